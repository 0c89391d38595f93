import PipitBase

/// Makes plates, call signs, postcodes and names to be spelled aloud and written down.
public struct ReadbackMaterial: Sendable {
  private let readback: SpellingAlphabet.Readback
  private let letters: [String]

  /// What is to be spelled.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    /// A number plate.
    case plate
    /// A call sign.
    case call
    /// A postcode.
    case postcode
    /// A family name or a place.
    case name
  }

  /// Material for an alphabet.
  public init(_ alphabet: SpellingAlphabet) {
    readback = alphabet.readback
    let singles = alphabet.letters.map { $0.letter }.filter { $0.characters.count == 1 }
    let latin = singles.filter { $0.utf8.count == 1 }
    letters = latin.isEmpty ? singles : latin
  }

  /// The kinds that the alphabet has something for.
  public var kinds: [Kind] {
    Kind.allCases.filter { !patterns($0).isEmpty }
  }

  /// A text of a kind, drawn with the dice, or nil where the alphabet has none.
  ///
  /// In patterns `@` becomes a letter from A to Z that the alphabet has, or any of its letters where
  /// it is not written in Latin, and `#` a digit. Names stay as they are.
  public func text(_ kind: Kind, dice: inout Dice) -> String? {
    guard let pattern = dice.pick(patterns(kind)) else { return nil }
    if kind == .name { return pattern }
    var text = ""
    for character in pattern {
      switch character {
      case "@": text += dice.pick(letters) ?? ""
      case "#": text += String(dice.roll(below: 10))
      default: text.append(character)
      }
    }
    return text
  }

  private func patterns(_ kind: Kind) -> [String] {
    switch kind {
    case .plate: readback.plates
    case .call: readback.calls
    case .postcode: readback.postcodes
    case .name: readback.names
    }
  }
}
