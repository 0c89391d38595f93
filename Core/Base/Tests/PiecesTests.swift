import PipitBase
import Testing

struct PiecesTests {
  @Test func aTextComesApartAtItsMarks() {
    #expect("a,b,,c".pieces(at: ",") == ["a", "b", "c"])
    #expect(",a,,".pieces(at: ",", keepsEmpty: true) == ["", "a", "", ""])
    #expect("".pieces(at: ",") == [])
    #expect("".pieces(at: ",", keepsEmpty: true) == [""])
    #expect("de_AT-1996".pieces(at: "-", or: "_") == ["de", "AT", "1996"])
  }

  @Test func theLastPartIsTheRestAsItStands() {
    #expect("write 7 dos  cafés".pieces(at: " ", most: 3) == ["write", "7", "dos  cafés"])
    #expect("a=b=c".pieces(at: "=", most: 2, keepsEmpty: true) == ["a", "b=c"])
    #expect("=".pieces(at: "=", most: 2, keepsEmpty: true) == ["", ""])
  }

  @Test func numbersAreReadWholeOrNotAtAll() {
    #expect("0".integer() == 0)
    #expect("-12".integer() == -12)
    #expect("9223372036854775807".integer() == .max)
    #expect("-9223372036854775808".integer() == .min)
    #expect("18446744073709551615".unsigned() == .max)
    for text in ["", "-", "+1", "1.0", "1e3", " 1", "9223372036854775808", "-9223372036854775809"] {
      #expect(text.integer() == nil)
    }
    #expect("18446744073709551616".unsigned() == nil)
  }

  @Test func equalElementsStayAsTheyStood() {
    let words = ["bb", "a", "cc", "d", ""]
    #expect(words.ordered { $0.utf8.count < $1.utf8.count } == ["", "a", "d", "bb", "cc"])
    #expect(words.joined(separator: "-") == "bb-a-cc-d-")
    #expect("cafés".begins(with: "café") && !"cafe".begins(with: "cafés"))
  }
}
