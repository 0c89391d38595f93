// swift-tools-version: 6.2
import PackageDescription

/// A lesson of sentences in a terminal, as a program of its own that stands on Pipit.
let package = Package(
  name: "Cafe",
  dependencies: [.package(name: "Pipit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Cafe", dependencies: [.product(name: "Pipit", package: "Pipit")], path: "Sources")
  ]
)
