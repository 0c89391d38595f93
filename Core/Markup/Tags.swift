/// The elements that pages are made of. An element that is not here is `element("name") { … }`.
@inline(__always)
public func div(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "div", content())
}
/// A stretch of text.
@inline(__always)
public func span(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "span", content())
}
/// A paragraph.
@inline(__always)
public func p(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "p", content())
}
/// The page's heading; the frame gives it the focus when a page opens.
@inline(__always)
public func h1(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "h1", content())
}
/// A heading of the second level.
@inline(__always)
public func h2(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "h2", content())
}
/// A part of the page with a heading of its own.
@inline(__always)
public func section(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "section", content())
}
/// A list without order.
@inline(__always)
public func ul(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "ul", content())
}
/// A list with an order.
@inline(__always)
public func ol(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "ol", content())
}
/// An entry of a list.
@inline(__always)
public func li(@MarkupBuilder _ content: () -> Markup = { .empty }) -> Markup {
  Markup(tag: "li", content())
}
/// A way to another page.
@inline(__always)
public func link(to path: consuming String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  link(to: path, content())
}
/// A way to another page.
@inline(never)
public func link(to path: consuming String, _ content: consuming Markup) -> Markup {
  Markup(tag: "a", content).attribute("href", path)
}
/// A control that sends a token when it is pressed.
@inline(__always)
public func button(sends token: consuming String, @MarkupBuilder _ content: () -> Markup) -> Markup
{
  button(sends: token, content())
}
/// A control that sends a token when it is pressed.
@inline(never)
public func button(sends token: consuming String, _ content: consuming Markup) -> Markup {
  Markup(tag: "button", content).attribute("type", "button").attribute("value", token)
}
