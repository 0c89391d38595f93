import PipitBase

extension CardCheck {
  /// What was typed, as it is compared in one writing or another; what is made of it is kept, since an
  /// entry has several forms.
  final class Typed {
    private let text: String
    private let article: String?
    private let ignoresAccents: Bool
    private var readings: [Reading] = []
    private var romaji: [[Unicode.Scalar]]?

    /// What was typed as it is compared in one writing.
    private final class Reading {
      let language: Language
      let policy: LetterPolicy
      let key: Key
      /// Without accents, once that has been asked.
      var bare: Key?

      init(_ text: String, _ language: Language, _ ignoresAccents: Bool) {
        self.language = language
        policy = LetterPolicy(language)
        key = Key(text, language, policy, ignoresAccents)
      }
    }

    init(_ text: String, article: String?, ignoresAccents: Bool) {
      self.text = text
      self.article = article
      self.ignoresAccents = ignoresAccents
    }

    private func reading(_ language: Language) -> Reading {
      for reading in readings where reading.language == language { return reading }
      let reading = Reading(text, language, ignoresAccents)
      readings.append(reading)
      return reading
    }

    /// What was typed, read as romaji in each way of spelling; nothing where it cannot be.
    private func readRomaji() -> [[Unicode.Scalar]] {
      if let romaji { return romaji }
      var read: [[Unicode.Scalar]] = []
      if text.utf8.count <= Self.mostBytes {
        for spelling in [Kana.Spelling.hepburn, .kunrei, .keyboard] {
          guard let kana = Kana.read(text, spelling), kana.contains(where: { Kana.isKana($0) })
          else { continue }
          read.append(kana)
        }
      }
      romaji = read
      return read
    }

    /// The most bytes that are looked at closely; no card asks for as many.
    private static let mostBytes = 2_000

    /// Whether what was typed is an accepted text.
    func isSame(_ wanted: String, in language: Language, butAccents: Bool = false) -> Bool {
      let ignores = butAccents || ignoresAccents
      let reading = reading(language)
      var given = reading.key
      if ignores, !ignoresAccents {
        given = reading.bare ?? Key(text, language, reading.policy, true)
        reading.bare = given
      }
      if given.text.isEmpty { return false }
      for variant in CardCheck.variants(of: wanted) {
        let key = Key(variant, language, reading.policy, ignores)
        if given.text.hasSameBytes(as: key.text) {
          if key.article == nil, article == nil || given.article == nil { return true }
          if CardCheck.fits(given.article, key.article ?? article ?? "", language) { return true }
        }
        if given.whole.hasSameBytes(as: key.whole) { return true }
        if language.script == "Latn", language.primary == "ja", sounds(as: variant) { return true }
        if language.isKana, CardCheck.isSameSyllable(given.text, key.text) { return true }
      }
      return false
    }

    /// Whether what was typed is romaji that sounds as a text in kana or in romaji does.
    func sounds(as wanted: String) -> Bool {
      let romaji = readRomaji()
      if romaji.isEmpty { return false }
      var kana = Kana.letters(wanted)
      if !kana.contains(where: { Kana.isKana($0) }) {
        guard let read = Kana.read(wanted, .hepburn) ?? Kana.read(wanted, .kunrei) else {
          return false
        }
        kana = read
      } else if kana.contains(where: { Text.isWordly($0) && !Kana.isKana($0) }) {
        return false
      }
      for read in romaji where Kana.sounds(read, as: kana) { return true }
      return false
    }

    /// Whether one letter parts what was typed from an accepted text, and made no word of it.
    func isSlip(of wanted: String, in language: Language, _ isWord: (String) -> Bool) -> Bool {
      let script = language.usualScript ?? ""
      if script.isAmong("Hans Hant Hani Bopo") || text.utf8.count > CardCheck.Typed.mostBytes {
        return false
      }
      let reading = reading(language)
      let given = reading.key
      let letters = given.text.characters
      for variant in CardCheck.variants(of: wanted) {
        let key = Key(variant, language, reading.policy, ignoresAccents)
        let answer = key.text.characters
        if answer.count < 4 || isWord(given.spaced) { continue }
        if let one = given.article, let other = key.article ?? article,
          !CardCheck.fits(one, other, language)
        {
          continue
        }
        guard EditDistance.distance(letters, answer, limit: 1) == 1,
          !CardCheck.changesLength(letters, answer), !CardCheck.changesHan(letters, answer)
        else { continue }
        if language.primary == "zh", Pinyin.written(text, .marks) != nil { continue }
        return true
      }
      return false
    }

    func verdict(_ kind: CardVerdict.Kind, _ form: Language, _ closest: String) -> CardVerdict {
      CardVerdict(
        kind, form: form, closest: closest, difference: difference(kind, form, closest))
    }

    /// A verdict with the text that is closest to what was typed.
    func closest(
      _ forms: [Forms.Form], _ main: Language, _ kind: CardVerdict.Kind
    ) -> CardVerdict {
      var closest: (form: Language, text: String, way: SpellingAlignment)?
      for form in forms {
        let policy = reading(form.language).policy
        let given = SpelledLetters(shown(in: form.language), form.language, policy)
        for text in form.texts {
          let way = SpellingAlignment(given, SpelledLetters(text, form.language, policy))
          if closest == nil || way.stepCount < closest!.way.stepCount {
            closest = (form.language, text, way)
          }
        }
      }
      guard let closest else { return CardVerdict(kind, form: nil, closest: "", difference: []) }
      return CardVerdict(
        kind, form: closest.form, closest: closest.text, difference: closest.way.edits)
    }

    /// What was typed as it is set beside an accepted text.
    private func shown(in language: Language) -> String {
      language.tag == "zh-Latn-pinyin" ? Pinyin.marked(text) : text
    }

    /// What differs; letters and points of pointed scripts hang together, so there the whole does.
    private func difference(
      _ kind: CardVerdict.Kind, _ language: Language, _ wanted: String
    ) -> [SpellingResult.Edit] {
      switch kind {
      case .exact, .form: return Text.letters(wanted).map { .keep(String($0)) }
      case .accent where language.direction == .rightToLeft:
        return [.replace(text, with: wanted)]
      default:
        let policy = reading(language).policy
        return SpellingAlignment(
          SpelledLetters(shown(in: language), language, policy),
          SpelledLetters(wanted, language, policy)
        ).edits
      }
    }
  }

  /// A text as it is compared: without case, spaces, hyphens, punctuation and its article.
  private struct Key {
    /// Everything but the article, without spaces.
    var text: String
    /// The words, parted by spaces, the article among them.
    let spaced: String
    /// The words without spaces.
    let whole: String
    let article: String?

    init(
      _ written: String, _ language: Language, _ policy: LetterPolicy, _ ignoresAccents: Bool
    ) {
      var written = written
      let isPinyin = language.primary == "zh" && language.script == "Latn"
      if isPinyin { written = Pinyin.marked(written) }
      if language.primary == "ja", language.script != "Latn" { written = Kana.hiragana(written) }
      let folded = Text.fold(written, policy, ignoresAccents: ignoresAccents)
      spaced = CardCheck.words(folded, keepsApostrophes: !isPinyin)
      whole = spaced.pieces(at: " ").joined(separator: "")
      article = CardCheck.article(of: spaced, language)
      text = whole
      if let article, let rest = whole.rest(after: article) { text = rest }
    }
  }

  /// The words of a folded text, parted by single spaces; where nothing but signs is left, the signs.
  private static func words(_ folded: String, keepsApostrophes: Bool) -> String {
    var words: [Unicode.Scalar] = []
    for scalar in Text.scalars(of: folded) {
      if scalar == " " || scalar == "-" || scalar == "・" {
        if let last = words.last, last != " " { words.append(" ") }
      } else if scalar == "'" {
        if keepsApostrophes { words.append(scalar) }
      } else if Text.isWordly(scalar) || scalar == "˙"
        || "+#%&$@=<>*/".unicodeScalars.contains(scalar)
        || scalar.value > 0x20a0 && !(0x2e00...0x303f).contains(scalar.value)
      {
        words.append(scalar)
      }
    }
    if words.last == " " { words.removeLast() }
    return words.isEmpty ? folded : Text.text(of: words)
  }

  /// The accepted text with and without each part that stands in ( ).
  static func variants(of wanted: String) -> [String] {
    if !wanted.has("(") && !wanted.has("（") { return [wanted] }
    var variants: [[Unicode.Scalar]] = [[]]
    var part: [Unicode.Scalar]?
    for scalar in Text.scalars(of: wanted) {
      switch (scalar, part) {
      case ("(", nil), ("（", nil): part = []
      case (")", let optional?), ("）", let optional?):
        let isMany = variants.count >= 8
        if isMany { for place in variants.indices { variants[place] += optional } }
        if !isMany { variants = variants.map { $0 + optional } + variants }
        part = nil
      case (_, nil): for place in variants.indices { variants[place].append(scalar) }
      default: part!.append(scalar)
      }
    }
    if part != nil { return [wanted] }
    return variants.map { Text.text(of: $0) }
  }

  // MARK: Articles

  /// The article that a folded text begins with: before one more word, so that no sentence loses its
  /// first; in English before more.
  private static func article(of folded: String, _ language: Language) -> String? {
    let words = folded.pieces(at: " ")
    if words.count == 2 || words.count > 2 && language.primary == "en",
      articles.row(of: "\(language.primary)-\(words[0])") != nil
    {
      return words[0]
    }
    // Elided ones have no space.
    for elided in ["l'", "un'", "d'"] {
      if let rest = folded.rest(after: elided), !rest.isEmpty,
        articles.row(of: "\(language.primary)-\(elided)") != nil
      {
        return elided
      }
    }
    return nil
  }

  /// Whether an article that was typed, or none, may stand for another.
  private static func fits(_ typed: String?, _ wanted: String, _ language: Language) -> Bool {
    guard let typed, !typed.isEmpty, !wanted.isEmpty else { return true }
    let wanted = Text.fold(wanted, LetterPolicy(language))
    return typed == wanted || wanted.isAmong(articles.row(of: "\(language.primary)-\(typed)") ?? "")
      || typed.isAmong(articles.row(of: "\(language.primary)-\(wanted)") ?? "")
  }

  /// Articles by language, each with the definite ones that it may stand for.
  private static var articles: String {
    """
    en-a the
    en-an the
    en-the the
    en-to to
    de-der der
    de-die die
    de-das das
    de-ein der das
    de-eine die
    es-el el
    es-la la
    es-los los
    es-las las
    es-un el
    es-una la el
    es-unos los
    es-unas las
    fr-le l'
    fr-la l'
    fr-l' le la
    fr-les les
    fr-un le l'
    fr-une la l'
    fr-des les
    it-il il
    it-lo l'
    it-la l'
    it-l' lo la
    it-i i
    it-gli gli
    it-le le
    it-un il l'
    it-uno lo
    it-una la
    it-un' l'
    pt-o o
    pt-a a
    pt-os os
    pt-as as
    pt-um o
    pt-uma a
    ca-el el
    ca-la la
    nl-de de
    nl-het het
    nl-een de het
    sv-en en
    sv-ett ett
    da-en en
    da-et et
    nb-en en
    nb-ei ei
    nb-et et
    el-ο ο
    el-η η
    el-το το
    """
  }

  // MARK: Slips that are none

  /// Whether the two differ in a letter that is doubled, or a kana that is made long, in one of them.
  fileprivate static func changesLength(_ one: [Character], _ other: [Character]) -> Bool {
    if one.count == other.count { return false }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    var place = 0
    while place < short.count, short[place] == long[place] { place += 1 }
    let letter = long[place]
    if "っー".contains(letter) { return true }
    return place > 0 && long[place - 1] == letter
      || place + 1 < long.count && long[place + 1] == letter
  }

  /// Whether a kanji is among what differs.
  fileprivate static func changesHan(_ one: [Character], _ other: [Character]) -> Bool {
    func han(_ letters: [Character]) -> [Character] {
      letters.filter { (0x3400...0x9fff).contains(Text.first($0).value) }
    }
    return han(one) != han(other)
  }

  /// Whether both are a kana alone, and sound the same: じ and ぢ, お and を.
  fileprivate static func isSameSyllable(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Text.scalars(of: one), Text.scalars(of: other))
    guard one.count == 1, other.count == 1, let latin = Kana.syllables(one[...]) else {
      return false
    }
    return latin == Kana.syllables(other[...])
  }
}

extension Language {
  /// Whether kana are written, without kanji.
  fileprivate var isKana: Bool { tag == "ja-Hrkt" }
}
