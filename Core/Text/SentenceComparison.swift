/// A learner's sentence beside one that is accepted, word by word.
struct SentenceComparison {
  let given: FoldedSentence
  let wanted: FoldedSentence
  /// The learner's words; those run together or cut in two are the words that they spell.
  private(set) var words: [Word] = []
  /// The wanted words as numbers: equal ones have the same.
  private(set) var wantedNumbers: [UInt32] = []
  /// For each wanted word the place of its given one, else -1.
  private(set) var partners: [Int32] = []
  private(set) var common = 0

  /// A word of the learner.
  struct Word {
    let number: UInt32
    /// The words of the sentence it was written as or among.
    let start: Int32
    let end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  init(_ given: FoldedSentence, _ wanted: FoldedSentence) {
    self.given = given
    self.wanted = wanted
    number()
    if let respelled = Respelling.words(self) { words = respelled }
    partners = WordDifference.partners(given: words.map { $0.number }, wanted: wantedNumbers)
    for partner in partners where partner >= 0 { common += 1 }
  }

  /// Numbers the words of both sentences.
  private mutating func number() {
    var size = 16
    while size < 2 * (given.parts.count + wanted.parts.count) { size *= 2 }
    // Words by their hash, the next free slot where one is taken: a wanted word's place from 0 up, a
    // given word's from -2 down.
    var slots = [Int32](repeating: -1, count: size)
    wantedNumbers.reserveCapacity(wanted.parts.count)
    for place in wanted.parts.indices {
      wantedNumbers.append(number(of: Int32(place), in: &slots))
    }
    words.reserveCapacity(given.parts.count)
    for place in given.parts.indices {
      let number = number(of: -2 - Int32(place), in: &slots)
      words.append(Word(number: number, start: Int32(place), end: Int32(place + 1)))
    }
  }

  /// A word's number: the slot that it shares with its equals.
  private func number(of word: Int32, in slots: inout [Int32]) -> UInt32 {
    var slot = Int(part(word).hash) & (slots.count - 1)
    while slots[slot] != -1 {
      if isSame(slots[slot], word) { return UInt32(slot) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = word
    return UInt32(slot)
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

  private var changes: Int { max(words.count, wantedNumbers.count) - common }

  /// What differs, told.
  var result: SentenceResult {
    var isPlaced = [Bool](repeating: false, count: words.count)
    var differing: [Range<Int>] = []
    for (place, partner) in partners.enumerated() {
      if partner >= 0 {
        isPlaced[Int(partner)] = true
      } else if wanted.parts[place].joins, differing.last?.upperBound == place {
        differing[differing.count - 1] = differing[differing.count - 1].lowerBound..<place + 1
      } else {
        differing.append(place..<place + 1)
      }
    }
    var extra: [Range<Int>] = []
    for (place, word) in words.enumerated() where !isPlaced[place] {
      let start = Int(word.start)
      if let last = extra.last, last.contains(start) { continue }
      if given.parts[start].joins, extra.last?.upperBound == start {
        extra[extra.count - 1] = extra[extra.count - 1].lowerBound..<Int(word.end)
      } else {
        extra.append(word.range)
      }
    }
    return SentenceResult(
      isCorrect: false, closest: wanted.written, differing: differing.map { wanted.written($0) },
      extra: extra.map { given.written($0) }, edit: edit)
  }
}
