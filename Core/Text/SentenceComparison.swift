/// A learner's sentence beside one that is accepted, word by word. It is a class so that it is passed
/// on as one reference and not as all its lists.
final class SentenceComparison: Sendable {
  let given: FoldedSentence
  let wanted: FoldedSentence
  /// The learner's words as numbers, where equal ones have the same; words run together or cut in two
  /// are the words that they spell.
  let numbers: [UInt32]
  /// Where those words are among the written ones; empty where they are the written ones.
  private let places: [Range<Int>]
  /// The wanted words as numbers.
  let wantedNumbers: [UInt32]
  /// For each wanted word the place of its given one, else -1.
  let partners: [Int32]
  let common: Int

  init(_ given: FoldedSentence, _ wanted: FoldedSentence) {
    let written = NumberedWords(given, wanted)
    let respelled = written.mayBeRespelled ? Respelling.words(written) : nil
    self.given = given
    self.wanted = wanted
    numbers = respelled?.numbers ?? written.numbers
    places = respelled?.places ?? []
    wantedNumbers = written.wantedNumbers
    partners = WordDifference.partners(given: numbers, wanted: wantedNumbers)
    var common = 0
    for partner in partners where partner >= 0 { common += 1 }
    self.common = common
  }

  /// The written words that a word of the learner comes from.
  func range(of word: Int) -> Range<Int> { places.isEmpty ? word..<word + 1 : places[word] }

  /// Whether fewer words are to change than in another comparison, or as many and more are shared.
  func isCloser(than other: SentenceComparison) -> Bool {
    if common == 0 { return false }
    if other.common == 0 { return true }
    return changes == other.changes ? common > other.common : changes < other.changes
  }

  private var changes: Int { max(numbers.count, wantedNumbers.count) - common }

  /// Where the words begin to be others, and where on each side they are the same again to the end.
  var changed: (start: Int, end: Int, wantedEnd: Int) {
    var start = 0
    var (end, wantedEnd) = (numbers.count, wantedNumbers.count)
    while start < min(end, wantedEnd), numbers[start] == wantedNumbers[start] { start += 1 }
    while min(end, wantedEnd) > start, numbers[end - 1] == wantedNumbers[wantedEnd - 1] {
      end -= 1
      wantedEnd -= 1
    }
    return (start, end, wantedEnd)
  }

  /// What differs, told.
  var result: SentenceResult {
    var isPlaced = [Bool](repeating: false, count: numbers.count)
    for partner in partners where partner >= 0 { isPlaced[Int(partner)] = true }
    var extra = Stretches(given)
    for place in isPlaced.indices where !isPlaced[place] { extra.add(range(of: place)) }
    return SentenceResult(
      closest: wanted.written, differing: differing.texts, extra: extra.texts, comparison: self)
  }

  /// The wanted sentence as it is written, cut where what differs begins and ends.
  var pieces: [SentenceResult.Piece] {
    var pieces: [SentenceResult.Piece] = []
    var written = wanted.written
    written.withUTF8 { bytes in
      var start = 0
      func cut(at end: Int, differs: Bool) {
        if end == start { return }
        let text = String(
          decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        pieces.append(SentenceResult.Piece(text: text, differs: differs))
        start = end
      }
      for range in differing.ranges {
        cut(at: Int(wanted.parts[range.lowerBound].from), differs: false)
        cut(at: Int(wanted.parts[range.upperBound - 1].to), differs: true)
      }
      cut(at: bytes.count, differs: false)
    }
    return pieces
  }

  /// The wanted words that have no partner.
  private var differing: Stretches {
    var differing = Stretches(wanted)
    for place in partners.indices where partners[place] < 0 { differing.add(place..<place + 1) }
    return differing
  }

  /// Words to be told, in order. This room's hot loops use the library's own functions of lists: they
  /// are specialised where the house's are called.
  private struct Stretches {
    private let sentence: FoldedSentence
    private(set) var ranges: [Range<Int>] = []

    init(_ sentence: FoldedSentence) { self.sentence = sentence }

    /// Adds words, to the last ones where they are written right after them.
    mutating func add(_ range: Range<Int>) {
      let last = ranges.last ?? 0..<0
      if last.contains(range.lowerBound) { return }
      if last.upperBound == range.lowerBound, !last.isEmpty, sentence.parts[range.lowerBound].joins
      {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }

    /// The words as they are written.
    var texts: [String] {
      var texts: [String] = []
      for range in ranges { texts.append(sentence.written(range)) }
      return texts
    }
  }
}
