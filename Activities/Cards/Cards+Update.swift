import PipitBase
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// What becomes of what the learner does.
extension Cards {
  mutating func update(_ action: Action, at now: Moment) -> [Effect] {
    switch (action, stage) {
    case (_, .finished): return []
    case (.away(let milliseconds), .asked(var asked)):
      asked.since = asked.since.later(by: milliseconds, notAfter: now)
      stage = .asked(asked)
      return []
    case (.undo(answers.count), _): return undo(at: now)
    case (.next(turn), .over): return finish()
    case (_, .over): return []
    case (.hear(turn, let isAnswer, let slow), _): return hear(isAnswer: isAnswer, slow: slow)
    case (.next(turn), .told): return goOn(at: now)
    case (_, .asked(let asked)): return answer(action, asked, at: now)
    default: return []
    }
  }

  /// What is asked of the host when the round comes upon the page: a word to be heard is said.
  var opening: [Effect] {
    if case .asked = stage, question.way.isHeard {
      return [said(isAnswer: false, slow: false)]
    }
    return []
  }

  // MARK: Hearing

  private mutating func hear(isAnswer: Bool, slow: Bool) -> [Effect] {
    if case .asked(var asked) = stage {
      // What is not seen yet is not heard either.
      if isAnswer && !asked.isTurned { return [] }
      if slow && !isAnswer {
        asked.isSlow = true
        stage = .asked(asked)
      }
    }
    return [said(isAnswer: isAnswer, slow: slow)]
  }

  /// A word aloud: by the learner's own sound, or where there is none, or it cannot be played, by a voice.
  private func said(isAnswer: Bool, slow: Bool) -> Effect {
    let word = isAnswer ? question.to : question.from
    if !slow, let sound = question.sound(of: word) {
      return .play(
        file: sound, failed: Action.hear(turn, isAnswer: isAnswer, slow: true).token)
    }
    return .say(word.speech(slow: slow))
  }

  // MARK: Answering

  private mutating func answer(_ action: Action, _ asked: Asked, at now: Moment) -> [Effect] {
    var asked = asked
    switch action {
    case .flip(turn) where question.way.isTurned && !asked.isTurned:
      asked.isTurned = true
      stage = .asked(asked)
      return [.announce(CardsText.english.turned(question)), .focus(Self.gradeId(.good))]
    case .help(turn):
      asked.isHelped.toggle()
      stage = .asked(asked)
      return []
    case .read(turn) where question.way.isHeard && !asked.isRead && !asked.isTurned:
      asked.isRead = true
      stage = .asked(asked)
      return [.focus(focusOfQuestion)]
    case .rate(turn, let rating, let shown) where asked.isTurned && fits(shown):
      return settle(rating, shown, .graded, asked, at: now)
    case .pick(turn, let place, let shown)
    where question.way == .choose && place < question.choices.count && fits(shown):
      let isRight = question.choices[place] == question.entry
      return settle(rating(isRight, shown, asked, at: now), shown, .picked(place), asked, at: now)
    case .write(turn, let shown, let given) where question.way.isTyped && fits(shown):
      return write(given, shown, asked, at: now)
    case .show(turn, let shown) where !question.way.isTurned && fits(shown):
      return settle(.again, shown, .given, asked, at: now)
    default: return []
    }
  }

  /// Whether the card has these forms.
  private func fits(_ shown: Action.Shown) -> Bool {
    question.from.form(shown.question) != nil && question.to.form(shown.answer) != nil
      && !(question.isOneWord && shown.question == shown.answer)
  }

  private mutating func write(
    _ given: String, _ shown: Action.Shown, _ asked: Asked, at now: Moment
  ) -> [Effect] {
    if Text.pieces(given, where: { Text.isSpace($0) }).isEmpty { return [] }
    let attempt = Attempt(given, shown, content.check(given, question, shown))
    switch attempt.verdict.kind {
    case .exact:
      let rating =
        asked.mended == nil ? rating(true, shown, asked, at: now) : Rating.hard
      return settle(rating, shown, .typed(attempt), asked, at: now)
    case .form, .synonym: return askAgain(attempt, asked)
    case .accent where asked.mended == nil, .slip where asked.mended == nil:
      return askAgain(attempt, asked)
    case .accent, .slip, .wrong:
      // The same once more, as by a second press, is no answer.
      if asked.almost == attempt { return [.focus(Self.fieldId(turn))] }
      return settle(.again, shown, .typed(attempt), asked, at: now)
    }
  }

  /// What is right in another way than was asked for costs nothing; a slip may be mended once.
  private mutating func askAgain(_ attempt: Attempt, _ asked: Asked) -> [Effect] {
    var asked = asked
    asked.almost = attempt
    switch attempt.verdict.kind {
    case .accent, .slip: asked.mended = attempt
    case .exact, .form, .synonym, .wrong: break
    }
    stage = .asked(asked)
    return [
      .buzz(.wrong), .announce(CardsText.english.almost(attempt, question)),
      .focus(Self.fieldId(turn)),
    ]
  }

  /// Right is good: hard after help or the slow key, easy where it was quick on a card that has stayed
  /// for long; a miss is again.
  private func rating(
    _ isRight: Bool, _ shown: Action.Shown, _ asked: Asked, at now: Moment
  ) -> Rating {
    if !isRight { return .again }
    if asked.isHelped || asked.isSlow || question.way.isHeard && asked.isRead { return .hard }
    let name = content.item(question, shown).rest(after: "card/\(content.deck)/") ?? ""
    let time = now.milliseconds(since: asked.since)
    return content.deal.facts.isEasy([name], after: time) ? .easy : .good
  }

  private mutating func settle(
    _ rating: Rating, _ shown: Action.Shown, _ kind: Answer.Kind, _ asked: Asked, at now: Moment
  ) -> [Effect] {
    let answer = Answer(
      place, rating, shown, kind, asked, milliseconds: now.milliseconds(since: asked.since))
    let event = event(answer)
    answers.append(answer)
    let run = runs.now
    var effects: [Effect] = [.record(event)]
    if run == 5 || run == 10 || run == 20 { effects.append(.burst(.small)) }
    if kind == .graded { return effects + [.buzz(.tap)] + goOn(at: now) }
    stage = .told(answer)
    effects += [
      .sound(answer.isRight ? .right : .wrong), .buzz(answer.isRight ? .right : .wrong),
      .announce(CardsText.english.told(answer, question)), .focus(Self.continueId),
    ]
    return effects
  }

  private mutating func goOn(at now: Moment) -> [Effect] {
    if upcoming.isEmpty {
      // The last grade can be taken back like any other: the round ends with a press of its own. The
      // queue has its own way back.
      if isQueued { return finish() }
      stage = .over
      return [.focus(Self.continueId), .announce(CardsText.english.over)]
    }
    stage = .asked(Asked(since: now))
    return opening + [.focus(focusOfQuestion)]
  }

  private mutating func finish() -> [Effect] {
    stage = .finished
    return [.sound(.done)] + (result.isPerfect ? [.burst(.large)] : []) + [.finish(result)]
  }

  /// Takes the last answer back: its card is on the page again, turned where the learner graded it.
  private mutating func undo(at now: Moment) -> [Effect] {
    guard let last = answers.popLast() else { return [] }
    var asked = Asked(since: now)
    if last.kind == .graded {
      asked = last.asked
      asked.since = now
    }
    stage = .asked(asked)
    return [
      .takeBack(content.item(question, last.shown)), .announce(CardsText.english.undone(question)),
      .focus(asked.isTurned ? Self.gradeId(last.rating) : focusOfQuestion),
    ]
  }

  /// What has the focus while a card is asked.
  private var focusOfQuestion: String {
    switch question.way {
    case .type, .dictation: Self.fieldId(turn)
    case .choose: Self.askedId
    case .flip, .hear, .mixed: Self.flipId
    }
  }
}

/// The ids of the elements that get the focus.
extension Cards {
  static let askedId = "asked"
  static let flipId = "flip"
  static let continueId = "continue"

  /// The id of the field for a turn.
  static func fieldId(_ turn: Int) -> String { "answer-\(turn)" }

  /// The id of the key of a grade.
  static func gradeId(_ rating: Rating) -> String { "grade-\(rating.rawValue)" }
}
