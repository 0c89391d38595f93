import Foundation
import PipitBase

/// What others made and the app carries, with the notices that must go with it.
enum Licences {
  struct Licence {
    let name: String
    let what: String
    let licence: String
    var notice: String
  }

  /// Everything that the served files hold or the server links and others made, each with the notice
  /// that its package on this machine gives; without one where the package is not there.
  static var all: [Licence] {
    words + [
      licence(
        "WordNet 3.0", "the English dictionary: definitions, examples and synonyms",
        "WordNet 3.0 License", ["/usr/share/doc/wordnet-base/copyright"]),
      licence(
        "Swift", "the standard library inside the module",
        "Apache 2.0 with Runtime Library Exception", swiftLicences),
      licence(
        "Noto", "the fonts for Arabic, Devanagari, Gurmukhi and Shahmukhi, cut to those scripts",
        "SIL Open Font License 1.1", ["/usr/share/doc/fonts-noto-core/copyright"]),
      unicode,
      licence(
        "LAME", "a library of the server's, linked as it comes with the system: sounds as MP3",
        "LGPL 2 or later", ["/usr/share/doc/libmp3lame0/copyright"]),
      licence(
        "Sonic", "a library of the server's: slow speech", "Apache 2.0",
        ["/usr/share/doc/libsonic0/copyright"]),
      licence(
        "wasi-libc", "functions of the C library inside the module, dlmalloc and musl among them",
        "MIT and others", ["/usr/share/doc/wasi-libc/copyright"]),
      licence(
        "LLVM compiler-rt", "arithmetic inside the module", "Apache 2.0 with LLVM Exceptions",
        Disk.files(in: "/usr/share/doc").filter {
          $0.contains("/libclang-rt-") && $0.hasSuffix("wasm32")
        }.map { $0 + "/copyright" }),
    ]
  }

  /// The lists of words and how common they are.
  private static var words: [Licence] {
    let lists = [
      ("wspanish", "Spanish", "public domain"), ("wfrench", "French", "GPL 2 or later"),
      ("wngerman", "German", "GPL 2 or 3"), ("witalian", "Italian", "GPL 3 or later"),
      ("wukrainian", "Ukrainian", "GPL 2 or LGPL 2, or later"),
    ]
    return [
      licence(
        "SCOWL", "the lists of English words, the larger one too", "SCOWL's own, permissive",
        ["/usr/share/doc/scowl/copyright"]),
      Licence(
        name: "wordfreq", what: "how common words are",
        licence: "Creative Commons Attribution-ShareAlike 4.0", notice: frequencyNotice),
    ]
      + lists.map { package, language, terms in
        licence(
          package, "\(language) words: those that wordfreq knows, with how common they are", terms,
          ["/usr/share/doc/\(package)/copyright"])
      }
  }

  /// What wordfreq's authors ask for; their lists were made shorter here: words of our lists alone,
  /// and for each no more than which fifth it belongs to.
  private static let frequencyNotice = """
    The bands of words come from wordfreq 3.1.1 by Robyn Speer, https://github.com/rspeer/wordfreq,
    whose data may be redistributed under the Creative Commons Attribution-ShareAlike 4.0 licence,
    https://creativecommons.org/licenses/by-sa/4.0/. Changed: of each word only the fifth that it
    belongs to is kept; the lists of words to spell are under the same licence.

    wordfreq holds data from Google Books Ngrams, http://books.google.com/ngrams, from the Leeds
    Internet Corpus, http://corpus.leeds.ac.uk/list.html, from Wikipedia, http://www.wikipedia.org,
    from ParaCrawl, https://paracrawl.eu, from OPUS OpenSubtitles 2018,
    http://opus.nlpl.eu/OpenSubtitles.php, made from http://www.opensubtitles.org/, and from the
    SUBTLEX lists by Marc Brysbaert and others.
    """

  /// The facts about characters come from Unicode's data, through Swift's library. Their notice
  /// stands in the copyright file of Perl, which carries the same data and is on every Debian.
  private static var unicode: Licence {
    var licence = licence(
      "Unicode Character Database", "what the module knows of letters and marks",
      "Unicode License", ["/usr/share/doc/perl-base/copyright"])
    licence.notice = section("License: Unicode", of: licence.notice)
    return licence
  }

  /// The lines after a heading of a Debian copyright file that belong to it: they begin with a space.
  private static func section(_ heading: String, of copyright: String) -> String {
    let lines = copyright.split(separator: "\n", omittingEmptySubsequences: false)
    // The heading stands alone where the licence is written out, and beside files elsewhere.
    let starts = lines.indices.filter { lines[$0] == heading }
    let sections = starts.map { lines[($0 + 1)...].prefix { $0.hasPrefix(" ") } }
    return sections.max { $0.count < $1.count }?.joined(separator: "\n") ?? ""
  }

  static func json(_ licences: [Licence]) -> JSON {
    .list(
      licences.map {
        .object([
          .init("name", .text($0.name)), .init("what", .text($0.what)),
          .init("licence", .text($0.licence)), .init("notice", .text($0.notice)),
        ])
      })
  }

  private static func licence(
    _ name: String, _ what: String, _ licence: String, _ paths: [String]
  ) -> Licence {
    let notice = paths.lazy.compactMap { Disk.read($0) }.first ?? []
    return Licence(
      name: name, what: what, licence: licence, notice: String(decoding: notice, as: UTF8.self))
  }

  /// Beside the compiler that is in the path.
  private static var swiftLicences: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { folder in
      URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("share/swift/LICENSE.txt").path
    }
  }
}

extension DeckSource {
  /// The deck as About tells of it.
  var told: Licences.Licence {
    .init(
      name: name.text, what: "a deck of flash cards, \(source)", licence: licence, notice: "")
  }
}
