import PipitBase
import Testing

@testable import PipitCommandLine

struct LineSplitterTests {
  private func lines(_ chunks: [String], limit: Int = 8) -> [LineSplitter.Line] {
    var splitter = LineSplitter(limit: limit)
    var lines: [LineSplitter.Line] = []
    for chunk in chunks { lines += splitter.take(Array(chunk.utf8)) }
    if let last = splitter.finish() { lines.append(last) }
    return lines
  }

  private func whole(_ texts: String...) -> [LineSplitter.Line] {
    texts.map { .whole(Array($0.utf8)) }
  }

  @Test func everyLineIsGivenOnceItEnds() {
    #expect(lines(["one\ntwo\n"]) == whole("one", "two"))
    #expect(lines(["\n\n"]) == whole("", ""))
    #expect(lines([]) == [])
    #expect(lines([""]) == [])
  }

  @Test func theLastLineNeedsNoEnd() {
    #expect(lines(["one\ntwo"]) == whole("one", "two"))
  }

  @Test func aLineMayComeInPieces() {
    #expect(lines(["o", "", "ne", "\nt", "wo", "\n", "\n"]) == whole("one", "two", ""))
  }

  @Test func aLineThatIsTooLongIsToldOnceAndTheNextIsWhole() {
    #expect(lines(["12345678\n"]) == whole("12345678"))
    #expect(lines(["123456789\nok\n"]) == [.tooLong] + whole("ok"))
    #expect(lines(["12345", "6789", "0123", "\nok"]) == [.tooLong] + whole("ok"))
    #expect(lines(["123456789"]) == [.tooLong])
  }

  @Test func howTheBytesAreCutChangesNothing() {
    let text = "a\n\nlonger than eight\nabc\u{e9}\n12345678\nend"
    let bytes = Array(text.utf8)
    let uncut = lines([text])
    var dice = Dice(seed: 4)
    for _ in 0..<200 {
      var splitter = LineSplitter(limit: 8)
      var cut: [LineSplitter.Line] = []
      var place = 0
      while place < bytes.count {
        let end = min(bytes.count, place + 1 + dice.roll(below: 7))
        cut += splitter.take(bytes[place..<end])
        place = end
      }
      if let last = splitter.finish() { cut.append(last) }
      #expect(cut == uncut)
    }
  }
}
