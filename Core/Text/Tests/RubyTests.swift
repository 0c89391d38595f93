import PipitBase
import PipitText
import Testing

struct RubyTests {
  @Test("SC-16") func readingsStandOverTheirKanjiAlone() {
    let ruby = Ruby("生[い]き 返[かえ]る")
    #expect(ruby.base == "生き返る")
    #expect(ruby.reading == "いきかえる")
    #expect(
      ruby.parts == [
        .init("生", reading: "い"), .init("き"), .init("返", reading: "かえ"), .init("る"),
      ])
  }

  @Test(arguments: [
    ("食[た]べる", "食べる", "たべる"), ("学校[がっこう]", "学校", "がっこう"), ("お茶[ちゃ]", "お茶", "おちゃ"),
    ("お 茶[ちゃ]", "お茶", "おちゃ"), ("時々[ときどき]", "時々", "ときどき"), ("3月[さんがつ]", "3月", "さんがつ"),
    ("テレビ", "テレビ", "テレビ"), ("汉字[hànzì]", "汉字", "hànzì"), ("ねこ と いぬ", "ねこ と いぬ", "ねこ と いぬ"),
    ("", "", ""),
  ])
  func textsAreReadWithTheirBrackets(_ written: String, _ base: String, _ reading: String) {
    #expect(Ruby(written).base == base)
    #expect(Ruby(written).reading == reading)
  }

  @Test(arguments: ["食[た", "食た]べ", "食[[た]]", "[た]べる", "食[]べる", "食[た[べ]る]"])
  func whatDoesNotPairStays(_ written: String) {
    #expect(Ruby(written).parts == [.init(written)])
  }
}
