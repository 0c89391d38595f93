import Foundation
import PipitBase
import PipitLexicon

/// Turns the sources in `Content/` into packs, and packs, module and pages into the served folder.
public enum Builder {
  /// A file that was made.
  public struct Built: Equatable, Sendable {
    /// The file's name.
    public let name: String
    /// How large it is.
    public let byteCount: Int
    /// What is in it: "28 alphabets".
    public let summary: String
  }

  /// Why nothing was built.
  public enum BuildError: Error, Equatable, Sendable {
    /// The sources have problems.
    case problems([Problem])
    /// A file cannot be read or written, or a program is missing; the text says which and what
    /// to do.
    case failed(String)

    /// The error as lines of text.
    public var text: String {
      switch self {
      case .problems(let problems): problems.map(\.text).joined(separator: "\n")
      case .failed(let why): why
      }
    }
  }

  /// The problems of a content folder, or of some files in it, in the order of files and lines.
  public static func check(content: String, only files: [String] = []) -> [Problem] {
    let problems = Content.read(content).problems
    if files.isEmpty { return problems }
    let wanted = files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return problems.filter { problem in
      let path = URL(fileURLWithPath: problem.file).standardizedFileURL.path
      return wanted.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// Makes the packs of a content folder: the same sources, the same bytes.
  public static func build(content: String, into folder: String) throws(BuildError) -> [Built] {
    let read = Content.read(content)
    guard read.problems.isEmpty else { throw .problems(read.problems) }
    let alphabets = spare(read.alphabets.map(\.alphabet))
    let licences = Licences.all
    let files: [(name: String, bytes: [UInt8], summary: String)] = [
      ("alphabets.pack", AlphabetPack.bytes(of: alphabets), "\(alphabets.count) alphabets"),
      ("words-en.pack", WordPack.bytes(of: read.words), "\(read.words.count) English words"),
      ("licences.pack", Array(Licences.json(licences).written.utf8), "\(licences.count) licences"),
    ]
    var built: [Built] = []
    for file in files {
      try Disk.write(file.bytes, to: "\(folder)/\(file.name)")
      built.append(Built(name: file.name, byteCount: file.bytes.count, summary: file.summary))
    }
    return built
  }

  /// The alphabets with no more written wrong choices than change needs: two of four beside three
  /// from other alphabets, else five of six. The pack stays small for the first visit.
  private static func spare(_ alphabets: [SpellingAlphabet]) -> [SpellingAlphabet] {
    guard let pack = try? AlphabetPack(AlphabetPack.bytes(of: alphabets)) else {
      preconditionFailure("A pack that was written can be read")
    }
    return alphabets.map { alphabet in
      var bare = alphabet
      bare.decoys = []
      let others = ChoiceMaker(bare, pack: pack)
      var spared = alphabet
      spared.decoys = alphabet.decoys.map { decoys in
        let isRich =
          others.wrongCount(for: decoys.letter) >= 3
          && alphabet.codeWord(of: decoys.letter)?.begins == true
        return .init(letter: decoys.letter, words: Array(decoys.words.prefix(isRich ? 4 : 6)))
      }
      return spared
    }
  }
}

/// What a content folder holds, read and checked.
private struct Content {
  let alphabets: [AlphabetSource]
  let words: [String]
  let problems: [Problem]

  static func read(_ folder: String) -> Content {
    var problems: [Problem] = []
    let words = words(folder, &problems)
    let files = Disk.files(in: "\(folder)/Alphabets").filter { $0.hasSuffix(".yaml") }
    if files.isEmpty {
      problems.append(
        Problem(
          file: "\(folder)/Alphabets", line: 1, message: "there are no alphabets here",
          mend: "Name the folder that holds Alphabets/"))
    }
    let sources = files.map { file in
      AlphabetSource(Disk.read(file) ?? [], file: file)
    }
    let pack = try? WordPack(WordPack.bytes(of: words))
    problems += AlphabetCheck.problems(in: sources, words: pack)
    return Content(alphabets: sources, words: words, problems: problems)
  }

  private static func words(_ folder: String, _ problems: inout [Problem]) -> [String] {
    do {
      let offensive = try EnglishWords.offensive("\(folder)/Words/offensive-en.txt")
      return try EnglishWords.read(without: offensive)
    } catch {
      problems.append(error)
      return []
    }
  }
}
