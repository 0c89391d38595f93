import Testing

@testable import PipitBase

struct JSONTests {
  @Test func readsEveryKindOfValue() throws {
    let read = try JSON.parse(
      #" {"a" : [1, -0.5e+3, true, false, null, "x"], "b": {} , "c":[ ]}"# + "\r\n\t")

    #expect(
      read == [
        "a": [.integer(1), .number("-0.5e+3"), true, false, .null, "x"],
        "b": .object([]), "c": .list([]),
      ])
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("9007199254740993", "9007199254740993"), ("1E400", "1E400"),
    ("0.10", "0.10"), ("2e-7", "2e-7"),
  ])
  func numbersKeepEveryDigit(text: String, number: String) throws {
    #expect(try JSON.parse(text) == .number(number))
  }

  @Test func escapesMeanTheirCharacters() throws {
    let read = try JSON.parse(#""\"\\\/\b\f\n\r\tA\u00e9\u20AC\ud83d\uDC26\u0000.""#)

    #expect(read == .text("\"\\/\u{8}\u{c}\n\r\tAé€🐦\0."))
  }

  @Test func theLastOfTwoMembersWithOneNameCounts() throws {
    let read = try JSON.parse(#"{"a":1,"b":2,"a":3}"#)

    #expect(read.members?.count == 3)
    #expect(read["a"] == 3)
  }

  @Test func sixtyFourLevelsAreReadAndNoMore() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }

    #expect(try JSON.parse(nested(64)).written == nested(64))
    #expect(throws: JSONError(offset: 64, reason: .depth)) { try JSON.parse(nested(65)) }
    #expect(throws: JSONError(offset: 64, reason: .depth)) {
      try JSON.parse(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test(arguments: [
    ("", 0, JSONError.Reason.ended), (" ", 1, .ended), ("[1,]", 3, .unexpected),
    ("[1", 2, .ended), ("[1 2]", 3, .unexpected), ("{\"a\" 1}", 5, .unexpected),
    ("{a:1}", 1, .unexpected), ("{\"a\":1,}", 7, .unexpected), ("01", 1, .more),
    ("-", 1, .ended), ("-a", 1, .number), ("1.", 2, .ended), (".5", 0, .unexpected),
    ("1e+", 3, .ended), ("+1", 0, .unexpected), ("tru", 3, .ended), ("trUe", 2, .unexpected),
    ("\"a", 2, .ended), ("\"\n\"", 1, .control), ("\"\0\"", 1, .control), ("\0", 0, .unexpected),
    ("\"\\x\"", 2, .escape), ("\"\\u12g4\"", 5, .escape), ("\"\\ud800\"", 1, .surrogate),
    ("\"\\udc00\"", 1, .surrogate), ("\"\\ud800\\u0041\"", 1, .surrogate),
    ("\"\\ud800\\ud800\"", 1, .surrogate), ("null null", 5, .more), ("\u{feff}{}", 0, .unexpected),
    ("'a'", 0, .unexpected), ("NaN", 0, .unexpected), ("// a\n1", 0, .unexpected),
  ])
  func whatIsNotJSONIsRefusedAtItsByte(text: String, offset: Int, reason: JSONError.Reason) {
    #expect(throws: JSONError(offset: offset, reason: reason)) { try JSON.parse(text) }
  }

  /// Table 3-7 of the Unicode standard: overlong forms, surrogates, what is beyond U+10FFFF, and
  /// sequences cut short.
  @Test(
    arguments: [
      [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc3], [0xc3, 0x28], [0xe0, 0x9f, 0xbf],
      [0xed, 0xa0, 0x80], [0xe2, 0x82], [0xe2, 0x28, 0xa1], [0xe2, 0x82, 0x28],
      [0xf0, 0x8f, 0xbf, 0xbf], [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80],
      [0xf0, 0x9f, 0x90], [0xff], [0xfe],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")

    #expect(throws: JSONError(offset: 1, reason: .encoding)) {
      try JSON(parsing: [quote] + bytes + [quote])
    }
  }

  @Test func errorsSayWhereAndWhy() {
    let error = JSONError(offset: 7, reason: .number)

    #expect(error.message == "byte 7: this is not a number")
  }

  @Test func writingEscapesWhatMustBe() {
    let value: JSON = [
      "q\"": "\\ \n\r\t\u{1}\u{1f}\u{7f}é\u{2028}</script>", "n": [.null, true, -7],
    ]

    #expect(
      value.written
        == "{\"q\\\"\":\"\\\\ \\n\\r\\t\\u0001\\u001f\u{7f}é\u{2028}</script>\","
        + "\"n\":[null,true,-7]}")
  }

  @Test func everyScalarComesBackAsItWas() throws {
    let scalars = Array(0...0x10ffff).compactMap { Unicode.Scalar($0 as UInt32) }
    for start in stride(from: 0, to: scalars.count, by: 4_096) {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[start..<min(start + 4_096, scalars.count)])
      let back = try JSON(parsing: Array(JSON.text(text).written.utf8)).text

      #expect(back.map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  /// Texts of pieces that have broken other programs, in many orders.
  @Test func naughtyTextsComeBackByteForByte() throws {
    let pieces = [
      "\"", "\\", "\\u0041", "\0", "\u{7}", "\u{feff}", "\u{202e}", "\u{200b}", "ß", "e\u{301}",
      "\u{301}\u{301}", "👩‍👩‍👧", "🇩", "<script>", "&amp;", "'; drop", "%00", "${x}", "\r\n", "\u{2029}",
      "السلام", "שָׁ", "田中", "\u{fffd}", "\u{ffff}", "\u{10ffff}", "null", "{}", "/", "\u{7f}",
    ]
    var dice = Dice(seed: 11)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<dice.roll(below: 12) { text += dice.pick(pieces)! }
      let value: JSON = .object([JSON.Member(text, .list([.text(text)]))])
      let back = try JSON.parse(value.written)

      #expect(back.members.map { Array($0[0].name.utf8) } == Array(text.utf8))
      #expect(back == value)
    }
  }

  @Test func randomBytesAreReadOrRefusedAndNeverTrap() {
    let alphabet = Array("[]{}\",:\\u0d8ef1-+.tn \u{e9}".utf8)
    var dice = Dice(seed: 5)
    var accepted = 0
    for _ in 0..<20_000 {
      let bytes = (0..<dice.roll(below: 9)).map { _ in dice.pick(alphabet)! }
      guard let value = try? JSON(parsing: bytes) else { continue }
      accepted += 1
      #expect((try? JSON.parse(value.written)) == value)
    }
    #expect(accepted > 100)
  }
}
