import PipitBase

/// Puts the entries of a block together. Whatever the bytes are, nothing traps.
struct BlockReader {
  var bytes: BlockBytes
  private(set) var texts: [String] = []
  /// Where the parts of each text end in `parts`.
  private var ends: [Int] = []
  private var parts: [Int] = []
  /// The numbers of the texts that are told, in their order, and how many have been.
  private var wholes: [Int] = []
  private var next = 0

  init(_ bytes: [UInt8]) {
    self.bytes = BlockBytes(bytes, from: JournalBlock.mark.count + 4)
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
    try bytes.setLength(try bytes.number())
    // Each entry has a kind of a column, and so a byte at least or one of few columns.
    let count = try bytes.number(below: max(1_025, bytes.bytes.count))
    try readTexts()
    let devices = try texts(ofColumn: count)
    let numbers = try bytes.numbers(count)
    let moments = try bytes.numbers(count)
    let offsets = try bytes.numbers(count)
    let logicals = try bytes.numbers(count)
    let heads = try bytes.numbers(count)
    let lines = try bytes.numbers(count)
    let places = try bytes.numbers(lines.reduce(0) { $1 == 0 ? $0 : $0 + 1 })
    let newIds = try readIds(heads.reduce(0) { $1 == BlockText.new ? $0 + 1 : $0 })
    let sessions = try sessions(heads, newIds)

    let kindCount = try bytes.number(below: count + 1)
    var names: [String] = []
    for _ in 0..<kindCount { names.append(texts[try told(try bytes.number())]) }
    let kinds = try bytes.numbers(count)
    var rows = [[Int]](repeating: [], count: kindCount)
    for (row, kind) in kinds.enumerated() {
      guard kind < UInt64(kindCount) else { throw .damaged }
      rows[Int(kind)].append(row)
    }
    var times = [Int64](repeating: 0, count: count)
    var roots: [BlockNode] = []
    for kind in 0..<kindCount {
      let root = try root(rows[kind].map { sessions[$0] })
      if names[kind] == "answer" { root.times(of: rows[kind], texts, &times) }
      roots.append(root)
    }
    guard bytes.isDone else { throw .damaged }

    // A new session is told by the moment of its first entry, so its id is known now.
    var last = BlockRow()
    var ats: [Int64] = []
    ats.reserveCapacity(count)
    var new = 0
    for row in 0..<count {
      last.at = last.at &+ Int64(zigzag: moments[row]) &+ times[row]
      ats.append(last.at)
      guard heads[row] == BlockText.new else { continue }
      if let session = newIds[new].session {
        texts[newIds[new].text] =
          BlockSession(
            at: last.at &- times[row] &- session.at, chance: session.chance
          ).text
      }
      new += 1
    }

    let events = roots.enumerated().map { kind, root in
      BlockEvents(root, texts, kind: names[kind])
    }
    var next = [Int](repeating: 0, count: kindCount)
    var place = 0
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for row in 0..<count {
      last.number = last.number &+ Int64(zigzag: numbers[row])
      last.offset = last.offset &+ Int32(truncatingIfNeeded: Int64(zigzag: offsets[row]))
      var id = texts[sessions[row]]
      let isSame = heads[row] == 0
      if lines[row] == 0 {
        if !isSame { last.line = 0 }
      } else {
        last.line = (isSame ? last.line : 0) &+ Int64(zigzag: lines[row] - 1)
        id = BlockId.text(id, last.line, Int64(truncatingIfNeeded: places[place]))
        place += 1
      }
      let kind = Int(kinds[row])
      let event = Event(kind: names[kind], next[kind], of: events[kind])
      next[kind] += 1
      entries.append(
        Entry(
          id: id, device: texts[devices[row]], number: last.number,
          at: Moment(milliseconds: ats[row], offsetMinutes: last.offset),
          event: event,
          logical: ats[row] &+ Int64(zigzag: logicals[row])))
    }
    return entries
  }

  // MARK: Ids

  /// The ids of new sessions: the number of its text, and what that is made of, where it is no text.
  private mutating func readIds(
    _ count: Int
  ) throws(BlockError) -> [(text: Int, session: BlockSession?)] {
    let sorts = try bytes.numbers(count)
    let sessionCount = sorts.reduce(0) { $1 == 0 ? $0 : $0 + 1 }
    let ages = try bytes.numbers(sessionCount)
    let chances = try bytes.numbers(sessionCount)
    let others = try bytes.numbers(count - sessionCount)
    var new: [(text: Int, session: BlockSession?)] = []
    var session = 0
    for (place, sort) in sorts.enumerated() {
      if sort == 0 {
        new.append((try told(others[place - session]), nil))
      } else {
        let made = BlockSession(at: Int64(zigzag: ages[session]), chance: chances[session])
        new.append((texts.count, made))
        add("")
        session += 1
      }
    }
    return new
  }

  /// The number of the text of each entry's session.
  private func sessions(
    _ heads: [UInt64], _ newIds: [(text: Int, session: BlockSession?)]
  ) throws(BlockError) -> [Int] {
    var column = BlockColumn()
    var sessions: [Int] = []
    sessions.reserveCapacity(heads.count)
    var new = 0
    for head in heads {
      if head == BlockText.new {
        sessions.append(newIds[new].text)
        column.add(newIds[new].text)
        new += 1
      } else if head != 0 {
        sessions.append(try column.text(head))
      } else if let last = sessions.last {
        sessions.append(last)
      } else {
        throw .damaged
      }
    }
    return sessions
  }

  // MARK: Texts

  private mutating func readTexts() throws(BlockError) {
    let most = max(1_025, bytes.bytes.count)
    let made = try bytes.numbers(try bytes.number(below: most))
    let told = try bytes.numbers(try bytes.number(below: most))
    let lengths = try bytes.numbers(try bytes.number(below: most))
    var rest = BlockBytes(bytes.bytes, from: 0)
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
      defer { wholes.append(texts.count - 1) }
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
      parts += numbers
      add(try limited(text))
    }
  }

  private mutating func add(_ text: String) {
    texts.append(text)
    ends.append(parts.count)
  }

  /// The number of a text that is told so: 0 is the next one.
  mutating func told(_ code: UInt64) throws(BlockError) -> Int {
    if code > 0 {
      guard code - 1 < UInt64(texts.count) else { throw .damaged }
      return Int(code - 1)
    }
    guard next < wholes.count else { throw .damaged }
    next += 1
    return wholes[next - 1]
  }

  /// The number of a part of a text.
  func part(_ place: Int, of text: Int) throws(BlockError) -> Int {
    guard text >= 0 else { throw .damaged }
    let parts = parts(of: text)
    guard place < parts.count else { throw .damaged }
    return parts[parts.startIndex + place]
  }

  /// The first part of a text of two.
  func half(of text: Int) -> Int? {
    let parts = parts(of: text)
    return parts.count == 2 ? parts[parts.startIndex] : nil
  }

  /// The number of a text that is put together of a half and the last part of another one.
  mutating func join(_ half: Int, _ text: Int) throws(BlockError) -> Int {
    guard half >= 0, text >= 0, let tail = parts(of: text).last else { throw .damaged }
    add(try limited(texts[half] + "/" + texts[tail]))
    return texts.count - 1
  }

  private func parts(of text: Int) -> ArraySlice<Int> {
    parts[(text == 0 ? 0 : ends[text - 1])..<ends[text]]
  }

  /// A text made of others; a few bytes become no long texts.
  private func limited(_ text: String) throws(BlockError) -> String {
    guard text.utf8.count <= BlockTexts.mostBytes else { throw .damaged }
    return text
  }
}
