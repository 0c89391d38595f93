import PipitBase

/// What a session begins with. The same deal always makes the same session.
public final class Deal: Equatable, Sendable {
  /// The session's id, unique on the device.
  public let id: String
  /// The activity's id.
  public let activity: String
  /// The number of the activity's rules that the deal was made for.
  public let rules: Int32
  /// Where chance begins.
  public let seed: UInt64
  /// When it was made.
  public let made: Moment
  /// What the learner chose: `alphabet` → `lapd`.
  public let options: [Option]
  /// What else decides what is right: settings, and what the learner has kept for such sessions.
  /// Facts are no choice: they are not in addresses, and a round is the same one without them.
  public let facts: [Option]
  /// The packs that hold the content.
  public let packs: [Pack]

  /// A choice of the learner.
  public struct Option: Equatable, Sendable {
    /// What is chosen.
    public let name: String
    /// What was chosen.
    public let value: String

    /// A choice with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A deal with everything a session begins with.
  public init(
    id: String, activity: String, rules: Int32, seed: UInt64, made: Moment, options: [Option],
    facts: [Option] = [], packs: [Pack]
  ) {
    self.id = id
    self.activity = activity
    self.rules = rules
    self.seed = seed
    self.made = made
    self.options = options
    self.facts = facts
    self.packs = packs
  }

  /// Whether both begin the same session: same origin, choices and packs.
  public static func == (one: Deal, other: Deal) -> Bool {
    one === other
      || one.id == other.id && one.activity == other.activity && one.rules == other.rules
        && one.seed == other.seed && one.made == other.made && one.options == other.options
        && one.facts == other.facts && one.packs == other.packs
  }

  /// The value of an option, or nil where it was not chosen.
  public subscript(option name: String) -> String? { options[name] }

  /// The value of a fact, or nil where there is none.
  public subscript(fact name: String) -> String? { facts[name] }

  /// The pack with this name, or nil where it was not dealt.
  public func pack(_ name: String) -> Pack? {
    packs.first { $0.name == name }
  }
}

extension Array where Element == Deal.Option {
  /// The value of the first option with this name, or nil.
  public subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }
}

/// Content as bytes, read where it lies. Two packs are equal when name and version are.
public final class Pack: Equatable, Sendable {
  /// What the pack holds, such as `alphabets`.
  public let name: String
  /// The version: a hash of the bytes.
  public let version: String
  /// The bytes.
  public let bytes: [UInt8]

  /// A pack of bytes.
  public init(name: String, version: String, bytes: [UInt8]) {
    self.name = name
    self.version = version
    self.bytes = bytes
  }

  /// Whether name and version are the same.
  public static func == (one: Pack, other: Pack) -> Bool {
    one.name == other.name && one.version == other.version
  }
}

/// Why a deal could not be dealt.
public enum DealError: Error, Equatable, Sendable {
  /// A pack is not at hand.
  case missingPack(String)
  /// A pack cannot be read; the text says where and why.
  case brokenPack(String, String)
  /// An option has a value that means nothing.
  case unknownOption(name: String, value: String)
  /// There is nothing to practise with these options; the text says why.
  case nothingToPractise(String)
}
