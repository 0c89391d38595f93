import CEvent
import Glibc

/// One client's connection: reads a request, sends its answer, and again.
///
/// Each phase has a deadline that no byte moves: a client that drips is cut like one that is silent.
final class Connection {
  private(set) var deadline: Int64

  private let socket: Int32
  private let events: OpaquePointer
  private let transport: EventTransport
  private var phase = Phase.waiting
  private var scanner = HeadScanner()
  private var isClosed = false
  /// Whether the client has sent its last byte; it may still read.
  private var isHalfClosed = false
  private let presence: Presence

  private enum Phase {
    /// Nothing of a request has come.
    case waiting
    case head
    case body(Request, Framing)
    /// The answer comes from another thread, for this ticket.
    case expecting(Request, keepsOpen: Bool, ticket: UInt64, since: Int64)
    case writing(Writing)
    /// The last answer has gone; what still comes is thrown away until the client closes, because
    /// closing on unread bytes could tear the answer from the client's hands.
    case lingering
  }

  private struct Writing {
    var exchange: Exchange
    let startedAt: Int64
    let keepsOpen: Bool
    /// What was unsent when the present span of time began.
    var unsent: Int
  }

  /// More than this is not read before it is needed.
  private static let readAhead = 64 * 1024
  /// So much the system takes of an answer before the client does; left to itself it takes
  /// megabytes for each of thousands of clients that do not read.
  private static let sendAhead: Int32 = 128 * 1024

  init?(_ socket: Int32, on base: OpaquePointer, of transport: EventTransport) {
    Self.set(TCP_NODELAY, of: Int32(IPPROTO_TCP), to: 1, on: socket)
    Self.set(SO_SNDBUF, of: SOL_SOCKET, to: Self.sendAhead, on: socket)
    let options = Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)
    guard let events = bufferevent_socket_new(base, socket, options) else { return nil }
    self.socket = socket
    self.events = events
    self.transport = transport
    presence = Presence(on: socket)
    deadline = Clock.milliseconds + transport.limits.requestMilliseconds
    bufferevent_setwatermark(events, Int16(EV_READ), 0, Self.readAhead)
    bufferevent_setcb(
      events, readable, drained, happened, Unmanaged.passUnretained(self).toOpaque())
    bufferevent_enable(events, Int16(EV_READ | EV_WRITE))
  }

  private static func set(_ option: Int32, of level: Int32, to value: Int32, on socket: Int32) {
    var value = value
    setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  private var input: OpaquePointer { bufferevent_get_input(events) }
  private var output: OpaquePointer { bufferevent_get_output(events) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    presence.doubt()
    if case .expecting(_, _, let ticket, _) = phase { transport.forget(ticket) }
    bufferevent_free(events)
    transport.forget(self)
  }

  /// The server stops: an unused connection closes, a used one has one answer left.
  func hurry() {
    switch phase {
    case .waiting: close()
    case .lingering: deadline = min(deadline, Clock.milliseconds + 250)
    case .head, .body, .expecting, .writing: break
    }
  }

  /// The phase's time is over.
  func expire(at now: Int64) {
    switch phase {
    case .waiting, .lingering: close()
    case .head: refuse(.tooSlow, to: nil)
    case .body(let request, _): refuse(.tooSlow, to: request)
    case .expecting(let request, _, let ticket, _):
      transport.forget(ticket)
      refuse(.tooLate, to: request)
    case .writing(var writing):
      let left = unsent
      let span = transport.limits.readingMilliseconds
      let least = transport.limits.slowestBytesPerSecond * Int(span) / 1000
      guard writing.unsent - left >= max(1, least) else {
        writing.exchange.bytes = max(0, writing.exchange.bytes - left)
        log(writing)
        close()
        return
      }
      writing.unsent = left
      phase = .writing(writing)
      deadline = now + span
    }
  }

  /// Answers that it will not be answered, and closes.
  func refuse(_ refusal: Refusal, to request: Request?) {
    guard let response = transport.service?.refuse(refusal, request) else { return close() }
    send(response, to: request, keepsOpen: false)
  }

  /// What has been given to the system or waits for it, and the client has not taken.
  private var unsent: Int {
    evbuffer_get_length(output) + Int(pipit_unsent(socket))
  }

  // MARK: Reading

  fileprivate func read() {
    switch phase {
    case .waiting, .head: readHead()
    case .body(let request, let framing): readBody(request, framing)
    case .expecting, .writing: break
    case .lingering: evbuffer_drain(input, evbuffer_get_length(input))
    }
  }

  private func readHead() {
    while true {
      let count = evbuffer_copyout(
        input, transport.scratch.baseAddress, transport.scratch.count)
      guard count > 0 else { return }
      if case .waiting = phase {
        phase = .head
        deadline = Clock.milliseconds + transport.limits.requestMilliseconds
      }
      var request: Request?
      do throws(Refusal) {
        let chunk = UnsafeRawBufferPointer(rebasing: transport.scratch[..<count])
        let (used, isDone) = try scanner.take(chunk)
        evbuffer_drain(input, used)
        guard isDone else { continue }
        let bytes = scanner.bytes
        scanner = HeadScanner()
        let head = try RequestHead(bytes).request
        request = head
        let framing = try Framing(head, mostBodyBytes: transport.limits.bodyBytes)
        return begin(head, framing)
      } catch {
        return refuse(error, to: request)
      }
    }
  }

  private func begin(_ request: Request, _ framing: Framing) {
    guard framing.bodyCount > 0 else { return answer(request, framing) }
    phase = .body(request, framing)
    if framing.expectsContinue && evbuffer_get_length(input) == 0 {
      evbuffer_add(output, "HTTP/1.1 100 Continue\r\n\r\n", 25)
    }
    readBody(request, framing)
  }

  private func readBody(_ request: Request, _ framing: Framing) {
    var request = request
    // The phase lets go of the request first, so that its body grows in place.
    phase = .waiting
    while request.body.count < framing.bodyCount {
      let most = min(transport.scratch.count, framing.bodyCount - request.body.count)
      let count = evbuffer_remove(input, transport.scratch.baseAddress, most)
      guard count > 0 else { break }
      request.body.append(contentsOf: transport.scratch[..<Int(count)])
    }
    phase = .body(request, framing)
    if request.body.count == framing.bodyCount { answer(request, framing) }
  }

  private func answer(_ request: Request, _ framing: Framing) {
    guard let service = transport.service else { return close() }
    let ticket = transport.expect(self)
    let now = Clock.milliseconds
    phase = .expecting(request, keepsOpen: framing.keepsOpen, ticket: ticket, since: now)
    deadline = now + transport.limits.answerMilliseconds
    let later = LateAnswer(to: presence) { [transport] in transport.deliver($0, for: ticket) }
    guard let response = service.answer(request, later) else { return }
    transport.forget(ticket)
    answer(response)
  }

  /// Sends the answer that it has waited for.
  func answer(_ response: Response) {
    guard case .expecting(let request, let keepsOpen, _, let since) = phase else { return }
    send(response, to: request, keepsOpen: keepsOpen && !transport.isStopping, since: since)
  }

  // MARK: Writing

  private func send(
    _ response: Response, to request: Request?, keepsOpen: Bool, since: Int64? = nil
  ) {
    let now = Clock.milliseconds
    let hasBody = request?.method != .head && ![204, 304].contains(response.status)
    let head = response.head(keepsOpen: keepsOpen, isOld: request?.isOld ?? false)
    evbuffer_add(output, head, head.count)
    if hasBody { add(response.body) }
    let exchange = Exchange(
      method: request?.method.rawValue ?? "-", path: request?.path ?? "-",
      status: response.status, bytes: hasBody ? response.body.count : 0)
    phase = .writing(
      Writing(
        exchange: exchange, startedAt: since ?? now, keepsOpen: keepsOpen, unsent: unsent))
    deadline = now + transport.limits.readingMilliseconds
  }

  /// Small bodies are copied behind the head, large ones lent until they are sent.
  private func add(_ body: Bytes) {
    guard body.count > 4096 else {
      evbuffer_add(output, body.start, body.count)
      return
    }
    let lent = Unmanaged.passRetained(body)
    let isAdded = evbuffer_add_reference(
      output, body.start, body.count,
      { _, _, owner in Unmanaged<Bytes>.fromOpaque(owner!).release() }, lent.toOpaque())
    if isAdded != 0 { lent.release() }
  }

  /// All that was to be sent is with the system.
  fileprivate func finish() {
    guard case .writing(let writing) = phase else { return }
    log(writing)
    let now = Clock.milliseconds
    if writing.keepsOpen && !transport.isStopping {
      phase = .waiting
      deadline = now + transport.limits.idleMilliseconds
      read()
      if isHalfClosed { giveUpUnlessWriting() }
    } else if isHalfClosed {
      close()
    } else {
      phase = .lingering
      deadline = now + (transport.isStopping ? 250 : transport.limits.lingerMilliseconds)
      shutdown(socket, Int32(SHUT_WR))
      read()
    }
  }

  private func log(_ writing: Writing) {
    var exchange = writing.exchange
    exchange.milliseconds = Clock.milliseconds - writing.startedAt
    transport.service?.sent(exchange)
  }

  // MARK: Ends

  fileprivate func end(_ what: Int16) {
    guard Int32(what) & BEV_EVENT_EOF != 0 else { return close() }
    isHalfClosed = true
    presence.doubt()
    giveUpUnlessWriting()
  }

  /// Nothing more can come: only an answer under way is still worth the connection.
  private func giveUpUnlessWriting() {
    switch phase {
    case .expecting, .writing: break
    default: close()
    }
  }
}

private func connection(_ context: UnsafeMutableRawPointer?) -> Connection {
  Unmanaged<Connection>.fromOpaque(context!).takeUnretainedValue()
}

private func readable(_: OpaquePointer?, context: UnsafeMutableRawPointer?) {
  connection(context).read()
}

private func drained(_: OpaquePointer?, context: UnsafeMutableRawPointer?) {
  connection(context).finish()
}

private func happened(_: OpaquePointer?, what: Int16, context: UnsafeMutableRawPointer?) {
  connection(context).end(what)
}
