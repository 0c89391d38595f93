import PipitBase
import PipitJournal
import PipitMemory

extension Fold {
  /// What a round must know to tell what is easy, as facts of its deal: the names of items that have
  /// stayed for long, a line each, and how long right answers of their kind take. Nothing where too
  /// few were answered.
  ///
  /// - Parameters:
  ///   - kind: the kind of the items, as the history of the memory counts their times.
  ///   - start: what the items' ids begin with: `spelling/en/`.
  ///   - end: what they end with, behind the name: `/word`.
  ///   - names: the names to look at, or nil for all.
  public func ease(
    of kind: String, from start: String, to end: String = "", among names: [String]?
  ) -> [Deal.Option] {
    guard let median = memory.medianMilliseconds(of: kind) else { return [] }
    let names =
      names ?? memory.items.compactMap { $0.rest(after: start).flatMap { $0.rest(before: end) } }
    let mature = names.filter { name in
      memory.memory(of: start + name + end)?.state.map { $0.stability >= 21 } ?? false
    }
    if mature.isEmpty { return [] }
    return [
      .init("mature", mature.suffix(500).joined(separator: "\n")), .init("median", String(median)),
    ]
  }
}

extension Array where Element == Deal.Option {
  /// Whether, by the facts of its deal, a right answer was easy: its items have all stayed for 21 days,
  /// and it took less than 0.6 of the usual time.
  public func isEasy(_ names: [String], after milliseconds: Int64) -> Bool {
    guard !names.isEmpty, let median = self["median"]?.integer(),
      milliseconds < median * 3 / 5, let mature = self["mature"]?.pieces(at: "\n")
    else { return false }
    return names.allSatisfy { mature.contains($0) }
  }
}
