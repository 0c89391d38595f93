extension FoldedSentence {
  /// Folds a text in one walk over its bytes. Words of ASCII and of the usual letters of western
  /// Europe are folded on the way; the others are folded as texts, each by itself.
  struct Folding {
    private(set) var letters: [UInt8] = []
    private(set) var parts: [Part] = []
    /// Whether there are letters of a script that parts no words.
    private(set) var hasLoneLetters = false

    private let policy: LetterPolicy
    private let ignoresAccents: Bool
    private var word = Word()

    /// The word that the walk is in.
    private struct Word {
      /// Where its letters begin, and its first and last byte in the text.
      var start = 0
      var from = -1
      var to = 0
      /// Whether it has letters that are not folded on the way.
      var isRare = false
      var hasLoneLetters = false
    }

    /// What a character does in a sentence.
    private enum Kind {
      case letter, loneLetter, inside, between, nothing
    }

    init(_ policy: LetterPolicy, ignoresAccents: Bool) {
      self.policy = policy
      self.ignoresAccents = ignoresAccents
    }

    mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
      letters.reserveCapacity(text.count)
      parts.reserveCapacity(text.count / 5 + 2)
      var place = 0
      while place < text.count {
        let byte = text[place]
        if byte < 0x80 {
          foldASCII(byte, at: place, in: text)
          place += 1
        } else {
          place += foldOther(at: place, in: text)
        }
      }
      endWord(in: text)
    }

    @inline(__always)
    private mutating func foldASCII(
      _ byte: UInt8, at place: Int, in text: UnsafeBufferPointer<UInt8>
    ) {
      switch byte {
      case 0x61...0x7a, 0x30...0x39: add(byte, at: place, 1)
      case 0x41...0x5a:
        if byte == 0x49, policy.casing == .turkic { word.isRare = true }
        add(byte | 0x20, at: place, 1)
      case 0x27, 0x2d, 0x2e, 0x60: break
      case 0x2c, 0x3a:
        let isInNumber =
          word.to == place && place > 0 && place + 1 < text.count
          && text[place - 1] &- 0x30 < 10 && text[place + 1] &- 0x30 < 10
        if !isInNumber { endWord(in: text) }
      case 0..<0x09, 0x0e..<0x20, 0x7f: break
      default: endWord(in: text)
      }
    }

    /// Folds a character of several bytes, and tells how many.
    private mutating func foldOther(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
      let first = text[place]
      let count = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      var value = UInt32(first) & (0xff >> UInt32(count + 1))
      for next in place + 1..<place + count { value = value << 6 | UInt32(text[next] & 0x3f) }
      switch kind(value) {
      case .letter:
        if !ignoresAccents, value >= 0xc0, value < 0x100, value != 0xdf {
          let small: UInt8 = value < 0xdf ? 0x20 : 0
          add(first, at: place, 1)
          add(text[place + 1] | small, at: place, 2)
        } else {
          word.isRare = true
          mark(at: place, count)
        }
      case .loneLetter:
        word.isRare = true
        word.hasLoneLetters = true
        mark(at: place, count)
      case .inside, .nothing: break
      case .between: endWord(in: text)
      }
      return count
    }

    private func kind(_ value: UInt32) -> Kind {
      switch value {
      // Apostrophes, hyphens, raised points, and the marks of Hebrew that are none.
      case 0xad, 0xb4, 0xb7, 0x5be, 0x5f3, 0x5f4, 0x2010, 0x2011, 0x2018, 0x2019, 0x201b, 0x2027,
        0x2032, 0xff07, 0xff0d, 0xff0e:
        return .inside
      case 0xb2, 0xb3, 0xb9, 0xbc...0xbe, 0x2160...0x2188: return .letter
      case 0xe00...0x109f, 0x1780...0x17ff, 0x3005...0x3007, 0x3041...0x30ff, 0x3105...0x312f,
        0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0xff66...0xff9f,
        0x20000...0x3ffff:
        return Text.isWordly(Unicode.Scalar(value)!) ? .loneLetter : .between
      default:
        let scalar = Unicode.Scalar(value)!
        // Controls cannot be seen; the Arabic tatweel only makes a word longer.
        let isNothing = 0x7f..<0xa0 ~= value && value != 0x85 || value == 0x640
        if isNothing || Text.isInvisible(scalar) { return .nothing }
        return Text.isWordly(scalar) ? .letter : .between
      }
    }

    @inline(__always)
    private mutating func add(_ byte: UInt8, at place: Int, _ count: Int) {
      letters.append(byte)
      mark(at: place, count)
    }

    @inline(__always)
    private mutating func mark(at place: Int, _ count: Int) {
      if word.from < 0 { word.from = place }
      word.to = place + count
    }

    private mutating func endWord(in text: UnsafeBufferPointer<UInt8>) {
      if word.from < 0 { return }
      if word.isRare {
        foldRareWord(UnsafeBufferPointer(rebasing: text[word.from..<word.to]))
      } else {
        addPart(from: word.from, to: word.to, joins: false)
      }
      word = Word()
      word.start = letters.count
    }

    /// Folds the word as a text, or letter by letter where they part no words.
    private mutating func foldRareWord(_ bytes: UnsafeBufferPointer<UInt8>) {
      letters.removeSubrange(word.start...)
      let text = String(decoding: bytes, as: UTF8.self)
      if !word.hasLoneLetters {
        addFolded(text)
        addPart(from: word.from, to: word.to, joins: false)
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
        folding.addFolded(run)
        if folding.addPart(from: from, to: to, joins: !isFirst) { isFirst = false }
        run = ""
      }
      for letter in text {
        let isLone = kind(letter.unicodeScalars.first!.value) == .loneLetter
        if isLone { endRun(&self) }
        if run.isEmpty { from = to }
        run.append(letter)
        to += letter.utf8.count
        if isLone { endRun(&self) }
      }
      endRun(&self)
    }

    private mutating func addFolded(_ text: String) {
      let folded = Text.fold(text, policy, ignoresAccents: ignoresAccents)
      for scalar in folded.unicodeScalars {
        if kind(scalar.value) == .letter || kind(scalar.value) == .loneLetter {
          for byte in UTF8.encode(scalar)! { letters.append(byte) }
        }
      }
    }

    /// Adds the letters since the last word as one, where there are any.
    @discardableResult
    private mutating func addPart(from: Int, to: Int, joins: Bool) -> Bool {
      let start = Int(parts.last?.end ?? 0)
      if start == letters.count { return false }
      let part = Part(
        end: Int32(letters.count), from: Int32(from), to: Int32(to),
        hash: Self.hash(letters[start...]), joins: joins)
      parts.append(part)
      return true
    }

    /// The published hash FNV-1a of 32 bits.
    static func hash(_ letters: ArraySlice<UInt8>) -> UInt32 {
      var hash: UInt32 = 0x811c_9dc5
      for byte in letters { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      return hash
    }
  }
}
