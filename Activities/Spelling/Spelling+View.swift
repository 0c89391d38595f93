import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page of a round: bar, what is asked, what to spell it with, what is told.
extension Spelling {
  func page(in surroundings: Surroundings) -> Markup {
    let text = SpellingViewText.english
    return stack {
      bar(text)
      switch stage {
      case .asked(let asked): self.asked(asked, text, surroundings)
      case .practised(_, let asked): self.asked(asked, text, surroundings)
      case .told(let answer): told(answer, text, surroundings)
      case .finished: Markup.empty
      }
    }
    .class("spell").block(Self.block)
  }

  private func bar(_ text: SpellingViewText) -> Markup {
    let count = content.questions.count
    return top {
      iconLink(to: content.deal[fact: "home"] ?? "/spelling", .cross, label: text.close)
    } middle: {
      h1 { text.place(number + 1, of: count, isBee: content.isBee) }
        .class("hidden").id("title").attribute("tabindex", "-1")
      PipitLook.bar(done: answers.count, of: count, label: text.done(answers.count, of: count))
    } end: {
      flame(combo: Int(combo), label: text.run(combo))
    }
  }
}

/// What a page shows, computed from the state.
extension Spelling {
  /// The colour of the room.
  static let block = Block.plum
  static var blockName: String { block.rawValue }

  /// The number of the word on the page, from 0.
  var number: Int {
    switch stage {
    case .asked: answers.count
    case .told(let answer), .practised(let answer, _): answer.question
    case .finished: max(0, answers.count - 1)
    }
  }

  /// The word on the page, with what is known of it.
  var question: SpellingContent.Question { content.questions[number] }

  /// The item by which the word on the page is remembered.
  var item: String { "spelling/\(content.language.tag)/\(question.word.text)" }

  func items(in surroundings: Surroundings) -> [String] {
    surroundings.fadingItems(item, in: content.language)
  }

  /// Whether the word was told and is tried once more, for practice.
  var isPractised: Bool {
    if case .practised = stage { true } else { false }
  }

  /// How many tries are left; nil where as many as wished are.
  func triesLeft(_ asked: Asked) -> Int? {
    isPractised ? nil : content.tries.map { max(0, $0 - asked.tries.count) }
  }
}

/// The ids of the elements that get the focus.
extension Spelling {
  static let askedId = "asked"
  static let hearId = "hear"
  static let continueId = "continue"

  /// The id of the field for a word.
  static func fieldId(_ number: Int) -> String { "answer-\(number)" }
}
