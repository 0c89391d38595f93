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
        answering(text, surroundings)
        verdict(text, surroundings)
        ways(text)
        scripts(surroundings)
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

  /// The sentence in the learner's script; each word that has a hint or a reading shows it.
  private func prompt(_ surroundings: Surroundings) -> Markup {
    let scripts = askedScripts(surroundings)
    return p {
      for (number, part) in exercise.hintedPrompt.enumerated() {
        if number > 0 && scripts.shown.isSpaced { " " }
        prompt(part, number, scripts, surroundings)
      }
    }
    .class("prompt").id("prompt").language(scripts.shown.tag)
    .attribute("dir", "auto")
  }

  @MarkupBuilder private func prompt(
    _ part: SentenceExercise.HintedPart, _ number: Int, _ scripts: SentenceScripts,
    _ surroundings: Surroundings
  ) -> Markup {
    let shown = part.text(in: scripts.shown)
    let stage = help(for: part.word, exercise.prompt.language, surroundings)
    let readings = stage == .none ? [] : readings(of: part, scripts)
    if part.translation.isEmpty && readings.isEmpty {
      shown
    } else {
      hinted(
        readings.first.map {
          reading($0.text, language: $0.language.tag, above: shown, isAsked: stage == .hidden)
        } ?? .text(shown), id: "hint-\(screen)-\(number)", language: scripts.shown.tag,
        tip: tip(part, readings, surroundings))
    }
  }

  /// The forms of a part of the prompt that help reading it, where they write it differently.
  private func readings(
    of part: SentenceExercise.HintedPart, _ scripts: SentenceScripts
  ) -> [SentenceExercise.Form] {
    var readings: [SentenceExercise.Form] = []
    for script in scripts.help {
      let text = part.text(in: script)
      if !Text.equal(text, part.text(in: scripts.shown), exercise.prompt.language) {
        readings.append(.init(script, text))
      }
    }
    return readings
  }

  /// What a word means, how it is read, and the key that puts it by to be learnt.
  @MarkupBuilder private func tip(
    _ part: SentenceExercise.HintedPart, _ readings: [SentenceExercise.Form],
    _ surroundings: Surroundings
  ) -> Markup {
    let isForeign = lesson.isForeign(exercise.prompt)
    let other = lesson.isForeign(exercise.answer) ? exercise.answer.language : lesson.learner
    if !part.translation.isEmpty {
      let meant = isForeign ? nil : translation(part.translation, surroundings)
      element("strong") { meant?.text ?? part.translation }
        .language(meant?.language.tag ?? (isForeign ? lesson.learner : other).tag)
    }
    for form in readings {
      span { form.text }.class("soft").language(form.language.tag)
        .attribute("dir", "auto")
    }
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

  /// The scripts of the language that is taught, and its readings, where it has any.
  @MarkupBuilder private func scripts(_ surroundings: Surroundings) -> Markup {
    let phrase = lesson.taught(exercise)
    if !phrase.forms.isEmpty {
      let scripts =
        phrase == exercise.answer ? answerScripts(surroundings) : askedScripts(surroundings)
      div {
        scriptSwitch(
          language: phrase.language.primary, preferences: surroundings.scripts,
          among: scripts.available)
        if !scripts.help.isEmpty && hasHiddenHelp(surroundings) {
          readingSwitch(label: ScriptText.english.showReadings)
        }
      }
      .class("row in-scripts").key("in-scripts")
    }
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
