extension Response {
  /// The answer with what every answer needs: tag or 304, compression, and the protecting headers.
  func finished(for request: Request?) -> Response {
    var response = self
    if response.header("Cache-Control") == nil {
      response.headers.append(Header("Cache-Control", "no-store"))
    }
    if let request { response.adapt(to: request) }
    response.headers += Protection.headers
    response.headers += Protection.transportSecurity(for: request)
    return response
  }

  /// What the client holds is not sent again; what is large and made for it alone is compressed.
  private mutating func adapt(to request: Request) {
    let isRead = request.method == .get || request.method == .head
    if status == 200, isRead {
      if header("ETag") == nil, header("Cache-Control") == "no-cache" {
        headers.append(Header("ETag", "W/\"\(String(body.fingerprint, radix: 16))\""))
      }
      if let tag = header("ETag"),
        Negotiation.holds(tag, ifNoneMatch: request.header("if-none-match"))
      {
        status = 304
        body = .none
        headers.removeAll { ["Content-Type", "Content-Encoding"].contains($0.name) }
        return
      }
    }
    compress(for: request)
  }

  private mutating func compress(for request: Request) {
    let isFile = header("ETag")?.hasPrefix("\"") ?? false
    guard !isFile, header("Content-Encoding") == nil, body.count > Compression.leastBytes else {
      return
    }
    if header("Vary") == nil { headers.append(Header("Vary", "Accept-Encoding")) }
    let coding = Negotiation.coding(
      accepted: request.header("accept-encoding"), atHand: [.gzip])
    guard coding == .gzip, let packed = Compression.gzip(body) else { return }
    body = packed
    headers.append(Header("Content-Encoding", "gzip"))
  }
}
