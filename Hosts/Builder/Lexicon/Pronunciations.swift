import Foundation
import PipitBase

/// How words are said, in the International Phonetic Alphabet, by espeak-ng run as a program.
///
/// What was once asked is kept, by the version of the program and the voice, so that a second build
/// asks nothing.
struct Pronunciations {
  private let voice: String
  private let program: String
  private let work: String

  /// The words of one run: enough that starting costs nothing, few enough that a misreading is found.
  private static let most = 5_000

  /// The pronunciations of a voice; `work` is the folder where they are kept.
  init(voice: String = "en-gb", work: String, program: String = "espeak-ng") {
    self.voice = voice
    self.work = work
    self.program = program
  }

  /// The pronunciation of each word, with its stresses and without slashes: `bear` is `bˈeə`.
  func read(_ words: [String]) throws(Problem) -> [String: String] {
    let path = "\(work)/pronunciations-\(voice)-\(try version()).txt"
    var known: [String: String] = [:]
    for line in String(decoding: Disk.read(path) ?? [], as: UTF8.self).split(separator: "\n") {
      let columns = line.split(separator: "\t", maxSplits: 1).map(String.init)
      if columns.count == 2 { known[columns[0]] = columns[1] }
    }
    let unknown = Set(words).subtracting(known.keys).sorted()
    if !unknown.isEmpty {
      for start in stride(from: 0, to: unknown.count, by: Self.most) {
        let part = Array(unknown[start..<min(start + Self.most, unknown.count)])
        for (word, said) in zip(part, try ask(part)) { known[word] = said }
      }
      let lines = known.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
      try keep(lines.joined(), path)
    }
    let asked = Set(words)
    return known.filter { asked.contains($0.key) }
  }

  private func keep(_ text: String, _ path: String) throws(Problem) {
    do throws(Builder.BuildError) {
      try Disk.write(Array(text.utf8), to: path)
    } catch {
      throw Problem(file: path, line: 1, message: error.text, mend: "Make room for it")
    }
  }

  /// The program's number: its data may say a word otherwise in the next.
  private func version() throws(Problem) -> String {
    let words = try run(["--version"], from: nil).split(separator: " ")
    let number = words.first { $0.first?.isNumber == true } ?? "unknown"
    return String(number)
  }

  /// What the voice says of words, each a paragraph of its own, which gives each a line.
  private func ask(_ words: [String]) throws(Problem) -> [String] {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("pipit-said-\(UUID().uuidString)").path
    try keep(words.joined(separator: "\n\n") + "\n", path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let said = try run(["-q", "--ipa", "-v", voice], from: path)
    let lines = said.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    if lines.count == words.count { return lines }
    guard words.count > 1 else { return [""] }
    // One of them was read as more than a line, or as nothing.
    let half = words.count / 2
    return try ask(Array(words[..<half])) + ask(Array(words[half...]))
  }

  private func run(_ options: [String], from path: String?) throws(Problem) -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    child.arguments = [program] + options
    let output = Pipe()
    child.standardInput =
      path.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    child.standardOutput = output
    child.standardError = FileHandle.nullDevice
    let failed = Problem(
      file: program, line: 1, message: "the program that says words does not work",
      mend: "Install it: apt-get install espeak-ng")
    guard (try? child.run()) != nil else { throw failed }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    guard child.terminationStatus == 0 else { throw failed }
    return String(decoding: said, as: UTF8.self)
  }
}
