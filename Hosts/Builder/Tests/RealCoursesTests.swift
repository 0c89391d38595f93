import Foundation
import PipitBuilder
import PipitLexicon
import PipitText
import Testing

/// The courses of this repository, as packs.
private func packs() throws -> (list: CourseList, packs: [CoursePack]) {
  try withFolder { folder in
    _ = try Builder.build(content: content, into: folder)
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try #require(FileManager.default.contents(atPath: "\(folder)/\(name).pack")))
    }
    let list = try CourseList(bytes("courses"))
    return (list, try list.courses.map { try CoursePack(bytes($0.pack)) })
  }
}

@Test func theCoursesAreAsLargeAsPromised() throws {
  let (list, packs) = try packs()
  // Units, and the lessons of each.
  var sizes = ["es-from-en": (6, 4), "en-from-es": (2, 4)]
  for language in ["de", "fr", "it", "ja", "pa", "uk", "zh"] {
    sizes["\(language)-from-en"] = (1, 3)
  }

  #expect(Set(list.courses.map { $0.id }) == Set(sizes.keys))
  for (entry, pack) in zip(list.courses, packs) {
    let (units, lessons) = try #require(sizes[entry.id])
    let course = pack.course
    #expect(course.id == entry.id && course.title == entry.title)
    #expect(course.units.count == units && entry.unitCount == units, "\(entry.id)")
    #expect(entry.lessonCount == units * lessons, "\(entry.id)")
    var exerciseCount = 0
    for unit in course.units {
      #expect(unit.lessons.count == lessons, "\(unit.id)")
      #expect(!unit.guide.isEmpty, "\(unit.id)")
      for lesson in unit.lessons {
        let exercises = pack.exercises(of: lesson.id)
        exerciseCount += exercises.count
        #expect(exercises.count == lesson.exerciseCount && (6...8).contains(exercises.count))
        #expect(!lesson.teaches.isEmpty, "\(lesson.id)")
      }
    }
    #expect(entry.exerciseCount == exerciseCount)
    // Neighbouring units are told apart by their colours.
    for (one, next) in zip(course.units, course.units.dropFirst()) {
      #expect(one.block != next.block, "\(one.id), \(next.id)")
    }
  }
}

@Test func spanishOpensAtTheCafé() throws {
  let (list, packs) = try packs()
  let place = try #require(list.courses.firstIndex { $0.id == "es-from-en" })
  let pack = packs[place]
  let first = try #require(pack.course.units.first?.lessons.first)
  let exercises = pack.exercises(of: first.id)

  #expect(pack.lesson(first.id)?.unit.id == "cafe")
  #expect(exercises.count == 6)
  #expect(exercises.filter { $0.kind == .listen }.count == 1)
  let intoSpanish = exercises.filter {
    $0.kind == .build && $0.answer.language == Language("es")
  }
  let intoEnglish = exercises.filter { $0.answer.language == Language("en") }
  #expect(intoSpanish.count >= 2 && intoEnglish.count >= 2)
}

/// What the builder knows survives the pack: every prompt has its hints, every bank its answer, and
/// the tiles in their order are right.
@Test func everyExerciseCanBeSolvedFromItsPack() throws {
  for pack in try packs().packs {
    for lesson in pack.course.units.flatMap(\.lessons) {
      for exercise in pack.exercises(of: lesson.id) {
        let bare = exercise.hintedPrompt.filter {
          $0.translation.isEmpty && $0.text.contains { Text.isWordly($0) && !Text.isDigit($0) }
        }
        #expect(bare.isEmpty, "\(exercise.id)")
        var bank = exercise.bank
        for tile in exercise.answerTiles {
          let place = try #require(bank.firstIndex { $0 == tile }, "\(exercise.id)")
          bank.remove(at: place)
        }
        #expect(bank.count == exercise.distractors.count, "\(exercise.id)")
        let options = SentenceCheck.Options(language: exercise.answer.language)
        let tiles = exercise.answer.tiles.joined(separator: " ")
        for built in [tiles] + exercise.alternatives {
          let result = try SentenceCheck.check(
            built, answer: exercise.answer.text, alternatives: exercise.alternatives,
            options: options)
          #expect(result.isCorrect, "\(exercise.id): \(built)")
        }
        let scripts = Set(exercise.answerTiles.map { $0.forms.map(\.language) })
        #expect(scripts.count == 1, "\(exercise.id)")
        #expect(exercise.distractors.allSatisfy { scripts.contains($0.forms.map(\.language)) })
      }
    }
  }
}
