import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The library: every spelling alphabet with its words.
extension App {
  /// All alphabets, or nil where the pack is not at hand or cannot be read.
  var alphabets: AlphabetPack? {
    guard let pack = packs.first(where: { $0.name == "alphabets" }) else { return nil }
    if let alphabetsRead, alphabetsRead.pack == pack { return alphabetsRead.value }
    let value = try? AlphabetPack(pack.bytes)
    alphabetsRead = (pack, value)
    return value
  }

  func alphabet(_ id: String) -> SpellingAlphabet? { alphabets?.alphabet(id) }

  var libraryPage: Markup {
    stack {
      heading(text.library)
      courseList
      h2 { text.words }.class("part")
      list {
        for listing in Catalogue.listings where listing.pages != nil {
          entry(
            to: "/\(listing.id)", title: listing.title(text.language),
            detail: listing.summary(text.language))
        }
      }
      h2 { text.alphabets }.class("part")
      p { text.libraryLead }
      for group in AlphabetGroup.allCases {
        section {
          h2 { text.name(group) }
          list {
            for listed in alphabets?.list ?? [] where listed.group == group {
              entry(
                to: "/library/alphabets/\(listed.id)", title: listed.name,
                detail: text.about(listed), native: listed.native, language: listed.language.tag)
            }
          }
        }
      }
    }
  }

  @MarkupBuilder func alphabetPage(_ id: String) -> Markup {
    if let alphabet = alphabet(id) {
      stack {
        row {
          if let open = leftOpen.first(where: { $0.deal[option: "alphabet"] == id }) {
            linkKey(to: address(of: open), kind: .primary, icon: .back) { text.backToRound }
          } else {
            linkKey(to: "/library", kind: .quiet, icon: .back) { text.library }
          }
        }
        heading(alphabet.name)
        if !alphabet.native.isEmpty { p { alphabet.native }.language(alphabet.language.tag) }
        row {
          badge(text.standing(alphabet.standing), icon: .info)
          badge(alphabet.region)
          badge(text.count(alphabet.letters.count))
        }
        row {
          linkKey(to: practise(alphabet), kind: .primary, icon: .forward) { text.practiseThis }
          linkKey(to: speller(alphabet), icon: .keyboard) { text.spellWithThis }
          linkKey(to: "/library/alphabets/\(id)/card", icon: .print) { text.walletCard }
        }
        if surroundings.device.isKnown && !surroundings.device.hasVoice(for: alphabet.language.tag)
        {
          p { text.noVoice(alphabet.language.englishName) }.class("soft")
        }
        rows(text.letters, alphabet.letters, of: alphabet)
        if !alphabet.digits.isEmpty { rows(text.digits, alphabet.digits, of: alphabet) }
        if !alphabet.marks.isEmpty { rows(text.marks, alphabet.marks, of: alphabet) }
        if !alphabet.holes.isEmpty { holes(alphabet) }
        mixedUp(alphabet)
        sources(alphabet)
      }
      .block(.sky)
    } else {
      noAlphabet(id)
    }
  }

  func noAlphabet(_ id: String) -> Markup {
    card {
      heading(text.unknownTitle)
      coach(.sleeps, isSeen: surroundings.showsPip) { text.noAlphabet(id) }
      linkKey(to: "/library", kind: .primary, icon: .book) { text.library }
    }
  }

  func practise(_ alphabet: SpellingAlphabet) -> String {
    Address.text("/practise/alphabet", [Address.Field("alphabet", alphabet.id)])
  }

  private func speller(_ alphabet: SpellingAlphabet) -> String {
    Address.text("/speller", [Address.Field("alphabet", alphabet.id)])
  }

  private func rows(
    _ title: String, _ words: [CodeWord], of alphabet: SpellingAlphabet
  ) -> Markup {
    section {
      h2 { title }
      card { reference(words.map { referenceRow($0, alphabet) }) }
    }
  }

  private func referenceRow(_ word: CodeWord, _ alphabet: SpellingAlphabet) -> ReferenceRow {
    let language = alphabet.language.tag
    let others = Array(word.words.dropFirst()).joined(separator: ", ")
    let note = [
      others.isEmpty ? "" : "\(text.also) \(others)", word.ipa.isEmpty ? "" : "[\(word.ipa)]",
    ]
    return ReferenceRow(
      letter: word.letter, word: word.word, said: word.said,
      note: note.filter { !$0.isEmpty }.joined(separator: " · "), language: language,
      control: surroundings.device.hasVoice(for: language)
        ? iconKey(
          sends: FrameAction.say(language: language, word.word).token, .play,
          label: text.hear(word.word), kind: .quiet)
        : .empty)
  }

  /// The words of other alphabets that were given for this one.
  @MarkupBuilder private func mixedUp(_ alphabet: SpellingAlphabet) -> Markup {
    let leaks = fold.leaks.filter { $0.into == alphabet.id }
    if !leaks.isEmpty {
      section {
        h2 { text.mixedUp }
        card {
          ul {
            for leak in leaks {
              li { text.leaked(leak.count, from: self.alphabet(leak.from)?.name ?? leak.from) }
            }
          }
        }
      }
    }
  }

  private func holes(_ alphabet: SpellingAlphabet) -> Markup {
    section {
      h2 { text.holes }
      card {
        ul {
          for hole in alphabet.holes {
            li {
              element("strong") { hole.letter }.language(alphabet.language.tag)
              " – \(hole.note) \(text.notAsked)"
            }
          }
        }
      }
    }
  }

  private func sources(_ alphabet: SpellingAlphabet) -> Markup {
    section {
      h2 { text.sources }
      card {
        if !alphabet.note.isEmpty { p { alphabet.note } }
        ul {
          for source in alphabet.sources {
            li {
              if source.url.isEmpty {
                source.title
              } else {
                link(to: source.url) { source.title }.attribute("rel", "noreferrer")
              }
            }
          }
        }
      }
    }
  }

  @MarkupBuilder func cardPage(_ id: String) -> Markup {
    if let alphabet = alphabet(id) {
      stack {
        row { linkKey(to: "/library/alphabets/\(id)", kind: .quiet, icon: .back) { alphabet.name } }
        heading(text.walletCard)
        row { key(sends: FrameAction.print.token, kind: .primary, icon: .print) { text.print } }
        wallet(title: alphabet.name) {
          reference(
            (alphabet.letters + alphabet.digits).map {
              ReferenceRow(
                letter: $0.letter, word: $0.word, language: alphabet.language.tag)
            })
        }
      }
    } else {
      noAlphabet(id)
    }
  }
}
