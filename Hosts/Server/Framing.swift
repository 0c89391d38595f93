/// Where a request ends and what becomes of its connection, read from its headers.
struct Framing: Equatable {
  /// How many bytes of body follow.
  let bodyCount: Int
  /// Whether the client waits for a word before it sends the body.
  let expectsContinue: Bool
  /// Whether the connection stays open for another request.
  let keepsOpen: Bool

  init(_ request: Request, mostBodyBytes: Int) throws(Refusal) {
    bodyCount = try Self.bodyCount(request, most: mostBodyBytes)
    expectsContinue = try Self.expectsContinue(request)
    keepsOpen = Self.keepsOpen(request)
  }

  /// A length told twice, or in two ways, is how one request is smuggled behind another: refused
  /// even where both agree.
  private static func bodyCount(_ request: Request, most: Int) throws(Refusal) -> Int {
    let lengths = request.headers.filter { $0.name == "content-length" }
    if let coding = request.header("transfer-encoding") {
      guard lengths.isEmpty, !request.isOld else {
        throw .malformed("its length is told in two ways")
      }
      throw coding.lowercased() == "chunked" ? .lengthMissing : .codingUnknown
    }
    guard let length = lengths.first?.value else { return 0 }
    guard lengths.count == 1 else { throw .malformed("its length is told twice") }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed("its Content-Length is no number")
    }
    guard let count = Int(length), count <= most else { throw .bodyTooLarge }
    return count
  }

  private static func expectsContinue(_ request: Request) throws(Refusal) -> Bool {
    guard let expected = request.header("expect"), !request.isOld else { return false }
    guard expected.lowercased() == "100-continue" else { throw .expectationUnknown }
    return true
  }

  private static func keepsOpen(_ request: Request) -> Bool {
    let options = (request.header("connection") ?? "").lowercased().split(separator: ",")
      .map { $0.filter { $0 != " " && $0 != "\t" } }
    return !options.contains("close") && (!request.isOld || options.contains("keep-alive"))
  }
}
