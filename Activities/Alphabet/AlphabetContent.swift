import PipitBase
import PipitLexicon
import PipitPractice

/// What a round is made of, read from its deal.
final class AlphabetContent {
  /// The deal that it was read from.
  let deal: Deal
  let alphabet: SpellingAlphabet
  let way: Way
  let questions: [Question]
  private let round: AlphabetDeal
  private let maker: ChoiceMaker?

  /// How many plates and names a round has.
  static let textCount = 8

  init(_ deal: Deal) throws(DealError) {
    let pack = try Self.pack(deal)
    let id = deal[option: "alphabet"] ?? ""
    guard let alphabet = pack.alphabet(id) else {
      throw .unknownOption(name: "alphabet", value: id)
    }
    guard let way = Way(rawValue: deal[option: "way"] ?? "choose") else {
      throw .unknownOption(name: "way", value: deal[option: "way"] ?? "")
    }
    let asked = way.asksTexts ? [] : try Self.codeWords(deal, alphabet)
    let round = AlphabetDeal(asked, seed: deal.seed)
    let questions =
      way.asksTexts
      ? Self.texts(deal, alphabet).map { Question(text: $0, way, alphabet) }
      : round.codeWords.map { Question($0, way) }
    self.maker = way == .choose ? try Self.maker(deal, alphabet, pack) : nil
    self.deal = deal
    self.alphabet = alphabet
    self.way = way
    self.round = round
    self.questions = questions
    if questions.isEmpty { throw .nothingToPractise(alphabet.name) }
  }

  private static func pack(_ deal: Deal) throws(DealError) -> AlphabetPack {
    guard let pack = deal.pack("alphabets") else { throw .missingPack("alphabets") }
    do {
      return try AlphabetPack(pack.bytes)
    } catch {
      throw .brokenPack(pack.name, error.text)
    }
  }

  /// The letters or digits of the round: all, or those that the deal names.
  private static func codeWords(
    _ deal: Deal, _ alphabet: SpellingAlphabet
  ) throws(DealError) -> [CodeWord] {
    let all =
      switch deal[option: "set"] ?? "letters" {
      case "letters": alphabet.letters
      case "digits": alphabet.digits.filter { $0.letter.utf8.count == 1 }
      default: throw .unknownOption(name: "set", value: deal[option: "set"] ?? "")
      }
    let only = deal.names("only")
    let without = deal.names("without") ?? []
    return all.filter {
      only?.contains($0.letter) ?? true && !without.contains($0.letter)
    }
  }

  /// The words to choose from for a question, where they are chosen.
  func choices(for number: Int) -> [Choices.Choice] {
    guard let maker else { return [] }
    return round.choices(at: number, from: maker)?.choices ?? []
  }

  private static func maker(
    _ deal: Deal, _ alphabet: SpellingAlphabet, _ pack: AlphabetPack
  ) throws(DealError) -> ChoiceMaker {
    var words: WordPack?
    if let listed = deal.pack("words-en") {
      do {
        words = try WordPack(listed.bytes)
      } catch {
        throw .brokenPack(listed.name, error.text)
      }
    }
    return ChoiceMaker(alphabet, pack: pack, words: words)
  }
}

extension AlphabetContent {
  /// Plates, call signs, postcodes and names in turn; where the deal names texts, these. What a mended
  /// deal leaves out is neither asked again nor made up for.
  private static func texts(_ deal: Deal, _ alphabet: SpellingAlphabet) -> [String] {
    var dice = Dice(seed: deal.seed)
    let without = deal.names("without") ?? []
    if let only = deal.names("only") {
      return dice.shuffled(askable(only.filter { !without.contains($0) }, alphabet))
    }
    let material = ReadbackMaterial(alphabet)
    let kinds = dice.shuffled(material.kinds)
    var texts: [String] = []
    var tries = 0
    while !kinds.isEmpty, texts.count < textCount - without.count, tries < textCount * 8 {
      let text = material.text(kinds[tries % kinds.count], dice: &dice)
      if let text, !texts.contains(text), !without.contains(text) { texts.append(text) }
      tries += 1
    }
    return texts
  }

  /// The texts that have code words, each once.
  private static func askable(_ texts: [String], _ alphabet: SpellingAlphabet) -> [String] {
    let speller = Speller(alphabet)
    var askable: [String] = []
    for text in texts where !askable.contains(text) && speller.isSame(text, text) {
      askable.append(text)
    }
    return askable
  }

  /// What a session with this deal practises: "NATO / ICAO · Choose the word".
  static func name(_ deal: Deal) -> String {
    let id = deal[option: "alphabet"] ?? ""
    let text = AlphabetText.english
    let way = Way(rawValue: deal[option: "way"] ?? "") ?? .choose
    let listed = (try? pack(deal))?.list.first { $0.id == id }
    return "\(listed?.name ?? id) · \(text.name(way))"
  }

  /// The alphabet chosen, else the one remembered; nil where there is neither.
  @Sendable static func complete(
    _ chosen: [Deal.Option], _ remembered: [Deal.Option]
  ) -> [Deal.Option]? {
    func value(_ name: String) -> String? { chosen[name] ?? remembered[name] }
    guard let alphabet = value("alphabet") else { return nil }
    let kept = ["set", "only"].compactMap { name in chosen.first { $0.name == name } }
    return [
      Deal.Option("alphabet", alphabet), Deal.Option("way", value("way") ?? Way.choose.rawValue),
    ] + kept
  }
}

extension Deal {
  /// The items that an option names, divided by commas, or nil where it names none.
  fileprivate func names(_ option: String) -> [String]? {
    self[option: option]?.pieces(at: ",")
  }
}
