// swift-tools-version: 6.2
import PackageDescription

/// The ways to practise: a new one is a folder in `Activities/`, its name here, and one line in
/// `App/Catalogue.swift`.
let activities = ["Alphabet", "Sentence", "Spelling", "Scramble", "Cards"]

/// What every room is compiled with. `EmbeddedRestrictions` keeps the pure floors compilable for
/// the browser: what Embedded Swift refuses is an error in the native build already, from Swift 6.3 on.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]
#if compiler(>=6.3)
  let pure: [SwiftSetting] = common + [.treatWarning("EmbeddedRestrictions", as: .error)]
#else
  let pure = common
#endif

/// A room: a folder with one door, the tests that live in it, and the rooms below that it may use.
/// `style` names its style sheet, or the folder with the parts of one.
func room(
  _ path: String, uses: [String] = [], style: String? = nil, tests: Bool = true
) -> [Target] {
  let folder = path.split(separator: "/").last.map(String.init) ?? path
  let isPure = !path.hasPrefix("Hosts/")
  var excluded = tests ? ["Tests"] : []
  if let style { excluded.append(style) }
  let house = Target.target(
    name: "Pipit\(folder)", dependencies: uses.map { dependency($0) }, path: path,
    exclude: excluded, swiftSettings: isPure ? pure : common)
  guard tests else { return [house] }
  return [
    house,
    .testTarget(
      name: "\(folder)Tests",
      dependencies: [.byName(name: "Pipit\(folder)")]
        + uses.map { dependency($0) },
      path: "\(path)/Tests", swiftSettings: common),
  ]
}

/// C libraries and module maps keep their own names; rooms are named for the house.
func dependency(_ name: String) -> Target.Dependency {
  .byName(
    name: name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
      ? name : "Pipit\(name)")
}

let ground = ["Base", "Memory", "Text", "Markup", "Look", "Lexicon", "Journal", "Practice"]

/// The floors from the ground up; the two programs and the C libraries come last.
let targets: [[Target]] = [
  room("Core/Base"),
  room("Core/Memory", uses: ["Base"]),
  room("Core/Text", uses: ["Base"]),
  room("Core/Markup", uses: ["Base"]),
  room("Core/Look", uses: ["Base", "Markup"], style: "Style"),
  room("Core/Lexicon", uses: ["Base", "Text"]),
  room("Core/Journal", uses: ["Base", "Memory"]),
  room("Core/Practice", uses: ["Base", "Memory", "Text", "Markup", "Look", "Lexicon", "Journal"]),
  activities.flatMap { room("Activities/\($0)", uses: ground, style: "style.css") },
  room("App", uses: ground + activities, style: "style.css"),
  room("Hosts/Builder", uses: ["Base", "Text", "Look", "Lexicon", "CYAML"]),
  room("Hosts/Voice", uses: ["Base", "Text", "CLame", "CSonic"]),
  room("Hosts/Server", uses: ["Base", "Text", "Lexicon", "Voice", "CEvent", "CZlib"]),
  room("Hosts/CommandLine", uses: ground + activities + ["App", "Builder", "Server", "Voice"]),
  [
    .systemLibrary(
      name: "CYAML", path: "Hosts/CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CEvent", path: "Hosts/CEvent", pkgConfig: "libevent",
      providers: [.apt(["libevent-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Hosts/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CLame", path: "Hosts/CLame", pkgConfig: "lame",
      providers: [.apt(["libmp3lame-dev"])]),
    .systemLibrary(
      name: "CSonic", path: "Hosts/CSonic", providers: [.apt(["libsonic-dev"])]),
    .executableTarget(
      name: "pipit", dependencies: ["PipitCommandLine"], path: "Hosts/Main",
      swiftSettings: common),
    .target(name: "CBrowser", path: "Hosts/CBrowser"),
    .executableTarget(
      name: "Browser", dependencies: ["PipitBase", "PipitApp", "CBrowser"],
      path: "Hosts/Browser", swiftSettings: common),
  ],
]

let package = Package(
  name: "Pipit",
  products: [
    .library(name: "Pipit", targets: (ground + activities + ["App"]).map { "Pipit\($0)" }),
    .executable(name: "pipit", targets: ["pipit"]),
    .executable(name: "Browser", targets: ["Browser"]),
  ],
  targets: targets.flatMap { $0 }
)
