import Foundation
import PipitBase

extension Builder {
  /// Makes the folder that is served: pages, script, style, module and packs, with their compressed
  /// copies and `site.json`, which names them all.
  ///
  /// Scripts, style, module and packs lie in `assets/` under names made from their content, so that
  /// they may be kept for ever. The build's id is a hash of all that goes in; the script, the
  /// service worker and the module carry it, so that no two builds are mixed. Files of the two
  /// builds before stay for pages that are still open. The same input gives the same bytes.
  ///
  /// - Parameters:
  ///   - web: the folder with the parts of `glue.js`, `service-worker.js` and what else is served as
  ///     it is
  ///   - wasm: the compiled module
  ///   - packs: the folder with the packs
  ///   - styles: the style sheets in their order, or folders with the parts of one; they become one
  ///   - fonts: the folder with the fonts that styles name, as Tools/fonts.sh makes it
  ///   - folder: where the site is made
  /// - Returns: the files made, compressed copies left out
  public static func buildSite(
    web: String, wasm: String, packs: String, styles: [String], fonts: String = ".build/fonts",
    into folder: String
  ) throws(BuildError) -> [Built] {
    let source = try SiteSource(web: web, wasm: wasm, packs: packs, styles: styles, fonts: fonts)
    let site = try Site(source)
    return try site.write(into: folder)
  }
}

/// What a site is made of, read.
struct SiteSource {
  /// The files of the web folder by their paths in it.
  let web: [(name: String, bytes: [UInt8])]
  let wasm: [UInt8]
  let packs: [(name: String, bytes: [UInt8])]
  /// The style sheet, in which fonts are told by their immutable names.
  let style: [UInt8]
  /// The fonts that the style names: each at `fonts/`.
  let fonts: [(name: String, bytes: [UInt8])]

  init(
    web: String, wasm: String, packs: String, styles: [String], fonts: String
  ) throws(Builder.BuildError) {
    self.web = Self.joined(try Self.files(in: web))
    self.packs = try Self.files(in: packs)
    self.wasm = try Self.read(wasm)
    var style: [UInt8] = []
    for sheet in styles.flatMap({ Disk.isFolder($0) ? Disk.files(in: $0) : [$0] }) {
      style += try Self.read(sheet)
    }
    (self.style, self.fonts) = try Self.named(style, fonts)
  }

  /// A style with its fonts: `url(fonts/A.woff2)` becomes the address at which the font is served.
  private static func named(
    _ style: [UInt8], _ folder: String
  ) throws(Builder.BuildError) -> ([UInt8], [(name: String, bytes: [UInt8])]) {
    var parts = String(decoding: style, as: UTF8.self).components(separatedBy: "url(fonts/")
    var fonts: [(name: String, bytes: [UInt8])] = []
    for place in parts.indices.dropFirst() {
      let name = String(parts[place].prefix { $0 != ")" })
      guard let bytes = Disk.read("\(folder)/\(name)") else {
        throw .failed("there is no font \(folder)/\(name): cut it with Tools/fonts.sh")
      }
      let path = Site.assetPath(name, ContentName.name(of: bytes))
      parts[place] = "url(/\(path)" + parts[place].dropFirst(name.count)
      if !fonts.contains(where: { $0.name == name }) { fonts.append((name, bytes)) }
    }
    return (Array(parts.joined().utf8), fonts)
  }

  /// A name for all of it together.
  var name: String {
    var bytes: [UInt8] = []
    for (name, content) in web + packs + [("pipit.wasm", wasm), ("style.css", style)] {
      bytes += Array("\(name) \(content.count)\n".utf8) + content
    }
    return ContentName.name(of: bytes)
  }

  private static func files(
    in folder: String
  ) throws(Builder.BuildError) -> [(name: String, bytes: [UInt8])] {
    guard Disk.isFolder(folder) else { throw .failed("there is no folder \(folder)") }
    var files: [(name: String, bytes: [UInt8])] = []
    for name in Disk.filesBelow(folder) {
      files.append((name, try read("\(folder)/\(name)")))
    }
    return files
  }

  /// The files with those of the folder `glue` joined, by their names' order, as `glue.js`; scripts
  /// are bare.
  private static func joined(
    _ files: [(name: String, bytes: [UInt8])]
  ) -> [(name: String, bytes: [UInt8])] {
    let bare = files.map { file in
      (name: file.name, bytes: file.name.hasSuffix(".js") ? Script.bare(file.bytes) : file.bytes)
    }
    let parts = bare.filter { $0.name.hasPrefix("glue/") }.sorted { $0.name < $1.name }
    if parts.isEmpty { return bare }
    let whole = bare.filter { !$0.name.hasPrefix("glue/") }
    return (whole + [("glue.js", parts.flatMap { $0.bytes })]).sorted { $0.name < $1.name }
  }

  private static func read(_ path: String) throws(Builder.BuildError) -> [UInt8] {
    guard let bytes = Disk.read(path) else { throw .failed("cannot read \(path)") }
    return bytes
  }
}
