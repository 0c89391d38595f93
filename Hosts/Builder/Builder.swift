import Foundation
import PipitBase
import PipitLexicon
import PipitText

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
    /// How large its compressed copy is, where there is one.
    public var compressedCount: Int?
    /// How long it took to make, where that was asked for.
    public var milliseconds: Int?
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
    examine(content: content, only: files).problems
  }

  /// The problems of a content folder, or of some files in it, and what could not be looked at here.
  public static func examine(
    content: String, only files: [String] = []
  ) -> (problems: [Problem], notes: [String]) {
    let read = Content.read(content)
    let spelling = CourseSpelling.check(read.courses)
    let problems = (read.problems + spelling.problems).inOrder
    if files.isEmpty { return (problems, spelling.notes) }
    let strange = files.filter { file in !read.files.contains { isIn(file, $0) } }.map { file in
      Problem(
        file: file, line: 1, message: "this is no file of the content in \(content)",
        mend: "Name files or folders in it, or the folder itself with --content")
    }
    let found = problems.filter { problem in files.contains { isIn($0, problem.file) } }
    return (strange + found, spelling.notes)
  }

  /// Whether a file is the one named, or lies in the folder named.
  private static func isIn(_ named: String, _ file: String) -> Bool {
    let named = URL(fileURLWithPath: named).standardizedFileURL.path
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    return path == named || path.hasPrefix(named + "/")
  }

  /// Makes the packs of a content folder: the same sources, the same bytes. Spelling is left to
  /// `check`, so that a build needs no dictionaries. Without sources of the lexicon the packs are those
  /// of the content and the list of English words alone. With `measures` it tells of each pack how long
  /// it took.
  public static func build(
    content: String, into folder: String, lexicon: LexiconSources? = nil, measures: Bool = false
  ) throws(BuildError) -> [Built] {
    let read = Content.read(content)
    guard read.problems.isEmpty else { throw .problems(read.problems) }
    let alphabets = spare(read.alphabets.map(\.alphabet))
    let licences = read.decks.map(\.told) + Licences.all
    let courses = read.courses.map(\.course)
    let decks = read.decks.map(\.deck)
    var made = MadePacks()
    made.add("alphabets", AlphabetPack.bytes(of: alphabets), "\(alphabets.count) alphabets")
    made.add("words-en", WordPack.bytes(of: read.words), "\(read.words.count) English words")
    made.add("courses", CourseList.bytes(of: courses), "\(courses.count) courses")
    made.add(
      "decks",
      DeckList.bytes(of: zip(decks, read.decks).map { ($0, $1.source, $1.licence) }),
      "\(decks.count) decks")
    made.add(
      "licences", Array(Licences.json(licences).written.utf8), "\(licences.count) licences")
    if !read.readings.bytes.isEmpty {
      made.add(
        PhraseReadings.pack, read.readings.bytes,
        "\(read.readings.readings.phrases.count) readings")
    }
    for days in read.days {
      made.add(
        "days-\(days.language)", DayRoots.bytes(of: days.roots),
        "\(days.roots.count) days of “\(days.language)”")
    }
    for course in read.courses {
      made.add("course-\(course.id.text)", course.pack, course.course.title)
    }
    for deck in decks {
      made.add(
        DeckPack.name(of: deck.id), DeckPack.bytes(of: deck), "\(deck.entries.count) entries")
      for language in deck.languages {
        made.add(
          DeckWords.name(of: deck.id, language.tag), DeckWords.bytes(of: deck, language.tag),
          "\(deck.name) in \(language.englishName)")
      }
    }
    if let lexicon, let english = read.english {
      do {
        try Lexicon.add(to: &made, english, content: content, lexicon)
      } catch {
        throw .problems([error])
      }
    }
    var built: [Built] = []
    for pack in made.packs {
      try Disk.write(pack.bytes, to: "\(folder)/\(pack.name).pack")
      var file = Built(
        name: "\(pack.name).pack", byteCount: pack.bytes.count, summary: pack.summary)
      if measures { file.milliseconds = pack.milliseconds }
      built.append(file)
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

extension [Problem] {
  /// By file and line; those of one line stay as they stood.
  fileprivate var inOrder: [Problem] {
    enumerated().sorted {
      ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
    }.map(\.element)
  }
}

/// What a content folder holds, read and checked.
private struct Content {
  let alphabets: [AlphabetSource]
  let english: EnglishWords?
  let courses: [CourseSource]
  let decks: [DeckSource]
  let days: [DayList]
  let readings: (readings: PhraseReadings, bytes: [UInt8])
  /// All files that were read.
  let files: [String]
  let problems: [Problem]

  var words: [WordPack.Word] { english?.words ?? [] }

  static func read(_ folder: String) -> Content {
    var problems: [Problem] = []
    let english = english(folder, &problems)
    let files = Disk.files(in: "\(folder)/Alphabets").filter { $0.hasSuffix(".yaml") }
    if files.isEmpty {
      problems.append(
        Problem(
          file: "\(folder)/Alphabets", line: 1, message: "there are no alphabets here",
          mend: "Name the folder that holds Alphabets/"))
    }
    let sources = files.map { file in
      AlphabetSource(Disk.readSource(file) ?? [], file: file)
    }
    let pack = try? WordPack(WordPack.bytes(of: english?.words ?? []))
    problems += AlphabetCheck.problems(in: sources, words: pack)
    let courses = Disk.files(in: "\(folder)/Courses").filter { Disk.isFolder($0) }.map {
      CourseSource(folder: $0)
    }
    problems += CourseCheck.problems(in: courses)
    let decks = Disk.files(in: "\(folder)/Decks").filter { Disk.isFolder($0) }.map {
      DeckSource(folder: $0)
    }
    problems += DeckCheck.problems(in: decks)
    let days = DayList.all(in: folder)
    problems += days.flatMap(\.problems)
    let readings = PhraseReadings.read(folder)
    problems += readings.readings.problems
    let lists = [offensive(folder)] + days.map { DayList.file($0.language, in: folder) }
    return Content(
      alphabets: sources, english: english, courses: courses, decks: decks, days: days,
      readings: readings,
      files: files + lists + PhraseReadings.files(in: folder) + courses.flatMap(\.files)
        + decks.flatMap(\.files),
      problems: problems.inOrder)
  }

  private static func offensive(_ folder: String) -> String {
    "\(folder)/Words/offensive-en.txt"
  }

  private static func english(_ folder: String, _ problems: inout [Problem]) -> EnglishWords? {
    do {
      let offensive = try WrittenWords.offensive("en", in: folder)
      return try EnglishWords(offensive: offensive, folder: LexiconSources().scowl)
    } catch {
      problems.append(error)
      return nil
    }
  }
}
