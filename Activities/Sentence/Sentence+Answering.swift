import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// Checking an answer, telling the verdict, and going on from it.
extension Sentence {
  mutating func answer(_ given: String, _ building: Building, at now: Moment) -> [Effect] {
    if Text.bare(given).isEmpty { return [] }
    guard let judged = lesson.judge(given, place(of: screen), isTyped: way.isTyped) else {
      return []
    }
    switch judged.verdict {
    case .exact: return tell(given, building.slip == nil ? .right : .mended, building, at: now)
    case .accent where building.slip == nil: return warn(given, judged, isAccent: true, building)
    case .slip where building.slip == nil: return warn(given, judged, isAccent: false, building)
    case .accent, .slip, .wrong: return tell(given, .wrong, building, at: now)
    }
  }

  /// A slip may be mended once.
  private mutating func warn(
    _ given: String, _ judged: SentenceLesson.Judgement, isAccent: Bool, _ building: Building
  ) -> [Effect] {
    let slip = Slip(given: given, word: judged.result.extra.first, isAccent: isAccent)
    var building = building
    building.slip = slip
    stage = .building(building)
    return [
      .buzz(.wrong), .announce(SentenceText.english.told(slip)), .focus(Self.fieldId(screen)),
    ]
  }

  private mutating func tell(
    _ given: String, _ verdict: Verdict, _ building: Building, at now: Moment
  ) -> [Effect] {
    let answer = Answer(
      exercise: place(of: screen), given: given, placed: building.placed, way: way,
      verdict: verdict, isHelped: building.isHelped,
      milliseconds: now.milliseconds(since: building.since))
    answers.append(answer)
    stage = .told
    var effects: [Effect] = answer.isPassed ? records(of: answer) : []
    effects.append(.sound(answer.isPassed ? .right : .wrong))
    effects.append(.buzz(answer.isPassed ? .right : .wrong))
    if answer.isRight, combo == 3 || combo == 5 || combo == 10 { effects.append(.burst(.small)) }
    effects.append(.announce(SentenceText.english.told(answer, self)))
    effects.append(.focus(Self.continueId))
    return effects
  }

  /// The answer on the page, compared with what is accepted; nil while there is none.
  var judgement: SentenceLesson.Judgement? {
    told.flatMap { lesson.judge($0.given, $0.exercise, isTyped: $0.way.isTyped) }
  }

  /// What can be done while the verdict is on the page.
  mutating func goOn(_ action: Action, at now: Moment) -> [Effect] {
    let screen = screen
    switch action {
    case .hear(screen, let slow) where canHearPrompt:
      return [.say(Speech(exercise.prompt, ratePercent: slow ? 60 : 100))]
    case .hearAnswer(screen) where lesson.isForeign(exercise.answer):
      return [.say(Speech(exercise.answer))]
    case .claim(screen): return claim(.claimed, from: .wrong)
    case .unclaim(screen): return claim(.wrong, from: .claimed)
    case .next(screen): return next(at: now)
    default: return []
    }
  }

  /// “I was right”: the sentence is accepted on this device from now on; and the way back.
  private mutating func claim(_ verdict: Verdict, from before: Verdict) -> [Effect] {
    guard let last = answers.last, last.verdict == before else { return [] }
    answers[answers.count - 1] = last.judged(verdict)
    let line = "\(exercise.id)\t\(oneLine(last.given))"
    let text = SentenceText.english
    return [
      .record(
        verdict == .claimed ? .keep(line, on: lesson.shelf) : .drop(line, from: lesson.shelf)),
      .announce(verdict == .claimed ? text.claimed : text.unclaimed),
      .focus(Self.continueId),
    ]
  }

  /// A sentence without what divides the shelf's lines.
  private func oneLine(_ sentence: String) -> String {
    Text.pieces(sentence, where: { Text.isSpace($0) }).joined(separator: " ")
  }

  /// Goes on to the next screen, or ends. A miss is recorded here: until now it could be taken back.
  private mutating func next(at now: Moment) -> [Effect] {
    guard let answer = answers.last else { return [] }
    let isLate = answer.verdict == .wrong || answer.verdict == .claimed
    let effects = isLate ? records(of: answer) : []
    if answers.count >= screenCount {
      stage = .finished
      return effects + [.sound(.done), .burst(.large), .finish(result)]
    }
    stage = .building(Building(since: now))
    let focus = Effect.focus(way == .type ? Self.fieldId(screen) : Self.askedId)
    return effects + spoken + [focus]
  }

  /// What is said when the screen comes up: what is to be heard, and prompts where the learner has
  /// them read aloud.
  var spoken: [Effect] {
    guard isHidden || isBuilding && lesson.speaksPrompts && lesson.isForeign(exercise.prompt) else {
      return []
    }
    return [.say(Speech(exercise.prompt))]
  }

  var opening: [Effect] { spoken }

  /// Whether the prompt has a speaker: it is not in the learner's language, or to be heard.
  var canHearPrompt: Bool {
    exercise.kind == .listen || lesson.isForeign(exercise.prompt)
  }
}
