import PipitBase
import PipitLook
import PipitMarkup
import PipitText

/// What is found of a letter that was typed.
enum LetterFinding: Equatable {
  case right, elsewhere, wrong
  /// A letter is missing in this place.
  case missing

  var state: LetterState {
    switch self {
    case .right: .right
    case .elsewhere: .elsewhere
    case .wrong: .wrong
    case .missing: .gap
    }
  }
}

extension Spelling.Try {
  /// Each letter that was typed with what is found of it; where letters are missing is told only
  /// where asked for.
  func findings(showsGaps: Bool) -> [(letter: String, finding: LetterFinding)] {
    var findings: [(letter: String, finding: LetterFinding)] = []
    var place = 0
    func typed(_ letter: String, isRight: Bool) {
      let isElsewhere = place < result.marks.count && result.marks[place].place == .elsewhere
      findings.append((letter, isRight ? .right : isElsewhere ? .elsewhere : .wrong))
      place += 1
    }
    for edit in result.edits {
      switch edit {
      case .keep(let letter): typed(letter, isRight: true)
      case .delete(let letter), .replace(let letter, _): typed(letter, isRight: false)
      case .swap(let one, let other):
        findings.append((one, .elsewhere))
        findings.append((other, .elsewhere))
        place += 2
      case .insert: if showsGaps { findings.append(("", .missing)) }
      }
    }
    return findings
  }

  /// How many letters are missing, where nothing else is wrong; else 0.
  var missingCount: Int {
    var count = 0
    for edit in result.edits {
      switch edit {
      case .insert: count += 1
      case .keep: break
      case .delete, .replace, .swap: return 0
      }
    }
    return count
  }

  /// The letter that stands once and belongs twice, or the other way.
  var doubledLetter: String? {
    for (place, edit) in result.edits.enumerated() {
      switch edit {
      case .insert(let letter), .delete(let letter):
        for neighbour in [place - 1, place + 1] where result.edits.indices.contains(neighbour) {
          if result.edits[neighbour] == .keep(letter) { return letter }
        }
      case .keep, .replace, .swap: break
      }
    }
    return nil
  }

  /// What was typed, letter over letter with the right spelling.
  var pairs: [LetterPair] {
    result.edits.flatMap { edit in
      switch edit {
      case .keep(let letter): [LetterPair(letter, letter)]
      case .insert(let letter): [LetterPair("", letter)]
      case .delete(let letter): [LetterPair(letter, "")]
      case .replace(let letter, let other): [LetterPair(letter, other)]
      case .swap(let one, let other): [LetterPair(one, other), LetterPair(other, one)]
      }
    }
  }
}

extension Spelling {
  /// What is told of the last miss: that it is wrong, how many tries are left, and in practice each
  /// letter with its mark. From the second miss on it is told where letters are missing and what kind
  /// of fault it is.
  func missed(_ asked: Asked, _ last: Try, _ text: SpellingViewText) -> Markup {
    let isSecond = asked.tries.count > 1
    return div {
      p {
        icon(.cross)
        element("strong") { text.wrong }
        if !isPractised { span { text.left(triesLeft(asked)) } }
      }
      .class("not-yet")
      if !content.isBee {
        letterMarks(
          last.findings(showsGaps: isSecond).map {
            LetterMark($0.letter, $0.finding.state, said: text.said($0.letter, $0.finding))
          }, label: text.marks, language: content.language.tag)
      }
    }
    .class("missed").id("missed").key("missed-\(number)-\(asked.tries.count)")
  }

  /// What there is to say of the last miss, below the field, so that the field stays where it is.
  @MarkupBuilder func nudges(_ asked: Asked, _ text: SpellingViewText) -> Markup {
    if !content.isBee, let last = asked.tries.last {
      if last.missingCount > 0 { p { text.missing(last.missingCount) }.class("nudge") }
      if asked.tries.count > 1 {
        for fault in last.result.faults {
          if let nudge = text.nudge(fault, letter: last.doubledLetter) {
            p { nudge }.class("nudge")
          }
        }
      }
    }
  }
}
