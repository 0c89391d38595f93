import Foundation
import Synchronization
import Testing

@testable import PipitVoice

/// Sounds on the disk.
struct SoundFolderTests {
  /// A folder of the test's own.
  private final class Place {
    let path = NSTemporaryDirectory() + "pipit-sounds-\(UUID().uuidString)/a/b"

    deinit {
      let top = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
      try? FileManager.default.removeItem(at: top)
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func read(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func write(_ data: Data, to name: String) throws {
      try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func open(bytes: Int = 1 << 20, files: Int = 100) throws -> SoundFolder {
      try SoundFolder.open(path, bounds: .init(bytes: bytes, files: files)).get()
    }
  }

  private let place = Place()
  private let sound = [UInt8]((0..<3000).map { UInt8($0 % 251) })

  private func utterance(_ text: String) throws -> Utterance {
    try Utterance(text, language: "es")
  }

  @Test func aSoundOutlivesARestart() throws {
    let hola = try utterance("hola")
    #expect(try place.open().keep(sound, of: hola) == nil)
    let folder = try place.open()
    #expect(folder.sound(of: hola) == sound)
    #expect(folder.sound(of: try utterance("adiós")) == nil)
    #expect(folder.sound(of: try Utterance("hola", language: "es", rate: "90")) == nil)
    #expect(place.names.count == 1)
  }

  @Test func whatIsDamagedIsMadeAnew() throws {
    let hola = try utterance("hola")
    let folder = try place.open()
    #expect(folder.keep(sound, of: hola) == nil)
    let name = try #require(place.names.first)
    let whole = try place.read(name)
    var flipped = whole
    flipped[flipped.count - 7] ^= 1
    let others = [
      Data(), whole.prefix(whole.count - 1), whole + [0], flipped, Data("hello\n\n\n".utf8),
      Data(repeating: 10, count: 5000), whole.prefix(20),
    ]
    for damaged in others {
      try place.write(damaged, to: name)
      #expect(folder.sound(of: hola) == nil)
      #expect(try place.open().sound(of: hola) == nil)
    }
    #expect(folder.keep(sound, of: hola) == nil)
    #expect(folder.sound(of: hola) == sound)
    // Another text's sound is not taken, whatever the file's name.
    #expect(folder.keep(sound, of: try utterance("adiós")) == nil)
    let other = try #require(place.names.first { $0 != name })
    try place.write(try place.read(other), to: name)
    #expect(folder.sound(of: hola) == nil)
  }

  @Test func linksAndFoldersAreNotFollowed() throws {
    let hola = try utterance("hola")
    let folder = try place.open()
    #expect(folder.keep(sound, of: hola) == nil)
    let name = try #require(place.names.first)
    try FileManager.default.moveItem(
      atPath: "\(place.path)/\(name)", toPath: "\(place.path)/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: "\(place.path)/\(name)", withDestinationPath: "\(place.path)/elsewhere")
    #expect(folder.sound(of: hola) == nil)
    try FileManager.default.removeItem(atPath: "\(place.path)/\(name)")
    mkfifo("\(place.path)/\(name)", 0o600)
    #expect(folder.sound(of: hola) == nil)
  }

  @Test func itStaysWithinItsBoundsAndTheLeastRecentGoesFirst() throws {
    let texts = try (0..<30).map { try utterance("\($0)") }
    let folder = try place.open(bytes: 20 * 4096)
    for text in texts {
      #expect(folder.keep(sound, of: text) == nil)
      #expect(folder.sound(of: texts[0]) == sound)
    }
    #expect(folder.count <= 20 && place.names.count == folder.count)
    #expect(folder.sound(of: texts[29]) == sound && folder.sound(of: texts[1]) == nil)
    // A smaller bound after a restart, by the order of use before it.
    let smaller = try place.open(files: 5)
    #expect(place.names.count <= 5)
    #expect(smaller.sound(of: texts[0]) == sound && smaller.sound(of: texts[29]) == sound)
    #expect(smaller.keep([UInt8](repeating: 0, count: 2 << 20), of: try utterance("large")) == nil)
    #expect(smaller.sound(of: try utterance("large")) == nil)
  }

  @Test func whatHasAnotherNameIsLeftAlone() throws {
    _ = try place.open()
    let foreign = ["notes.txt", "0123456789abcdef.mp3", "0123456789ABCDEF.sound", "x.part"]
    for name in foreign { try place.write(Data(repeating: 1, count: 9000), to: name) }
    let left = "0123456789abcdef.sound.77.part"
    try place.write(Data("half".utf8), to: left)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: "\(place.path)/\(left)")
    let folder = try place.open(bytes: 4096, files: 1)
    #expect(folder.count == 0)
    #expect(place.names == foreign.sorted())
  }

  @Test func aFolderThatCannotBeWrittenIsToldOfOnce() throws {
    let told = Mutex<[String]>([])
    let voice = Voice()
    voice.keep(in: "/dev/null/sounds", mostMegabytes: 1) { sentence in
      told.withLock { $0.append(sentence) }
    }
    for text in ["uno", "dos", "tres"] { _ = try outcome(text, "es", by: voice).get() }
    #expect(try outcome("uno", "es", as: .mp3, by: voice).get().format == .mp3)
    #expect(voice.started == 3)
    let sentences = told.withLock { $0 }
    #expect(sentences.count == 1 && sentences[0].contains("/dev/null/sounds: Not a directory."))
  }

  @Test func aFolderThatIsTakenAwayIsToldOfOnce() throws {
    let told = Mutex<[String]>([])
    let voice = Voice()
    voice.keep(in: place.path, mostMegabytes: 1) { sentence in
      told.withLock { $0.append(sentence) }
    }
    _ = try outcome("uno", "es", as: .mp3, by: voice).get()
    waitUntil { place.names.count == 1 }
    try FileManager.default.removeItem(atPath: place.path)
    for text in ["dos", "tres"] {
      _ = try outcome(text, "es", as: .mp3, by: voice).get()
    }
    waitUntil { told.withLock { $0.count } > 0 }
    #expect(try outcome("tres", "es", by: voice).get().format == .mp3)
    #expect(told.withLock { $0.count } == 1)
  }

  @Test func whatWasJustSaidIsKeptBeforeTheEnd() throws {
    let voice = Voice()
    voice.keep(in: place.path, mostMegabytes: 1) { _ in }
    for number in 1...20 {
      _ = try outcome("\(number)", "es", as: nil, by: voice).get()
      voice.finish()
      #expect(place.names.count == number)
    }
  }

  @Test func aVoiceSaysFromTheFolderWhatAnotherHasSaid() throws {
    let first = Voice()
    first.keep(in: place.path, mostMegabytes: 1) { _ in }
    let said = try outcome("buenas", "es", as: .mp3, by: first).get()
    first.finish()
    #expect(place.names.count == 1)
    let second = Voice()
    second.keep(in: place.path, mostMegabytes: 1) { _ in }
    #expect(try outcome("buenas", "es", by: second).get() == said)
    #expect(second.started == 0)
    #expect(try outcome("buenas", "es", as: .wav, by: second).get().format == .wav)
    #expect(second.started == 1)
  }
}
