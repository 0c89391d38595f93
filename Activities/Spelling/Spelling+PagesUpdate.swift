import PipitBase
import PipitJournal
import PipitPractice

extension SpellingPages {
  /// What can be pressed on the room's pages. A token is `spelling`, the word, and what it is about.
  enum Press: Token {
    /// Sets how few letters words have, or how many.
    case shortest(Int), longest(Int)
    /// Deletes the entry of a word.
    case remove(String)
    /// Answers what is asked once, whether the schedule goes too, and deletes the entry.
    case keepSchedule(String), removeSchedule(String)
    /// Deletes nothing.
    case cancel(String)
    /// Brings back what was deleted.
    case undo(String)
    /// Asks about the schedule again next time.
    case askAgain
    /// Keeps the whole dictionary on the device.
    case keepDictionary
    /// Keeps a list as it was typed; `new`, or the id of an old one.
    case save(String, String)
    /// Keeps what can be read of it.
    case saveRest(String, String)
    /// A file could not be read: `large` or `binary`.
    case refused(String)
    /// Adds the list that came in the link.
    case add
    /// Deletes a list, or brings it back; the line tells of it.
    case deleteList(String), restoreList(String)
    /// Copies a link that carries a list.
    case link(String)
    /// Saves a list as a file.
    case file(String)

    init?(token: String) {
      let words = split(token, words: 2)
      guard words.count > 1, words[0] == "spelling" else { return nil }
      if words.count == 2 {
        switch words[1] {
        case "asks": self = .askAgain
        case "add": self = .add
        case "offline": self = .keepDictionary
        default: return nil
        }
        return
      }
      guard let word = Word(rawValue: words[1]) else { return nil }
      let rest = words[2]
      let parts = split(rest, words: 1)
      switch word {
      case .shortest, .longest:
        guard let number = rest.integer(), SpellingChoice.allows(words[1], rest) else { return nil }
        let letters = Int(truncatingIfNeeded: number)
        self = word == .shortest ? .shortest(letters) : .longest(letters)
      case .remove: self = .remove(rest)
      case .keeping: self = .keepSchedule(rest)
      case .forgetting: self = .removeSchedule(rest)
      case .cancel: self = .cancel(rest)
      case .undo: self = .undo(rest)
      case .save, .rest:
        guard parts.count == 2 else { return nil }
        self = word == .save ? .save(parts[0], parts[1]) : .saveRest(parts[0], parts[1])
      case .refused: self = .refused(rest)
      case .unlist: self = .deleteList(rest)
      case .relist: self = .restoreList(rest)
      case .link: self = .link(rest)
      case .file: self = .file(rest)
      }
    }

    private enum Word: String {
      case shortest, longest, remove, keeping, forgetting, cancel, undo, save, rest, refused
      case unlist, relist, link, file
    }

    var token: String {
      switch self {
      case .shortest(let letters): Self.token(.shortest, "\(letters)")
      case .longest(let letters): Self.token(.longest, "\(letters)")
      case .remove(let item): Self.token(.remove, item)
      case .keepSchedule(let item): Self.token(.keeping, item)
      case .removeSchedule(let item): Self.token(.forgetting, item)
      case .cancel(let item): Self.token(.cancel, item)
      case .undo(let item): Self.token(.undo, item)
      case .askAgain: "spelling asks"
      case .keepDictionary: "spelling offline"
      case .save(let id, let form): Self.token(.save, form.isEmpty ? id : "\(id) \(form)")
      case .saveRest(let id, let form): Self.token(.rest, form.isEmpty ? id : "\(id) \(form)")
      case .refused(let why): Self.token(.refused, why)
      case .add: "spelling add"
      case .deleteList(let line): Self.token(.unlist, line)
      case .restoreList(let line): Self.token(.relist, line)
      case .link(let id): Self.token(.link, id)
      case .file(let id): Self.token(.file, id)
      }
    }

    private static func token(_ word: Word, _ rest: String) -> String {
      "spelling \(word.rawValue)" + (rest.isEmpty ? "" : " " + rest)
    }
  }

  /// What was pressed last, where it means something.
  var pressed: Press? { visit.pressed.flatMap { Press(token: $0) } }

  /// Turns a press into effects.
  func update(_ token: String) -> [Effect] {
    guard let press = Press(token: token) else { return [] }
    switch press {
    case .shortest(let letters):
      return set("shortest", letters) + (letters > longest ? set("longest", letters) : [])
    case .longest(let letters):
      return set("longest", letters) + (letters < shortest ? set("shortest", letters) : [])
    case .remove(let item):
      guard isSpelled(item) else { return [] }
      if schedule == "ask" {
        return [.focus("keeping"), .announce(text.asksSchedule)]
      }
      return remove(item, schedule: schedule == "remove")
    case .keepSchedule(let item): return decide("keep", item)
    case .removeSchedule(let item): return decide("remove", item)
    case .cancel(let item): return [.focus(Self.id(item))]
    case .undo(let item):
      return [
        .record(.show(item)), .announce(text.isBack(Self.word(item))), .focus(Self.id(item)),
      ]
    case .keepDictionary: return [.keep(Self.dictionaryName)]
    case .askAgain: return [.record(.set("spelling.schedule", to: "ask")), .focus("title")]
    case .save(let id, let form): return save(id, form, isWhole: true)
    case .saveRest(let id, let form): return save(id, form, isWhole: false)
    case .refused: return [.focus("problems"), .announce(text.refused)]
    case .add:
      let draft = ListDraft(encoded: visit.fragment)
      return make(draft, ListReading(draft.text).words)
    case .deleteList(let line):
      guard let list = OwnList(line: line), lists.contains(list) else { return [] }
      return [
        .record(.drop(line, from: OwnList.shelf)), .go("/spelling"),
        .announce(text.deleted(list.name)), .focus("undo"),
      ]
    case .restoreList(let line):
      guard let list = OwnList(line: line) else { return [] }
      return [
        .record(.keep(line, on: OwnList.shelf)), .announce(text.isBack(list.name)),
        .focus("title"),
      ]
    case .link(let id):
      guard let list = OwnList.list(id, visit.fold) else { return [] }
      let link = list.link(visit.fold)
      if link.utf8.count > OwnList.longestLink {
        return [.focus("file"), .announce(text.tooLongForLink)]
      }
      return [.give(.link(link)), .announce(text.linkCopied)]
    case .file(let id):
      guard let list = OwnList.list(id, visit.fold) else { return [] }
      return [
        .give(.file(name: "spelling-\(list.id).txt", text: list.text(visit.fold) + "\n"))
      ]
    }
  }

  private func set(_ name: String, _ letters: Int) -> [Effect] {
    let value = String(letters)
    if visit.fold[setting: "spelling.\(name)"] == value { return [] }
    return [.record(.set("spelling.\(name)", to: value))]
  }

  // MARK: Deleting

  private func decide(_ value: String, _ item: String) -> [Effect] {
    guard isSpelled(item) else { return [] }
    return [.record(.set("spelling.schedule", to: value))]
      + remove(item, schedule: value == "remove")
  }

  private func remove(_ item: String, schedule: Bool) -> [Effect] {
    [
      .record(.hide(item, schedule: schedule)), .announce(text.deleted(Self.word(item))),
      .focus("undo"),
    ]
  }

  /// The word of an item: `geese` of `spelling/en/geese`.
  static func word(_ item: String) -> String {
    let parts = item.pieces(at: "/", most: 3)
    return parts.count == 3 ? parts[2] : item
  }

  /// The id of the key in a word's row that has the focus after the word has come back.
  static func id(_ item: String) -> String {
    "row-" + item.pieces(at: " ").joined(separator: "_")
  }

  // MARK: Lists

  /// What a list that was typed last says, where it could not be kept.
  var unsaved: (draft: ListDraft, reading: ListReading)? {
    switch pressed {
    case .save(_, let form), .saveRest(_, let form):
      let draft = ListDraft(encoded: form)
      return (draft, ListReading(draft.text))
    default: return nil
    }
  }

  private func save(_ id: String, _ form: String, isWhole: Bool) -> [Effect] {
    let draft = ListDraft(encoded: form)
    let reading = ListReading(draft.text)
    if reading.words.isEmpty || isWhole && reading.problemCount > 0 {
      return [.focus("problems"), .announce(text.cannotSave(reading))]
    }
    if id == "new" { return make(draft, reading.words) }
    guard let old = OwnList.list(id, visit.fold) else { return [] }
    let list = OwnList(id: id, language: draft.language, name: text.name(draft.name))
    let events = list.events(from: old, old.words(visit.fold), words: reading.words)
    return [.go(list.path), .announce(text.saved(list.name))] + events.map { .record($0) }
  }

  /// Puts a new list by. Its id is made of the moment and of what is in it, so that lists made at the
  /// same moment on two devices are two.
  private func make(_ draft: ListDraft, _ words: [String]) -> [Effect] {
    if words.isEmpty { return [] }
    let moment = String(visit.surroundings.now.milliseconds, radix: 36)
    let mark = String(Dice.hash(draft.name + "\n" + draft.text) >> 44, radix: 36)
    let list = OwnList(
      id: "\(moment)-\(mark)", language: draft.language, name: text.name(draft.name))
    return [.go(list.path), .announce(text.saved(list.name))]
      + list.events(words: words).map { .record($0) }
  }
}
