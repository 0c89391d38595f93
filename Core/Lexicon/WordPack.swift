import PipitBase

/// All words of a language: whether a word is one, how common, whose, and whether it is offensive.
///
/// After a line with the version come the words, as `FrontCodedWords` tells, each followed by one
/// sign where there is something to tell: 0x30 and the sum of 1 (rare), 2, 4 or 6 (American, British,
/// Oxford), 8 (offensive). In English all are of the letters a to z.
public final class WordPack: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-words 2"

  private let words: FrontCodedWords

  /// A word with what is told of it.
  public struct Word: Equatable, Sendable {
    /// The word.
    public let text: String
    /// How common it is.
    public let tier: WordTier
    /// Who spells it so.
    public let region: WordRegion
    /// Whether it is never dealt.
    public let isOffensive: Bool

    /// A word with what is told of it.
    public init(
      _ text: String, _ tier: WordTier = .common, region: WordRegion = .everybody,
      isOffensive: Bool = false
    ) {
      self.text = text
      self.tier = tier
      self.region = region
      self.isOffensive = isOffensive
    }
  }

  /// Reads a pack and checks it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    let start = try headerEnd(of: bytes, version: Self.version)
    words = try FrontCodedWords(bytes, from: start) { _, tail in
      tail.isEmpty || tail.count == 1 && bytes[tail.lowerBound] & 0xf0 == 0x30
    }
  }

  /// Whether both have the same words.
  public static func == (one: WordPack, other: WordPack) -> Bool {
    one === other || one.words == other.words
  }

  /// How many words there are.
  public var count: Int { words.count }

  /// Whether a word is one, offensive ones too; it is given in small letters.
  public func contains(_ word: String) -> Bool { words.find(word) != nil }

  /// A word with all that is told of it, or nil where it is none.
  public func word(_ text: String) -> Word? {
    words.find(text).map { word(text, mark(at: $0.tail)) }
  }

  /// All words in the order of their bytes.
  public var all: [Word] {
    var all: [Word] = []
    guard count > 0 else { return all }
    var (letters, tail) = words.word(at: 0)
    for place in 0..<count {
      if place > 0 { tail = words.step(from: tail, &letters) }
      all.append(word(String(decoding: letters, as: UTF8.self), mark(at: tail)))
    }
    return all
  }

  /// A common word of three to nine letters a to z that begins with `first`, drawn with the dice;
  /// nil where there is none.
  public func word(from first: UInt8, dice: inout Dice) -> String? {
    let places = words.places(from: first)
    if places.isEmpty { return nil }
    let drawn = places.lowerBound + dice.roll(below: places.count)
    var place = drawn
    var (letters, tail) = words.word(at: place)
    while true {
      if (3...9).contains(letters.count), mark(at: tail) & 9 == 0 {
        return String(decoding: letters, as: UTF8.self)
      }
      place = place + 1 < places.upperBound ? place + 1 : places.lowerBound
      if place == drawn { return nil }
      if place == places.lowerBound {
        (letters, tail) = words.word(at: place)
      } else {
        tail = words.step(from: tail, &letters)
      }
    }
  }

  /// Hands over all words in order: the letters of each, how many of them it shares with the one
  /// before, and the sum of what is told of it.
  func walk(_ look: (_ letters: UnsafeBufferPointer<UInt8>, _ kept: Int, _ mark: UInt8) -> Void) {
    words.walk { look($0, $1, mark(at: $2)) }
  }

  /// The letters of a word by its number, and the sum of what is told of it.
  func word(at place: Int) -> (letters: [UInt8], mark: UInt8) {
    let (letters, tail) = words.word(at: place)
    return (letters, mark(at: tail))
  }

  /// The sum that follows a word's letters.
  private func mark(at tail: Int) -> UInt8 {
    tail < words.bytes.count && words.bytes[tail] >= 0x30 ? words.bytes[tail] & 15 : 0
  }

  private func word(_ text: String, _ mark: UInt8) -> Word {
    Word(
      text, mark & 1 == 0 ? .common : .rare,
      region: WordRegion(rawValue: mark >> 1 & 3) ?? .everybody, isOffensive: mark & 8 != 0)
  }

  /// The pack's bytes for words in any order, each once.
  public static func bytes(of words: [Word]) -> [UInt8] {
    let sorted = words.sorted { $0.text.bytes.lexicographicallyPrecedes($1.text.bytes) }
    let coded = sorted.map { word in
      let mark =
        (word.tier == .rare ? 1 : 0) + word.region.rawValue * 2 + (word.isOffensive ? 8 : 0)
      return (letters: word.text.bytes, tail: mark == 0 ? [] : [0x30 + mark])
    }
    return FrontCodedWords.bytes(of: coded, after: version + "\n")
  }
}

/// How common a word is.
public enum WordTier: String, Equatable, Sendable {
  /// In English SCOWL's sizes up to 35, which most people know.
  case common
  /// What is rarer.
  case rare
}

/// Who spells a word so.
public enum WordRegion: UInt8, Equatable, Sendable, CaseIterable {
  /// Everybody.
  case everybody
  /// Americans: color, organize.
  case american
  /// The British, and who spells as they do: colour, organise.
  case british
  /// The British who write -ize, as Oxford does: organize, colourize.
  case oxford

  /// The BCP 47 tag, or nil for everybody.
  public var tag: String? {
    switch self {
    case .everybody: nil
    case .american: "en-US"
    case .british: "en-GB"
    case .oxford: "en-GB-oxendict"
    }
  }
}

/// Where the first line ends, which is the version alone.
func headerEnd(of bytes: [UInt8], version: String) throws(PackError) -> Int {
  let header = (version + "\n").bytes
  guard bytes.count >= header.count, Array(bytes[..<header.count]) == header else {
    throw PackError(line: 1, reason: .unknownVersion)
  }
  return header.count
}
