import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitSpelling

/// What stands on a round's page.
struct ViewTests {
  func page(_ round: Spelling, in surroundings: Surroundings = Round.surroundings) -> Markup {
    round.page(in: surroundings)
  }

  /// Every state in which the word is still to be found.
  static var hidden: [(name: String, round: Spelling)] {
    [
      ("asked", Round.of([Round.occasion])),
      ("read", Round.of([Round.occasion], stage: Round.asked { $0.isRead = true })),
      ("missed", Round.of([Round.occasion], stage: Round.asked { $0.tries = [Round.miss] })),
      (
        "missed twice",
        Round.of([Round.occasion], stage: Round.asked { $0.tries = [Round.miss, Round.miss] })
      ),
      ("hinted", Round.of([Round.occasion], stage: Round.asked { $0.hints = 5 })),
      ("bee", Round.of([Round.occasion], tries: 1, isBee: true)),
      (
        "own list",
        Round.of(
          [Round.occasion], definition: "An occasion, or two occasions",
          sentence: "On this OCCASION.", stage: Round.asked { $0.isRead = true })
      ),
      (
        "homophone",
        Round.of(
          [Round.bear],
          stage: Round.asked {
            $0.homophone = "bare"
            $0.isRead = true
          })
      ),
      (
        "practised",
        Round.of(
          [Round.occasion], answers: [Round.told(.missed, given: "ocasiion")],
          stage: .practised(
            Round.told(.missed, given: "ocasiion"), .init(since: Round.noon, tries: [Round.miss])))
      ),
    ]
  }

  @Test func theWordIsNowhereOnThePageUntilItIsTold() {
    for (name, round) in Self.hidden {
      for voices in [["en-GB"], []] as [[Device.Voice]] {
        var surroundings = Round.surroundings
        surroundings.device.voices = voices
        surroundings.isUnsaid = true
        let html = page(round, in: surroundings).html.lowercased()
        let word = round.question.word.text
        #expect(!html.contains(word), "\(name): \(word)")
        #expect(!html.contains(word.map { String($0) }.joined(separator: " ")), "\(name)")
      }
    }
    let told = page(Round.of([Round.occasion], stage: .told(Round.told(.shown, given: ""))))
    #expect(told.html.contains("occasion"))
  }

  @Test func everyTokenIsUnderstoodAndEveryControlHasAName() {
    var rounds = Self.hidden.map { $0.round }
    for verdict in [SpellingVerdict.right, .mended, .missed, .shown] {
      let tries = verdict == .missed ? [Round.miss] : []
      rounds.append(
        Round.of(
          [Round.occasion], stage: .told(Round.told(verdict, given: "occasion", tries: tries))))
    }
    for round in rounds {
      for control in page(round).elements where control.tag == "button" || control.tag == "a" {
        #expect(!(control["aria-label"] ?? Markup.group(control.content).words).isEmpty)
      }
      for token in page(round).tokens where !token.hasPrefix("app ") {
        let read = Spelling.Action(token: token) ?? Spelling.Action(token: token + " x")
        #expect(read?.token.hasPrefix(token) == true, "\(token)")
      }
    }
  }

  @Test func everyIdAndEveryKeyIsThereOnce() {
    for (name, round) in Self.hidden {
      let elements = page(round).elements
      let ids = elements.compactMap { $0["id"] }
      let keys = elements.compactMap { $0.key }
      #expect(Set(ids).count == ids.count && Set(keys).count == keys.count, "\(name)")
    }
  }

  @Test func whatIsHeardHasItsKeys() throws {
    let page = page(Round.of([Round.bear]))
    let hear = try #require(page.element("hear"))

    #expect(hear["value"] == "hear 0" && hear["data-key"] == "Control+Space")
    #expect(page.tokens.contains("slow 0"))
    #expect(page.tokens.contains("describe 0 Noun: a large furry animal"))
    #expect(page.tokens.contains("sentence 0 the blank ate the honey"))
    #expect(page.tokens.contains("write 0"))
    #expect(page.tokens.contains("hint 0") && page.tokens.contains("show 0"))
  }

  @Test func theFieldCorrectsNothingAndKeepsItsDraft() throws {
    let field = try #require(page(Round.of([Round.bear])).element("answer-0"))

    #expect(field["lang"] == "en" && field["spellcheck"] == "false")
    #expect(field["autocapitalize"] == "off" && field["autocorrect"] == "off")
    #expect(field["autocomplete"] == "off" && field["data-draft"] == "deal 0")
  }

  @Test func aLanguageBringsItsLetters() {
    let german = SpellingWord(text: "Straße", length: 6, band: 1)
    let letters = page(Round.of([german], language: "de")).elements.compactMap {
      $0["data-insert"]
    }

    #expect(letters.contains("ß") && letters.contains("ä"))
    let spanish = SpellingWord(text: "niño", length: 4, band: 1)
    let keys = page(Round.of([spanish], language: "es")).elements.compactMap { $0["data-insert"] }
    #expect(keys.contains("ñ") && !keys.contains("¿"))
  }

  @Test func theMeaningIsReadWithoutTheWord() throws {
    let round = Round.of([Round.occasion], stage: Round.asked { $0.isRead = true })
    let meaning = try #require(page(round).element("meaning"))
    let words = Markup.group(meaning.content).words

    #expect(words == "Noun the time of an blank that matters the last of these blank")
    #expect(Markup.group(meaning.content).html.contains("▁▁▁"))
    #expect(!page(round).tokens.contains("read 0"))
  }

  @Test func aPieceThatIsStillToComeIsWaitedFor() {
    var surroundings = Round.surroundings
    surroundings.packs = [Round.index]
    let waiting = page(Round.of([Round.bear]), in: surroundings)

    #expect(waiting.words.contains("Fetching what it means…"))
    #expect(!waiting.tokens.contains { $0.hasPrefix("describe") })
    #expect(waiting.tokens.contains("hear 0") && waiting.tokens.contains("write 0"))
  }

  @Test func aPieceThatCannotBeHadIsToldAndStopsNothing() {
    var surroundings = Round.surroundings
    surroundings.packs = [Round.index]
    surroundings.lost = [Round.piece.name]
    let without = page(Round.of([Round.bear]), in: surroundings)

    #expect(without.words.contains("What it means cannot be fetched now."))
    #expect(!without.words.contains("Fetching"))
    #expect(without.tokens.contains("hear 0") && without.tokens.contains("write 0"))
  }

  @Test func whatNoDictionaryKnowsIsSaid() {
    let unknown = SpellingWord(text: "zyx", length: 3, band: 5)

    #expect(page(Round.of([unknown])).words.contains("No definition for this word."))
  }

  @Test func anOwnListSaysWhatItMeans() {
    let round = Round.of(
      [Round.bear], definition: "A bear's home is the wood", sentence: "It is a bear.")

    #expect(page(round).tokens.contains("describe 0 A blank's home is the wood"))
    #expect(page(round).tokens.contains("sentence 0 It is a blank."))
  }

  @Test func withoutAVoiceTheWordIsSpelledFromItsMeaning() {
    var surroundings = Round.surroundings
    surroundings.device.voices = []
    let page = page(Round.of([Round.bear]), in: surroundings)

    #expect(page.words.contains("There is no voice for English here."))
    #expect(!page.tokens.contains("hear 0"))
    #expect(page.tokens.contains("read 0") && page.tokens.contains("write 0"))
    surroundings.device.voices = ["en"]
    surroundings.isUnsaid = true
    #expect(self.page(Round.of([Round.bear]), in: surroundings).words.contains("could not be said"))
  }

  @Test func aMissIsToldPlainlyWithEachLetter() throws {
    let round = Round.of([Round.occasion], stage: Round.asked { $0.tries = [Round.miss] })
    let missed = try #require(page(round).element("missed"))
    let words = Markup.group(missed.content).words
    let field = try #require(page(round).element("answer-0"))

    #expect(words.contains("Not right yet 2 tries left."))
    #expect(words.contains("o, right") && words.contains("i, wrong"))
    #expect(!words.contains("missing here"), "where a letter is missing is told at the second miss")
    #expect(field["value"] == "ocasiion" && field["data-select"] != nil)
    #expect(field["aria-invalid"] == "true")
  }

  @Test func theSecondMissTellsWhereAndWhat() throws {
    let round = Round.of(
      [Round.occasion], stage: Round.asked { $0.tries = [Round.miss, Round.miss] })
    let words = page(round).words

    #expect(words.contains("1 try left."))
    #expect(words.contains("a letter is missing here"))
    #expect(words.contains("A doubled letter: one c or two?"))
  }

  @Test func triesWithoutEndAreNotCounted() {
    let round = Round.of(
      [Round.occasion], tries: nil, stage: Round.asked { $0.tries = [Round.miss] })

    #expect(page(round).words.contains("Try as often as you like."))
  }

  @Test func aBeeAsksAndShowsNoLetters() {
    let round = Round.of([Round.bear], tries: 1, isBee: true)
    let html = page(round).html

    #expect(page(round).words.contains("Repeat the word"))
    #expect(page(round).tokens.contains("app say en Noun"))
    #expect(!page(round).tokens.contains("hint 0") && !html.contains("letters-of"))
  }

  @Test func hintsGiveLettersOneByOne() {
    func known(_ hints: Int) -> [String?] { SpellingHint.known(of: Round.bear, hints: hints) }

    #expect(known(1) == ["b", nil, nil, nil])
    #expect(known(3) == ["b", "e", "a", nil])
    #expect(SpellingHint.count(for: Round.bear) == 3)
    let last = Round.of([Round.bear], stage: Round.asked { $0.hints = 3 })
    #expect(page(last).words.contains("b e a a letter to find"))
    #expect(!page(last).tokens.contains("hint 0"))
  }

  @Test func whatIsAlmostRightLosesNoTry() {
    let almost = Spelling.Try(
      "oca", .init(verdict: .capital, closest: "", marks: [], edits: [], faults: [.capital]))
    let round = Round.of([Round.occasion], stage: Round.asked { $0.almost = almost })

    #expect(page(round).words.contains("Almost: a capital"))
    #expect(page(round).element("missed") == nil)
    let same = Round.of([Round.bear], stage: Round.asked { $0.homophone = "bare" })
    #expect(page(same).words.contains("“bare” sounds the same, but means something else."))
  }

  @Test func aRightWordIsToldWithEverythingThereIs() throws {
    let page = page(Round.of([Round.bear], stage: .told(Round.told(.right, given: "bear"))))

    #expect(page.html.contains("class=\"verdict right\""))
    #expect(page.html.contains("class=\"spelt\" lang=\"en\" dir=\"auto\">bear</p>"))
    #expect(page.words.contains("/bɛə/") && page.words.contains("Sounds like bare."))
    #expect(page.words.contains("What it means: 2 meanings"))
    #expect(page.words.contains("carry or hold") && page.words.contains("Also: carry"))
    #expect(page.tokens.contains("letters 0") && page.tokens.contains("next 0"))
    #expect(!page.tokens.contains("again 0"))
    #expect(page.element("continue")?["data-key"] == "Enter")
  }

  @Test func spellingsOfRegionsAreBothRight() {
    let answer = Round.told(.right, given: "color")
    let page = page(Round.of([Round.colour], stage: .told(answer)))

    #expect(page.words.contains("colour (British), color (American): both are right."))
    #expect(page.html.contains("dir=\"auto\">color</p>"), "the learner's spelling is shown")
  }

  @Test func aWordThatSoundsTheSameIsRightToo() {
    let page = page(Round.of([Round.bear], stage: .told(Round.told(.right, given: "bare"))))

    #expect(page.words.contains("“bare” is right too: it sounds the same."))
    #expect(page.html.contains("dir=\"auto\">bear</p>"))
  }

  @Test func aMissedWordStandsUnderWhatWasWritten() {
    let answer = Round.told(.missed, given: "ocasiion", tries: [Round.miss])
    let page = page(Round.of([Round.occasion], stage: .told(answer)))

    #expect(page.html.contains("<span>\u{a0}</span><ins>c</ins>"))
    #expect(page.html.contains("<del>i</del><span>\u{a0}</span>"))
    #expect(page.words.contains("You wrote ocasiion."))
    #expect(page.words.contains("c is missing; i is too many"))
    #expect(page.tokens.contains("again 0"))
  }

  @Test func practiceAfterwardsSaysThatItDoesNotCount() {
    let round = Self.hidden.last!.round

    #expect(page(round).words.contains("For practice: this does not count."))
    #expect(!page(round).words.contains("left"))
    #expect(page(round).tokens.contains("next 0"))
  }

  @Test func whatIsRightInPracticeIsToldSo() {
    let miss = Round.told(.missed, given: "ocasiion", tries: [Round.miss])
    var round = Round.of([Round.occasion], answers: [miss], stage: .told(miss))
    round.isMastered = true

    #expect(page(round).html.contains("class=\"verdict right\""))
    #expect(page(round).words.contains("Right this time occasion"))
    #expect(page(round).words.contains("For practice: this does not count."))
    #expect(!page(round).words.contains("You wrote"))
  }

  @Test func aRoundIsPlayedByWhatItsPageOffers() throws {
    var round = Round.of([Round.bear, Round.colour])
    for (given, last) in [("baer", false), ("bear", false), ("color", true)] {
      let action = try #require(Spelling.Action(token: "write \(round.number) \(given)"))
      _ = round.update(action, at: Round.noon)
      let isTold = page(round).element("continue") != nil
      #expect(isTold == (given != "baer"))
      if isTold {
        #expect(page(round).tokens.contains("next \(round.number)"))
        if !last { _ = round.update(.next(round.number), at: Round.noon) }
      } else {
        #expect(page(round).words.contains("a, in the wrong place"))
      }
    }
    #expect(page(round).words.contains("colour (British), color (American): both are right."))
    #expect(page(round).html.contains("aria-label=\"2 of 2 words done\""))
  }

  @Test func theBarTellsHowFarItIs() {
    let round = Round.of([Round.bear, Round.colour], combo: 2)

    #expect(page(round).words.contains("Spelling: word 1 of 2"))
    #expect(page(round).html.contains("aria-label=\"0 of 2 words done\""))
    #expect(page(round).words.contains("2 right in a row"))
    #expect(page(round).html.contains("href=\"/spelling\""))
  }
}
