import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// A game that is over, as the journal has it.
extension ScramblePages {
  @MarkupBuilder var gamePage: Markup {
    if let game {
      let words = foundWords(of: game)
      let after = foundSinceEnd(of: game)
      let learnt = kept(on: ScrambleShelf(.learn, game.language))
      heading(game.root).language(game.language)
      p { text.about(game, today: today) }.class("soft")
      card {
        says(.cheers, text.reached(game))
        figures {
          figure("\(game.score)", label: text.pointsNoun(game.score), icon: .star)
          figure(text.ofAll(game.found, game.count), label: text.wordsFound, icon: .check)
          if game.bonus > 0 {
            figure("\(game.bonus)", label: text.bonus(game.bonus), icon: .plus)
          }
        }
        bar(done: Int(game.score), of: Int(game.most), label: text.share(of: game))
        if after > 0 { p { text.foundAfter(after) }.class("soft") }
        row {
          linkKey(to: again(game), kind: .primary, icon: .again) { text.again }
          key(sends: Press.share.token, icon: .share) { text.share }
          linkKey(to: "/scramble", kind: .quiet, icon: .home) { text.homeTab }
        }
      }
      section {
        h2 { text.foundWords }
        if words.isEmpty {
          p { text.foundNothing }.class("soft")
        } else {
          list {
            for word in words { foundRow(word, game.language, isLearnt: learnt.contains(word)) }
          }
        }
      }
    } else {
      heading(text.home)
      says(.sleeps, text.noGame)
      row { linkKey(to: "/scramble", kind: .primary, icon: .home) { text.toHome } }
    }
  }

  /// The words found in a game, in the order found.
  func foundWords(of game: ScrambledGame) -> [String] {
    history.found(in: game.session).map { $0.text }
  }

  /// How many words were found after a game was ended last, where it was gone on with.
  private func foundSinceEnd(of game: ScrambledGame) -> Int {
    history.found(in: game.session).count { $0.at.milliseconds > game.at.milliseconds }
  }

  /// A game with the same root.
  private func again(_ game: ScrambledGame) -> String {
    Address.text(
      "/practise/scramble",
      [
        .init("language", game.language), .init("scoring", game.scoring),
        .init("root", game.root),
      ])
  }

  private func foundRow(_ word: String, _ language: String, isLearnt: Bool) -> Markup {
    li {
      div {
        span { element("strong") { word }.language(language) }.class("label")
        hearKey(word, language)
        meaningKey(word, language)
        ScrambleMeaning.learnKey(word, sends: Press.learn(word).token, isLearnt: isLearnt)
      }
      .class("entry")
      meaning(of: word, language)
    }
    .key("word " + word)
  }
}
