import Foundation
import PipitLook
import Testing

/// The colours of the style, measured as WCAG 2.2 measures them: text 4.5 to 1, the edges of
/// controls 3 to 1, in light and in dark, over every part of the sky.
@Suite struct ContrastTests {
  @Test(arguments: Shade.allCases) func textCanBeRead(in shade: Shade) throws {
    let colours = try Colours(shade)
    let grounds = colours.skies + colours.cards + ["key", "well", "card-solid"].map(colours.named)

    for ground in grounds + ["right-soft", "wrong-soft", "slip-soft"].map(colours.named) {
      #expect(contrast(colours.named("ink"), ground) >= 4.5)
      #expect(contrast(colours.named("ink-soft"), ground) >= 4.5)
    }
    for status in ["right", "wrong", "slip"] {
      #expect(contrast(colours.named(status), colours.named(status + "-soft")) >= 4.5)
      #expect(contrast(colours.named("on-status"), colours.named(status)) >= 4.5)
    }
  }

  @Test(arguments: Shade.allCases) func controlsHaveAnEdge(in shade: Shade) throws {
    let colours = try Colours(shade)
    let inside = ["key", "well", "card-solid"].map(colours.named)

    for ground in colours.skies + colours.cards + inside {
      #expect(contrast(colours.named("edge"), ground) >= 3)
      for status in ["right", "wrong", "slip"] {
        #expect(contrast(colours.named(status), ground) >= 3)
      }
    }
    #expect(contrast(colours.named("ring"), colours.named("ring-in")) >= 9)
  }

  @Test(arguments: Shade.allCases, Block.allCases)
  func everyUnitCanBeRead(in shade: Shade, block: Block) throws {
    let colours = try Colours(shade, block: block)
    let accent = colours.named("accent")

    #expect(contrast(colours.named("on-accent"), accent) >= 4.5)
    #expect(contrast(colours.named("ink"), colours.named("accent-soft")) >= 4.5)
    #expect(contrast(colours.named("ink-soft"), colours.named("accent-soft")) >= 4.5)
    for ground in colours.cards + ["key", "card-solid", "accent-soft"].map(colours.named) {
      #expect(contrast(accent, ground) >= 4.5)
    }
    for ground in colours.skies + [colours.named("well")] {
      #expect(contrast(accent, ground) >= 3)
    }
  }
}

/// The two ways a page is lit.
enum Shade: CaseIterable { case light, dark }

/// The custom properties of the style in one light and one unit's colour.
private struct Colours {
  private var values: [String: [Double]] = [:]

  init(_ shade: Shade, block: Block = .sky) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Style/1-colours.css")
    let css = try String(contentsOf: path, encoding: .utf8)
    for rule in css.components(separatedBy: "}") {
      let parts = rule.components(separatedBy: "{")
      guard parts.count == 2 else { continue }
      let selector = parts[0].components(separatedBy: "*/").last ?? ""
      let names = selector.components(separatedBy: ",").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard names.contains(":root") || names.contains("." + block.name) else { continue }
      read(parts[1], shade)
    }
  }

  private mutating func read(_ declarations: String, _ shade: Shade) {
    for line in declarations.components(separatedBy: ";") {
      let parts = line.components(separatedBy: "light-dark(")
      guard parts.count == 2, let name = parts[0].components(separatedBy: "--").last else {
        continue
      }
      let both = parts[1].dropLast().components(separatedBy: ", ")
      let colour = both[shade == .light ? 0 : 1]
      values[name.trimmingCharacters(in: CharacterSet(charactersIn: ": "))] = rgba(colour)
    }
  }

  func named(_ name: String) -> [Double] {
    guard let value = values[name] else { preconditionFailure("the style has no --\(name)") }
    return value
  }

  var skies: [[Double]] { ["sky-1", "sky-2", "sky-3"].map(named) }

  /// The translucent card over each part of the sky.
  var cards: [[Double]] {
    let card = named("card")
    return skies.map { sky in (0..<3).map { card[$0] * card[3] + sky[$0] * (1 - card[3]) } }
  }
}

private func rgba(_ hex: String) -> [Double] {
  var digits = Array(hex.dropFirst())
  if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
  let bytes = stride(from: 0, to: digits.count, by: 2).map { at in
    Double(Int(String(digits[at...at + 1]), radix: 16) ?? 0) / 255
  }
  return bytes.count == 3 ? bytes + [1] : bytes
}

/// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
private func contrast(_ one: [Double], _ other: [Double]) -> Double {
  let both = [luminance(one), luminance(other)]
  return (both.max()! + 0.05) / (both.min()! + 0.05)
}

private func luminance(_ colour: [Double]) -> Double {
  let linear = colour.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
