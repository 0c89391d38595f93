import Glibc

/// Sounds kept in a folder within a bound, across restarts; what was not asked for longest goes
/// first. It belongs to one thread at a time, which may wait for the disk.
///
/// A file is named for its sound and begins with all that the sound depends on, its length and its
/// check sum: what is damaged, cut short or another text's is not taken, and written anew. What has
/// another name is not touched.
final class SoundFolder {
  /// How much may lie in it. Bytes are those that the files take on the disk, in whole blocks.
  struct Bounds: Equatable, Sendable {
    var bytes: Int
    var files = 50_000
  }

  private struct Entry {
    var bytes: Int
    var used: Int64
  }

  private let path: String
  private let bounds: Bounds
  private var entries: [String: Entry] = [:]
  private var size = 0
  /// The moment of the latest use: later uses count on from it, whatever the clock says.
  private var lastUse: Int64 = 0

  private static let ending = ".sound"
  private static let unfinished = ".part"
  /// Raised whenever the same key would be spoken differently.
  private static let version = "pipit-sound 1"
  private static let longestFile = 16 << 20
  private static let blockBytes = 4096

  /// The folder, made where it is not there; nil with a reason where it cannot be written.
  static func open(_ path: String, bounds: Bounds) -> Result<SoundFolder, Trouble> {
    makeFolders(path)
    let folder = SoundFolder(path, bounds)
    let probe = "\(path)/\(getpid())\(unfinished)"
    guard folder.write([], to: probe) else { return .failure(Trouble(path)) }
    unlink(probe)
    folder.look()
    folder.trim()
    return .success(folder)
  }

  /// Why a folder cannot be used.
  struct Trouble: Error, Equatable {
    let sentence: String

    init(_ path: String) {
      sentence =
        "The sounds cannot be kept in \(path): \(String(cString: strerror(errno))). "
        + "They are kept in memory alone; give a folder that can be written, or none."
    }
  }

  private init(_ path: String, _ bounds: Bounds) {
    self.path = path
    self.bounds = bounds
  }

  /// How many sounds there are.
  var count: Int { entries.count }

  /// The sound of an utterance, or nil.
  func sound(of utterance: Utterance) -> [UInt8]? {
    let name = Self.name(of: utterance)
    guard let file = Self.read("\(path)/\(name)"),
      let sound = Self.sound(in: file, key: utterance.key)
    else { return nil }
    note(name, bytes: file.count)
    touch(name)
    return sound
  }

  /// Notes that a sound was asked for that memory held.
  func use(_ utterance: Utterance) {
    let name = Self.name(of: utterance)
    guard let entry = entries[name] else { return }
    note(name, bytes: entry.bytes)
    touch(name)
  }

  /// Keeps a sound, whole or not at all.
  func keep(_ sound: [UInt8], of utterance: Utterance) -> Trouble? {
    let name = Self.name(of: utterance)
    let file = Self.head(of: sound, key: utterance.key) + sound
    guard file.count <= min(bounds.bytes, Self.longestFile) else { return nil }
    let part = "\(path)/\(name).\(getpid())\(Self.unfinished)"
    guard write(file, to: part), rename(part, "\(path)/\(name)") == 0 else {
      let trouble = Trouble(path)
      unlink(part)
      return trouble
    }
    note(name, bytes: file.count)
    trim()
    return nil
  }

  // MARK: The bound

  private func note(_ name: String, bytes: Int, at moment: Int64? = nil) {
    let used = moment ?? max(lastUse + 1, Self.nanoseconds())
    lastUse = max(lastUse, used)
    let blocks = (bytes + Self.blockBytes - 1) / Self.blockBytes * Self.blockBytes
    size += blocks - (entries[name]?.bytes ?? 0)
    entries[name] = Entry(bytes: blocks, used: used)
  }

  /// A tenth goes at once, so that sorting is rare.
  private func trim() {
    guard size > bounds.bytes || entries.count > bounds.files else { return }
    let oldestFirst = entries.sorted { $0.value.used < $1.value.used }
    for (name, entry) in oldestFirst {
      guard size > bounds.bytes * 9 / 10 || entries.count > bounds.files * 9 / 10 else { return }
      unlink("\(path)/\(name)")
      entries[name] = nil
      size -= entry.bytes
    }
  }

  /// What lies in the folder from before. What another start left unfinished goes.
  private func look() {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let found = readdir(folder) {
      let name = withUnsafeBytes(of: found.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var facts = stat()
      guard lstat("\(path)/\(name)", &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      let moment = Int64(facts.st_mtim.tv_sec) * 1_000_000_000 + Int64(facts.st_mtim.tv_nsec)
      if Self.isSound(name) {
        note(name, bytes: Int(facts.st_size), at: min(moment, Self.nanoseconds()))
      } else if Self.isUnfinished(name), moment < Self.nanoseconds() - 60_000_000_000 {
        unlink("\(path)/\(name)")
      }
    }
  }

  // MARK: Names

  private static func name(of utterance: Utterance) -> String {
    hexadecimal(utterance.fingerprint) + ending
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isSound(_ name: String) -> Bool {
    name.hasSuffix(ending) && name.utf8.count == 16 + ending.utf8.count
      && name.utf8.prefix(16).allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  private static func isUnfinished(_ name: String) -> Bool {
    name.hasSuffix(unfinished)
      && isSound(String(name.prefix(16 + ending.utf8.count)))
  }

  // MARK: Files

  private static func head(of sound: [UInt8], key: String) -> [UInt8] {
    Array("\(version)\n\(key)\n\(sound.count) \(hexadecimal(Fingerprint.of(sound)))\n".utf8)
  }

  private static func sound(in file: [UInt8], key: String) -> [UInt8]? {
    // Its first two lines are as long as they must be, so the third begins at a known place.
    let known = version.utf8.count + 1 + key.utf8.count + 1
    guard file.count > known, let end = file[known...].firstIndex(of: UInt8(ascii: "\n")) else {
      return nil
    }
    let sound = Array(file[(end + 1)...])
    return file[...end].elementsEqual(head(of: sound, key: key)) ? sound : nil
  }

  private static func read(_ path: String) -> [UInt8]? {
    let file = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size <= longestFile
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + place, $0.count - place)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      place += count
    }
    return bytes
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let file = Glibc.open(path, flags, 0o600)
    guard file >= 0 else { return false }
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + place, $0.count - place)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = errno
        close(file)
        errno = reason
        return false
      }
      place += count
    }
    return close(file) == 0
  }

  /// The file's own time tells the next start when it was used.
  private func touch(_ name: String) {
    utimensat(AT_FDCWD, "\(path)/\(name)", nil, AT_SYMLINK_NOFOLLOW)
  }

  private static func makeFolders(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o700)
    }
  }

  private static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
