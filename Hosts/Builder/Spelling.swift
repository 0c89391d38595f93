import Foundation
import PipitText

/// Words looked up in hunspell's dictionaries, by the program of that name; where it or a dictionary
/// is not installed nothing is known.
struct Spelling {
  /// Where Debian puts dictionaries.
  static let folder = "/usr/share/hunspell"
  static let program = "/usr/bin/hunspell"

  /// The languages that Debian has dictionaries for, with their names and packages.
  private static let dictionaries: [String: (names: [String], packages: String)] = [
    "de": (["de_DE"], "hunspell-de-de"),
    "en": (["en_US", "en_GB"], "hunspell-en-us hunspell-en-gb"),
    "es": (["es_ES"], "hunspell-es"), "fr": (["fr_FR"], "hunspell-fr"),
    "it": (["it_IT"], "hunspell-it"), "uk": (["uk_UA"], "hunspell-uk"),
  ]

  /// What must be installed for a language, or nil where nothing is missing or can be had.
  static func missingPackages(for language: Language) -> String? {
    guard let dictionary = dictionaries[language.primary] else { return nil }
    let isThere = dictionary.names.allSatisfy { Disk.exists("\(folder)/\($0).dic") }
    return isThere && Disk.exists(program) ? nil : "hunspell \(dictionary.packages)"
  }

  /// Words that a language's dictionaries may not know: all that they do not, and some that they do;
  /// nil where the language has none here. This is quick; guesses take time.
  static func suspicious(_ words: Set<String>, in language: Language) -> Set<String>? {
    guard let names = names(of: language) else { return nil }
    let asked = words.map { (word: $0, parts: [$0] + parts($0)) }
    guard let said = run(["-l"], asked.flatMap(\.parts), names) else { return nil }
    let unknown = Set(said.split(separator: "\n").map(String.init))
    return Set(asked.filter { $0.parts.contains { unknown.contains($0) } }.map(\.word))
  }

  /// The words that a language's dictionaries do not know, each with what it may have been meant
  /// to be; nil where the language has none here.
  static func unknown(_ words: Set<String>, in language: Language) -> [String: [String]]? {
    guard let names = names(of: language) else { return nil }
    let asked = words.map { (word: $0, parts: parts($0)) }
    let lines = asked.flatMap { [$0.word] + $0.parts }
    guard let said = run(["-a"], lines, names), let answers = answers(said, count: lines.count)
    else { return nil }
    var guesses: [String: [String]] = [:]
    for (line, answer) in zip(lines, answers) where answer != nil { guesses[line] = answer }
    var unknown: [String: [String]] = [:]
    for (word, parts) in asked {
      let isMade = parts.count > 1 && parts.allSatisfy { guesses[$0] == nil }
      if let guess = guesses[word], !isMade { unknown[word] = guess }
    }
    return unknown
  }

  private static func names(of language: Language) -> [String]? {
    missingPackages(for: language) == nil ? dictionaries[language.primary]?.names : nil
  }

  /// The parts of a word that apostrophes and hyphens make.
  private static func parts(_ word: String) -> [String] {
    word.split(whereSeparator: { "'-".contains($0) }).map(String.init)
  }

  /// What the program says of lines; with `-a` a `^` keeps a line from being a command.
  private static func run(_ options: [String], _ lines: [String], _ names: [String]) -> String? {
    // A child that writes while it is written to could wait for ever: it reads from a file.
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("pipit-words-\(UUID().uuidString)").path
    let mark = options == ["-a"] ? "^" : ""
    let text = lines.map { "\(mark)\($0)\n" }.joined()
    guard (try? Disk.write(Array(text.utf8), to: path)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let child = Process()
    child.executableURL = URL(fileURLWithPath: program)
    child.arguments =
      options + ["-i", "UTF-8", "-d", names.map { "\(folder)/\($0)" }.joined(separator: ",")]
    let output = Pipe()
    child.standardInput = FileHandle(forReadingAtPath: path)
    child.standardOutput = output
    child.standardError = FileHandle.nullDevice
    guard (try? child.run()) != nil else { return nil }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  /// The answers of the program: after its name a group of lines for each line asked, and an empty
  /// line after each group. `&` and `#` begin what is said of an unknown word.
  private static func answers(_ said: String, count: Int) -> [[String]?]? {
    var answers: [[String]?] = []
    var answer: [String]?
    for line in said.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      if line.isEmpty {
        answers.append(answer)
        answer = nil
      } else if line.hasPrefix("&") {
        let guesses = line.split(separator: ":", maxSplits: 1).last ?? ""
        answer =
          (answer ?? [])
          + guesses.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      } else if line.hasPrefix("#") {
        answer = answer ?? []
      }
    }
    return answers.count >= count ? answers : nil
  }
}
