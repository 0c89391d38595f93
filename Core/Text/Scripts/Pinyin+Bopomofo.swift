import PipitBase

/// The syllables there are, and their signs of bopomofo (the national phonetic symbols, ISO 7098's
/// annex sets both side by side).
extension Pinyin {
  static func isBopomofo(_ scalar: Unicode.Scalar) -> Bool {
    (0x3105...0x312f).contains(scalar.value)
  }

  /// A syllable in bopomofo: the first tone has no mark, the neutral one's stands before.
  static func bopomofo(_ piece: Piece) -> [Unicode.Scalar] {
    var letters = piece.letters.map { Unicode.Scalar(UInt8($0.value | 0x20)) }
    let endsInR = letters.count > 2 && letters.last == "r"
    if endsInR { letters.removeLast() }
    var signs = signs(of: letters)
    switch piece.tone {
    case 2: signs.append("ˊ")
    case 3: signs.append("ˇ")
    case 4: signs.append("ˋ")
    case 5: signs.insert("˙", at: 0)
    default: break
    }
    if endsInR { signs.append("ㄦ") }
    return signs
  }

  /// The syllables of a text in bopomofo; nil where there are none such.
  static func read(bopomofo text: String) -> [Piece]? {
    var pieces: [Piece] = []
    var signs: [Unicode.Scalar] = []
    var tone = 1
    func end() -> Bool {
      if signs.isEmpty { return true }
      defer { (signs, tone) = ([], 1) }
      guard let place = allSigns.firstIndex(of: signs) else { return false }
      pieces.append(Piece(letters: letters(of: syllables[place]), tone: tone))
      return true
    }
    var isInside = false
    for scalar in Text.scalars(of: text) {
      switch scalar {
      case "˙":
        if !end() { return nil }
        tone = 5
      case "ˊ", "ˇ", "ˋ":
        tone = scalar == "ˊ" ? 2 : scalar == "ˇ" ? 3 : 4
        if !end() { return nil }
        isInside = true
        continue
      case "ㄦ" where isInside || !signs.isEmpty:
        if !end() { return nil }
        pieces[pieces.count - 1].letters.append("r")
      case _ where isBopomofo(scalar):
        // What begins a syllable ends the one before.
        if scalar.value < 0x311a, !end() { return nil }
        signs.append(scalar)
      default:
        if !end() { return nil }
        pieces.append(Piece(letters: [scalar], tone: 0))
      }
      isInside = false
    }
    return end() ? pieces : nil
  }

  private static func signs(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var rest = letters
    var signs: [Unicode.Scalar] = []
    var start = 0
    let two = Text.text(of: Array(letters.prefix(2)))
    for count in [2, 1] where letters.count > count && signs.isEmpty {
      let initial = count == 2 ? two : Text.text(of: [letters[0]])
      if let sign = initials.row(of: initial) {
        signs = Text.scalars(of: sign)
        start = count
      }
    }
    rest.removeFirst(start)
    if start > 0, "jqx".unicodeScalars.contains(letters[0]), rest[0] == "u" { rest[0] = "v" }
    // The i of zhi, chi, shi, ri, zi, ci and si has no sign.
    if start > 0, rest == ["i"], "zcsr".unicodeScalars.contains(letters[0]) { return signs }
    return signs + Text.scalars(of: finals.row(of: Text.text(of: rest)) ?? "")
  }

  static func letters(of packed: UInt64) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    var rest = packed
    while rest > 0 {
      letters.insert(Unicode.Scalar(UInt8(rest & 0xff)), at: 0)
      rest >>= 8
    }
    return letters
  }

  private static let allSigns: [[Unicode.Scalar]] = syllables.map { signs(of: letters(of: $0)) }

  private static let initials =
    """
    b ㄅ
    p ㄆ
    m ㄇ
    f ㄈ
    d ㄉ
    t ㄊ
    n ㄋ
    l ㄌ
    g ㄍ
    k ㄎ
    h ㄏ
    j ㄐ
    q ㄑ
    x ㄒ
    zh ㄓ
    ch ㄔ
    sh ㄕ
    r ㄖ
    z ㄗ
    c ㄘ
    s ㄙ
    """

  private static let finals =
    """
    a ㄚ
    o ㄛ
    e ㄜ
    ai ㄞ
    ei ㄟ
    ao ㄠ
    ou ㄡ
    an ㄢ
    en ㄣ
    ang ㄤ
    eng ㄥ
    er ㄦ
    i ㄧ
    yi ㄧ
    ia ㄧㄚ
    ya ㄧㄚ
    yo ㄧㄛ
    ie ㄧㄝ
    ye ㄧㄝ
    iao ㄧㄠ
    yao ㄧㄠ
    iu ㄧㄡ
    you ㄧㄡ
    ian ㄧㄢ
    yan ㄧㄢ
    in ㄧㄣ
    yin ㄧㄣ
    iang ㄧㄤ
    yang ㄧㄤ
    ing ㄧㄥ
    ying ㄧㄥ
    u ㄨ
    wu ㄨ
    ua ㄨㄚ
    wa ㄨㄚ
    uo ㄨㄛ
    wo ㄨㄛ
    uai ㄨㄞ
    wai ㄨㄞ
    ui ㄨㄟ
    wei ㄨㄟ
    uan ㄨㄢ
    wan ㄨㄢ
    un ㄨㄣ
    wen ㄨㄣ
    uang ㄨㄤ
    wang ㄨㄤ
    ong ㄨㄥ
    weng ㄨㄥ
    v ㄩ
    yu ㄩ
    ve ㄩㄝ
    yue ㄩㄝ
    van ㄩㄢ
    yuan ㄩㄢ
    vn ㄩㄣ
    yun ㄩㄣ
    iong ㄩㄥ
    yong ㄩㄥ
    """

  /// Every syllable, ü as v, a letter a byte.
  static let syllables: [UInt64] = {
    var all: [UInt64] = []
    for row in rows.pieces(at: "\n") {
      let halves = row.pieces(at: "|", keepsEmpty: true)
      for initial in halves[0].pieces(at: " ", keepsEmpty: true) {
        for final in halves[1].pieces(at: " ") {
          var packed: UInt64 = 0
          for byte in (initial + final).bytes { packed = packed << 8 | UInt64(byte) }
          all.append(packed)
        }
      }
    }
    return all
  }()

  /// Which initials go with which finals.
  private static let rows =
    """
    |a ai an ang ao e ei en eng er o ou
    b p m|a ai an ang ao ei en eng i ian iao ie in ing o u
    p m f|ou
    m|e iu
    f|a an ang ei en eng o u
    d t|a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo
    d|ei en ia iu
    n l|a ai an ang ao e ei eng i ian iang iao ie in ing iu ong ou u uan un uo v ve
    n|en
    l|ia o vn
    g k h zh|a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
    ch|a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo
    sh|a ai an ang ao e ei en eng ou u ua uai uan uang ui un uo
    j q x|i ia ian iang iao ie in ing iong iu u uan ue un
    zh ch sh r z c s|i
    r|an ang ao e en eng ong ou u ua uan ui un uo
    z c s|a ai an ang ao e en eng ong ou u uan ui un uo
    z|ei
    y|a an ang ao e i in ing o ong ou u uan ue un
    w|a ai an ang ei en eng o u
    """
}
