import PipitBase
import PipitText
import Testing

@testable import PipitLexicon

struct OwnCardTests {
  @Test func aLineTellsOfACard() {
    let card = OwnCard(
      id: "k3-0",
      fields: [
        .init("en", " a <b>dog</b>\n"), .init("ja", "犬 | いぬ"), .init("uk", ""),
        .init(".topic", "Pets"),
      ])
    #expect(card.line == "k3-0\ten=a <b>dog</b>\tja=犬 | いぬ\t.topic=Pets")
    #expect(OwnCard(line: card.line) == card)
    #expect(
      OwnCard(line: "k3-0.2\ten=x=y\tjunk\t=")
        == OwnCard(id: "k3-0", version: 2, fields: [.init("en", "x=y")]))
    #expect(card.changed("ja", to: "").line == "k3-0.1\ten=a <b>dog</b>\t.topic=Pets")
    #expect(card.changed([]).isDeleted)
    for line in [
      "", "\t", ".2\ten=a", "a/b\ten=a", "a b\ten=a", "a.x\ten=a", "a.99999999999\ten=a",
    ] {
      #expect(OwnCard(line: line) == nil, "\(line)")
    }
  }

  @Test func aCardIsAnEntryOfADeck() {
    let hash = String(repeating: "a", count: 64)
    let entry = OwnCard(
      id: "k",
      fields: [
        .init("en", "dog|hound"), .init("ja-JP", "inu"), .init("ja", "犬"),
        .init(".meaning", "an animal"),
        .init(".picture", hash), .init(".sound-ja", hash), .init(".topic", "Pets"),
      ]
    ).entry
    #expect(entry.id == "k" && entry.topic == "Pets" && entry.meaning == "an animal")
    #expect(entry.words.map { $0.language.tag } == ["en", "ja"])
    #expect(entry.word(in: "en")?.forms == [.init("en", ["dog", "hound"])])
    #expect(entry.word(in: "ja")?.forms == [.init("ja-Latn-hepburn", ["inu"]), .init("ja", ["犬"])])
    #expect(entry.picture == hash && entry.sounds == [.init("ja", hash)])
  }
}

struct CardTableTests {
  private func table(_ text: String, _ languages: [String] = ["en", "ja"]) -> CardTable {
    CardTable(text, languages: languages)
  }

  private func cells(_ text: String) -> [[String]] {
    var cells = TableCells(text)
    var rows: [[String]] = []
    while let row = cells.next() { rows.append(row) }
    return rows
  }

  @Test func marksAreSeenFromTheTable() {
    #expect(cells("a,b;c\td\ne\tf") == [["a,b;c", "d"], ["e", "f"]])
    #expect(cells("a;b, or c;d\ne;f;g") == [["a", "b, or c", "d"], ["e", "f", "g"]])
    #expect(cells("a,b\nc,d;e") == [["a", "b"], ["c", "d;e"]])
    #expect(cells("\u{feff}a,b\r\n\r\nc,d\re,f") == [["a", "b"], ["c", "d"], ["e", "f"]])
    #expect(cells("one\ntwo,2") == [["one"], ["two", "2"]])
    #expect(cells("") == [])
  }

  @Test func whatStandsInQuotationMarksMayHoldAnything() {
    #expect(
      cells("\"a, \"\"b\"\"\",\"c\r\nd\"\n\"\",x\n\"\"\"\",\"y\"z")
        == [["a, \"b\"", "c\r\nd"], ["", "x"], ["\"", "yz"]])
    #expect(cells("5\" disk,x") == [["5\" disk", "x"]])
    #expect(cells("x,\"a\nb,c") == [["x", "\"a"], ["b", "c"]])
    #expect(table("dog,\"犬\ncat,猫").problems == [.init(line: 1, kind: .openQuote)])
  }

  @Test func theFirstRowMayNameTheColumns() {
    let rows: [[OwnCard.Field]] = [[.init("en", "dog"), .init("ja-Hrkt", "いぬ")]]
    for first in ["en,ja-Hrkt", "English,Japanese (Kana)", "english , 日本語 (kana)", "en,ja-Hira"] {
      #expect(table("\(first)\ndog,いぬ").rows == rows, "\(first)")
    }
    #expect(table("dog,犬").rows == [[.init("en", "dog"), .init("ja", "犬")]])
    let more = table("#separator:tab\nen\tja-JP\tTopic\ndog\tinu\tPets")
    #expect(more.columns == ["en", "ja-Latn-hepburn", ".topic"])
    #expect(
      more.rows == [[.init("en", "dog"), .init("ja-Latn-hepburn", "inu"), .init(".topic", "Pets")]])
  }

  @Test func problemsTellTheirLine() {
    let read = table("en,ja,Klingonese,en\ndog,犬\n,\ncat\n\"a\nb\",い\ndog,犬,x\na,b,c,d,e")
    #expect(
      read.problems == [
        .init(line: 1, kind: .unknownColumn("Klingonese")), .init(line: 1, kind: .sameColumn("en")),
        .init(line: 4, kind: .oneText("cat")), .init(line: 7, kind: .twice(line: 2)),
        .init(line: 8, kind: .manyCells(5, columns: 4)),
      ])
    #expect(read.rows.count == 2)
    let long = String(repeating: "x", count: OwnCard.longestText + 1)
    #expect(table("\(long),犬").problems == [.init(line: 1, kind: .longText(column: "en"))])
    #expect(table("dog,,\ncat").problemCount == 2)
  }

  @Test func aTableOfFiftyThousandRowsIsRead() {
    var text = "en,ja\n"
    for number in 0..<50_000 { text += "word \(number),語 \(number)\n" }
    #expect(table(text).rows.count == 50_000)
  }
}

struct OwnFileTests {
  private func kind(_ start: [UInt8], size: Int64 = 1000, isPicture: Bool = true) -> String {
    do throws(OwnFile.Refusal) {
      let padded = start + Array(repeating: 0, count: max(0, 12 - start.count))
      return try OwnFile(start: padded, size: size, isPicture: isPicture).rawValue
    } catch {
      return error.rawValue
    }
  }

  @Test func aFileIsWhatItsFirstBytesSay() {
    #expect(kind([0x89] + Array("PNG\r\n\u{1a}\n".utf8)) == "image/png")
    #expect(kind([0xff, 0xd8, 0xff, 0xe0]) == "image/jpeg")
    #expect(kind(Array("GIF89a".utf8)) == "image/gif")
    #expect(kind(Array("RIFF0000WEBP".utf8)) == "image/webp")
    #expect(kind(Array("RIFF0000WAVE".utf8), isPicture: false) == "audio/wav")
    #expect(kind(Array("OggS".utf8), isPicture: false) == "audio/ogg")
    #expect(kind(Array("ID3".utf8), isPicture: false) == "audio/mpeg")
    #expect(kind([0xff, 0xfb, 0x90], isPicture: false) == "audio/mpeg")
    #expect(kind([0, 0, 0, 32] + Array("ftypM4A ".utf8), isPicture: false) == "audio/mp4")
  }

  @Test func whatIsNoPictureOrSoundOrTooLargeIsRefused() {
    for start in ["<svg xmlns=", "<!DOCTYPE ht", "PK", "MZ", "%PDF-1.7", "RIFF0000AVI ", "<html>"] {
      #expect(kind(Array(start.utf8)) == "kind", "\(start)")
      #expect(kind(Array(start.utf8), isPicture: false) == "kind", "\(start)")
    }
    #expect(kind(Array("OggS".utf8)) == "kind")
    #expect(kind([0xff, 0xd8, 0xff], isPicture: false) == "kind")
    #expect(kind([0xff, 0xfb, 0xf0], isPicture: false) == "kind")
    #expect(kind([0xff, 0xd8, 0xff], size: OwnFile.mostBytes + 1) == "large")
    #expect(kind([], size: 0) == "empty")
    let short = try? OwnFile(start: [0xff, 0xd8, 0xff], size: 3, isPicture: true)
    #expect(short == nil)
  }
}
