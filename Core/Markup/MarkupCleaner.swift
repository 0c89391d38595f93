import PipitBase

/// HTML that a learner or a deck has brought in, read so that nothing of it runs, loads or leaves.
///
/// Only the elements of a table stay, with `lang`, `dir` and, of a picture, the hash of a file on this
/// device and what it is called. Other tags go and their text stays; what stands in `script` and
/// `style`, and comments, are no text. Where a tag or a comment never ends, it and all that follows is
/// text. At most `deepest` levels and `mostElements` elements are made; the time goes by the length.
///
///     MarkupCleaner.clean("<b onclick=x()>Hund</b><script>y()</script>")  // "<b>Hund</b>"
public struct MarkupCleaner {
  /// How deep elements can stand in one another.
  public static let deepest = 24
  /// How many elements are made of one text; the text of further ones stays.
  public static let mostElements = 10_000

  private let bytes: [UInt8]
  private var place = 0
  private var open = [Opened(tag: "", attributes: [])]
  /// What was read and stands in no piece yet.
  private var text: [UInt8] = []
  private var elements = 0
  /// How many elements are open that were too deep, or too many, to be made.
  private var passedOver = 0
  /// Whether a tag or a comment was met that never ends.
  private var isOnlyText = false
  /// The names of elements without markup inside whose end is known not to come any more.
  private var endless: [String] = []

  /// An element whose end has not come.
  private final class Opened {
    let tag: String
    let attributes: [Element.Attribute]
    var content: [Markup] = []

    init(tag: String, attributes: [Element.Attribute]) {
      self.tag = tag
      self.attributes = attributes
    }

    var markup: Markup {
      var markup = Markup(tag: tag, Markup.group(content))
      for attribute in attributes { markup = markup.attribute(attribute.name, attribute.value) }
      return markup
    }
  }

  /// A tag as it was read.
  private struct Tag {
    var name = ""
    var isEnd = false
    var attributes: [Element.Attribute] = []

    /// The value of an attribute where it fits.
    func value(_ name: String, where fits: (String) -> Bool) -> String? {
      attributes.first { $0.name.hasSameBytes(as: name) && fits($0.value) }?.value
    }
  }

  // MARK: What comes of a text

  /// The text as a piece of a page.
  public static func markup(_ html: String) -> Markup {
    if isPlain(html) { return .text(html) }
    var cleaner = MarkupCleaner(bytes: html.bytes)
    return cleaner.read()
  }

  /// The text as HTML with nothing but what is allowed. What is clean already stays as it is.
  public static func clean(_ html: String) -> String { markup(html).html }

  /// The text alone, as it is searched and listed: a space between lines and cells, and nothing of
  /// what stands above words.
  public static func text(_ html: String) -> String {
    if isPlain(html) { return html }
    var bytes: [UInt8] = []
    appendText(of: markup(html), to: &bytes)
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ html: String) -> Bool {
    html.withBytes { bytes in
      for byte in bytes where byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 0 {
        return false
      }
      return true
    }
  }

  private static func appendText(of markup: Markup, to bytes: inout [UInt8]) {
    switch markup.kind {
    case .text(let text): bytes.append(text)
    case .group(let parts): for part in parts { appendText(of: part, to: &bytes) }
    case .element(let element):
      if element.tag.isAmong("rt rp") { return }
      let isApart = rule(of: element.tag) != inline
      if isApart { appendSpace(to: &bytes) }
      if let name = element["alt"] { bytes.append(name) }
      for part in element.content { appendText(of: part, to: &bytes) }
      if isApart { appendSpace(to: &bytes) }
    }
  }

  private static func appendSpace(to bytes: inout [UInt8]) {
    if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
  }

  // MARK: Elements

  private static let inline = "-"

  /// What a tag ends where it begins, by the table of those that are allowed; nil for others.
  private static func rule(of tag: String) -> String? {
    """
    b -
    i -
    u -
    em -
    strong -
    small -
    sub -
    sup -
    span -
    code -
    ruby -
    img -
    rt rt rp
    rp rt rp
    br br
    div p
    p p
    li p li
    ul p
    ol p
    h1 p
    h2 p
    h3 p
    h4 p
    h5 p
    h6 p
    hr p
    pre p
    blockquote p
    table p
    tr p td th tr
    td p td th
    th p td th

    """.row(of: tag)
  }

  /// What begins a line of its own and is not in the table stays as a `div`.
  private static func isBlock(_ tag: String) -> Bool {
    tag.isAmong("section article header footer main aside figure figcaption center dl dt dd")
  }

  private mutating func begin(_ given: Tag) {
    let tag = Self.isBlock(given.name) ? "div" : given.name
    guard let rule = Self.rule(of: tag) else { return }
    while open.count > 1, open[open.count - 1].tag.isAmong(rule) { close() }
    if tag == "img" { return addPicture(given) }
    let isVoid = tag.isAmong("br hr")
    if elements == Self.mostElements || open.count > Self.deepest {
      if !isVoid { passedOver += 1 }
      return
    }
    endText()
    elements += 1
    var attributes: [Element.Attribute] = []
    let language = given.value("lang") { Self.isTag($0) }
    if let language { attributes.append(.init(name: "lang", value: language)) }
    let direction = given.value("dir") { $0.isAmong("ltr rtl auto") }
    if let direction { attributes.append(.init(name: "dir", value: direction)) }
    open.append(Opened(tag: tag, attributes: attributes))
    if isVoid { close() }
  }

  /// A picture that is on the device is shown; of another one its name is.
  private mutating func addPicture(_ given: Tag) {
    let name = given.value("alt") { _ in true } ?? ""
    let hash =
      given.value("data-file") { Self.isHash($0) } ?? given.value("src") { Self.isHash($0) }
    guard let hash, elements < Self.mostElements, open.count <= Self.deepest else {
      text.append(name)
      return
    }
    endText()
    elements += 1
    open[open.count - 1].content.append(
      Markup(tag: "img", .empty).attribute("data-file", hash).attribute("alt", name))
  }

  private mutating func end(_ name: String) {
    let tag = Self.isBlock(name) ? "div" : name
    if passedOver > 0 {
      if Self.rule(of: tag) != nil, !tag.isAmong("br hr img") { passedOver -= 1 }
      return
    }
    if !open.contains(where: { $0.tag.hasSameBytes(as: tag) }) || tag.isEmpty { return }
    while !open[open.count - 1].tag.hasSameBytes(as: tag) { close() }
    close()
  }

  private mutating func close() {
    endText()
    let last = open.removeLast()
    open[open.count - 1].content.append(last.markup)
  }

  private mutating func endText() {
    if text.isEmpty { return }
    open[open.count - 1].content.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }

  /// Whether a text is the SHA-256 of a file: 64 small hexadecimal digits.
  public static func isHash(_ text: String) -> Bool {
    let bytes = text.bytes
    for byte in bytes where !(0x30...0x39).contains(byte) && !(0x61...0x66).contains(byte) {
      return false
    }
    return bytes.count == 64
  }

  private static func isTag(_ text: String) -> Bool {
    for byte in text.bytes where !isLetter(byte) && !(0x30...0x39).contains(byte) && byte != 0x2d {
      return false
    }
    return !text.isEmpty && text.utf8.count <= 35
  }

  // MARK: Reading

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> Markup {
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") || isOnlyText || !readMarkup() {
        Self.read(bytes, at: &place, to: &text)
      }
    }
    while open.count > 1 { close() }
    endText()
    return Markup.group(open[0].content)
  }

  /// Reads the byte or the character reference that stands at a place.
  private static func read(_ bytes: [UInt8], at place: inout Int, to text: inout [UInt8]) {
    let byte = bytes[place]
    if byte == UInt8(ascii: "&"), let reference = CharacterReference(bytes, at: place) {
      text.append(reference.text)
      place = reference.end
    } else {
      if byte == 0 { text.append("\u{fffd}") } else { text.append(byte) }
      place += 1
    }
  }

  /// Reads the tag or the comment that stands here; where there is none, nothing has happened.
  private mutating func readMarkup() -> Bool {
    let start = place
    let next = byte(1)
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
      || next == UInt8(ascii: "/") && !Self.isLetter(byte(2))
    {
      place = endOfComment()
    } else if next == UInt8(ascii: "/") || Self.isLetter(next) {
      if let tag = readTag() {
        if tag.isEnd {
          end(tag.name)
        } else if tag.name.isAmong("script style") {
          passOver(tag.name)
        } else {
          begin(tag)
        }
        return true
      }
      place = bytes.count + 1
    } else {
      return false
    }
    if place <= bytes.count { return true }
    place = start
    isOnlyText = true
    return false
  }

  private func byte(_ further: Int) -> UInt8 {
    place + further < bytes.count ? bytes[place + further] : 0
  }

  /// Where the comment that stands here ends; past all bytes where it never does.
  private func endOfComment() -> Int {
    var end = place + 2
    let isLong = byte(1) == UInt8(ascii: "!") && byte(2) == 0x2d && byte(3) == 0x2d
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: ">") {
        // `<!-->` and `<!--->` are comments too, as browsers read them.
        let before = bytes[end - 1] == UInt8(ascii: "!") ? end - 1 : end
        if !isLong || bytes[before - 1] == 0x2d && bytes[before - 2] == 0x2d { return end + 1 }
      }
      end += 1
    }
    return bytes.count + 1
  }

  /// Reads the tag that stands here, or nil where it never ends.
  private mutating func readTag() -> Tag? {
    var tag = Tag()
    tag.isEnd = byte(1) == UInt8(ascii: "/")
    place += tag.isEnd ? 2 : 1
    tag.name = readName()
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") {
        place += 1
        return tag
      }
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
        place += 1
        continue
      }
      let name = readName()
      let value = readValue()
      if name.isAmong("lang dir src data-file alt") {
        tag.attributes.append(.init(name: name, value: value))
      }
    }
    return nil
  }

  /// Reads the name of a tag or an attribute, in small letters. What begins with `=` is one too.
  private mutating func readName() -> String {
    var name: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "=") && !name.isEmpty
      {
        break
      }
      name.append((0x41...0x5a).contains(byte) ? byte | 0x20 : byte)
      place += 1
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads what follows the name of an attribute; without `=` it is nothing.
  private mutating func readValue() -> String {
    skipSpace()
    if byte(0) != UInt8(ascii: "=") { return "" }
    place += 1
    skipSpace()
    let quote = byte(0)
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    var value: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      if isQuoted, byte == quote {
        place += 1
        break
      }
      if !isQuoted, Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
      Self.read(bytes, at: &place, to: &value)
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func skipSpace() {
    while Self.isSpace(byte(0)) { place += 1 }
  }

  /// Passes over what stands in an element that has no markup and no text for readers in it.
  private mutating func passOver(_ name: String) {
    if endless.contains(name) { return }
    let wanted = ("</" + name).bytes
    var end = place
    while end + wanted.count < bytes.count {
      var length = 0
      while length < wanted.count, bytes[end + length] | 0x20 == wanted[length] | 0x20 {
        length += 1
      }
      let next = bytes[end + wanted.count]
      if length == wanted.count,
        next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || Self.isSpace(next)
      {
        place = end
        return
      }
      end += 1
    }
    endless.append(name)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte) && byte != 0x0b
  }
}
