import PipitBase

/// Writes the columns of a block. The texts get their numbers in the order in which they are told, so that
/// one that is new needs none.
struct BlockTeller {
  private let strings: [String]
  /// The number in the block of each text, or −1.
  private var numbers: [Int]
  private(set) var texts = BlockTexts()
  private var columns = BlockNumbers()

  init(_ strings: [String]) {
    self.strings = strings
    numbers = [Int](repeating: -1, count: strings.count)
  }

  mutating func write(_ number: UInt64) { columns.write(number) }

  mutating func write(_ column: [UInt64]) { columns.write(column) }

  /// The columns of so many entries, behind the texts and with the length of what is before the low
  /// bytes in front.
  func body(_ count: Int) -> [UInt8] {
    var body = BlockNumbers()
    body.write(UInt64(count))
    texts.write(to: &body)
    body.write(columns)
    var length = BlockNumbers()
    length.write(UInt64(body.bytes.count))
    return length.bytes + body.all
  }

  /// How a text is told: 0 where it is new, else by its number.
  mutating func told(_ text: Int) -> UInt64 {
    if let number = known(text) { return UInt64(number) + 1 }
    numbers[text] = texts.add(strings[text])
    return 0
  }

  /// The number of a text that has been told, or is part of one.
  private mutating func known(_ text: Int) -> Int? {
    if numbers[text] < 0 { numbers[text] = texts.number(of: strings[text]) ?? -1 }
    return numbers[text] < 0 ? nil : numbers[text]
  }

  // MARK: Ids

  /// Writes what the sessions' ids are: by the moment at which the first entry
  /// began, or as texts.
  mutating func tell(_ ids: [(text: Int, began: Int64)]) {
    var sorts: [UInt64] = []
    var ages: [UInt64] = []
    var chances: [UInt64] = []
    var others: [UInt64] = []
    for id in ids {
      if let session = BlockSession(strings[id.text]) {
        sorts.append(1)
        ages.append((id.began &- session.at).zigzag)
        chances.append(session.chance)
      } else {
        sorts.append(0)
        others.append(told(id.text))
      }
    }
    for column in [sorts, ages, chances, others] { write(column) }
  }

  // MARK: Payloads

  /// Writes a place. Of the payloads of a kind the texts of their own members are told by the session
  /// and by what stands before them.
  mutating func tell(_ node: BlockNode, _ sessions: [Int]? = nil) {
    tell(columns: node)
    tellInside(node, sessions)
  }

  private mutating func tellInside(_ node: BlockNode, _ sessions: [Int]?) {
    if let elements = node.elements { tell(elements) }
    guard node.tags.contains(BlockNode.Tag.object) else { return }
    write(UInt64(node.shapes.count))
    for (number, shape) in node.shapes.enumerated() {
      write(UInt64(shape.names.count))
      for name in shape.names { write(told(name)) }
      guard let sessions else {
        for member in shape.members { tell(member) }
        continue
      }
      var own: [Int] = []
      for (place, tag) in node.tags.enumerated()
      where tag == BlockNode.Tag.object && node.values[place] == UInt64(number) {
        own.append(sessions[place])
      }
      tell(shape.members, own)
    }
  }

  /// Writes the columns of a place: the sorts of values, the values, and the texts that are new in it.
  private mutating func tell(columns node: BlockNode) {
    var column = BlockColumn()
    var values = node.values
    var new: [UInt64] = []
    for place in node.tags.indices where node.isText(place) {
      values[place] = code(Int(values[place]), in: &column, &new)
    }
    write(node.tags)
    write(values)
    write(new)
  }

  private mutating func code(
    _ text: Int, in column: inout BlockColumn, _ new: inout [UInt64]
  ) -> UInt64 {
    if let code = column.code(text) { return code }
    new.append(told(text))
    return BlockText.new
  }

  /// Writes the members of a shape of payloads.
  private mutating func tell(_ members: [BlockNode], _ sessions: [Int]) {
    var firsts = [Int](repeating: -1, count: sessions.count)
    var halves = firsts
    for (number, member) in members.enumerated() {
      let node = number == 0 ? member : member.withoutSame(firsts)
      let numbers = tell(node, sessions, firsts, &halves)
      if number == 0 { firsts = numbers }
      tellInside(node, nil)
    }
  }

  /// Writes the columns of a member; gives the number of the text of each payload, or −1. The halves are
  /// those of the member before it, and then its own.
  private mutating func tell(
    _ node: BlockNode, _ sessions: [Int], _ firsts: [Int], _ halves: inout [Int]
  ) -> [Int] {
    var column = BlockColumn()
    var values = node.values
    var new: [UInt64] = []
    var numbers = [Int](repeating: -1, count: values.count)
    var last = -1
    for place in node.tags.indices {
      let half = halves[place]
      halves[place] = -1
      guard node.isText(place) else { continue }
      let text = Int(values[place])
      let isText = node.tags[place] == BlockNode.Tag.text
      if isText && text == sessions[place] {
        values[place] = BlockText.session
        continue
      }
      if isText, isJoined(text, last, firsts[place]) {
        values[place] = BlockText.joined
        halves[place] = last
        continue
      }
      values[place] =
        (isText ? guess(text, firsts[place], half) : nil) ?? code(text, in: &column, &new)
      guard isText, let number = known(text) else { continue }
      numbers[place] = number
      let parts = texts.parts(of: number)
      if parts.count == 2 {
        last = parts[parts.startIndex]
        halves[place] = last
      }
    }
    write(node.tags)
    write(values)
    write(new)
    return numbers
  }

  /// Whether a text is a half and the last part of the payload's first text.
  private func isJoined(_ text: Int, _ half: Int, _ first: Int) -> Bool {
    guard half >= 0, first >= 0, let tail = texts.parts(of: first).last else { return false }
    return strings[text].utf8.count <= BlockTexts.mostBytes
      && strings[text].hasSameBytes(as: texts[half] + "/" + texts[tail])
  }

  private mutating func guess(_ text: Int, _ first: Int, _ half: Int) -> UInt64? {
    guard let number = known(text) else { return nil }
    if first >= 0 {
      let parts = texts.parts(of: first)
      if let place = parts.firstIndex(of: number), place - parts.startIndex < Int(BlockText.parts) {
        return UInt64(place - parts.startIndex)
      }
    }
    return number == half ? BlockText.half : nil
  }
}

extension BlockNode {
  fileprivate func isText(_ place: Int) -> Bool {
    tags[place] == Tag.text || tags[place] == Tag.number
  }

  /// The same, but of the lists that stood here when the payload's first text was the same nothing is
  /// kept.
  fileprivate func withoutSame(_ firsts: [Int]) -> BlockNode {
    guard let elements, !elements.tags.contains(where: { $0 >= Tag.list }) else { return self }
    let node = BlockNode()
    let kept = BlockNode()
    node.tags = tags
    node.values = values
    node.elements = kept
    node.shapes = shapes
    var last = BlockLast()
    var start = 0
    var starts: [Int] = []
    for (place, tag) in tags.enumerated() {
      starts.append(start)
      guard tag == Tag.list else { continue }
      let count = Int(values[place])
      let own = start..<start + count
      start += count
      if let other = last.take(firsts[place], place), values[other] == values[place],
        elements.isSame(own, starts[other])
      {
        node.tags[place] = Tag.same
        node.values[place] = 0
      } else {
        kept.tags += elements.tags[own]
        kept.values += elements.values[own]
      }
    }
    return node
  }

  private func isSame(_ own: Range<Int>, _ start: Int) -> Bool {
    for (step, place) in own.enumerated()
    where tags[place] != tags[start + step] || values[place] != values[start + step] {
      return false
    }
    return true
  }
}
