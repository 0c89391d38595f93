import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page of a game: the bar with the root, how far it is, the letters, the words found.
extension Scramble {
  static let block = Block.sea

  func page(in surroundings: Surroundings) -> Markup {
    let text = ScrambleViewText.english
    return stack {
      bar(text)
      if asksForNew {
        newGame(text)
      } else {
        leftBehind(text, surroundings)
        switch stage {
        case .playing:
          div {
            stack {
              standing(text, surroundings)
              board(text, surroundings)
              tools(text)
            }
            words(text, surroundings)
          }
          .class("halves")
        case .over:
          over(text, surroundings)
        }
      }
    }
    .class("scramble").block(Self.block)
  }

  private func bar(_ text: ScrambleViewText) -> Markup {
    top {
      iconLink(to: "/scramble", .cross, label: text.close)
    } middle: {
      h1 { content.rules.root }
        .class(rootSize).id("title").attribute("tabindex", "-1")
        .language(content.choice.language.tag).attribute("dir", "auto")
    } end: {
      if !asksForNew {
        key(sends: losesWords ? Action.ask.token : newToken, icon: .again) { text.newGame }
      }
    }
  }

  // MARK: Notices

  /// Where a day's puzzle was begun on its day, and that day is over.
  @MarkupBuilder private func leftBehind(
    _ text: ScrambleViewText, _ surroundings: Surroundings
  ) -> Markup {
    if let day = content.choice.day, let today = nextDay(surroundings.now) {
      notice(.info) {
        p { text.isOver(day) }
        row {
          linkKey(
            to: Address.text(
              "/practise/scramble",
              [
                .init("language", content.choice.language.tag), .init("day", today.text),
              ]), icon: .sun
          ) { text.toToday }
        }
      }
      .key("left-behind")
    }
  }

  /// The learner is asked whether the words on the page may go.
  private func newGame(_ text: ScrambleViewText) -> Markup {
    dialog(title: text.asksForNew) {
      p { text.losesWords(found.count) }
    } keys: {
      key(sends: newToken, kind: .primary, icon: .again) { text.newGame }
      key(sends: Action.stay.token, shortcut: "Escape") { text.keepPlaying }
    }
  }

  // MARK: How far it is

  /// Score and rank; a message lies over them, so that nothing below it moves.
  private func standing(_ text: ScrambleViewText, _ surroundings: Surroundings) -> Markup {
    div {
      section {
        div {
          h2 {
            text.score
            " "
            element("strong") { String(score) }
          }
          clock(text, surroundings)
        }
        .class("score")
        PipitLook.bar(done: Int(stepDone), of: Int(stepSize), label: text.rank(rank, toNext))
        p {
          span {
            element("strong") { ScrambleText.english.name(of: rank) }
            if let toNext { span { text.toNext(toNext) } }
          }
          span { text.found(foundCount, of: content.count, bonus: bonus) }
        }
        .class("soft")
      }
      if let refusal = shownRefusal(surroundings) { message(refusal, text) }
    }
    .class("standing").key("standing")
  }

  @MarkupBuilder private func clock(
    _ text: ScrambleViewText, _ surroundings: Surroundings
  ) -> Markup {
    if let left = left(at: surroundings.now) {
      let seconds = (left + 999) / 1000
      span {
        icon(.clock)
        span { text.clock(seconds) }
          .attribute("role", "timer").attribute("aria-label", text.timeLeft)
      }
      .class(seconds <= 10 ? "badge late" : "badge")
    }
  }

  private func message(_ refusal: ScrambleRefusal, _ text: ScrambleViewText) -> Markup {
    notice(.warning) {
      div {
        element("strong") { refusal.title }
        p { refusal.message }
      }
      row {
        key(sends: Action.ok.token, shortcut: "Escape") { text.ok }
        if canKeep(refusal) {
          key(sends: Action.keep.token, kind: .quiet, icon: .plus) { text.keep }
        }
      }
    }
    .id("message").key("message-\(writes)")
  }

  // MARK: What else can be done

  private func tools(_ text: ScrambleViewText) -> Markup {
    row {
      key(sends: Action.grid.token, kind: .quiet, icon: .grid) { text.hints }
        .attribute("aria-expanded", showsGrid ? "true" : "false")
        .attribute("aria-controls", showsGrid ? "hints" : nil)
      if !isCalm {
        key(sends: Action.calm.token, kind: .quiet, icon: .clock) { text.stopClock }
      }
      key(sends: Action.end.token, kind: .quiet, icon: .flag) { text.end }
    }
    .class("tools").key("tools")
  }
}

/// What a page shows, computed from the state.
extension Scramble {
  /// Whether a new game would take words off the page that a learner may still be at.
  var losesWords: Bool { stage == .playing && !found.isEmpty }

  /// What begins a new game: dealt anew, or another one where the root was chosen.
  var newToken: String {
    content.choice.root == nil && content.choice.day == nil ? "app over" : Action.new.token
  }

  /// The day that has come since a day's puzzle was begun on its own day; nil where none has.
  func nextDay(_ now: Moment) -> Day? {
    let today = Day(of: now)
    guard let day = content.choice.day, day == Day(of: content.deal.made),
      today.number > day.number
    else { return nil }
    return today
  }

  /// What was refused, until it is mended: a message goes with the next letter.
  func shownRefusal(_ surroundings: Surroundings) -> ScrambleRefusal? {
    surroundings.typed == nil ? refused : nil
  }

  /// Whether what was refused can be kept as a word of the learner's own.
  func canKeep(_ refusal: ScrambleRefusal) -> Bool {
    refusal.reason == .word && content.choice.day == nil
  }

  /// How large the root can be written.
  private var rootSize: String {
    switch content.rules.tiles.count {
    case ...9: "root"
    case ...13: "root long"
    default: "root longest"
    }
  }

  // MARK: Ranks

  private var next: ScrambleRank? { ScrambleRank(rawValue: rank.rawValue + 1) }

  /// How many points a rank takes.
  private func points(for rank: ScrambleRank) -> Int32 {
    Int32((Int64(rank.percent) * Int64(content.most) + 99) / 100)
  }

  /// How many points are missing to the next rank; nil for the last.
  var toNext: Int32? { next.map { points(for: $0) - score } }

  /// How many points the step from this rank to the next has, and how many of them are made.
  private var stepSize: Int32 { next.map { points(for: $0) - points(for: rank) } ?? 1 }
  private var stepDone: Int32 { next == nil ? 1 : score - points(for: rank) }
}
