import PipitBase
import PipitLexicon
import PipitText

extension Server {
  /// The doors of two public services, in the very shapes in which those answer, so that a program
  /// made for them can ask here: `/word` gives words, `/api/v2/entries/en/{word}` what one means.
  func addDictionaryRoutes(_ site: @escaping () -> Site?) {
    let dictionary = ServedDictionary(site)
    routes.add(.get, "/word") { request, _ in
      do throws(Refusal) {
        return .open(.json(.list(try dictionary.words(request.query).map { .text($0) })))
      } catch {
        return .open(error.response(to: request))
      }
    }
    routes.add(.get, "/api/v2/entries/{language}/{word}") { request, values in
      do throws(Refusal) {
        let word = Text.lowercased((values["word"] ?? "").trimmed, Language("en"))
        let isEnglish = Language(values["language"] ?? "").primary == "en"
        let entries = isEnglish ? try dictionary.book().entries(for: word) : []
        if entries.isEmpty { return .open(.json(DictionaryAnswer.nothing, status: 404)) }
        let answer = DictionaryAnswer(word: word, voices: request.origin + "/voice")
        var response = Response.json(.list(entries.map { answer.json(of: $0) }))
        response.headers.append(Header("Cache-Control", "no-cache"))
        return .open(response)
      } catch {
        return .open(error.response(to: request))
      }
    }
  }
}

/// The dictionary of the site that is served; its pieces are read when they are first asked for.
private final class ServedDictionary {
  private let site: () -> Site?
  /// The build that the rest is of.
  private var build = ""
  private var opened: DictionaryBook?
  /// The words that are dealt, by how many letters they have.
  private var words: [Int: [String]] = [:]

  init(_ site: @escaping () -> Site?) {
    self.site = site
  }

  func book() throws(Refusal) -> DictionaryBook {
    guard let site = site() else { throw .noDictionary }
    if site.build != build || opened == nil {
      build = site.build
      words = [:]
      let bytes: (String) -> [UInt8]? = { name in
        site.contents["packs"]?[name]?.text.flatMap { site.bytes(of: $0) }
      }
      opened = bytes("dictionary-en").flatMap { try? DictionaryIndex($0) }
        .map { DictionaryBook($0, fetch: bytes) }
    }
    guard let opened else { throw .noDictionary }
    return opened
  }

  /// The words that a query asks for, `length=6&number=3`: drawn by chance, each once.
  func words(_ query: String) throws(Refusal) -> [String] {
    let book = try book()
    if words.isEmpty {
      // Of one letter there are names of letters and units alone.
      words = Dictionary(grouping: book.headwords(withOffensive: false)) { $0.utf8.count }
      words[1] = nil
    }
    let fields = Address.fields(query)
    func number(_ name: String, in bounds: ClosedRange<Int>) throws(Refusal) -> Int? {
      guard let text = fields.first(where: { $0.name == name })?.value else { return nil }
      guard let number = text.unsigned().flatMap({ Int(exactly: $0) }), bounds.contains(number)
      else {
        throw .unfit(
          "“\(name)” is a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
      return number
    }
    if let language = fields.first(where: { $0.name == "lang" })?.value, language != "en" {
      throw .unfit("“lang” can only be en")
    }
    let lengths = words.keys.sorted()
    let count = try number("number", in: 1...100) ?? 1
    let length = try number("length", in: (lengths.first ?? 0)...(lengths.last ?? 0))
    let fitting = length.map { words[$0] ?? [] } ?? lengths.flatMap { words[$0] ?? [] }
    var places: Set<Int> = []
    while places.count < min(count, fitting.count) { places.insert(.random(in: fitting.indices)) }
    return places.map { fitting[$0] }
  }
}

/// What dictionaryapi.dev answers, version 2.
private struct DictionaryAnswer {
  /// The word that was asked for.
  let word: String
  /// Where sounds are to be had.
  let voices: String

  func json(of entry: DictionaryEntry) -> JSON {
    var members: [JSON.Member] = [.init("word", .text(word))]
    let audio = JSON.text(Address.text(voices, [.init("language", "en"), .init("text", word)]))
    // The pronunciation is the headword's.
    if entry.headword == word, !entry.pronunciation.isEmpty {
      let phonetic = JSON.text("/\(entry.pronunciation)/")
      members.append(.init("phonetic", phonetic))
      members.append(.init("phonetics", [["text": phonetic, "audio": audio]]))
    } else {
      members.append(.init("phonetics", [["audio": audio]]))
    }
    var parts: [PartOfSpeech] = []
    for sense in entry.senses where !parts.contains(sense.part) { parts.append(sense.part) }
    let meanings = parts.map { part in meaning(entry.senses.filter { $0.part == part }, part) }
    members.append(.init("meanings", .list(meanings)))
    members.append(.init("license", Self.licence))
    members.append(.init("sourceUrls", ["https://wordnet.princeton.edu/"]))
    return .object(members)
  }

  private func meaning(_ senses: [DictionaryEntry.Sense], _ part: PartOfSpeech) -> JSON {
    var synonyms: [String] = []
    for synonym in senses.flatMap({ $0.synonyms }) where !synonyms.contains(synonym) {
      synonyms.append(synonym)
    }
    return [
      "partOfSpeech": .text(part.rawValue), "definitions": .list(senses.map { definition($0) }),
      "synonyms": .list(synonyms.map { .text($0) }), "antonyms": [],
    ]
  }

  private func definition(_ sense: DictionaryEntry.Sense) -> JSON {
    var members: [JSON.Member] = [
      .init("definition", .text(sense.definition)),
      .init("synonyms", .list(sense.synonyms.map { .text($0) })), .init("antonyms", []),
    ]
    if let example = sense.examples.first { members.append(.init("example", .text(example))) }
    return .object(members)
  }

  private static let licence: JSON = [
    "name": "WordNet 3.0 License",
    "url": "https://wordnet.princeton.edu/license-and-commercial-use",
  ]

  static let nothing: JSON = [
    "title": "No Definitions Found",
    "message": "The dictionary does not have this word.",
    "resolution": "Look whether it is spelled as it should be, or ask for its base form.",
  ]
}

extension Response {
  /// The answer for pages of any site: there is nothing in it that is anybody's own.
  fileprivate static func open(_ response: Response) -> Response {
    var response = response
    response.headers.append(Header("Access-Control-Allow-Origin", "*"))
    return response
  }
}

extension Request {
  /// The server's address as the client wrote it; nothing where it did not.
  fileprivate var origin: String {
    guard let host = header("host") else { return "" }
    return (header("x-forwarded-proto") == "https" ? "https://" : "http://") + host
  }
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    pieces(at: " ").joined(separator: " ")
  }
}
