extension WordDifference {
  /// The rows of bits for more than 64 words, one part of 64 beside the other.
  struct Rows {
    private let count: Int
    /// The row as it stands: a nought is a word by which the subsequence has grown.
    private var row: [UInt64]
    private let places: Places
    /// The most changes that are written down: 16 MB.
    private static let mostChanges = 1 << 20

    init(_ words: Words) {
      count = words.count
      row = [UInt64](repeating: ~0, count: (words.count + 63) / 64)
      places = Places(words)
    }

    /// How many words of the subsequence there are with another sequence.
    consuming func common(_ others: Words) -> Int {
      take(others)
      var common = 0
      for part in row { common += (~part).nonzeroBitCount }
      return common
    }

    /// How long the subsequence is with the first words only: one number for each count of them.
    consuming func growth(_ others: Words) -> [Int32] {
      take(others)
      var growth = [Int32](repeating: 0, count: count + 1)
      for place in 0..<count {
        let hasGrown = row[place / 64] >> UInt64(place % 64) & 1 == 0
        growth[place + 1] = growth[place] + (hasGrown ? 1 : 0)
      }
      return growth
    }

    private mutating func take(_ others: Words) {
      let places = places
      row.withUnsafeMutableBufferPointer { row in
        for word in others {
          var step = places.step(word)
          while step.goesOn { _ = step.next(row) }
        }
      }
    }

    /// Fills in the partners of the other words; false where there is too much to write down.
    mutating func match(
      _ others: Words, _ partners: UnsafeMutableBufferPointer<Int32>, _ offset: Int32
    ) -> Bool {
      // The parts that each word has changed, as they were.
      var changes: [Change] = []
      changes.reserveCapacity(4 * others.count)
      let places = places
      let count = count
      return row.withUnsafeMutableBufferPointer { row in
        // Until its partner is known a word has the place of its first change here.
        for place in 0..<others.count {
          partners[place] = Int32(changes.count)
          var step = places.step(others[place])
          while step.goesOn {
            if let change = step.next(row) { changes.append(change) }
          }
          if changes.count > Self.mostChanges { return false }
        }
        var last = count - 1
        for place in stride(from: others.count - 1, through: 0, by: -1) {
          // The last place where the subsequence grew; it grew by this word where it had not before.
          while last >= 0 {
            let grown = ~row[last / 64] << UInt64(63 - last % 64)
            if grown != 0 {
              last -= grown.leadingZeroBitCount
              break
            }
            last = last / 64 * 64 - 1
          }
          for change in changes[Int(partners[place])...].reversed() {
            row[Int(change.part)] = change.before
          }
          changes.removeLast(changes.count - Int(partners[place]))
          let isMatch = last >= 0 && row[last / 64] >> UInt64(last % 64) & 1 == 1
          partners[place] = isMatch ? offset + Int32(last) : -1
          if isMatch { last -= 1 }
        }
        return true
      }
    }
  }

  /// A part of the row that a word has changed, as it was.
  struct Change {
    let part: Int32
    let before: UInt64
  }

  /// Lets a word change a row, part by part. A part that the word does not stand in changes by what is
  /// carried into it alone.
  private struct Step {
    let entries: UnsafePointer<Places.Entry>
    var entry: Int
    var part: Int
    var carry: UInt64 = 0

    var goesOn: Bool { part >= 0 }

    /// Changes a part; nil where it stays as it was.
    @inline(__always)
    mutating func next(_ row: UnsafeMutableBufferPointer<UInt64>) -> Change? {
      var bits: UInt64 = 0
      if entry >= 0, Int(entries[entry].part) == part {
        bits = entries[entry].bits
        entry = Int(entries[entry].next)
      }
      let before = row[part]
      let (sum, isOver) = before.addingReportingOverflow(before & bits)
      let (carried, isOverToo) = sum.addingReportingOverflow(carry)
      let after = carried | (before & ~bits)
      let changed = part
      carry = isOver || isOverToo ? 1 : 0
      if carry == 1 {
        part = part + 1 < row.count ? part + 1 : -1
      } else {
        part = entry >= 0 ? Int(entries[entry].part) : -1
      }
      if after == before { return nil }
      row[changed] = after
      return Change(part: Int32(changed), before: before)
    }
  }

  /// Where each word stands, as bits in parts of 64; a word has an entry for each part it stands in.
  private final class Places {
    private let entries: UnsafeMutablePointer<Entry>
    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int

    struct Entry {
      let part: Int32
      let next: Int32
      var bits: UInt64
    }

    /// A word with its first entry, -1 where the slot is free.
    struct Slot {
      var word: UInt32 = 0
      var entry: Int32 = -1
    }

    init(_ words: Words) {
      var size = 128
      while size < 2 * words.count { size *= 2 }
      mask = size - 1
      slots = .allocate(capacity: size)
      slots.initialize(repeating: Slot(), count: size)
      entries = .allocate(capacity: words.count)
      var count = 0
      // Backwards, so that the entries of a word come in order.
      for place in stride(from: words.count - 1, through: 0, by: -1) {
        let slot = slot(of: words[place])
        let entry = Int(slots[slot].entry)
        let bit = UInt64(1) << UInt64(place % 64)
        if entry >= 0, entries[entry].part == Int32(place / 64) {
          entries[entry].bits |= bit
        } else {
          (entries + count).initialize(
            to: Entry(part: Int32(place / 64), next: Int32(entry), bits: bit))
          slots[slot] = Slot(word: words[place], entry: Int32(count))
          count += 1
        }
      }
    }

    deinit {
      entries.deallocate()
      slots.deallocate()
    }

    func step(_ word: UInt32) -> Step {
      let entry = Int(slots[slot(of: word)].entry)
      return Step(
        entries: entries, entry: entry, part: entry < 0 ? -1 : Int(entries[entry].part))
    }

    @inline(__always)
    private func slot(of word: UInt32) -> Int {
      // Numbers that lie apart by the table's size meet: spread them by the golden ratio (Knuth, 6.4).
      var slot = Int((word &* 0x9e37_79b1) >> 7) & mask
      while slots[slot].entry >= 0, slots[slot].word != word { slot = (slot + 1) & mask }
      return slot
    }
  }
}
