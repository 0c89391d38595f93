import PipitMarkup
import Testing

@testable import PipitLook

@Suite struct KeyTests {
  @Test func aKeySendsItsTokenAndPrintsItsShortcut() {
    let html = key(sends: "next 3", kind: .primary, shortcut: "Enter") { "Continue" }.html

    #expect(
      html == """
        <button type="button" value="next 3" class="key primary" data-key="Enter" \
        aria-keyshortcuts="Enter"><span class="label">Continue</span>\
        <kbd aria-hidden="true">↵</kbd></button>
        """)
  }

  @Test func aDisabledKeyCannotBePressed() {
    #expect(key(sends: "check", isDisabled: true) { "Check" }.html.contains(" disabled=\"\""))
    #expect(!key(sends: "check") { "Check" }.html.contains("disabled"))
  }

  @Test func aKeyOfPicturesHasAName() {
    let html = iconKey(sends: "hear", .play, label: "Hear it").html

    #expect(html.contains("<span class=\"hidden\">Hear it</span>"))
    #expect(html.contains("<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">"))
  }

  @Test func aLinkLooksLikeAKeyAndIsALink() {
    #expect(
      linkKey(to: "/practise") { "Go on" }.html
        == "<a href=\"/practise\" class=\"key plain\"><span class=\"label\">Go on</span></a>")
  }

  @Test func anOpenAnswerIsPressedByItsNumber() {
    let html = choiceKey(sends: "pick 1 Alfa", number: 2, language: "en") { "Alfa" }.html

    #expect(
      html == """
        <button type="button" value="pick 1 Alfa" class="key choice" data-key="2" \
        aria-keyshortcuts="2"><kbd aria-hidden="true">2</kbd>\
        <span class="label" lang="en" dir="auto">Alfa</span></button>
        """)
  }

  @Test func aToldAnswerSaysSoInWordsAndIsNotPressedAgain() {
    let right = choiceKey(sends: "pick 1 Alfa", number: 1, state: .right("Right")) { "Alfa" }.html
    let other = choiceKey(sends: "pick 1 Able", number: 2, state: .other) { "Able" }.html

    #expect(right.contains("<span class=\"word\">Right</span>"))
    #expect(right.contains("key choice right") && right.contains("disabled"))
    #expect(!right.contains("data-key"))
    #expect(other.contains("key choice other") && !other.contains("<svg"))
  }

  @Test func aKeyWithControlIsPrintedAsKeyboardsPrintIt() {
    let html = key(sends: "describe", shortcut: "Control+D") { "Meaning" }.html

    #expect(html.contains("data-key=\"Control+D\" aria-keyshortcuts=\"Control+D\""))
    #expect(html.contains("<kbd aria-hidden=\"true\">Ctrl+D</kbd>"))
  }

  @Test func tabsLeadThroughARoom() {
    let html = tabs(
      label: "Spelling",
      [
        Place("Home", icon: .home, path: "/spelling", isHere: true),
        Place("Completed", icon: .check, path: "/spelling/completed", isHere: false),
      ]
    ).html

    #expect(html.hasPrefix("<nav aria-label=\"Spelling\" class=\"tabs\">"))
    #expect(html.contains("href=\"/spelling\" aria-current=\"page\""))
    #expect(html.contains("<span>Completed</span>"))
  }

  @Test func aRowThatIsSwipedHasItsKeyToo() {
    let html = swipeRow(sends: "remove a", label: "Delete apple", key: "row-a") { "apple" }.html

    #expect(html.contains("class=\"entry\" data-swipe=\"remove a\""))
    #expect(html.contains("value=\"remove a\""))
    #expect(html.contains("aria-keyshortcuts=\"Delete\"") && html.contains(">Delete apple<"))
  }
}
