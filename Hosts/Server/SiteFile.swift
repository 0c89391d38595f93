/// A file of the site in the forms it can be sent in.
struct SiteFile {
  let type: String
  let isImmutable: Bool
  let plain: Form
  private let brotli: Form?
  private let gzip: Form?

  /// Where the files lie whose names change with their bytes.
  static let assets = "/assets/"

  /// Bytes with the tag a browser may hold them by.
  struct Form {
    let bytes: Bytes
    let tag: String

    init(_ array: [UInt8]) {
      bytes = Bytes(array)
      tag = "\"\(String(bytes.fingerprint, radix: 16))-\(String(bytes.count, radix: 16))\""
    }
  }

  init(path: String, plain: [UInt8], brotli: [UInt8]?, gzip: [UInt8]?) {
    type = Self.type(of: path)
    isImmutable = path.hasPrefix(Self.assets)
    self.plain = Form(plain)
    self.brotli = brotli.map { Form($0) }
    self.gzip = gzip.map { Form($0) }
  }

  /// The file as the client takes it.
  func response(to request: Request) -> Response {
    var atHand: [Negotiation.Coding] = []
    if brotli != nil { atHand.append(.brotli) }
    if gzip != nil { atHand.append(.gzip) }
    let coding = Negotiation.coding(
      accepted: request.header("accept-encoding"), atHand: atHand)
    let form =
      switch coding {
      case .brotli: brotli ?? plain
      case .gzip: gzip ?? plain
      case .plain: plain
      }
    var response = Response(
      headers: [
        Header("Content-Type", type),
        Header(
          "Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache"),
        Header("Vary", "Accept-Encoding"), Header("ETag", form.tag),
      ], body: form.bytes)
    if coding != .plain { response.headers.append(Header("Content-Encoding", coding.rawValue)) }
    return response
  }

  private static func type(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return switch ending {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "wasm": "application/wasm"
    case "webmanifest": "application/manifest+json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "mp3": "audio/mpeg"
    case "opus": "audio/ogg"
    case "txt", "md": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
