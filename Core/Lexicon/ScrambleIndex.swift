import PipitBase
import PipitText

/// The words of packs by the tiles that spell them, in any order.
///
/// Each tile has a number of 64 bits that follows from its letters; the sum of a word's is the same
/// for all words of these tiles. So the words of some tiles are one look into a table away, and the
/// words of a root as many as it has choices of tiles. No text is made: words have numbers, counted
/// through all packs.
///
/// It is written while it opens alone, in plain memory: lists that check each step are half as fast.
final class ScrambleIndex: @unchecked Sendable {
  /// How letters are counted.
  let tiles: ScrambleTiles
  /// All tiles that words are spelled with.
  private(set) var names: [String] = []
  /// The place of each among them by its letters.
  private(set) var ranks: [UInt8] = []
  /// How often each is there in the first pack.
  let counts = UnsafeMutablePointer<Int32>.allocate(capacity: 0x100)
  /// Of each word how many tiles it has, 64 where it is rare, 128 where it is offensive; 0 where
  /// something in it has no tile.
  let shapes: UnsafeMutablePointer<UInt8>
  /// Of each word a hash of its tiles in their order.
  private let orders: UnsafeMutablePointer<UInt32>
  private let weights = UnsafeMutablePointer<UInt64>.allocate(capacity: 0x100)
  private let slots: UnsafeMutablePointer<Slot>
  private let slotCount: Int
  private var wordCount = 0
  private var joints: [Joint] = []
  /// What each character of one or two bytes is spelled with: up to two tiles, each its number and 1.
  private let codes = UnsafeMutablePointer<UInt16>.allocate(capacity: 0x800)

  /// A place in the table: the lower half of a sum, and a word's number and 1.
  private struct Slot {
    var check: UInt32 = 0
    var number: UInt32 = 0
  }

  /// Two tiles that are one where they meet.
  private struct Joint {
    let first: UInt8
    let second: UInt8
    let whole: UInt8
  }

  /// Codes of characters without a tile, those that lie on none, and those that only a text's tiles
  /// can tell.
  private enum Code {
    static let none: UInt16 = 0xff00
    static let nothing: UInt16 = 0xff01
    static let odd: UInt16 = 0xff02
  }

  /// A word that is read, on from what it shares with the one before.
  final class Reading {
    private let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 0x300)
    /// The tiles, before they are joined.
    fileprivate var single: UnsafeMutablePointer<UInt8> { room }
    /// The word's tiles.
    fileprivate var tiles: UnsafeMutablePointer<UInt8> { room + 0x100 }
    /// How many tiles there are up to each byte.
    fileprivate var ends: UnsafeMutablePointer<UInt8> { room + 0x200 }
    /// The byte where reading ended: the last, or a character that is not read.
    fileprivate var end = 0
    fileprivate var isOdd = false
    /// How many tiles there are; 0 where something has no tile.
    fileprivate var count = 0

    fileprivate init() { ends[0] = 0 }

    deinit { room.deallocate() }
  }

  /// Reads the words of packs.
  init(_ packs: [WordPack], _ tiles: ScrambleTiles) {
    self.tiles = tiles
    var count = 0
    for pack in packs { count += pack.count }
    slotCount = count + count / 2 + 16
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: Slot(), count: slotCount)
    shapes = .allocate(capacity: count)
    orders = .allocate(capacity: count)
    counts.initialize(repeating: 0, count: 0x100)
    codes.initialize(repeating: 0, count: 0x800)
    codes[0] = Code.odd
    for letter in tiles.policy.joinedLetters {
      var letters = letter.characters
      let last = String(letters.removeLast())
      var first = ""
      for letter in letters { first.append(letter) }
      joints.append(
        Joint(first: number(of: first), second: number(of: last), whole: number(of: letter)))
    }
    let reading = Reading()
    for (place, pack) in packs.enumerated() {
      reading.end = 0
      pack.walk { letters, kept, mark in
        while let unknown = read(letters, from: kept, reading) {
          codes[unknown] = code(of: unknown)
        }
        if reading.isOdd {
          for tile in readText(letters) { _ = number(of: tile) }
          readOdd(letters, reading)
        }
        take(reading, mark: mark, counts: place == 0)
      }
    }
    for name in names {
      var rank: UInt8 = 0
      for other in names where Self.isBefore(other.bytes, name.bytes) { rank += 1 }
      ranks.append(rank)
    }
  }

  /// Whether a text's bytes come before another's.
  private static func isBefore(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    for place in one.indices {
      if place == other.count { return false }
      if one[place] != other[place] { return one[place] < other[place] }
    }
    return one.count < other.count
  }

  deinit {
    counts.deallocate()
    shapes.deallocate()
    orders.deallocate()
    weights.deallocate()
    slots.deallocate()
    codes.deallocate()
  }

  /// The number of a tile, which it gets where it has none.
  private func number(of tile: String) -> UInt8 {
    if let number = names.firstIndex(where: { $0.hasSameBytes(as: tile) }) { return UInt8(number) }
    precondition(names.count < 0xfe, "A language has fewer tiles than 254")
    names.append(tile)
    weights[names.count - 1] = Self.weight(tile)
    return UInt8(names.count - 1)
  }

  private static func weight(_ tile: String) -> UInt64 {
    var dice = Dice(text: tile)
    return dice.roll()
  }

  /// What a character is spelled with.
  private func code(of value: Int) -> UInt16 {
    let scalar = Unicode.Scalar(UInt32(value)) ?? "?"
    if scalar.properties.canonicalCombiningClass != .notReordered { return Code.odd }
    guard let own = tiles.tiles(of: Text.lowercased(String(scalar), tiles.language)),
      own.count < 3, names.count < 0xf0
    else { return Code.none }
    if own.isEmpty { return Code.nothing }
    var code: UInt16 = 0
    for (place, tile) in own.enumerated() {
      code |= (UInt16(number(of: tile)) + 1) << UInt16(8 * place)
    }
    return code
  }

  /// Reads a word on from the bytes that it shares with the one read before; gives a character whose
  /// code is not known yet, or nil.
  private func read(
    _ letters: UnsafeBufferPointer<UInt8>, from kept: Int, _ reading: Reading
  ) -> Int? {
    var place = kept
    // What is shared may end within a character.
    while place > 0, letters[place] & 0xc0 == 0x80 { place -= 1 }
    reading.count = 0
    if place > reading.end { return nil }
    var count = reading.ends[place]
    reading.isOdd = false
    while place < letters.count {
      reading.end = place
      var value = Int(letters[place])
      var next = place + 1
      if value >= 0x80 {
        if value < 0xe0, next < letters.count {
          value = (value & 0x1f) << 6 | Int(letters[next] & 0x3f)
          next += 1
        } else {
          value = 0
        }
      }
      let code = codes[value]
      if code == 0 { return value }
      if code < Code.none {
        reading.single[Int(count)] = UInt8(truncatingIfNeeded: code) &- 1
        count += 1
        if code > 0xff {
          reading.single[Int(count)] = UInt8(code >> 8) - 1
          count += 1
        }
      } else if code != Code.nothing {
        reading.isOdd = code == Code.odd
        return nil
      }
      place = next
      reading.ends[place] = count
    }
    reading.end = place
    if joints.isEmpty {
      reading.tiles.update(from: reading.single, count: Int(count))
      reading.count = Int(count)
    } else {
      join(Int(count), reading)
    }
    return nil
  }

  /// Joins the tiles that are one.
  private func join(_ count: Int, _ reading: Reading) {
    var joined = 0
    for place in 0..<count {
      var tile = reading.single[place]
      if joined > 0 {
        let last = reading.tiles[joined - 1]
        for joint in joints where joint.first == last && joint.second == tile {
          tile = joint.whole
          joined -= 1
          break
        }
      }
      reading.tiles[joined] = tile
      joined += 1
    }
    reading.count = joined
  }

  /// The tiles of a word that is not of characters alone that have a code.
  private func readText(_ letters: UnsafeBufferPointer<UInt8>) -> [String] {
    let own = tiles.tiles(of: String(decoding: letters, as: UTF8.self)) ?? []
    return own.count < 64 && names.count + own.count < 0xf0 ? own : []
  }

  /// Reads such a word.
  private func readOdd(_ letters: UnsafeBufferPointer<UInt8>, _ reading: Reading) {
    var count = 0
    for tile in readText(letters) {
      guard let number = names.firstIndex(where: { $0.hasSameBytes(as: tile) }) else { return }
      reading.tiles[count] = UInt8(number)
      count += 1
    }
    reading.count = count
  }

  /// Takes in the word that was read.
  private func take(_ reading: Reading, mark: UInt8, counts isCounted: Bool) {
    let isTaken = reading.count > 0 && reading.count < 64
    shapes[wordCount] = isTaken ? UInt8(reading.count) | (mark & 1) << 6 | (mark & 8) << 4 : 0
    var sum: UInt64 = 0
    var order: UInt32 = 0
    for place in 0..<reading.count {
      let tile = Int(reading.tiles[place])
      if isCounted { counts[tile] += 1 }
      sum &+= weights[tile]
      order = Self.order(order, weights[tile])
    }
    orders[wordCount] = order
    wordCount += 1
    if !isTaken { return }
    var slot = self.slot(of: sum)
    while slots[slot].number != 0 { slot = slot + 1 == slotCount ? 0 : slot + 1 }
    slots[slot] = Slot(
      check: UInt32(truncatingIfNeeded: sum), number: UInt32(wordCount))
  }

  @inline(__always)
  private static func order(_ order: UInt32, _ weight: UInt64) -> UInt32 {
    (order &+ UInt32(truncatingIfNeeded: weight)) &* 0x9e37_79b1
  }

  @inline(__always)
  private func slot(of sum: UInt64) -> Int {
    Int(((sum >> 32) &* UInt64(slotCount)) >> 32)
  }
}

extension ScrambleIndex {
  /// The numbers of the words of exactly these tiles in this order.
  func numbers(spelled tiles: [String]) -> [Int] {
    var sum: UInt64 = 0
    for tile in tiles { sum &+= Self.weight(tile) }
    let order = order(of: tiles)
    var found: [Int] = []
    var slot = self.slot(of: sum)
    while slots[slot].number != 0 {
      let number = Int(slots[slot].number) - 1
      if slots[slot].check == UInt32(truncatingIfNeeded: sum), orders[number] == order {
        found.append(number)
      }
      slot = slot + 1 == slotCount ? 0 : slot + 1
    }
    return found
  }

  private func order(of tiles: [String]) -> UInt32 {
    var order: UInt32 = 0
    for tile in tiles { order = Self.order(order, Self.weight(tile)) }
    return order
  }

  /// The numbers of the words that some of a root's tiles spell, each used once, in no order. Of
  /// those that are spelled the same it is the one with the least shape: common and not offensive.
  func numbers(of root: [String], shortest: Int) -> [Int] {
    var kinds: [UInt64] = []
    var limits: [Int] = []
    var rootOrder: UInt32 = 0
    for tile in root {
      let weight = Self.weight(tile)
      rootOrder = Self.order(rootOrder, weight)
      var kind = 0
      while kind < kinds.count, kinds[kind] != weight { kind += 1 }
      if kind == kinds.count {
        kinds.append(contentsOf: CollectionOfOne(weight))
        limits.append(contentsOf: CollectionOfOne(0))
      }
      limits[kind] += 1
    }
    var used = [Int](repeating: 0, count: kinds.count)
    var found: [Int] = []
    var sum: UInt64 = 0
    var size = 0
    while true {
      var kind = 0
      while kind < kinds.count, used[kind] == limits[kind] {
        sum &-= kinds[kind] &* UInt64(limits[kind])
        size -= limits[kind]
        used[kind] = 0
        kind += 1
      }
      if kind == kinds.count { return found }
      used[kind] += 1
      sum &+= kinds[kind]
      size += 1
      if size < shortest { continue }
      let check = UInt32(truncatingIfNeeded: sum)
      let first = found.count
      var slot = self.slot(of: sum)
      while slots[slot].number != 0 {
        if slots[slot].check == check {
          let number = Int(slots[slot].number) - 1
          if size < root.count || orders[number] != rootOrder {
            add(number, to: &found, from: first)
          }
        }
        slot = slot + 1 == slotCount ? 0 : slot + 1
      }
    }
  }

  /// Adds a word to those found, unless one of them, from a place on, is spelled the same.
  private func add(_ number: Int, to found: inout [Int], from first: Int) {
    for place in first..<found.count where orders[found[place]] == orders[number] {
      if shapes[number] < shapes[found[place]] { found[place] = number }
      return
    }
    // The house's function for one element is a third slower here.
    found.append(contentsOf: CollectionOfOne(number))
  }

  /// The words that are spelled with a root's tiles used again and again, as in a spelling bee, in
  /// the order of the packs: each with the root's tiles that it has, as bits above its number of 32.
  func beeWords(
    of root: [String], shortest: Int, in packs: [WordPack]
  ) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 0x100)
    for (place, tile) in root.enumerated() {
      for number in names.indices where names[number] == tile { bits[number] = 1 << UInt64(place) }
    }
    let rootOrder = order(of: root)
    var found: [UInt64] = []
    var numbers: [Int] = []
    var number = -1
    let reading = Reading()
    for pack in packs {
      reading.end = 0
      pack.walk { letters, kept, _ in
        number += 1
        _ = read(letters, from: kept, reading)
        if reading.isOdd { readOdd(letters, reading) }
        let count = Int(shapes[number] & 63)
        if count < shortest || reading.count == 0 { return }
        var mask: UInt64 = 0
        for place in 0..<reading.count {
          let bit = bits[Int(reading.tiles[place])]
          if bit == 0 { return }
          mask |= bit
        }
        if orders[number] == rootOrder { return }
        let before = numbers.count
        add(number, to: &numbers, from: 0)
        if numbers.count > before { found.append(mask << 32 | UInt64(number)) }
      }
    }
    for place in found.indices {
      found[place] = found[place] & ~0xffff_ffff | UInt64(numbers[place])
    }
    return found
  }

  /// The tiles of a word from its letters.
  func tiles(of letters: [UInt8]) -> [UInt8] {
    let reading = Reading()
    letters.withUnsafeBufferPointer { letters in
      _ = read(letters, from: 0, reading)
      if reading.isOdd { readOdd(letters, reading) }
    }
    return Array(UnsafeBufferPointer(start: reading.tiles, count: reading.count))
  }
}
