import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitPractice

extension Pages {
  /// The room's own pages.
  static let scramble = Pages(
    allows: { ScrambleChoice.allows($0, $1) },
    title: { ScramblePages($0).title },
    page: { ScramblePages($0).page },
    update: { ScramblePages($1).update($0) })
}

/// A visit to one of the room's pages.
final class ScramblePages {
  let visit: Pages.Visit

  init(_ visit: Pages.Visit) {
    self.visit = visit
  }

  var title: String? { visit.path.isEmpty ? ScrambleText.english.title : nil }

  var page: Markup {
    stack { h1 { ScrambleText.english.title }.id("title").attribute("tabindex", "-1") }
      .block(Scramble.block)
  }

  func update(_ token: String) -> [Effect] { [] }
}
