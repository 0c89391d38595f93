import Glibc
import Synchronization

/// The server's voice: espeak-ng as a program of its own, some at once, the others in a short queue.
/// What was said is kept, small: in memory, and in a folder where one is given.
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
    /// The largest sound as the program makes it, about three minutes.
    public var soundBytes = 8 << 20
    /// So much is kept in memory.
    public var keptBytes = 16 << 20

    /// The usual limits.
    public init() {}
  }

  /// What a text became, or the reason why not.
  public typealias Outcome = Result<Sound, VoiceError>
  /// Told once, on a thread of the voice's, or at once where the answer is at hand.
  public typealias Listener = @Sendable (Outcome) -> Void

  private struct Waiting {
    let format: Sound.Format?
    let isAwaited: @Sendable () -> Bool
    let listener: Listener
  }

  private struct State {
    var sounds: Sounds
    var keeper: SoundKeeper?
    var running = 0
    var queue: [Utterance] = []
    /// Who waits for a text, that is looked for, runs or is in the queue: all who ask for the same
    /// wait for one.
    var waiting: [Utterance: [Waiting]] = [:]
    var started = 0

    func isAwaited(_ utterance: Utterance) -> Bool {
      waiting[utterance]?.contains { $0.isAwaited() } ?? false
    }
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

  /// Keeps sounds in a folder as well, within a bound, from now on. Where it cannot be written, that
  /// is told in one sentence, and memory alone keeps them.
  public func keep(
    in folder: String, mostMegabytes: Int, tell: @escaping @Sendable (String) -> Void
  ) {
    let keeper = SoundKeeper(
      path: folder, bounds: .init(bytes: mostMegabytes << 20), tell: tell)
    state.withLock { $0.keeper = keeper }
  }

  /// Waits until what was said is kept, so long at most: before the program ends.
  public func finish(milliseconds: Int64 = 2_000) {
    let latest = Clock.milliseconds + milliseconds
    while Clock.milliseconds < latest {
      let (running, keeper) = state.withLock { ($0.running, $0.keeper) }
      guard running > 0 || keeper?.isBusy == true else { return }
      usleep(1_000)
    }
  }

  /// The tags of the languages it speaks.
  public var languages: [String] { program == nil ? [] : VoiceEntry.tags }

  /// How many programs have been started.
  var started: Int { state.withLock { $0.started } }

  // MARK: Asking

  /// What comes of a question at once; all else happens on a thread.
  private enum Turn {
    case answer(Sound, SoundKeeper?)
    case wait
    case look(SoundKeeper)
    case speak
  }

  /// Says a text, now or in its turn: in the form that is at hand first, or in the one that is asked
  /// for. Whoever is not awaited any more gives its place in the queue to those who are.
  public func say(
    _ utterance: Utterance, as format: Sound.Format? = nil,
    while isAwaited: @escaping @Sendable () -> Bool = { true },
    then listener: @escaping Listener
  ) {
    guard program != nil else { return listener(.failure(.notInstalled)) }
    let waiting = Waiting(format: format, isAwaited: isAwaited, listener: listener)
    let turn: Turn = state.withLock { state in
      if format != .wav, let kept = state.sounds[utterance] {
        let isNoted = state.sounds.isNoted(utterance, at: Clock.milliseconds)
        return .answer(Sound(bytes: kept, format: .mp3), isNoted ? nil : state.keeper)
      }
      guard state.waiting[utterance] == nil else {
        state.waiting[utterance]?.append(waiting)
        return .wait
      }
      state.waiting[utterance] = [waiting]
      guard format != .wav, let keeper = state.keeper else { return .speak }
      return .look(keeper)
    }
    switch turn {
    case .answer(let sound, let keeper):
      keeper?.use(utterance)
      listener(.success(sound))
    case .wait: break
    case .look(let keeper):
      keeper.find(utterance) { [self] found in
        guard let found else { return lineUp(utterance) }
        state.withLock { $0.sounds.keep(found, for: utterance) }
        tell(utterance, .success(Sound(bytes: found, format: .mp3))) { $0 != .wav }
        // Somebody has come meanwhile who wants the other form.
        if !leave(utterance) { lineUp(utterance) }
      }
    case .speak: lineUp(utterance)
    }
  }

  /// Tells an outcome to those who wait for a text and want a form; the others go on waiting.
  private func tell(
    _ utterance: Utterance, _ outcome: Outcome, where isWanted: (Sound.Format?) -> Bool
  ) {
    let told = state.withLock { state in
      let all = state.waiting[utterance] ?? []
      state.waiting[utterance] = all.filter { !isWanted($0.format) }
      return all.filter { isWanted($0.format) }
    }
    for waiting in told { waiting.listener(outcome) }
  }

  /// Forgets a text for which nobody waits; returns whether that is so.
  private func leave(_ utterance: Utterance) -> Bool {
    state.withLock { state in
      guard state.waiting[utterance]?.isEmpty ?? true else { return false }
      state.waiting[utterance] = nil
      return true
    }
  }

  private func refuse(_ utterance: Utterance, _ error: VoiceError) {
    let told = state.withLock { $0.waiting.removeValue(forKey: utterance) ?? [] }
    for waiting in told { waiting.listener(.failure(error)) }
  }

  // MARK: Speaking

  /// Begins with a text, or puts it in the queue. Where that is full, one that nobody waits for any
  /// more gives its place, else this text is refused.
  private func lineUp(_ utterance: Utterance) {
    let (starts, refused) = state.withLock { state -> (Bool, Utterance?) in
      guard state.running == limits.atOnce else {
        state.running += 1
        state.started += 1
        return (true, nil)
      }
      var refused: Utterance?
      if state.queue.count >= limits.waiting {
        guard let left = state.queue.firstIndex(where: { !state.isAwaited($0) }) else {
          return (false, utterance)
        }
        refused = state.queue.remove(at: left)
      }
      state.queue.append(utterance)
      return (false, refused)
    }
    if let refused { refuse(refused, .busy) }
    if starts { work(from: utterance) }
  }

  /// Says a text and then what is in the queue until it is empty, on a thread of its own.
  private func work(from first: Utterance) {
    let isStarted = detach { [self] in
      var utterance: Utterance? = first
      while let next = utterance {
        speak(next)
        utterance = self.next()
      }
    }
    guard !isStarted else { return }
    refuse(first, .failed)
    while let next = next() { refuse(next, .failed) }
  }

  /// The first in the queue for which somebody waits for sure.
  private func next() -> Utterance? {
    state.withLock { state in
      guard !state.queue.isEmpty else {
        state.running -= 1
        return nil
      }
      state.started += 1
      return state.queue.remove(at: state.queue.firstIndex { state.isAwaited($0) } ?? 0)
    }
  }

  /// The sound goes out as soon as it is there, and is made small and kept then.
  private func speak(_ utterance: Utterance) {
    let output = Child.output(
      of: program ?? "", utterance.arguments, input: Array(utterance.text.utf8),
      milliseconds: limits.milliseconds, mostBytes: limits.soundBytes)
    guard let output, let wave = Wave(output)?.stretched(by: utterance.stretch) else {
      return refuse(utterance, .failed)
    }
    let large = Sound(bytes: wave.bytes, format: .wav)
    tell(utterance, .success(large)) { $0 != .mp3 }
    let small = MP3.encoded(wave).map { Sound(bytes: $0, format: .mp3) }
    let (keeper, rest) = state.withLock { state in
      if let small { state.sounds.keep(small.bytes, for: utterance) }
      return (state.keeper, state.waiting.removeValue(forKey: utterance) ?? [])
    }
    if let small { keeper?.keep(small.bytes, of: utterance) }
    for waiting in rest {
      let sound = waiting.format == .wav ? large : small
      waiting.listener(sound.map { .success($0) } ?? .failure(.failed))
    }
  }
}
