import PipitBase
import Testing

@testable import PipitCommandLine

struct ScrambleFunctionTests {
  private func check(_ members: String) -> JSON {
    result(#"{"function":"scramble.check","root":"medical",\#(members)}"#)
  }

  @Test func aWordIsAcceptedWithItsPoints() {
    #expect(
      check(#""found":[],"typed":" Decal ""#)
        == [
          "accepted": true, "title": "", "message": "", "points": 6, "reason": .null,
          "word": "decal", "kind": "common",
        ])
    #expect(check(#""found":["decal"],"typed":"declaim""#)["kind"] == "rare")
    #expect(check(#""found":[],"typed":"lad""#)["points"] == 4)
  }

  @Test func aRefusalTellsItsReason() {
    #expect(
      check(#""found":[],"typed":"camels""#)
        == [
          "accepted": false, "title": "Word not possible.",
          "message": "You can't spell that word from medical. There is no s.", "points": 0,
          "reason": "letters", "missing": "s",
        ])
    let reasons = [
      #""found":[],"typed":"""#: "empty", #""found":[],"typed":"me""#: "short",
      #""found":[],"typed":"Medical""#: "root", #""found":["Decal"],"typed":"decal""#: "used",
      #""found":[],"typed":"maced""#: "word", #""found":[],"typed":"ace","shortest":4"#: "short",
      #""found":[],"typed":"lame","scoring":"bee","centre":"c""#: "centre",
    ]
    for (members, reason) in reasons { #expect(check(members)[text: "reason"] == reason) }
  }

  @Test func aRootIsSolved() {
    #expect(
      result(#"{"function":"scramble.solve","root":"medical"}"#)
        == [
          "words": [
            ["word": "ace", "tier": "common"], ["word": "lame", "tier": "common"],
            ["word": "decal", "tier": "common"], ["word": "claimed", "tier": "common"],
            ["word": "decimal", "tier": "common"], ["word": "declaim", "tier": "rare"],
          ], "points": 31,
        ])
    #expect(
      result(#"{"function":"scramble.solve","root":"Hausrat","language":"de-AT"}"#)["words"]
        == [["word": "Haus", "tier": "common"]])
  }

  @Test func aRootIsDealt() {
    let line = #"{"function":"scramble.deal","seed":"3","letters":7}"#
    #expect(["claimed", "decimal", "medical"].contains(result(line)[text: "root"] ?? ""))
    #expect(result(line) == result(line))
    #expect(result(#"{"function":"scramble.deal","seed":"3"}"#) == ["root": "silkworm"])
  }

  @Test(arguments: [
    (#"deal","language":"en""#, "missing"), (#"deal","seed":"x""#, "wrong-value"),
    (#"deal","seed":"1","letters":5"#, "wrong-value"),
    (#"deal","seed":"1","language":"xx""#, "missing-pack"),
    (#"deal","seed":"1","list":"large""#, "missing-pack"),
    (#"deal","seed":"1","list":"huge""#, "wrong-value"),
    (#"check","root":"medical","found":[]"#, "missing"),
    (#"check","root":"medical","found":[1],"typed":"ace""#, "wrong-type"),
    (#"check","root":"a b","found":[],"typed":"ace""#, "wrong-value"),
    (#"check","root":"medical","typed":"ace","scoring":"bee","centre":"z""#, "wrong-value"),
    (#"solve","root":"""#, "wrong-value"), (#"solve""#, "missing"),
  ])
  func whatCannotBeDoneIsAnError(members: String, code: String) {
    #expect(errorCode(#"{"function":"scramble.\#(members)}"#) == code)
  }
}
