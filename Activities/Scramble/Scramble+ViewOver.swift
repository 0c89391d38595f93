import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// A game that is over: how far it came, and the words that were left.
extension Scramble {
  func over(_ text: ScrambleViewText, _ surroundings: Surroundings) -> Markup {
    div {
      stack {
        result(text, surroundings)
        words(text, surroundings)
      }
      missedWords(text, surroundings)
    }
    .class("halves")
  }

  private func result(_ text: ScrambleViewText, _ surroundings: Surroundings) -> Markup {
    card {
      h2 { text.over(rank) }.id(Self.overId).attribute("tabindex", "-1")
      coach(
        rank.rawValue >= ScrambleRank.songbird.rawValue ? .cheers : .thinks,
        isSeen: surroundings.showsPip
      ) {
        p { text.verdict(rank, isWhole: foundCount == content.count) }
        if let toNext { p { text.toNext(toNext) }.class("soft") }
      }
      figures {
        award(String(score), label: text.pointsLabel(score), icon: .star)
        award(text.of(foundCount, content.count), label: text.commonWords, icon: .check)
        if bonus > 0 { award(String(bonus), label: text.bonusWords(bonus), icon: .plus) }
      }
      if wasHinted { p { text.wasHinted }.class("soft") }
      row {
        key(sends: newToken, kind: .primary, icon: .again) { text.newGame }
        key(sends: Action.back.token, icon: .search) { text.keepLooking }
        key(sends: Action.share.token, icon: .share) { text.share }
      }
      .class("over-keys")
    }
    .key("result")
  }

  // MARK: What was missed

  private func missedWords(_ text: ScrambleViewText, _ surroundings: Surroundings) -> Markup {
    let missed = self.missed
    let rare = left(.rare)
    return stack {
      section {
        h2 { text.missed(missed.count) }
        if missed.isEmpty {
          p { text.missedNone }
        } else {
          p { text.missedLead }.class("soft")
          byLength(missed, text, surroundings)
        }
      }
      if !rare.isEmpty {
        element("details") {
          element("summary") { text.rare(rare.count) }
          stack {
            p { text.rareLead }.class("soft")
            byLength(rare, text, surroundings)
          }
        }
        .class("rarer")
      }
    }
    .key("missed")
  }

  /// Words under their lengths, long ones first; the one that is opened is told below its group.
  @MarkupBuilder private func byLength(
    _ words: [ScrambleWords.Word], _ text: ScrambleViewText, _ surroundings: Surroundings
  ) -> Markup {
    for length in lengths(of: words) {
      let group = words.filter { $0.tiles.count == length }
      div {
        element("h3") { text.ofLength(length, group.count) }
        ul {
          for word in group {
            li {
              key(sends: Action.open(word.text).token) { word.text }
                .class("chip").language(content.choice.language.tag)
                .attribute("aria-expanded", opened == word.text ? "true" : "false")
                .attribute("aria-controls", opened == word.text ? "opened" : nil)
            }
          }
        }
        .class("chips").attribute("role", "list")
        if let opened, group.contains(where: { $0.text == opened }) {
          div {
            div {
              said(opened, text, surroundings)
              learnKey(opened)
            }
            .class("entry")
            if content.dictionary != nil { meaning(of: opened, surroundings) }
          }
          .class("bubble opened").id("opened").key("opened-\(opened)")
        }
      }
      .class("of-length")
    }
  }

  private func lengths(of words: [ScrambleWords.Word]) -> [Int] {
    var lengths: [Int] = []
    for word in words where lengths.last != word.tiles.count { lengths.append(word.tiles.count) }
    return lengths.indices.map { lengths[lengths.count - 1 - $0] }
  }
}
