import PipitBase
import PipitMarkup
import Testing

struct PageTests {
  @Test func nothingChangesWhereNothingIsNew() {
    let markup = div {
      h1 { "Bravo" }
      button(sends: "pick 7 Bravo") { "Bravo" }.key("bravo")
    }
    var page = Page(markup)
    #expect(page.become(markup) == [])
  }

  @Test func numbersCountFromOneInTheOrderOfWriting() {
    let page = Page(.group([div { p { "a" } }.id("x"), .text("b")]))
    #expect(
      page.whole.json.written
        == #"["=",[0,"div",[],[[1,"div",["id","x"],[[2,"p",[],[[3,"a"]]]]],[4,"b"]]]]"#)
  }

  @Test func patchesAreWrittenAsTheGlueReadsThem() {
    let patches: [Patch] = [
      .insert(.text(number: 9, "a\"b"), parent: 1, before: 0),
      .move(number: 2, parent: 3, before: 4), .remove(number: 5), .text(number: 6, "t"),
      .set(number: 7, name: "class", value: "on"), .unset(number: 8, name: "disabled"),
    ]
    #expect(
      patches.map { $0.json.written } == [
        #"["+",1,0,[9,"a\"b"]]"#, #"[">",2,3,4]"#, #"["-",5]"#, #"["t",6,"t"]"#,
        #"["a",7,"class","on"]"#, #"["r",8,"disabled"]"#,
      ])
  }

  @Test func attributesAndTextsChangeOneByOne() {
    var page = Page(p { "yes" }.class("a").attribute("hidden", ""))
    let patches = page.become(p { "no" }.class("b").language("de"))
    #expect(
      patches == [
        .set(number: 1, name: "class", value: "b"), .set(number: 1, name: "lang", value: "de"),
        .unset(number: 1, name: "hidden"), .text(number: 2, "no"),
      ])
  }

  @Test func lettersThatOnlyLookAlikeAreAChange() {
    var page = Page(p { "\u{e9}" })
    #expect(page.become(p { "e\u{301}" }) == [.text(number: 2, "e\u{301}")])
  }

  @Test func aTileThatGoesToAnotherParentIsOnePatch() {
    let tiles = ["yo", "una", "mesa"].map { word in button(sends: word) { word }.key(word) }
    func page(line: [Markup], bank: [Markup]) -> Markup {
      div {
        div { Markup.group(line) }
        div { Markup.group(bank) }
      }
    }
    var shown = Page(page(line: [], bank: tiles))
    let patches = shown.become(page(line: [tiles[1]], bank: [tiles[0], tiles[2]]))
    #expect(patches == [.move(number: 6, parent: 2, before: 0)])
  }

  @Test func theKeyedIsRescuedFromAParentThatGoes() {
    let field = element("input", key: "answer")
    var page = Page(div { section { field } })
    let patches = page.become(div { p { field } })
    #expect(
      patches == [
        .insert(
          .element(number: 4, tag: "p", attributes: [], content: []), parent: 1, before: 0),
        .move(number: 3, parent: 4, before: 0),
        .remove(number: 2),
      ])
  }

  @Test func parentAndChildChangePlaces() {
    func nested(_ outer: String, _ inner: String) -> Markup {
      element("div", key: outer) { element("div", key: inner) }
    }
    var page = Page(nested("a", "b"))
    let shown = ShownPage(page)
    shown.apply(page.become(nested("b", "a")))
    #expect(shown.place.content.map(\.number) == [2])
    #expect(shown.place.content[0].content.map(\.number) == [1])
  }

  @Test func anotherTagOrIdIsAnotherElement() {
    var page = Page(element("input", key: "a"))
    #expect(page.become(element("select", key: "a")).count == 2)
    var form = Page(element("input").id("first"))
    #expect(form.become(element("input").id("second")).count == 2)
  }

  @Test func aKeyUsedTwiceCountsOnce() {
    func twice(_ one: String, _ two: String) -> Markup {
      .group([p { one }.key("k"), p { two }.key("k")])
    }
    var page = Page(twice("a", "b"))
    #expect(page.become(twice("a", "c")) == [.text(number: 4, "c")])
  }

  @Test func theFocusedTileRestsAndItsNeighboursMove() {
    func bank(_ order: [Int]) -> Markup {
      div { Markup.group(order.map { number in p().key("\(number)") }) }
    }
    var page = Page(bank([2, 3, 4, 5, 6]))
    var free = page
    let last = Patch.move(number: 2, parent: 1, before: 0)
    #expect(free.become(bank([3, 4, 5, 6, 2])) == [last])
    let around: [Patch] = [
      .move(number: 6, parent: 1, before: 2), .move(number: 5, parent: 1, before: 6),
      .move(number: 4, parent: 1, before: 5), .move(number: 3, parent: 1, before: 4),
    ]
    #expect(page.become(bank([3, 4, 5, 6, 2]), focus: 2) == around)
  }

  @Test func noMoreMoveThanMust() {
    var dice = Dice(text: "noMoreMoveThanMust")
    for _ in 0..<300 {
      let order = dice.shuffled(Array(0..<12))
      func list(_ order: [Int]) -> Markup {
        .group(order.map { number in p().key("\(number)") })
      }
      var page = Page(list(Array(0..<12)))
      #expect(page.become(list(order)).count == 12 - longestRise(order))
    }
  }

  /// The length of a longest rising part, the slow way.
  private func longestRise(_ order: [Int]) -> Int {
    var longest: [Int] = []
    for (position, value) in order.enumerated() {
      var best = 0
      for earlier in 0..<position where order[earlier] < value {
        best = max(best, longest[earlier])
      }
      longest.append(best + 1)
    }
    return longest.max() ?? 0
  }
}

/// Laws over random pages: keys wander between parents, come twice, and change their tags.
struct PageLaws {
  @Test func patchesLeadFromAnyPageToAnyOther() {
    var dice = Dice(text: "patchesLeadFromAnyPageToAnyOther")
    var markup = RandomPage.markup(&dice)
    var page = Page(markup)
    var shown = ShownPage(page)
    for turn in 0..<10_000 {
      if turn % 50 == 0 {
        page = Page(markup)
        shown = ShownPage(page)
      }
      let next =
        turn % 2 == 0 ? RandomPage.markup(&dice) : RandomPage.changed(markup, &dice)
      let focus = dice.pick(shown.nodes.keys.sorted()) ?? 0
      let around = lineage(of: focus, shown)
      let patches = page.become(next, focus: focus)
      shown.apply(patches)
      guard shown.html == ShownPage.html([next]) else {
        Issue.record("Turn \(turn): \(shown.html) is not \(ShownPage.html([next]))")
        return
      }
      #expect(page.become(next) == [], "Turn \(turn)")
      #expect(ShownPage(page).nodes.keys.sorted() == shown.nodes.keys.sorted())
      for (number, parent) in around where shown.nodes[number]?.parent?.number == parent {
        let isMoved = patches.contains { patch in
          if case .move(number, _, _) = patch { true } else { false }
        }
        #expect(!isMoved, "Turn \(turn): \(number) holds the focus and stays in \(parent)")
      }
      markup = next
    }
  }

  /// The node and those around it, each with its parent.
  private func lineage(of number: Int32, _ shown: ShownPage) -> [(Int32, Int32)] {
    var around: [(Int32, Int32)] = []
    var node = shown.nodes[number]
    while let inside = node, let parent = inside.parent {
      around.append((inside.number, parent.number))
      node = parent
    }
    return around
  }
}

/// Pages made by dice.
private enum RandomPage {
  static func markup(_ dice: inout Dice, depth: Int = 0) -> Markup {
    .group((0..<dice.roll(below: depth == 0 ? 6 : 4)).map { _ in node(&dice, depth: depth) })
  }

  private static func node(_ dice: inout Dice, depth: Int) -> Markup {
    if depth > 4 || dice.roll(below: 5) == 0 {
      return .text(dice.pick(["", "a", "b & c", "\u{e9}", "e\u{301}", "<i>"])!)
    }
    let content = markup(&dice, depth: depth + 1)
    var node = element(dice.pick(["div", "p", "button", "input"])!) { content }
    if dice.roll(below: 2) == 0 { node = node.key("key \(dice.roll(below: 9))") }
    return dressed(node, &dice)
  }

  private static func dressed(_ node: Markup, _ dice: inout Dice) -> Markup {
    var node = node
    for name in ["class", "value", "lang"] where dice.roll(below: 3) == 0 {
      node = node.attribute(name, dice.pick(["", "x", "\"y\""])!)
    }
    return dice.roll(below: 8) == 0 ? node.id("id \(dice.roll(below: 3))") : node
  }

  /// The same page with some nodes dressed anew, dropped, doubled or in another order.
  static func changed(_ markup: Markup, _ dice: inout Dice) -> Markup {
    var parts: [Markup] = []
    for part in markup.nodes {
      switch dice.roll(below: 12) {
      case 0: continue
      case 1: parts += [part, part]
      case 2: parts.append(dressed(part, &dice))
      default: parts.append(inside(part, &dice))
      }
    }
    return .group(dice.roll(below: 4) == 0 ? dice.shuffled(parts) : parts)
  }

  private static func inside(_ part: Markup, _ dice: inout Dice) -> Markup {
    guard case .element(let element) = part.kind else { return part }
    return element.around(changed(.group(element.content), &dice))
  }
}
