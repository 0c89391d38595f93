extension FoldedSentence {
  /// Folds a text in one walk over its bytes. Words of ASCII and of the usual letters of western
  /// Europe are folded on the way; the others are folded as texts, each by itself.
  struct Folding {
    private(set) var letters: [UInt8] = []
    var parts: [Part] = []
    /// Whether there are letters of a script that parts no words.
    private(set) var hasLoneLetters = false

    private let ignoresAccents: Bool

    typealias Bytes = UnsafeBufferPointer<UInt8>
    /// The letters of a word as they come.
    private typealias Scratch = UnsafeMutableBufferPointer<UInt8>

    /// The word that the walk is in.
    private struct Word {
      /// Its first byte in the text, -1 where it has none yet, and its end.
      var from = -1
      var to = 0
      var count = 0
      var hash = Folding.emptyHash
      /// Whether it has letters that are not folded on the way.
      var isRare = false
      var hasLoneLetters = false

      @inline(__always)
      mutating func add(_ byte: UInt8, _ scratch: Scratch) {
        scratch[count] = byte
        count += 1
        hash = Folding.hash(hash, byte)
      }

      @inline(__always)
      mutating func mark(_ place: Int, _ length: Int) {
        if from < 0 { from = place }
        to = place + length
      }
    }

    /// What a character does in a sentence.
    private enum Kind {
      case letter, loneLetter, inside, between, nothing
    }

    init(ignoresAccents: Bool) { self.ignoresAccents = ignoresAccents }

    mutating func fold(_ text: Bytes, _ policy: LetterPolicy) {
      let isTurkic = policy.casing == .turkic
      letters.reserveCapacity(text.count)
      parts.reserveCapacity(text.count / 4 + 1)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { scratch in
        var word = Word()
        var place = 0
        while place < text.count {
          let byte = text[place]
          let small = byte | 0x20
          if small &- 0x61 < 26 || byte &- 0x30 < 10 {
            word.add(byte < 0x40 ? byte : small, scratch)
            word.mark(place, 1)
            if isTurkic, byte == 0x49 { word.isRare = true }
            place += 1
          } else if byte < 0x80 {
            if isBetween(byte, at: place, in: text, word) { end(&word, in: text, scratch, policy) }
            place += 1
          } else {
            place += foldLong(at: place, in: text, &word, scratch, policy)
          }
        }
        end(&word, in: text, scratch, policy)
      }
    }

    /// Whether a character of ASCII parts words.
    @inline(__always)
    private func isBetween(_ byte: UInt8, at place: Int, in text: Bytes, _ word: Word) -> Bool {
      switch byte {
      case 0x20: true
      case 0x27, 0x2d, 0x2e, 0x60, 0..<0x09, 0x0e..<0x20, 0x7f: false
      case 0x2c, 0x3a:
        !(word.to == place && place > 0 && place + 1 < text.count
          && text[place - 1] &- 0x30 < 10 && text[place + 1] &- 0x30 < 10)
      default: true
      }
    }

    /// Folds a character of several bytes, and tells how many.
    private mutating func foldLong(
      at place: Int, in text: Bytes, _ word: inout Word, _ scratch: Scratch, _ policy: LetterPolicy
    ) -> Int {
      let first = text[place]
      let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      var value = UInt32(first) & (0xff >> UInt32(length + 1))
      for next in place + 1..<place + length { value = value << 6 | UInt32(text[next] & 0x3f) }
      if !ignoresAccents, value >= 0xc0, value < 0x100, value != 0xd7, value != 0xdf, value != 0xf7
      {
        word.mark(place, length)
        word.add(first, scratch)
        word.add(text[place + 1] | (value < 0xdf ? 0x20 : 0), scratch)
        return length
      }
      let kind = kind(value)
      switch kind {
      case .letter, .loneLetter:
        word.mark(place, length)
        word.isRare = true
        if kind == .loneLetter { word.hasLoneLetters = true }
      case .inside, .nothing: break
      case .between: end(&word, in: text, scratch, policy)
      }
      return length
    }

    private func kind(_ value: UInt32) -> Kind {
      switch value {
      // Apostrophes, hyphens, raised points, and the marks of Hebrew that are none.
      case 0xad, 0xb4, 0xb7, 0x55a, 0x58a, 0x5be, 0x5f3, 0x5f4, 0x2010, 0x2011, 0x2018, 0x2019,
        0x201b, 0x2027,
        0x2032, 0xff07, 0xff0d, 0xff0e:
        return .inside
      case 0xb2, 0xb3, 0xb9, 0xbc...0xbe, 0x2150...0x2189: return .letter
      case 0xe00...0x109f, 0x1780...0x17ff, 0x3005...0x3007, 0x3041...0x30ff, 0x3105...0x312f,
        0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0xff66...0xff9f,
        0x20000...0x3ffff:
        return Text.isWordly(Unicode.Scalar(value)!) ? .loneLetter : .between
      default:
        let scalar = Unicode.Scalar(value)!
        // Controls cannot be seen; the Arabic tatweel only makes a word longer.
        let isNothing =
          0x7f..<0xa0 ~= value && value != 0x85 || value == 0x640 || 0x180b...0x180d ~= value
        if isNothing || Text.isInvisible(scalar) { return .nothing }
        return Text.isWordly(scalar) ? .letter : .between
      }
    }

    private mutating func end(
      _ word: inout Word, in text: Bytes, _ scratch: Scratch, _ policy: LetterPolicy
    ) {
      if word.from < 0 { return }
      if word.isRare {
        foldRare(word, Bytes(rebasing: text[word.from..<word.to]), policy)
      } else {
        letters.append(contentsOf: Bytes(rebasing: scratch[..<word.count]))
        addPart(from: word.from, to: word.to, word.hash, joins: false)
      }
      word = Word()
    }

    /// Folds the word as a text, or letter by letter where they part no words.
    private mutating func foldRare(_ word: Word, _ bytes: Bytes, _ policy: LetterPolicy) {
      let text = String(decoding: bytes, as: UTF8.self)
      if !word.hasLoneLetters {
        addFolded(text, policy, from: word.from, to: word.to, joins: false)
        return
      }
      hasLoneLetters = true
      // A run of other letters, such as a number, is one word among the lone ones.
      var run = ""
      var from = word.from
      var to = word.from
      var isFirst = true
      func endRun(_ folding: inout Folding) {
        if run.isEmpty { return }
        if folding.addFolded(run, policy, from: from, to: to, joins: !isFirst) { isFirst = false }
        run = ""
      }
      for letter in text {
        let isLone = kind(Text.first(letter).value) == .loneLetter
        if isLone { endRun(&self) }
        if run.isEmpty { from = to }
        run.append(letter)
        to += letter.utf8.count
        if isLone { endRun(&self) }
      }
      endRun(&self)
    }

    /// Adds the letters of a text as a word; false where it has none.
    @discardableResult
    private mutating func addFolded(
      _ text: String, _ policy: LetterPolicy, from: Int, to: Int, joins: Bool
    ) -> Bool {
      let start = letters.count
      var hash = Self.emptyHash
      for scalar in Text.fold(text, policy, ignoresAccents: ignoresAccents).unicodeScalars {
        let kind = kind(scalar.value)
        if kind != .letter && kind != .loneLetter { continue }
        for byte in UTF8.encode(scalar)! {
          letters.append(byte)
          hash = Self.hash(hash, byte)
        }
      }
      if letters.count == start { return false }
      addPart(from: from, to: to, hash, joins: joins)
      return true
    }

    private mutating func addPart(from: Int, to: Int, _ hash: UInt32, joins: Bool) {
      parts.append(
        Part(
          end: Int32(letters.count), from: Int32(from), to: Int32(to), hash: hash, joins: joins))
    }

    /// The published hash FNV-1a of 32 bits, byte by byte.
    static let emptyHash: UInt32 = 0x811c_9dc5

    @inline(__always)
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
      (hash ^ UInt32(byte)) &* 0x0100_0193
    }
  }
}
