import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText

/// A card that is typed or chosen: the field, what is almost right, and what is told.
extension Cards {
  // MARK: The field

  func writing(_ asked: Asked, _ front: CardFront, _ text: CardsViewText) -> Markup {
    let language = front.shown.answer
    let letters = language.lettersBesideKeyboard
    return form {
      if let almost = asked.almost { self.almost(almost, text) }
      let rule = text.rule(question, isExact: content.asksScript(question), language)
      if !rule.isEmpty { p { rule }.class("soft") }
      div {
        field(
          label: text.field(question, isExact: content.asksScript(question), language),
          name: "answer", id: Self.fieldId(turn), language: language.tag,
          value: asked.almost?.given ?? "", isWrong: asked.almost != nil,
          draft: "\(content.deal.id) \(turn)", isSelected: true, takesTyping: true)
        formKey(sends: "write \(turn) \(front.shown.token)", icon: .check) { text.check }
          .attribute("data-stay", "")
      }
      .class("write")
      if !letters.isEmpty {
        letterKeys(
          letters, label: text.letterKeys, field: Self.fieldId(turn), language: language.tag
        ) { text.insert($0) }
      }
    }
    .class("card").key("form-\(turn)")
  }

  /// What costs nothing: another script, a synonym, a slip that may be mended once.
  private func almost(_ attempt: Attempt, _ text: CardsViewText) -> Markup {
    notice(.warning) {
      element("strong") { text.almost(attempt.verdict.kind) }
      p { text.almostDetail(attempt) }
    }
    .key("almost-\(turn)")
  }

  // MARK: What is told

  @MarkupBuilder func told(
    _ answer: Answer, _ front: CardFront, _ text: CardsViewText
  ) -> Markup {
    div {
      p { question.from.shown(in: answer.shown.question) }.class("asked-word")
        .language(answer.shown.question.tag).attribute("dir", "auto")
    }
    .class("flash-side front small").key("card-\(turn)")
    if case .picked(let place) = answer.kind { picked(place, front, text) }
    PipitLook.verdict(outcome(answer), title: text.title(answer)) {
      if !answer.isRight { given(answer, text) }
      front.answer(text)
      if case .typed(let attempt) = answer.kind, answer.isRight { named(attempt, text) }
    } keys: {
      key(
        sends: Action.next(turn).token, kind: .primary, icon: .forward, shortcut: "Enter"
      ) { text.next }
      .id(Self.continueId)
      if front.canHear(question.to) {
        iconKey(
          sends: Action.hear(turn, isAnswer: true, slow: false).token, .play,
          label: text.hear(question.to.language), shortcut: "p")
      }
      key(sends: Action.undo(answers.count).token, kind: .quiet, icon: .undo) { text.undoThis }
    }
    .key("verdict-\(turn)")
  }

  private func outcome(_ answer: Answer) -> Outcome {
    if answer.kind == .given { return .revealed }
    return answer.isRight ? answer.asked.mended == nil ? .right : .slip : .wrong
  }

  /// The answers to choose from, with the right one and the one that was chosen.
  private func picked(_ place: Int, _ front: CardFront, _ text: CardsViewText) -> Markup {
    PipitLook.answers(label: text.answers) {
      for (number, entry) in question.choices.enumerated() {
        let state: ChoiceState =
          entry == question.entry
          ? .right(text.rightOne) : number == place ? .wrong(text.yourChoice) : .other
        choiceKey(
          sends: Action.pick(turn, number, front.shown).token, number: number + 1, state: state,
          language: front.shown.answer.tag
        ) { front.choice(entry) }
      }
    }
    .key("choices-\(turn)")
  }

  /// What was typed, letter over letter with the right word.
  @MarkupBuilder private func given(_ answer: Answer, _ text: CardsViewText) -> Markup {
    if case .typed(let attempt) = answer.kind {
      let form = attempt.verdict.form ?? answer.shown.answer
      if attempt.isClose {
        letterPairs(attempt.pairs, language: form.tag)
        visuallyHidden(text.wrote(attempt.given))
      } else {
        p {
          text.youWrote
          " "
          span { attempt.given }.language(form.tag).attribute("dir", "auto")
        }
        .class("soft")
      }
    }
  }

  /// In which form a right answer was, where it is not the one that is shown.
  @MarkupBuilder private func named(_ attempt: Attempt, _ text: CardsViewText) -> Markup {
    if let form = attempt.verdict.form, form != attempt.shown.answer {
      p { text.rightIn(form) }
    }
  }
}

extension Cards.Attempt {
  /// Whether little enough differs to be seen letter by letter.
  var isClose: Bool {
    verdict.difference.count { edit in
      switch edit {
      case .keep: true
      case .insert, .delete, .replace, .swap: false
      }
    } * 2 >= verdict.difference.count && !verdict.difference.isEmpty
  }

  /// What was typed, letter over letter with the closest right text.
  var pairs: [LetterPair] {
    verdict.difference.flatMap { edit in
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
