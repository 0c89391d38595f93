extension WordDifference {
  /// The rows of bits for more than 64 words, one part of 64 beside the other.
  struct Rows {
    private let count: Int
    /// The row as it stands: a nought is a word by which the subsequence has grown.
    private var row: [UInt64]
    private var places: Places
    /// The parts that each word has changed, as they were.
    private var changes: [Change] = []

    private struct Change {
      let part: Int32
      let before: UInt64
    }

    /// The most changes that are written down: 16 MB.
    private static let mostChanges = 1 << 20

    init(_ words: Words) {
      count = words.count
      row = [UInt64](repeating: ~0, count: (words.count + 63) / 64)
      places = Places(words)
    }

    /// How many words of the subsequence there are with another sequence.
    consuming func common(_ others: Words) -> Int {
      for word in others { take(word, writesDown: false) }
      return row.reduce(0) { $0 + (~$1).nonzeroBitCount }
    }

    /// How long the subsequence is with the first words only: one number for each count of them.
    consuming func growth(_ others: Words) -> [Int32] {
      for word in others { take(word, writesDown: false) }
      var growth = [Int32](repeating: 0, count: count + 1)
      for place in 0..<count {
        growth[place + 1] = growth[place] + (isOpen(place) ? 0 : 1)
      }
      return growth
    }

    /// Fills in the partners of the other words; false where there is too much to write down.
    mutating func match(
      _ others: Words, _ partners: UnsafeMutableBufferPointer<Int32>, _ offset: Int32
    ) -> Bool {
      var starts = [Int32](repeating: 0, count: others.count)
      for place in 0..<others.count {
        starts[place] = Int32(changes.count)
        take(others[place], writesDown: true)
        if changes.count > Self.mostChanges { return false }
      }
      var last = count - 1
      for place in stride(from: others.count - 1, through: 0, by: -1) {
        while last >= 0, isOpen(last) {
          // Whole parts that have not grown are passed at once.
          last = row[last / 64] == ~0 ? last / 64 * 64 - 1 : last - 1
        }
        while changes.count > Int(starts[place]) {
          let change = changes.removeLast()
          row[Int(change.part)] = change.before
        }
        let isMatch = last >= 0 && isOpen(last)
        partners[place] = isMatch ? offset + Int32(last) : -1
        if isMatch { last -= 1 }
      }
      return true
    }

    private func isOpen(_ place: Int) -> Bool {
      row[place / 64] >> UInt64(place % 64) & 1 == 1
    }

    /// Lets a word change the row. A part without the word changes by what is carried into it alone.
    private mutating func take(_ word: UInt32, writesDown: Bool) {
      var entry = places.first(word)
      guard entry >= 0 else { return }
      var part = Int(places.entries[entry].part)
      var carry: UInt64 = 0
      while true {
        var bits: UInt64 = 0
        if entry >= 0, Int(places.entries[entry].part) == part {
          bits = places.entries[entry].bits
          entry = Int(places.entries[entry].next)
        }
        let before = row[part]
        let matched = before & bits
        let (sum, isOver) = before.addingReportingOverflow(matched)
        let (carried, isOverToo) = sum.addingReportingOverflow(carry)
        let after = carried | (before & ~bits)
        carry = isOver || isOverToo ? 1 : 0
        if after != before {
          if writesDown { changes.append(Change(part: Int32(part), before: before)) }
          row[part] = after
        }
        if carry == 1 {
          part += 1
          if part == row.count { return }
        } else if entry >= 0 {
          part = Int(places.entries[entry].part)
        } else {
          return
        }
      }
    }
  }

  /// Where each word stands, as bits in parts of 64; a word has an entry for each part it stands in.
  private struct Places {
    private(set) var entries: [Entry] = []
    /// Words by their lowest bits, the next free slot where one is taken.
    private var slots: [Slot]

    struct Entry {
      let part: Int32
      let next: Int32
      var bits: UInt64
    }

    private struct Slot {
      var word: UInt32 = 0
      var entry: Int32 = -1
    }

    init(_ words: Words) {
      var size = 128
      while size < 2 * words.count { size *= 2 }
      slots = [Slot](repeating: Slot(), count: size)
      entries.reserveCapacity(words.count)
      // Backwards, so that the entries of a word come in order.
      for place in stride(from: words.count - 1, through: 0, by: -1) {
        let slot = self.slot(of: words[place])
        let entry = slots[slot].entry
        let bit = UInt64(1) << UInt64(place % 64)
        if entry >= 0, entries[Int(entry)].part == Int32(place / 64) {
          entries[Int(entry)].bits |= bit
        } else {
          slots[slot] = Slot(word: words[place], entry: Int32(entries.count))
          entries.append(Entry(part: Int32(place / 64), next: entry, bits: bit))
        }
      }
    }

    /// The first entry of a word, or -1 where it stands nowhere.
    func first(_ word: UInt32) -> Int { Int(slots[slot(of: word)].entry) }

    private func slot(of word: UInt32) -> Int {
      // Numbers that lie apart by the table's size meet: spread them by the golden ratio (Knuth, 6.4).
      var slot = Int((word &* 0x9e37_79b1) >> 7) & (slots.count - 1)
      while slots[slot].entry >= 0, slots[slot].word != word {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }
}
