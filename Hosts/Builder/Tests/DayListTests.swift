import Foundation
import PipitBase
import PipitLexicon
import PipitText
import Testing

@testable import PipitBuilder

/// As many different roots of eight letters as a list needs: `aaaaaaaa`, `aaaaaaab`.
private let enough: [String] = (0..<DayList.fewest).map { number in
  var left = number
  var letters: [String] = []
  for _ in 0..<8 {
    letters.append(String(Unicode.Scalar(UInt8(0x61 + left % 26))))
    left /= 26
  }
  return letters.reversed().joined()
}

/// The problems of a list, by line and message.
private func problems(_ roots: [String], _ language: String = "en") throws -> [String] {
  try withFolder { folder in
    try write("# none\nbollocks\n", to: "\(folder)/Words/offensive-\(language).txt")
    let text = roots.map { "\($0)\n" }.joined()
    try write(text, to: "\(folder)/Words/days-\(language).txt")
    let list = try #require(DayList(language, in: folder))
    return list.problems.map { "\($0.line): \($0.message). \($0.mend)" }
  }
}

@Test func aGoodListOfDaysHasNoProblemAndItsRootsInOrder() throws {
  try withFolder { folder in
    try write("", to: "\(folder)/Words/offensive-en.txt")
    let text = "\u{feff}# The days.\r\n" + enough.map { "\($0)\r\n" }.joined()
    try write(text, to: "\(folder)/Words/days-en.txt")
    let list = try #require(DayList("en", in: folder))

    #expect(list.problems == [])
    #expect(list.roots == enough)
    #expect(DayList("fr", in: folder) == nil)
    #expect(DayList.all(in: folder).map(\.language) == ["en"])
  }
}

/// What is put in the place of the third root, and the problem that must be told.
@Test(arguments: [
  ("", "3: an empty line, which would be a day without a root. Take it out"),
  (
    "aaaaaaaa",
    "3: “aaaaaaaa” is there twice, first on line 1. Put another in the place of the one that was added"
  ),
  (
    "ice cream",
    "3: “ice cream” has “ ”, which is no letter of the language. Write a word of its letters alone"
  ),
  (
    "naïveté",
    "3: “naïveté” has “ï”, which is no letter of the language. Write a word of its letters alone"
  ),
  ("banana", "3: “banana” has 6 letters. Put a word of 7 to 9 in its place"),
  ("basketball", "3: “basketball” has 10 letters. Put a word of 7 to 9 in its place"),
  ("bollocks", "3: “bollocks” is on the list of offensive words. Put another in its place"),
])
func aListOfDaysTellsLineAndMend(root: String, told: String) throws {
  var roots = enough + ["zzzzzzzz"]
  roots[2] = root

  #expect(try problems(roots) == [told])
}

@Test func tooFewDaysAreTold() throws {
  #expect(
    try problems(Array(enough.dropLast())) == [
      "1460: only 1460 roots are there, and 1461 are needed. Add more at the end"
    ])
  #expect(try problems([]).count == 1)
}

@Test func lettersOfADayAreThoseOfItsLanguage() throws {
  #expect(try problems(enough + ["Haustür", "Straßen"], "de") == [])
  #expect(try problems(enough + ["Haustúr"], "de").count == 1)
  #expect(try problems(enough + ["cœlacanthe"], "fr").count == 1)
}

@Test func bytesOfDaysThatAreNotUTF8AreNamed() throws {
  try withFolder { folder in
    try write("", to: "\(folder)/Words/offensive-en.txt")
    let path = "\(folder)/Words/days-en.txt"
    let bytes = Array("# days\n".utf8) + [0xff, 0x0a] + Array(enough.joined(separator: "\n").utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let list = try #require(DayList("en", in: folder))

    #expect(
      list.problems == [
        Problem(
          file: path, line: 2, message: "this line is not UTF-8", mend: "Save the file as UTF-8")
      ])
  }
}

/// What was dealt stays dealt: the first four years of each language, by the hash of their lines. A
/// hash that differs means that a past or coming day would change: put the list back as it was.
@Test(arguments: [
  ("en", 0xb610_c7a6_5c5b_dadd),
  ("es", 0x023d_207a_2f4b_476a),
  ("fr", 0xe120_7ed5_b279_0389),
  ("de", 0xd7d7_3c83_f5e4_41f3),
  ("it", 0x8190_81e0_d219_9e3b),
  ("uk", 0x11e7_8e03_842d_c143),
])
func noDayOfFourYearsChanges(language: String, hash: UInt64) throws {
  let list = try #require(DayList(language, in: content))
  let text = list.roots.prefix(DayList.fewest).map { "\($0)\n" }.joined()

  #expect(Dice.hash(text) == hash)
  let pack = try DayRoots(DayRoots.bytes(of: list.roots))
  #expect(pack.root(on: DayRoots.first) == list.roots[0])
  #expect(pack.root(on: Day(number: DayRoots.first.number + 1_460)) == list.roots[1_460])
}

@Test func eachLanguageWithWordsHasItsDays() {
  let lists = DayList.all(in: content)

  #expect(lists.map(\.language) == ["en", "es", "fr", "de", "it", "uk"])
}
