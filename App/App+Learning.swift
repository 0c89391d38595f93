import PipitBase
import PipitJournal
import PipitPractice

/// Words put by to learn, from wherever they are met.
extension App {
  /// Puts a word by to be learnt, or takes it back.
  func learn(_ word: String, _ language: String, at now: Moment, _ reply: inout Reply) {
    guard surroundings.learns.contains(language), (1...200).contains(word.utf8.count) else {
      return
    }
    let isLearnt = surroundings.isPutBy(word, language)
    let shelf = "learn/\(language)"
    record(isLearnt ? .drop(word, from: shelf) : .keep(word, on: shelf), at: now, &reply)
    reply.effects.append(.announce(text.putBy(word, isLearnt: !isLearnt)))
  }

  /// Tells pages which words are put by.
  func showLearning() {
    surroundings.learns = Catalogue.listings.flatMap { $0.learns }
    surroundings.learning = surroundings.learns.flatMap { language in
      fold.kept(on: "learn/\(language)").map { "\(language) \($0)" }
    }
  }
}
