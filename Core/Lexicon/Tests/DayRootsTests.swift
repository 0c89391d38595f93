import PipitBase
import PipitLexicon
import Testing

private let roots = ["silkworm", "Haustür", "м'ята", "été"]

private func day(_ offset: Int64) -> Day { Day(number: DayRoots.first.number + offset) }

@Test func theFirstRootIsThatOfTheFirstOfJanuary2026() throws {
  let days = try DayRoots(DayRoots.bytes(of: roots))

  #expect(DayRoots.first.text == "2026-01-01")
  #expect(days.count == 4)
  #expect((0..<4).map { days.root(on: day($0)) } == roots)
}

@Test func afterTheLastRootTheyBeginAgainAndBeforeTheFirstToo() throws {
  let days = try DayRoots(DayRoots.bytes(of: roots))

  #expect((4..<8).map { days.root(on: day($0)) } == roots)
  #expect(days.root(on: day(4_000_001)) == "Haustür")
  #expect((-4..<0).map { days.root(on: day($0)) } == roots)
  #expect(days.root(on: day(-1)) == "été" && days.root(on: day(-5)) == "été")
  #expect(roots.contains(days.root(on: Day(number: .min))))
  #expect(roots.contains(days.root(on: Day(number: .max))))
}

@Test func aPackOfOneRootHasItEachDay() throws {
  let days = try DayRoots(DayRoots.bytes(of: ["silkworm"]))
  #expect([-3, 0, 1, 365].map { days.root(on: day($0)) } == .init(repeating: "silkworm", count: 4))
}

@Test(arguments: [
  ("", 1, PackError.Reason.unknownVersion), ("pipit-days 2\nabacus\n", 1, .unknownVersion),
  ("pipit-days 1", 1, .unknownVersion), ("pipit-days 1\n", 2, .emptyField),
  ("pipit-days 1\nabacus\n\nbanana\n", 3, .emptyField),
  ("pipit-days 1\nabacus\n\n", 3, .emptyField), ("pipit-days 1\nabacus\nban", 3, .emptyField),
  ("pipit-days 1\nabacus\nbanana split\n", 3, .unknownValue),
  ("pipit-days 1\naba-cus\n", 2, .unknownValue), ("pipit-days 1\nabacus\r\n", 2, .unknownValue),
  ("pipit-days 1\nabacus1\n", 2, .unknownValue), ("pipit-days 1\n# abacus\n", 2, .unknownValue),
  ("pipit-days 1\nabacus\n" + String(repeating: "a", count: 81) + "\n", 3, .unknownValue),
])
func aBrokenListOfDaysTellsLineAndReason(text: String, line: Int, reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) { try DayRoots(Array(text.utf8)) }
}

@Test func bytesThatAreNotUTF8AreNoRoots() {
  let bytes = Array("pipit-days 1\nabacus\n".utf8) + [0xff, 0x0a]
  #expect(throws: PackError(line: 3, reason: .notUTF8)) { try DayRoots(bytes) }
}

@Test func noChangedByteMakesAListOfDaysTrap() {
  let good = DayRoots.bytes(of: roots + ["daylight", "rainbow"])
  var dice = Dice(seed: 5)
  var read = 0
  for _ in 0..<4_000 {
    var bytes = good
    for _ in 0...dice.roll(below: 3) {
      bytes[dice.roll(below: bytes.count)] = UInt8(truncatingIfNeeded: dice.roll())
    }
    if dice.roll(below: 4) == 0 { bytes.removeLast(dice.roll(below: bytes.count)) }
    guard let days = try? DayRoots(bytes) else { continue }
    read += 1
    for offset in [Int64.min / 2, -7, 0, 3, 20_000] {
      #expect(!days.root(on: day(offset)).isEmpty)
    }
  }
  #expect(read > 100)
}
