import PipitBase
import PipitJournal

extension Effect {
  /// The effect as hosts are told it: `do` names it, the rest is what it carries.
  public var json: JSON {
    switch self {
    case .say(let speech): speech.json
    case .sound(let chime): Self.json("sound", "chime", chime.rawValue)
    case .buzz(let haptic): Self.json("buzz", "haptic", haptic.rawValue)
    case .burst(let burst): Self.json("burst", "burst", burst.rawValue)
    case .announce(let text): Self.json("announce", "text", text)
    case .focus(let id): Self.json("focus", "id", id)
    case .after(let milliseconds, let token):
      ["do": "after", "milliseconds": .integer(milliseconds), "token": .text(token)]
    case .go(let path): Self.json("go", "path", path)
    case .load(let name): Self.json("load", "name", name)
    case .keep(let name): Self.json("keep", "name", name)
    case .hold(let kind, let token): Self.json("hold", "kind", kind, token)
    case .play(let file, let failed): Self.json("play", "file", file, failed)
    case .give(.copy(let text)): Self.json("copy", "text", text)
    case .give(.link(let path)): Self.json("link", "path", path)
    case .give(.print): ["do": "print"]
    case .give(.file(let name, let text)):
      ["do": "file", "name": .text(name), "text": .text(text)]
    case .record(let event):
      ["do": "record", "kind": .text(event.kind), "payload": event.payload]
    case .takeBack(let item): Self.json("takeBack", "item", item)
    case .finish(let result): ["do": "finish", "result": result.json]
    }
  }

  /// An effect that carries one text, and it may be a token.
  @inline(never)
  private static func json(
    _ name: String, _ member: String, _ text: String, _ token: String? = nil
  ) -> JSON {
    var members: [JSON.Member] = [.init("do", .text(name)), .init(member, .text(text))]
    if let token { members.append(.init("token", .text(token))) }
    return .object(members)
  }
}
