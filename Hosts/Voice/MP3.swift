import CLame

/// A sound made small: MP3, which every browser plays, of one channel.
enum MP3 {
  /// Speech of 11 kHz needs no more: a word takes about 3 KB.
  private static let kilobitsPerSecond: Int32 = 32
  /// What one call of the encoder may need beside 5/4 of the samples, as its header tells.
  private static let slack = 7200

  /// The sound as a file, or nil where the encoder refuses it.
  static func encoded(_ wave: Wave) -> [UInt8]? {
    guard let lame = pipit_mp3_begin(Int32(wave.samplesPerSecond), kilobitsPerSecond) else {
      return nil
    }
    defer { lame_close(lame) }
    var file = [UInt8](repeating: 0, count: wave.samples.count * 5 / 4 + 2 * slack)
    let count = file.withUnsafeMutableBufferPointer { file -> Int32 in
      let begun = lame_encode_buffer(
        lame, wave.samples, nil, Int32(wave.samples.count), file.baseAddress, Int32(file.count))
      guard begun >= 0 else { return -1 }
      let ended = lame_encode_flush(
        lame, file.baseAddress! + Int(begun), Int32(file.count) - begun)
      return ended < 0 ? -1 : begun + ended
    }
    guard count > 0 else { return nil }
    file.removeSubrange(Int(count)...)
    // The first frame is filled in when everything is known.
    var frame = [UInt8](repeating: 0, count: slack)
    let size = lame_get_lametag_frame(lame, &frame, frame.count)
    guard size <= min(frame.count, file.count) else { return nil }
    file.replaceSubrange(..<size, with: frame[..<size])
    return file
  }
}
