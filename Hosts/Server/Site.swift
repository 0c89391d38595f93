import PipitBase

/// The folder the builder made, held in memory: each file with its type, its tag and the compressed
/// siblings that lie beside it (`.br`, `.gz`).
///
/// A request can only name what the folder listed, so no path leads out of it. When `site.json`
/// changes, the folder is read anew; assets of the two builds before stay at hand, because a page
/// that was open then still asks for them.
public final class Site {
  /// The build's id, as `site.json` tells it.
  public var build: String { current.build }
  /// `site.json`, read.
  public var contents: JSON { current.contents }

  private let folder: String
  private var current: Edition
  private var stamp: Disk.Stamp?
  private var checkedAt: Int64 = 0
  private var earlier: [Edition] = []

  private static let earlierKept = 2
  private static let checkMilliseconds: Int64 = 1000

  /// The site in a folder.
  public init(folder: String) throws(ServerError) {
    self.folder = folder
    stamp = Disk.stamp("\(folder)/site.json")
    current = try Edition(folder: folder)
  }

  /// The text of one of the site's files, such as `/index.html`, or nil if there is none.
  public func text(of path: String) -> String? {
    current.files[path]?.plain.bytes.text
  }

  /// The bytes of one of the site's files, or nil if there is none.
  func bytes(of path: String) -> [UInt8]? {
    current.files[path]?.plain.bytes.array
  }

  /// The file at a path.
  func file(at path: String) -> SiteFile? {
    if let file = current.files[path] { return file }
    guard path.hasPrefix(SiteFile.assets) else { return nil }
    return earlier.lazy.compactMap { $0.files[path] }.first
  }

  /// Looks, at most once a second, whether a new build lies in the folder, and reads it. Returns
  /// nil where there is nothing new; an error leaves the build that is served in place.
  func refresh(at now: Int64) -> Result<String, ServerError>? {
    guard now - checkedAt >= Self.checkMilliseconds else { return nil }
    checkedAt = now
    guard let found = Disk.stamp("\(folder)/site.json"), found != stamp else { return nil }
    stamp = found
    do {
      let edition = try Edition(folder: folder)
      earlier = Array(([current] + earlier).prefix(Self.earlierKept))
      current = edition
      return .success(edition.build)
    } catch {
      return .failure(error)
    }
  }
}

/// One build's files.
private struct Edition {
  let build: String
  let contents: JSON
  let files: [String: SiteFile]

  init(folder: String) throws(ServerError) {
    guard let bytes = Disk.read("\(folder)/site.json") else {
      throw .siteMissing(folder: folder)
    }
    do throws(JSONError) {
      contents = try JSON.parse(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .siteUnreadable(folder: folder, why: "site.json is not JSON")
    }
    guard let id = contents["build"]?.text, !id.isEmpty else {
      throw .siteUnreadable(folder: folder, why: "site.json names no build")
    }
    build = id
    let names = Set(Disk.files(below: folder))
    var files: [String: SiteFile] = [:]
    for name in names where !Self.isSibling(name, among: names) {
      guard let plain = Disk.read(folder + name) else {
        throw .siteUnreadable(folder: folder, why: "\(name) cannot be read")
      }
      files[name] = SiteFile(
        path: name, plain: plain,
        brotli: names.contains(name + ".br") ? Disk.read("\(folder)\(name).br") : nil,
        gzip: names.contains(name + ".gz") ? Disk.read("\(folder)\(name).gz") : nil)
    }
    self.files = files
  }

  /// Whether it is another file's compressed form, and no file of its own.
  private static func isSibling(_ name: String, among names: Set<String>) -> Bool {
    (name.hasSuffix(".br") || name.hasSuffix(".gz")) && names.contains(String(name.dropLast(3)))
  }
}
