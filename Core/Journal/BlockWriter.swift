import PipitBase

/// Takes entries apart into the columns of a block.
struct BlockWriter {
  private var strings: [String] = []
  private var places = KeyTable()
  private var devices = BlockNode()
  private var numbers: [UInt64] = []
  private var moments: [UInt64] = []
  private var offsets: [UInt64] = []
  private var logicals: [UInt64] = []
  private var heads: [UInt64] = []
  private var lines: [UInt64] = []
  private var linePlaces: [UInt64] = []
  private var kinds: [UInt64] = []
  private var kindNames: [Int] = []
  private var roots: [BlockNode] = []
  /// For each kind, the number of the session of each of its entries.
  private var sessions: [[Int]] = []
  private var ids = BlockColumn()
  private var newIds: [(text: Int, began: Int64)] = []
  private var last = BlockRow()

  mutating func add(_ entry: Entry) {
    let payload = entry.event.payload
    let time = entry.event.kind == "answer" ? BlockRow.milliseconds(payload) : 0
    devices.add(BlockNode.Tag.text, UInt64(number(of: entry.device)))
    numbers.append((entry.number &- last.number).zigzag)
    moments.append((entry.at.milliseconds &- last.at &- time).zigzag)
    offsets.append(Int64(entry.at.offsetMinutes &- last.offset).zigzag)
    logicals.append((entry.logical &- entry.at.milliseconds).zigzag)
    last.number = entry.number
    last.at = entry.at.milliseconds
    last.offset = entry.at.offsetMinutes
    let session = add(id: entry.id, began: last.at &- time)

    let kind = number(of: entry.event.kind)
    var place = 0
    while place < kindNames.count, kindNames[place] != kind { place += 1 }
    if place == kindNames.count {
      kindNames.append(kind)
      roots.append(BlockNode())
      sessions.append([])
    }
    kinds.append(UInt64(place))
    sessions[place].append(session)
    add(payload, to: roots[place])
  }

  /// The number of a text; the block has numbers of its own.
  private mutating func number(of text: String) -> Int {
    if let number = places.place(of: text) { return number }
    _ = places.insert(text, at: strings.count)
    strings.append(text)
    return strings.count - 1
  }

  /// Notes an id as its session, line and place, or as a text; gives the number of the first.
  private mutating func add(id: String, began: Int64) -> Int {
    let parts = BlockId(id)
    let head = number(of: parts.head)
    let isSame = head == last.head
    if isSame {
      heads.append(0)
    } else if let code = ids.code(head) {
      heads.append(code)
    } else {
      heads.append(BlockText.new)
      newIds.append((head, began))
    }
    if parts.line < 0 {
      lines.append(0)
    } else {
      lines.append(1 + (parts.line - (isSame ? last.line : 0)).zigzag)
      linePlaces.append(UInt64(parts.place))
      last.line = parts.line
    }
    if !isSame && parts.line < 0 { last.line = 0 }
    last.head = head
    return head
  }

  private mutating func add(_ members: [JSON.Member], to node: BlockNode) -> BlockShape {
    let names = members.map { number(of: $0.name) }
    var place = 0
    while place < node.shapes.count, node.shapes[place].names != names { place += 1 }
    if place == node.shapes.count {
      node.shapes.append(BlockShape(names: names, members: names.map { _ in BlockNode() }))
    }
    node.add(BlockNode.Tag.object, UInt64(place))
    return node.shapes[place]
  }

  private mutating func add(_ value: JSON, to node: BlockNode) {
    switch value {
    case .null: node.add(BlockNode.Tag.null, 0)
    case .bool(let isTrue): node.add(isTrue ? BlockNode.Tag.yes : BlockNode.Tag.no, 0)
    case .text(let text): node.add(BlockNode.Tag.text, UInt64(number(of: text)))
    case .number(let digits):
      if let number = BlockRow.whole(digits) {
        node.add(BlockNode.Tag.integer, number.zigzag)
      } else {
        node.add(BlockNode.Tag.number, UInt64(number(of: digits)))
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
    var teller = BlockTeller(strings)
    teller.tell(devices)
    for column in [numbers, moments, offsets, logicals, heads, lines, linePlaces] {
      teller.write(column)
    }
    teller.tell(newIds)
    teller.write(UInt64(roots.count))
    for name in kindNames { teller.write(teller.told(name)) }
    teller.write(kinds)
    for (root, sessions) in zip(roots, sessions) { teller.tell(root, sessions) }
    var bytes = JournalBlock.mark + [0, 0, 0, 0] + teller.body(kinds.count)
    JournalBlock.seal(&bytes)
    return bytes
  }
}

extension BlockNode {
  fileprivate func add(_ tag: UInt64, _ value: UInt64) {
    tags.append(tag)
    values.append(value)
  }
}

/// What a row of a block is told by: that of the one before.
struct BlockRow {
  var number: Int64 = 0
  var at: Int64 = 0
  var offset: Int32 = 0
  var head = -1
  var line: Int64 = 0

  /// The name of an answer's time. The moment of an answer is told by that of the entry before and this.
  static let time = "milliseconds"

  /// The time that an answer took; of several members of that name the last one's, 0 where it is no
  /// whole number.
  static func milliseconds(_ payload: JSON) -> Int64 {
    guard case .object(let members) = payload,
      let member = members.last(where: { $0.name.hasSameBytes(as: time) }),
      case .number(let digits) = member.value
    else { return 0 }
    return whole(digits) ?? 0
  }

  /// A whole number that is written as it would be anew.
  static func whole(_ digits: String) -> Int64? {
    digits.integer().flatMap { String($0).hasSameBytes(as: digits) ? $0 : nil }
  }
}
