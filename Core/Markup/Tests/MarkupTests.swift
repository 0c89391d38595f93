import PipitMarkup
import Testing

struct MarkupTests {
  @Test func textIsEscapedWhereverItStands() {
    let evil = #"</p><script>alert("1 & 2")</script>"#
    let escaped = "&lt;/p&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;"
    #expect(p { evil }.html == "<p>\(escaped)</p>")
    #expect(p().attribute("title", evil).html == "<p title=\"\(escaped)\"></p>")
    #expect(p { "it's \u{1f426}é" }.html == "<p>it's \u{1f426}é</p>")
  }

  @Test func whatIsEscapedAlreadyIsTextToo() {
    #expect(p { "&amp;" }.html == "<p>&amp;amp;</p>")
  }

  @Test func voidElementsHaveNoEnd() {
    #expect(element("input").attribute("disabled", when: true).html == "<input disabled=\"\">")
    #expect(element("br") { "lost" }.html == "<br>")
  }

  @Test func groupsLeaveNoTraceAndTextsJoin() {
    let parts = Markup.group([
      .text("a"), .group([.text(""), .text("b")]), .empty, p(), .text("c"),
    ])
    #expect(parts.nodes == [.text("ab"), p(), .text("c")])
  }

  @Test func attributesAreSetOnceAndTakenAway() {
    let link = link(to: "/a") { "A" }.class("one").class("two").attribute("href", "/b")
    #expect(link.html == #"<a class="one two" href="/b">A</a>"#)
    #expect(link.attribute("href", nil).html == #"<a class="one two">A</a>"#)
  }

  @Test func aPieceThatIsUsedTwiceIsNotChangedByItsFirstUse() {
    let plain = p { "a" }
    let marked = plain.class("one").key("k").attribute("lang", "de")
    #expect(plain.html == "<p>a</p>")
    #expect(marked.html == #"<p class="one" lang="de">a</p>"#)
    #expect(plain != marked)
    #expect(plain == p { "a" })

    let pair = Markup.group([p(), p()])
    let longer = div {
      pair
      "c"
    }
    #expect(pair.html == "<p></p><p></p>")
    #expect(longer.html == "<div><p></p><p></p>c</div>")
  }
}
