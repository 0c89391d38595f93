import PipitBase
import PipitLook
import PipitPractice
import PipitSentence

/// Plays six sentences at a Spanish café, line by line: a number presses the key with this number, any
/// other line is a token, such as `take 0 3` or `write 0 buenos días`.
@main struct Cafe {
  static func main() {
    let clock = ContinuousClock()
    let start = clock.now
    /// The lesson has no clock of its own.
    func now() -> Moment {
      let (seconds, attoseconds) = (clock.now - start).components
      return Moment(milliseconds: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    }

    var result: SentenceLessonResult?
    let lesson = SentenceBuilder(
      exercises: SentenceBuilderExample.exercises, block: .coral, xp: 10,
      learnerLanguage: "en",
      onListen: { print("♪ \($0.text)") },
      onProgress: { print("\(Int($0 * 100)) % solved") },
      onFinish: { result = $0 })
    lesson.begin(at: now())
    while result == nil {
      let page = PlainPage(lesson.page(in: Surroundings()))
      print("\n" + page.text)
      guard let line = readLine() else { break }
      lesson.press(page.token(for: line), at: now())
    }
    if let result {
      print(
        "\(result.right) of \(result.count) right, \(result.stars) stars, \(result.xp) XP,",
        "best run \(result.bestCombo)")
    }
  }
}
