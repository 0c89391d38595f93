/// What a browser asks, as a plain value. Only the transport makes one, from bytes it has checked.
public struct Request: Equatable, Sendable {
  /// What is to be done.
  public let method: Method
  /// The path as it was sent, percent-encoded: what a page's own address says.
  public let path: String
  /// The path's parts, decoded; none for `/`.
  public let segments: [String]
  /// What follows the `?`, as it was sent; empty without one.
  public let query: String
  /// The headers, names in small letters, in the order they came.
  public let headers: [Header]
  /// The body; empty without one.
  public var body: [UInt8] = []
  /// Whether the client speaks HTTP/1.0, which keeps no connection open unless asked.
  let isOld: Bool

  /// The ways to ask that this server knows. Any other is refused before a route sees it.
  public enum Method: String, Sendable, CaseIterable {
    /// Shows.
    case get = "GET"
    /// Shows the headers alone.
    case head = "HEAD"
    /// Adds.
    case post = "POST"
    /// Puts in place.
    case put = "PUT"
    /// Removes.
    case delete = "DELETE"
    /// Changes a part.
    case patch = "PATCH"
    /// Tells which methods there are.
    case options = "OPTIONS"

    /// Whether it asks for a change, so that another site must not send it.
    var changes: Bool {
      switch self {
      case .get, .head, .options: false
      case .post, .put, .delete, .patch: true
      }
    }
  }

  /// The header of this name (in small letters), several joined by commas, or nil.
  public func header(_ name: String) -> String? {
    let values = headers.filter { $0.name == name }.map { $0.value }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}

/// A header's name and value.
public struct Header: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: String

  /// A header.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
