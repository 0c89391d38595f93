import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

extension OwnPages {
  /// Turns a press into effects.
  func update(_ press: OwnPress) -> [Effect] {
    switch press {
    case .saveDeck(let id, let form): return save(id, OwnDeckDraft(form: form))
    case .dropDeck(let line):
      guard let deck = OwnDeck(line: line), self.deck(deck.id) == deck else { return [] }
      return [
        .record(.drop(line, from: OwnDeck.decks)), .go("/cards"),
        .announce(text.deleted(deck.name)),
        .focus("undo"),
      ]
    case .restoreDeck(let line):
      guard let deck = OwnDeck(line: line), self.deck(deck.id) == nil else { return [] }
      return [
        .record(.keep(line, on: OwnDeck.decks)), .announce(text.isBack(deck.name)),
        .focus("title"),
      ]
    case .add(let id, let form):
      guard let deck = deck(id) else { return [] }
      let fields = Self.fields(form)
      if let refusal = text.refusal(of: fields) { return problem(refusal) }
      let title = OwnCards.title(OwnCard(id: "", fields: fields))
      return deck.events(adding: [fields], at: visit.surroundings.now).map { .record($0) }
        + [.announce(text.added(title)), .focus(Self.fieldId(deck.tags.first ?? ""))]
    case .change(let id, let cardId, let form): return change(id, cardId, form)
    case .remove(let id, let cardId):
      guard let (deck, card) = card(id, cardId) else { return [] }
      let effects: [Effect] = [
        .record(deck.event(card.changed([]))), .announce(text.deleted(OwnCards.title(card))),
        .focus("undo"),
      ]
      if case .card = place { return [.go(deck.path)] + effects }
      return effects
    case .undo(let id, let line):
      guard let deck = deck(id), OwnCard(line: line) != nil else { return [] }
      return [
        .record(.drop(line, from: OwnDeck.shelf(of: deck.id))), .announce(text.undone),
        .focus("title"),
      ]
    case .look(_, let form):
      let table = table(form)
      return [.focus("preview"), .announce(text.found(table))]
    case .paste(let id, let mark, let form): return paste(id, mark, form)
    case .refused(let why): return problem(text.refused(why))
    case .play(let hash):
      return [.play(file: hash, failed: OwnPress.mute.token)]
    case .mute: return problem(text.cannotPlay)
    case .file, .held, .unfile: return file(press)
    }
  }

  private func problem(_ why: String) -> [Effect] { [.focus("problems"), .announce(why)] }

  private func card(_ deck: String, _ id: String) -> (OwnDeck, OwnCard)? {
    guard let deck = self.deck(deck), let card = deck.cards(visit.fold).card(id) else { return nil }
    return (deck, card)
  }

  // MARK: Decks

  private func save(_ id: String, _ draft: OwnDeckDraft) -> [Effect] {
    if let refusal = text.refusal(of: draft) { return problem(refusal) }
    let name = draft.name
    if id == "new" {
      let mark = OwnDeck.mark(name, visit.surroundings.now)
      let deck = OwnDeck(id: OwnDeck.idStart + mark, languages: draft.languages, name: name)
      return [
        .record(.keep(deck.line, on: OwnDeck.decks)), .go(deck.path), .announce(text.saved(name)),
      ]
    }
    guard let old = deck(id) else { return [] }
    let deck = OwnDeck(id: id, languages: draft.languages, name: name)
    return renaming(old, deck) + [.go(deck.path), .announce(text.saved(name))]
  }

  private func renaming(_ old: OwnDeck, _ new: OwnDeck) -> [Effect] {
    if old == new { return [] }
    return [
      .record(.drop(old.line, from: OwnDeck.decks)), .record(.keep(new.line, on: OwnDeck.decks)),
    ]
  }

  // MARK: Cards

  /// The fields of a form, those without a text left out.
  static func fields(_ form: String) -> [OwnCard.Field] {
    Address.fields(form).filter { !$0.name.has("=") && !$0.name.has("\t") }
      .map { OwnCard.Field($0.name, $0.value) }.filter { !$0.text.isEmpty }
  }

  /// The id of the field of a form that has a name.
  static func fieldId(_ name: String) -> String {
    "own-" + name.pieces(at: ".").joined(separator: "")
  }

  private func change(_ id: String, _ cardId: String, _ form: String) -> [Effect] {
    guard let (deck, card) = card(id, cardId) else { return [] }
    let fields = Self.fields(form)
    if let refusal = text.refusal(of: fields) { return problem(refusal) }
    // What the form has no field for stays.
    let names = Address.fields(form).map { $0.name }
    let new = card.changed(fields + card.fields.filter { !names.contains($0.name) })
    return [.go(deck.path), .announce(text.saved(OwnCards.title(new)))]
      + (new.fields == card.fields ? [] : [.record(deck.event(new))])
  }

  // MARK: Tables

  /// The table of a form.
  func table(_ form: String) -> CardTable {
    let languages: [String] =
      if case .table(let deck) = place {
        deck.languages.map { Language.scripts(of: $0)[0].tag }
      } else { [] }
    return CardTable(Self.tableText(form), languages: languages)
  }

  static func tableText(_ form: String) -> String {
    Address.fields(form).first { $0.name == "table" }?.value ?? form
  }

  /// What tells one table from another.
  static func mark(_ form: String) -> String { String(Dice.hash(tableText(form)), radix: 36) }

  private func paste(_ id: String, _ mark: String, _ form: String) -> [Effect] {
    guard let deck = deck(id) else { return [] }
    let table = table(form)
    // What was changed since it was looked at is shown again first.
    if table.rows.isEmpty || mark != Self.mark(form) {
      return [.focus("preview"), .announce(text.found(table))]
    }
    var languages = deck.languages
    for column in table.columns where !column.begins(with: ".") && !column.isEmpty {
      let primary = Language(column).primary
      if !languages.contains(primary) { languages.append(primary) }
    }
    let new = OwnDeck(
      id: deck.id, languages: Array(languages.prefix(OwnDeck.mostLanguages)), name: deck.name)
    let events = deck.events(adding: table.rows, at: visit.surroundings.now)
    return renaming(deck, new) + [.go(deck.path), .announce(text.cardsAdded(table.rows.count))]
      + events.map { .record($0) }
  }

  // MARK: Files

  private func file(_ press: OwnPress) -> [Effect] {
    switch press {
    case .file(let id, let cardId, let field, let size, let start):
      guard card(id, cardId) != nil, Self.isFile(field) else { return [] }
      do throws(OwnFile.Refusal) {
        let file = try OwnFile(start: start, size: size, isPicture: field == ".picture")
        let token = OwnPress.held(id, card: cardId, field: field, "").token
        return [.hold(kind: file.rawValue, token: token)]
      } catch {
        return problem(text.refused(error, isPicture: field == ".picture"))
      }
    case .held(let id, let cardId, let field, let hash):
      guard let (deck, card) = card(id, cardId), Self.isFile(field) else { return [] }
      if !MarkupText.isHash(hash) { return problem(text.notHeld(hash)) }
      if card[field] == hash { return [.focus("title")] }
      return [
        .record(deck.event(card.changed(field, to: hash))), .announce(text.fileAdded),
        .focus("undo"),
      ]
    case .unfile(let id, let cardId, let field):
      guard let (deck, card) = card(id, cardId), Self.isFile(field), !card[field].isEmpty else {
        return []
      }
      return [
        .record(deck.event(card.changed(field, to: ""))), .announce(text.fileGone), .focus("undo"),
      ]
    default: return []
    }
  }

  private static func isFile(_ field: String) -> Bool {
    field == ".picture" || field.begins(with: ".sound-")
  }
}
