import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The pages of own decks: a deck with its cards, and what makes or changes one.
extension OwnPages {
  @MarkupBuilder var page: Markup {
    switch place {
    case .newDeck:
      heading(text.newDeck)
      problems
      deckForm("new", nil)
    case .editDeck(let deck):
      heading(deck.name)
      problems
      deckForm(deck.id, deck)
      way(back: deck)
    case .deck(let deck): deckPage(deck)
    case .add(let deck):
      heading(text.newCard)
      problems
      cardForm(deck, nil)
      way(back: deck)
    case .table(let deck): tablePage(deck)
    case .card(let deck, let card): cardPage(deck, card)
    case nil: Markup.empty
    }
  }

  func heading(_ title: String) -> Markup {
    h1 { title }.id("title").attribute("tabindex", "-1").attribute("dir", "auto")
  }

  func way(back deck: OwnDeck) -> Markup {
    row { linkKey(to: deck.path, kind: .quiet, icon: .back) { text.back } }
  }

  /// What is to be mended, by the last press.
  private var refusal: String? {
    switch pressed {
    case .saveDeck(_, let form): text.refusal(of: OwnDeckDraft(form: form))
    case .add(_, let form), .change(_, _, let form): text.refusal(of: Self.fields(form))
    case .refused(let why): text.refused(why)
    case .mute: text.cannotPlay
    case .held(_, _, _, let hash): MarkupText.isHash(hash) ? nil : text.notHeld(hash)
    case .file(_, _, let field, let size, let start): Self.refusal(field, size, start, text)
    default: nil
    }
  }

  private static func refusal(
    _ field: String, _ size: Int64, _ start: [UInt8], _ text: OwnText
  ) -> String? {
    let isPicture = field == ".picture"
    do throws(OwnFile.Refusal) {
      _ = try OwnFile(start: start, size: size, isPicture: isPicture)
      return nil
    } catch {
      return text.refused(error, isPicture: isPicture)
    }
  }

  @MarkupBuilder var problems: Markup {
    if let refusal {
      notice(.warning) { p { refusal } }.id("problems").attribute("tabindex", "-1").key("problems")
    }
  }

  private func undoNotice(_ told: String, _ undo: OwnPress) -> Markup {
    notice(.info) {
      p { told }
      row { key(sends: undo.token, icon: .undo) { text.undo }.id("undo") }
    }
    .key("undo-notice")
  }

  // MARK: Among the decks

  /// The learner's own decks, as they are listed among all.
  func list(_ decks: [OwnDeck]) -> Markup {
    section {
      if case .dropDeck(let line) = pressed, let deck = OwnDeck(line: line),
        self.deck(deck.id) == nil
      {
        undoNotice(text.deleted(deck.name), .restoreDeck(line))
      }
      h2 { text.ownDecks }
      p { text.ownDecksLead }.class("soft")
      if !decks.isEmpty {
        PipitLook.list {
          for deck in decks {
            entry(
              to: deck.path, title: deck.name,
              detail: text.about(deck, deck.cards(visit.fold).count), icon: .copy)
          }
        }
      }
      row { linkKey(to: "/cards/own/new", icon: .plus) { text.newDeck } }
    }
  }

  private func deckForm(_ id: String, _ deck: OwnDeck?) -> Markup {
    let languages = deck?.languages ?? ["en", "ja"]
    let options = Self.languageOptions
    return card {
      form {
        field(
          label: text.nameOfDeck, name: "name", id: "own-name-\(id)", language: "en",
          value: deck?.name ?? "")
        picker(
          label: text.firstLanguage, name: "first", id: "own-first", options: options,
          chosen: languages.first ?? "en")
        picker(
          label: text.secondLanguage, name: "second", id: "own-second",
          options: [("", "–")] + options, chosen: languages.count > 1 ? languages[1] : "")
        field(
          label: text.moreLanguages, name: "more", id: "own-more-\(id)", language: "en",
          hint: text.moreLanguagesHint,
          value: languages.dropFirst(2).map { Language($0).englishName }.joined(separator: ", "))
        row {
          formKey(sends: OwnPress.saveDeck(id, form: "").token, icon: .check) { text.save }
        }
      }
    }
  }

  private static var languageOptions: [(value: String, label: String)] {
    Language.namedPrimaries.map { ($0, Language($0).englishName) }
  }

  // MARK: A deck

  private static let cardsOnPage = 60

  @MarkupBuilder private func deckPage(_ deck: OwnDeck) -> Markup {
    let cards = deck.cards(visit.fold)
    heading(deck.name)
    p { text.about(deck, cards.count) }.class("soft")
    problems
    lastChange(deck, cards)
    card {
      if cards.count > 0 {
        linkKey(to: practice(deck), kind: .primary, icon: .play) { text.practise }
      }
      row {
        linkKey(to: deck.path + "/add", icon: .plus) { text.addCard }
        linkKey(to: deck.path + "/table", icon: .grid) { text.table }
        linkKey(to: deck.path + "/edit", icon: .pencil) { text.edit }
        key(sends: OwnPress.dropDeck(deck.line).token, kind: .quiet, icon: .trash) {
          text.deleteDeck
        }
      }
    }
    if cards.count == 0 {
      coach(.thinks, isSeen: visit.surroundings.showsPip) { text.noCards }
    } else {
      cardList(deck, cards)
    }
  }

  private func practice(_ deck: OwnDeck) -> String {
    let first = deck.languages.first ?? "en"
    return Address.text(
      "/practise/cards",
      [
        .init("deck", deck.id), .init("from", first),
        .init("to", deck.languages.count > 1 ? deck.languages[1] : first),
      ])
  }

  /// What the last press has changed of a card, and the way back.
  @MarkupBuilder private func lastChange(_ deck: OwnDeck, _ cards: OwnCards) -> Markup {
    switch pressed {
    case .remove(deck.id, let id):
      if cards.card(id) == nil, let line = cards.change(of: id) {
        undoNotice(text.cardIsDeleted, .undo(deck.id, line: line))
      }
    case .change(deck.id, let id, _):
      if cards.card(id) != nil, let line = cards.change(of: id) {
        undoNotice(text.cardIsChanged, .undo(deck.id, line: line))
      }
    default: Markup.empty
    }
  }

  @MarkupBuilder private func cardList(_ deck: OwnDeck, _ cards: OwnCards) -> Markup {
    let wanted = visit.address["find"] ?? ""
    let number = visit.address["from"]?.integer() ?? 1
    let last = (cards.count - 1) / Self.cardsOnPage * Self.cardsOnPage
    let first = Int(max(0, min(number - 1, Int64(last))))
    let found = wanted.isEmpty ? nil : cards.find(wanted, most: Self.cardsOnPage)
    let shown = found?.cards ?? cards.cards(from: first, most: Self.cardsOnPage)
    form(goesTo: deck.path) {
      div {
        field(label: text.find, name: "find", id: "find", language: "und", value: wanted)
        formKey(sends: "find", icon: .search) { text.find }
      }
      .class("write")
    }
    if !wanted.isEmpty {
      row { linkKey(to: deck.path, kind: .quiet, icon: .cross) { text.showAll } }
    }
    if shown.isEmpty {
      coach(.sleeps, isSeen: visit.surroundings.showsPip) { text.nothingFound(wanted) }
    } else {
      p { text.deletingHint }.class("soft")
      PipitLook.list { for card in shown { cardRow(deck, card) } }.id("cards")
    }
    if found?.hasMore ?? false { p { text.firstFound }.class("soft") }
    if wanted.isEmpty && cards.count > Self.cardsOnPage {
      row {
        if first > 0 { leaf(deck, max(0, first - Self.cardsOnPage), .back, text.before) }
        span { text.places(first + 1, first + shown.count, of: cards.count) }
        if first + shown.count < cards.count {
          leaf(deck, first + Self.cardsOnPage, .forward, text.further)
        }
      }
    }
  }

  private func leaf(_ deck: OwnDeck, _ first: Int, _ icon: Icon, _ label: String) -> Markup {
    linkKey(to: Address.text(deck.path, [.init("from", String(first + 1))]), icon: icon) { label }
  }

  private func cardRow(_ deck: OwnDeck, _ card: OwnCard) -> Markup {
    let texts = card.fields.filter { !$0.name.begins(with: ".") }
    return swipeRow(
      sends: OwnPress.remove(deck.id, card: card.id).token,
      label: text.delete(OwnCards.title(card)),
      key: card.id
    ) {
      link(to: "\(deck.path)/card/\(card.id)") {
        span {
          for (place, field) in texts.prefix(3).enumerated() {
            if place > 0 { " · " }
            span { MarkupText.plain(OwnCard.texts(field.text).first ?? "") }
              .class(place == 0 ? "first" : "").language(field.name).attribute("dir", "auto")
          }
        }
      }
      .class("label")
    }
  }

  // MARK: A card

  private func cardForm(_ deck: OwnDeck, _ card: OwnCard?) -> Markup {
    let others = (card?.fields ?? []).map { $0.name }.filter {
      !$0.begins(with: ".") && !deck.tags.contains($0)
    }
    let token =
      card.map { OwnPress.change(deck.id, card: $0.id, form: "").token }
      ?? OwnPress.add(deck.id, form: "").token
    // The fields of the next card begin anew.
    let draft =
      card.map { "\($0.id).\($0.version)" } ?? "\(deck.id) \(deck.cards(visit.fold).count)"
    return PipitLook.card {
      form {
        for tag in deck.tags + others {
          field(
            label: text.field(tag), name: tag, id: Self.fieldId(tag), language: tag,
            value: card?[tag] ?? "", draft: draft)
        }
        field(
          label: text.meaning, name: ".meaning", id: Self.fieldId(".meaning"), language: "en",
          value: card?[".meaning"] ?? "", draft: draft)
        field(
          label: text.topic, name: ".topic", id: Self.fieldId(".topic"), language: "en",
          value: card?[".topic"] ?? "", draft: draft)
        p { text.fieldsHint }.class("soft")
        row {
          formKey(sends: token, icon: card == nil ? .plus : .check) {
            card == nil ? text.add : text.save
          }
        }
      }
    }
  }

  @MarkupBuilder private func cardPage(_ deck: OwnDeck, _ card: OwnCard) -> Markup {
    heading(OwnCards.title(card))
    problems
    switch pressed {
    case .held(deck.id, card.id, _, _), .unfile(deck.id, card.id, _):
      if refusal == nil, card.version > 0 {
        undoNotice(text.cardIsChanged, .undo(deck.id, line: card.line))
      }
    default: Markup.empty
    }
    PipitLook.card { OwnCardFace.face(card, text) }.class("own-card")
    cardForm(deck, card)
    files(deck, card)
    row {
      linkKey(to: deck.path, kind: .quiet, icon: .back) { text.back }
      key(sends: OwnPress.remove(deck.id, card: card.id).token, kind: .quiet, icon: .trash) {
        text.deleteCard
      }
    }
  }

  private func files(_ deck: OwnDeck, _ card: OwnCard) -> Markup {
    section {
      h2 { text.files }
      p { text.filesHint }.class("soft")
      fileField(
        deck, card, ".picture", text.picture, accepts: "image/png,image/jpeg,image/gif,image/webp")
      if !card[".picture"].isEmpty {
        row {
          key(
            sends: OwnPress.unfile(deck.id, card: card.id, field: ".picture").token, kind: .quiet,
            icon: .cross
          ) { text.takePictureOff }
        }
      }
      for primary in deck.languages {
        fileField(deck, card, ".sound-\(primary)", text.sound(primary), accepts: "audio/*")
        if !card[".sound-\(primary)"].isEmpty {
          row {
            key(
              sends: OwnPress.unfile(deck.id, card: card.id, field: ".sound-\(primary)").token,
              kind: .quiet, icon: .cross
            ) { text.takeSoundOff(primary) }
          }
        }
      }
    }
  }

  private func fileField(
    _ deck: OwnDeck, _ card: OwnCard, _ name: String, _ label: String, accepts: String
  ) -> Markup {
    let id = Self.fieldId(name) + "-file"
    return div {
      element("label") { label }.attribute("for", id)
      element("input").attribute("type", "file").id(id).attribute("accept", accepts)
        .attribute(
          "data-holds",
          OwnPress.file(deck.id, card: card.id, field: name, size: -1, start: []).token)
    }
    .class("field")
  }
}

/// An own card as it is seen: its texts, cleaned, its picture and its sounds.
enum OwnCardFace {
  @MarkupBuilder static func face(_ card: OwnCard, _ text: OwnText) -> Markup {
    picture(card[".picture"], named: OwnCards.title(card), text)
    element("dl") {
      for field in card.fields where !field.name.begins(with: ".") {
        div {
          element("dt") { text.field(field.name) }
          for part in OwnCard.texts(field.text) {
            element("dd") { MarkupCleaner.markup(part) }.language(field.name).attribute(
              "dir", "auto")
          }
        }
      }
    }
    .class("forms")
    if !card[".meaning"].isEmpty { p { MarkupCleaner.markup(card[".meaning"]) }.class("soft") }
    row {
      for field in card.fields {
        if let primary = field.name.rest(after: ".sound-") {
          iconKey(sends: OwnPress.play(field.text).token, .play, label: text.play(primary))
        }
      }
    }
  }

  /// A picture of the device; where it is not there a sentence says so.
  @MarkupBuilder static func picture(_ hash: String, named name: String, _ text: OwnText) -> Markup
  {
    if MarkupCleaner.isHash(hash) {
      div {
        element("img").attribute("data-file", hash).attribute("alt", name)
        p { text.noPicture }.class("soft lost")
      }
      .class("picture")
    }
  }
}
