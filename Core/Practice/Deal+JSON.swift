import PipitBase

/// Deals, lines and results as the store keeps them.
extension Deal {
  /// The deal as JSON, its packs by name and version.
  public var json: JSON {
    [
      "id": .text(id), "activity": .text(activity), "rules": .integer(rules),
      "seed": .text(String(seed)), "at": .integer(made.milliseconds),
      "offset": .integer(made.offsetMinutes), "options": Option.json(options),
      "facts": Option.json(facts),
      "packs": .list(
        packs.map { ["name": .text($0.name), "version": .text($0.version)] }),
    ]
  }

  /// A kept deal whose packs are all at hand, or nil.
  ///
  /// Of the packs at hand those are taken whose name and version fit.
  public convenience init?(json: JSON, packs: [Pack]) {
    guard let kept = Kept(json: json) else { return nil }
    var found: [Pack] = []
    for wanted in kept.packs {
      guard let pack = packs.first(where: { $0 == wanted }) else { return nil }
      found.append(pack)
    }
    self.init(
      id: kept.id, activity: kept.activity, rules: kept.rules, seed: kept.seed, made: kept.made,
      options: kept.options, facts: kept.facts, packs: found)
  }

  /// A kept deal before its packs are at hand: names and versions without bytes.
  public static func kept(json: JSON) -> Deal? { Kept(json: json)?.deal }

  private struct Kept {
    let id: String
    let activity: String
    let rules: Int32
    let seed: UInt64
    let made: Moment
    let options: [Option]
    let facts: [Option]
    let packs: [Pack]

    init?(json: JSON) {
      guard let id = json[text: "id"], let activity = json[text: "activity"],
        let rules = json[integer: "rules"].flatMap({ Int32(exactly: $0) }),
        let seed = json[text: "seed"].flatMap({ $0.unsigned() }),
        let made = Moment(json: json), let packs = json["packs"]?.list
      else { return nil }
      self.id = id
      self.activity = activity
      self.rules = rules
      self.seed = seed
      self.made = made
      self.options = Option.options(json["options"])
      self.facts = Option.options(json["facts"])
      self.packs = packs.compactMap {
        guard let name = $0[text: "name"], let version = $0[text: "version"] else { return nil }
        return Pack(name: name, version: version, bytes: [])
      }
    }

    var deal: Deal {
      Deal(
        id: id, activity: activity, rules: rules, seed: seed, made: made, options: options,
        facts: facts, packs: packs)
    }
  }
}

extension Deal.Option {
  /// Options as an object, in their order.
  public static func json(_ options: [Deal.Option]) -> JSON {
    .object(options.map { .init($0.name, .text($0.value)) })
  }

  /// The options of an object; what is not a text is left out.
  public static func options(_ json: JSON?) -> [Deal.Option] {
    (json?.members ?? []).compactMap { member in
      member.value.text.map { Deal.Option(member.name, $0) }
    }
  }
}

extension Session.Line {
  /// The line as JSON.
  public var json: JSON {
    [
      "token": .text(token), "at": .integer(at.milliseconds), "offset": .integer(at.offsetMinutes),
    ]
  }

  /// A kept line, or nil.
  public init?(json: JSON) {
    guard let token = json[text: "token"], let at = Moment(json: json) else { return nil }
    self.init(token, at: at)
  }
}
