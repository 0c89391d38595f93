import PipitBase
import Testing

@testable import PipitCommandLine

struct EvaluatorTests {
  @Test func everyLineGetsOneAnswerInOrder() {
    let told = answers(
      """
      {"function":"text.fold","text":"A"}

      {"function":
      {"function":"text.fold","text":"B"}
      """)

    #expect(told.count == 4)
    #expect(told[0] == ["result": ["text": "a"]])
    #expect(told[1]["error"]?["code"] == "empty")
    #expect(told[2]["error"] == ["code": "json", "message": "byte 12: the text ends too early"])
    #expect(told[3] == ["result": ["text": "b"]])
  }

  @Test func anAnswerComesAsSoonAsItsLineEnds() {
    var evaluator = Evaluator(shelf: smallShelf())
    let line = Array(#"{"function":"text.fold","text":"A"}"#.utf8)

    #expect(evaluator.take(line) == [])
    #expect(evaluator.take([UInt8(ascii: "\n")]) == Array("{\"result\":{\"text\":\"a\"}}\n".utf8))
    #expect(evaluator.finish() == [])
  }

  @Test(arguments: [
    ("", nil), (" \t\r", "empty"), ("nonsense", "json"), ("[1]", "not-an-object"),
    ("\"help\"", "not-an-object"), ("{}", "missing"), (#"{"function":7}"#, "wrong-type"),
    (#"{"function":"nope"}"#, "unknown-function"), (#"{"function":"text.fold"}"#, "missing"),
    (#"{"function":"text.fold","text":["a"]}"#, "wrong-type"),
    (#"{"function":"text.fold","text":"a","ignoresAccents":"yes"}"#, "wrong-type"),
    (#"{"function":"text.fold","text":"a","language":1}"#, "wrong-type"),
    (#"{"function":"text.fold","text":"\ud800"}"#, "json"),
    (#"{"function":"text.fold","text":"a\u0000"}"#, "json"),
    ("{\"function\":\"text.fold\",\"text\":\"\0\"}", "json"), ("\0", "json"),
    (#"{"function":"text.normalize","form":"nfkc","text":"a"}"#, "wrong-value"),
  ])
  func badLinesAreToldByCode(line: String, code: String?) {
    #expect(errorCode(line) == code)
  }

  @Test func bytesThatAreNotUTF8StopNothing() {
    var evaluator = Evaluator(shelf: smallShelf())
    let answers = evaluator.take(
      Array("{\"function\":\"text.fold\",\"text\":\"".utf8) + [0xff, 0xfe] + Array("\"}\n{}\n".utf8)
    )
    let lines = answers.split(separator: UInt8(ascii: "\n"))

    #expect(lines.count == 2)
    #expect(
      lines.first.map { String(decoding: $0, as: UTF8.self) }
        == #"{"error":{"code":"json","message":"byte 32: this is not UTF-8"}}"#)
  }

  @Test func deepLinesAreRefused() {
    let line = #"{"function":"help","more":"# + String(repeating: "[", count: 100_000)

    #expect(answers(line)[0]["error"]?["message"] == "byte 89: there are more than 64 levels")
  }

  @Test func aLineOfTenMegabytesIsToldAndTheNextAnswered() {
    var evaluator = Evaluator(shelf: smallShelf())
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var answers: [UInt8] = []
    for _ in 0..<10 { answers += evaluator.take(chunk) }
    answers += evaluator.take(Array("\n{\"function\":\"text.fold\",\"text\":\"A\"}\n".utf8))

    #expect(
      String(decoding: answers, as: UTF8.self) == """
        {"error":{"code":"too-long","message":"a line has at most 8388608 bytes"}}
        {"result":{"text":"a"}}

        """)
  }

  @Test func aLetterUnderAMillionMarksIsRefused() {
    let marks = String(repeating: "\u{323}\u{301}", count: 500_000)

    #expect(errorCode(#"{"function":"text.fold","text":"a\#(marks)"}"#) == "wrong-value")
    #expect(errorCode(#"{"a\#(marks)":1}"#) == "wrong-value")
  }

  @Test func unknownKeysAreIgnoredAndNullIsNothing() {
    let told = result(#"{"function":"text.fold","text":"É","language":null,"more":{"a":[]}}"#)

    #expect(told == ["text": "é"])
  }

  @Test func helpListsEveryFunctionWithWhatGoesIn() {
    let functions = result(#"{"function":"help"}"#)["functions"]?.list ?? []

    #expect(functions.compactMap { $0["name"]?.text } == Function.all.map { $0.name })
    #expect(functions[1]["in"] == ["language?", "a", "b", "ignoresAccents?"])
  }

  /// Every function answers every kind of value in every place with a result or an error.
  @Test func noFunctionTrapsOnStrangeValues() {
    let values: [JSON] = [
      "", "small", "\u{301}", "İ", .null, true, -1, .number("1e999"), [], ["a", ["b"]], ["a": "b"],
    ]
    for function in Function.all {
      for value in values {
        let names = function.takes.map { name in
          JSON.Member(String(name.prefix { $0.isLetter }), value)
        }
        let line = JSON.object([.init("function", .text(function.name))] + names).written
        #expect(answers(line).count == 1)
        #expect(answers(line)[0] != .null)
      }
    }
  }
}
