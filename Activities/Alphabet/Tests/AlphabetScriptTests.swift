import PipitBase
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitAlphabet

/// Code words of a language that is written in two scripts.
struct AlphabetScriptTests {
  private func told(_ language: Language, _ record: String) throws -> String {
    let list = [
      SpellingAlphabet(
        id: "sr", name: "SR", language: language, standing: .historic,
        letters: [CodeWord("A", ["Avala"]), CodeWord("B", ["Beograd"])])
    ]
    let deal = Deal(
      id: "s1", activity: "alphabet", rules: 1, seed: 7, made: Moment(milliseconds: 0),
      options: [.init("alphabet", "sr"), .init("way", "type"), .init("only", "A")],
      packs: [Pack(name: "alphabets", version: "1", bytes: AlphabetPack.bytes(of: list))])
    var round = try Alphabet(deal)
    _ = round.update(.write(0, "Avala"), at: Moment(milliseconds: 1_000))
    var surroundings = Surroundings()
    surroundings.scripts = ScriptPreferences(text: record)
    return round.page(in: surroundings).html
  }

  @Test func aSerbianWordIsSeenInCyrillicWhereThatWasChosen() throws {
    let cyrillic = try told("sr-Latn", #"{"sr":["sr-Cyrl"]}"#)

    #expect(cyrillic.contains("<span class=\"soft\" lang=\"sr-Cyrl\" dir=\"auto\">Авала</span>"))
    #expect(try !told("sr-Latn", "{}").contains("Авала"))
    #expect(try !told("en", #"{"sr":["sr-Cyrl"]}"#).contains("Авала"))
  }
}
