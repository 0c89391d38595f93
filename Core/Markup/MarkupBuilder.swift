import PipitBase

/// Lets a page be written as it reads: elements and texts below one another, with `if`, `switch`
/// and `for`.
///
/// Pages are most of the browser's module, and these functions and those of the look are most of
/// what pages call. So what takes a closure dissolves into its caller, and what remains is one call
/// of a function that takes what was built; parameters are consumed, so that callers need not
/// release them.
@resultBuilder
public enum MarkupBuilder {
  /// A piece of a page.
  @inline(__always)
  public static func buildExpression(_ markup: Markup) -> Markup { markup }
  /// A text, escaped where it is written.
  @inline(never)
  public static func buildExpression(_ text: consuming String) -> Markup { Markup.text(text) }
  /// Nothing.
  @inline(__always)
  public static func buildBlock() -> Markup { .empty }
  /// The first piece.
  @inline(__always)
  public static func buildPartialBlock(first: Markup) -> Markup { first }
  /// A piece beside those before it.
  @inline(__always)
  public static func buildPartialBlock(
    accumulated: consuming Markup, next: consuming Markup
  ) -> Markup { accumulated.followed(by: next) }
  /// A piece that may be missing.
  @inline(__always)
  public static func buildOptional(_ part: consuming Markup?) -> Markup { part ?? .empty }
  /// One of two pieces.
  @inline(__always)
  public static func buildEither(first: Markup) -> Markup { first }
  /// The other of two pieces.
  @inline(__always)
  public static func buildEither(second: Markup) -> Markup { second }
  /// A piece for each turn of a loop.
  @inline(__always)
  public static func buildArray(_ parts: consuming [Markup]) -> Markup { Markup.group(parts) }
}

/// An element with this tag around what the closure builds.
@inline(__always)
public func element(
  _ tag: consuming String, @MarkupBuilder _ content: () -> Markup = { .empty }
) -> Markup {
  Markup(tag: tag, content())
}

/// An element with this tag and a key around what the closure builds.
@inline(__always)
public func element(
  _ tag: consuming String, key: consuming String,
  @MarkupBuilder _ content: () -> Markup = { .empty }
) -> Markup {
  Markup(tag: tag, content()).key(key)
}

extension Markup {
  /// The same element with an attribute set; nil takes it away. What is not an element stays.
  @inline(never)
  public consuming func attribute(_ name: consuming String, _ value: consuming String?) -> Markup {
    guard let node = ownElement() else { return self }
    let name = name
    node.attributes.removeAll { $0.name.hasSameBytes(as: name) }
    if let value { node.attributes.append(.init(name: name, value: value)) }
    return self
  }

  /// The same element with a truth attribute set or taken away.
  @inline(never)
  public consuming func attribute(_ name: consuming String, when isSet: Bool) -> Markup {
    attribute(name, isSet ? "" : nil)
  }

  /// The same element with a class added to those it has.
  @inline(never)
  public consuming func `class`(_ names: consuming String) -> Markup {
    guard case .element(let element) = kind else { return self }
    guard let before = element["class"] else { return attribute("class", names) }
    return attribute("class", before + " " + names)
  }

  /// The same element in a language; the direction of writing follows from the script.
  @inline(never)
  public consuming func language(_ tag: consuming String) -> Markup { attribute("lang", tag) }

  /// The same element with an id.
  @inline(never)
  public consuming func id(_ id: consuming String) -> Markup { attribute("id", id) }

  /// The same element with a key, which makes it the same one on the next page.
  @inline(never)
  public consuming func key(_ key: consuming String) -> Markup {
    guard let node = ownElement() else { return self }
    node.key = key
    return self
  }
}
