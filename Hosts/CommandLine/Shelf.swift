import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// The packs at hand, each read once, when it is first asked for.
final class Shelf {
  private let folder: String?
  private var packs: [String: Pack] = [:]
  private var readAlphabets: AlphabetPack?
  private var readWords: WordPack?
  private var readSpelling: [String: SpellingList] = [:]
  private var readDictionary: DictionaryBook?
  private var readScramble: [String: ScrambleWords] = [:]
  /// What authors wrote in other scripts, read when it is first asked for.
  lazy var authored = readAuthored()
  private var madeRules: (asked: [String], words: ScrambleWords, rules: ScrambleRules)?

  /// The packs in a folder; without one there are none.
  init(folder: String?) {
    self.folder = folder
  }

  /// These packs and no others.
  init(packs: [Pack]) {
    folder = nil
    for pack in packs { self.packs[pack.name] = pack }
  }

  /// The pack with this name, or nil where it is not built.
  func pack(_ name: String) -> Pack? {
    if let pack = packs[name] { return pack }
    guard let folder, let pack = Packs.pack(name, in: folder) else { return nil }
    packs[name] = pack
    return pack
  }

  /// All spelling alphabets.
  func alphabets() throws(EvaluationError) -> AlphabetPack {
    if let readAlphabets { return readAlphabets }
    let pack = try needed("alphabets")
    do {
      let alphabets = try AlphabetPack(pack.bytes)
      readAlphabets = alphabets
      return alphabets
    } catch {
      throw Self.broken(pack.name, error)
    }
  }

  /// The list of English words; nil where it is not built.
  func words() throws(EvaluationError) -> WordPack? {
    if let readWords { return readWords }
    guard let pack = pack("words-en") else { return nil }
    do {
      readWords = try WordPack(pack.bytes)
      return readWords
    } catch {
      throw Self.broken(pack.name, error)
    }
  }

  /// The words of a language that may be dealt for spelling, by the language's first subtag.
  func spelling(_ language: String) throws(EvaluationError) -> SpellingList {
    if let list = readSpelling[language] { return list }
    let pack = try needed("spelling-\(language)")
    do {
      let list = try SpellingList(pack.bytes)
      readSpelling[language] = list
      return list
    } catch {
      throw Self.broken(pack.name, error)
    }
  }

  /// The words of a language as word scramble finds them, by the language's first subtag.
  func scramble(
    _ language: Language, isLarge: Bool, keepsAccents: Bool
  ) throws(EvaluationError) -> ScrambleWords {
    let key = "\(language.tag) \(isLarge) \(keepsAccents)"
    if let words = readScramble[key] { return words }
    var packs: [WordPack] = []
    for name in ["words-\(language.primary)"]
      + (isLarge ? ["words-\(language.primary)-large"] : [])
    {
      let pack = try needed(name)
      do {
        packs.append(try WordPack(pack.bytes))
      } catch {
        throw Self.broken(pack.name, error)
      }
    }
    let words = ScrambleWords(packs, ScrambleTiles(language, keepsAccents: keepsAccents))
    readScramble[key] = words
    return words
  }

  /// The rules for a root, made anew only where they are others than those asked for last: many words
  /// are checked against one root.
  func rules(
    _ root: String, _ words: ScrambleWords, scoring: ScrambleScoring, shortest: Int,
    centre: String?
  ) -> ScrambleRules {
    let asked = [root, scoring.rawValue, String(shortest)] + (centre.map { [$0] } ?? [])
    if let made = madeRules, made.words === words, made.asked.count == asked.count,
      zip(made.asked, asked).allSatisfy({ $0.hasSameBytes(as: $1) })
    {
      return made.rules
    }
    let rules = ScrambleRules(
      root: root, words, scoring: scoring, shortest: shortest, centre: centre)
    madeRules = (asked, words, rules)
    return rules
  }

  /// The English dictionary.
  func dictionary() throws(EvaluationError) -> DictionaryBook {
    if let readDictionary { return readDictionary }
    let pack = try needed("dictionary-en")
    do {
      // The book may outlive the shelf.
      let book = DictionaryBook(try DictionaryIndex(pack.bytes)) { [folder, packs] name in
        packs[name]?.bytes ?? folder.flatMap { Packs.pack(name, in: $0)?.bytes }
      }
      readDictionary = book
      return book
    } catch {
      throw Self.broken(pack.name, error)
    }
  }

  /// The alphabet that a request names.
  func alphabet(of request: Request) throws(EvaluationError) -> SpellingAlphabet {
    let id = try request.text("alphabet")
    guard let alphabet = try alphabets().alphabet(id) else { throw try unknownAlphabet(id) }
    return alphabet
  }

  /// The error that names the alphabets there are.
  func unknownAlphabet(_ id: String) throws(EvaluationError) -> EvaluationError {
    let ids = try alphabets().list.map { $0.id }.joined(separator: ", ")
    return EvaluationError(
      .unknownAlphabet, "there is no alphabet “\(id.prefix(80))”; there are \(ids)")
  }

  /// A pack that must be there.
  func needed(_ name: String) throws(EvaluationError) -> Pack {
    if let pack = pack(name) { return pack }
    throw EvaluationError(
      .missingPack,
      "the pack “\(name)” is not built: run ./run --build-only, or set PIPIT_PACKS to its folder")
  }

  static func broken(_ name: String, _ error: PackError) -> EvaluationError {
    EvaluationError(
      .brokenPack, "the pack “\(name)” cannot be read, \(error.text): run ./run --build-only")
  }
}
