import Glibc
import Synchronization

/// The server's voice: espeak-ng as a program of its own, some at once, the others in a short queue;
/// what was said is kept.
///
///     let voice = Voice()
///     voice.say(try Utterance("hola", language: "es")) { result in … }
public final class Voice: Sendable {
  /// How much it may do.
  public struct Limits: Equatable, Sendable {
    /// So many programs run at once.
    public var atOnce = 2
    /// So many different texts may wait; one more is told to come later.
    public var waiting = 32
    /// So long a program may take.
    public var milliseconds: Int64 = 5_000
    /// The largest sound, about three minutes.
    public var soundBytes = 8 << 20
    /// So much is kept.
    public var keptBytes = 16 << 20

    /// The usual limits.
    public init() {}
  }

  /// What a text became: a WAV file, or the reason why not.
  public typealias Outcome = Result<[UInt8], VoiceError>
  /// Told once, on a thread of the voice's, or at once where the answer is at hand.
  public typealias Listener = @Sendable (Outcome) -> Void

  private struct State {
    var sounds: Sounds
    var running = 0
    var queue: [Utterance] = []
    /// Who waits for a text, that runs or is in the queue: all who ask for the same wait for one.
    var listeners: [Utterance: [Listener]] = [:]
    var started = 0
  }

  private let program: String?
  private let limits: Limits
  private let state: Mutex<State>

  /// The voice of a program; without one it has no language and says why.
  public init(program: String? = Voice.installed, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
    state = Mutex(State(sounds: Sounds(mostBytes: limits.keptBytes)))
  }

  /// Where espeak-ng is, looked for in PATH.
  public static var installed: String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/espeak-ng" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// The tags of the languages it speaks.
  public var languages: [String] { program == nil ? [] : VoiceEntry.tags }

  /// How many programs have been started.
  var started: Int { state.withLock { $0.started } }

  /// What can be answered at once; all else happens on a thread.
  private enum Turn {
    case answer(Outcome)
    case wait
    case start
  }

  /// Says a text, now or in its turn.
  public func say(_ utterance: Utterance, then listener: @escaping Listener) {
    guard program != nil else { return listener(.failure(.notInstalled)) }
    let turn: Turn = state.withLock { state in
      if let sound = state.sounds[utterance] { return .answer(.success(sound)) }
      if state.listeners[utterance] != nil {
        state.listeners[utterance]?.append(listener)
        return .wait
      }
      if state.running < limits.atOnce {
        state.running += 1
        state.started += 1
        state.listeners[utterance] = [listener]
        return .start
      }
      guard state.queue.count < limits.waiting else { return .answer(.failure(.busy)) }
      state.listeners[utterance] = [listener]
      state.queue.append(utterance)
      return .wait
    }
    switch turn {
    case .answer(let outcome): listener(outcome)
    case .wait: break
    case .start: work(from: utterance)
    }
  }

  /// Says a text and then what is in the queue until it is empty, on a thread of its own.
  private func work(from first: Utterance) {
    let isStarted = detach { [self] in
      var utterance: Utterance? = first
      while let next = utterance {
        finish(next, speak(next))
        utterance = self.next()
      }
    }
    guard !isStarted else { return }
    finish(first, .failure(.failed))
    while let next = next() { finish(next, .failure(.failed)) }
  }

  private func next() -> Utterance? {
    state.withLock { state in
      guard !state.queue.isEmpty else {
        state.running -= 1
        return nil
      }
      state.started += 1
      return state.queue.removeFirst()
    }
  }

  private func finish(_ utterance: Utterance, _ outcome: Outcome) {
    let listeners = state.withLock { state in
      if case .success(let sound) = outcome { state.sounds.keep(sound, for: utterance) }
      return state.listeners.removeValue(forKey: utterance) ?? []
    }
    for listener in listeners { listener(outcome) }
  }

  private func speak(_ utterance: Utterance) -> Outcome {
    let output = Child.output(
      of: program ?? "", utterance.arguments, input: Array(utterance.text.utf8),
      milliseconds: limits.milliseconds, mostBytes: limits.soundBytes)
    guard let output, let sound = Wave.mended(output) else { return .failure(.failed) }
    return .success(sound)
  }
}

/// Runs a body on a new thread; returns whether there was one to be had.
private func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let work = Unmanaged.passRetained(Work(body))
  var thread = pthread_t()
  let status = pthread_create(
    &thread, nil,
    {
      Unmanaged<Work>.fromOpaque($0!).takeRetainedValue().body()
      return nil
    }, work.toOpaque())
  guard status == 0 else {
    work.release()
    return false
  }
  pthread_detach(thread)
  return true
}
