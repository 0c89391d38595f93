import PipitLexicon
import PipitText
import Testing

private func exercise(
  _ id: String, prompt: String = "", _ answer: String, distractors: [String] = [],
  hints: [SentenceExercise.Hint] = []
) -> SentenceExercise {
  SentenceExercise(
    id: id, prompt: .init(prompt, "es"), answer: .init(answer, "en"),
    distractors: distractors.map { .init($0) }, hints: hints)
}

@Test func tilesAreWordsWithoutTheMarksAtTheirEnds() {
  #expect(
    SentenceExercise.Phrase("¿Qué tal, l’ami?", "fr").tiles == ["qué", "tal", "l’ami"])
  #expect(SentenceExercise.Phrase("I don’t know.", "en").tiles == ["I", "don’t", "know"])
  #expect(SentenceExercise.Phrase("İzmir güzel!", "tr").tiles == ["izmir", "güzel"])
  #expect(SentenceExercise.Phrase("Ich mag Tee.", "de").tiles == ["ich", "mag", "Tee"])
}

@Test func aSentenceIsWrittenWithTheSpacesOfItsLanguage() {
  let phrase = SentenceExercise.Phrase(
    "お水 を ください。", "ja",
    forms: [
      .init("ja-Hrkt", "おみず を ください。"), .init("ja-Latn-hepburn", "omizu o kudasai."),
    ])
  #expect(phrase.text == "お水をください。")
  #expect(phrase.tiles == ["お水", "を", "ください"])
  #expect(phrase.form("ja-Hrkt") == "おみずをください。")
  #expect(phrase.form("ja-Latn-hepburn") == "omizu o kudasai.")
  #expect(phrase.form("ja-Latn") == nil)
  #expect(SentenceExercise.Phrase("Un café, por favor.", "es").text == "Un café, por favor.")
}

@Test func theOrderOfABankComesFromTheExercisesId() {
  let words = ["would", "you", "like", "coffee", "tea", "me"]
  #expect(
    exercise("cafe-1", "Would you like coffee?", distractors: ["tea", "me"]).bank.map { $0.text }
      == ["coffee", "would", "you", "like", "me", "tea"])
  #expect(
    exercise("cafe-2", "Would you like coffee?", distractors: ["tea", "me"]).bank.map { $0.text }
      .sorted() == words.sorted())
}

@Test func noBankGivesTheAnswerAway() {
  var given = 0
  for number in 0..<500 {
    let exercise = exercise("number-\(number)", "We have a table.", distractors: ["the", "no"])
    var next = 0
    for tile in exercise.bank where next < 4 && tile.text == exercise.answer.tiles[next] {
      next += 1
    }
    if next == 4 { given += 1 }
  }
  #expect(given == 0)
}

@Test func aTileCarriesItsOtherScripts() {
  let exercise = SentenceExercise(
    id: "water", prompt: .init("Water, please.", "en"),
    answer: .init(
      "お水 を ください。", "ja", forms: [.init("ja-Latn-hepburn", "omizu o kudasai.")]))
  #expect(
    exercise.answerTiles.map { $0.forms.map { $0.text } } == [["omizu"], ["o"], ["kudasai"]])
}

@Test func theLongerHintCoversItsWordsInWhateverCase() {
  let exercise = exercise(
    "hints", prompt: "Por favor, ¿por qué no?", "Please, why not?",
    hints: [
      .init("por", "for"), .init("por favor", "please"), .init("por qué", "why"),
      .init("no", "not"),
    ])
  #expect(
    exercise.hintedPrompt.map { [$0.text, $0.translation] } == [
      ["Por favor,", "please"], ["¿por qué", "why"], ["no?", "not"],
    ])
}

@Test func aHintedWordIsToldAsItsTileShowsIt() {
  let exercise = exercise(
    "word", prompt: "Ocho mesas, por favor.", "Eight tables, please.",
    hints: [.init("ocho", "eight"), .init("por favor", "please")])
  #expect(exercise.hintedPrompt.map { $0.word } == ["ocho", "mesas", ""])
}

@Test func aWordWithoutAHintStandsAlone() {
  let exercise = exercise(
    "none", prompt: "Hola, Ana", "Hello, Ana", hints: [.init("hola", "hello")])
  #expect(exercise.hintedPrompt.map { $0.translation } == ["hello", ""])
}
