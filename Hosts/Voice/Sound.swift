/// A sound as it goes out.
public struct Sound: Equatable, Sendable {
  /// The file's bytes.
  public let bytes: [UInt8]
  /// What kind of file it is.
  public let format: Format

  /// The kinds of files: one is there at once, the other is small.
  public enum Format: String, Equatable, Sendable {
    case wav
    case mp3

    /// The name of the kind in HTTP.
    public var mediaType: String {
      switch self {
      case .wav: "audio/wav"
      case .mp3: "audio/mpeg"
      }
    }
  }
}
