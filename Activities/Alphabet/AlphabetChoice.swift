import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page on which a learner chooses the alphabet and the way to practise it.
struct AlphabetChoice {
  private let choice: Listing.Choice
  private let text = AlphabetText.english

  init(_ choice: Listing.Choice) {
    self.choice = choice
  }

  var page: Markup {
    stack {
      coach(.thinks, isSeen: choice.surroundings.showsPip) {
        p { text.chooseTitle }.class("caption")
        p { text.chooseLead }.class("soft")
      }
      ways
      section {
        h2 { text.twoFirst }
        grid {
          for listed in alphabets.prefix(2) {
            linkKey(to: path(alphabet: listed.id), kind: .primary) { listed.name }
          }
        }
      }
      for group in AlphabetGroup.allCases { others(in: group) }
    }
    .block(.sky)
  }

  private func others(in group: AlphabetGroup) -> Markup {
    section {
      h2 { text.name(group) }
      list {
        for listed in alphabets.dropFirst(2) where listed.group == group {
          entry(
            to: path(alphabet: listed.id), title: listed.name,
            detail: "\(listed.region) · \(text.letters(listed.letterCount))",
            native: listed.native, language: listed.language.tag,
            isHere: listed.id == value("alphabet"))
        }
      }
    }
  }

  private var ways: Markup {
    section {
      PipitLook.choices(
        label: text.waysTitle,
        Way.allCases.map {
          PipitLook.Choice(
            text.name($0), goesTo: path(way: $0, set: set), isChosen: $0 == way)
        })
      p { text.explanation(way) }.class("soft")
      if !way.asksTexts {
        PipitLook.choices(
          label: text.setTitle,
          [
            PipitLook.Choice(
              text.lettersOnly, goesTo: path(way: way, set: "letters"), isChosen: set == "letters"),
            PipitLook.Choice(
              text.digitsOnly, goesTo: path(way: way, set: "digits"), isChosen: set == "digits"),
          ])
      }
    }
  }

  private var alphabets: [AlphabetPack.Entry] {
    guard let pack = choice.packs.first(where: { $0.name == "alphabets" }) else { return [] }
    return (try? AlphabetPack(pack.bytes))?.list ?? []
  }

  private var way: Way { value("way").flatMap { Way(rawValue: $0) } ?? .choose }

  private var set: String { value("set") == "digits" && !way.asksTexts ? "digits" : "letters" }

  private func value(_ name: String) -> String? { choice.chosen[name] ?? choice.remembered[name] }

  /// The page itself with another way or another set.
  private func path(way: Way, set: String) -> String {
    Address.text(
      "/practise/alphabet",
      [.init("choose", "yes"), .init("way", way.rawValue), .init("set", set)])
  }

  /// A round with an alphabet.
  private func path(alphabet: String) -> String {
    var fields = [Address.Field("alphabet", alphabet), Address.Field("way", way.rawValue)]
    if set == "digits" { fields.append(Address.Field("set", set)) }
    return Address.text("/practise/alphabet", fields)
  }
}
