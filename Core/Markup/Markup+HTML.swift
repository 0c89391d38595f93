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
      bytes.append(contentsOf: element.tag.utf8)
      for attribute in element.attributes {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: attribute.name.utf8)
        bytes.append(contentsOf: "=\"".utf8)
        escape(attribute.value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
      if element.isVoid { return }
      for node in element.content.nodes { node.write(to: &bytes) }
      bytes.append(contentsOf: "</".utf8)
      bytes.append(contentsOf: element.tag.utf8)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  private func escape(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { letters in
      for byte in letters {
        switch byte {
        case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
        default: bytes.append(byte)
        }
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
