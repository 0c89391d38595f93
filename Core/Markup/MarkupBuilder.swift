/// Lets a page be written as it reads: elements and texts below one another, with `if`, `switch`
/// and `for`.
@resultBuilder
public enum MarkupBuilder {
  /// A piece of a page.
  public static func buildExpression(_ markup: Markup) -> Markup { markup }
  /// A text, escaped where it is written.
  public static func buildExpression(_ text: String) -> Markup { .text(text) }
  /// Pieces side by side.
  public static func buildBlock(_ parts: Markup...) -> Markup {
    parts.count == 1 ? parts[0] : .group(parts)
  }
  /// A piece that may be missing.
  public static func buildOptional(_ part: Markup?) -> Markup { part ?? .empty }
  /// One of two pieces.
  public static func buildEither(first: Markup) -> Markup { first }
  /// The other of two pieces.
  public static func buildEither(second: Markup) -> Markup { second }
  /// A piece for each turn of a loop.
  public static func buildArray(_ parts: [Markup]) -> Markup { .group(parts) }
}

/// An element with this tag around what the closure builds.
public func element(
  _ tag: String, key: String? = nil, @MarkupBuilder _ content: () -> Markup = { .empty }
) -> Markup {
  .element(Element(tag, key: key, content()))
}

extension Markup {
  /// The same element with an attribute set; nil takes it away. What is not an element stays.
  public func attribute(_ name: String, _ value: String?) -> Markup {
    guard case .element(var element) = self else { return self }
    element.attributes.removeAll { $0.name == name }
    if let value { element.attributes.append(.init(name: name, value: value)) }
    return .element(element)
  }

  /// The same element with a truth attribute set or taken away.
  public func attribute(_ name: String, when isSet: Bool) -> Markup {
    attribute(name, isSet ? "" : nil)
  }

  /// The same element with a class added to those it has.
  public func `class`(_ names: String) -> Markup {
    guard case .element(let element) = self else { return self }
    guard let before = element["class"] else { return attribute("class", names) }
    return attribute("class", before + " " + names)
  }

  /// The same element in a language; the direction of writing follows from the script.
  public func language(_ tag: String) -> Markup { attribute("lang", tag) }

  /// The same element with an id.
  public func id(_ id: String) -> Markup { attribute("id", id) }

  /// The same element with a key, which makes it the same one on the next page.
  public func key(_ key: String) -> Markup {
    guard case .element(var element) = self else { return self }
    element.key = key
    return .element(element)
  }
}
