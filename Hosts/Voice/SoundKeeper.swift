/// The folder of sounds, for any thread: what it is asked is done one after the other on a thread of
/// its own. A folder that cannot be used is told of once, and nothing is kept from then on.
///
/// Unchecked, because the folder is touched in errands alone.
final class SoundKeeper: @unchecked Sendable {
  private let errands = Errands()
  private let tell: @Sendable (String) -> Void
  private var folder: SoundFolder?

  init(path: String, bounds: SoundFolder.Bounds, tell: @escaping @Sendable (String) -> Void) {
    self.tell = tell
    errands.add { [self] in
      switch SoundFolder.open(path, bounds: bounds) {
      case .success(let opened): folder = opened
      case .failure(let trouble): tell(trouble.sentence)
      }
    }
  }

  /// Whether something is yet to be done.
  var isBusy: Bool { errands.isBusy }

  /// Looks for a sound, and tells what there is.
  func find(_ utterance: Utterance, then take: @escaping @Sendable ([UInt8]?) -> Void) {
    errands.add { [self] in take(folder?.sound(of: utterance)) }
  }

  /// Keeps a sound.
  func keep(_ sound: [UInt8], of utterance: Utterance) {
    errands.add { [self] in
      guard let trouble = folder?.keep(sound, of: utterance) else { return }
      folder = nil
      tell(trouble.sentence)
    }
  }

  /// Notes that a sound was asked for that memory held.
  func use(_ utterance: Utterance) {
    errands.add { [self] in folder?.use(utterance) }
  }
}
