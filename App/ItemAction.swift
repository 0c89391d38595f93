import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice

/// What can be done with an item on its page: tokens that begin with `app item `.
enum ItemAction: Token {
  /// Puts it out of the queue, or back.
  case suspend(String), resume(String)
  /// Puts it off to the next study day.
  case bury(String)
  /// Lets its schedule begin anew.
  case forget(String)
  /// Undoes one of its answers, by the id of the answer's entry.
  case revoke(String, entry: String)

  init?(token: String) {
    let words = split(token, words: 3)
    guard words.count == 4, words[0] == "app", words[1] == "item" else { return nil }
    switch words[2] {
    case "suspend": self = .suspend(words[3])
    case "resume": self = .resume(words[3])
    case "bury": self = .bury(words[3])
    case "forget": self = .forget(words[3])
    case "revoke":
      let parts = split(words[3], words: 1)
      guard parts.count == 2 else { return nil }
      self = .revoke(parts[1], entry: parts[0])
    default: return nil
    }
  }

  var token: String {
    switch self {
    case .suspend(let item): "app item suspend \(item)"
    case .resume(let item): "app item resume \(item)"
    case .bury(let item): "app item bury \(item)"
    case .forget(let item): "app item forget \(item)"
    case .revoke(let item, let entry): "app item revoke \(entry) \(item)"
    }
  }
}

extension App {
  /// Does something with an item; what can be undone is said with the way to undo it.
  func press(_ action: ItemAction, at now: Moment, _ reply: inout Reply) {
    let memory = fold.memory
    let text = ItemsText.english
    switch action {
    case .suspend(let item):
      guard memory.memory(of: item) != nil, !memory.isSuspended(item) else { return }
      change(.suspend(item), text.suspended(ItemName(item).title), at: now, &reply)
    case .resume(let item):
      guard memory.isSuspended(item) else { return }
      change(.resume(item), text.resumed(ItemName(item).title), at: now, &reply)
    case .bury(let item):
      guard memory.memory(of: item) != nil, !memory.isBuried(item, at: now) else { return }
      change(.bury(item), text.buried(ItemName(item).title), at: now, &reply)
    case .forget(let item):
      guard memory.memory(of: item)?.state != nil else { return }
      change(.forget(item), text.forgotten(ItemName(item).title), at: now, &reply)
    case .revoke(let item, let entry):
      guard memory.history(of: item).contains(where: { $0.entry == entry && !$0.isUndone }) else {
        return
      }
      change(.undo(entry), text.revoked, at: now, &reply)
    }
  }

  /// Records an event, and says above the page what was done and how it is undone.
  func change(_ event: Event, _ said: String, at now: Moment, _ reply: inout Reply) {
    news = .changed(said, entry: record(event, at: now, &reply))
    reply.effects.append(.announce(said))
    reply.effects.append(.focus("undo"))
  }
}
