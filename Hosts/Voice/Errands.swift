import Glibc
import Synchronization

/// Errands done one after the other, on a thread that ends when there are none.
public final class Errands: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var isRunning = false
  }

  private let state = Mutex(State())

  /// No errands yet.
  public init() {}

  /// Has an errand done soon.
  public func add(_ errand: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      state.waiting.append(errand)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    // Where no thread is to be had, whoever brought the errand waits for it.
    if isFirst, !detach({ self.work() }) { work() }
  }

  /// Whether an errand runs or waits.
  var isBusy: Bool { state.withLock { $0.isRunning } }

  private func work() {
    while true {
      let errands = state.withLock { state in
        if state.waiting.isEmpty { state.isRunning = false }
        defer { state.waiting = [] }
        return state.waiting
      }
      guard !errands.isEmpty else { return }
      for errand in errands { errand() }
    }
  }
}

/// Runs a body on a new thread; returns whether there was one to be had.
func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
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
