import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// Today: what was left open, and what there is to practise.
extension App {
  var todayPage: Markup {
    stack {
      div {
        heading(text.name)
        coach(leftOpen.isEmpty ? .thinks : .cheers, isSeen: surroundings.showsPip) {
          text.tagline
        }
      }
      .class("hero")
      queueCard
      if !leftOpen.isEmpty { openRounds }
      section {
        h2 { text.practise }
        for (number, listing) in Catalogue.listings.enumerated() {
          activityCard(listing).block(Block(unit: number))
        }
      }
      if !lastResults.isEmpty { lastRounds }
      p { link(to: "/about") { text.about } }.class("soft")
    }
  }

  private var openRounds: Markup {
    section {
      h2 { text.leftOpen }
      list {
        for open in leftOpen {
          entry(
            title: name(of: open.deal), detail: text.answered(fold.answered(in: open.deal.id).count)
          ) {
            row {
              linkKey(to: address(of: open), kind: .primary, icon: .forward) {
                text.goOn
                visuallyHidden(": " + name(of: open.deal))
              }
              iconKey(
                sends: FrameAction.discard(open.deal.id).token, .trash,
                label: text.discardNamed(name(of: open.deal)), kind: .quiet)
            }
          }
        }
      }
    }
  }

  private func activityCard(_ listing: Listing) -> Markup {
    let choosing = "/practise/\(listing.id)?choose"
    return card {
      h2 { listing.title(text.language) }
      p { listing.summary(text.language) }
      if let next = nextLesson(listing) {
        p { text.next(next.course.title, next.lesson.title) }.class("soft")
      } else if let next = nextName(listing) {
        p { text.next(next) }.class("soft")
      }
      row {
        if listing.pages != nil {
          linkKey(to: "/\(listing.id)", kind: .primary, icon: .forward) {
            text.practise
            visuallyHidden(": " + listing.title(text.language))
          }
        } else if listing.complete([], remembered(listing)) == nil {
          linkKey(to: choosing, kind: .primary, icon: .forward) {
            text.choose
            visuallyHidden(": " + listing.title(text.language))
          }
        } else {
          linkKey(to: nextPath(listing), kind: .primary, icon: .forward) {
            text.practise
            visuallyHidden(": " + listing.title(text.language))
          }
          linkKey(to: choosing, kind: .quiet, icon: .swap) {
            text.chooseOther
            visuallyHidden(": " + listing.title(text.language))
          }
        }
      }
    }
  }

  private var lastRounds: Markup {
    section {
      h2 { text.lastRounds }
      list {
        for result in lastResults {
          let listing = Catalogue.listing(result.activity)
          entry(
            to: resultPath(of: result.session, listing), title: result.title,
            detail: listing?.outcome?(result, text.language)
              ?? text.accuracy(result.accuracyPercent))
        }
      }
    }
  }

  /// The latest results, newest first.
  private var lastResults: [LessonResult] {
    let own = fold.results.filter { $0["queue"] == nil }
    return own.suffix(5).reversed().compactMap { LessonResult(json: $0) }
  }
}
