import PipitBase

/// How far one spelling is from another.
public enum EditDistance {
  /// The least number of letters to put in, leave out, change or swap with a neighbour that makes
  /// one text of the other, no letter being edited twice (Damerau's distance by optimal string
  /// alignment); nil where it is more than the limit.
  ///
  /// Takes time in the product of the lengths, and memory for three rows.
  ///
  ///     EditDistance.distance(Array("casa"), Array("csaa"), limit: 2)  // 1
  public static func distance(
    _ one: [Character], _ other: [Character], limit: Int
  ) -> Int? {
    if abs(one.count - other.count) > limit { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for column in 0..<other.count {
        let isSame = one[row] == other[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      if current.min()! > limit, last.min()! > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }

  /// How many slips of the finger part what was typed from the answer, both folded: 0 where they
  /// are the same, nil where it is more than a slip.
  ///
  /// A slip is one edit in a word of four to seven letters, up to two in a longer one, and none in
  /// a shorter one, where any edit makes another word.
  ///
  ///     EditDistance.slips("novmeber", of: "november")  // 1
  ///     EditDistance.slips("cat", of: "cut")            // nil
  public static func slips(_ typed: String, of answer: String) -> Int? {
    let answer = answer.characters
    let limit =
      switch answer.count {
      case ..<4: 0
      case ..<8: 1
      default: 2
      }
    return distance(typed.characters, answer, limit: limit)
  }
}
