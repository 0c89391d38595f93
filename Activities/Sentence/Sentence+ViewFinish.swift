import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

extension SentenceBuilderFinish {
  /// The page of the result.
  public func page(in surroundings: Surroundings) -> Markup {
    let text = SentenceText.english
    return stack {
      card {
        stars(result.stars, label: text.stars(result.stars))
        figures {
          award(text.points(result.xp), label: text.pointsLabel, icon: .star)
          award("\(result.accuracyPercent)%", label: text.accuracy, icon: .check)
          award(text.time(result.milliseconds), label: text.timeLabel, icon: .clock)
          award(String(result.bestCombo), label: text.bestRun, icon: .flame)
        }
        key(sends: Self.continueToken, kind: .primary, shortcut: "Enter") { text.next }
          .id(Sentence.continueId)
      }
    }
    .block(Block(rawValue: result.block) ?? .sky)
  }
}
