import PipitBase

/// A change of the shown page. Patches are applied in their order.
public enum Patch: Equatable, Sendable {
  /// The whole page; the spec is the place it stands in, number 0.
  case whole(NodeSpec)
  /// A new node inside `parent`, before the node with that number, or at the end where it is 0.
  case insert(NodeSpec, parent: Int32, before: Int32)
  /// The node goes inside `parent`, before the node with that number, or at the end where it is 0.
  case move(number: Int32, parent: Int32, before: Int32)
  /// The node goes, with all that stands inside it.
  case remove(number: Int32)
  /// The text gets another wording.
  case text(number: Int32, String)
  /// An attribute gets a value.
  case set(number: Int32, name: String, value: String)
  /// An attribute goes.
  case unset(number: Int32, name: String)

  /// The patch as the browser's glue reads it.
  public var json: JSON {
    switch self {
    case .whole(let spec): .list(["=", spec.json])
    case .insert(let spec, let parent, let before):
      .list(["+", .integer(parent), .integer(before), spec.json])
    case .move(let number, let parent, let before):
      .list([">", .integer(number), .integer(parent), .integer(before)])
    case .remove(let number): .list(["-", .integer(number)])
    case .text(let number, let text): .list(["t", .integer(number), .text(text)])
    case .set(let number, let name, let value):
      .list(["a", .integer(number), .text(name), .text(value)])
    case .unset(let number, let name): .list(["r", .integer(number), .text(name)])
    }
  }
}

/// A node to be made, with its number and with the new nodes that stand inside it.
public indirect enum NodeSpec: Equatable, Sendable {
  case element(
    number: Int32, tag: String, attributes: [Element.Attribute], content: [NodeSpec])
  case text(number: Int32, String)

  /// The node as the browser's glue reads it.
  public var json: JSON {
    switch self {
    case .text(let number, let text): return .list([.integer(number), .text(text)])
    case .element(let number, let tag, let attributes, let content):
      var names: [JSON] = []
      for attribute in attributes {
        names.append(.text(attribute.name))
        names.append(.text(attribute.value))
      }
      return .list([
        .integer(number), .text(tag), .list(names), .list(content.map { $0.json }),
      ])
    }
  }
}
