import Foundation
import PipitBase
import PipitBuilder
import Testing

private let wasm: [UInt8] = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/// A little site, built into `folder/site`; `style` changes what is built.
private func build(in folder: String, style: String = "p{color:red}", site: String = "site") throws
{
  let script =
    "const site = /*site*/null;\n" + String(repeating: "aLine(of('script'))\n", count: 60)
  try write(script, to: "\(folder)/Web/glue/0-site.js")
  try write("self.site = /*site*/null;", to: "\(folder)/Web/service-worker.js")
  try write("// no place", to: "\(folder)/Web/retire-worker.js")
  try write("{}", to: "\(folder)/Web/manifest.webmanifest")
  try write("<svg/>", to: "\(folder)/Web/icons/pip.svg")
  try write("a", to: "\(folder)/packs/alphabets.pack")
  try write("b", to: "\(folder)/packs/words-en.pack")
  try write("[]", to: "\(folder)/packs/licences.pack")
  try write("html{", to: "\(folder)/One/1-open.css")
  try write("}", to: "\(folder)/One/2-close.css")
  try write(style, to: "\(folder)/two.css")
  try Data(wasm).write(to: URL(fileURLWithPath: "\(folder)/pipit.wasm"))
  _ = try Builder.buildSite(
    web: "\(folder)/Web", wasm: "\(folder)/pipit.wasm", packs: "\(folder)/packs",
    styles: ["\(folder)/One", "\(folder)/two.css"], fonts: "\(folder)/fonts",
    into: "\(folder)/\(site)")
}

/// Every file of a folder with its bytes.
private func files(_ folder: String) throws -> [String: Data] {
  var found: [String: Data] = [:]
  for case let path as String in FileManager.default.enumerator(atPath: folder)! {
    found[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
  }
  return found
}

private func facts(_ site: String) throws -> JSON {
  let bytes = try #require(FileManager.default.contents(atPath: "\(site)/site.json"))
  return try JSON.parse(String(decoding: bytes, as: UTF8.self))
}

@Test func aSiteNamesItsFiles() throws {
  try withFolder { folder in
    try build(in: folder)
    let site = try facts("\(folder)/site")
    let there = try files("\(folder)/site")
    let names = try #require(site["files"]?.members)

    #expect(
      names.map(\.name) == [
        "alphabets.pack", "glue.js", "icons/pip.svg", "licences.pack", "manifest.webmanifest",
        "packs.json", "pipit.wasm", "retire-worker.js", "service-worker.js", "style.css",
        "words-en.pack",
      ])
    for name in names {
      let path = try #require(name.value.text)
      #expect(there[String(path.dropFirst())] != nil, "\(name.name)")
    }
    #expect(site["packs"]?["words-en"] == site["files"]?["words-en.pack"])
    #expect(site["files"]?["retire-worker.js"]?.text == "/retire-worker.js")
    let version = try #require(site["versions"]?["alphabets"]?.text)
    #expect(site["packs"]?["alphabets"]?.text == "/assets/alphabets.\(version).pack")
    let shell = (site["shell"]?.list ?? []).compactMap(\.text)
    #expect(shell.first == "/shell" && shell.contains("/icons/pip.svg"))
    #expect(shell.contains { $0.hasPrefix("/assets/alphabets.") })
    #expect(shell.contains { $0.hasPrefix("/assets/packs.") })
    #expect(!shell.contains { $0.contains("words-en") || $0.contains("worker") })
  }
}

@Test func thePartsOfTheScriptAreJoinedInTheirOrderWithoutCommentsAndSpaces() throws {
  try withFolder { folder in
    try write("// The second.\n\nsecond('//');", to: "\(folder)/Web/glue/2-second.js")
    try write(
      """
      const constant = 'const x'
      if (x || ! y) {
        // Why.
        first(' // a , b\\' = ', [1, 2]) // said here
        return a - -1 / await b
      }

      """, to: "\(folder)/Web/glue/1-first.js")
    try build(in: folder)
    let facts = try facts("\(folder)/site")
    let path = try #require(facts["files"]?["glue.js"]?.text).dropFirst()
    let joined = try #require(try files("\(folder)/site")[String(path)])
    #expect(
      String(decoding: joined, as: UTF8.self).hasSuffix(
        """
        let constant='const x'
        if(x||!y){first(' // a , b\\' = ',[1,2])
        return a - -1 / await b}
        second('//');

        """))
    #expect(facts["files"]?["glue/2-second.js"] == nil)
  }
}

@Test func piecesOfOneWholeShareAVersion() throws {
  try withFolder { folder in
    for name in ["words-xx", "big-xx", "big-xx-00", "big-xx-01"] {
      try write(name, to: "\(folder)/packs/\(name).pack")
    }
    try build(in: folder)
    let versions = try #require(try facts("\(folder)/site")["versions"])
    let pieces = ["big-xx-00", "big-xx-01"].map { versions[$0]?.text }
    #expect(pieces[0] == pieces[1] && pieces[0] != nil)
    #expect(Set([pieces[0], versions["big-xx"]?.text, versions["words-xx"]?.text]).count == 3)
    try write("other", to: "\(folder)/packs/big-xx-01.pack")
    try build(in: folder)
    let later = try #require(try facts("\(folder)/site")["versions"])
    #expect(later["big-xx-00"]?.text != pieces[0])
    #expect(later["big-xx"] == versions["big-xx"])
  }
}

@Test func scriptsAndModuleCarryTheBuild() throws {
  try withFolder { folder in
    try build(in: folder)
    let site = try facts("\(folder)/site")
    let id = try #require(site["build"]?.text)
    let there = try files("\(folder)/site")
    let glue = try #require(site["files"]?["glue.js"]?.text).dropFirst()
    let module = try #require(site["files"]?["pipit.wasm"]?.text).dropFirst()

    let script = String(decoding: try #require(there[String(glue)]), as: UTF8.self)
    #expect(script.hasPrefix(#"let site={"build":"\#(id)"};"#))
    let worker = String(decoding: try #require(there["service-worker.js"]), as: UTF8.self)
    let told = try JSON.parse(String(worker.dropFirst("self.site=".count).dropLast(2)))
    #expect(told["build"]?.text == id)
    #expect(told["shell"] == site["shell"] && told["packs"] == site["versions"])
    #expect(module == "assets/pipit.\(id).wasm")
    let list = try #require(there["assets/packs.\(id).json"])
    #expect(try JSON.parse(String(decoding: list, as: UTF8.self)) == site["versions"])
    let section = [0, 44, 11] + Array("pipit-build".utf8) + Array(id.utf8)
    #expect(there[String(module)] == Data(wasm + section))
    let style = try #require(site["files"]?["style.css"]?.text).dropFirst()
    #expect(there[String(style)] == Data("html{}p{color:red}".utf8))
  }
}

@Test func theSameInputMakesTheSameSite() throws {
  try withFolder { folder in
    try build(in: folder)
    try build(in: folder, site: "other")
    let first = try files("\(folder)/site")
    try build(in: folder)

    #expect(try files("\(folder)/site") == first)
    #expect(try files("\(folder)/other") == first)
  }
}

@Test func largeFilesHaveCompressedCopies() throws {
  try withFolder { folder in
    try build(in: folder)
    let there = Set(try files("\(folder)/site").keys)
    let glue = String(
      try #require(try facts("\(folder)/site")["files"]?["glue.js"]?.text).dropFirst())

    #expect(there.contains(glue + ".br") && there.contains(glue + ".gz"))
    #expect(
      there.filter { $0.hasSuffix(".br") }.count == there.filter { $0.hasSuffix(".gz") }.count)
    #expect(!there.contains("icons/pip.svg.gz"))
  }
}

@Test func twoBuildsBeforeAreKept() throws {
  try withFolder { folder in
    var styles: [String] = []
    for color in ["red", "blue", "green", "grey"] {
      try build(in: folder, style: "p{color:\(color)}")
      let site = try facts("\(folder)/site")
      styles.append(try #require(site["files"]?["style.css"]?.text))
    }
    let there = Set(try files("\(folder)/site").keys)

    #expect(styles.map { there.contains(String($0.dropFirst())) } == [false, true, true, true])
    #expect(there.filter { $0.hasSuffix(".js.br") && $0.contains("glue") }.count == 3)
  }
}

@Test func whatIsMissingIsNamed() throws {
  try withFolder { folder in
    try build(in: folder)
    try write("no place", to: "\(folder)/Web/glue/0-site.js")

    #expect(
      throws: Builder.BuildError.failed("glue.js must hold /*site*/null once, not 0 times")
    ) {
      _ = try Builder.buildSite(
        web: "\(folder)/Web", wasm: "\(folder)/pipit.wasm", packs: "\(folder)/packs", styles: [],
        into: "\(folder)/site")
    }
    #expect(throws: Builder.BuildError.failed("cannot read \(folder)/none.wasm")) {
      _ = try Builder.buildSite(
        web: "\(folder)/Web", wasm: "\(folder)/none.wasm", packs: "\(folder)/packs", styles: [],
        into: "\(folder)/site")
    }
    #expect(throws: Builder.BuildError.self) {
      _ = try Builder.buildSite(
        web: "\(folder)/Web", wasm: "\(folder)/two.css", packs: "\(folder)/packs", styles: [],
        into: "\(folder)/site")
    }
  }
}

@Test func fontsAreNamedByTheirBytesAndToldInTheStyle() throws {
  try withFolder { folder in
    let style = """
      @font-face { font-family: "One"; src: url(fonts/One-Regular.woff2) }
      @font-face { font-family: "Also One"; src: url(fonts/One-Regular.woff2) }
      """
    try write("a font", to: "\(folder)/fonts/One-Regular.woff2")
    try build(in: folder, style: style)
    let first = try facts("\(folder)/site")
    let path = try #require(first["files"]?["One-Regular.woff2"]?.text)
    let there = try files("\(folder)/site")
    func text(_ path: String) -> String {
      String(decoding: there[String(path.dropFirst())] ?? Data(), as: UTF8.self)
    }

    #expect(path.hasPrefix("/assets/One-Regular.") && path.hasSuffix(".woff2"))
    #expect(text(path) == "a font")
    let served = text(try #require(first["files"]?["style.css"]?.text))
    #expect(served.components(separatedBy: "src: url(\(path)) }").count == 3)
    #expect(!served.contains("url(fonts/"))
    let worker = text("/service-worker.js")
    #expect(worker.contains("\"fonts\":[\"\(path)\"]"))
    let shell = (first["shell"]?.list ?? []).compactMap(\.text)
    #expect(!shell.contains(path), "a first visit waits for no font")

    // Other bytes, another name for font and style.
    try write("another font", to: "\(folder)/fonts/One-Regular.woff2")
    try build(in: folder, style: style)
    let second = try facts("\(folder)/site")
    #expect(second["files"]?["One-Regular.woff2"] != first["files"]?["One-Regular.woff2"])
    #expect(second["files"]?["style.css"] != first["files"]?["style.css"])
  }
}

@Test func aFontThatWasNotCutIsNamed() throws {
  try withFolder { folder in
    #expect(
      throws: Builder.BuildError.failed(
        "there is no font \(folder)/fonts/None.woff2: cut it with Tools/fonts.sh")
    ) {
      try build(in: folder, style: "@font-face { src: url(fonts/None.woff2) }")
    }
  }
}
