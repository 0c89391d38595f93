import PipitBase

/// Puts the entries of a block together. Whatever the bytes are, nothing traps.
struct BlockReader {
  private var bytes: BlockBytes
  private var texts: [String] = []
  /// Where the parts of each text begin in `parts`, and one more: where the last ends.
  private var starts: [Int] = []
  private var parts: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = BlockBytes(bytes: bytes, place: JournalBlock.mark.count + 4)
  }

  mutating func entries() throws(BlockError) -> [Entry] {
    let all = bytes.bytes
    guard all.count > bytes.place, Array(all[..<4]) == JournalBlock.mark else { throw .foreign }
    let hash = JournalBlock.hash(all)
    for place in 0..<4 where all[4 + place] != UInt8(truncatingIfNeeded: hash >> (8 * place)) {
      throw .damaged
    }
    return try body()
  }

  private mutating func body() throws(BlockError) -> [Entry] {
    // Each entry has a kind of a column, and so a byte at least or one of few columns.
    let count = try bytes.number(below: max(1_025, bytes.bytes.count))
    try readTexts()
    let devices = try bytes.numbers(count)
    let numbers = try bytes.numbers(count)
    let moments = try bytes.numbers(count)
    let offsets = try bytes.numbers(count)
    let logicals = try bytes.numbers(count)
    let heads = try bytes.numbers(count)
    let lines = try bytes.numbers(count)
    var inSessions = 0
    for line in lines where line != 0 { inSessions += 1 }
    let places = try bytes.numbers(inSessions)
    let kindCount = try bytes.number(below: count + 1)
    var names: [String] = []
    for _ in 0..<kindCount { names.append(try text(try bytes.number())) }
    let kinds = try bytes.numbers(count)
    var rows = [[Int]](repeating: [], count: kindCount)
    for (row, kind) in kinds.enumerated() {
      guard kind < UInt64(kindCount) else { throw .damaged }
      rows[Int(kind)].append(row)
    }

    // The ids first: payloads refer to their sessions.
    var ids: [String] = []
    var sessions: [UInt64] = []
    var last = BlockRow()
    var place = 0
    for row in 0..<count {
      let isSame = heads[row] == 0
      if !isSame { last.head = Int(truncatingIfNeeded: heads[row] - 1) }
      let head = try text(UInt64(truncatingIfNeeded: last.head))
      sessions.append(UInt64(last.head))
      if lines[row] == 0 {
        if !isSame { last.line = 0 }
        ids.append(head)
      } else {
        last.line = (isSame ? last.line : 0) &+ Int64(zigzag: lines[row] - 1)
        ids.append(BlockId.text(head, last.line, Int64(truncatingIfNeeded: places[place])))
        place += 1
      }
    }

    var events: [BlockEvents] = []
    for kind in 0..<kindCount {
      let root = try root(rows[kind].map { sessions[$0] })
      events.append(BlockEvents(root, texts, kind: names[kind]))
    }
    guard bytes.place == bytes.bytes.count else { throw .damaged }

    var next = [Int](repeating: 0, count: kindCount)
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for row in 0..<count {
      last.number = (row == 0 ? 0 : last.number) &+ Int64(zigzag: numbers[row])
      last.at = (row == 0 ? 0 : last.at) &+ Int64(zigzag: moments[row])
      last.offset = last.offset &+ Int32(truncatingIfNeeded: Int64(zigzag: offsets[row]))
      let kind = Int(kinds[row])
      let event = Event(kind: names[kind], next[kind], of: events[kind])
      next[kind] += 1
      entries.append(
        Entry(
          id: ids[row], device: try text(devices[row]), number: last.number,
          at: Moment(milliseconds: last.at, offsetMinutes: last.offset),
          event: event,
          logical: last.at &+ Int64(zigzag: logicals[row])))
    }
    return entries
  }

  // MARK: Texts

  private mutating func readTexts() throws(BlockError) {
    let most = max(1_025, bytes.bytes.count)
    let made = try bytes.numbers(try bytes.number(below: most))
    let told = try bytes.numbers(try bytes.number(below: most))
    let lengths = try bytes.numbers(try bytes.number(below: most))
    var rest = BlockBytes(bytes: bytes.bytes, place: 0)
    let size = try bytes.number()
    rest.place = bytes.place
    _ = try bytes.take(size)
    var new = 0
    var next = 0
    var last = [Int](repeating: -1, count: BlockTexts.mostParts)
    func whole() throws(BlockError) -> String {
      guard new < lengths.count else { throw .damaged }
      new += 1
      return String(decoding: try rest.take(lengths[new - 1]), as: UTF8.self)
    }
    for count in made {
      guard (1...UInt64(BlockTexts.mostParts)).contains(count) else { throw .damaged }
      if count == 1 {
        add(try whole())
        continue
      }
      var numbers: [Int] = []
      var text = ""
      for place in 0..<Int(count) {
        guard next < told.count else { throw .damaged }
        let code = told[next]
        next += 1
        if code == 0 {
          add(try whole())
          last[place] = texts.count - 1
        } else if code > 1 {
          guard code - 2 < UInt64(texts.count) else { throw .damaged }
          last[place] = texts.count - 1 - Int(code - 2)
        }
        guard last[place] >= 0 else { throw .damaged }
        numbers.append(last[place])
        if place > 0 { text += "/" }
        text += texts[last[place]]
      }
      add(text)
      parts += numbers
    }
    starts.append(parts.count)
  }

  private mutating func add(_ text: String) {
    texts.append(text)
    starts.append(parts.count)
  }

  private func text(_ number: UInt64) throws(BlockError) -> String {
    guard number < UInt64(texts.count) else { throw .damaged }
    return texts[Int(number)]
  }
}

// MARK: Payloads

extension BlockReader {
  /// What the payloads of a kind are, with the sessions of their entries.
  private mutating func root(_ sessions: [UInt64]) throws(BlockError) -> BlockNode {
    let root = try columns(sessions.count)
    try check(root)
    try readInside(root, level: 1, sessions)
    return root
  }

  /// What stands in lists and objects of a place; of a payload's own members the texts are told by its
  /// session and its first text.
  private mutating func readInside(
    _ node: BlockNode, level: Int, _ sessions: [UInt64]? = nil
  ) throws(BlockError) {
    guard node.isDeep else { return }
    guard level <= JSON.deepest else { throw .damaged }
    if let count = try node.countElements() {
      let elements = try columns(count)
      try check(elements)
      try readInside(elements, level: level + 1)
      node.elements = elements
    }
    let (shapeCount, owners) = try shapes(of: node)
    for shape in 0..<shapeCount {
      let own = owners[shape]
      let names = try names()
      var members: [BlockNode] = []
      for place in names.indices {
        let member = try columns(own.count)
        if let sessions {
          try resolve(member, after: place == 0 ? nil : members[0], own.map { sessions[$0] })
        }
        try check(member, isTold: sessions == nil)
        try readInside(member, level: level + 1)
        members.append(member)
      }
      node.shapes.append(BlockShape(names: names, members: members))
    }
  }

  private mutating func columns(_ count: Int) throws(BlockError) -> BlockNode {
    let node = BlockNode()
    node.tags = try bytes.numbers(count)
    node.values = try bytes.numbers(count)
    return node
  }

  private mutating func names() throws(BlockError) -> [Int] {
    var names: [Int] = []
    for _ in 0..<(try bytes.number(below: bytes.bytes.count)) {
      names.append(try bytes.number(below: texts.count))
    }
    return names
  }

  /// How many shapes the objects of a place have, and which of its values are objects of each.
  private mutating func shapes(of node: BlockNode) throws(BlockError) -> (Int, [[Int]]) {
    guard node.tags.contains(where: { $0 == BlockNode.Tag.object }) else { return (0, []) }
    let count = try bytes.number(below: node.tags.count + 1)
    var owners = [[Int]](repeating: [], count: count)
    for (place, tag) in node.tags.enumerated() where tag == BlockNode.Tag.object {
      guard node.values[place] < UInt64(count) else { throw .damaged }
      let shape = Int(node.values[place])
      node.starts[place] = Int32(owners[shape].count)
      owners[shape].append(place)
    }
    return (count, owners)
  }

  /// Puts the numbers of texts where the session or a part of the first member's text was told.
  private func resolve(
    _ node: BlockNode, after first: BlockNode?, _ sessions: [UInt64]
  ) throws(BlockError) {
    for (place, tag) in node.tags.enumerated()
    where tag == BlockNode.Tag.text || tag == BlockNode.Tag.number {
      let code = node.values[place]
      if tag == BlockNode.Tag.number {
        node.values[place] = node.text(told: code)
      } else if code >= BlockText.first {
        node.values[place] = node.text(told: code - BlockText.first)
      } else if code == BlockText.session {
        node.values[place] = sessions[place]
      } else {
        guard let first, first.tags[place] == BlockNode.Tag.text else { throw .damaged }
        let text = Int(first.values[place])
        guard starts[text] + Int(code) < starts[text + 1] else { throw .damaged }
        node.values[place] = UInt64(parts[starts[text] + Int(code)])
      }
    }
  }

  /// Refuses values of no sort, and texts that are not there.
  private func check(_ node: BlockNode, isTold: Bool = true) throws(BlockError) {
    for (place, tag) in node.tags.enumerated() {
      guard tag <= BlockNode.Tag.object else { throw .damaged }
      if tag == BlockNode.Tag.text || tag == BlockNode.Tag.number {
        if isTold { node.values[place] = node.text(told: node.values[place]) }
        guard node.values[place] < UInt64(texts.count) else { throw .damaged }
      }
    }
  }
}

extension BlockNode {
  /// Whether there are lists or objects here.
  fileprivate var isDeep: Bool { tags.contains { $0 >= Tag.list } }

  /// How many elements the lists here have, or nil where there is none; notes where each begins.
  fileprivate func countElements() throws(BlockError) -> Int? {
    starts = Array(repeating: 0, count: tags.count)
    var hasList = false
    var count: UInt64 = 0
    for (place, tag) in tags.enumerated() where tag == Tag.list {
      hasList = true
      starts[place] = Int32(count)
      guard values[place] < 1 << 24 else { throw .damaged }
      count += values[place]
      guard count < 1 << 24 else { throw .damaged }
    }
    return hasList ? Int(count) : nil
  }

  /// A value as it was.
  func value(_ place: Int, _ texts: [String]) -> JSON {
    let value = values[place]
    switch tags[place] {
    case Tag.null: return .null
    case Tag.no: return .bool(false)
    case Tag.yes: return .bool(true)
    case Tag.integer: return .number(String(Int64(zigzag: value)))
    case Tag.text: return .text(texts[Int(value)])
    case Tag.number: return .number(texts[Int(value)])
    case Tag.list:
      var list: [JSON] = []
      if let elements {
        for step in 0..<Int(value) {
          list.append(elements.value(Int(starts[place]) + step, texts))
        }
      }
      return .list(list)
    default:
      let shape = shapes[Int(value)]
      let own = Int(starts[place])
      var members: [JSON.Member] = []
      members.reserveCapacity(shape.names.count)
      for (number, member) in shape.members.enumerated() {
        members.append(JSON.Member(texts[shape.names[number]], member.value(own, texts)))
      }
      return .object(members)
    }
  }
}
