import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText

/// The page of a round: bar, the card, what answers it, what is told.
extension Cards {
  /// The colour of the room.
  static let block = Block.coral

  func page(in surroundings: Surroundings) -> Markup {
    let text = CardsViewText.english
    return stack {
      bar(text)
      switch stage {
      case .asked(let asked):
        if let shown = shown(surroundings) {
          self.asked(asked, CardFront(self, shown, surroundings), text)
        }
      case .told(let answer): told(answer, CardFront(self, answer.shown, surroundings), text)
      case .over: over(text)
      case .finished: Markup.empty
      }
    }
    .class("cards").block(Self.block)
  }

  /// The item of the card on the page.
  func items(in surroundings: Surroundings) -> [String] {
    guard case .asked = stage, let shown = shown(surroundings) else { return [] }
    return [content.item(question, shown)]
  }

  /// The forms in which the card on the page is seen.
  private func shown(_ surroundings: Surroundings) -> Action.Shown? {
    CardFaces(surroundings.scripts).shown(question.from, question.to)
  }

  private func bar(_ text: CardsViewText) -> Markup {
    let count = content.questions.count
    let run = runs.now
    return top {
      iconLink(to: content.deal[fact: "home"] ?? "/cards", .cross, label: text.close)
    } middle: {
      h1 { stage == .over ? text.over : text.place(min(doneCount + 1, count), of: count) }
        .class("hidden").id("title").attribute("tabindex", "-1")
      PipitLook.bar(done: doneCount, of: count, label: text.done(doneCount, of: count))
    } end: {
      if !answers.isEmpty && stage != .finished {
        iconKey(
          sends: Action.undo(answers.count).token, .undo, label: text.undo, kind: .quiet,
          shortcut: "z")
      }
      flame(combo: Int(run), label: text.run(run))
    }
  }

  // MARK: Asked

  @MarkupBuilder private func asked(
    _ asked: Asked, _ front: CardFront, _ text: CardsViewText
  ) -> Markup {
    direction(front, asked, text)
    if question.way.isTurned {
      turning(asked, front, text)
      grades(asked, front, text)
    } else {
      plainCard(asked, front, text)
      if question.way.isTyped { writing(asked, front, text) } else { choosing(front, text) }
      giveUp(front, text)
    }
  }

  /// From which language into which, and that a card comes again; the scripts can be changed here.
  private func direction(_ front: CardFront, _ asked: Asked, _ text: CardsViewText) -> Markup {
    row {
      p {
        span { text.language(question.from.language) }
        icon(.forward)
        span { text.language(question.to.language) }
        if isAgain { badge(text.again, icon: .again) }
      }
      .class("direction")
      front.hearing(asked, text)
    }
    .class("above-card")
  }

  /// What is heard and read of the question where it is not turned.
  private func plainCard(_ asked: Asked, _ front: CardFront, _ text: CardsViewText) -> Markup {
    div {
      front.question(asked, text)
    }
    .class("flash-side front slide").id(Self.askedId).key("card-\(turn)")
    .attribute("role", "group").attribute("tabindex", "-1")
    .attribute("aria-label", text.question)
  }

  private func giveUp(_ front: CardFront, _ text: CardsViewText) -> Markup {
    row {
      key(
        sends: Action.show(turn, front.shown).token, kind: .quiet, icon: .eye,
        shortcut: question.way.isTyped ? nil : "0"
      ) { text.giveUp }
    }
    .class("ways").key("ways-\(turn)")
  }

  // MARK: Turning

  /// The card with its two sides: the back has nothing on it before it is turned.
  @MarkupBuilder private func turning(
    _ asked: Asked, _ front: CardFront, _ text: CardsViewText
  ) -> Markup {
    div {
      div {
        front.question(asked, text)
        button(sends: Action.flip(turn).token) { visuallyHidden(text.turn) }
          .class("over").attribute("tabindex", "-1").attribute("aria-hidden", "true")
          .attribute("disabled", when: asked.isTurned)
      }
      .class("flash-side front")
      .attribute("aria-hidden", asked.isTurned ? "true" : nil)
      .attribute("inert", when: asked.isTurned)
      div { if asked.isTurned { front.back(text) } }.class("flash-side back")
    }
    .class(asked.isTurned ? "flash slide turned" : "flash slide").id(Self.askedId)
    .key("card-\(turn)")
    .attribute("data-ways", ways(asked, front))
  }

  /// What a swipe over the card does, a line each.
  private func ways(_ asked: Asked, _ front: CardFront) -> String {
    let sides: [(String, Rating)] = [
      ("left", .again), ("right", .good), ("up", .easy), ("down", .hard),
    ]
    return sides.map { side, rating in
      let token =
        asked.isTurned
        ? Action.rate(turn, rating, front.shown).token : Action.flip(turn).token
      return "\(side) \(token)"
    }.joined(separator: "\n")
  }

  /// The key that turns the card; then those of the four grades, each with what becomes of it.
  @MarkupBuilder private func grades(
    _ asked: Asked, _ front: CardFront, _ text: CardsViewText
  ) -> Markup {
    if asked.isTurned {
      div {
        for rating in Rating.all { grade(rating, front, text) }
      }
      .class("grades").key("grades-\(turn)").attribute("role", "group")
      .attribute("aria-label", text.grades)
    } else {
      key(sends: Action.flip(turn).token, kind: .primary, icon: .swap, shortcut: " ") {
        text.showAnswer
      }
      .id(Self.flipId).class("turn").key("turn-\(turn)")
    }
  }

  private func grade(_ rating: Rating, _ front: CardFront, _ text: CardsViewText) -> Markup {
    let future = isExtra ? nil : front.future(of: rating)
    return button(sends: Action.rate(turn, rating, front.shown).token) {
      element("kbd") { String(rating.rawValue) }.attribute("aria-hidden", "true")
      icon(text.icon(rating))
      span {
        element("strong") { text.name(rating) }
        if let future {
          span { DayText.english.short(future, at: front.now) }.class("future")
            .attribute("aria-hidden", "true")
          visuallyHidden(", " + text.comesAgain(future, at: front.now))
        }
      }
      .class("label")
    }
    .class("key grade \(rating.name)").id(Self.gradeId(rating))
    .attribute("data-key", String(rating.rawValue))
    .attribute("aria-keyshortcuts", String(rating.rawValue))
  }

  // MARK: Choosing

  private func choosing(_ front: CardFront, _ text: CardsViewText) -> Markup {
    PipitLook.answers(label: text.answers) {
      for (place, entry) in question.choices.enumerated() {
        choiceKey(
          sends: Action.pick(turn, place, front.shown).token, number: place + 1,
          language: front.shown.answer.tag
        ) { front.choice(entry) }
      }
    }
    .key("choices-\(turn)")
  }

  // MARK: The end

  private func over(_ text: CardsViewText) -> Markup {
    let missed = firstAnswers.filter { !$0.isRight }
    return stack {
      card {
        h2 { text.over }
        coach(missed.isEmpty ? .cheers : .thinks) { text.overLead(missed.count) }
        if !missed.isEmpty {
          ul {
            for answer in missed {
              let question = content.questions[answer.question]
              li {
                span { question.from.shown(in: answer.shown.question) }
                  .language(answer.shown.question.tag).attribute("dir", "auto")
                icon(.forward)
                element("strong") { question.to.shown(in: answer.shown.answer) }
                  .language(answer.shown.answer.tag).attribute("dir", "auto")
              }
            }
          }
          .class("missed-cards")
        }
        row {
          key(
            sends: Action.next(turn).token, kind: .primary, icon: .forward, shortcut: "Enter"
          ) { text.result }
          .id(Self.continueId)
          key(sends: Action.undo(answers.count).token, icon: .undo) { text.undo }
        }
      }
    }
    .key("over")
  }
}
