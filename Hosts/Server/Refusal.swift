import PipitBase
import PipitVoice

/// Why a request is not answered as asked. Each has a status and one sentence that says the mend.
enum Refusal: Error, Equatable {
  case malformed(String)
  case crossSite
  case noSuchPage
  case method(allowed: [Request.Method])
  case tooSlow
  case lengthMissing
  case bodyTooLarge
  case addressTooLong
  case expectationUnknown
  case headTooLarge
  case methodUnknown
  case codingUnknown
  case busy
  case tooLate
  case versionUnknown
  case voice(VoiceError)
  case unfit(String)
  case noDictionary

  var status: Int {
    switch self {
    case .malformed, .unfit: 400
    case .crossSite: 403
    case .noSuchPage: 404
    case .method: 405
    case .tooSlow: 408
    case .lengthMissing: 411
    case .bodyTooLarge: 413
    case .addressTooLong: 414
    case .expectationUnknown: 417
    case .headTooLarge: 431
    case .methodUnknown, .codingUnknown: 501
    case .busy, .tooLate, .noDictionary: 503
    case .versionUnknown: 505
    case .voice(let error):
      switch error {
      case .noText, .tooLong, .wrongScript, .badRate, .badFormat: 400
      case .notInstalled, .unknownLanguage: 404
      case .failed: 500
      case .busy: 503
      }
    }
  }

  /// One sentence for whoever asked.
  var sentence: String {
    switch self {
    case .malformed(let why): "The request cannot be read: \(why)."
    case .crossSite: "Another site asked for a change here. Do it from Pipit's own page."
    case .noSuchPage: "There is nothing at this address. Look for it from the first page."
    case .method: "This address takes other methods only; the Allow header names them."
    case .tooSlow: "The request came too slowly. Send it again."
    case .lengthMissing: "A body needs a Content-Length. Send it in one piece."
    case .bodyTooLarge: "The body is too large. Send at most 1 MB."
    case .addressTooLong: "The address is too long. Send at most 8 KB."
    case .expectationUnknown: "The only expectation known here is 100-continue."
    case .headTooLarge: "The headers are too large. Send at most 16 KB and 100 lines."
    case .methodUnknown: "This method is not known here."
    case .codingUnknown: "This transfer coding is not known here. Send a Content-Length."
    case .busy: "Too many connections are open. Try again in a moment."
    case .tooLate: "The answer takes too long. Try again in a moment."
    case .versionUnknown: "Only HTTP/1.1 and HTTP/1.0 are spoken here."
    case .voice(let error): error.sentence
    case .unfit(let why): "\(why)."
    case .noDictionary: "This server has no dictionary. Who runs it builds one: ./run --build-only."
    }
  }

  /// The answer: JSON for programs, a short page for people.
  func response(to request: Request?) -> Response {
    let json = request.map { $0.isForAPI || Negotiation.prefersJSON($0.header("accept")) }
    return response(json: json ?? false)
  }

  private func response(json: Bool) -> Response {
    let reason = Response.reason(of: status)
    var response: Response
    if json {
      response = .error(status, sentence)
    } else {
      response = .page(
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <title>\(status) \(reason)</title></head>
        <body><main><h1>\(reason)</h1><p>\(sentence)</p>\
        <p><a href="/">Back to Pipit</a></p></main></body></html>

        """, status: status)
    }
    switch self {
    case .method(let allowed):
      response.headers.append(
        Header("Allow", allowed.map { $0.rawValue }.joined(separator: ", ")))
    case .busy, .tooLate, .voice(.busy): response.headers.append(Header("Retry-After", "1"))
    default: break
    }
    return response
  }
}
