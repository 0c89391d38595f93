import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page of a round: bar, question, what to answer with, verdict.
extension Alphabet {
  func page(in surroundings: Surroundings) -> Markup {
    let text = AlphabetText.english
    return stack {
      bar(text)
      asked(text, surroundings)
      answerWith(text, surroundings)
      verdict(text, surroundings)
      wayOut(text)
    }
    .class("round").block(.sky)
  }

  func items(in surroundings: Surroundings) -> [String] {
    surroundings.fadingItems(question.item, in: alphabet.language)
  }

  private func bar(_ text: AlphabetText) -> Markup {
    row {
      badge(text.score(score), icon: .star)
      PipitLook.bar(
        done: answers.count, of: questions.count,
        label: text.place(number + 1, of: questions.count))
      flame(combo: Int(combo), label: text.run(combo))
      badge(text.place(number + 1, of: questions.count))
    }
    .class("tally").id("bar")
  }

  // MARK: What is asked

  private func asked(_ text: AlphabetText, _ surroundings: Surroundings) -> Markup {
    card {
      coach(mood, isSeen: surroundings.showsPip) { text.question(way) }
      div {
        switch way {
        case .choose, .type:
          bigLetter(question.letter, language: language)
        case .letter, .read, .write:
          shownText
        case .hear, .readback:
          if isRevealed { shownText }
          playKeys(text, surroundings)
          if way == .readback { sliders(text, surroundings) }
        }
      }
      .id(Self.askedId).attribute("tabindex", "-1").class("asked")
    }
    .key("asked-\(number)").class(way.asksLetter ? "slide beside" : "slide")
  }

  private var shownText: Markup {
    p { question.asked }.class(way == .letter || way == .hear ? "letter word" : "spelled")
      .language(question.askedIsWords ? language : "").attribute("dir", "auto")
  }

  /// Whether words that were to be heard are to be seen.
  private var isRevealed: Bool {
    switch stage {
    case .asked(let asked): asked.isShown
    case .told, .finished: true
    }
  }

  private func playKeys(_ text: AlphabetText, _ surroundings: Surroundings) -> Markup {
    let device = surroundings.device
    return row {
      if stage != .finished && device.hasVoice(for: language) {
        key(sends: Action.hear(number, slow: false).token, kind: .primary, icon: .play) {
          text.hear
        }
        key(sends: Action.hear(number, slow: true).token, icon: .slow) { text.slower }
        if surroundings.isUnsaid && !isRevealed {
          key(sends: Action.show(number).token, icon: .eye) { text.showWords }
        }
      } else if !isRevealed {
        notice(.warning) {
          p { device.isKnown ? text.noVoice(alphabet.language.englishName) : text.unknownVoice }
          key(sends: Action.show(number).token, kind: .primary, icon: .eye) { text.showWords }
        }
      }
    }
  }

  /// How fast and through how much noise call signs are heard; the frame keeps both.
  @MarkupBuilder private func sliders(
    _ text: AlphabetText, _ surroundings: Surroundings
  ) -> Markup {
    if surroundings.device.hasVoice(for: language) {
      let rate = surroundings.voiceRatePercent(for: language)
      slider(
        label: text.rate, name: "rate", from: 50, to: 150, step: 10, value: Int(rate),
        shown: text.percent(rate), sends: "app set \(surroundings.rateSetting(for: language))")
      slider(
        label: text.noise, name: "noise", from: 0, to: 100, step: 10,
        value: Int(surroundings.noisePercent), shown: text.percent(surroundings.noisePercent),
        sends: "app set noise")
    }
  }

  private var mood: PipMood {
    switch stage {
    case .told(let answer): answer.isRight || answer.verdict == .mended ? .cheers : .winces
    case .asked, .finished: .thinks
    }
  }

  // MARK: What to answer with

  private func answerWith(_ text: AlphabetText, _ surroundings: Surroundings) -> Markup {
    way == .choose ? choiceList(text) : typing(text)
  }

  private func choiceList(_ text: AlphabetText) -> Markup {
    PipitLook.answers(label: text.choices) {
      for (place, choice) in choices.enumerated() {
        choiceKey(
          sends: Action.pick(number, choice.word).token, number: place + 1,
          state: state(of: choice, text), language: language
        ) { choice.word }
      }
    }
    .key("choices-\(number)")
  }

  private func state(of choice: Choices.Choice, _ text: AlphabetText) -> ChoiceState {
    guard case .told(let answer) = stage else { return isAsked ? .open : .other }
    if choice.isRight { return .right(text.right) }
    return choice.word == answer.given ? .wrong(text.wrong) : .other
  }

  @MarkupBuilder private func typing(_ text: AlphabetText) -> Markup {
    if case .asked(let asked) = stage {
      form {
        field(
          label: text.field(way), name: "answer", id: Self.fieldId(number),
          language: question.answerIsWords ? language : "",
          hint: text.fieldHint(way) ?? "", isWrong: asked.slip != nil,
          draft: "\(alphabet.id) \(way.rawValue) \(question.item)")
        row {
          formKey(sends: "write \(number)", icon: .check) { text.check }
          key(sends: Action.giveUp(number).token, kind: .quiet) { text.dontKnow }
        }
      }
      .key("form-\(number)").class("card")
    }
  }

  // MARK: The verdict

  @MarkupBuilder private func verdict(
    _ text: AlphabetText, _ surroundings: Surroundings
  ) -> Markup {
    switch stage {
    case .asked(let asked):
      if let slip = asked.slip {
        PipitLook.verdict(.slip, title: text.almostTitle) { p { text.almostDetail(slip) } }
          .key("verdict-\(number)-slip")
      }
    case .told(let answer): told(answer, text, surroundings)
    case .finished: Markup.empty
    }
  }

  private func told(
    _ answer: Answer, _ text: AlphabetText, _ surroundings: Surroundings
  ) -> Markup {
    PipitLook.verdict(answer.verdict.outcome, title: text.title(answer.verdict)) {
      p { text.fact(question) }.class("fact").language(language)
      if let word = question.codeWord?.word {
        surroundings.readings(of: word, in: alphabet.language, item: question.item)
      }
      if let said = question.codeWord?.said, !said.isEmpty { p { text.said(said) } }
      if let ipa = question.codeWord?.ipa, !ipa.isEmpty { p { "[\(ipa)]" }.class("soft") }
      if answer.verdict == .wrong { p { text.youSaid(answer.given, of: answer.leak?.name) } }
    } keys: {
      key(
        sends: Action.next(number).token, kind: .primary, icon: .forward, shortcut: "Enter"
      ) { text.next }
      .id(Self.continueId)
      if surroundings.device.hasVoice(for: language) {
        key(sends: Action.hear(number, slow: false).token, icon: .play) { text.hearAgain }
      }
    }
    .key("verdict-\(number)")
  }

  // MARK: The ways out

  private func wayOut(_ text: AlphabetText) -> Markup {
    row {
      linkKey(to: "/library/alphabets/\(alphabet.id)", kind: .quiet, icon: .book) {
        text.reference
      }
      linkKey(to: "/practise/alphabet?choose", kind: .quiet, icon: .swap) { text.changeAlphabet }
    }
    .key("way-out")
  }

  private var language: String { alphabet.language.tag }
}

extension Alphabet.Verdict {
  /// How the verdict looks.
  fileprivate var outcome: Outcome {
    switch self {
    case .right: .right
    case .mended: .slip
    case .wrong: .wrong
    case .shown: .revealed
    }
  }
}
