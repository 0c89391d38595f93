import Glibc
import PipitBase
import PipitVoice

/// What a server is started with.
public struct ServerOptions: Sendable {
  /// The port; 0 lets the system choose.
  public var port = 8080
  /// The address to listen on: by default only this machine reaches it.
  public var host = "127.0.0.1"
  /// The folder the builder made.
  public var site: String
  /// Whether the log tells only what went wrong.
  public var isQuiet = false
  /// Whether SIGTERM and SIGINT end it.
  public var stopsOnSignals = true
  /// How much and how long one client may ask.
  public var limits = Limits()
  /// Who speaks; nobody, where no program is given.
  public var voice = Voice(program: nil)
  /// Where sounds are kept beside memory; nowhere, where no folder is given.
  public var voiceFolder: String?
  /// So much may lie there.
  public var voiceMegabytes = 200

  /// The usual options for the site in a folder.
  public init(site: String) {
    self.site = site
  }
}

/// The server: files of the site, pages printed by the core, and the API.
///
///     var options = ServerOptions(site: "Build/site")
///     options.port = 9000
///     let server = Server(options: options) { path, query, acceptLanguage in
///       (status: 200, html: firstPage(path, query, acceptLanguage))
///     }
///     exit(server.run())
///
/// Unchecked, because it is set up before `run` and read afterwards; what changes is on the loop's
/// thread.
public final class Server: @unchecked Sendable {
  /// Prints the page of an address: path and query as sent, and the languages the browser asks for.
  public typealias Pages =
    (_ path: String, _ query: String, _ acceptLanguage: String) -> (status: Int, html: String)

  /// What the server answers beside pages and files. Add to it before `run`.
  public var routes = Routes()

  private let options: ServerOptions
  private let pages:
    (Site, _ path: String, _ query: String, _ acceptLanguage: String)
      -> (status: Int, html: String)
  private let log: Log
  private let transport: any Transport
  private var site: Site?

  /// A server whose pages come from a function.
  public convenience init(options: ServerOptions, pages: @escaping Pages) {
    self.init(options: options) { _, path, query, acceptLanguage in
      pages(path, query, acceptLanguage)
    }
  }

  /// A server whose pages also depend on the site: `site.build`, `site.contents` and the texts of
  /// its files change when a new build is there, and the pages with them.
  public convenience init(
    options: ServerOptions,
    pagesOf:
      @escaping (
        _ site: Site, _ path: String, _ query: String, _ acceptLanguage: String
      ) -> (status: Int, html: String)
  ) {
    self.init(
      options: options, pages: pagesOf, log: Log(isQuiet: options.isQuiet),
      transport: EventTransport(
        limits: options.limits, stopsOnSignals: options.stopsOnSignals))
  }

  init(
    options: ServerOptions,
    pages: @escaping (Site, String, String, String) -> (status: Int, html: String), log: Log,
    transport: any Transport
  ) {
    self.options = options
    self.pages = pages
    self.log = log
    self.transport = transport
    addOwnRoutes()
  }

  /// Serves until SIGTERM or SIGINT. Returns the exit status: 0 after a stop, 1 if it could not
  /// start, told in one line on standard error.
  public func run() -> Int32 {
    do throws(ServerError) {
      let port = try start()
      let host = options.host.contains(":") ? "[\(options.host)]" : options.host
      print(line: "Pipit is at http://\(host):\(port)", on: STDOUT_FILENO)
      serve()
      return 0
    } catch {
      print(line: error.description, on: STDERR_FILENO)
      return 1
    }
  }

  /// Ends `run` once the requests that are running have been answered. From any thread; called
  /// twice, it does not wait for them.
  public func stop() {
    transport.stop()
  }

  /// Reads the site and takes the port; returns it.
  func start() throws(ServerError) -> Int {
    site = try Site(folder: options.site)
    let port = try transport.listen(host: options.host, port: options.port)
    if let folder = options.voiceFolder, !options.voice.languages.isEmpty {
      options.voice.keep(in: folder, mostMegabytes: options.voiceMegabytes) { [log] in
        log.problem($0)
      }
    }
    return port
  }

  func serve() {
    log.event("start", [.init("build", .text(site?.build ?? ""))])
    transport.serve(
      Service(
        answer: { [unowned self] in self.answer($0, later: $1) },
        refuse: { [unowned self] in self.refuse($0, $1) },
        sent: { [log] in log.exchange($0) },
        now: { [unowned self] in self.refresh(at: $0) }))
    options.voice.finish()
    log.event("stop")
  }

  private func print(line: String, on descriptor: Int32) {
    var text = line + "\n"
    text.withUTF8 { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Adds a route whose answer takes its time and depends on the site as it is when it is asked for.
  public func addLate(
    _ method: Request.Method, _ pattern: String,
    handler: @escaping (_ request: Request, _ site: Site, _ answer: LateAnswer) -> Void
  ) {
    routes.addLate(method, pattern) { [unowned self] request, _, answer in
      guard let site = self.site else {
        return answer(Refusal.noSuchPage.response(to: request))
      }
      handler(request, site, answer)
    }
  }

  private func addOwnRoutes() {
    routes.add(.get, "/api/health") { [unowned self] _, _ in
      .json(["ok": true, "build": .text(self.site?.build ?? "")])
    }
    let description = Bytes(OpenAPI.text)
    routes.add(.get, "/api/openapi.json") { _, _ in
      Response(headers: [Header("Content-Type", "application/json")], body: description)
    }
    addVoiceRoutes(options.voice)
    addDictionaryRoutes { [unowned self] in self.site }
  }

  private func refresh(at now: Int64) {
    switch site?.refresh(at: now) {
    case .success(let build): log.event("build", [.init("build", .text(build))])
    case .failure(let error): log.problem(error.description)
    case nil: break
    }
  }

  // MARK: Answers

  private func answer(
    _ request: Request, later: LateAnswer
  ) -> Response? {
    do throws(Refusal) {
      return try response(to: request, later: later)?.finished(for: request)
    } catch {
      return refuse(error, request)
    }
  }

  private func refuse(_ refusal: Refusal, _ request: Request?) -> Response {
    refusal.response(to: request).finished(for: request)
  }

  /// Routes first, then the site's files, then the core's pages.
  private func response(
    to request: Request, later: LateAnswer
  ) throws(Refusal) -> Response? {
    switch routes.match(request) {
    case .found(let answering, let values):
      guard !request.method.changes || Protection.allowsChange(request) else {
        throw .crossSite
      }
      switch answering {
      case .now(let handler): return handler(request, values)
      case .later(let handler):
        handler(request, values, later.finished(for: request))
        return nil
      }
    case .otherMethods(let allowed): throw .method(allowed: allowed)
    case .none: break
    }
    guard !request.isForAPI else { throw .noSuchPage }
    guard request.method == .get || request.method == .head else {
      throw .method(allowed: [.get, .head])
    }
    guard let site else { throw .noSuchPage }
    if let file = site.file(at: request.path) { return file.response(to: request) }
    guard !request.path.hasPrefix(SiteFile.assets) else { throw .noSuchPage }
    let (status, html) = pages(
      site, request.path, request.query, request.header("accept-language") ?? "")
    var response = Response.page(html, status: status)
    response.headers.append(Header("Cache-Control", "no-cache"))
    response.headers.append(Header("Vary", "Accept-Encoding, Accept-Language"))
    return response
  }
}

extension Request {
  /// Whether a program asks: then answers are JSON and nobody keeps them.
  var isForAPI: Bool {
    segments.first == "api" || [["voice"], ["voices"], ["word"]].contains(segments)
  }
}
