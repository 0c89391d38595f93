import PipitLook
import PipitMarkup
import Testing

@Suite struct PieceTests {
  @Test(arguments: Icon.allCases) func aPictureIsNotHeard(name: Icon) {
    let html = icon(name).html

    #expect(html.hasPrefix("<svg class=\"icon"))
    #expect(html.contains("viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\""))
  }

  @Test(arguments: PipMood.allCases) func pipIsLightAndNotHeard(mood: PipMood) {
    let html = pip(mood).html

    #expect(html.contains("aria-hidden=\"true\""))
    #expect(html.utf8.count <= 1_500)
    #expect(!html.contains("style="))
  }

  @Test func pipHasAFaceForEachMood() {
    #expect(Set(PipMood.allCases.map { pip($0).html }).count == PipMood.allCases.count)
  }

  @Test func aBubbleStandsAloneWherePipIsNotWanted() {
    #expect(
      coach(.thinks, isSeen: false) { "Hola" }.html
        == "<div class=\"coach\"><div class=\"bubble\">Hola</div></div>")
  }

  @Test func aBarSaysHowFarItIs() {
    #expect(
      bar(done: 7, of: 26, label: "7 of 26").html == """
        <progress class="bar" max="26" value="7" aria-label="7 of 26" \
        aria-valuetext="7 of 26"></progress>
        """)
  }

  @Test func aBarStaysWithinItsEnds() {
    #expect(bar(done: 9, of: 6, label: "").html.contains("max=\"6\" value=\"6\""))
    #expect(bar(done: -1, of: 6, label: "").html.contains("max=\"6\" value=\"0\""))
    #expect(bar(done: 0, of: 0, label: "").html.contains("max=\"1\" value=\"0\""))
  }

  @Test func aFlameBurnsFromTwoOn() {
    #expect(flame(combo: 1, label: "1 in a row") == .empty)
    #expect(
      flame(combo: 2, label: "2 in a row").html.contains(
        "<span aria-hidden=\"true\">2</span><span class=\"hidden\">2 in a row</span>"))
  }

  @Test func starsAreToldInWords() {
    let html = stars(2, label: "2 of 3 stars").html

    #expect(html.count(of: "icon won") == 2)
    #expect(html.count(of: "icon missed") == 1)
    #expect(html.contains("role=\"img\" aria-label=\"2 of 3 stars\""))
  }

  @Test func aBigLetterIsInItsLanguage() {
    #expect(
      bigLetter("Ğ", language: "tr").html == "<p class=\"letter\" lang=\"tr\" dir=\"auto\">Ğ</p>")
  }

  @Test func aVerdictIsColourPictureAndWord() {
    let html = verdict(.slip, title: "Nearly") { p { "One letter is off." } }.html

    #expect(html.hasPrefix("<section class=\"verdict slip\">"))
    #expect(html.contains("<h2>Nearly</h2>"))
    #expect(html.contains(icon(.tilde).html))
    #expect(!html.contains("aria-live"))
  }

  @Test func aUnitAfterTheLastBeginsAnew() {
    #expect(Block(unit: 0) == .sky)
    #expect(Block(unit: 7) == .leaf)
    #expect(div().block(.plum).html == "<div class=\"block-plum\"></div>")
  }
}

@Suite struct FormTests {
  @Test func aFieldIsNamedAndLeftAloneByTheDevice() {
    let html = field(
      label: "The word", name: "word", id: "word", language: "tr", hint: "Any case.",
      isWrong: true
    ).html

    #expect(
      html == """
        <div class="field"><label for="word">The word</label>\
        <input type="text" value="" name="word" id="word" lang="tr" dir="auto" \
        autocapitalize="off" autocorrect="off" autocomplete="off" spellcheck="false" \
        enterkeyhint="done" maxlength="800" aria-invalid="true" aria-describedby="word-hint">\
        <p class="soft" id="word-hint">Any case.</p></div>
        """)
  }

  @Test func aFieldOfSeveralLinesKeepsThem() {
    let html = field(
      label: "Text", name: "text", id: "text", language: "en", value: "a\nb", lines: 4
    ).html

    #expect(html.contains("<textarea rows=\"4\" name=\"text\" id=\"text\" lang=\"en\""))
    #expect(html.contains(">a\nb</textarea>"))
    #expect(!html.contains("aria-describedby"))
  }

  @Test func aFormSendsTheTokenOfItsKey() {
    let html = form { formKey(sends: "write 7") { "Check" } }.html

    #expect(html.contains("<button value=\"write 7\" class=\"key primary\" type=\"submit\">"))
  }

  @Test func aFormMayLeadToAPage() {
    #expect(
      form(goesTo: "/speller") {}.html.contains("method=\"get\" action=\"/speller\" data-go=\"\""))
  }

  @Test func oneWayIsTaken() {
    let html = choices(
      label: "Look",
      [
        Choice("Light", sends: "app set theme light", isChosen: true),
        Choice("Type", goesTo: "/a?way=type", isChosen: false),
      ]
    ).html

    #expect(html.contains("role=\"group\" aria-label=\"Look\""))
    #expect(
      html.contains("value=\"app set theme light\" class=\"key plain\" aria-pressed=\"true\""))
    #expect(html.contains("<a href=\"/a?way=type\" class=\"key plain\"><span"))
  }

  @Test func aSwitchSendsItsChange() {
    let html = toggleRow(label: "Show Pip", name: "pip", isOn: true, sends: "app set pip").html

    #expect(
      html == """
        <label class="toggle"><span class="label"><span class="caption">Show Pip</span></span>\
        <input type="checkbox" role="switch" name="pip" checked="" data-change="app set pip">\
        </label>
        """)
  }

  @Test func aSliderTellsItsValueInWords() {
    let html = slider(
      label: "Noise", name: "noise", from: 0, to: 100, step: 5, value: 35, shown: "35 %",
      sends: "app set noise"
    ).html

    #expect(html.contains("<span class=\"shown\">35 %</span>"))
    #expect(html.contains("min=\"0\" max=\"100\" step=\"5\" value=\"35\""))
    #expect(html.contains("aria-label=\"Noise\" aria-valuetext=\"35 %\""))
    #expect(html.contains("data-change=\"app set noise\""))
  }

  @Test func aListThatOpensShowsWhatIsChosen() {
    let html = picker(
      label: "Alphabet", name: "alphabet", id: "alphabet",
      options: [("nato", "NATO / ICAO"), ("lapd", "LAPD")], chosen: "lapd"
    ).html

    #expect(html.contains("<label for=\"alphabet\">Alphabet</label>"))
    #expect(html.contains("<option value=\"nato\">NATO / ICAO</option>"))
    #expect(html.contains("<option value=\"lapd\" selected=\"\">LAPD</option>"))
    #expect(!html.contains("data-change"))
  }

  @Test func thePlaceWhereOneIsIsMarked() {
    let html = navigation(
      label: "Pipit",
      [
        Place("Today", icon: .home, path: "/", isHere: true),
        Place("Library", icon: .book, path: "/library", isHere: false),
      ]
    ).html

    #expect(html.count(of: "aria-current=\"page\"") == 1)
    #expect(html.contains("<a href=\"/\" aria-current=\"page\">"))
    #expect(html.contains("aria-label=\"Pipit\""))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func count(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
