import PipitMarkup

/// Pieces below one another, with air between them.
public func stack(@MarkupBuilder _ content: () -> Markup) -> Markup { div(content).class("stack") }

/// Pieces side by side, going on below where there is no room.
public func row(@MarkupBuilder _ content: () -> Markup) -> Markup { div(content).class("row") }

/// Pieces in as many columns of one width as there is room for.
public func grid(@MarkupBuilder _ content: () -> Markup) -> Markup { div(content).class("grid") }

/// The column of a page, in the middle; a wide one has room for two parts side by side.
public func column(isWide: Bool = false, @MarkupBuilder _ content: () -> Markup) -> Markup {
  div(content).class(isWide ? "page wide" : "page")
}

/// Two parts of a wide page: side by side where there is room, else below one another.
public func halves(@MarkupBuilder _ content: () -> Markup) -> Markup {
  div(content).class("halves")
}

/// The bar above a session: the way out, how far it is, and what it counts.
public func top(
  @MarkupBuilder start: () -> Markup, @MarkupBuilder middle: () -> Markup = { .empty },
  @MarkupBuilder end: () -> Markup = { .empty }
) -> Markup {
  element("header") {
    start()
    div(middle).class("middle")
    div(end).class("end")
  }
  .class("top")
}

/// A list of rows in a card; each entry is an `entry` or a piece of its own.
public func list(@MarkupBuilder _ content: () -> Markup) -> Markup { ul(content).class("list") }

/// A row of a list that leads to a page.
public func entry(
  to path: String, title: String, detail: String = "", icon name: Icon? = nil,
  language: String? = nil, isHere: Bool = false
) -> Markup {
  li {
    link(to: path) {
      if let name { icon(name) }
      span {
        element("strong") { title }.attribute("lang", language)
        if !detail.isEmpty { span { detail }.class("soft") }
      }
      .class("label")
      icon(isHere ? .check : .forward)
    }
    .class("entry").attribute("aria-current", isHere ? "true" : nil)
  }
}

/// A row of a list that tells something, with a control at its end.
public func entry(
  title: String, detail: String = "", language: String? = nil,
  @MarkupBuilder control: () -> Markup = { .empty }
) -> Markup {
  li {
    div {
      span {
        element("strong") { title }.attribute("lang", language)
        if !detail.isEmpty { span { detail }.class("soft") }
      }
      .class("label")
      control()
    }
    .class("entry")
  }
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

/// The whole of a page: a way past the bar, the bar, and the main part, which has the id `main`.
public func frame(
  skip: String, navigation bar: Markup, @MarkupBuilder main content: () -> Markup
) -> Markup {
  div {
    link(to: "#main") { skip }.class("skip")
    bar
    element("main", content).id("main")
  }
  .class("frame")
}
