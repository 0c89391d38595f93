/// A learner's sentence beside one that is accepted, word by word.
struct SentenceComparison {
  let given: FoldedSentence
  let wanted: FoldedSentence
  /// The learner's words as numbers, where equal ones have the same; words run together or cut in two
  /// are the words that they spell.
  private(set) var numbers: [UInt32] = []
  /// Where those words are among the written ones; empty where they are the written ones.
  private var places: [Range<Int>] = []
  /// The wanted words as numbers.
  private(set) var wantedNumbers: [UInt32] = []
  /// For each wanted word the place of its given one, else -1.
  private(set) var partners: [Int32] = []
  private(set) var common = 0

  init(_ given: FoldedSentence, _ wanted: FoldedSentence) {
    self.given = given
    self.wanted = wanted
    number()
    if mayBeRespelled, let respelled = Respelling.words(self) {
      numbers = respelled.numbers
      places = respelled.places
    }
    partners = WordDifference.partners(given: numbers, wanted: wantedNumbers)
    for partner in partners where partner >= 0 { common += 1 }
  }

  /// The written words that a word of the learner comes from.
  func range(of word: Int) -> Range<Int> { places.isEmpty ? word..<word + 1 : places[word] }

  /// Numbers the words of both sentences.
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
  private var mayBeRespelled: Bool {
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

  /// Whether fewer words are to change than in another comparison, or as many and more are shared.
  func isCloser(than other: SentenceComparison) -> Bool {
    if common == 0 { return false }
    if other.common == 0 { return true }
    return changes == other.changes ? common > other.common : changes < other.changes
  }

  private var changes: Int { max(numbers.count, wantedNumbers.count) - common }

  /// What differs, told.
  var result: SentenceResult {
    var isPlaced = [Bool](repeating: false, count: numbers.count)
    var differing = Stretches()
    for place in partners.indices {
      if partners[place] >= 0 {
        isPlaced[Int(partners[place])] = true
      } else {
        differing.add(place..<place + 1, of: wanted)
      }
    }
    var extra = Stretches()
    for place in isPlaced.indices where !isPlaced[place] {
      extra.add(range(of: place), of: given)
    }
    return SentenceResult(
      closest: wanted.written, differing: differing.texts(of: wanted),
      extra: extra.texts(of: given), comparison: self)
  }

  /// Words to be told, in order. This room's hot loops use the library's own functions of lists: they
  /// are specialised where the house's are called.
  private struct Stretches {
    private var ranges: [Range<Int>] = []

    /// Adds words, to the last ones where they are written right after them.
    mutating func add(_ range: Range<Int>, of sentence: FoldedSentence) {
      if let last = ranges.last {
        if last.contains(range.lowerBound) { return }
        if last.upperBound == range.lowerBound, sentence.parts[range.lowerBound].joins {
          ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
          return
        }
      }
      ranges.append(range)
    }

    func texts(of sentence: FoldedSentence) -> [String] {
      var texts: [String] = []
      texts.reserveCapacity(ranges.count)
      for range in ranges { texts.append(sentence.written(range)) }
      return texts
    }
  }
}
