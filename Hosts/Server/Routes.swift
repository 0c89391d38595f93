/// The table of what the server answers beside pages and files: method, pattern, handler.
public struct Routes {
  /// What a route does: a request and the values of the pattern's names in; an answer out.
  public typealias Handler = (_ request: Request, _ values: [String: String]) -> Response

  /// What a route does whose answer takes its time: it calls `answer` once and holds nobody up.
  public typealias LateHandler = (
    _ request: Request, _ values: [String: String], _ answer: LateAnswer
  ) -> Void

  /// Either way to answer.
  enum Answering {
    case now(Handler)
    case later(LateHandler)
  }

  private struct Route {
    let method: Request.Method
    let parts: [String]
    let answering: Answering
  }

  private var table: [Route] = []

  /// An empty table.
  public init() {}

  /// Adds a route. A pattern is a path in which `{name}` stands for any one part, decoded.
  public mutating func add(
    _ method: Request.Method, _ pattern: String, handler: @escaping Handler
  ) {
    add(method, pattern, .now(handler))
  }

  /// Adds a route whose answer takes its time.
  public mutating func addLate(
    _ method: Request.Method, _ pattern: String, handler: @escaping LateHandler
  ) {
    add(method, pattern, .later(handler))
  }

  private mutating func add(
    _ method: Request.Method, _ pattern: String, _ answering: Answering
  ) {
    let parts = pattern.split(separator: "/").map { String($0) }
    table.append(Route(method: method, parts: parts, answering: answering))
  }

  /// What the table says to a request.
  enum Match {
    case found(Answering, values: [String: String])
    case otherMethods([Request.Method])
    case none
  }

  func match(_ request: Request) -> Match {
    let method = request.method == .head ? Request.Method.get : request.method
    var allowed: [Request.Method] = []
    for route in table {
      guard let values = Self.values(of: route.parts, in: request.segments) else { continue }
      if route.method == method { return .found(route.answering, values: values) }
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
