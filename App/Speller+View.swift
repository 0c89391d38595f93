import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The speller: any text to code words, and code words back to text.
extension App {
  @MarkupBuilder var spellerPage: Markup {
    let id = address["alphabet"] ?? fold[setting: "alphabet.alphabet"] ?? "nato"
    if let alphabet = alphabet(id) {
      stack {
        heading(text.speller)
        p { text.spellerLead }
        card {
          form(goesTo: "/speller") {
            picker(
              label: text.alphabet, name: "alphabet", id: "speller-alphabet",
              options: (alphabets?.list ?? []).map { ($0.id, $0.name) }, chosen: id)
            field(
              label: text.text, name: "text", id: "speller-text", language: "",
              value: address["text"] ?? "")
            element("button") { text.spell }.class("key primary").attribute("type", "submit")
          }
        }
        if let given = address["text"], !given.isEmpty {
          spelled(given, alphabet)
        } else if address["text"] != nil {
          notice(.info) { text.spellEmpty }
        }
      }
      .block(.sky)
    } else {
      noAlphabet(id)
    }
  }

  @MarkupBuilder private func spelled(_ given: String, _ alphabet: SpellingAlphabet) -> Markup {
    let speller = Speller(alphabet)
    let spelled = speller.spell(given)
    let words = spelled.filter { !$0.isBreak }.map { $0.word ?? $0.letter }
      .joined(separator: " ")
    let reading = speller.read(given)
    if reading.hasCodeWords {
      readBack(reading, alphabet)
    }
    codeWords(spelled, words, alphabet)
  }

  private func codeWords(
    _ spelled: [Spelled], _ words: String, _ alphabet: SpellingAlphabet
  ) -> Markup {
    let letters = distinctLetters(spelled, alphabet)
    let language = alphabet.language.tag
    return section {
      h2 { text.inWords }
      card {
        element("ol") {
          for part in spelled {
            if part.isBreak {
              li { visuallyHidden(text.wordBreak) }.class("break")
            } else {
              li {
                element("strong") { part.letter }
                span { part.word ?? text.noWord }
                  .language(part.word == nil ? text.language : language)
                  .class(part.word == nil ? "soft" : "word")
              }
            }
          }
        }
        .class("spelling")
        row {
          key(sends: FrameAction.copy(words).token, icon: .copy) { text.copy }
          key(sends: FrameAction.print.token, icon: .print) { text.print }
          if surroundings.device.hasVoice(for: language) {
            key(sends: FrameAction.say(language: language, words).token, icon: .play) {
              text.listen
            }
          }
          if !letters.isEmpty {
            linkKey(
              to: Address.text(
                "/practise/alphabet",
                [
                  Address.Field("alphabet", alphabet.id), Address.Field("way", "type"),
                  Address.Field("only", letters.joined(separator: ",")),
                ]), kind: .quiet, icon: .forward
            ) { text.practiseThese }
          }
        }
      }
    }
  }

  /// The alphabet's letters that a spelled text uses, each once, in the alphabet's order.
  private func distinctLetters(_ spelled: [Spelled], _ alphabet: SpellingAlphabet) -> [String] {
    alphabet.letters.map { $0.letter }.filter { letter in
      spelled.contains { $0.letters.contains(letter) }
    }
  }

  private func readBack(_ reading: Reading, _ alphabet: SpellingAlphabet) -> Markup {
    section {
      h2 { text.asText }
      card {
        p { reading.text }.class("spelled")
        if !reading.unknown.isEmpty {
          notice(.warning) { text.unread(reading.unknown.joined(separator: ", "), alphabet.name) }
        }
        row { key(sends: FrameAction.copy(reading.text).token, icon: .copy) { text.copy } }
      }
    }
  }
}

extension Reading {
  /// Whether words stand for letters here, not only characters and numbers for themselves.
  fileprivate var hasCodeWords: Bool {
    parts.contains { part in
      part.given.characters.count > 1 && part.letter != nil && part.letter != part.given
    }
  }
}
