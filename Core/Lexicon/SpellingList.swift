import PipitBase

/// The words of a language that may be dealt for spelling, with all that a deal needs to know.
///
/// After a line with the version come the words, as `FrontCodedWords` tells. Each is followed by its
/// band as a digit, 1 to 5; a digit 6, 7 or 8 where Americans, the British or Oxford alone spell it
/// so; then other spellings, each behind `9` for everybody or `:`, `;`, `<` for the same three, and
/// words that sound the same, each behind `=`.
public final class SpellingList: Equatable, Sendable {
  /// The first line of a list that this can read.
  public static let version = "pipit-spelling 1"

  private let words: FrontCodedWords
  /// For each word its letters times eight, and its band.
  private let measures: [UInt8]

  /// Reads a list and checks it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    let start = try headerEnd(of: bytes, version: Self.version)
    var measures: [UInt8] = []
    words = try FrontCodedWords(bytes, from: start) { letters, tail in
      let length = Self.length(of: letters)
      guard length < 32, let first = tail.first, case 1...5 = bytes[first] &- 0x30,
        Self.isSound(bytes, (first + 1)..<tail.upperBound)
      else { return false }
      measures.append(UInt8(length) << 3 | bytes[first] & 7)
      return true
    }
    self.measures = measures
  }

  /// Whether what follows a band is a region or none, and then other words, none of them empty.
  private static func isSound(_ bytes: [UInt8], _ tail: Range<Int>) -> Bool {
    var place = tail.lowerBound
    if place < tail.upperBound, case 0x36...0x38 = bytes[place] { place += 1 }
    while place < tail.upperBound {
      guard case 0x39...0x3d = bytes[place] else { return false }
      place += 1
      let start = place
      while place < tail.upperBound, isLetter(bytes[place]) { place += 1 }
      if place == start { return false }
    }
    return true
  }

  /// Whether both have the same words.
  public static func == (one: SpellingList, other: SpellingList) -> Bool {
    one === other || one.words == other.words
  }

  /// How many words there are.
  public var count: Int { words.count }

  /// A word by its number, counted from 0 in the order of bytes.
  public func word(at place: Int) -> SpellingWord {
    let (letters, tail) = words.word(at: place)
    let bytes = words.bytes
    var region: String?
    var variants: [SpellingWord.Spelling] = []
    var homophones: [String] = []
    var next = tail + 1
    while next < bytes.count, bytes[next] >= 0x20 {
      let sign = bytes[next]
      next += 1
      let start = next
      while next < bytes.count, isLetter(bytes[next]) { next += 1 }
      let text = String(decoding: bytes[start..<next], as: UTF8.self)
      switch sign {
      case 0x36...0x38: region = WordRegion(rawValue: sign - 0x35)?.tag
      case 0x3d: homophones.append(text)
      default:
        let tag = WordRegion(rawValue: sign - 0x39)?.tag ?? everybody
        variants.append(.init(text, region: tag))
      }
    }
    return SpellingWord(
      text: String(decoding: letters, as: UTF8.self), length: Int(measures[place] >> 3),
      band: Int32(measures[place] & 7), variants: variants, homophones: homophones, region: region)
  }

  /// The number of a word, spelled as the list has it, or nil.
  public func place(of word: String) -> Int? { words.find(word)?.place }

  /// The numbers of the words of so many letters and of these bands, in order.
  public func places(lengths: ClosedRange<Int>, bands: ClosedRange<Int32>) -> [Int] {
    var places: [Int] = []
    for place in 0..<measures.count {
      let measure = measures[place]
      if lengths.contains(Int(measure >> 3)), bands.contains(Int32(measure & 7)) {
        places.append(place)
      }
    }
    return places
  }

  /// The list's bytes for words in any order, each once; what their length is follows from them.
  public static func bytes(of words: [SpellingWord]) -> [UInt8] {
    let sorted = words.sorted { $0.text.bytes.lexicographicallyPrecedes($1.text.bytes) }
    let coded = sorted.map { word in
      precondition((1...5).contains(word.band), "A band is 1 to 5")
      var tail = [0x30 + UInt8(word.band)]
      if let region = region(word.region) { tail.append(0x35 + region) }
      for variant in word.variants {
        guard let region = region(variant.region) else {
          preconditionFailure("The region of a spelling is one that the list knows")
        }
        tail += [0x39 + region] + variant.text.bytes
      }
      for homophone in word.homophones { tail += [0x3d] + homophone.bytes }
      return (letters: word.text.bytes, tail: tail)
    }
    return FrontCodedWords.bytes(of: coded, after: version + "\n")
  }

  private static func region(_ tag: String?) -> UInt8? {
    tag == everybody ? 0 : WordRegion.allCases.first { $0.tag == tag && tag != nil }?.rawValue
  }

  /// How many letters composed text has: its characters, since no mark stands apart in it.
  private static func length(of letters: UnsafeBufferPointer<UInt8>) -> Int {
    var length = 0
    for byte in letters where byte & 0xc0 != 0x80 { length += 1 }
    return length
  }
}

/// The tag of a spelling that is right for everybody: `judgment` beside `judgement`.
private let everybody = "en"
