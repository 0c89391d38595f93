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
final class Presence: Sendable {
  private let sure = Atomic(true)

  var isSure: Bool { sure.load(ordering: .relaxed) }

  func doubt() { sure.store(false, ordering: .relaxed) }
}
