import CEvent
import Glibc
import Synchronization

/// A transport over libevent: one loop on one thread, which sleeps until a socket, a signal or the
/// next tick wakes it.
///
/// One loop, not several with SO_REUSEPORT: answers come from memory in microseconds, and a shared
/// port would let a second server start unnoticed on the port of the first.
///
/// Unchecked, because all of it stays on the loop's thread; other threads only leave an answer and
/// write to the pipe.
final class EventTransport: Transport, @unchecked Sendable {
  let limits: Limits
  /// Where sockets' bytes are looked at; one thread uses it.
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 * 1024, alignment: 16)
  private(set) var service: Service?
  private(set) var isStopping = false

  private let base: OpaquePointer
  private let stopsOnSignals: Bool
  private var listener: OpaquePointer?
  private var isListening = true
  private var connections: [ObjectIdentifier: Connection] = [:]
  private var stopDeadline = Int64.max
  /// A byte written to the second end wakes the loop from any thread.
  private let wakeReader: Int32
  private let wakeWriter: Int32
  /// The connections that wait for an answer from another thread, by the ticket they gave for it.
  private var expecting: [UInt64: Connection] = [:]
  private var lastTicket: UInt64 = 0
  /// Answers that have come for a ticket and are not on their way yet.
  private let delivered = Mutex<[(ticket: UInt64, response: Response)]>([])

  /// What a byte in the pipe means.
  private static let stopByte: UInt8 = 1
  private static let deliveryByte: UInt8 = 2

  /// How many more than the most connections are told that there are too many.
  private static let busyConnections = 64

  init(limits: Limits, stopsOnSignals: Bool) {
    event_set_log_callback { _, _ in }
    guard let base = event_base_new() else { preconditionFailure("no memory for an event loop") }
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0, "no descriptors for a pipe")
    for end in ends {
      evutil_make_socket_nonblocking(end)
      evutil_make_socket_closeonexec(end)
    }
    self.base = base
    (wakeReader, wakeWriter) = (ends[0], ends[1])
    self.stopsOnSignals = stopsOnSignals
    var limits = limits
    limits.connections = min(limits.connections, Self.mostConnections())
    self.limits = limits
  }

  deinit {
    if let listener { evconnlistener_free(listener) }
    event_base_free(base)
    close(wakeReader)
    close(wakeWriter)
    scratch.deallocate()
  }

  /// Raises the process's limit of descriptors as far as it may, and leaves some for files.
  private static func mostConnections() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 512 }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return max(16, Int(clamping: limit.rlim_cur) - 2 * busyConnections)
  }

  func listen(host: String, port: Int) throws(ServerError) -> Int {
    guard (0...65535).contains(port) else { throw .noSuchPort(port) }
    let name = host == "localhost" ? "127.0.0.1" : host
    var address = sockaddr_storage()
    var length = Int32(MemoryLayout<sockaddr_storage>.size)
    let text = name.contains(":") ? "[\(name)]:\(port)" : "\(name):\(port)"
    let context = Unmanaged.passUnretained(self).toOpaque()
    let flags = LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC | LEV_OPT_REUSEABLE
    let made = withUnsafeMutableBytes(of: &address) { bytes -> OpaquePointer? in
      let place = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      // Port 0 cannot be read from a text: the system's choice is what an address without one asks.
      let isRead = evutil_parse_sockaddr_port(
        port == 0 ? String(text.dropLast(2)) : text, place, &length)
      guard isRead == 0 else {
        errno = EADDRNOTAVAIL
        return nil
      }
      return evconnlistener_new_bind(base, accepted, context, flags, 1024, place, length)
    }
    guard let made else {
      switch errno {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES, EPERM: throw .portForbidden(port)
      case EADDRNOTAVAIL: throw .noSuchHost(host)
      case let code:
        throw .cannotListen(host: host, port: port, why: String(cString: strerror(code)))
      }
    }
    evconnlistener_set_error_cb(made, acceptFailed)
    listener = made
    return Self.port(of: evconnlistener_get_fd(made))
  }

  private static func port(of socket: Int32) -> Int {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &address) { bytes in
      let place = bytes.baseAddress!
      getsockname(socket, place.assumingMemoryBound(to: sockaddr.self), &length)
      // The port stands at the same place in addresses of both kinds.
      return Int(UInt16(bigEndian: place.load(fromByteOffset: 2, as: UInt16.self)))
    }
  }

  func serve(_ service: Service) {
    self.service = service
    signal(SIGPIPE, SIG_IGN)
    let context = Unmanaged.passUnretained(self).toOpaque()
    var events = [
      event_new(base, -1, Int16(EV_PERSIST), ticked, context),
      event_new(base, wakeReader, Int16(EV_READ | EV_PERSIST), woken, context),
    ]
    let shortest = min(
      limits.requestMilliseconds, limits.idleMilliseconds, limits.readingMilliseconds)
    var period = timeval(tv_sec: 0, tv_usec: Int(min(250, max(10, shortest / 8))) * 1000)
    event_add(events[0], &period)
    event_add(events[1], nil)
    if stopsOnSignals {
      for number in [SIGTERM, SIGINT] {
        let event = event_new(base, number, Int16(EV_SIGNAL | EV_PERSIST), signalled, context)
        event_add(event, nil)
        events.append(event)
      }
    }
    withExtendedLifetime(self) { _ = event_base_dispatch(base) }
    for event in events { event_free(event) }
    for connection in Array(connections.values) { connection.close() }
    self.service = nil
  }

  func stop() {
    wake(Self.stopByte)
  }

  private func wake(_ byte: UInt8) {
    // A full pipe wakes the loop as well.
    withUnsafePointer(to: byte) { _ = write(wakeWriter, $0, 1) }
  }

  /// A ticket by which a connection's answer can come from any thread; it counts once.
  func expect(_ connection: Connection) -> UInt64 {
    lastTicket += 1
    expecting[lastTicket] = connection
    return lastTicket
  }

  /// The connection waits no longer: what still comes for the ticket is thrown away.
  func forget(_ ticket: UInt64) {
    expecting[ticket] = nil
  }

  /// Leaves an answer for a ticket. From any thread.
  func deliver(_ response: Response, for ticket: UInt64) {
    delivered.withLock { $0.append((ticket, response)) }
    wake(Self.deliveryByte)
  }

  func forget(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = nil
    if isStopping && connections.isEmpty { event_base_loopbreak(base) }
  }

  fileprivate func accept(_ socket: Int32) {
    guard connections.count < limits.connections + Self.busyConnections,
      let connection = Connection(socket, on: base, of: self)
    else {
      close(socket)
      return
    }
    let isBusy = connections.count >= limits.connections
    connections[ObjectIdentifier(connection)] = connection
    if isBusy { connection.refuse(.busy, to: nil) }
  }

  /// Out of descriptors: rests until the next tick instead of asking in a circle.
  fileprivate func restFromAccepting() {
    guard let listener else { return }
    evconnlistener_disable(listener)
    isListening = false
  }

  fileprivate func tick() {
    let now = Clock.milliseconds
    if let listener, !isListening {
      evconnlistener_enable(listener)
      isListening = true
    }
    for connection in connections.values.filter({ $0.deadline <= now }) {
      connection.expire(at: now)
    }
    service?.now(now)
    if now >= stopDeadline { event_base_loopbreak(base) }
  }

  fileprivate func wake() {
    var isToStop = false
    while case let count = read(wakeReader, scratch.baseAddress, scratch.count), count > 0 {
      isToStop = isToStop || scratch[..<count].contains(Self.stopByte)
    }
    let responses = delivered.withLock { delivered in
      defer { delivered = [] }
      return delivered
    }
    for (ticket, response) in responses {
      expecting.removeValue(forKey: ticket)?.answer(response)
    }
    if isToStop { beginStopping() }
  }

  fileprivate func beginStopping() {
    guard !isStopping else {
      event_base_loopbreak(base)
      return
    }
    isStopping = true
    stopDeadline = Clock.milliseconds + limits.stopMilliseconds
    if let listener { evconnlistener_free(listener) }
    listener = nil
    for connection in Array(connections.values) { connection.hurry() }
    if connections.isEmpty { event_base_loopbreak(base) }
  }
}

private func transport(_ context: UnsafeMutableRawPointer?) -> EventTransport {
  Unmanaged<EventTransport>.fromOpaque(context!).takeUnretainedValue()
}

private func accepted(
  _: OpaquePointer?, socket: Int32, _: UnsafeMutablePointer<sockaddr>?, _: Int32,
  context: UnsafeMutableRawPointer?
) {
  transport(context).accept(socket)
}

private func acceptFailed(_: OpaquePointer?, context: UnsafeMutableRawPointer?) {
  transport(context).restFromAccepting()
}

private func ticked(_: Int32, _: Int16, context: UnsafeMutableRawPointer?) {
  transport(context).tick()
}

private func woken(_: Int32, _: Int16, context: UnsafeMutableRawPointer?) {
  transport(context).wake()
}

private func signalled(_: Int32, _: Int16, context: UnsafeMutableRawPointer?) {
  transport(context).beginStopping()
}
