import PipitBase

extension Markup {
  /// The piece as HTML, every text and value escaped.
  public var html: String {
    var bytes: [UInt8] = []
    for node in nodes { node.write(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch kind {
    case .text(let text): escape(text, to: &bytes)
    case .group(let parts): for node in parts.nodes { node.write(to: &bytes) }
    case .element(let element):
      bytes.append(UInt8(ascii: "<"))
      bytes.append(element.tag)
      for attribute in element.attributes {
        bytes.append(UInt8(ascii: " "))
        bytes.append(attribute.name)
        bytes.append("=\"")
        escape(attribute.value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
      if element.isVoid { return }
      for node in element.content.nodes { node.write(to: &bytes) }
      bytes.append("</")
      bytes.append(element.tag)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  private func escape(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "&"): bytes.append("&amp;")
      case UInt8(ascii: "<"): bytes.append("&lt;")
      case UInt8(ascii: ">"): bytes.append("&gt;")
      case UInt8(ascii: "\""): bytes.append("&quot;")
      default: bytes.append(byte)
      }
    }
  }
}

extension Element {
  /// Whether HTML gives the tag no end and no content.
  public var isVoid: Bool {
    switch tag {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
      "track", "wbr":
      true
    default: false
    }
  }
}
