import PipitBase
import PipitLexicon
import PipitText

extension Function {
  /// Spelling alphabets.
  static let alphabet = [list, spell, read, deal, accepts]

  private static let list = Function(
    name: "alphabet.list", takes: [], gives: ["alphabets"], summary: "Lists the spelling alphabets."
  ) { _, shelf throws(EvaluationError) in
    let pack = try shelf.alphabets()
    return ["alphabets": .list(pack.list.map { json(pack.alphabet($0)) })]
  }

  private static func json(_ alphabet: SpellingAlphabet) -> JSON {
    [
      "id": .text(alphabet.id), "name": .text(alphabet.name), "native": .text(alphabet.native),
      "language": .text(alphabet.language.tag), "region": .text(alphabet.region),
      "standing": .text(alphabet.standing.rawValue),
      "letters": .list(alphabet.letters.map { .text($0.letter) }),
      "digits": .list(alphabet.digits.map { .text($0.letter) }),
      "marks": .list(alphabet.marks.map { .text($0.letter) }),
      "holes": .list(alphabet.holes.map { .text($0.letter) }),
    ]
  }

  private static let spell = Function(
    name: "alphabet.spell", takes: ["alphabet", "text"], gives: ["words"],
    summary: "Spells a text by code words; what has no word stands as it is."
  ) { request, shelf throws(EvaluationError) in
    let speller = Speller(try shelf.alphabet(of: request))
    let spelled = speller.spell(try request.text("text"))
    return [
      "words": .list(
        spelled.map { part in
          let word = part.word ?? part.letter
          return [
            "letter": .text(part.letter), "word": .text(word),
            "said": .text(part.said.isEmpty ? word : part.said),
            "letters": .list(part.letters.map { .text($0) }),
          ]
        })
    ]
  }

  private static let read = Function(
    name: "alphabet.read", takes: ["alphabet", "words"], gives: ["text", "unknown"],
    summary: "Reads code words, a text or a list of texts, back to what they spell."
  ) { request, shelf throws(EvaluationError) in
    let speller = Speller(try shelf.alphabet(of: request))
    let reading = speller.read(try request.texts("words").joined(separator: " "))
    return [
      "text": .text(reading.text), "unknown": .list(reading.unknown.map { .text($0) }),
    ]
  }

  private static let deal = Function(
    name: "alphabet.deal", takes: ["alphabet", "seed"], gives: ["questions"],
    summary: "Deals a round: each letter once, with six words of which one is right."
  ) { request, shelf throws(EvaluationError) in
    let alphabet = try shelf.alphabet(of: request)
    let deal = AlphabetDeal(alphabet.letters, seed: try request.seed())
    let maker = ChoiceMaker(alphabet, pack: try shelf.alphabets(), words: try shelf.words())
    var questions: [JSON] = []
    for (place, asked) in deal.codeWords.enumerated() {
      guard let choices = deal.choices(at: place, from: maker),
        choices.choices.count == ChoiceMaker.count
      else { throw tooFewWords(asked.letter, alphabet) }
      questions.append([
        "letter": .text(asked.letter), "choices": .list(choices.choices.map { .text($0.word) }),
        "answer": .text(choices.right),
      ])
    }
    return ["questions": .list(questions)]
  }

  private static func tooFewWords(
    _ letter: String, _ alphabet: SpellingAlphabet
  ) -> EvaluationError {
    EvaluationError(
      .tooFewWords,
      "there are not \(ChoiceMaker.count) words to choose from for \(letter) of \(alphabet.name); "
        + "pipit check tells what is missing")
  }

  private static let accepts = Function(
    name: "alphabet.accepts", takes: ["alphabet", "letter", "typed"],
    gives: ["accepted", "verdict", "word"],
    summary: "Judges a typed code word: exact, slip or wrong; only what is exact is accepted."
  ) { request, shelf throws(EvaluationError) in
    let alphabet = try shelf.alphabet(of: request)
    let asked = try request.text("letter")
    let codes = alphabet.letters + alphabet.digits + alphabet.marks
    let letter = Speller(alphabet).letter(asked) ?? asked
    guard let code = codes.first(where: { $0.letter == letter }) else {
      throw EvaluationError(
        .unknownLetter, "\(alphabet.name) has no word for “\(asked.prefix(80))”")
    }
    let verdict = AlphabetMatch(alphabet).verdict(try request.text("typed"), for: code.letter)
    return [
      "accepted": .bool(verdict == .exact), "verdict": .text(verdict.rawValue),
      "word": .text(code.word),
    ]
  }
}
