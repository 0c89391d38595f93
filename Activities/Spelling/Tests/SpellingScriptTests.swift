import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitSpelling

/// A word of a language with two scripts: what is spelled stays, once told it is seen in the other.
struct SpellingScriptTests {
  private let water = SpellingWord(text: "вода", length: 4, band: 1)

  private func html(_ stage: Spelling.Stage, _ record: String, language: String = "uk") -> String {
    var surroundings = Round.surroundings
    surroundings.scripts = ScriptPreferences(text: record)
    return Round.of([water], language: language, stage: stage).page(in: surroundings).html
  }

  private var told: Spelling.Stage { .told(Round.told(.right, given: "вода")) }

  @Test func theOtherScriptGivesNothingAwayWhileTheWordIsAsked() {
    for record in ["{}", #"{"uk":false}"#, #"{"uk":{"when":"always"}}"#] {
      #expect(!html(Round.asked(), record).contains("voda"))
    }
  }

  @Test func theReadingOfAToldWordIsThereWhenAskedFor() {
    let stated = html(told, "{}")

    #expect(
      stated.contains(
        "<span class=\"soft when-asked\" lang=\"uk-Latn\" dir=\"auto\">voda</span>"))
    #expect(stated.contains("id=\"readings\""))
    #expect(!html(told, #"{"uk":{"when":"never"}}"#).contains("voda"))
    #expect(!html(told, "{}", language: "es").contains("readings"))
  }

  @Test func theScriptThatIsPreferredIsSeenAtOnceBelowTheWord() {
    let roman = html(told, #"{"uk":false}"#)

    #expect(
      roman.contains("<p class=\"spelt\" lang=\"uk\" dir=\"auto\">вода</p>"),
      "what is spelled is in its own letters")
    #expect(roman.contains("<span class=\"soft\" lang=\"uk-Latn\" dir=\"auto\">voda</span>"))
  }

  @Test func theMemoryIsAskedAfterWhereHelpFadesWithIt() {
    #expect(Round.of([water], language: "uk").items(in: Round.surroundings) == ["spelling/uk/вода"])
    #expect(Round.of([Round.bear]).items(in: Round.surroundings) == [])
  }
}
