import PipitLook
import PipitMarkup
import Testing

@Suite struct TileTests {
  let cafe = TileFace("café", language: "es", shortcut: "3")

  @Test func aTileIsAButtonInItsLanguage() {
    #expect(
      tile(sends: "take 0 2", cafe, key: "tile-0-2", describedBy: "adds", next: "tile-0-3").html
        == """
        <button type="button" value="take 0 2" class="tile" lang="es" dir="auto" data-key="3" \
        aria-keyshortcuts="3" id="tile-0-2" aria-describedby="adds" data-hop="" \
        data-then="tile-0-3"><span class="label">café</span>\
        <kbd aria-hidden="true">3</kbd></button>
        """)
  }

  @Test func aGhostLooksLikeItsTileAndIsNoControl() {
    #expect(
      ghost(cafe).html == """
        <span class="tile ghost" lang="es" dir="auto" aria-hidden="true">\
        <span class="label">café</span><kbd aria-hidden="true">3</kbd></span>
        """)
  }

  @Test func aReadingIsSeenAndNotHeard() {
    let html = ghost(TileFace("水", language: "ja", reading: "みず")).html

    #expect(html.contains("水<small aria-hidden=\"true\">みず</small>"))
  }

  @Test func aSlotKeepsItsGhostWithAndWithoutItsTile() {
    let here = slot(cafe, key: "slot-2", tile: ghost(cafe)).html
    let gone = slot(cafe, key: "slot-2", tile: nil).html

    #expect(gone == "<li class=\"slot\">\(ghost(cafe).html)</li>")
    #expect(here == "<li class=\"slot\">\(ghost(cafe).html)\(ghost(cafe).html)</li>")
  }

  @Test func theLinesAreNamedByTheSentenceAndKeepRoom() {
    let html = ruledLines(label: "un café", id: "lines", room: [cafe], .text("…")).html

    #expect(html.contains("class=\"lines\" id=\"lines\" role=\"group\" aria-label=\"un café\""))
    #expect(html.contains("<div class=\"room\" aria-hidden=\"true\">\(ghost(cafe).html)</div>"))
  }

  @Test func aHintIsAButtonWithItsTip() {
    #expect(
      hinted("coffee", id: "hint-0-1", language: "en", tip: .text("café")).html == """
        <span class="hinted"><button class="hint" type="button" lang="en" \
        popovertarget="hint-0-1" popovertargetaction="show" aria-describedby="hint-0-1">coffee\
        </button><span class="tip" id="hint-0-1" popover="auto">café</span></span>
        """)
  }

  @Test func aLetterKeyNamesItsLetterAndItsField() {
    let html = letterKeys(
      ["ñ"], label: "Letters", field: "field-0", language: "es", name: { "Insert \($0)" }
    ).html

    #expect(
      html.contains(
        """
        lang="es" aria-label="Insert ñ" aria-controls="field-0" data-insert="ñ">ñ</button>
        """))
    #expect(!html.contains("value="))
  }

  @Test func aDialogIsNamedByItsTitle() {
    let html = dialog(title: "Leave?") {
      "Really"
    } keys: {
      Markup.empty
    }.html

    #expect(html.contains("role=\"dialog\" aria-modal=\"true\" aria-labelledby=\"dialog-title\""))
    #expect(html.contains("<h2 id=\"dialog-title\">Leave?</h2>"))
  }

  @Test func anAwardIsAFigureInTheUnitsColour() {
    let html = award("+15", label: "XP", icon: .star).html

    #expect(html.hasPrefix("<div class=\"figure award\">"))
    #expect(html.contains("<strong>+15</strong>"))
  }
}
