import PipitBase

/// A picture or a sound that a learner brings in: what it is, by its first bytes, never by its name.
public enum OwnFile: String, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case mp3 = "audio/mpeg"
  case ogg = "audio/ogg"
  case wav = "audio/wav"
  case m4a = "audio/mp4"

  /// How many bytes a file may have: five megabytes.
  public static let mostBytes: Int64 = 5 << 20
  /// How many of its first bytes tell what it is.
  public static let tellingBytes = 12

  /// Why a file is not kept.
  public enum Refusal: String, Error, Sendable {
    /// It is no picture and no sound that is known here, or not the one that is asked for.
    case kind
    /// It has too many bytes.
    case large
    /// It has none.
    case empty
  }

  /// What a file is; it is refused before anything of it is kept.
  ///
  /// - Parameters:
  ///   - start: its first twelve bytes.
  ///   - size: how many bytes it has.
  ///   - isPicture: whether a picture is asked for, or a sound.
  public init(start: [UInt8], size: Int64, isPicture: Bool) throws(Refusal) {
    if size < 1 { throw .empty }
    if size > Self.mostBytes { throw .large }
    guard let kind = Self.kind(start), kind.isPicture == isPicture else { throw .kind }
    self = kind
  }

  /// Whether it is seen, not heard.
  public var isPicture: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp: true
    case .mp3, .ogg, .wav, .m4a: false
    }
  }

  private static func kind(_ start: [UInt8]) -> OwnFile? {
    func has(_ text: String, at place: Int = 0) -> Bool {
      let wanted = text.bytes
      return start.count >= place + wanted.count
        && Array(start[place..<(place + wanted.count)]) == wanted
    }
    if start.count < tellingBytes { return nil }
    if start[0] == 0x89 && has("PNG\r\n\u{1a}\n", at: 1) { return .png }
    if start[0] == 0xff && start[1] == 0xd8 && start[2] == 0xff { return .jpeg }
    if has("GIF87a") || has("GIF89a") { return .gif }
    if has("RIFF") { return has("WEBP", at: 8) ? .webp : has("WAVE", at: 8) ? .wav : nil }
    if has("OggS") { return .ogg }
    if has("ftypM4A", at: 4) || has("ftypmp42", at: 4) || has("ftypisom", at: 4) { return .m4a }
    // A frame of MPEG audio, layer III, with a rate that there is; or the tags before it.
    let isFrame = start[0] == 0xff && start[1] & 0xe6 == 0xe2 && start[1] & 0x18 != 0x08
    if has("ID3") || isFrame && start[2] & 0xf0 != 0xf0 && start[2] & 0x0c != 0x0c { return .mp3 }
    return nil
  }
}
