import CLame
import Foundation
import Synchronization

@testable import PipitVoice

/// What is heard of a sound.
struct Recording {
  let rate: Int
  let seconds: Double
  /// The root of the mean square, of 1.
  let loudness: Double

  init?(_ sound: Sound) {
    switch sound.format {
    case .wav: self.init(wave: sound.bytes)
    case .mp3: self.init(mp3: sound.bytes)
    }
  }

  private init(_ samples: [Double], rate: Int) {
    self.rate = rate
    seconds = Double(samples.count) / Double(rate)
    loudness = (samples.reduce(0) { $0 + $1 * $1 } / Double(samples.count)).squareRoot()
  }

  private init?(mp3 bytes: [UInt8]) {
    let decoder = hip_decode_init()
    defer { hip_decode_exit(decoder) }
    var bytes = bytes
    var facts = mp3data_struct()
    var left = [Int16](repeating: 0, count: 1152 * 4)
    var right = left
    var samples: [Double] = []
    var given = bytes.count
    while true {
      let count = hip_decode1_headers(decoder, &bytes, given, &left, &right, &facts)
      guard count >= 0 else { return nil }
      if count == 0, given == 0 { break }
      given = 0
      samples += left[..<Int(count)].map { Double($0) / 32768 }
    }
    guard facts.header_parsed == 1, facts.stereo == 1, !samples.isEmpty else { return nil }
    self.init(samples, rate: Int(facts.samplerate))
  }

  private init?(wave bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.count > 44, String(decoding: bytes[..<4], as: UTF8.self) == "RIFF",
      number(4, 4) == bytes.count - 8, number(20, 2) == 1, number(22, 2) == 1,
      number(34, 2) == 16, number(40, 4) == bytes.count - 44
    else { return nil }
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Double(Int16(truncatingIfNeeded: number($0, 2))) / 32768
    }
    self.init(samples, rate: number(24, 4))
  }
}

/// Outcomes that come from other threads.
final class Heard: Sendable {
  private let outcomes = Mutex<[Voice.Outcome]>([])

  func add(_ outcome: Voice.Outcome) { outcomes.withLock { $0.append(outcome) } }

  /// The outcomes, once there are so many; ten seconds at most.
  func wait(for count: Int) -> [Voice.Outcome] {
    waitUntil { outcomes.withLock { $0.count } >= count }
    return outcomes.withLock { $0 }
  }
}

func waitUntil(_ isSo: () -> Bool) {
  for _ in 0..<2000 where !isSo() { usleep(5_000) }
}

func outcome(
  _ text: String, _ language: String, rate: String? = nil, as format: Sound.Format? = nil,
  by voice: Voice
) throws -> Voice.Outcome {
  let heard = Heard()
  voice.say(try Utterance(text, language: language, rate: rate), as: format) { heard.add($0) }
  return heard.wait(for: 1).first ?? .failure(.busy)
}

func said(
  _ text: String, _ language: String, rate: String? = nil, as format: Sound.Format? = nil,
  by voice: Voice
) throws -> Recording? {
  Recording(try outcome(text, language, rate: rate, as: format, by: voice).get())
}

/// What espeak-ng makes of a text, in the letters of the IPA without stress, a line a clause.
func sounds(of text: String, _ language: String) throws -> [String] {
  let utterance = try Utterance(text, language: language)
  let printed = Child.output(
    of: Voice.installed ?? "", ["-v", utterance.voice, "-q", "--ipa", "--stdin"],
    input: Array(utterance.text.utf8), milliseconds: 5000, mostBytes: 1 << 16)
  return String(decoding: printed ?? [], as: UTF8.self).split(separator: "\n").map { line in
    line.filter { !"ˈˌ ".contains($0) }
  }
}

/// A program of the test's own in the place of espeak-ng.
final class Program {
  let path: String
  private let log: String

  init(_ script: String) throws {
    path = NSTemporaryDirectory() + "pipit-voice-\(UUID().uuidString)"
    log = path + ".log"
    let text = "#!/bin/sh\necho $$ >>\(log)\n\(script)\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: log)
  }

  /// How many of those that were started run still.
  var running: Int {
    let ids = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return ids.split(separator: "\n").filter { kill(pid_t($0) ?? 0, 0) == 0 }.count
  }
}
