import PipitBase
import PipitLook
import PipitMarkup
import PipitText

extension Surroundings {
  /// A word as a key that puts it by to be learnt, or takes it back; the word alone where no activity
  /// takes up words of its language.
  @inline(never)
  public func learnKey(_ word: String, language: String) -> Markup {
    let primary = Language(language).primary
    let shown = span { word }.language(language).attribute("dir", "auto")
    guard learns.contains(primary), word.utf8.count <= 200 else { return shown }
    let isPutBy = isPutBy(word, primary)
    return button(sends: "app learn \(primary) \(word)") {
      icon(.star)
      visuallyHidden("Learn to spell ")
      shown
    }
    .class("key chip learn").attribute("aria-pressed", isPutBy ? "true" : "false")
    .attribute("title", isPutBy ? "Put by to learn; press to take it back" : "Put by to learn")
  }
}
