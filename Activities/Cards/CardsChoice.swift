import PipitBase
import PipitPractice
import PipitText

/// What the learner chose of a round, read from its options.
final class CardsChoice {
  let deck: String
  /// The languages that are asked from and into, by their first subtags.
  let from: [String]
  let to: [String]
  let way: CardWay
  /// The id of a topic, or nil for all.
  let topic: String?
  /// How many cards there are.
  let count: Int
  /// Whether a typed answer has to be in the very script that is asked for.
  let isExact: Bool
  /// The cards alone that are asked, or nil.
  let only: [String]?
  /// The cards that are left out.
  let without: [String]

  init(_ options: [Deal.Option]) throws(DealError) {
    func value(_ name: String) throws(DealError) -> String {
      let value = options[name] ?? Self.usual(name) ?? ""
      if !Self.allows(name, value) { throw .unknownOption(name: name, value: value) }
      return value
    }
    deck = try value("deck")
    from = try value("from").pieces(at: ",")
    to = try value("to").pieces(at: ",")
    way = CardWay(rawValue: try value("way")) ?? .flip
    count = Int(truncatingIfNeeded: try value("count").integer() ?? 10)
    isExact = try value("script") == "exact"
    topic = options["topic"]
    only = options["only"]?.pieces(at: ",")
    without = options["without"]?.pieces(at: ",") ?? []
  }

  /// How many cards a round may have.
  static let counts = [5, 10, 20, 40]
  static let mostCards = 50

  /// Whether an option that is remembered can have a value.
  static func allows(_ name: String, _ value: String) -> Bool {
    switch name {
    case "deck": return isId(value)
    case "from", "to":
      let languages = value.pieces(at: ",")
      return (1...12).contains(languages.count) && languages.allSatisfy { isLanguage($0) }
    case "way": return CardWay(rawValue: value) != nil
    case "count": return (1...Int64(mostCards)).contains(value.integer() ?? 0)
    case "script": return value.isAmong("any exact")
    case "topic": return value == "all" || isId(value)
    default: return false
    }
  }

  /// The value that an option has where nothing was chosen.
  static func usual(_ name: String) -> String? {
    "deck everyday\nfrom en\nto es\nway flip\ncount 10\nscript any".row(of: name)
  }

  /// Whether a text may name a deck, a topic or a card.
  private static func isId(_ text: String) -> Bool {
    (1...80).contains(text.utf8.count)
      && text.withBytes { bytes in
        bytes.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
          default: false
          }
        }
      }
  }

  private static func isLanguage(_ text: String) -> Bool {
    (2...8).contains(text.utf8.count) && isId(text) && Language(text).primary == text
  }

  /// The options of a round, in their order: what was chosen, else what is remembered, else what is
  /// usual. Nil where the learner has to choose the languages first.
  static func complete(
    _ chosen: [Deal.Option], _ remembered: [Deal.Option]
  ) -> [Deal.Option]? {
    guard chosen["to"] != nil || remembered["to"] != nil else { return nil }
    let way = CardWay(rawValue: chosen["way"] ?? remembered["way"] ?? "flip")
    var options: [Deal.Option] = []
    for name in ["deck", "from", "to", "way", "topic", "count", "script", "only"] {
      if name == "count" && chosen["only"] != nil { continue }
      if name == "script" && !(way?.mayBeTyped ?? true) { continue }
      let kept = remembered[name].flatMap { allows(name, $0) ? $0 : nil }
      let value = chosen[name] ?? (name == "topic" ? nil : kept ?? usual(name))
      if let value, value != "all" { options.append(.init(name, value)) }
    }
    return options
  }
}
