import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitText

/// The grid of hints: how many common words are still to be found, by first letter and length.
struct ScrambleGrid: Equatable {
  /// The lengths that words still have, short ones first.
  private(set) var lengths: [Int] = []
  /// A first letter, and how many words of each length begin with it.
  private(set) var rows: [Row] = []

  struct Row: Equatable {
    let letter: String
    var counts: [Int]

    var count: Int { counts.reduce(0) { $0 + $1 } }
  }

  /// The grid of words; each is counted by its tiles.
  init(_ words: [[String]]) {
    for word in words where !lengths.contains(word.count) { lengths.append(word.count) }
    lengths = lengths.ordered { $0 < $1 }
    let empty = lengths.map { _ in 0 }
    for word in words {
      guard let first = word.first, let column = lengths.firstIndex(of: word.count) else {
        continue
      }
      let place =
        rows.firstIndex { $0.letter == first }
        ?? {
          rows.append(Row(letter: first, counts: empty))
          return rows.count - 1
        }()
      rows[place].counts[column] += 1
    }
    rows = rows.ordered { $0.letter < $1.letter }
  }

  /// How many words of each length there are.
  var sums: [Int] {
    lengths.indices.map { column in rows.reduce(0) { $0 + $1.counts[column] } }
  }
}

extension Scramble {
  /// The common words that are not found, shortest first.
  var missed: [ScrambleWords.Word] { left(.common) }

  /// The words of a tier that are not found, shortest first.
  func left(_ tier: WordTier) -> [ScrambleWords.Word] {
    content.rules.all.filter { word in
      word.tier == tier && !found.contains { $0.find.tiles == word.tiles }
    }
  }

  func hints(_ text: ScrambleViewText) -> Markup {
    let grid = ScrambleGrid(missed.map { $0.tiles })
    return card {
      h2 { text.hints }.id("hints-title")
      if grid.rows.isEmpty {
        p { text.nothingLeft }
      } else {
        div {
          element("table") {
            element("caption") { text.grid }
            element("thead") {
              element("tr") {
                heading(text.letter, scope: "col")
                for length in grid.lengths { heading(String(length), scope: "col") }
                heading(text.all, scope: "col")
              }
            }
            element("tbody") {
              for row in grid.rows {
                element("tr") {
                  heading(row.letter, scope: "row").language(content.choice.language.tag)
                  for count in row.counts { cell(count) }
                  cell(row.count).class("sum")
                }
              }
            }
            element("tfoot") {
              element("tr") {
                heading(text.all, scope: "row")
                for sum in grid.sums { cell(sum) }
                cell(missed.count).class("sum")
              }
            }
          }
          .class("hint-grid")
        }
        .class("scrolls").attribute("role", "region").attribute("tabindex", "0")
        .attribute("aria-labelledby", "hints-title")
      }
    }
    .id("hints").key("hints")
  }

  private func heading(_ text: String, scope: String) -> Markup {
    element("th") { text }.attribute("scope", scope)
  }

  private func cell(_ count: Int) -> Markup {
    element("td") { String(count) }.attribute("class", count == 0 ? "no" : nil)
  }
}
