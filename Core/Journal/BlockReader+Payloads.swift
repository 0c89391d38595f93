import PipitBase

extension BlockReader {
  /// What the payloads of a kind are, with the numbers of their entries' sessions.
  mutating func root(_ sessions: [Int]) throws(BlockError) -> BlockNode {
    let root = try columns(sessions.count)
    try readInside(root, level: 1, sessions)
    return root
  }

  /// What stands in lists and objects of a place; of a payload's own members the texts are told by its
  /// session and by what stands before them.
  private mutating func readInside(
    _ node: BlockNode, level: Int, _ sessions: [Int]? = nil
  ) throws(BlockError) {
    guard node.isDeep else { return }
    guard level <= JSON.deepest else { throw .damaged }
    if let count = try node.countElements() {
      let elements = try columns(count)
      try readInside(elements, level: level + 1)
      node.elements = elements
    }
    let (shapeCount, owners) = try shapes(of: node)
    for shape in 0..<shapeCount {
      let own = owners[shape]
      let names = try names()
      let members =
        if let sessions {
          try self.members(names.count, own.map { sessions[$0] })
        } else {
          try self.members(names.count, own.count, level: level)
        }
      node.shapes.append(BlockShape(names: names, members: members))
    }
  }

  private mutating func members(
    _ count: Int, _ rows: Int, level: Int
  ) throws(BlockError) -> [BlockNode] {
    var members: [BlockNode] = []
    for _ in 0..<count {
      let member = try columns(rows)
      try readInside(member, level: level + 1)
      members.append(member)
    }
    return members
  }

  /// The members of a shape of payloads.
  private mutating func members(_ count: Int, _ sessions: [Int]) throws(BlockError) -> [BlockNode] {
    var members: [BlockNode] = []
    var firsts = [Int](repeating: -1, count: sessions.count)
    var halves = firsts
    for number in 0..<count {
      let member = BlockNode()
      let numbers = try read(member, sessions, firsts, &halves)
      try member.findSame(firsts)
      if number == 0 { firsts = numbers }
      try readInside(member, level: 2)
      members.append(member)
    }
    return members
  }

  private mutating func names() throws(BlockError) -> [Int] {
    var names: [Int] = []
    for _ in 0..<(try bytes.number(below: bytes.bytes.count)) {
      names.append(try told(try bytes.number()))
    }
    return names
  }

  private mutating func columns(_ count: Int) throws(BlockError) -> BlockNode {
    let node = BlockNode()
    let new = try readColumns(node, count)
    guard !node.tags.contains(BlockNode.Tag.same) else { throw .damaged }
    var column = BlockColumn()
    var next = 0
    for (place, tag) in node.tags.enumerated()
    where tag == BlockNode.Tag.text || tag == BlockNode.Tag.number {
      let text = try text(node.values[place], &column, new, &next)
      node.values[place] = UInt64(text)
    }
    return node
  }

  /// The numbers of the texts of a column that holds texts alone.
  mutating func texts(ofColumn count: Int) throws(BlockError) -> [Int] {
    let node = try columns(count)
    for tag in node.tags where tag != BlockNode.Tag.text { throw .damaged }
    return node.values.map { Int($0) }
  }

  /// Reads what sorts and values there are; gives how the texts that are new in the column are told.
  private mutating func readColumns(
    _ node: BlockNode, _ count: Int
  ) throws(BlockError) -> [UInt64] {
    node.tags = try bytes.numbers(count)
    node.values = try bytes.numbers(count)
    var new = 0
    for (place, tag) in node.tags.enumerated() {
      guard tag <= BlockNode.Tag.same else { throw .damaged }
      if tag == BlockNode.Tag.text || tag == BlockNode.Tag.number,
        node.values[place] == BlockText.new
      {
        new += 1
      }
    }
    return try bytes.numbers(new)
  }

  private mutating func text(
    _ code: UInt64, _ column: inout BlockColumn, _ new: [UInt64], _ next: inout Int
  ) throws(BlockError) -> Int {
    guard code == BlockText.new else { return try column.text(code) }
    let text = try told(new[next])
    next += 1
    column.add(text)
    return text
  }

  /// Reads the columns of a member; see how they are told.
  private mutating func read(
    _ node: BlockNode, _ sessions: [Int], _ firsts: [Int], _ halves: inout [Int]
  ) throws(BlockError) -> [Int] {
    let new = try readColumns(node, sessions.count)
    var column = BlockColumn()
    var next = 0
    var numbers = [Int](repeating: -1, count: sessions.count)
    var last = -1
    for (place, tag) in node.tags.enumerated() {
      let half = halves[place]
      halves[place] = -1
      let code = node.values[place]
      guard tag == BlockNode.Tag.text else {
        if tag == BlockNode.Tag.number {
          node.values[place] = UInt64(try text(code, &column, new, &next))
        }
        continue
      }
      if code == BlockText.session {
        node.values[place] = UInt64(sessions[place])
        continue
      }
      if code == BlockText.joined {
        node.values[place] = UInt64(try join(last, firsts[place]))
        halves[place] = last
        continue
      }
      let number: Int
      if code < BlockText.parts {
        number = try part(Int(code), of: firsts[place])
      } else if code == BlockText.half {
        guard half >= 0 else { throw .damaged }
        number = half
      } else {
        number = try text(code, &column, new, &next)
      }
      node.values[place] = UInt64(number)
      numbers[place] = number
      if let own = self.half(of: number) {
        last = own
        halves[place] = own
      }
    }
    return numbers
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
}

extension BlockNode {
  /// Whether there are lists or objects here.
  fileprivate var isDeep: Bool { tags.contains { $0 >= Tag.list } }

  /// How many elements the lists here have, or nil where there is none; notes where each begins. Those
  /// that were the same lie elsewhere already.
  fileprivate func countElements() throws(BlockError) -> Int? {
    if starts.isEmpty { starts = Array(repeating: 0, count: tags.count) }
    var hasList = false
    var count: UInt64 = 0
    for (place, tag) in tags.enumerated() where tag == Tag.list {
      hasList = true
      if starts[place] < 0 {
        let other = Int(-1 - starts[place])
        starts[place] = starts[other]
        continue
      }
      starts[place] = Int32(count)
      guard values[place] < 1 << 24 else { throw .damaged }
      count += values[place]
      guard count < 1 << 24 else { throw .damaged }
    }
    return hasList ? Int(count) : nil
  }

  /// Puts lists where they are the same as those before them with the same first text; of these it is
  /// noted which they are, as −1 less the place.
  fileprivate func findSame(_ firsts: [Int]) throws(BlockError) {
    guard tags.contains(where: { $0 >= Tag.list }) else { return }
    starts = Array(repeating: 0, count: tags.count)
    var last = BlockLast()
    for (place, tag) in tags.enumerated() where tag == Tag.list || tag == Tag.same {
      let other = last.take(firsts[place], place)
      guard tag == Tag.same else { continue }
      guard let other else { throw .damaged }
      tags[place] = Tag.list
      values[place] = values[other]
      starts[place] = -1 - Int32(other)
    }
  }

  /// Notes the times that answers took.
  func times(of rows: [Int], _ texts: [String], _ times: inout [Int64]) {
    let members = shapes.map { shape in
      shape.names.lastIndex { texts[$0].hasSameBytes(as: BlockRow.time) }
    }
    for (place, row) in rows.enumerated() where tags[place] == Tag.object {
      let shape = Int(values[place])
      guard let member = members[shape] else { continue }
      let node = shapes[shape].members[member]
      let own = Int(starts[place])
      if node.tags[own] == Tag.integer { times[row] = Int64(zigzag: node.values[own]) }
    }
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
