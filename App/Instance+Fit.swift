import PipitBase
import PipitMemory

/// Work that takes longer than a frame, in an instance of its own beside the page's.
extension Instance {
  /// Begins a fit where the message has a log, else goes on with it for a piece; answers with the
  /// token that tells the page's instance of it.
  func fit(_ message: JSON) -> JSON {
    if let log = message[text: "log"] {
      let weights = message[list: "weights"].compactMap { $0.integer }
      work = Fit(
        log: Fit.log(from: log), inUse: Parameters(tenThousandths: weights) ?? Parameters())
    } else {
      work?.advance()
    }
    let action: FitAction =
      if let fitted = work?.result {
        .found(Finding(fitted))
      } else if let work {
        .isAt(share: Int64(work.share))
      } else {
        .fails
      }
    let isDone = work?.isDone ?? true
    return ["token": .text(action.token), "isDone": .bool(isDone)]
  }
}
