import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// A deck: how it stands, its topics, its words with all their forms.
extension CardsPages {
  @MarkupBuilder func deckPage(_ id: String) -> Markup {
    if let name = name(of: id) {
      row { linkKey(to: "/cards", kind: .quiet, icon: .back) { text.home } }
      heading(name)
      playKey(to: round())
      standing
      if let topics, find.isEmpty {
        section {
          h2 { text.topics }
          list { for topic in topics.topics { self.topic(topic) } }
        }
      }
      if words != nil { wordList } else { p { text.coming }.class("soft") }
    }
  }

  /// A topic with how many of its cards are known.
  private func topic(_ topic: DeckTopic) -> Markup {
    let all = count(topic: topic.id)
    let cards = met(topic: topic.id)
    let due = cards.count { $0.isDue }
    return li {
      link(to: round(topic: topic.id)) {
        span {
          element("strong") { topic.name }
          span { text.standing(known: cards.count - due, due: due, of: all) }.class("soft")
          bar(
            done: cards.count - due, of: all,
            label: text.standing(known: cards.count - due, due: due, of: all))
        }
        .class("label")
        icon(.forward)
      }
      .class("entry")
    }
  }

  // MARK: Words

  /// What the words are searched for.
  private var find: String { visit.address["find"] ?? "" }
  private var shownTopic: String { visit.address["topic"] ?? "" }

  private static let wordsOnPage = 60

  private var wordList: Markup {
    let places = places
    return section {
      h2 { text.words }.id("words")
      form(goesTo: "/cards/\(deck)") {
        div {
          field(label: text.find, name: "find", id: "find", language: "und", value: find)
          formKey(sends: "find", icon: .search) { text.findIt }
        }
        .class("write")
      }
      if !find.isEmpty {
        row { linkKey(to: "/cards/\(deck)", kind: .quiet, icon: .cross) { text.all } }
      }
      if places.isEmpty {
        coach(.sleeps, isSeen: visit.surroundings.showsPip) { text.nothingFound(find) }
      } else {
        ul { for place in places.prefix(shownCount) { wordRow(place) } }.class("list deck-words")
        if places.count > shownCount {
          row {
            linkKey(to: more(shownCount + Self.wordsOnPage), icon: .plus) {
              text.more(places.count - shownCount)
            }
          }
        }
      }
    }
  }

  private var shownCount: Int {
    let count = visit.address["words"]?.integer() ?? 0
    return Int(max(Int64(Self.wordsOnPage), min(count, 5_000)))
  }

  private func more(_ count: Int) -> String {
    var fields = [Address.Field("words", String(count))]
    if !find.isEmpty { fields.append(.init("find", find)) }
    return Address.text("/cards/\(deck)", fields) + "#words"
  }

  /// The entries that are found, by their places.
  private var places: [Int] {
    guard let words else { return [] }
    let all = Array(words.deck.entries.indices)
    if find.isEmpty { return all }
    let policy = LetterPolicy(Language("und"))
    func folded(_ text: String) -> String { Text.fold(text, policy, ignoresAccents: true) }
    let sought = folded(find)
    return all.filter { place in
      words.entry(at: place).words.contains { word in
        word.forms.contains { form in form.texts.contains { folded($0).has(sought) } }
      }
    }
  }

  /// A word in the languages chosen, each in the script preferred; behind a press all its forms.
  @MarkupBuilder private func wordRow(_ place: Int) -> Markup {
    if let words {
      let entry = words.entry(at: place)
      let faces = CardFaces(visit.surroundings.scripts)
      element("li", key: "word-\(entry.id)") {
        element("details") {
          element("summary") {
            for (number, word) in entry.words.enumerated() {
              if number > 0 { " · " }
              let form =
                faces.scripts.face(
                  of: word.allForms, word.language.primary, number == 0 ? .question : .answer)?
                .language ?? word.language
              span { word.shown(in: form) }.class(number == 0 ? "first" : "")
                .language(form.tag).attribute("dir", "auto")
            }
          }
          details(of: entry)
        }
      }
    }
  }

  private func details(of entry: DeckEntry) -> Markup {
    div {
      if !entry.meaning.isEmpty { p { entry.meaning }.class("soft").language("en") }
      element("dl") {
        for word in entry.words {
          for (number, form) in word.forms.enumerated() {
            div {
              element("dt") {
                word.forms.count > 1
                  ? "\(word.language.englishName), \(form.language.scriptName)"
                  : word.language.englishName
              }
              element("dd") {
                span { form.texts.joined(separator: ", ") }
                  .language(form.language.tag).attribute("dir", "auto")
                if number == 0, !word.article.isEmpty {
                  " "
                  span { "(\(word.article))" }.class("soft").language(form.language.tag)
                }
              }
              if number == 0, canHear(word) {
                element("dd") {
                  iconKey(
                    sends:
                      "app say \((word.forms.first?.language ?? word.language).tag) \(word.text)",
                    .play, label: text.hear(word.text, word.language), kind: .quiet)
                }
              }
            }
          }
        }
      }
      .class("forms")
      for word in entry.words where !word.example.isEmpty {
        p { word.example }.class("soft")
          .language((word.forms.first?.language ?? word.language).tag).attribute("dir", "auto")
      }
    }
    .class("details")
  }

  private func canHear(_ word: DeckWord) -> Bool {
    let speech = word.speech(slow: false)
    return visit.surroundings.device.hasVoice(
      for: speech.language, reading: speech.reading?.language)
  }
}
