/// The elements that pages are made of. An element that is not here is `element("name") { … }`.
public func div(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("div", content)
}
/// A stretch of text.
public func span(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("span", content)
}
/// A paragraph.
public func p(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("p", content)
}
/// The page's heading; the frame gives it the focus when a page opens.
public func h1(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("h1", content)
}
/// A heading of the second level.
public func h2(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("h2", content)
}
/// A part of the page with a heading of its own.
public func section(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("section", content)
}
/// A list without order.
public func ul(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("ul", content)
}
/// A list with an order.
public func ol(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("ol", content)
}
/// An entry of a list.
public func li(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  element("li", content)
}
/// A way to another page.
public func link(to path: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  element("a", content).attribute("href", path)
}
/// A control that sends a token when it is pressed.
public func button(sends token: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  element("button", content).attribute("type", "button").attribute("value", token)
}
