import Foundation
import PipitBase

/// The files of a site and what `site.json` tells of them.
struct Site {
  private let build: String
  /// Every file by its path in the folder.
  private var files: [String: [UInt8]] = [:]
  /// Where each file of the sources is served: `glue.js` at `/assets/glue.….js`.
  private var served: [String: String] = [:]
  private var packs: [(name: String, path: String, version: String)] = []

  /// What scripts hold where facts belong.
  private static let slot = "/*site*/null"
  /// Scripts that must know the site.
  private static let scripts = ["glue.js", "service-worker.js"]
  private static let history = ".history.json"
  private static let buildsKept = 3

  init(_ source: SiteSource) throws(Builder.BuildError) {
    build = source.name
    guard let module = WasmSection.append("pipit-build", Array(build.utf8), to: source.wasm) else {
      throw .failed("the compiled module is no WebAssembly: build it with Tools/build-wasm.sh")
    }
    addAsset("pipit.wasm", module, version: build)
    addAsset("style.css", source.style)
    for font in source.fonts { addAsset(font.name, font.bytes) }
    let wholes = Dictionary(grouping: source.packs) { Self.whole($0.name) }
      .mapValues { ContentName.name(of: $0.flatMap(\.bytes)) }
    for (name, bytes) in source.packs {
      let version = addAsset(name, bytes, version: wholes[Self.whole(name)])
      if name.hasSuffix(".pack") {
        packs.append((String(name.dropLast(5)), served[name] ?? "", version))
      }
    }
    for (name, bytes) in source.web where !Self.scripts.contains(name) && name != "base.css" {
      files[name] = bytes
      served[name] = "/" + name
    }
    addAsset("packs.json", Array(versions.written.utf8), version: build)
    try addScripts(source)
    files["site.json"] = Array(facts.written.utf8)
  }

  /// What scripts, pages and server know of the site.
  private var facts: JSON {
    let names = served.keys.sorted()
    return .object([
      .init("build", .text(build)),
      .init("files", .object(names.map { .init($0, .text(served[$0] ?? "")) })),
      .init("shell", .list(shell.map { .text($0) })),
      .init("packs", .object(packs.map { .init($0.name, .text($0.path)) })),
      .init("versions", versions),
    ])
  }

  /// The packs with their versions: a pack lies at `/assets/<name>.<version>.pack`.
  private var versions: JSON {
    .object(packs.map { .init($0.name, .text($0.version)) })
  }

  /// What a script must know. The page's needs the build alone: what the site holds is in the list
  /// of the packs, which is fetched beside it.
  private func facts(for script: String) -> JSON {
    script == "glue.js"
      ? ["build": .text(build)]
      : [
        "build": .text(build), "shell": .list(shell.map { .text($0) }), "packs": versions,
        "fonts": .list(fonts.map { .text($0) }),
      ]
  }

  /// Where the fonts are served.
  private var fonts: [String] {
    served.keys.filter { $0.hasSuffix(".woff2") }.sorted().compactMap { served[$0] }
  }

  /// What must be at hand to start without a network: script, style, module and alphabets, which
  /// are enough for a round, and what an installed app shows. The page is the worker's own affair.
  private var shell: [String] {
    let names = [
      "glue.js", "style.css", "pipit.wasm", "packs.json", "alphabets.pack", "manifest.webmanifest",
    ]
    let pictures = served.keys.filter { $0.hasSuffix(".svg") }
    return ["/shell"] + (names + pictures).compactMap { served[$0] }.sorted()
  }

  /// Puts facts into the scripts. A script's name is known before its content is, since
  /// it names itself: it is made from the source and the build.
  private mutating func addScripts(_ source: SiteSource) throws(Builder.BuildError) {
    for script in Self.scripts {
      guard let bytes = source.web.first(where: { $0.name == script })?.bytes else {
        throw .failed("the web folder has no \(script)")
      }
      served[script] =
        script == "service-worker.js"
        ? "/service-worker.js"
        : "/" + Self.assetPath(script, ContentName.name(of: bytes + Array(build.utf8)))
    }
    for (name, bytes) in source.web where Self.scripts.contains(name) {
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.components(separatedBy: Self.slot)
      guard parts.count == 2, let path = served[name] else {
        throw .failed("\(name) must hold \(Self.slot) once, not \(parts.count - 1) times")
      }
      files[String(path.dropFirst())] = Array((parts[0] + facts(for: name).written + parts[1]).utf8)
    }
  }

  /// What a pack is a piece of: `dictionary-en` for `dictionary-en-07.pack`, else the pack itself. The
  /// pieces of a whole share a version, so that their many names take little room in the list.
  private static func whole(_ name: String) -> Substring {
    let parts = name.split(separator: "-")
    let isPiece = parts.count > 2 && parts.last?.dropLast(5).allSatisfy(\.isNumber) == true
    return isPiece ? name.prefix { !$0.isNumber } : name[...]
  }

  /// Adds a file under a name made from its content, or a version that is, and returns that.
  @discardableResult
  private mutating func addAsset(
    _ name: String, _ bytes: [UInt8], version: String? = nil
  ) -> String {
    let version = version ?? ContentName.name(of: bytes)
    let path = Self.assetPath(name, version)
    files[path] = bytes
    served[name] = "/" + path
    return version
  }

  /// `assets/glue.<version>.js` for `glue.js`.
  static func assetPath(_ name: String, _ version: String) -> String {
    let flat = name.split(separator: "/").joined(separator: "-")
    let dot = flat.lastIndex(of: ".") ?? flat.endIndex
    return "assets/\(flat[..<dot]).\(version)\(flat[dot...])"
  }
}

/// Writing.
extension Site {
  /// Writes what is new, `site.json` last, and removes what three builds do not need.
  func write(into folder: String) throws(Builder.BuildError) -> [Builder.Built] {
    let builds = builds(after: Self.earlier(folder))
    for path in files.keys.sorted() where path != "site.json" { try write(path, into: folder) }
    try write("site.json", into: folder)
    let history = JSON.list(
      builds.map {
        .object([
          .init("build", .text($0.id)), .init("files", .list($0.files.map { .text($0) })),
        ])
      })
    try Disk.write(Array(history.written.utf8), to: "\(folder)/\(Self.history)")
    let kept = Set(builds.flatMap(\.files)).union(files.keys)
    for path in Disk.filesBelow(folder) where !kept.contains(Self.original(path, among: kept)) {
      try Disk.remove("\(folder)/\(path)")
    }
    return files.keys.sorted().map {
      Builder.Built(
        name: $0, byteCount: files[$0]?.count ?? 0, summary: "",
        compressedCount: Compression.count(of: "\(folder)/\($0)"))
    }
  }

  /// A file and its copies; what lies there already with the same bytes is left alone.
  private func write(_ path: String, into folder: String) throws(Builder.BuildError) {
    guard let bytes = files[path] else { return }
    let target = "\(folder)/\(path)"
    let copies = Compression.copies(of: target, byteCount: bytes.count)
    if Disk.read(target) == bytes, copies.allSatisfy({ Disk.exists($0) }) { return }
    try Disk.write(bytes, to: target)
    try Compression.compress(target, byteCount: bytes.count)
    if copies.isEmpty {
      for copy in [target + ".br", target + ".gz"] where Disk.exists(copy) {
        try Disk.remove(copy)
      }
    }
  }

  private struct Build {
    let id: String
    let files: [String]
  }

  /// This build and the two before it; only assets are kept of those.
  private func builds(after earlier: [Build]) -> [Build] {
    let assets = files.keys.filter { $0.hasPrefix("assets/") }.sorted()
    let others = earlier.filter { $0.id != build }
    return Array(([Build(id: build, files: assets)] + others).prefix(Self.buildsKept))
  }

  private static func earlier(_ folder: String) -> [Build] {
    guard let bytes = Disk.read("\(folder)/\(history)"),
      let json = try? JSON.parse(String(decoding: bytes, as: UTF8.self))
    else { return [] }
    return (json.list ?? []).compactMap { build in
      build["build"]?.text.map {
        Build(id: $0, files: (build["files"]?.list ?? []).compactMap(\.text))
      }
    }
  }

  /// The file that a path is a compressed copy of, else the path.
  private static func original(_ path: String, among kept: Set<String>) -> String {
    guard path.hasSuffix(".br") || path.hasSuffix(".gz") else { return path }
    return kept.contains(path) ? path : String(path.dropLast(3))
  }
}
