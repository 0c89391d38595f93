import PipitBase
import PipitMemory

/// The events of one kind in a block, each by its place. A payload is put together when it is asked for;
/// what answers tell is read from the columns.
final class BlockEvents: Sendable {
  private let root: BlockNode
  private let texts: [String]
  /// For each shape of the payloads, what its members mean in an answer.
  private let meanings: [[AnswerEvent.Member?]]
  /// What the fold does with them.
  let sort: Event.Sort

  init(_ root: BlockNode, _ texts: [String], kind: String) {
    sort = Event.Sort(kind)
    self.root = root
    self.texts = texts
    meanings =
      sort == .answer
      ? root.shapes.map { shape in
        shape.names.map { AnswerEvent.Member(rawValue: texts[$0]) }
      } : []
  }

  /// The payload at a place.
  func payload(_ place: Int) -> JSON { root.value(place, texts) }

  /// What the answer at a place tells.
  func answer(_ place: Int) -> AnswerEvent {
    var answer = AnswerEvent()
    guard root.tags[place] == BlockNode.Tag.object else { return answer }
    let number = Int(root.values[place])
    let shape = root.shapes[number]
    let own = Int(root.starts[place])
    for (member, meaning) in meanings[number].enumerated() {
      guard let meaning else { continue }
      let node = shape.members[member]
      switch meaning {
      case .item, .name, .verdict, .language, .day, .alphabet, .leak:
        answer.take(meaning, text(node, own))
      case .rating, .milliseconds: answer.take(meaning, integer(node, own))
      case .extra: answer.isExtra = node.tags[own] == BlockNode.Tag.yes
      case .words, .missed, .faults: answer.take(meaning, list(node, own))
      }
    }
    return answer
  }

  /// A member of the payload at a place, and where its value stands.
  private func find(_ name: String, _ place: Int) -> (node: BlockNode, place: Int)? {
    guard root.tags[place] == BlockNode.Tag.object else { return nil }
    let shape = root.shapes[Int(root.values[place])]
    var member = shape.names.count
    while member > 0 {
      member -= 1
      if texts[shape.names[member]].hasSameBytes(as: name) {
        return (shape.members[member], Int(root.starts[place]))
      }
    }
    return nil
  }

  /// A member of the payload at a place.
  func member(_ name: String, of place: Int) -> JSON? {
    find(name, place).map { $0.node.value($0.place, texts) }
  }

  /// The text of a member, or nil.
  func text(_ name: String, of place: Int) -> String? {
    find(name, place).flatMap { text($0.node, $0.place) }
  }

  /// The whole number of a member, or nil.
  func integer(_ name: String, of place: Int) -> Int64? {
    find(name, place).flatMap { integer($0.node, $0.place) }
  }

  private func text(_ node: BlockNode, _ place: Int) -> String? {
    node.tags[place] == BlockNode.Tag.text ? texts[Int(node.values[place])] : nil
  }

  private func integer(_ node: BlockNode, _ place: Int) -> Int64? {
    switch node.tags[place] {
    case BlockNode.Tag.integer: Int64(zigzag: node.values[place])
    case BlockNode.Tag.number: texts[Int(node.values[place])].integer()
    default: nil
    }
  }

  /// The texts of a list; none where it is no list.
  private func list(_ node: BlockNode, _ place: Int) -> [String] {
    guard node.tags[place] == BlockNode.Tag.list, let elements = node.elements else { return [] }
    var list: [String] = []
    for step in 0..<Int(node.values[place]) {
      if let text = text(elements, Int(node.starts[place]) + step) { list.append(text) }
    }
    return list
  }
}
