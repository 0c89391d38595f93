import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page of a lesson.
extension Sentence {
  func page(in surroundings: Surroundings) -> Markup {
    let text = SentenceText.english
    return stack {
      key(sends: Action.close.token) { text.close }.id(Self.closeId)
      if isClosing { key(sends: Action.stay.token) { text.stay }.id(Self.stayId) }
      p { isHidden ? "" : exercise.prompt.text }.id(Self.askedId).attribute("tabindex", "-1")
      row {
        for number in placed {
          if isBuilding {
            key(sends: Action.back(screen, tile: number).token) { bank[number].text }
          } else {
            p { bank[number].text }
          }
        }
      }
      if isBuilding {
        row {
          for (number, word) in bank.enumerated() where !placed.contains(where: { $0 == number }) {
            key(sends: Action.take(screen, tile: number).token) { word.text }
              .id(Self.tileId(screen, number))
          }
        }
        key(sends: Action.check(screen).token, isDisabled: !canCheck) { text.check }
          .id(Self.checkId)
      } else if let told {
        p { text.title(told.verdict) }
        p { exercise.answer.text }
        key(sends: Action.next(screen).token) { text.next }.id(Self.continueId)
      }
    }
    .block(lesson.block)
  }
}
