import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The words found, each with its letters counted; and what a word means.
extension Scramble {
  func words(_ text: ScrambleViewText, _ surroundings: Surroundings) -> Markup {
    stack {
      if showsGrid && stage == .playing { hints(text) }
      section {
        div {
          h2 { text.yourWords }.id("found")
          if found.count > 1 {
            switches(
              label: text.order, name: "order",
              options: [Order.newest, .alphabet, .length].map { ($0.rawValue, text.order($0)) },
              chosen: order.rawValue, sends: "sort")
          }
        }
        .class("found-head")
        if found.isEmpty {
          p { text.nothingYet }.class("soft")
        } else {
          list { for found in sorted { self.row(of: found, text, surroundings) } }
            .class("finds").attribute("role", "list").attribute("aria-labelledby", "found")
        }
      }
    }
    .key("words")
  }

  /// The words found as they are sorted.
  var sorted: [Found] {
    switch order {
    case .newest: found.indices.map { found[found.count - 1 - $0] }
    case .alphabet: found.ordered { $0.find.word < $1.find.word }
    case .length:
      found.ordered {
        $0.find.tiles.count != $1.find.tiles.count
          ? $0.find.tiles.count > $1.find.tiles.count : $0.find.word < $1.find.word
      }
    }
  }

  private func row(
    of found: Found, _ text: ScrambleViewText, _ surroundings: Surroundings
  ) -> Markup {
    let find = found.find
    let isNew = found == self.found.last && order == .newest && stage == .playing
    let isAgain = shownRefusal(surroundings).map { isUsed(find, $0) } ?? false
    return element("li", key: "found-\(find.word)") {
      div {
        span {
          String(find.tiles.count)
          visuallyHidden(text.letters(after: find.tiles.count))
        }
        .class("ring")
        said(
          find.word,
          detail: span {
            span { ScrambleText.english.points(find.points) }
            if find.kind == .rare { badge(text.bonus) }
            if find.kind == .own { badge(text.yours) }
            if content.rules.scoring == .bee, content.rules.isPangram(find.tiles) {
              badge(text.pangram, icon: .star)
            }
          }
          .class("soft"), text, surroundings)
        wordKeys(find.word, text)
      }
      .class("entry")
      if opened == find.word { meaning(of: find.word, surroundings) }
    }
    .attribute("class", isAgain ? "again" : isNew ? "new" : nil)
  }

  private func isUsed(_ find: ScrambleFind, _ refusal: ScrambleRefusal) -> Bool {
    refusal.reason == .used && content.rules.alphabet.tiles(of: refusal.typed) == find.tiles
  }

  // MARK: A word

  /// A word, which is heard when it is pressed where there is a voice for it.
  func said(
    _ word: String, detail: Markup = .empty, _ text: ScrambleViewText,
    _ surroundings: Surroundings
  ) -> Markup {
    let language = content.choice.language.tag
    let shown = element("strong") { word }.language(language).attribute("dir", "auto")
    guard surroundings.device.hasVoice(for: language) else {
      return span {
        shown
        detail
      }
      .class("label")
    }
    return button(sends: "app say \(language) \(word)") {
      span {
        visuallyHidden(text.hear)
        shown
        icon(.play)
      }
      detail
    }
    .class("label heard-word")
  }

  /// The keys of a word: what it means, and putting it by to learn.
  @MarkupBuilder private func wordKeys(_ word: String, _ text: ScrambleViewText) -> Markup {
    if content.dictionary != nil {
      ScrambleMeaning.key(word, sends: Action.open(word).token, isOpen: opened == word)
    }
    learnKey(word)
  }

  /// The key that puts a word by to learn, or takes it off again.
  func learnKey(_ word: String) -> Markup {
    ScrambleMeaning.learnKey(
      word, sends: Action.learn(word).token, isLearnt: learnt.contains { $0 == word })
  }

  /// What a word means.
  func meaning(of word: String, _ surroundings: Surroundings) -> Markup {
    ScrambleMeaning.shown(
      word, language: content.choice.language.tag, content.dictionary, in: surroundings)
  }

  /// The pieces of the dictionary that tell of the word which is opened.
  func wishes(in surroundings: Surroundings) -> [String] {
    opened.map { WordMeaning(of: $0, content.dictionary, in: surroundings).wishes } ?? []
  }
}
