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
    "de": (["de_DE"], "hunspell-de-de"), "en": (["en_US", "en_GB"], "hunspell-en-us hunspell-en-gb"),
    "es": (["es_ES"], "hunspell-es"), "fr": (["fr_FR"], "hunspell-fr"),
    "it": (["it_IT"], "hunspell-it"), "uk": (["uk_UA"], "hunspell-uk"),
  ]

  /// What must be installed for a language, or nil where nothing is missing or can be had.
  static func missingPackages(for language: Language) -> String? {
    guard let dictionary = dictionaries[language.primary] else { return nil }
    let isThere = dictionary.names.allSatisfy { Disk.exists("\(folder)/\($0).dic") }
    return isThere && Disk.exists(program) ? nil : "hunspell \(dictionary.packages)"
  }

  /// The words that a language's dictionaries do not know, each with what it may have been meant
  /// to be; nil where the language has none here.
  static func unknown(_ words: [String], in language: Language) -> [String: [String]]? {
    guard let dictionary = dictionaries[language.primary], missingPackages(for: language) == nil
    else { return nil }
    var lines: [String] = []
    for word in words where !word.contains("\n") {
      lines.append(word)
      let parts = Self.parts(word)
      if parts.count > 1 { lines += parts }
    }
    guard let answers = ask(lines, dictionary.names) else { return nil }
    var guesses: [String: [String]] = [:]
    for (line, answer) in zip(lines, answers) where answer != nil { guesses[line] = answer }
    var unknown: [String: [String]] = [:]
    for word in words {
      guard let guess = guesses[word] else { continue }
      let parts = Self.parts(word)
      if parts.count > 1, parts.allSatisfy({ guesses[$0] == nil }) { continue }
      unknown[word] = guess
    }
    return unknown
  }

  /// A word in the parts that apostrophes and hyphens make, each with the apostrophe at its end.
  private static func parts(_ word: String) -> [String] {
    word.split(whereSeparator: { "'-".contains($0) }).map(String.init)
  }

  /// For each line nothing where all its words are known, else guesses, perhaps none.
  private static func ask(_ lines: [String], _ names: [String]) -> [[String]?]? {
    // A child that writes while it is written to could wait for ever: it reads from a file.
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("pipit-words-\(UUID().uuidString)").path
    let text = lines.map { "^\($0)\n" }.joined()
    guard (try? Disk.write(Array(text.utf8), to: path)) != nil,
      let input = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let child = Process()
    child.executableURL = URL(fileURLWithPath: program)
    child.arguments = [
      "-a", "-i", "UTF-8", "-d", names.map { "\(folder)/\($0)" }.joined(separator: ","),
    ]
    let output = Pipe()
    child.standardInput = input
    child.standardOutput = output
    child.standardError = FileHandle.nullDevice
    guard (try? child.run()) != nil else { return nil }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return answers(String(decoding: said, as: UTF8.self), count: lines.count)
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
