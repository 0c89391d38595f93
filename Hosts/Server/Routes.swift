/// The table of what the server answers beside pages and files: method, pattern, handler.
public struct Routes {
  /// What a route does: a request and the values of the pattern's names in; an answer out.
  public typealias Handler = (_ request: Request, _ values: [String: String]) -> Response

  private struct Route {
    let method: Request.Method
    let parts: [String]
    let handler: Handler
  }

  private var table: [Route] = []

  /// An empty table.
  public init() {}

  /// Adds a route. A pattern is a path in which `{name}` stands for any one part, decoded.
  public mutating func add(
    _ method: Request.Method, _ pattern: String, handler: @escaping Handler
  ) {
    let parts = pattern.split(separator: "/").map { String($0) }
    table.append(Route(method: method, parts: parts, handler: handler))
  }

  /// What the table says to a request.
  enum Match {
    case handler(Handler, values: [String: String])
    case otherMethods([Request.Method])
    case none
  }

  func match(_ request: Request) -> Match {
    let method = request.method == .head ? Request.Method.get : request.method
    var allowed: [Request.Method] = []
    for route in table {
      guard let values = Self.values(of: route.parts, in: request.segments) else { continue }
      if route.method == method { return .handler(route.handler, values: values) }
      if !allowed.contains(route.method) { allowed.append(route.method) }
    }
    guard !allowed.isEmpty else { return .none }
    if allowed.contains(.get) { allowed.append(.head) }
    return .otherMethods(allowed)
  }

  private static func values(of parts: [String], in segments: [String]) -> [String: String]? {
    guard parts.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (part, segment) in zip(parts, segments) {
      if part.hasPrefix("{"), part.hasSuffix("}") {
        guard !segment.isEmpty else { return nil }
        values[String(part.dropFirst().dropLast())] = segment
      } else if part != segment {
        return nil
      }
    }
    return values
  }
}
