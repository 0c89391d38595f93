import Glibc
import Synchronization

/// Where an answer is left that takes its time: once, at once or later, from any thread.
public struct LateAnswer: Sendable {
  private let client: Presence
  private let send: @Sendable (Response) -> Void

  init(to client: Presence, by send: @escaping @Sendable (Response) -> Void) {
    self.client = client
    self.send = send
  }

  /// Answers. A client that does not wait so long is not the caller's concern.
  public func callAsFunction(_ response: Response) { send(response) }

  /// Whether the client waits for sure. One that has sent its last byte may still read, or may have
  /// left: it is answered, but others go first.
  public var isAwaited: Bool { client.isSure }

  func finished(for request: Request) -> LateAnswer {
    LateAnswer(to: client) { send($0.finished(for: request)) }
  }
}

/// Whether a client is there, for threads that do not see its connection.
///
/// The system is asked each time: the loop may have a crowd to hear before it comes to the end of
/// one, and who has just come must not be sent away for those who have left.
final class Presence: Sendable {
  /// The connection's socket while it is open and its end has not been seen.
  private let socket: Mutex<Int32?>

  init(on socket: Int32) { self.socket = Mutex(socket) }

  var isSure: Bool {
    socket.withLock { socket in
      guard let open = socket else { return false }
      var next: UInt8 = 0
      let count = recv(open, &next, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
      let isThere = count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
      if !isThere { socket = nil }
      return isThere
    }
  }

  /// From now on nothing is sure: before the socket closes, since its number may come again.
  func doubt() { socket.withLock { $0 = nil } }
}
