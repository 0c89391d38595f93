import PipitBase

/// The words of the pages about courses.
extension AppText {
  var courses: String { "Courses" }
  var coursesLead: String {
    "Sentences to build, hear and write: small scenes, from the first word on."
  }
  func lessons(_ count: Int) -> String { count == 1 ? "1 lesson" : "\(count) lessons" }
  func starsWon(_ count: Int, of all: Int) -> String { "\(count) of \(all) stars" }
  func stars(_ count: Int) -> String { count == 1 ? "1 star" : "\(count) stars" }
  var notYet: String { "Not taken yet" }
  var nextLesson: String { "Next" }
  func start(_ title: String) -> String { "Start: \(title)" }
  func goOn(with title: String) -> String { "Go on: \(title)" }
  func again(_ title: String) -> String { "Again: \(title)" }
  func reached(_ percent: Int32) -> String { "\(percent)% done" }
  var guide: String { "Guide" }
  func guide(to unit: String) -> String { "Guide to “\(unit)”" }
  var guideLead: String { "The grammar of this unit, in plain words." }
  var whatItTeaches: String { "What the lessons teach" }
  func unit(_ number: Int) -> String { "Unit \(number)" }
  func noCourse(_ id: String) -> String { "There is no course called “\(id)”." }
  var acceptedTitle: String { "Sentences you had accepted" }
  var acceptedLead: String {
    "They count as right on this device. Hand the file to the course’s author, and everybody gains."
  }
  var acceptedFile: String { "Save as a file" }
  func forget(_ sentence: String) -> String { "Accept “\(sentence)” no longer" }
  var forgotten: String { "This sentence no longer counts as right here." }
  var accents: String { "Accents" }
  var accentsCount: String { "Count" }
  var accentsIgnored: String { "May be left out" }
  var accentsHint: String {
    "A letter of the language, such as ñ, always counts. A lesson keeps what held when it began."
  }
  func next(_ course: String, _ lesson: String) -> String { "Next: \(course) · \(lesson)" }

  // The result of a lesson
  var lessonDone: String { "Lesson done!" }
  var perfect: String { "Not one miss. Five points more for a perfect run." }
  var goOnFrom: String { "Continue" }
  var wordsMet: String { "Words you met" }
}
