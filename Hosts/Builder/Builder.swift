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
    let read = Content.read(content)
    if files.isEmpty { return read.problems }
    let strange = files.filter { file in !read.files.contains { isIn(file, $0) } }.map { file in
      Problem(
        file: file, line: 1, message: "this is no file of the content in \(content)",
        mend: "Name files or folders in it, or the folder itself with --content")
    }
    return strange
      + read.problems.filter { problem in files.contains { isIn($0, problem.file) } }
  }

  /// Whether a file is the one named, or lies in the folder named.
  private static func isIn(_ named: String, _ file: String) -> Bool {
    let named = URL(fileURLWithPath: named).standardizedFileURL.path
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    return path == named || path.hasPrefix(named + "/")
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
  /// All files that were read.
  let files: [String]
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
    return Content(
      alphabets: sources, words: words, files: files + [offensive(folder)], problems: problems)
  }

  private static func offensive(_ folder: String) -> String {
    "\(folder)/Words/offensive-en.txt"
  }

  private static func words(_ folder: String, _ problems: inout [Problem]) -> [String] {
    do {
      let offensive = try EnglishWords.offensive(offensive(folder))
      return try EnglishWords.read(without: offensive)
    } catch {
      problems.append(error)
      return []
    }
  }
}
