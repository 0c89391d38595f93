import PipitBase
import PipitLexicon
import PipitText

/// The words of the pages of own decks, in English.
struct OwnText {
  var newDeck: String { "New deck" }
  var newCard: String { "New card" }
  var table: String { "Paste a table" }
  var ownDecks: String { "Your own decks" }
  var ownDecksLead: String { "Cards of your own, in as many languages and scripts as you like." }

  // MARK: Decks

  var nameOfDeck: String { "Name of the deck" }
  var firstLanguage: String { "First language" }
  var secondLanguage: String { "Second language" }
  var moreLanguages: String { "More languages" }
  var moreLanguagesHint: String {
    "With commas between them: Japanese, uk, Punjabi. Each has a field for each of its scripts."
  }
  var save: String { "Save" }
  var edit: String { "Change name and languages" }
  var deleteDeck: String { "Delete deck" }
  var practise: String { "Practise" }
  func cards(_ count: Int) -> String { count == 1 ? "1 card" : "\(count) cards" }
  func about(_ deck: OwnDeck, _ count: Int) -> String {
    let names = deck.languages.map { Language($0).englishName }
    return cards(count) + " · " + names.joined(separator: ", ")
  }
  func saved(_ name: String) -> String { "“\(name)” is kept." }
  func deleted(_ name: String) -> String { "“\(name)” is deleted." }
  func isBack(_ name: String) -> String { "“\(name)” is back." }
  var undo: String { "Undo" }
  var undone: String { "It is as it was before." }
  var back: String { "Back to the deck" }

  func refusal(of draft: OwnDeckDraft) -> String? {
    if draft.name.isEmpty { return "The deck needs a name." }
    if let unknown = draft.unknown.first {
      return
        "“\(unknown)” is no language that is known here. Write its name in English, or its tag, "
        + "such as ja."
    }
    if draft.languages.isEmpty { return "The deck needs a language." }
    return nil
  }

  // MARK: Cards

  var addCard: String { "Add a card" }
  var add: String { "Add" }
  var meaning: String { "Meaning, where the word has several" }
  var topic: String { "Topic" }
  var fieldsHint: String {
    "Two texts or more. Other right answers stand behind a bar: colour | color. Simple HTML, such as "
      + "<b> and <ruby>, is shown as it is meant."
  }
  func field(_ tag: String) -> String {
    let language = Language(tag)
    let isOne = Language.scripts(of: language.primary).count < 2
    return isOne ? language.englishName : "\(language.englishName), \(language.scriptName)"
  }
  func added(_ title: String) -> String { "“\(title)” is added." }
  func cardsAdded(_ count: Int) -> String {
    count == 1 ? "1 card is added." : "\(count) cards are added."
  }
  func delete(_ title: String) -> String { "Delete \(title)" }
  var deleteCard: String { "Delete card" }
  var cardIsDeleted: String { "The card is deleted." }
  var cardIsChanged: String { "The card is changed." }
  var noCards: String { "No cards yet: add one, or paste a table." }
  var find: String { "Find" }
  func nothingFound(_ wanted: String) -> String { "Nothing is found for “\(wanted)”." }
  var firstFound: String { "Only the first that fit are shown." }
  var showAll: String { "Show all" }
  var deletingHint: String { "Swipe a card to the left, or press its key, to delete it." }
  func places(_ from: Int, _ to: Int, of all: Int) -> String { "\(from) to \(to) of \(all)" }
  var before: String { "Before" }
  var further: String { "Further" }

  func refusal(of fields: [OwnCard.Field]) -> String? {
    let words = fields.filter { !$0.name.begins(with: ".") }
    for field in fields where field.text.utf8.count > OwnCard.longestText {
      return "The text under “\(self.field(field.name))” is too long."
    }
    if words.count < 2 { return "A card needs two texts: what is asked, and what is answered." }
    return nil
  }

  // MARK: Tables

  var tableLead: String {
    "One card a line, with tabs, semicolons or commas between the columns. The first line may name the "
      + "columns: en, ja, ja-Hrkt, or English, Japanese, Japanese (Kana)."
  }
  func columns(_ deck: OwnDeck) -> String {
    let names = deck.languages.map { Language($0).englishName }
    return "Without such a line they are: \(names.joined(separator: ", "))."
  }
  var tableLabel: String { "Table" }
  var fromFile: String { "From a file" }
  var fromFileHint: String { "CSV or TSV, at most 8 MB. It is added to the field above." }
  var look: String { "Look at it" }
  func keep(_ count: Int) -> String { count == 1 ? "Keep 1 card" : "Keep \(count) cards" }
  var preview: String { "This is what is read" }
  func found(_ table: CardTable) -> String {
    let count = cards(table.rows.count) + " can be kept."
    if table.problemCount == 0 { return count }
    return count
      + (table.problemCount == 1 ? " 1 line cannot." : " \(table.problemCount) lines cannot.")
  }
  func andMore(_ count: Int) -> String { "and \(count) more" }

  func column(_ name: String) -> String {
    switch name {
    case ".topic": topic
    case ".meaning": "Meaning"
    default: field(name)
    }
  }

  func problem(_ problem: CardTable.Problem) -> String {
    let what =
      switch problem.kind {
      case .openQuote:
        "the quotation mark has no other one. Close it, or double it where it belongs to the text."
      case .unknownColumn(let name):
        "“\(name)” is no language that is known here. Write its name in English, or its tag, such as ja."
      case .sameColumn(let name): "the column “\(name)” stands there twice. Leave one out."
      case .manyCells(let count, let columns):
        "there are \(count) cells for \(columns) columns. Put a text with a comma in it into quotation "
          + "marks, or name all columns in the first line."
      case .oneText(let text): "“\(MarkupText.plain(text))” stands alone. A card needs two texts."
      case .longText(let column): "the text under \(self.column(column)) is too long."
      case .twice(let line): "the same card stands on line \(line)."
      case .manyRows:
        "there are more than \(CardTable.mostRows) cards. Paste the others by themselves."
      }
    return "Line \(problem.line): \(what)"
  }

  func refused(_ why: String) -> String {
    why == "large"
      ? "The file is larger than 8 MB. Paste a part of it."
      : "The file is no text in UTF-8. Save it as CSV (UTF-8) and choose it again."
  }

  // MARK: Files

  var files: String { "Picture and sounds" }
  var picture: String { "Picture" }
  func sound(_ primary: String) -> String { "Sound in \(Language(primary).englishName)" }
  var filesHint: String {
    "A picture is PNG, JPEG, GIF or WebP, a sound MP3, Ogg, WAV or M4A, at most 5 MB. It stays on this "
      + "device."
  }
  var noPicture: String { "The picture is not on this device." }
  var takePictureOff: String { "Take the picture off" }
  func takeSoundOff(_ primary: String) -> String {
    "Take the \(Language(primary).englishName) sound off"
  }
  func play(_ primary: String) -> String { "Play the \(Language(primary).englishName) sound" }
  var fileAdded: String { "The file is kept and belongs to the card." }
  var fileGone: String { "The file belongs to the card no more." }
  var cannotPlay: String { "The sound is not on this device, or cannot be played here." }

  func refused(_ why: OwnFile.Refusal, isPicture: Bool) -> String {
    switch why {
    case .kind:
      isPicture
        ? "The file is no PNG, JPEG, GIF or WebP picture. Nothing of it is kept."
        : "The file is no MP3, Ogg, WAV or M4A sound. Nothing of it is kept."
    case .large: "The file is larger than 5 MB. Nothing of it is kept; make it smaller first."
    case .empty: "The file is empty."
    }
  }

  func notHeld(_ why: String) -> String {
    switch why {
    case "QuotaExceededError": "There is no room left on this device: the file is not kept."
    case "TypeError": "Files can be kept only where the device keeps what is learned, over https."
    default: "The file could not be kept (\(why))."
    }
  }
}
