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
      if opened == find.word { meaning(of: find.word, text, surroundings) }
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
        shown
        icon(.play)
        visuallyHidden(text.hear)
      }
      detail
    }
    .class("label heard-word")
  }

  /// The keys of a word: what it means, and putting it by to learn.
  @MarkupBuilder private func wordKeys(_ word: String, _ text: ScrambleViewText) -> Markup {
    if content.dictionary != nil {
      iconKey(sends: Action.open(word).token, .book, label: text.meaning(word), kind: .quiet)
        .attribute("aria-expanded", opened == word ? "true" : "false")
        .attribute("aria-controls", opened == word ? "meaning" : nil)
    }
    learnKey(word, text)
  }

  /// The key that puts a word by to learn, or takes it off again.
  func learnKey(_ word: String, _ text: ScrambleViewText) -> Markup {
    let isLearnt = learnt.contains { $0 == word }
    return iconKey(sends: Action.learn(word).token, .star, label: text.learn(word), kind: .quiet)
      .attribute("aria-pressed", isLearnt ? "true" : "false")
  }

  /// What a word means: the usual meanings, the others behind a press.
  func meaning(
    of word: String, _ text: ScrambleViewText, _ surroundings: Surroundings
  ) -> Markup {
    let language = content.choice.language.tag
    let meaning = WordMeaning(of: word, content.dictionary, in: surroundings)
    let told = MeaningText.english
    let senses = meaning.entries.filter { !$0.isOffensive }.flatMap { $0.senses }
    let fit = senses.filter { $0.isFit }
    let shown = fit.isEmpty ? senses : fit
    let few = Array(shown.prefix(3))
    let others = Array(shown.dropFirst(3))
    return div {
      if shown.isEmpty {
        p {
          if meaning.isComing {
            told.coming
          } else if meaning.isLost {
            told.lost
          } else if let headword = meaning.headwords.first {
            text.isForm(of: headword)
          } else {
            told.none
          }
        }
        .class("soft")
      } else {
        if let headword = meaning.headwords.first {
          p { text.isForm(of: headword) }.class("soft")
        }
        DictionaryEntry.Sense.list(of: few, language: language)
        if !others.isEmpty {
          element("details") {
            element("summary") { text.more(others.count) }
            DictionaryEntry.Sense.list(of: others, language: language)
          }
        }
      }
    }
    .class("word-meaning").id("meaning").key("meaning-\(word)")
  }
}
