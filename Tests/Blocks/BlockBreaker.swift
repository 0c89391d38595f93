import PipitBase
import PipitJournal

/// Makes blocks of odd entries and damages them. Their hashes are right, so that the damage is met
/// behind them.
struct BlockBreaker {
  private var dice: Dice
  private var block: [UInt8] = []
  private var left = 0
  /// Whether every block was what was written before it was damaged.
  private(set) var isWhole = true

  init(seed: UInt64) { dice = Dice(seed: seed) }

  /// A block with some bytes changed, left out or put in between, or cut.
  mutating func next() -> [UInt8] {
    if left == 0 {
      left = 100
      let count = 1 + dice.roll(below: 12)
      let entries = (0..<count).map { _ in entry() }
      block = JournalBlock.bytes(of: entries)
      isWhole = isWhole && (try? JournalBlock(block))?.entries == entries
    }
    left -= 1
    var broken = block
    for _ in 0...dice.roll(below: 4) {
      let place = 8 + dice.roll(below: broken.count - 8)
      switch dice.roll(below: 6) {
      case 0: broken[place] = UInt8(dice.roll(below: 256))
      case 1: broken[place] ^= 1 << UInt8(dice.roll(below: 8))
      case 2: broken[place] = pick([0, 1, 2, 4, 8, 11, 127, 128, 255])
      case 3 where broken.count > 20: broken.remove(at: place)
      case 4 where broken.count > 20: broken.removeSubrange(max(place, 10)...)
      default: broken.insert(UInt8(dice.roll(below: 12)), at: place)
      }
    }
    seal(&broken)
    return broken
  }

  /// Puts the hash of what stands behind it into its place.
  private func seal(_ block: inout [UInt8]) {
    var hash: UInt32 = 0x811c_9dc5
    for byte in block[8...] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for place in 0..<4 {
      block[4 + place] = UInt8(truncatingIfNeeded: hash >> (8 * UInt32(place)))
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[dice.roll(below: values.count)]
  }

  private mutating func text() -> String {
    pick([
      "", "alphabet/nato/A/word", "alphabet/nato/A", "nato", "/", "a//b", "s1", "é", "root/word",
      "scramble/en/word", "mjvzk2pi-2y84ewc45nokj", String(dice.roll(below: 50)),
    ])
  }

  private mutating func value(_ level: Int) -> JSON {
    switch dice.roll(below: level > 3 ? 4 : 6) {
    case 0: pick([.null, .bool(true), .number("1.5")])
    case 1: .integer(Int64(bitPattern: dice.roll() >> UInt64(dice.roll(below: 64))))
    case 2, 3: .text(text())
    case 4: .list((0..<dice.roll(below: 4)).map { _ in value(level + 1) })
    default: object(level)
    }
  }

  private mutating func object(_ level: Int) -> JSON {
    let names = ["item", "milliseconds", "name", "words", "root"]
    return .object(
      (0..<dice.roll(below: 5)).map { _ in JSON.Member(pick(names), value(level + 1)) })
  }

  private mutating func entry() -> Entry {
    let line = dice.roll(below: 90)
    return Entry(
      id: pick(["mjvzk2pi-2y84ewc45nokj/\(line)/0", "s2/\(line)/1", text()]),
      device: pick(["", "9f86d081884c7d65"]),
      number: pick([1, 2, .max, .min, Int64(line)]),
      at: Moment(
        milliseconds: pick([1_767_225_600_000, 0, -1, .max, .min]),
        offsetMinutes: pick([0, 60, .max, .min])),
      event: Event(
        kind: pick(["answer", "answer", "set", "new"]),
        payload: dice.roll(below: 8) == 0 ? value(0) : object(0)),
      logical: pick([nil, nil, .max, .min]))
  }
}
