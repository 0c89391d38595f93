import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page on which a table is pasted, looked at, and kept.
extension OwnPages {
  private static let rowsInPreview = 20

  @MarkupBuilder func tablePage(_ deck: OwnDeck) -> Markup {
    heading(text.table)
    problems
    p { text.tableLead }
    p { text.columns(deck) }.class("soft")
    card {
      form {
        field(
          label: text.tableLabel, name: "table", id: "own-table-\(deck.id)",
          language: deck.languages.first ?? "und", lines: 10)
        div {
          element("label") { text.fromFile }.attribute("for", "own-table-file")
          element("input").attribute("type", "file").id("own-table-file")
            .attribute("accept", ".txt,.tsv,.csv,text/*")
            .attribute("data-fill", "own-table-\(deck.id)")
            .attribute("data-most", String(8 << 20))
            .attribute("data-refused", "cards own refused")
            .attribute("aria-describedby", "own-table-file-hint")
          p { text.fromFileHint }.class("soft").id("own-table-file-hint")
        }
        .class("field")
        row {
          formKey(
            sends: OwnPress.look(deck.id, form: "").token, kind: kept == nil ? .primary : .plain,
            icon: .eye
          ) { text.look }
          if let kept {
            formKey(
              sends: OwnPress.paste(deck.id, mark: Self.mark(kept.form), form: "").token,
              icon: .check
            ) { text.keep(kept.table.rows.count) }
          }
        }
      }
    }
    if let looked { preview(looked.table) }
    way(back: deck)
  }

  private var kept: (form: String, table: CardTable)? {
    looked.flatMap { $0.table.rows.isEmpty ? nil : $0 }
  }

  private func preview(_ table: CardTable) -> Markup {
    section {
      h2 { text.preview }.id("preview").attribute("tabindex", "-1")
      p { text.found(table) }
      if table.problemCount > 0 {
        notice(.warning) {
          ul { for problem in table.problems { li { text.problem(problem) } } }
          if table.problemCount > table.problems.count {
            p { text.andMore(table.problemCount - table.problems.count) }
          }
        }
      }
      if !table.rows.isEmpty { rows(table) }
    }
    .key("preview")
  }

  private func rows(_ table: CardTable) -> Markup {
    let columns = table.columns.filter { !$0.isEmpty }
    return div {
      element("table") {
        element("tr") {
          for column in columns {
            element("th") { text.column(column) }.attribute("scope", "col")
          }
        }
        for row in table.rows.prefix(Self.rowsInPreview) {
          let card = OwnCard(id: "", fields: row)
          element("tr") {
            for column in columns {
              element("td") { MarkupText.plain(card[column]) }
                .attribute("lang", column.begins(with: ".") ? nil : column)
                .attribute("dir", "auto")
            }
          }
        }
      }
      if table.rows.count > Self.rowsInPreview {
        p { text.andMore(table.rows.count - Self.rowsInPreview) }.class("soft")
      }
    }
    .class("preview").attribute("role", "region").attribute("aria-label", text.preview)
    .attribute("tabindex", "0")
  }
}
