import Testing

@testable import PipitCommandLine

struct WordsTests {
  private func message(_ words: [String], known: [String]? = ["port"]) -> String? {
    do throws(Words.Misunderstanding) {
      _ = try Words(words, of: "serve", known: known)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func optionsAreReadInBothForms() throws {
    let words = try Words(["--port", "9000", "--site=a=b"], of: "serve", known: ["port", "site"])

    #expect(words["port"] == "9000")
    #expect(words["site"] == "a=b")
    #expect(try words.number("port", in: 1...65_535) == 9_000)
    #expect(words.others(than: ["port"]).map { $0.value } == ["a=b"])
  }

  @Test func whatIsNotUnderstoodIsToldWithTheMend() {
    #expect(message(["9000"]) == "“9000” is not understood; pipit help lists what is")
    #expect(message(["--prot", "1"]) == "serve has no option --prot; pipit help lists what is")
    #expect(message(["--port"]) == "--port needs a value: --port VALUE")
    #expect(message(["--"]) == "“--” is not understood; pipit help lists what is")
    #expect(message(["--any", "thing"], known: nil) == nil)
  }

  @Test func numbersKeepTheirBounds() throws {
    let words = try Words(["--port", "70000"], of: "serve", known: ["port"])

    #expect(
      throws: Words.Misunderstanding(
        message: "--port wants a number from 1 to 65535, not “70000”")
    ) { try words.number("port", in: 1...65_535) }
  }

  @Test func aNeededOptionIsAskedFor() throws {
    let words = try Words([], of: "build", known: ["content"])

    #expect(
      throws: Words.Misunderstanding(
        message: "build needs --content VALUE; pipit help lists what is")
    ) { try words.needed("content") }
  }

  @Test func unknownCommandsEndWithStatusTwo() {
    #expect(Program.run(["nonsense"]) == 2)
    #expect(Program.run(["version", "extra"]) == 2)
  }
}
