import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// Days: the puzzles of the days gone by.
extension ScramblePages {
  /// How far the puzzle of a day is.
  enum DayState {
    case new
    /// So many words are found.
    case open(Int)
    /// It was ended, and more words were found since: so many in all.
    case again(Int)
    case done(ScrambledGame)
  }

  func state(of day: Day) -> DayState {
    guard let played = history.day(day.text, in: language) else { return .new }
    guard let game = played.game else { return .open(played.words.count) }
    return played.isOver ? .done(game) : .again(played.words.count)
  }

  func picture(of state: DayState) -> Icon {
    switch state {
    case .new: .sun
    case .open, .again: .pencil
    case .done: .check
    }
  }

  @MarkupBuilder var daysPage: Markup {
    heading(text.days)
    p { text.daysLead(language) }.class("soft")
    if let today {
      let days = shownDays
      if days.isEmpty {
        says(.winces, text.noDays)
      } else {
        list {
          for day in days {
            let state = state(of: day)
            entry(
              to: puzzle(day), title: text.day(day, today: today), detail: text.dayIs(state),
              icon: picture(of: state))
          }
        }
        .class("days")
        leaves(days, today)
      }
    } else {
      says(.sleeps, text.daysWait)
    }
  }

  /// The ways to later days and to earlier ones.
  private func leaves(_ days: [Day], _ today: Day) -> Markup {
    let (latest, earliest) = (days[0].number, days[days.count - 1].number)
    return row {
      if latest < today.number {
        linkKey(to: path(before: latest + 1 + Self.daysOnPage, today), icon: .back) { text.later }
      }
      if earliest > DayRoots.first.number {
        linkKey(to: path(before: earliest, today), icon: .forward) { text.earlier }
      }
    }
  }

  private func path(before number: Int64, _ today: Day) -> String {
    let fields: [Address.Field] =
      number > today.number ? [] : [.init("before", Day(number: number).text)]
    return Address.text("/scramble/days", fields)
  }
}
