import PipitBase

/// Sorted words that are each told by their difference from the one before, read where they lie.
///
/// A word is one byte or more below 0x20, together how many bytes of the word before are dropped;
/// then its own bytes; then, from the first sign on, what else is told of it. Signs are the marks and
/// digits of ASCII but apostrophe and hyphen, which are letters here. So *abbey*, *abbeys* and *abbot*
/// are `0 abbey`, `0 s`, `3 ot`, whose numbers are bytes. What is shared may end within a character.
/// Opening reads everything once, sees that the words are in order, and remembers each sixteenth.
struct FrontCodedWords: Equatable, Sendable {
  /// The whole pack.
  let bytes: [UInt8]
  /// How many words there are.
  private(set) var count = 0
  /// The first eight bytes of each sixteenth word as a number, so that comparing is one step.
  private var keys: [UInt64] = []
  /// Where in the pack what follows each sixteenth word's letters begins.
  private var ends: [UInt32] = []
  /// The sixteenth words one after the other, and where each ends.
  private var texts: [UInt8] = []
  private var textEnds: [UInt32] = []

  private static let step = 16

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
    look: (_ letters: [UInt8], _ tail: Range<Int>) -> Bool
  ) throws(PackError) {
    self.bytes = bytes
    var word: [UInt8] = []
    var place = start
    keys.reserveCapacity((bytes.count - start) / 48)
    ends.reserveCapacity((bytes.count - start) / 48)
    textEnds.reserveCapacity((bytes.count - start) / 48)
    texts.reserveCapacity((bytes.count - start) / 6)
    while place < bytes.count {
      var dropped = 0
      let head = place
      while place < bytes.count, bytes[place] < 0x20 {
        dropped += Int(bytes[place])
        place += 1
      }
      let kept = word.count - dropped
      guard place > head, place < bytes.count, kept >= 0, isLetter(bytes[place]),
        dropped == 0 || bytes[place] > word[kept]
      else { throw PackError(line: count + 2, reason: .outOfOrder) }
      word.removeLast(dropped)
      while place < bytes.count, isLetter(bytes[place]) {
        word.append(bytes[place])
        place += 1
      }
      let tail = place
      while place < bytes.count, bytes[place] >= 0x20 { place += 1 }
      guard word.count < 128, look(word, tail..<place) else {
        throw PackError(line: count + 2, reason: .unknownValue)
      }
      if count % Self.step == 0 {
        keys.append(word.withUnsafeBufferPointer { key($0) })
        ends.append(UInt32(tail))
        texts.append(contentsOf: word)
        textEnds.append(UInt32(texts.count))
      }
      count += 1
    }
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
      bytes.withUnsafeBufferPointer { bytes in find(wanted, in: bytes) }
    }
  }

  private func find(
    _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Found? {
    if wanted.isEmpty || count == 0 { return nil }
    let wantedKey = key(wanted)
    let anchor = anchor(before: wantedKey)
    // Before the first word nothing is shared; else what the keys share.
    var place = anchor < 0 ? Int(ends[0]) - Int(textEnds[0]) - 1 : Int(ends[anchor])
    var number = max(anchor, 0) * Self.step - (anchor < 0 ? 1 : 0)
    var length = anchor < 0 ? 0 : self.length(of: anchor)
    var shared = anchor < 0 ? 0 : (keys[anchor] ^ wantedKey).leadingZeroBitCount / 8
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
  private func anchor(before wanted: UInt64) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private func length(of anchor: Int) -> Int {
    Int(textEnds[anchor]) - (anchor == 0 ? 0 : Int(textEnds[anchor - 1]))
  }

  /// The letters of a word by its number, and where what else is told of it begins.
  func word(at place: Int) -> (letters: [UInt8], tail: Int) {
    precondition(place >= 0 && place < count, "There is no word of this number")
    let anchor = place / Self.step
    let textEnd = Int(textEnds[anchor])
    var letters = Array(texts[(textEnd - length(of: anchor))..<textEnd])
    var tail = Int(ends[anchor])
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
    while place < bytes.count, isLetter(bytes[place]) {
      letters.append(bytes[place])
      place += 1
    }
    return place
  }

  /// The numbers of the words that begin with a byte.
  func places(from first: UInt8) -> Range<Int> {
    let low = UInt64(first) << 56
    return lowest(low)..<(first == 0xff ? count : lowest(low + 1 << 56))
  }

  /// The number of the first word whose first byte is that of a key, or a later one.
  private func lowest(_ key: UInt64) -> Int {
    let anchor = anchor(before: key)
    if anchor < 0 { return 0 }
    var place = anchor * Self.step
    var (letters, tail) = word(at: place)
    while letters[0] < UInt8(key >> 56) {
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

/// The first eight bytes as a number; what is missing counts as 0.
@inline(__always)
private func key(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
  var key: UInt64 = 0
  for place in 0..<8 { key = key << 8 | (place < word.count ? UInt64(word[place]) : 0) }
  return key
}
