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
          figure(text.points(result.xp), label: text.pointsLabel)
          figure("\(result.accuracyPercent)%", label: text.accuracy)
          figure(text.time(result.milliseconds), label: text.timeLabel)
          figure(String(result.bestCombo), label: text.bestRun)
        }
        key(sends: Self.continueToken, kind: .primary, shortcut: "Enter") { text.next }
          .id(Sentence.continueId)
      }
    }
    .block(Block(rawValue: result.block) ?? .sky)
  }
}
