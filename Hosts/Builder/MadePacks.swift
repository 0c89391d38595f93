/// The packs made so far, each with the time since the one before it.
struct MadePacks {
  /// A pack to be written.
  struct Pack {
    let name: String
    let bytes: [UInt8]
    let summary: String
    let milliseconds: Int
  }

  private(set) var packs: [Pack] = []
  private var began = ContinuousClock.now

  mutating func add(_ name: String, _ bytes: [UInt8], _ summary: String) {
    let now = ContinuousClock.now
    let took = (now - began) / Duration.milliseconds(1)
    packs.append(Pack(name: name, bytes: bytes, summary: summary, milliseconds: Int(took)))
    began = now
  }
}
