import PipitBase
import PipitJournal
import PipitPractice
import PipitText

/// What the frame around the pages understands: tokens that begin with `app `.
enum FrameAction: Token {
  /// Gives a setting a value.
  case set(String, String)
  /// Deals the session on the page anew.
  case startOver
  /// Puts a session away.
  case discard(String)
  /// Brings back what was put away last.
  case undo
  /// Says something aloud; the reading is for voices that cannot read its script.
  case say(language: String, String, reading: Speech.Reading? = nil)
  /// Copies text.
  case copy(String)
  /// Prints the page.
  case print
  /// Accepts a sentence of a course no longer; the line is as it lies on the shelf.
  case forget(course: String, String)
  /// Saves the accepted sentences of a course as a file.
  case patch(course: String)
  /// Loads the page anew, by a newer version where one waits.
  case renew
  /// Gives a setting of the memory or the queue a value.
  case memory(String, String)
  /// Does something with an item.
  case item(ItemAction)
  /// Puts a word by to be learnt, or takes it back.
  case learn(language: String, String)
  /// Lets an answer count no more, by its entry; or lets it count again, by the entry of its undoing.
  case undoAnswer(String)
  /// Takes the notice away.
  case dismiss

  init?(token: String) {
    let words = split(token, words: 3)
    guard words.count > 1, words[0] == "app" else { return nil }
    guard let word = Word(rawValue: words[1]) else { return nil }
    switch (word, words.count) {
    case (.set, 4): self = .set(words[2], words[3])
    case (.over, 2): self = .startOver
    case (.discard, 3): self = .discard(words[2])
    case (.undo, 2): self = .undo
    case (.say, 4): self = .say(language: words[2], words[3])
    case (.read, 4):
      let columns = words[3].pieces(at: "\t", keepsEmpty: true)
      guard columns.count == 3 else { return nil }
      self = .say(
        language: words[2], columns[0], reading: .init(columns[2], language: columns[1]))
    case (.copy, 3...): self = .copy(split(token, words: 2)[2])
    case (.print, 2): self = .print
    case (.forget, 4): self = .forget(course: words[2], words[3])
    case (.patch, 3): self = .patch(course: words[2])
    case (.renew, 2): self = .renew
    case (.memory, 3): self = .memory(words[2], "")
    case (.memory, 4): self = .memory(words[2], words[3])
    case (.item, 4):
      guard let action = ItemAction(token: token) else { return nil }
      self = .item(action)
    case (.learn, 4): self = .learn(language: words[2], words[3])
    case (.undoAnswer, 3): self = .undoAnswer(words[2])
    case (.dismiss, 2): self = .dismiss
    default: return nil
    }
  }

  private enum Word: String {
    case set, over, discard, undo, say, read, copy, print, forget, patch, memory, item, renew, learn
    case dismiss
    case undoAnswer = "undo-answer"
  }

  var token: String {
    switch self {
    case .set(let name, let value): "app set \(name) \(value)"
    case .startOver: "app over"
    case .discard(let id): "app discard \(id)"
    case .undo: "app undo"
    case .say(let language, let text, let reading):
      if let reading {
        "app read \(language) \(text)\t\(reading.language)\t\(reading.text)"
      } else {
        "app say \(language) \(text)"
      }
    case .copy(let text): "app copy \(text)"
    case .print: "app print"
    case .forget(let course, let line): "app forget \(course) \(line)"
    case .patch(let course): "app patch \(course)"
    case .renew: "app renew"
    case .memory(let name, let value): "app memory \(name) \(value)"
    case .item(let action): action.token
    case .learn(let language, let word): "app learn \(language) \(word)"
    case .undoAnswer(let entry): "app undo-answer \(entry)"
    case .dismiss: "app dismiss"
    }
  }
}

extension App {
  func pressFrame(_ token: String, at now: Moment, _ reply: inout Reply) {
    guard let action = FrameAction(token: token) else { return }
    switch action {
    case .set(let name, let value): set(name, to: value, at: now, &reply)
    case .startOver: startOver(at: now, &reply)
    case .discard(let id): discard(id, at: now, &reply)
    case .undo: undo(at: now, &reply)
    case .say(let language, let words, let reading):
      say(Speech(words, language: language, reading: reading), &reply)
    case .copy(let text):
      reply.effects.append(.give(.copy(text)))
      reply.effects.append(.announce(AppText(surroundings.language).copied))
    case .print: reply.effects.append(.give(.print))
    case .forget(let course, let line):
      guard fold.kept(on: Self.shelf(ofCourse: course)).contains(line) else { return }
      record(.drop(line, from: Self.shelf(ofCourse: course)), at: now, &reply)
      news = .forgotten(course: course, line: line)
      reply.effects.append(.focus("undo"))
    case .patch(let course):
      reply.effects.append(
        .give(.file(name: "pipit-\(course).yaml", text: patch(forCourse: course))))
    case .renew: reply.errands.append(.renew)
    case .memory(let name, let value): setMemory(name, value, at: now, &reply)
    case .item(let action): press(action, at: now, &reply)
    case .learn(let language, let word): learn(word, language, at: now, &reply)
    case .undoAnswer(let entry): undoAnswer(entry, at: now, &reply)
    case .dismiss: news = nil
    }
  }

  private func set(_ name: String, to value: String, at now: Moment, _ reply: inout Reply) {
    guard Setting.allows(name, value) || roomAllows(name, value), fold[setting: name] != value
    else { return }
    let before = surroundings.scripts
    record(.set(name, to: value), at: now, &reply)
    if name == Setting.scripts.rawValue { tell(before, &reply) }
  }

  /// Says what has become of the scripts, and keeps the focus where the key that was pressed is gone.
  private func tell(_ before: ScriptPreferences, _ reply: inout Reply) {
    let after = surroundings.scripts
    reply.effects.append(.announce(ScriptText.english.told(before, after)))
    guard route == .scripts else { return }
    if !before.isReadable { reply.effects.append(.focus("title")) }
    for primary in before.chosenLanguages where !after.isChosen(primary) {
      reply.effects.append(.focus("scripts-" + primary))
    }
  }

  private func startOver(at now: Moment, _ reply: inout Reply) {
    guard let open = session else { return }
    putAway(open, .startedOver, &reply)
    self.open(path, at: now, &reply)
    reply.effects.append(.focus("title"))
  }

  private func discard(_ id: String, at now: Moment, _ reply: inout Reply) {
    guard let open = sessions.first(where: { $0.deal.id == id }) else { return }
    putAway(open, .discarded, &reply)
    if id == shown { self.open(home(of: open), at: now, &reply) }
    reply.effects.append(.focus("undo"))
  }

  private func putAway(_ open: OpenSession, _ notice: Notice, _ reply: inout Reply) {
    sessions.removeAll { $0.deal.id == open.deal.id }
    reply.closed.append(open.deal.id)
    guard open.isBegun, !fold.isFinished(open.deal.id) else { return }
    putAway = [open]
    news = notice
  }

  private func undo(at now: Moment, _ reply: inout Reply) {
    if case .forgotten(let course, let line) = news {
      record(.keep(line, on: Self.shelf(ofCourse: course)), at: now, &reply)
      news = nil
      return reply.effects.append(.focus("title"))
    }
    if case .changed(_, let entry) = news {
      record(.undo(entry), at: now, &reply)
      news = nil
      return reply.effects.append(.focus("title"))
    }
    guard let back = putAway.popLast() else { return }
    news = nil
    // A round begun in its place is dropped: two of a kind could not both be gone on with.
    for other in sessions where other.isAgain(back) && other.isKept {
      reply.closed.append(other.deal.id)
    }
    sessions.removeAll { $0.lines.isEmpty && !$0.isKept || $0.isAgain(back) }
    sessions.append(back)
    keepWhole(sessions.count - 1, &reply)
    self.open(path, at: now, &reply)
    reply.effects.append(.focus("title"))
  }
}
