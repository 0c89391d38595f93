import PipitBase

/// The shortest way from what was typed to a spelling, letter by letter (Damerau's distance by
/// optimal string alignment), and what can be told from it.
///
/// Among ways of as many steps the one that keeps most letters is taken, and vowels stand for
/// vowels; a letter missing from a pair is missing at its second place.
final class SpellingAlignment {
  let given: SpelledLetters
  let wanted: SpelledLetters
  /// How many steps there are that change something.
  let stepCount: Int32
  /// The steps, each with the places that it begins at.
  private let steps: [Step]

  private struct Step {
    let kind: Kind
    let given: Int
    let wanted: Int
  }

  private enum Kind { case keep, insert, delete, replace, swap }

  init(_ given: SpelledLetters, _ wanted: SpelledLetters) {
    self.given = given
    self.wanted = wanted
    let costs = Costs(given.letters, wanted.letters)
    stepCount = costs.whole / Costs.step
    var steps: [Step] = []
    var (row, column) = (given.letters.count, wanted.letters.count)
    while row > 0 || column > 0 {
      let kind: Kind
      if column > 0, costs[row, column] == costs[row, column - 1] + Costs.step {
        kind = .insert
        column -= 1
      } else if row > 0, costs[row, column] == costs[row - 1, column] + Costs.step {
        kind = .delete
        row -= 1
      } else if costs.swaps(row, column),
        costs[row, column] == costs[row - 2, column - 2] + Costs.step
      {
        kind = .swap
        row -= 2
        column -= 2
      } else {
        row -= 1
        column -= 1
        kind = given.letters[row] == wanted.letters[column] ? .keep : .replace
      }
      steps.append(Step(kind: kind, given: row, wanted: column))
    }
    var forward: [Step] = []
    while let step = steps.popLast() { forward.append(step) }
    self.steps = forward
  }

  /// What it costs to make the first letters of one word of the first of another.
  private struct Costs {
    /// What a step costs; ways of as many steps are told apart by less.
    static let step: Int32 = 1000

    private let given: [String]
    private let wanted: [String]
    private let width: Int
    private var costs: [Int32]

    init(_ given: [String], _ wanted: [String]) {
      self.given = given
      self.wanted = wanted
      width = wanted.count + 1
      costs = [Int32](repeating: 0, count: (given.count + 1) * width)
      let givenVowels = given.map { SpellingPatterns.isVowel($0) }
      let wantedVowels = wanted.map { SpellingPatterns.isVowel($0) }
      for row in 0...given.count {
        for column in 0...wanted.count where row + column > 0 {
          var best = Int32.max
          if column > 0 { best = self[row, column - 1] + Self.step }
          if row > 0 { best = min(best, self[row - 1, column] + Self.step) }
          if row > 0, column > 0 {
            let before = self[row - 1, column - 1]
            let isVowel = givenVowels[row - 1]
            let replacing = Self.step + (isVowel == wantedVowels[column - 1] ? isVowel ? 1 : 2 : 4)
            best = min(best, before + (given[row - 1] == wanted[column - 1] ? 0 : replacing))
          }
          if swaps(row, column) { best = min(best, self[row - 2, column - 2] + Self.step) }
          costs[row * width + column] = best
        }
      }
    }

    subscript(row: Int, column: Int) -> Int32 { costs[row * width + column] }

    var whole: Int32 { costs[costs.count - 1] }

    /// Whether the two letters before these places stand in the wrong order.
    func swaps(_ row: Int, _ column: Int) -> Bool {
      row > 1 && column > 1 && given[row - 1] == wanted[column - 2]
        && given[row - 2] == wanted[column - 1] && given[row - 1] != given[row - 2]
    }
  }

  /// The steps as they are told: letters as they were typed, and as the spelling has them.
  var edits: [SpellingResult.Edit] {
    steps.map { step in
      switch step.kind {
      case .keep: .keep(wanted.shown[step.wanted])
      case .insert: .insert(wanted.shown[step.wanted])
      case .delete: .delete(given.shown[step.given])
      case .replace: .replace(given.shown[step.given], with: wanted.shown[step.wanted])
      case .swap: .swap(given.shown[step.given], given.shown[step.given + 1])
      }
    }
  }

  /// Each letter typed with its mark.
  var marks: [SpellingResult.Mark] {
    var places = [SpellingResult.Mark.Place](repeating: .wrong, count: given.letters.count)
    var isFree = [Bool](repeating: true, count: wanted.letters.count)
    if places.count == isFree.count {
      for place in places.indices where given.letters[place] == wanted.letters[place] {
        places[place] = .right
        isFree[place] = false
      }
    } else {
      for step in steps where step.kind == .keep {
        places[step.given] = .right
        isFree[step.wanted] = false
      }
    }
    for place in places.indices where places[place] == .wrong {
      for other in isFree.indices
      where isFree[other] && given.letters[place] == wanted.letters[other] {
        places[place] = .elsewhere
        isFree[other] = false
        break
      }
    }
    var marks: [SpellingResult.Mark] = []
    for (place, letter) in given.shown.enumerated() { marks.append(.init(letter, places[place])) }
    return marks
  }

  /// What went wrong, each kind once, in the order met.
  var faults: [SpellingFault] {
    var faults: [SpellingFault] = []
    for step in steps where step.kind != .keep {
      let fault = fault(of: step)
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  private func fault(of step: Step) -> SpellingFault {
    switch step.kind {
    case .keep, .insert:
      let letter = wanted.letters[step.wanted]
      if SpellingPatterns.isDoubled(wanted.letters, step.wanted) { return .doubled }
      if SpellingPatterns.isSilent(wanted.letters, step.wanted, wanted.language) {
        return .silent
      }
      return SpellingPatterns.isVowel(letter) ? .vowel : .other
    case .delete:
      let letter = given.letters[step.given]
      if SpellingPatterns.isDoubled(given.letters, step.given) { return .doubled }
      return SpellingPatterns.isVowel(letter) ? .vowel : .other
    case .replace:
      let (one, other) = (given.letters[step.given], wanted.letters[step.wanted])
      if given.bare[step.given] == wanted.bare[step.wanted] { return .accent }
      return SpellingPatterns.isVowel(one) && SpellingPatterns.isVowel(other) ? .vowel : .other
    case .swap:
      let pair = given.letters[step.given] + given.letters[step.given + 1]
      return pair == "ie" || pair == "ei" ? .ie : .swap
    }
  }
}
