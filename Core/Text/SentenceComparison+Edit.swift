import PipitBase

/// The least changes of words: Damerau's distance by optimal string alignment, over words; of two ways
/// with as many changes the one that keeps more words. Then what was left out in one place and is
/// missing in another is a move, and two words that stand for each other change places.
extension SentenceComparison {
  /// A step on the way, with the places of its given and its wanted words.
  private struct Step {
    enum Kind { case keep, swap, replace, missing, leaveOut }
    let kind: Kind
    var given: Range<Int>
    var wanted: Range<Int>
  }

  /// The most pairs of words that are compared in one table, and the most words of a side.
  private static let mostPairs: Int64 = 1 << 16
  private static let mostWords = 1_000

  /// The least changes, told in the order of the wanted sentence.
  var edit: [SentenceEdit] {
    let (start, end, wantedEnd) = changed
    var steps: [Step] = []
    if isSmall(start..<end, start..<wantedEnd) {
      steps = self.steps(start..<end, start..<wantedEnd)
    } else {
      for run in WordDifference.runs(given: numbers, wanted: wantedNumbers) where run.kind != .same
      {
        steps +=
          isSmall(run.given, run.wanted)
          ? self.steps(run.given, run.wanted)
          : [Step(kind: .replace, given: run.given, wanted: run.wanted)]
      }
    }
    return told(joined(steps.filter { $0.kind != .keep }))
  }

  private func isSmall(_ given: Range<Int>, _ wanted: Range<Int>) -> Bool {
    NumberedWords.areFew(given.count, wanted.count, pairs: Self.mostPairs)
      && given.count <= Self.mostWords
      && wanted.count <= Self.mostWords
  }

  /// A change costs more than all words that can be kept.
  private static let change: Int32 = 1 << 16

  private func steps(_ given: Range<Int>, _ wanted: Range<Int>) -> [Step] {
    let costs = costs(given, wanted)
    let width = wanted.count + 1
    var steps: [Step] = []
    var (row, column) = (given.count, wanted.count)
    while row > 0 || column > 0 {
      let cost = costs[row * width + column]
      var (up, left) = (1, 1)
      let kind: Step.Kind
      if isSwap(row, column, given, wanted),
        cost == costs[(row - 2) * width + column - 2] + Self.change
      {
        (kind, up, left) = (.swap, 2, 2)
      } else if row > 0, column > 0,
        cost == costs[(row - 1) * width + column - 1] + pair(row, column, given, wanted)
      {
        kind = pair(row, column, given, wanted) < 0 ? .keep : .replace
      } else if column > 0, cost == costs[row * width + column - 1] + Self.change {
        (kind, up) = (.missing, 0)
      } else {
        (kind, left) = (.leaveOut, 0)
      }
      let (end, wantedEnd) = (given.lowerBound + row, wanted.lowerBound + column)
      steps.append(Step(kind: kind, given: end - up..<end, wanted: wantedEnd - left..<wantedEnd))
      row -= up
      column -= left
    }
    steps.reverse()
    return steps
  }

  /// The cost of each pair of beginnings.
  private func costs(_ given: Range<Int>, _ wanted: Range<Int>) -> [Int32] {
    let width = wanted.count + 1
    var costs = [Int32](repeating: 0, count: (given.count + 1) * width)
    for column in 1..<width { costs[column] = Int32(column) * Self.change }
    for row in stride(from: 1, through: given.count, by: 1) {
      costs[row * width] = Int32(row) * Self.change
      for column in 1..<width {
        let place = row * width + column
        var cost = costs[place - width - 1] + pair(row, column, given, wanted)
        cost = min(cost, costs[place - width] + Self.change, costs[place - 1] + Self.change)
        if isSwap(row, column, given, wanted) {
          cost = min(cost, costs[place - 2 * width - 2] + Self.change)
        }
        costs[place] = cost
      }
    }
    return costs
  }

  /// What it costs to take the last given word of two beginnings for the last wanted one.
  private func pair(
    _ row: Int, _ column: Int, _ given: Range<Int>, _ wanted: Range<Int>
  ) -> Int32 {
    let number = numbers[given.lowerBound + row - 1]
    return number == wantedNumbers[wanted.lowerBound + column - 1] ? -1 : Self.change
  }

  private func isSwap(
    _ row: Int, _ column: Int, _ given: Range<Int>, _ wanted: Range<Int>
  ) -> Bool {
    if row < 2 || column < 2 { return false }
    let (place, wantedPlace) = (given.lowerBound + row, wanted.lowerBound + column)
    let (first, second) = (wantedNumbers[wantedPlace - 2], wantedNumbers[wantedPlace - 1])
    return first != second && numbers[place - 2] == second && numbers[place - 1] == first
  }

  /// Neighbouring changes of letters that are written without spaces, as one change.
  private func joined(_ steps: [Step]) -> [Step] {
    var joined: [Step] = []
    for step in steps {
      if let last = joined.last, last.kind != .swap, step.kind != .swap, touches(last, step) {
        let given = last.given.lowerBound..<step.given.upperBound
        let wanted = last.wanted.lowerBound..<step.wanted.upperBound
        let kind: Step.Kind = given.isEmpty ? .missing : wanted.isEmpty ? .leaveOut : .replace
        joined[joined.count - 1] = Step(kind: kind, given: given, wanted: wanted)
      } else {
        joined.append(step)
      }
    }
    return joined
  }

  /// Whether two changes are neighbours, and one word where either side has both.
  private func touches(_ one: Step, _ other: Step) -> Bool {
    if one.given.upperBound != other.given.lowerBound { return false }
    if one.wanted.upperBound != other.wanted.lowerBound { return false }
    let hasGiven = !one.given.isEmpty && !other.given.isEmpty
    let hasWanted = !one.wanted.isEmpty && !other.wanted.isEmpty
    let joinsGiven = hasGiven && given.parts[range(of: other.given.lowerBound).lowerBound].joins
    let joinsWanted = hasWanted && wanted.parts[other.wanted.lowerBound].joins
    return hasGiven == joinsGiven && hasWanted == joinsWanted && (hasGiven || hasWanted)
  }

  private func told(_ steps: [Step]) -> [SentenceEdit] {
    var isTold = [Bool](repeating: false, count: steps.count)
    var edits: [SentenceEdit] = []
    for (place, step) in steps.enumerated() where !isTold[place] {
      let counterpart = steps.indices.first { other in
        other > place && !isTold[other] && isCounterpart(steps[other], of: step)
      }
      if let counterpart { isTold[counterpart] = true }
      let other = counterpart.map { steps[$0] }
      switch step.kind {
      case .keep: break
      case .swap:
        let first = step.wanted.lowerBound
        edits.append(.swap(written(first..<first + 1), written(first + 1..<first + 2)))
      case .replace:
        if let other {
          edits.append(.swap(written(step.wanted), written(other.wanted)))
        } else {
          edits.append(.replace(given: writtenGiven(step.given), wanted: written(step.wanted)))
        }
      case .missing:
        let before = next(after: step.wanted)
        edits.append(
          other == nil
            ? .missing(written(step.wanted), before: before)
            : .move(written(step.wanted), before: before))
      case .leaveOut:
        if let other {
          edits.append(.move(written(other.wanted), before: next(after: other.wanted)))
        } else {
          edits.append(.leaveOut(writtenGiven(step.given)))
        }
      }
    }
    return edits
  }

  /// Whether what one step takes away is what the other brings.
  private func isCounterpart(_ other: Step, of step: Step) -> Bool {
    switch (step.kind, other.kind) {
    case (.missing, .leaveOut): isSame(other.given, step.wanted)
    case (.leaveOut, .missing): isSame(step.given, other.wanted)
    case (.replace, .replace):
      isSame(step.given, other.wanted) && isSame(other.given, step.wanted)
    default: false
    }
  }

  private func isSame(_ given: Range<Int>, _ wanted: Range<Int>) -> Bool {
    if given.count != wanted.count { return false }
    for (place, wantedPlace) in zip(given, wanted)
    where numbers[place] != wantedNumbers[wantedPlace] {
      return false
    }
    return true
  }

  private func written(_ range: Range<Int>) -> String { wanted.written(range) }

  private func writtenGiven(_ range: Range<Int>) -> String {
    let (first, last) = (self.range(of: range.lowerBound), self.range(of: range.upperBound - 1))
    return given.written(first.lowerBound..<last.upperBound)
  }

  private func next(after range: Range<Int>) -> String? {
    let next = range.upperBound
    return next < wanted.parts.count ? written(next..<next + 1) : nil
  }
}
