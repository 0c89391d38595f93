/// The words of two sentences as numbers: equal words have the same.
struct NumberedWords {
  let given: FoldedSentence
  let wanted: FoldedSentence
  private(set) var numbers: [UInt32] = []
  private(set) var wantedNumbers: [UInt32] = []

  init(_ given: FoldedSentence, _ wanted: FoldedSentence) {
    self.given = given
    self.wanted = wanted
    number()
  }

  private mutating func number() {
    let (count, wantedCount) = (given.parts.count, wanted.parts.count)
    var size = 16
    while size < 2 * (count + wantedCount) { size *= 2 }
    // Words by their hash, the next free slot where one is taken: a wanted word's place from 0 up, a
    // given word's from -2 down.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { slots in
      slots.initialize(repeating: -1)
      wantedNumbers = [UInt32](unsafeUninitializedCapacity: wantedCount) { numbers, filled in
        for place in 0..<wantedCount { numbers[place] = number(of: Int32(place), in: slots) }
        filled = wantedCount
      }
      numbers = [UInt32](unsafeUninitializedCapacity: count) { numbers, filled in
        for place in 0..<count { numbers[place] = number(of: -2 - Int32(place), in: slots) }
        filled = count
      }
    }
  }

  /// A word's number: the slot that it shares with its equals.
  private func number(of word: Int32, in slots: UnsafeMutableBufferPointer<Int32>) -> UInt32 {
    var slot = Int(truncatingIfNeeded: part(word).hash) & (slots.count - 1)
    while slots[slot] != -1 {
      if isSame(slots[slot], word) { return UInt32(slot) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = word
    return UInt32(slot)
  }

  /// Whether there are at most so many pairs of words; their number may be past 32 bits.
  static func areFew(_ count: Int, _ wantedCount: Int, pairs: Int64) -> Bool {
    Int64(count) * Int64(wantedCount) <= pairs
  }

  /// Whether a word is the beginning of another on the other side, as one is where words are run
  /// together or cut in two.
  var mayBeRespelled: Bool {
    if !Self.areFew(numbers.count, wantedNumbers.count, pairs: 1_024) { return true }
    for place in numbers.indices {
      let start = given.start(place)
      let count = Int(given.parts[place].end) - start
      for wantedPlace in wantedNumbers.indices where numbers[place] != wantedNumbers[wantedPlace] {
        let wantedStart = wanted.start(wantedPlace)
        var least = min(count, Int(wanted.parts[wantedPlace].end) - wantedStart)
        while least > 0, given.letters[start + least - 1] == wanted.letters[wantedStart + least - 1]
        {
          least -= 1
        }
        if least == 0 { return true }
      }
    }
    return false
  }

  private func part(_ word: Int32) -> FoldedSentence.Part {
    word >= 0 ? wanted.parts[Int(word)] : given.parts[-2 - Int(word)]
  }

  private func isSame(_ one: Int32, _ other: Int32) -> Bool {
    let (part, otherPart) = (part(one), part(other))
    if part.hash != otherPart.hash { return false }
    let start = one >= 0 ? wanted.start(Int(one)) : given.start(-2 - Int(one))
    let otherStart = other >= 0 ? wanted.start(Int(other)) : given.start(-2 - Int(other))
    let count = Int(part.end) - start
    if Int(otherPart.end) - otherStart != count { return false }
    let letters = one >= 0 ? wanted.letters : given.letters
    let others = other >= 0 ? wanted.letters : given.letters
    for place in 0..<count where letters[start + place] != others[otherStart + place] {
      return false
    }
    return true
  }
}
