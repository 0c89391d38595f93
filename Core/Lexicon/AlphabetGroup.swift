/// The parts in which alphabets are listed.
public enum AlphabetGroup: CaseIterable, Equatable, Sendable {
  case international, national, historic
}

extension AlphabetPack.Entry {
  /// The part of the list in which the alphabet stands.
  public var group: AlphabetGroup {
    if standing == .historic { return .historic }
    return region == "international" ? .international : .national
  }
}
