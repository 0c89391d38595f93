import PipitBase
import PipitText
import Testing

/// Random words of a small vocabulary.
private func words(_ count: Int, of vocabulary: Int, _ dice: inout Dice) -> [UInt32] {
  (0..<count).map { _ in UInt32(dice.roll(below: vocabulary)) }
}

/// The length of a longest common subsequence by the table of all pairs.
private func commonByTable(_ one: [UInt32], _ other: [UInt32]) -> Int {
  var last = [Int](repeating: 0, count: other.count + 1)
  for word in one {
    var diagonal = 0
    for place in other.indices {
      let above = last[place + 1]
      last[place + 1] = word == other[place] ? diagonal + 1 : max(above, last[place])
      diagonal = above
    }
  }
  return last[other.count]
}

struct WordDifferenceTests {
  @Test func theDocumentedExamplesHold() {
    #expect(
      WordDifference.runs(given: [1, 2, 4], wanted: [1, 3, 4]) == [
        .init(.same, given: 0..<1, wanted: 0..<1), .init(.other, given: 1..<2, wanted: 1..<2),
        .init(.same, given: 2..<3, wanted: 2..<3),
      ])
    #expect(WordDifference.common([1, 2, 3, 4], [2, 4, 1]) == 2)
    #expect(WordDifference.runs(given: [], wanted: []) == [])
    #expect(
      WordDifference.runs(given: [], wanted: [7]) == [.init(.missing, given: 0..<0, wanted: 0..<1)])
    #expect(
      WordDifference.runs(given: [7, 7], wanted: []) == [.init(.extra, given: 0..<2, wanted: 0..<0)]
    )
  }

  /// The runs cover both sequences in order, what is the same is, and there is as much of it as can be.
  @Test(arguments: [(1_500, 8, 4), (300, 70, 6), (60, 200, 3), (60, 200, 40), (20, 200, 4_000_000)])
  func theRunsFollowALongestCommonSubsequence(times: Int, longest: Int, vocabulary: Int) {
    var dice = Dice(seed: UInt64(longest * vocabulary))
    for _ in 0..<times {
      let given = words(dice.roll(below: longest + 1), of: vocabulary, &dice)
      var wanted = words(dice.roll(below: longest + 1), of: vocabulary, &dice)
      if dice.roll(below: 3) == 0 { wanted.insert(contentsOf: given, at: wanted.count / 2) }
      let runs = WordDifference.runs(given: given, wanted: wanted)
      var (place, wantedPlace, common) = (0, 0, 0)
      for run in runs {
        #expect(run.given.lowerBound == place && run.wanted.lowerBound == wantedPlace)
        (place, wantedPlace) = (run.given.upperBound, run.wanted.upperBound)
        if run.kind == .same {
          #expect(given[run.given] == wanted[run.wanted])
          common += run.given.count
        } else {
          #expect(run.given.isEmpty == (run.kind == .missing))
          #expect(run.wanted.isEmpty == (run.kind == .extra))
        }
      }
      #expect(place == given.count && wantedPlace == wanted.count)
      #expect(common == commonByTable(given, wanted))
      #expect(WordDifference.common(given, wanted) == common)
      #expect(WordDifference.common(wanted, given) == common)
    }
  }

  /// So many changes that they are not written down: the sequences are halved.
  @Test func longSequencesOfFewWordsAreHalved() {
    var dice = Dice(seed: 4)
    let given = words(9_000, of: 2, &dice)
    let wanted = words(9_000, of: 2, &dice)

    let same = WordDifference.runs(given: given, wanted: wanted).filter { $0.kind == .same }

    #expect(same.allSatisfy { given[$0.given] == wanted[$0.wanted] })
    #expect(same.reduce(0) { $0 + $1.given.count } == WordDifference.common(given, wanted))
  }
}
