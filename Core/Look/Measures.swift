import PipitMarkup

/// A chunky bar in the unit's colour; the label says in words how far it is.
@inline(never)
public func bar(done: Int, of all: Int, label: String) -> Markup {
  element("progress")
    .class("bar")
    .attribute("max", String(max(all, 1)))
    .attribute("value", String(min(max(done, 0), max(all, 1))))
    .attribute("aria-label", label)
    .attribute("aria-valuetext", label)
}

/// A letter to be seen from across the room; it slides in when it is new.
@inline(never)
public func bigLetter(_ letter: String, language: String) -> Markup {
  p { letter }.class("letter").language(language).attribute("dir", "auto")
}

/// The flame of a run of right answers; nothing below two. The label says what it counts.
@inline(never)
public func flame(combo: Int, label: String) -> Markup {
  if combo < 2 { return .empty }
  return span {
    icon(.flame)
    span { String(combo) }.attribute("aria-hidden", "true")
    visuallyHidden(label)
  }
  .class("flame").attribute("title", label).attribute("data-burst", "")
}

/// Up to three stars that pop in one after another; the label says how many in words.
@inline(never)
public func stars(_ count: Int, label: String) -> Markup {
  span {
    for number in 1...3 {
      icon(.star).class(number <= count ? "won" : "missed")
    }
  }
  .class("stars").attribute("role", "img").attribute("aria-label", label)
}

/// Figures side by side, going on below where there is no room.
@inline(__always)
public func figures(@MarkupBuilder _ content: () -> Markup) -> Markup {
  box("figures", content())
}

/// A figure on a tile, with what it counts below it.
@inline(never)
public func figure(_ value: String, label: String, icon name: Icon? = nil) -> Markup {
  div {
    if let name { icon(name) }
    element("strong") { value }
    span { label }.class("soft")
  }
  .class("figure")
}
