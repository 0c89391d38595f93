import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page of a lesson: bar, sentence, lines, bank, verdict.
extension Sentence {
  func page(in surroundings: Surroundings) -> Markup {
    let text = SentenceText.english
    return stack {
      bar(text)
      if isClosing {
        closing(text, surroundings)
      } else {
        asked(text, surroundings)
        slip(text)
        answering(text)
        verdict(text, surroundings)
        ways(text)
      }
    }
    .class("lesson").block(lesson.block)
  }

  private func bar(_ text: SentenceText) -> Markup {
    top {
      iconKey(sends: Action.close.token, .cross, label: text.close, kind: .quiet)
        .id(Self.closeId)
    } middle: {
      h1 { lesson.title }.class("hidden").id("title").attribute("tabindex", "-1")
      PipitLook.bar(
        done: solvedCount, of: lesson.exercises.count,
        label: text.solved(solvedCount, of: lesson.exercises.count))
    } end: {
      flame(combo: Int(combo), label: text.run(combo))
    }
  }

  /// The learner is asked what to do with a lesson that is left part way.
  private func closing(_ text: SentenceText, _ surroundings: Surroundings) -> Markup {
    dialog(title: text.closingTitle) {
      coach(.winces, isSeen: surroundings.showsPip) { text.closingDetail }
    } keys: {
      key(sends: Action.stay.token, kind: .primary, icon: .forward, shortcut: "Escape") {
        text.stay
      }
      .id(Self.stayId)
      linkKey(to: lesson.wayOut, icon: .clock) { text.keepPlace }
      key(sends: "app discard \(lesson.session)", kind: .quiet, icon: .trash) { text.discard }
    }
  }

  // MARK: What is asked

  private func asked(_ text: SentenceText, _ surroundings: Surroundings) -> Markup {
    let canHear = canHearPrompt && lesson.canSay(exercise.prompt, surroundings.device)
    return div {
      div {
        h2 { text.question(exercise.kind, way, into: exercise.answer.language) }.id("question")
        if isReturned { badge(text.returned, icon: .again) }
      }
      .class("row")
      if !exercise.context.isEmpty { p { exercise.context }.class("soft") }
      coach(mood, isSeen: surroundings.showsPip) {
        if isHidden {
          listening(text, surroundings, canHear: canHear)
        } else {
          row {
            if canHear { speakers(text) }
            prompt(surroundings)
          }
          .class("said")
        }
      }
    }
    .id(Self.askedId).class("asked slide").key("asked-\(screen)")
    .attribute("role", "group").attribute("tabindex", "-1")
    .attribute("aria-labelledby", isHidden ? "question" : "question prompt")
  }

  private var mood: PipMood {
    guard let told else { return .thinks }
    return told.isPassed ? .cheers : .winces
  }

  /// The sentence; each word that has a hint shows it.
  private func prompt(_ surroundings: Surroundings) -> Markup {
    let phrase = exercise.prompt
    return p {
      for (number, part) in exercise.hintedPrompt.enumerated() {
        if number > 0 && phrase.language.isSpaced { " " }
        if part.translation.isEmpty && part.forms.isEmpty {
          part.text
        } else {
          hinted(
            part.text, id: "hint-\(screen)-\(number)", language: phrase.language.tag,
            tip: tip(part, surroundings))
        }
      }
    }
    .class("prompt").id("prompt").language(phrase.language.tag).attribute("dir", "auto")
  }

  /// What a word means, the word in other scripts, and the key that puts it by to be learnt.
  @MarkupBuilder private func tip(
    _ part: SentenceExercise.HintedPart, _ surroundings: Surroundings
  ) -> Markup {
    let isForeign = lesson.isForeign(exercise.prompt)
    let other = lesson.isForeign(exercise.answer) ? exercise.answer.language : lesson.learner
    if !part.translation.isEmpty {
      element("strong") { part.translation }.language((isForeign ? lesson.learner : other).tag)
    }
    readings(part.forms, of: part.text)
    let word = isForeign ? part.word : part.translation
    let language = isForeign ? exercise.prompt.language : other
    if surroundings.learns.contains(language.primary) && Self.isOneWord(word) {
      surroundings.learnKey(word, language: language.tag)
    }
  }

  /// Whether a text is one word that can be spelled, without remarks.
  private static func isOneWord(_ text: String) -> Bool {
    text.utf8.count > 1 && text.unicodeScalars.allSatisfy { Text.isWordly($0) || $0 == "’" }
  }

  /// A text in the other scripts of its language, where they write it differently.
  @MarkupBuilder func readings(_ forms: [SentenceExercise.Form], of text: String) -> Markup {
    for form in forms where !form.text.isEmpty && Text.bare(form.text) != Text.bare(text) {
      span { form.text }.class("soft").language(form.language.tag).attribute("dir", "auto")
    }
  }

  /// The keys that play the prompt, beside it.
  @MarkupBuilder private func speakers(_ text: SentenceText) -> Markup {
    iconKey(
      sends: Action.hear(screen, slow: false).token, .play, label: text.hear,
      shortcut: isBuilding ? "." : nil)
    if exercise.kind == .listen {
      iconKey(
        sends: Action.hear(screen, slow: true).token, .slow, label: text.hearSlowly,
        shortcut: isBuilding ? "," : nil)
    }
  }

  /// What stands in the bubble's place of a sentence that is to be heard.
  private func listening(
    _ text: SentenceText, _ surroundings: Surroundings, canHear: Bool
  ) -> Markup {
    row {
      if canHear {
        key(
          sends: Action.hear(screen, slow: false).token, kind: .primary, icon: .play, shortcut: "."
        ) { visuallyHidden(text.hear) }
        .class("loud").attribute("title", text.hear)
        key(sends: Action.hear(screen, slow: true).token, icon: .slow, shortcut: ",") {
          visuallyHidden(text.hearSlowly)
        }
        .attribute("title", text.hearSlowly)
      } else {
        p { surroundings.device.isKnown ? text.noVoice : text.unknownVoice }
      }
      key(
        sends: Action.show(screen).token, kind: canHear ? .quiet : .primary, icon: .eye
      ) { text.cannotListen }
    }
  }

  // MARK: The verdict

  /// A slip that may be mended, above the field, so that it hides nothing of what mends it.
  @MarkupBuilder private func slip(_ text: SentenceText) -> Markup {
    if let slip = building?.slip {
      PipitLook.verdict(.slip, title: slip.isAccent ? text.accentTitle : text.slipTitle) {
        p { pieces(text.pieces(slip), exercise.answer.language) }
      }
      .key("slip-\(screen)")
    }
  }

  @MarkupBuilder private func verdict(
    _ text: SentenceText, _ surroundings: Surroundings
  ) -> Markup {
    if let told { verdict(told, text, surroundings) }
  }

  /// Other ways to answer.
  @MarkupBuilder private func ways(_ text: SentenceText) -> Markup {
    if isBuilding {
      div {
        for other in Way.allCases where other != way {
          key(
            sends: Action.change(screen, other).token, kind: .quiet,
            icon: other.isTyped ? .keyboard : .grid
          ) { text.name(other) }
        }
      }
      .class("row ways").attribute("role", "group").attribute("aria-label", text.ways)
    }
  }
}
