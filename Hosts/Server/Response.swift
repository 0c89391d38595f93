import PipitBase

/// What the server answers, as a plain value. The headers every answer has are added on its way out.
public struct Response: Equatable, Sendable {
  /// The status code.
  public var status: Int
  /// The headers that are this answer's own.
  public var headers: [Header]
  /// The body.
  public var body: Bytes

  /// An answer.
  public init(status: Int = 200, headers: [Header] = [], body: Bytes = .none) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A page.
  public static func page(_ html: String, status: Int = 200) -> Response {
    Response(
      status: status,
      headers: [Header("Content-Type", "text/html; charset=utf-8")], body: Bytes(html))
  }

  /// A JSON value.
  public static func json(_ value: JSON, status: Int = 200) -> Response {
    Response(
      status: status,
      headers: [Header("Content-Type", "application/json")], body: Bytes(value.written))
  }

  /// An error for programs: its status, a word for it, and a sentence with the mend.
  public static func error(_ status: Int, _ sentence: String) -> Response {
    let code = reason(of: status).lowercased().split(separator: " ").joined(separator: "-")
    return .json(["error": ["code": .text(code), "message": .text(sentence)]], status: status)
  }

  /// The header of this name, whatever its case, or nil.
  public func header(_ name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.name.lowercased() == wanted }?.value
  }

  /// The words that belong to a status code.
  static func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Status \(status)"
    }
  }
}
