import Foundation
import Synchronization

@testable import PipitVoice

/// What a WAV file holds.
struct Sound {
  let rate: Int
  let seconds: Double
  /// The root of the mean square, of 1.
  let loudness: Double

  init?(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.count > 44, String(decoding: bytes[..<4], as: UTF8.self) == "RIFF",
      number(4, 4) == bytes.count - 8, number(20, 2) == 1, number(22, 2) == 1,
      number(34, 2) == 16, number(40, 4) == bytes.count - 44
    else { return nil }
    rate = number(24, 4)
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Double(Int16(truncatingIfNeeded: number($0, 2))) / 32768
    }
    seconds = Double(samples.count) / Double(rate)
    loudness = (samples.reduce(0) { $0 + $1 * $1 } / Double(samples.count)).squareRoot()
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
  _ text: String, _ language: String, rate: String? = nil, by voice: Voice
) throws -> Voice.Outcome {
  let heard = Heard()
  voice.say(try Utterance(text, language: language, rate: rate)) { heard.add($0) }
  return heard.wait(for: 1).first ?? .failure(.busy)
}

func said(
  _ text: String, _ language: String, rate: String? = nil, by voice: Voice
) throws -> Sound? {
  Sound(try outcome(text, language, rate: rate, by: voice).get())
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
