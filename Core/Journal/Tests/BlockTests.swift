import PipitBase
import Testing

@testable import PipitJournal

@Suite struct BlockTests {
  var dice = Dice(seed: 41)

  private func written(_ entries: [Entry]) -> [String] {
    entries.map { "\($0.device) \($0.number) \($0.unnumbered.written)" }
  }

  private func isKept(_ entries: [Entry]) throws -> Bool {
    written(try JournalBlock(JournalBlock.bytes(of: entries)).entries) == written(entries)
  }

  // MARK: Random entries

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[dice.roll(below: values.count)]
  }

  private mutating func text() -> String {
    pick([
      "", "a", "A", "alphabet/nato/A/word", "alphabet/nato/A", "nato", "/", "//", "a//b", "s1",
      "s1/2/0",
      "\0", "a\0b", "é", "e\u{301}", "\u{1f1fa}\u{1f1e6}", "1/2/3/4/5/6/7/8/9/10", "word", "-0",
      "12",
      String(repeating: "x", count: 300), String(dice.roll()), String(dice.roll(below: 50)),
    ])
  }

  private mutating func number() -> String {
    pick([
      "0", "-0", "1", "-1", "3", "1.0", "1e9", "01", "9223372036854775807", "-9223372036854775808",
      "9223372036854775808", "123456789012345678901234567890", String(dice.roll(below: 100_000)),
      String(Int64(bitPattern: dice.roll())),
    ])
  }

  private mutating func value(_ level: Int = 0) -> JSON {
    switch dice.roll(below: level > 4 ? 5 : 8) {
    case 0: return .null
    case 1: return .bool(dice.roll(below: 2) == 0)
    case 2: return .number(number())
    case 3, 4: return .text(text())
    case 5: return .list((0..<dice.roll(below: 4)).map { _ in value(level + 1) })
    default: return object(level)
    }
  }

  private mutating func object(_ level: Int = 0) -> JSON {
    let names = ["item", "rating", "name", "name", "milliseconds", "unbekannt", ""]
    return .object(
      (0..<dice.roll(below: 6)).map { _ in JSON.Member(pick(names), value(level + 1)) })
  }

  private mutating func id() -> String {
    let line = dice.roll(below: 90)
    return pick([
      "s1/\(line)/0", "s1/\(line)/1", "s2/\(line)/0", "app/\(dice.roll())", text(), "s1/01/0",
      "s1/-1/0", "s1//0", "/1/1", "s1/2147483647/2147483647", "s1/2147483648/0",
    ])
  }

  private mutating func entry() -> Entry {
    let near = 1_767_225_600_000 + Int64(dice.roll(below: 10_000_000))
    return Entry(
      id: id(), device: pick(["", "9f86d081884c7d65", "d"]),
      number: pick([1, 2, 3, 0, -5, .max, .min, near]),
      at: Moment(
        milliseconds: pick([near, near, near, 0, -1, .max, .min]),
        offsetMinutes: pick([0, 60, -1_080, 1_080, .max, .min])),
      event: Event(
        kind: pick(["answer", "answer", "set", "finish", "neu", ""]),
        payload: dice.roll(below: 8) == 0 ? value() : object()),
      logical: pick([nil, nil, near, .max, .min]))
  }

  // MARK: Laws

  @Test mutating func whateverIsKeptComesBackAsItWas() throws {
    for count in [0, 1, 2, 3, 5, 8, 40, 300, 1_030] {
      for _ in 0..<(count < 50 ? 60 : 3) {
        let entries = (0..<count).map { _ in entry() }
        #expect(try isKept(entries))
      }
    }
  }

  @Test func aLongListAndADeepPayloadComeBack() throws {
    var deep: JSON = "end"
    for level in 1..<JSON.deepest { deep = level % 2 == 0 ? [deep] : ["in": deep] }
    let long = JSON.list(Array(repeating: 7, count: 5_000))
    #expect(
      try isKept(
        [deep, long, [:], [], .null].map { payload in
          Entry(
            id: "a/1/0", device: "d", number: 1, at: Moment(milliseconds: 5),
            event: Event(kind: "new", payload: payload))
        }))
  }

  @Test mutating func whatIsDamagedIsRefused() {
    let bytes = JournalBlock.bytes(of: (0..<50).map { _ in entry() })
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= UInt8(1 + dice.roll(below: 255))
      #expect(throws: BlockError.self) { try JournalBlock(damaged) }
    }
    for count in 0..<bytes.count {
      #expect(throws: BlockError.self) { try JournalBlock(Array(bytes[..<count])) }
    }
    #expect(throws: BlockError.self) { try JournalBlock(bytes + [0]) }
    #expect(throws: BlockError.foreign) { try JournalBlock(Array("{\"a\":1}".utf8)) }
  }

  /// What comes with a right hash may still be no block: it is read or refused, and nothing traps.
  @Test mutating func brokenBlocksAreReadOrRefused() {
    var read = 0
    for _ in 0..<30 {
      let bytes = JournalBlock.bytes(of: (0..<(1 + dice.roll(below: 12))).map { _ in entry() })
      for _ in 0..<200 {
        var broken = bytes
        for _ in 0...dice.roll(below: 3) {
          let place = 8 + dice.roll(below: broken.count - 8)
          switch dice.roll(below: 4) {
          case 0: broken[place] = UInt8(dice.roll(below: 256))
          case 1: broken[place] ^= 1 << UInt8(dice.roll(below: 8))
          case 2 where broken.count > 20: broken.remove(at: place)
          default: broken.insert(UInt8(dice.roll(below: 4)), at: place)
          }
        }
        JournalBlock.seal(&broken)
        if let block = try? JournalBlock(broken) {
          read += 1
          _ = written(block.entries)
        }
      }
    }
    #expect(read > 100)
  }
}
