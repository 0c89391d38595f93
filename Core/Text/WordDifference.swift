/// What two sequences of numbered words have in common, and what parts them: a longest common
/// subsequence, and the way from one to the other along it.
///
/// Sixty-four words of the first sequence are looked at in one step: each word of the second updates
/// a row of bits, where a nought is a word by which the subsequence has grown (M. Crochemore, C. S.
/// Iliopoulos, Y. J. Pinzon and J. F. Reid, "A fast and practical bit-vector algorithm for the longest
/// common subsequence problem", Information Processing Letters 80, 2001; in the form of H. Hyyrö,
/// "Bit-parallel LCS-length computation revisited", AWOCA 2004). Of a long row only those parts are
/// visited that a word can change, and what they were is written down, so that the way back can be
/// walked. Where that would take too much memory the sequence is halved (D. S. Hirschberg, "A linear
/// space algorithm for computing maximal common subsequences", Communications of the ACM 18, 1975).
///
/// Takes time in the product of the lengths divided by 64 at most, and in their sum where words are
/// seldom repeated. The same numbers give the same answer on every machine.
public enum WordDifference {
  /// A stretch of both sequences that is the same, or that has to change.
  public struct Run: Equatable, Sendable {
    /// What becomes of the stretch.
    public let kind: Kind
    private let start: Int32
    private let end: Int32
    private let wantedStart: Int32
    private let wantedEnd: Int32

    /// What there is to do with a stretch.
    public enum Kind: Equatable, Sendable {
      /// The words are in both.
      case same
      /// The wanted words are not among the given ones; the given range is empty.
      case missing
      /// The given words are too many; the wanted range is empty.
      case extra
      /// The given words stand where the wanted ones should.
      case other
    }

    /// The places of the given words.
    public var given: Range<Int> { Int(start)..<Int(end) }
    /// The places of the wanted words.
    public var wanted: Range<Int> { Int(wantedStart)..<Int(wantedEnd) }

    /// A stretch of given and of wanted words.
    public init(_ kind: Kind, given: Range<Int>, wanted: Range<Int>) {
      self.kind = kind
      (start, end) = (Int32(given.lowerBound), Int32(given.upperBound))
      (wantedStart, wantedEnd) = (Int32(wanted.lowerBound), Int32(wanted.upperBound))
    }
  }

  /// The way from the given words to the wanted ones, from the beginning to the end of both.
  ///
  ///     WordDifference.runs(given: [1, 2, 4], wanted: [1, 3, 4])
  ///     // same 0..<1 0..<1, other 1..<2 1..<2, same 2..<3 2..<3
  public static func runs(given: [UInt32], wanted: [UInt32]) -> [Run] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: wanted.count) { partners in
      given.withUnsafeBufferPointer { given in
        wanted.withUnsafeBufferPointer { wanted in
          match(given, wanted, partners)
          return runs(givenCount: given.count, UnsafeBufferPointer(partners))
        }
      }
    }
  }

  /// How many words the longest common subsequence of two sequences has.
  ///
  ///     WordDifference.common([1, 2, 3, 4], [2, 4, 1])  // 2
  public static func common(_ one: [UInt32], _ other: [UInt32]) -> Int {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        if one.count > 64 { return Rows(one).common(other) }
        var row = ~UInt64(0)
        for word in other {
          let matched = row & places(of: word, in: one)
          row = (row &+ matched) | (row &- matched)
        }
        return (~row).nonzeroBitCount
      }
    }
  }

  /// For each wanted word the place of its given one in a longest common subsequence, else -1.
  static func partners(given: [UInt32], wanted: [UInt32]) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: wanted.count) { partners, count in
      given.withUnsafeBufferPointer { given in
        wanted.withUnsafeBufferPointer { wanted in match(given, wanted, partners) }
      }
      count = wanted.count
    }
  }

  private static func runs(givenCount: Int, _ partners: UnsafeBufferPointer<Int32>) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(min(8, partners.count + givenCount))
    var given = 0
    var wanted = 0
    while given < givenCount || wanted < partners.count {
      var (nextGiven, nextWanted) = (given, wanted)
      while nextWanted < partners.count, Int(partners[nextWanted]) == nextGiven {
        nextGiven += 1
        nextWanted += 1
      }
      let isSame = nextWanted > wanted
      if !isSame {
        while nextWanted < partners.count, partners[nextWanted] < 0 { nextWanted += 1 }
        nextGiven = nextWanted < partners.count ? Int(partners[nextWanted]) : givenCount
      }
      let kind: Run.Kind =
        isSame ? .same : nextGiven == given ? .missing : nextWanted == wanted ? .extra : .other
      runs.append(Run(kind, given: given..<nextGiven, wanted: wanted..<nextWanted))
      (given, wanted) = (nextGiven, nextWanted)
    }
    return runs
  }
}

extension WordDifference {
  typealias Words = UnsafeBufferPointer<UInt32>
  /// A slice of the partners, with the place of its first wanted and given word.
  private typealias Partners = UnsafeMutableBufferPointer<Int32>

  /// Fills in the partners, what is the same at both ends first.
  private static func match(_ given: Words, _ wanted: Words, _ partners: Partners) {
    var start = 0
    var (givenEnd, wantedEnd) = (given.count, wanted.count)
    while start < givenEnd, start < wantedEnd, given[start] == wanted[start] {
      partners[start] = Int32(start)
      start += 1
    }
    while givenEnd > start, wantedEnd > start, given[givenEnd - 1] == wanted[wantedEnd - 1] {
      givenEnd -= 1
      wantedEnd -= 1
      partners[wantedEnd] = Int32(givenEnd)
    }
    matchRest(
      Words(rebasing: given[start..<givenEnd]), Words(rebasing: wanted[start..<wantedEnd]),
      Partners(rebasing: partners[start..<wantedEnd]), offset: Int32(start))
  }

  private static func matchRest(
    _ given: Words, _ wanted: Words, _ partners: Partners, offset: Int32
  ) {
    if given.isEmpty || wanted.isEmpty {
      for place in 0..<wanted.count { partners[place] = -1 }
    } else if given.count <= 64 {
      matchFew(given, wanted, partners, offset)
    } else {
      var rows = Rows(given)
      if !rows.match(wanted, partners, offset) { halve(given, wanted, partners, offset) }
    }
  }

  /// Where a word stands among at most 64, as bits.
  @inline(__always)
  private static func places(of word: UInt32, in words: Words) -> UInt64 {
    var places: UInt64 = 0
    for place in 0..<words.count {
      places |= (words[place] == word ? 1 : 0) &<< UInt64(truncatingIfNeeded: place)
    }
    return places
  }

  private static func matchFew(
    _ given: Words, _ wanted: Words, _ partners: Partners, _ offset: Int32
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wanted.count) { rows in
      var row = ~UInt64(0)
      for place in 0..<wanted.count {
        rows[place] = row
        let matched = row & places(of: wanted[place], in: given)
        row = (row &+ matched) | (row &- matched)
      }
      var open = given.count
      for place in stride(from: wanted.count - 1, through: 0, by: -1) {
        // The last place where the subsequence grew; it grew by this word where it had not before.
        let grown = open == 0 ? 0 : ~row & (~UInt64(0) >> UInt64(64 - open))
        let last = 63 - grown.leadingZeroBitCount
        row = rows[place]
        if grown != 0, row >> UInt64(last) & 1 == 1 {
          partners[place] = offset + Int32(last)
          open = last
        } else {
          partners[place] = -1
          if grown != 0 { open = last + 1 }
        }
      }
    }
  }

  /// Matches the halves of the wanted words with those parts of the given ones that have most in
  /// common with them together.
  private static func halve(
    _ given: Words, _ wanted: Words, _ partners: Partners, _ offset: Int32
  ) {
    let middle = wanted.count / 2
    let reversed = [UInt32](given.reversed())
    let end = [UInt32](wanted[middle...].reversed())
    let before = Rows(given).growth(Words(rebasing: wanted[..<middle]))
    let after = reversed.withUnsafeBufferPointer { reversed in
      end.withUnsafeBufferPointer { Rows(reversed).growth($0) }
    }
    var best = 0
    for cut in 1...given.count
    where before[cut] + after[given.count - cut] > before[best] + after[given.count - best] {
      best = cut
    }
    matchRest(
      Words(rebasing: given[..<best]), Words(rebasing: wanted[..<middle]),
      Partners(rebasing: partners[..<middle]), offset: offset)
    matchRest(
      Words(rebasing: given[best...]), Words(rebasing: wanted[middle...]),
      Partners(rebasing: partners[middle...]), offset: offset + Int32(best))
  }
}
