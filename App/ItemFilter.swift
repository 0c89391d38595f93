import PipitBase
import PipitJournal
import PipitMemory
import PipitText

/// Which items are looked for, by the address of the page that lists them.
struct ItemFilter: Equatable {
  /// What their titles have in them.
  let find: String
  /// What sort of things they are; nil for all.
  let kind: ItemName.Kind?
  let state: State
  /// How many are shown.
  let count: Int

  /// How items stand.
  enum State: String, CaseIterable {
    case all, due, new, slipping, suspended
  }

  /// So many are shown at once, and so many more each time.
  static let step = 50

  init(_ address: Address) {
    find = address["find"] ?? ""
    kind = address["kind"].flatMap { ItemName.Kind(rawValue: $0) }
    state = address["state"].flatMap { State(rawValue: $0) } ?? .all
    let count = address["count"].flatMap { $0.integer() } ?? 0
    self.count = Int(max(Int64(Self.step), min(count, 100_000)))
  }

  /// The page with another way to filter, from its beginning.
  func path(kind: ItemName.Kind?? = nil, state: State? = nil, count: Int? = nil) -> String {
    let kind = kind ?? self.kind
    let state = state ?? self.state
    var fields: [Address.Field] = []
    if let kind { fields.append(.init("kind", kind.rawValue)) }
    if state != .all { fields.append(.init("state", state.rawValue)) }
    if !find.isEmpty { fields.append(.init("find", find)) }
    if let count { fields.append(.init("count", String(count))) }
    return Address.text("/items", fields)
  }

  /// The items that it lets through: those first that come up first. Letters are found by their code
  /// word too.
  ///
  /// - Parameter putBy: the words that were put by to learn and not answered yet.
  func items(
    of memory: MemoryHistory, at now: Moment, putBy: [String] = [],
    codeWord: (ItemName) -> String
  ) -> [ItemName] {
    let ids =
      switch state {
      case .all, .suspended: memory.items + putBy.filter { memory.memory(of: $0) == nil }
      case .new:
        putBy + memory.items.filter { memory.memory(of: $0)?.last == nil && !putBy.contains($0) }
      case .due: memory.due(at: now)
      case .slipping: memory.leeches
      }
    let policy = LetterPolicy(Language("und"))
    func folded(_ text: String) -> String { Text.fold(text, policy, ignoresAccents: true) }
    let sought = folded(find)
    let names = ids.map { ItemName($0) }.filter { name in
      if let kind, name.kind != kind { return false }
      if state == .suspended && !memory.isSuspended(name.id) { return false }
      return sought.isEmpty || folded(name.title).has(sought)
        || folded(codeWord(name)).has(sought)
    }
    if state == .due { return names }
    // What is never asked comes last.
    let dues = names.map { name in
      memory.isSuspended(name.id) ? Int64.max : memory.memory(of: name.id)?.dueAt ?? 0
    }
    return KeyOrder.order(dues) { $0 < $1 }.map { names[$0] }
  }
}
