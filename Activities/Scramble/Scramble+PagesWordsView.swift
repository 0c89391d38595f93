import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

/// Words: those put by to learn, and those that the list does not have and the learner keeps.
extension ScramblePages {
  @MarkupBuilder var wordsPage: Markup {
    let language = languageOfWords
    let languages = languagesWithWords
    heading(text.words)
    undoNotice
    if languages.isEmpty {
      says(.sleeps, text.noWords)
    } else {
      if languages.count > 1 || languages[0] != language {
        choices(
          label: choice.language,
          languages.map {
            Choice(choice.name(of: $0), goesTo: path($0), isChosen: $0 == language)
          }
        )
        .class("thirds")
      }
      learning(ScrambleShelf(.learn, language))
      owned(ScrambleShelf(.own, language))
    }
  }

  /// What tells that a word was taken off, and puts it back.
  @MarkupBuilder private var undoNotice: Markup {
    if case .drop(let shelf, let word) = pressed, !isKept(word, on: shelf) {
      notice(.info) {
        p { text.removed(word) }
        row { key(sends: Press.put(shelf, word).token, icon: .undo) { text.undo }.id("undo") }
      }
      .key("undo-notice")
    }
  }

  private func learning(_ shelf: ScrambleShelf) -> Markup {
    let words = kept(on: shelf)
    return section {
      h2 { text.toLearn }
      if words.isEmpty {
        p { text.nothingToLearn }.class("soft")
      } else {
        p { text.inAll(words.count, shelf.language) }.class("soft")
        rows(words, shelf)
        practice(shown(of: words, shelf), shelf.language)
      }
    }
  }

  private func owned(_ shelf: ScrambleShelf) -> Markup {
    let words = kept(on: shelf)
    return section {
      h2 { text.own }
      if words.isEmpty {
        p { text.noneOwn }.class("soft")
      } else {
        p { text.ownHold(words.count, shelf.language) }.class("soft")
        rows(words, shelf)
        row { key(sends: Press.file(shelf.language).token, icon: .share) { text.saveFile } }
      }
    }
  }

  /// The rounds of spelling by ear for the words on the page.
  private func practice(_ words: [String], _ language: String) -> Markup {
    let rounds = rounds(words)
    return row {
      for (place, round) in rounds.enumerated() {
        linkKey(
          to: Address.text(
            "/practise/spelling",
            [.init("language", language), .init("only", round.joined(separator: ","))]),
          kind: place == 0 ? .primary : .plain, icon: .ear
        ) { text.byEar(place, round.count, of: rounds.count) }
      }
    }
  }

  @MarkupBuilder private func rows(_ words: [String], _ shelf: ScrambleShelf) -> Markup {
    let all = pageCount(words.count)
    let page = pageNumber(of: shelf, words.count)
    list { for word in shown(of: words, shelf) { keptRow(word, shelf) } }
    if all > 1 {
      row {
        if page > 1 {
          linkKey(to: path(shelf.language, shelf.kind, page: page - 1), icon: .back) { text.newer }
        }
        span { text.pageOf(page, all) }
        if page < all {
          linkKey(to: path(shelf.language, shelf.kind, page: page + 1), icon: .forward) {
            text.older
          }
        }
      }
    }
  }

  private func path(
    _ language: String, _ kind: ScrambleShelf.Kind = .learn, page: Int = 1
  ) -> String {
    var fields: [Address.Field] = [.init("language", language)]
    if page > 1 { fields.append(.init(kind.rawValue, String(page))) }
    return Address.text("/scramble/words", fields)
  }

  private func keptRow(_ word: String, _ shelf: ScrambleShelf) -> Markup {
    swipeRow(
      sends: Press.drop(shelf, word).token, label: text.remove(word),
      key: shelf.name + " " + word,
      below: shelf.kind == .learn ? meaning(of: word, shelf.language) : .empty
    ) {
      span { element("strong") { word }.language(shelf.language) }.class("label")
      hearKey(word, shelf.language).id(Self.id(word, on: shelf))
      if shelf.kind == .learn { meaningKey(word, shelf.language) }
    }
  }
}

/// What a word means, on request.
extension ScramblePages {
  /// The key that shows what a word means, where there is a dictionary.
  @MarkupBuilder func meaningKey(_ word: String, _ language: String) -> Markup {
    if ScrambleMeaning.isThere(in: language) {
      let isOpen = isOpened(word, language)
      ScrambleMeaning.key(
        word, sends: (isOpen ? Press.close : Press.open(language, word)).token, isOpen: isOpen)
    }
  }

  /// What a word means, where that was asked last.
  @MarkupBuilder func meaning(of word: String, _ language: String) -> Markup {
    if isOpened(word, language) {
      ScrambleMeaning.shown(
        word, language: language, visit.surroundings.dictionary(of: language),
        in: visit.surroundings)
    }
  }

  private func isOpened(_ word: String, _ language: String) -> Bool {
    guard ScrambleMeaning.isThere(in: language) else { return false }
    return pressed == .open(language, word)
  }

  /// The packs that tell what the word means which was asked about last, as far as they are known
  /// and not at hand.
  var wishes: [String] {
    if case .open(let language, let word) = pressed { wishes(of: word, language) } else { [] }
  }

  func wishes(of word: String, _ language: String) -> [String] {
    guard ScrambleMeaning.isThere(in: language) else { return [] }
    guard let index = visit.surroundings.dictionary(of: language) else {
      return ["dictionary-\(language)"]
    }
    return WordMeaning(of: word, index, in: visit.surroundings).wishes
  }
}
