import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// What becomes of what the learner does.
extension Spelling {
  mutating func update(_ action: Action, at now: Moment) -> [Effect] {
    switch (action, stage) {
    case (_, .finished): return []
    case (.hear(number, let slow), _): return hear(slow: slow)
    case (.describe(number, let text), _), (.sentence(number, let text), _):
      return describe(text)
    case (.away(let milliseconds), .asked(var asked)):
      asked.since = asked.since.later(by: milliseconds, notAfter: now)
      stage = .asked(asked)
      return []
    case (_, .asked(let asked)): return spell(action, asked, at: now)
    case (.letters(number), .told), (.letters(number), .practised): return [.say(letterByLetter)]
    case (.next(number), _): return goOn(at: now)
    case (.again(number), .told(let answer)) where !answer.isRight:
      isMastered = false
      stage = .practised(answer, Asked(since: now))
      return [.say(speech(slow: false)), .focus(Self.fieldId(number))]
    case (_, .practised(let answer, let asked)): return practise(action, answer, asked)
    default: return []
    }
  }

  /// What is asked of the host when the round comes upon the page: the word is said, and what the
  /// dictionary says of it and of the next one is fetched.
  var opening: [Effect] {
    switch stage {
    case .asked, .practised: [.say(speech(slow: false))] + loads
    case .told: loads
    case .finished: []
    }
  }

  // MARK: Hearing

  private mutating func hear(slow: Bool) -> [Effect] {
    if slow, case .asked(var asked) = stage {
      asked.isSlow = true
      stage = .asked(asked)
    }
    return [.say(speech(slow: slow))]
  }

  private mutating func describe(_ text: String) -> [Effect] {
    if Text.pieces(text, where: { Text.isSpace($0) }).isEmpty { return [] }
    if case .asked(var asked) = stage {
      asked.isDescribed = true
      stage = .asked(asked)
    }
    return [.say(Speech(text, language: content.language.tag))]
  }

  private func speech(slow: Bool) -> Speech {
    Speech(
      question.word.text, language: content.language.tag, ratePercent: slow ? 60 : 100)
  }

  /// The word's letters by their names.
  private var letterByLetter: Speech {
    Speech(lettersOf: question.word.text, language: content.language.tag)
  }

  /// The dictionary's pieces for the word on the page and the one after it.
  private var loads: [Effect] {
    guard let dictionary = content.dictionary else { return [] }
    var names: [String] = []
    for question in content.questions[number...].prefix(2) where question.definition.isEmpty {
      let name = dictionary.piece(of: question.word.text)
      if !names.contains(name) { names.append(name) }
    }
    return names.map { .load($0) }
  }

  /// The pieces that tell what the word on the page means, also where it is a form of another word.
  func wishes(in surroundings: Surroundings) -> [String] {
    guard number < content.questions.count, question.definition.isEmpty else { return [] }
    return WordMeaning(of: question.word.text, content.dictionary, in: surroundings).wishes
  }

  // MARK: Spelling

  private mutating func spell(_ action: Action, _ asked: Asked, at now: Moment) -> [Effect] {
    var asked = asked
    switch action {
    case .read(number) where !asked.isRead:
      asked.isRead = true
      asked.isDescribed = true
      stage = .asked(asked)
      return [.focus(Self.fieldId(number))]
    case .hint(number) where !content.isBee && asked.hints < SpellingHint.count(for: question.word):
      asked.hints += 1
      stage = .asked(asked)
      return [.announce(hintTold(asked)), .focus(Self.fieldId(number))]
    case .show(number): return tell("", .shown, asked, at: now)
    case .write(number, let given): return write(given, asked, at: now)
    default: return []
    }
  }

  private func hintTold(_ asked: Asked) -> String {
    SpellingText.english.hint(SpellingHint.known(of: question.word, hints: asked.hints))
  }

  private mutating func write(_ given: String, _ asked: Asked, at now: Moment) -> [Effect] {
    let result = content.check(given, question.word)
    let attempt = Try(given, result)
    switch result.verdict {
    case .empty: return []
    case .exact: return pass(given, asked, at: now)
    case .homophone where !asked.isDescribed: return pass(given, asked, at: now)
    case .homophone where !asked.wasHomophone: return warn(ofHomophone: given, asked)
    case .accent where asked.mended == nil, .capital where asked.mended == nil:
      return warn(of: attempt, asked)
    case .accent, .capital:
      // The same once more, as by a second press, is no try.
      return asked.almost?.given == given
        ? [.focus(Self.fieldId(number))] : miss(attempt, asked, at: now)
    case .homophone: return miss(attempt, asked, at: now)
    case .wrong:
      return isOnPage(given, asked) ? [.focus(Self.fieldId(number))] : miss(attempt, asked, at: now)
    }
  }

  /// Whether this is the wrong try whose letters are on the page: a second press is no second try.
  private func isOnPage(_ given: String, _ asked: Asked) -> Bool {
    asked.almost == nil && asked.homophone == nil && asked.tries.last?.given == given
  }

  private mutating func pass(_ given: String, _ asked: Asked, at now: Moment) -> [Effect] {
    tell(given, asked.tries.isEmpty && asked.mended == nil ? .right : .mended, asked, at: now)
  }

  /// An accent or a capital may be mended once.
  private mutating func warn(of attempt: Try, _ asked: Asked) -> [Effect] {
    var asked = asked
    asked.almost = attempt
    asked.mended = attempt
    asked.homophone = nil
    stage = .asked(asked)
    return [
      .buzz(.wrong), .announce(SpellingText.english.almost(attempt.result)),
      .focus(Self.fieldId(number)),
    ]
  }

  /// A word that sounds the same and means something else costs no try, once.
  private mutating func warn(ofHomophone given: String, _ asked: Asked) -> [Effect] {
    var asked = asked
    asked.homophone = given
    asked.wasHomophone = true
    asked.almost = nil
    stage = .asked(asked)
    return [
      .buzz(.wrong), .announce(SpellingText.english.soundsTheSame(given)),
      .focus(Self.fieldId(number)),
    ]
  }

  private mutating func miss(_ attempt: Try, _ asked: Asked, at now: Moment) -> [Effect] {
    var asked = asked
    asked.tries.append(attempt)
    if let tries = content.tries, asked.tries.count >= tries {
      return tell(attempt.given, .missed, asked, at: now)
    }
    asked.homophone = nil
    asked.almost = nil
    stage = .asked(asked)
    return wrong(attempt, left: content.tries.map { $0 - asked.tries.count })
  }

  private func wrong(_ attempt: Try, left: Int?) -> [Effect] {
    [
      .sound(.wrong), .buzz(.wrong),
      .announce(SpellingText.english.wrong(attempt.given, left: left)),
      .focus(Self.fieldId(number)), .say(speech(slow: false)),
    ]
  }

  private mutating func tell(
    _ given: String, _ verdict: SpellingVerdict, _ asked: Asked, at now: Moment
  ) -> [Effect] {
    let answer = Answer(
      question: number, given: given, verdict: verdict, tries: asked.tries, almost: asked.mended,
      hints: asked.hints, isSlow: asked.isSlow,
      milliseconds: now.milliseconds(since: asked.since))
    answers.append(answer)
    stage = .told(answer)
    isMastered = false
    combo = answer.isRight ? combo + 1 : 0
    bestCombo = max(bestCombo, combo)
    var effects: [Effect] = [
      .record(event(answer)), .sound(answer.isRight ? .right : .wrong),
      .buzz(answer.isRight ? .right : .wrong),
    ]
    if combo == 3 || combo == 5 || combo == 10 { effects.append(.burst(.small)) }
    effects.append(.announce(SpellingText.english.told(answer, content.questions[number].word)))
    effects.append(.focus(Self.continueId))
    return effects
  }

  private mutating func goOn(at now: Moment) -> [Effect] {
    isMastered = false
    guard answers.count < content.questions.count else {
      stage = .finished
      let celebration: [Effect] = result.isPerfect ? [.burst(.large)] : []
      return [.sound(.done)] + celebration + [.finish(result)]
    }
    stage = .asked(Asked(since: now))
    return [.say(speech(slow: false))] + loads + [.focus(Self.fieldId(number))]
  }

  // MARK: Practising what was missed

  /// Nothing of this counts: the word is spelled until it is right, or gone on from.
  private mutating func practise(_ action: Action, _ answer: Answer, _ asked: Asked) -> [Effect] {
    guard case .write(number, let given) = action else { return [] }
    let result = content.check(given, question.word)
    switch result.verdict {
    case .empty: return []
    case .exact:
      stage = .told(answer)
      isMastered = true
      return [
        .sound(.right), .buzz(.right), .announce(SpellingText.english.mastered),
        .focus(Self.continueId),
      ]
    case .accent, .capital, .homophone, .wrong:
      if asked.tries.last?.given == given { return [.focus(Self.fieldId(number))] }
      var asked = asked
      let attempt = Try(given, result)
      asked.tries.append(attempt)
      stage = .practised(answer, asked)
      return wrong(attempt, left: nil)
    }
  }
}
