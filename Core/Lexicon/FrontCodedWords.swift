import PipitBase

/// Sorted words that are each told by their difference from the one before, read where they lie.
///
/// A word is one byte or more below 0x20, together how many bytes of the word before are dropped;
/// then its own bytes; then, from the first sign on, what else is told of it. Signs are the marks and
/// digits of ASCII but apostrophe and hyphen, which are letters here. So *abbey*, *abbeys* and *abbot*
/// are `0 abbey`, `0 s`, `3 ot`, whose numbers are bytes. What is shared may end within a character.
/// Opening reads everything once, sees that the words are in order, and remembers each eighth.
struct FrontCodedWords: Equatable, Sendable {
  /// The whole pack.
  let bytes: [UInt8]
  /// How many words there are.
  private(set) var count = 0
  /// The first seven bytes of each eighth word as a number, so that comparing is one step.
  private var keys: [Int64] = []
  private var anchors: [Anchor] = []
  /// The letters of the remembered words one after the other.
  private var texts: [UInt8] = []

  private static let step = 8
  /// A word has fewer bytes than this.
  private static let longest = 128

  /// What else is remembered of each eighth word.
  private struct Anchor: Equatable, Sendable {
    /// Where in the pack what follows its letters begins.
    let end: UInt32
    /// Where in `texts` its letters end, and how many they are.
    let textEnd: UInt32
    let length: UInt32
  }

  /// A word found.
  struct Found {
    /// Its number, counted from 0.
    let place: Int
    /// Where what else is told of it begins.
    let tail: Int
  }

  /// Reads words that begin at a byte, each handed to `look` with its letters and where what else is
  /// told of it lies; `look` answers whether that makes sense.
  init(
    _ bytes: [UInt8], from start: Int,
    look: (_ letters: UnsafeBufferPointer<UInt8>, _ tail: Range<Int>) -> Bool
  ) throws(PackError) {
    self.bytes = bytes
    keys.reserveCapacity((bytes.count - start) / 28)
    anchors.reserveCapacity((bytes.count - start) / 28)
    texts.reserveCapacity((bytes.count - start) / 3)
    var word = [UInt8](repeating: 0, count: Self.longest)
    let wrong = bytes.withUnsafeBufferPointer { bytes in
      word.withUnsafeMutableBufferPointer { read(bytes, from: start, word: $0, look) }
    }
    if let wrong { throw PackError(line: count + 2, reason: wrong) }
  }

  /// Reads all words with room for one; gives what is wrong with the next, or nil.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    word: UnsafeMutableBufferPointer<UInt8>,
    _ look: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool
  ) -> PackError.Reason? {
    let end = bytes.count
    var length = 0
    var place = start
    while place < end {
      var dropped = 0
      let head = place
      while place < end, bytes[place] < 0x20 {
        dropped += Int(bytes[place])
        place += 1
      }
      let kept = length - dropped
      guard place > head, place < end, kept >= 0, isLetter(bytes[place]),
        dropped == 0 || bytes[place] > word[kept]
      else { return .outOfOrder }
      length = kept
      while place < end, isLetter(bytes[place]) {
        if length == Self.longest { return .unknownValue }
        word[length] = bytes[place]
        length += 1
        place += 1
      }
      let tail = place
      while place < end, bytes[place] >= 0x20 { place += 1 }
      let letters = UnsafeBufferPointer(rebasing: word[0..<length])
      guard look(letters, tail..<place) else { return .unknownValue }
      if count % Self.step == 0 {
        texts.append(contentsOf: letters)
        keys.append(key(letters))
        anchors.append(
          Anchor(end: UInt32(tail), textEnd: UInt32(texts.count), length: UInt32(length)))
      }
      count += 1
    }
    return nil
  }

  /// The bytes of words after what stands before them. The words are sorted by their bytes, each
  /// once; `tail` is what else is told of one.
  static func bytes(of words: [(letters: [UInt8], tail: [UInt8])], after header: String) -> [UInt8]
  {
    var bytes = header.bytes
    var last: [UInt8] = []
    for (letters, tail) in words {
      var kept = 0
      while kept < min(last.count, letters.count), last[kept] == letters[kept] { kept += 1 }
      precondition(kept < letters.count, "Words of a pack are sorted, each once")
      var dropped = last.count - kept
      while dropped > 0x1f {
        bytes.append(0x1f)
        dropped -= 0x1f
      }
      bytes.append(UInt8(dropped))
      bytes += letters[kept...] + tail
      last = letters
    }
    return bytes
  }

  /// Where a word is, or nil where it is none of these.
  ///
  /// From the last remembered word that surely comes before it, words are passed by comparing alone:
  /// one that keeps more of the word before than that shared with the wanted one shares no more
  /// itself, one that keeps less comes after it.
  func find(_ text: String) -> Found? {
    var text = text
    return text.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        keys.withUnsafeBufferPointer { find(wanted, in: bytes, by: $0) }
      }
    }
  }

  private func find(
    _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>,
    by keys: UnsafeBufferPointer<Int64>
  ) -> Found? {
    if wanted.isEmpty || keys.isEmpty { return nil }
    let wantedKey = key(wanted)
    let before = Self.anchor(before: wantedKey, in: keys)
    let anchor = anchors[max(before, 0)]
    // Before the first word nothing is shared; else what the keys share.
    var place = Int(anchor.end)
    var number = before * Self.step
    var length = Int(anchor.length)
    var shared = (keys[max(before, 0)] ^ wantedKey).leadingZeroBitCount / 8 - 1
    if before < 0 {
      place -= length + 1
      number = -1
      length = 0
      shared = 0
    }
    let end = bytes.count
    while true {
      while place < end, bytes[place] >= 0x20 { place += 1 }
      if place == end { return nil }
      while bytes[place] < 0x20 {
        length -= Int(bytes[place])
        place += 1
      }
      number += 1
      if length < shared { return nil }
      let isPassed = length > shared
      let begin = place
      while place < end, isLetter(bytes[place]) { place += 1 }
      length += place - begin
      if isPassed { continue }
      var next = begin
      while next < place, shared < wanted.count, bytes[next] == wanted[shared] {
        next += 1
        shared += 1
      }
      if next == place {
        if shared == wanted.count { return Found(place: number, tail: place) }
      } else if shared == wanted.count || bytes[next] > wanted[shared] {
        return nil
      }
    }
  }

  /// The last remembered word whose first bytes come before these, or -1.
  private static func anchor(before wanted: Int64, in keys: UnsafeBufferPointer<Int64>) -> Int {
    if keys.isEmpty { return -1 }
    var first = 0
    var count = keys.count
    // The way through does not fork: a processor that guesses would guess wrong half the time. The
    // difference of two keys is negative, all ones, or not: the half is passed or not.
    while count > 1 {
      let half = count >> 1
      let isBefore = (keys[first &+ half &- 1] &- wanted) >> 63
      first &+= half & Int(truncatingIfNeeded: isBefore)
      count &-= half
    }
    return keys[first] < wanted ? first : first - 1
  }

  /// The letters of a word by its number, and where what else is told of it begins.
  func word(at place: Int) -> (letters: [UInt8], tail: Int) {
    precondition(place >= 0 && place < count, "There is no word of this number")
    let anchor = anchors[place / Self.step]
    let textEnd = Int(anchor.textEnd)
    var letters = Array(texts[(textEnd - Int(anchor.length))..<textEnd])
    var tail = Int(anchor.end)
    for _ in 0..<place % Self.step { tail = step(from: tail, &letters) }
    return (letters, tail)
  }

  /// Makes the letters of a word those of the next; gives where what else is told of that begins.
  func step(from tail: Int, _ letters: inout [UInt8]) -> Int {
    var place = tail
    while bytes[place] >= 0x20 { place += 1 }
    while bytes[place] < 0x20 {
      letters.removeLast(Int(bytes[place]))
      place += 1
    }
    let begin = place
    while place < bytes.count, isLetter(bytes[place]) { place += 1 }
    letters.append(contentsOf: bytes[begin..<place])
    return place
  }

  /// Hands over all words in order: the letters of each, how many of them it shares with the one
  /// before, and where what else is told of it begins.
  func walk(_ look: (_ letters: UnsafeBufferPointer<UInt8>, _ kept: Int, _ tail: Int) -> Void) {
    if count == 0 { return }
    var word = [UInt8](repeating: 0, count: Self.longest)
    bytes.withUnsafeBufferPointer { bytes in
      word.withUnsafeMutableBufferPointer { word in
        let end = bytes.count
        var place = Int(anchors[0].end - anchors[0].length) - 1
        var length = 0
        while place < end {
          while bytes[place] < 0x20 {
            length -= Int(bytes[place])
            place += 1
          }
          let kept = length
          while place < end, isLetter(bytes[place]) {
            word[length] = bytes[place]
            length += 1
            place += 1
          }
          look(UnsafeBufferPointer(rebasing: word[0..<length]), kept, place)
          while place < end, bytes[place] >= 0x20 { place += 1 }
        }
      }
    }
  }

  /// The numbers of the words that begin with a byte.
  func places(from first: UInt8) -> Range<Int> {
    let low = Int64(first) << 48
    return lowest(low)..<(first == 0xff ? count : lowest(low + 1 << 48))
  }

  /// The number of the first word whose first byte is that of a key, or a later one.
  private func lowest(_ key: Int64) -> Int {
    let anchor = keys.withUnsafeBufferPointer { Self.anchor(before: key, in: $0) }
    if anchor < 0 { return 0 }
    var place = anchor * Self.step
    var (letters, tail) = word(at: place)
    while letters[0] < UInt8(key >> 48) {
      place += 1
      if place == count { break }
      tail = step(from: tail, &letters)
    }
    return place
  }
}

/// Whether a byte belongs to a word's letters, and is neither a sign nor a number.
@inline(__always)
func isLetter(_ byte: UInt8) -> Bool {
  byte >= 0x40 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
}

/// The first seven bytes as a number; what is missing counts as 0.
@inline(__always)
private func key(_ word: UnsafeBufferPointer<UInt8>) -> Int64 {
  var key: Int64 = 0
  let count = min(word.count, 7)
  for place in 0..<count { key = key << 8 | Int64(word[place]) }
  return key << Int64(56 - 8 * count)
}
