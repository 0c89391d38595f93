import PipitBase

extension Page {
  /// Takes the new page's place, and tells what changes on the way.
  ///
  /// An element with a key is the same one wherever the key stands on the new page, if the tag is
  /// the same; where a key is used twice, only the first use counts. Other nodes are matched among
  /// the children of one parent, by tag, id and order. The node that has the focus and those around
  /// it stay where they are when their parent does: their neighbours move around them. What is gone
  /// is removed at the end, so that a keyed element can leave a parent that goes.
  public mutating func become(_ markup: Markup, focus: Int32 = 0) -> [Patch] {
    var difference = Difference(from: self, to: Page(unnumbered: markup), focus: focus)
    let patches = difference.patches()
    self = difference.new
    return patches
  }
}

/// The way from one page to another. All places are places among the nodes of one of the two.
private struct Difference {
  let old: Page
  var new: Page
  /// For each new node the old one that it is, or -1 for a fresh one.
  private var source: [Int]
  /// For each old node whether a new one is it.
  private var isKept: [Bool]
  /// For each new node whether it stands among its siblings as it did before.
  private var isAtRest: [Bool]
  /// The old nodes that have the focus inside them or have it themselves.
  private var isPinned: [Bool]
  private var found: [Patch] = []

  init(from old: Page, to new: Page, focus: Int32) {
    self.old = old
    self.new = new
    source = Array(repeating: -1, count: new.nodes.count)
    isKept = Array(repeating: false, count: old.nodes.count)
    isAtRest = Array(repeating: false, count: new.nodes.count)
    isPinned = Array(repeating: false, count: old.nodes.count)
    if focus == 0 { return }
    guard var place = old.nodes.firstIndex(where: { $0.number == focus }) else { return }
    while place > 0 {
      isPinned[place] = true
      place = old.nodes[place].parent
    }
  }

  mutating func patches() -> [Patch] {
    match()
    number()
    for place in new.nodes.indices {
      if source[place] >= 0 { rewrite(place) }
      arrange(place)
    }
    remove()
    return found
  }

  // MARK: Which node is which

  private mutating func match() {
    source[0] = 0
    isKept[0] = true
    for parent in new.nodes.indices {
      matchKeyed(inside: parent)
      if source[parent] >= 0 { matchUnkeyed(inside: parent) }
    }
  }

  private mutating func matchKeyed(inside parent: Int) {
    var place = parent + 1
    while place < new.nodes[parent].end {
      if let key = new.nodes[place].key, let before = old.keys.place(of: key),
        new.nodes[place].hasSameTag(as: old.nodes[before])
      {
        keep(before, as: place)
      }
      place = new.nodes[place].end
    }
  }

  private mutating func matchUnkeyed(inside parent: Int) {
    let end = old.nodes[source[parent]].end
    var firstFree = source[parent] + 1
    var place = parent + 1
    while place < new.nodes[parent].end {
      while firstFree < end, isKept[firstFree] || old.nodes[firstFree].key != nil {
        firstFree = old.nodes[firstFree].end
      }
      if new.nodes[place].key == nil {
        var candidate = firstFree
        while candidate < end {
          if !isKept[candidate], old.nodes[candidate].key == nil,
            new.nodes[place].isOfKind(of: old.nodes[candidate])
          {
            keep(candidate, as: place)
            break
          }
          candidate = old.nodes[candidate].end
        }
      }
      place = new.nodes[place].end
    }
  }

  private mutating func keep(_ before: Int, as place: Int) {
    source[place] = before
    isKept[before] = true
  }

  private mutating func number() {
    var next = old.nextNumber
    for place in new.nodes.indices {
      if source[place] >= 0 {
        new.nodes[place].number = old.nodes[source[place]].number
      } else {
        new.nodes[place].number = next
        next += 1
      }
    }
    new.nextNumber = next
  }

  // MARK: What changes in a node

  private mutating func rewrite(_ place: Int) {
    let before = old.nodes[source[place]]
    let after = new.nodes[place]
    if after.tag == nil {
      if !after.text.hasSameBytes(as: before.text) {
        found.append(.text(number: after.number, after.text))
      }
      return
    }
    for (position, attribute) in after.attributes.enumerated() {
      let value = before.value(of: attribute.name, near: position)
      if value.map({ $0.hasSameBytes(as: attribute.value) }) ?? false { continue }
      found.append(.set(number: after.number, name: attribute.name, value: attribute.value))
    }
    for (position, attribute) in before.attributes.enumerated()
    where after.value(of: attribute.name, near: position) == nil {
      found.append(.unset(number: after.number, name: attribute.name))
    }
  }

  // MARK: Where nodes stand

  /// Brings what stands inside a node into order, the last first: each goes before one that stands
  /// right already. Nodes are arranged from the outside in, so none ever goes into itself.
  private mutating func arrange(_ parent: Int) {
    var children: [Int] = []
    var place = parent + 1
    while place < new.nodes[parent].end {
      children.append(place)
      place = new.nodes[place].end
    }
    if children.isEmpty { return }
    markAtRest(children, inside: parent)
    let number = new.nodes[parent].number
    var before: Int32 = 0
    for child in children.reversed() {
      if source[child] < 0 {
        if source[parent] >= 0 {
          let spec = new.spec(of: child) { [source] in source[$0] < 0 }
          found.append(.insert(spec, parent: number, before: before))
        }
      } else if !isAtRest[child] {
        found.append(.move(number: new.nodes[child].number, parent: number, before: before))
      }
      before = new.nodes[child].number
    }
  }

  /// Marks the most children that can stay where they are: of those that had the same parent, a
  /// longest run whose order is the same, with the pinned one in it.
  private mutating func markAtRest(_ children: [Int], inside parent: Int) {
    var stayed: [Int] = []
    var isInOrder = true
    var pinned = -1
    for child in children {
      let before = source[child]
      guard before >= 0, old.nodes[before].parent == source[parent] else { continue }
      if let last = stayed.last, source[last] > before { isInOrder = false }
      if isPinned[before] { pinned = stayed.count }
      stayed.append(child)
    }
    if !isInOrder { stayed = longestRun(stayed, pinned: pinned) }
    for child in stayed { isAtRest[child] = true }
  }

  /// A longest part of the children whose old places rise, by patience sorting. With a pinned one,
  /// what could not stand beside it is left out first: it then belongs to every longest part.
  private func longestRun(_ children: [Int], pinned: Int) -> [Int] {
    var piles: [Int] = []
    var previous = Array(repeating: -1, count: children.count)
    for (position, child) in children.enumerated() {
      let place = source[child]
      if pinned >= 0, position != pinned,
        (position < pinned) != (place < source[children[pinned]])
      {
        continue
      }
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if source[children[piles[middle]]] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = piles[low - 1] }
      if low == piles.count { piles.append(position) } else { piles[low] = position }
    }
    var run: [Int] = []
    var position = piles.last ?? -1
    while position >= 0 {
      run.append(children[position])
      position = previous[position]
    }
    return run
  }

  private mutating func remove() {
    for place in old.nodes.indices where !isKept[place] && isKept[old.nodes[place].parent] {
      found.append(.remove(number: old.nodes[place].number))
    }
  }
}

extension Page.Node {
  fileprivate func hasSameTag(as other: Page.Node) -> Bool {
    tag == other.tag
  }

  fileprivate func isOfKind(of other: Page.Node) -> Bool {
    if !hasSameTag(as: other) { return false }
    guard let id, let otherId = other.id else { return id == nil && other.id == nil }
    return id.hasSameBytes(as: otherId)
  }

  /// The value of an attribute, looked for at a position first: it seldom moves.
  fileprivate func value(of name: String, near position: Int) -> String? {
    if position < attributes.count, attributes[position].name == name {
      return attributes[position].value
    }
    return attributes.first { $0.name == name }?.value
  }
}
