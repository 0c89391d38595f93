/// How requests come in and answers go out. What is behind it may change for another library; what
/// is before it knows values only.
protocol Transport: AnyObject {
  /// Takes the address; returns the port, which the system chooses for port 0.
  func listen(host: String, port: Int) throws(ServerError) -> Int
  /// Serves until it is told to stop and what was running has ended.
  func serve(_ service: Service)
  /// Takes no more connections and ends `serve` when what runs has ended. From any thread; told
  /// twice, it ends at once.
  func stop()
}

/// What a transport asks of the server, all on the thread that serves.
struct Service {
  /// The answer to a request. Where it is nil, the answer comes later, once, from any thread;
  /// whether the client still waits for it, the transport knows.
  let answer: (Request, _ later: LateAnswer) -> Response?
  /// The answer to what is no request, or not one to be answered.
  let refuse: (Refusal, Request?) -> Response
  /// Told when an answer has gone out.
  let sent: (Exchange) -> Void
  /// Told the time at every tick, some times a second.
  let now: (Int64) -> Void
}

/// A request and its answer, as the log shows them.
struct Exchange: Equatable {
  let method: String
  let path: String
  let status: Int
  var bytes: Int
  var milliseconds: Int64 = 0
}

/// How much and how long one client may ask.
public struct Limits: Equatable, Sendable {
  /// Within this a request's head and body must have come, however they drip.
  public var requestMilliseconds: Int64 = 10_000
  /// So long a connection may wait for its next request.
  public var idleMilliseconds: Int64 = 15_000
  /// So long a client may go on sending after its last answer, unheard, so that it can read it.
  public var lingerMilliseconds: Int64 = 2_000
  /// So long an answer may take that comes from another thread.
  public var answerMilliseconds: Int64 = 30_000
  /// So long running requests may take after the server was told to stop.
  public var stopMilliseconds: Int64 = 5_000
  /// In each span this long a client must take its share of an answer, or it is cut. Two spans are
  /// shorter than what the goals allow a held connection, 15 seconds.
  public var readingMilliseconds: Int64 = 7_000
  /// The least a client must take, on average over a span.
  public var slowestBytesPerSecond = 1_600
  /// The largest body.
  public var bodyBytes = 1 << 20
  /// So many connections may be open; one more is told to come later.
  public var connections = 8_000

  /// The usual limits.
  public init() {}
}
