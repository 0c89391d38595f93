import PipitBase
import Testing

@testable import PipitCommandLine

struct MarkupFunctionTests {
  @Test func markupIsCleaned() {
    #expect(
      result(
        ##"{"function":"markup.clean","html":"<b onclick=x()>Hund</b><script>y()</script><br>dog"}"##
      ) == ["html": "<b>Hund</b><br>dog", "text": "Hund dog"])
  }
}
