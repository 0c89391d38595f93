/// What a client takes, read from its headers (RFC 9110 §12.5 and §13.1.2).
enum Negotiation {
  /// The codings a file can lie in, the smallest first.
  enum Coding: String, CaseIterable {
    case brotli = "br"
    case gzip = "gzip"
    case plain = "identity"
  }

  /// The best of the codings at hand: the client's highest weight, then the smallest file. Where
  /// the client refuses all of them it gets the plain one.
  static func coding(accepted: String?, atHand: [Coding]) -> Coding {
    guard let accepted else { return .plain }
    let weights = self.weights(accepted)
    func weight(_ coding: Coding) -> Double {
      let named = coding == .gzip ? weights["gzip"] ?? weights["x-gzip"] : weights[coding.rawValue]
      return named ?? weights["*"] ?? (coding == .plain ? 0.0001 : 0)
    }
    var best = Coding.plain
    var bestWeight = 0.0
    for coding in Coding.allCases where coding == .plain || atHand.contains(coding) {
      if weight(coding) > bestWeight { (best, bestWeight) = (coding, weight(coding)) }
    }
    return best
  }

  /// Whether a program asks that wants JSON, not a page.
  static func prefersJSON(_ accepted: String?) -> Bool {
    guard let accepted else { return false }
    let weights = self.weights(accepted)
    return (weights["application/json"] ?? 0) > (weights["text/html"] ?? 0)
  }

  /// Whether one of the tags the client holds is this one; weakly, as for GET.
  static func holds(_ tag: String, ifNoneMatch: String?) -> Bool {
    guard let ifNoneMatch else { return false }
    return ifNoneMatch.split(separator: ",").contains { part in
      let held = trimmed(part)
      return held == "*" || strong(held) == strong(tag[...])
    }
  }

  private static func strong(_ tag: Substring) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
  }

  /// The names of a list with their weights, 1 where none is told, 0 where it is no number.
  private static func weights(_ list: String) -> [String: Double] {
    var weights: [String: Double] = [:]
    for element in list.lowercased().split(separator: ",") {
      let parts = element.split(separator: ";").map { trimmed($0) }
      guard let name = parts.first else { continue }
      let told = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      let weight = told.map { Double($0) ?? 0 } ?? 1
      weights[String(name)] = weight.isFinite ? min(max(weight, 0), 1) : 0
    }
    return weights
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return text
  }
}
