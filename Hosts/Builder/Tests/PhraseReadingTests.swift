import Foundation
import PipitText
import Testing

@testable import PipitBuilder

struct PhraseReadingTests {
  private static func read(_ language: String, _ text: String) throws -> PhraseReadings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readings-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Readings"), withIntermediateDirectories: true)
    try text.write(
      to: folder.appending(path: "Readings/\(language).txt"), atomically: true, encoding: .utf8)
    return PhraseReadings.read(folder.path).readings
  }

  @Test func wordsAreReadWithTheirForms() throws {
    let readings = try Self.read("ja", "# a remark\n行っ いっ\n\n時々 ときどき\n")
    #expect(readings.problems.isEmpty)
    #expect(readings.phrases.map { $0["ja-Hrkt"] } == [["いっ"], ["ときどき"]])
  }

  @Test(arguments: [
    ("ja", "行っ"), ("ja", "行っ いk"), ("ja", "行っ い"), ("zh", "头发\t頭髮"), ("zh", "头发\t頭\ttóufa"),
    ("zh", "头发\t頭髮\ttóu"), ("zh", "头发\t頭髮\ttóufà\n头发\t頭髮\ttóufa"),
  ])
  func whatIsNoReadingIsTold(_ language: String, _ text: String) throws {
    let problems = try Self.read(language, "# a remark\n" + text).problems
    #expect(problems.count == 1)
    #expect(problems.first.map { $0.line >= 2 && $0.file.hasSuffix("\(language).txt") } == true)
  }

  @Test func theHousesOwnReadingsArePacked() {
    let read = PhraseReadings.read("Content")
    #expect(read.readings.problems.map(\.message) == [])
    #expect(read.readings.phrases.count > 150)
    #expect(PhraseReadings(read.bytes).phrases == read.readings.phrases)
  }
}
