import PipitBase

/// Takes entries apart into the columns of a block.
struct BlockWriter {
  private var count = 0
  private var texts = BlockTexts()
  private var devices: [UInt64] = []
  private var numbers: [UInt64] = []
  private var moments: [UInt64] = []
  private var offsets: [UInt64] = []
  private var logicals: [UInt64] = []
  private var heads: [UInt64] = []
  private var lines: [UInt64] = []
  private var places: [UInt64] = []
  private var kinds: [UInt64] = []
  private var kindNames: [Int] = []
  private var roots: [BlockNode] = []
  private var last = BlockRow()

  mutating func add(_ entry: Entry) {
    count += 1
    devices.append(UInt64(texts.number(of: entry.device)))
    numbers.append((entry.number &- last.number).zigzag)
    moments.append((entry.at.milliseconds &- last.at).zigzag)
    offsets.append(Int64(entry.at.offsetMinutes &- last.offset).zigzag)
    logicals.append((entry.logical &- entry.at.milliseconds).zigzag)
    last.number = entry.number
    last.at = entry.at.milliseconds
    last.offset = entry.at.offsetMinutes
    let head = add(id: entry.id)

    let kind = texts.number(of: entry.event.kind)
    var place = 0
    while place < kindNames.count, kindNames[place] != kind { place += 1 }
    if place == kindNames.count {
      kindNames.append(kind)
      roots.append(BlockNode())
    }
    kinds.append(UInt64(place))
    add(entry.event.payload, to: roots[place], head: head)
  }

  /// Notes an id as its session, line and place, or as a text; gives the number of that text.
  private mutating func add(id: String) -> Int {
    let parts = BlockId(id)
    let head = texts.number(of: parts.head)
    let isSame = head == last.head
    heads.append(isSame ? 0 : UInt64(head) + 1)
    if parts.line < 0 {
      lines.append(0)
    } else {
      lines.append(1 + (parts.line - (isSame ? last.line : 0)).zigzag)
      places.append(UInt64(parts.place))
      last.line = parts.line
    }
    if !isSame && parts.line < 0 { last.line = 0 }
    last.head = head
    return head
  }

  /// Notes a payload; the texts among its members are told by the first one where they can.
  private mutating func add(_ payload: JSON, to root: BlockNode, head: Int) {
    guard case .object(let members) = payload else { return add(payload, to: root) }
    let shape = add(members, to: root)
    var first: Int?
    for (place, member) in members.enumerated() {
      let node = shape.members[place]
      guard case .text(let text) = member.value else {
        add(member.value, to: node)
        continue
      }
      let number = texts.number(of: text)
      if number == head {
        node.add(BlockNode.Tag.text, BlockText.session)
      } else if let first, let part = texts.part(number, of: first) {
        node.add(BlockNode.Tag.text, UInt64(part))
      } else {
        node.add(BlockNode.Tag.text, node.told(number) + BlockText.first)
      }
      if place == 0 { first = number }
    }
  }

  private mutating func add(_ members: [JSON.Member], to node: BlockNode) -> BlockShape {
    let names = members.map { texts.number(of: $0.name) }
    var place = 0
    while place < node.shapes.count, node.shapes[place].names != names { place += 1 }
    if place == node.shapes.count {
      node.shapes.append(BlockShape(names: names, members: names.map { _ in BlockNode() }))
    }
    node.tags.append(BlockNode.Tag.object)
    node.values.append(UInt64(place))
    return node.shapes[place]
  }

  private mutating func add(_ value: JSON, to node: BlockNode) {
    switch value {
    case .null: node.add(BlockNode.Tag.null, 0)
    case .bool(let isTrue): node.add(isTrue ? BlockNode.Tag.yes : BlockNode.Tag.no, 0)
    case .text(let text): node.add(BlockNode.Tag.text, node.told(texts.number(of: text)))
    case .number(let digits):
      if let number = digits.integer(), String(number).hasSameBytes(as: digits) {
        node.add(BlockNode.Tag.integer, number.zigzag)
      } else {
        node.add(BlockNode.Tag.number, node.told(texts.number(of: digits)))
      }
    case .list(let list):
      node.add(BlockNode.Tag.list, UInt64(list.count))
      let elements = node.elements ?? BlockNode()
      node.elements = elements
      for element in list { add(element, to: elements) }
    case .object(let members):
      let shape = add(members, to: node)
      for (place, member) in members.enumerated() { add(member.value, to: shape.members[place]) }
    }
  }

  /// The block.
  var bytes: [UInt8] {
    var body: [UInt8] = []
    BlockNumbers.write(UInt64(count), to: &body)
    texts.write(to: &body)
    for column in [devices, numbers, moments, offsets, logicals, heads, lines, places] {
      BlockNumbers.write(column, to: &body)
    }
    BlockNumbers.write(UInt64(roots.count), to: &body)
    for name in kindNames { BlockNumbers.write(UInt64(name), to: &body) }
    BlockNumbers.write(kinds, to: &body)
    for root in roots { root.write(to: &body) }
    var bytes = JournalBlock.mark + [0, 0, 0, 0] + body
    JournalBlock.seal(&bytes)
    return bytes
  }
}

extension BlockNode {
  fileprivate func add(_ tag: UInt64, _ value: UInt64) {
    tags.append(tag)
    values.append(value)
  }

  /// Writes the columns, then what stands in lists and in objects.
  fileprivate func write(to bytes: inout [UInt8]) {
    BlockNumbers.write(tags, to: &bytes)
    BlockNumbers.write(values, to: &bytes)
    if let elements { elements.write(to: &bytes) }
    guard tags.contains(where: { $0 == Tag.object }) else { return }
    BlockNumbers.write(UInt64(shapes.count), to: &bytes)
    for shape in shapes {
      BlockNumbers.write(UInt64(shape.names.count), to: &bytes)
      for name in shape.names { BlockNumbers.write(UInt64(name), to: &bytes) }
      for member in shape.members { member.write(to: &bytes) }
    }
  }
}

/// What a row of a block is told by: that of the one before.
struct BlockRow {
  var number: Int64 = 0
  var at: Int64 = 0
  var offset: Int32 = 0
  var head = -1
  var line: Int64 = 0
}

/// An id in its parts: `session/line/place`, or a text as it stands, which has line −1.
struct BlockId {
  private(set) var head: String
  private(set) var line: Int64 = -1
  private(set) var place: Int64 = 0

  init(_ id: String) {
    head = id
    let parts = id.pieces(at: "/", keepsEmpty: true)
    guard parts.count == 3, let line = Self.count(parts[1]), let place = Self.count(parts[2]) else {
      return
    }
    head = parts[0]
    self.line = line
    self.place = place
  }

  /// The id of these parts.
  static func text(_ head: String, _ line: Int64, _ place: Int64) -> String {
    var bytes = head.bytes
    for number in [line, place] {
      bytes.append(UInt8(ascii: "/"))
      if (0...9).contains(number) {
        bytes.append(UInt8(ascii: "0") + UInt8(number))
      } else {
        bytes.append(String(number))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number that is written as it would be anew.
  private static func count(_ digits: String) -> Int64? {
    guard let number = digits.integer(), (0...0x7fff_ffff).contains(number),
      String(number).hasSameBytes(as: digits)
    else { return nil }
    return number
  }
}
