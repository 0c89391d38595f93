import Foundation
import PipitLexicon
import PipitText

/// Finds what is wrong with the alphabets, each by itself and beside the others.
struct AlphabetCheck {
  private let source: AlphabetSource
  private let alphabet: SpellingAlphabet
  private let speller: Speller
  private let accepted: AlphabetMatch
  private var problems: [Problem] = []

  /// The problems of all sources, in the order of files and lines.
  static func problems(in sources: [AlphabetSource], words: WordPack?) -> [Problem] {
    var problems: [Problem] = []
    for source in sources {
      problems += source.problems
      if source.alphabet.letters.isEmpty { continue }
      var check = AlphabetCheck(source)
      check.checkAlone()
      problems += check.problems
    }
    problems += doubles(in: sources)
    // Choices are dealt from whole alphabets, so they are counted when all else is well.
    if problems.isEmpty { problems += missingChoices(in: sources, words: words) }
    return problems.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private init(_ source: AlphabetSource) {
    self.source = source
    alphabet = source.alphabet
    speller = Speller(alphabet)
    accepted = AlphabetMatch(alphabet)
  }

  private mutating func checkAlone() {
    checkID()
    checkLetters()
    checkWords()
    checkDigitsAndMarks()
    checkDecoys()
    checkPatterns()
    checkNames()
  }

  private mutating func checkID() {
    let id = alphabet.id
    if !id.isEmpty,
      !id.allSatisfy({ ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" })
    {
      report(
        .whole, "the id “\(id)” has other characters than a to z, digits and hyphens", "Change it")
    }
    let name = URL(fileURLWithPath: source.file).deletingPathExtension().lastPathComponent
    if !id.isEmpty, id != name {
      report(.whole, "the id “\(id)” is not the file's name", "Name the file \(id).yaml")
    }
  }

  private mutating func checkLetters() {
    for code in alphabet.letters where code.letter != capital(code.letter) {
      report(
        .letter(code.letter), "the letter “\(code.letter)” is not a capital",
        "Write \(capital(code.letter))")
    }
    let there = Set(alphabet.letters.map(\.letter))
    for hole in alphabet.holes where there.contains(hole.letter) {
      report(.hole(hole.letter), "\(hole.letter) is a hole and has words", "Leave one of them out")
    }
    let told = there.union(alphabet.holes.map(\.letter))
    let missing = (LanguageLetters.letters(of: alphabet.language) ?? []).filter {
      !told.contains($0)
    }
    if !missing.isEmpty {
      report(
        .letters, "letters of the language are missing: \(missing.joined(separator: " "))",
        "Give each its word, or name it among the holes")
    }
  }

  /// A letter as its language writes it at the beginning of a sentence, both parts in IJ.
  private func capital(_ letter: String) -> String {
    if letter == "ß" || letter == "IJ" { return letter }
    return Text.capitalised(letter, alphabet.language)
  }

  private mutating func checkWords() {
    var owners: [String: String] = [:]
    for code in alphabet.letters + alphabet.digits + alphabet.marks {
      for word in code.words {
        let key = AlphabetMatch.key(word)
        if let owner = owners[key], owner != code.letter {
          report(
            place(of: code), "“\(word)” stands for \(owner) and for \(code.letter)",
            "Leave it out of one")
        }
        owners[key] = code.letter
      }
    }
    for code in alphabet.letters where !code.words.isEmpty {
      let begins = speller.begins(code.word, with: code.letter)
      if code.begins, !begins {
        report(
          .letter(code.letter), "“\(code.word)” does not begin with \(code.letter)",
          "Write “begins: false” if that is right")
      } else if !code.begins, begins {
        report(
          .letter(code.letter), "“\(code.word)” begins with \(code.letter), yet begins is false",
          "Leave begins out")
      }
    }
  }

  private mutating func checkDigitsAndMarks() {
    for code in alphabet.digits where !code.letter.allSatisfy({ ("0"..."9").contains($0) }) {
      report(
        .digit(code.letter), "“\(code.letter)” is not a digit",
        "Write 0 to 9 in quotes, or 00 and 000 for hundred and thousand")
    }
    for code in alphabet.marks
    where code.letter.count != 1 || code.letter.allSatisfy({ $0.isLetter || $0.isNumber }) {
      report(
        .mark(code.letter), "“\(code.letter)” is not a single mark",
        "Write one character that is no letter and no digit")
    }
  }

  private func place(of code: CodeWord) -> AlphabetSource.Place {
    if alphabet.codeWord(of: code.letter) != nil { return .letter(code.letter) }
    return alphabet.digits.contains(code) ? .digit(code.letter) : .mark(code.letter)
  }

  private mutating func checkDecoys() {
    for decoys in alphabet.decoys {
      let place = AlphabetSource.Place.decoys(decoys.letter)
      guard let code = alphabet.codeWord(of: decoys.letter) else {
        report(place, "\(decoys.letter) has wrong choices but no word", "Leave the line out")
        continue
      }
      var keys: Set<String> = []
      for word in decoys.words {
        let key = AlphabetMatch.key(word)
        if accepted.accepts(word) {
          report(
            place, "the wrong choice “\(word)” is an accepted word", "Put another in its place")
        } else if !keys.insert(key).inserted {
          report(place, "the wrong choice “\(word)” is there twice", "Put another in its place")
        } else if script(of: word) != script(of: code.word) {
          report(
            place, "the wrong choice “\(word)” is of another script", "Put another in its place")
        } else if code.begins, !speller.begins(word, with: code.letter) {
          report(
            place, "the wrong choice “\(word)” does not begin with \(code.letter)",
            "Put another in its place")
        }
      }
    }
  }

  private mutating func checkPatterns() {
    let readback = alphabet.readback
    for (kind, patterns) in [
      (ReadbackMaterial.Kind.plate, readback.plates), (.call, readback.calls),
      (.postcode, readback.postcodes),
    ] {
      for pattern in patterns {
        let strange = pattern.filter { !"@# -/.·0123456789".contains($0) && !canSpell(String($0)) }
        if !strange.isEmpty {
          report(
            .readback(kind), "the pattern “\(pattern)” has “\(strange)”",
            "Use @ for a letter, # for a digit, capitals of the alphabet, digits, - / . and spaces")
        }
      }
    }
  }

  private func canSpell(_ letter: String) -> Bool {
    letter == letter.uppercased() && speller.spell(letter).allSatisfy { $0.word != nil }
  }

  private mutating func checkNames() {
    for name in alphabet.readback.names {
      let silent = speller.spell(name).filter {
        $0.word == nil && !$0.isBreak && !["-", "'", "’", "."].contains($0.letter)
      }
      if let letter = silent.first?.letter {
        report(
          .readback(.name), "the alphabet cannot spell “\(letter)” in “\(name)”",
          "Put another name in its place")
      }
    }
  }

  private mutating func report(_ place: AlphabetSource.Place, _ message: String, _ mend: String) {
    problems.append(
      Problem(file: source.file, line: source.line(place), message: message, mend: mend))
  }

  private func script(of word: String) -> String {
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x41...0x24f, 0x1e00...0x1eff: return "Latin"
      case 0x370...0x3ff, 0x1f00...0x1fff: return "Greek"
      case 0x400...0x52f: return "Cyrillic"
      default: continue
      }
    }
    return "other"
  }

  /// Ids and places in the order that two alphabets share.
  private static func doubles(in sources: [AlphabetSource]) -> [Problem] {
    var problems: [Problem] = []
    var ids: [String: String] = [:]
    var orders: [Int32: String] = [:]
    for source in sources where !source.alphabet.id.isEmpty {
      let (id, order) = (source.alphabet.id, source.alphabet.order)
      if let other = ids.updateValue(source.file, forKey: id) {
        problems.append(
          Problem(
            file: source.file, line: source.line(.whole),
            message: "the id “\(id)” is that of \(other) too", mend: "Change one"))
      }
      if let other = orders.updateValue(source.file, forKey: order) {
        problems.append(
          Problem(
            file: source.file, line: source.line(.order),
            message: "the order \(order) is that of \(other) too", mend: "Change one"))
      }
    }
    return problems
  }

  private static func missingChoices(in sources: [AlphabetSource], words: WordPack?) -> [Problem] {
    guard let pack = try? AlphabetPack(AlphabetPack.bytes(of: sources.map(\.alphabet))) else {
      return []
    }
    var problems: [Problem] = []
    for source in sources {
      let maker = ChoiceMaker(source.alphabet, pack: pack, words: words)
      for code in source.alphabet.letters {
        let count = maker.wrongCount(for: code.letter)
        if count >= ChoiceMaker.count - 1 { continue }
        problems.append(
          Problem(
            file: source.file, line: source.line(.letter(code.letter)),
            message: "\(code.letter) has \(count) wrong choices, and five are needed",
            mend:
              "Write \(ChoiceMaker.count - 1 - count) more under “decoys”, letter \(code.letter)"))
      }
    }
    return problems
  }
}
