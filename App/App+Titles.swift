import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// Words of items in the script that the learner sees them in.
extension App {
  /// A word as it is seen, with the tag of what it is written in: as the course at hand has it, else as a
  /// sure rule writes it, else as it is.
  func seen(_ word: String, language tag: String) -> Face {
    let language = Language(tag)
    let plain = Face(language, word)
    guard otherScripts.contains(language.primary) else { return plain }
    let preferences = surroundings.scripts
    if let forms = courseForms(of: word, tag) {
      let scripts = [language] + forms.map { $0.language }
      let liked = preferences.language(among: scripts, of: language.primary, .question)
      return forms.first { $0.language == liked }.map { Face($0.language, $0.text) } ?? plain
    }
    return preferences.rewritten(word, in: language, .question) ?? plain
  }

  /// The title of an item as it is seen; a card of the learner's own is called by what stands on it.
  func seen(_ name: ItemName) -> Face {
    switch name.kind {
    case .word, .spelling: seen(name.title, language: name.source)
    case .card where name.source.begins(with: "own-"):
      // Only the room knows what stands on the learner's own cards.
      servings(of: [name.id]).first.map { Face(Language($0.language), $0.title) }
        ?? Face(Language("und"), name.title)
    default: Face(Language(name.language ?? ""), name.title)
    }
  }

  /// The courses by which words in a list are seen in another script.
  var titlePacks: [String] {
    let primaries = otherScripts.filter { fold.memory.hasItem(beginning: "word/" + $0) }
    if primaries.isEmpty { return [] }
    return ["courses"]
      + courses.filter { primaries.contains($0.language.primary) }.map { "course-\($0.id)" }
  }

  /// The languages that the learner reads in another script than their own.
  private var otherScripts: [String] {
    let preferences = surroundings.scripts
    return preferences.chosenLanguages.filter {
      preferences.order(of: $0, .question).first != Language.scripts(of: $0).first
    }
  }

  private func courseForms(of word: String, _ tag: String) -> [SentenceExercise.Form]? {
    for entry in courses where entry.language.tag == tag {
      guard let pack = packs.first(where: { $0.name == "course-\(entry.id)" }) else { continue }
      if wordForms?.pack != pack, let course = course(entry.id) {
        wordForms = WordForms(course, pack)
      }
      if let forms = wordForms?.forms(of: word) { return forms }
    }
    return nil
  }
}

/// The words of a course in their other scripts.
final class WordForms {
  let pack: Pack
  private var places = KeyTable()
  private var forms: [[SentenceExercise.Form]] = []

  /// The words of a course's exercises.
  init(_ course: CoursePack, _ pack: Pack) {
    self.pack = pack
    for unit in course.course.units {
      for lesson in unit.lessons {
        for exercise in course.exercises(of: lesson.id) {
          for tile in exercise.answerTiles + exercise.distractors { add(tile.text, tile.forms) }
          let prompt = exercise.prompt
          for (place, word) in prompt.tiles.enumerated() {
            add(
              word,
              prompt.forms.compactMap { form in
                let parts = form.text.pieces(at: " ")
                return place < parts.count
                  ? .init(form.language, SentenceExercise.Phrase.trimmed(parts[place])) : nil
              })
          }
        }
      }
    }
  }

  private func add(_ word: String, _ forms: [SentenceExercise.Form]) {
    if forms.isEmpty || !places.insert(word, at: self.forms.count) { return }
    self.forms.append(forms)
  }

  /// A word's other scripts, or nil where the course does not have it.
  func forms(of word: String) -> [SentenceExercise.Form]? {
    places.place(of: word).map { forms[$0] }
  }
}
