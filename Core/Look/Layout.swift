import PipitBase
import PipitMarkup

/// Pieces below one another, with air between them.
@inline(__always)
public func stack(@MarkupBuilder _ content: () -> Markup) -> Markup { box("stack", content()) }

/// Pieces side by side, going on below where there is no room.
@inline(__always)
public func row(@MarkupBuilder _ content: () -> Markup) -> Markup { box("row", content()) }

/// Pieces in as many columns of one width as there is room for.
@inline(__always)
public func grid(@MarkupBuilder _ content: () -> Markup) -> Markup { box("grid", content()) }

/// The column of a page, in the middle; a wide one has room for two parts side by side.
@inline(__always)
public func column(isWide: Bool = false, @MarkupBuilder _ content: () -> Markup) -> Markup {
  box(isWide ? "page wide" : "page", content())
}

/// Two parts of a wide page: side by side where there is room, else below one another.
@inline(__always)
public func halves(@MarkupBuilder _ content: () -> Markup) -> Markup {
  box("halves", content())
}

/// The bar above a session: the way out, how far it is, and what it counts.
@inline(__always)
public func top(
  @MarkupBuilder start: () -> Markup, @MarkupBuilder middle: () -> Markup = { .empty },
  @MarkupBuilder end: () -> Markup = { .empty }
) -> Markup {
  top(start(), middle(), end())
}

@inline(never)
func top(_ start: Markup, _ middle: Markup, _ end: Markup) -> Markup {
  element("header") {
    start
    box("middle", middle)
    box("end", end)
  }
  .class("top")
}

/// A list of rows in a card; each entry is an `entry` or a piece of its own.
@inline(__always)
public func list(@MarkupBuilder _ content: () -> Markup) -> Markup {
  Markup(tag: "ul", class: "list", content())
}

/// A row of a list that leads to a page; beside its title stands its name in a language of its own,
/// and before it, on a knob, the first letter of that name. The title is in the language of the page,
/// or in another that is told.
@inline(never)
public func entry(
  to path: String, title: String, detail: String = "", icon name: Icon? = nil,
  native: String = "", language: String? = nil, hasKnob: Bool = false, isHere: Bool = false,
  titleLanguage: String? = nil
) -> Markup {
  li {
    link(to: path) {
      if let name { icon(name) }
      if hasKnob {
        let first = native.characters.first.map { String($0) } ?? ""
        spanned("knob", first).attribute("lang", language)
          .attribute("aria-hidden", "true")
      }
      span {
        span {
          element("strong") { title }.attribute("lang", titleLanguage)
            .attribute("dir", titleLanguage == nil ? nil : "auto")
          if !native.isEmpty {
            " "
            spanned("soft", native).attribute("lang", language)
          }
        }
        if !detail.isEmpty { spanned("soft", detail) }
      }
      .class("label")
      icon(isHere ? .check : .forward)
    }
    .class("entry").attribute("aria-current", isHere ? "true" : nil)
  }
}

/// A row of a list that tells something, with a control at its end.
@inline(__always)
public func entry(
  title: String, detail: String = "", language: String? = nil,
  @MarkupBuilder control: () -> Markup = { .empty }
) -> Markup {
  entry(title, detail, language, control())
}

@inline(never)
func entry(_ title: String, _ detail: String, _ language: String?, _ control: Markup) -> Markup {
  li {
    div {
      span {
        element("strong") { title }.attribute("lang", language)
        if !detail.isEmpty { spanned("soft", detail) }
      }
      .class("label")
      control
    }
    .class("entry")
  }
}

/// A plain part of the page with a class.
@inline(never)
func box(_ names: consuming String, _ content: consuming Markup) -> Markup {
  Markup(tag: "div", class: names, content)
}

/// A place in the bar that leads through the app.
public struct Place: Equatable, Sendable {
  let label: String
  let icon: Icon
  let path: String
  let isHere: Bool

  /// A place with its name, its picture and its path.
  public init(_ label: String, icon: Icon, path: String, isHere: Bool) {
    (self.label, self.icon, self.path, self.isHere) = (label, icon, path, isHere)
  }
}

/// The bar that leads through the app: below on a phone, at the side where there is room.
@inline(never)
public func navigation(label: String, _ places: [Place]) -> Markup {
  element("nav") {
    for place in places {
      link(to: place.path) {
        icon(place.icon)
        span { place.label }
      }
      .attribute("aria-current", place.isHere ? "page" : nil)
    }
  }
  .class("nav").attribute("aria-label", label)
}

/// The tabs of a room that has pages of its own, above them.
@inline(never)
public func tabs(label: String, _ places: [Place]) -> Markup {
  navigation(label: label, places).attribute("class", "tabs")
}

/// A row of a list that goes when it is swiped against the line, when its key is pressed, or when
/// Delete is while the focus is in it; the label says what the key does. What stands below stays.
@inline(__always)
public func swipeRow(
  sends token: String, label: String, key: String, below: Markup = .empty,
  @MarkupBuilder _ content: () -> Markup
) -> Markup {
  swipeRow(token, label, key, below, content())
}

@inline(never)
func swipeRow(
  _ token: String, _ label: String, _ key: String, _ below: Markup, _ content: Markup
) -> Markup {
  li {
    span { icon(.trash) }.class("beneath").attribute("aria-hidden", "true")
    div {
      content
      iconKey(sends: token, .trash, label: label, kind: .quiet)
        .attribute("aria-keyshortcuts", "Delete")
    }
    .class("entry").attribute("data-swipe", token)
    below
  }
  .class("swipe").key(key)
}

/// The whole of a page: a way past the bar, the bar, and the main part, which has the id `main`.
@inline(__always)
public func frame(
  skip: String, navigation bar: Markup, @MarkupBuilder main content: () -> Markup
) -> Markup {
  frame(skip, bar, content())
}

@inline(never)
func frame(_ skip: String, _ bar: Markup, _ content: Markup) -> Markup {
  div {
    link(to: "#main") { skip }.class("skip")
    bar
    Markup(tag: "main", content).id("main").attribute("tabindex", "-1")
  }
  .class("frame")
}
