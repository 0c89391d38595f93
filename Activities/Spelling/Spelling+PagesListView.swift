import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

/// The learner's own lists: one made, shown, mended, and given to others.
extension SpellingPages {
  // MARK: A new one

  @MarkupBuilder var newListPage: Markup {
    if visit.fragment.isEmpty {
      heading(text.newList)
      listForm("new", name: "", language: language, words: "")
    } else {
      offeredPage
    }
  }

  @MarkupBuilder func editPage(_ list: OwnList) -> Markup {
    heading(text.editing(list.name))
    listForm(list.id, name: list.name, language: list.language, words: list.text(visit.fold))
  }

  private func listForm(
    _ id: String, name: String, language: String, words: String
  ) -> Markup {
    let unsaved = unsaved
    return card {
      problems
      form {
        field(
          label: text.nameOfList, name: "name", id: "list-name-\(id)", language: "en",
          value: unsaved?.draft.name ?? name)
        picker(
          label: text.language, name: "language", id: "list-language",
          options: languageOptions, chosen: unsaved?.draft.language ?? language)
        field(
          label: text.wordsOfList, name: "words", id: "list-words-\(id)", language: language,
          hint: text.wordsHint, value: words, lines: 10,
          isWrong: (unsaved?.reading.problemCount ?? 0) > 0)
        div {
          element("label") { text.fromFile }.attribute("for", "list-file")
          element("input").attribute("type", "file").id("list-file")
            .attribute("accept", ".txt,.tsv,.csv,text/*")
            .attribute("data-fill", "list-words-\(id)")
            .attribute("data-refused", "spelling refused")
            .attribute("aria-describedby", "list-file-hint")
          p { text.fromFileHint }.class("soft").id("list-file-hint")
        }
        .class("field")
        row {
          formKey(sends: Press.save(id, "").token, icon: .check) { text.save }
          if let unsaved, unsaved.reading.problemCount > 0, !unsaved.reading.words.isEmpty {
            formKey(sends: Press.saveRest(id, "").token, kind: .plain, icon: .minus) {
              text.saveRest
            }
          }
        }
      }
    }
  }

  /// What is to be mended before the list can be kept.
  @MarkupBuilder private var problems: Markup {
    if case .refused(let why) = pressed {
      notice(.warning) { p { text.refused(why) } }
        .id("problems").attribute("tabindex", "-1").key("problems")
    } else if let reading = unsaved?.reading {
      notice(.warning) {
        h2 { text.problems }
        if reading.problemCount == 0 {
          p { text.noWords }
        } else {
          ul { for problem in reading.problems { li { text.problem(problem) } } }
          if reading.problemCount > reading.problems.count {
            p { text.moreProblems(reading.problemCount - reading.problems.count) }
          }
        }
      }
      .id("problems").attribute("tabindex", "-1").key("problems")
    }
  }

  // MARK: One that came in a link

  @MarkupBuilder private var offeredPage: Markup {
    let draft = ListDraft(encoded: visit.fragment)
    let reading = ListReading(draft.text)
    heading(text.offered)
    if reading.words.isEmpty {
      coach(.winces, isSeen: visit.surroundings.showsPip) { text.brokenLink }
      linkKey(to: "/spelling", icon: .home) { text.homeTab }
    } else {
      card {
        p { text.offers(text.name(draft.name), reading.words.count, draft.language) }
        if reading.problemCount > 0 { p { text.cannotSave(reading) }.class("soft") }
        wordRows(Array(reading.words.prefix(20)), draft.language)
        if reading.words.count > 20 { p { text.andMore(reading.words.count - 20) } }
        row {
          key(sends: Press.add.token, kind: .primary, icon: .plus) { text.add }
          linkKey(to: "/spelling", kind: .quiet, icon: .cross) { text.doNotAdd }
        }
      }
    }
  }

  // MARK: One that is kept

  @MarkupBuilder func listPage(_ list: OwnList) -> Markup {
    let words = list.words(visit.fold)
    heading(list.name)
    p { text.words(words.count) + " · " + text.name(of: list.language) }.class("soft")
    card {
      linkKey(
        to: Address.text(
          "/practise/spelling",
          [
            .init("language", list.language), .init("list", list.id), .init("mode", "practice"),
          ]), kind: .primary, icon: .play
      ) { text.playList }
      row {
        linkKey(to: list.path + "/edit", icon: .pencil) { text.edit }
        key(sends: Press.link(list.id).token, icon: .copy) { text.copyLink }
        key(sends: Press.file(list.id).token, icon: .share) { text.saveFile }.id("file")
        key(sends: Press.deleteList(list.line).token, kind: .quiet, icon: .trash) {
          text.deleteList
        }
      }
      if case .link(list.id) = pressed, list.link(visit.fold).utf8.count > OwnList.longestLink {
        notice(.warning) { p { text.tooLongForLink } }
      } else {
        p { text.linkHint }.class("soft")
      }
    }
    wordRows(words, list.language)
  }

  private func wordRows(_ words: [String], _ language: String) -> Markup {
    PipitLook.list {
      for line in words {
        let parts = line.pieces(at: "\t", keepsEmpty: true)
        entry(
          title: parts[0],
          detail: Array(parts[1...]).filter { !$0.isEmpty }.joined(separator: " · "),
          language: language)
      }
    }
  }
}
