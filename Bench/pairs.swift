// The random pairs that sentences.swift compares: sentences of many scripts, and what learners, phones
// and chance do to them.

import PipitBase
import PipitText

enum Pairs {
  /// Sentences by language; the last have none, or hold what no language does.
  static let sentences: [(language: String, text: String)] = [
    ("es", "¿Quiere usted un café con leche, señora Núñez?"), ("", "El niño comió pan en Málaga."),
    ("en", "I don’t know, it’s the lion's well-known tail."),
    ("fr", "Ça va ? L’été, j’aime l'eau fraîche."),
    ("de", "Die große Straße heißt „Übergänge“."), ("tr", "İzmir'de ılık ışıklı bir ISI var."),
    ("el", "Ο σκύλος του Οδυσσέα τρώει ψωμί."), ("uk", "Моя м’ята і її п'ять їжаків."),
    ("ru", "Мой ёжик ест подъёмный йогурт."), ("vi", "Tôi muốn một cốc cà phê sữa đá."),
    ("pl", "Zażółć gęślą jaźń, proszę."), ("cs", "Příliš žluťoučký kůň úpěl."),
    ("nl", "IJsland is één mooi eiland."), ("lt", "Ąžuolas ì̇̀ ėjo į Šiaulius."),
    ("sv", "Idén på Ön är åtta år."), ("is", "Þórður æðir út í Öræfi."),
    ("ja", "私は毎朝コーヒーを二杯飲みます。"), ("ja", "がっこうへ ｶﾞｷﾞ と Tシャツ を１２３枚。"),
    ("zh", "我想要一杯咖啡，谢谢！"), ("zh-Hant", "請問，車站在哪裡？渚渚"),
    ("zh-Latn-pinyin", "Wǒ xiǎng yào yì bēi lǜchá."), ("ko", "저는 블랙 커피를 마시고 싶어요."),
    ("th", "ฉันอยากดื่มกาแฟร้อน กำลังดี"), ("lo", "ຂ້ອຍຢາກດື່ມນໍ້າ"), ("km", "ខ្ញុំចង់ផឹកទឹក។"),
    ("my", "ကျွန်တော် ရေသောက်ချင်တယ်။"),
    ("bo", "ང་ཇ་འཐུང་འདོད་ཡོད།"), ("hi", "मुझे एक गिलास पानी चाहिए। क्‍ष"), ("pa", "ਮੈਨੂੰ ਪਾਣੀ ਦਾ ਗਿਲਾਸ ਚਾਹੀਦਾ ਹੈ।"),
    ("pa-Arab", "مینوں پانی دا گلاس چاہیدا اے۔"), ("ur", "مجھے ایک گلاس پانی چاہیے۔"),
    ("fa", "می‌خواهم یک فنجان چای بنوشم."),
    ("ar", "أُرِيدُ كُوبًا مِنَ المـاءِ، مِن فَضْلِكَ؟"), ("he", "שָׁלוֹם, אֲנִי רוֹצֶה קָפֶה־הָפוּךְ."),
    ("yi", "איך וויל אַ גלאָז וואַסער."),
    ("bn", "আমি এক কাপ চা চাই।"), ("ta", "எனக்கு ஒரு காபி வேண்டும்."), ("te", "నాకు ఒక కాఫీ కావాలి."),
    ("ka", "მე მინდა ერთი ყავა."), ("hy", "Ես ուզում եմ մեկ սուրճ։"), ("am", "አንድ ቡና እፈልጋለሁ።"),
    ("chr", "ᎣᏏᏲ ᏙᎯᏧ ꭳꮟ."), ("ff-Adlm", "𞤀𞤣𞤢𞤥𞤢 𞤯𞤮𞥅⹁ 𞤶𞤢𞤥."), ("mn", "Би нэг аяга цай уумаар байна."),
    ("qqq", "👩‍👧 ½ litro de H₂O a 3,50 €… ﬁn 🇺🇦"), ("", "a a b a ab aab b ba"),
  ]

  /// What is put into sentences: marks, invisible characters, digits and letters that fold oddly.
  private static let odd: [String] = [
    "\u{301}", "\u{308}", "\u{327}", "\u{307}", "\u{200b}", "\u{200c}", "\u{200d}", "\u{ad}",
    "\u{feff}", "\u{fe0f}",
    "’", "'", "-", "—", "…", "¿", "!", ",", " ", "\u{a0}", "\u{3000}", "\u{2028}", "ß", "ẞ", "İ",
    "ı", "I", "Σ", "ς", "Ǆ", "ﾞ",
    "ー", "漢", "한", "\u{1112}\u{1161}", "ก", "ा", "ַ", "ّ", "ـ", "5", "٣", "e", "É", "ñ", "N\u{303}",
    "𐐀", "\u{0}", "\u{7f}",
  ]

  /// A sentence after up to four things that may happen to one.
  static func changed(_ sentence: String, _ dice: inout Dice) -> String {
    var sentence = sentence
    for _ in 0..<dice.roll(below: 5) { sentence = changedOnce(sentence, &dice) }
    return sentence
  }

  private static func changedOnce(_ sentence: String, _ dice: inout Dice) -> String {
    let way = dice.roll(below: 12)
    switch way {
    case 0: return Text.decomposed(sentence)
    case 1: return Text.composed(sentence)
    case 2: return sentence.uppercased()
    case 3: return sentence.lowercased()
    case 4:
      return Text.fold(
        sentence, LetterPolicy(.undetermined), ignoresAccents: dice.roll(below: 2) == 0)
    case 5, 6, 7: return changedWords(sentence, way, &dice)
    default: return changedScalars(sentence, way, &dice)
    }
  }

  /// Two words change places, a word is lost, or a word comes twice.
  private static func changedWords(_ sentence: String, _ way: Int, _ dice: inout Dice) -> String {
    var words = sentence.pieces(at: " ")
    if words.isEmpty { return sentence }
    let place = dice.roll(below: words.count)
    switch way {
    case 5: words.swapAt(place, dice.roll(below: words.count))
    case 6: words.remove(at: place)
    default: words.insert(words[place], at: dice.roll(below: words.count + 1))
    }
    return words.joined(separator: " ")
  }

  /// A character is lost, doubled, swapped with its neighbour, or another is put in.
  private static func changedScalars(_ sentence: String, _ way: Int, _ dice: inout Dice) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in sentence.unicodeScalars { scalars.append(scalar) }
    let place = dice.roll(below: scalars.count + 1)
    let isInside = place < scalars.count
    switch way {
    case 8 where isInside: scalars.remove(at: place)
    case 9 where isInside: scalars.insert(scalars[place], at: dice.roll(below: scalars.count + 1))
    case 10 where place + 1 < scalars.count: scalars.swapAt(place, place + 1)
    default: scalars.insert(contentsOf: odd[dice.roll(below: odd.count)].unicodeScalars, at: place)
    }
    return text(scalars)
  }

  /// Up to twelve characters of any kind.
  static func noise(_ dice: inout Dice) -> String {
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<dice.roll(below: 13) {
      let limits = [0x80, 0x300, 0x3000, 0x10000, 0x110000]
      let value = UInt32(dice.roll(below: limits[dice.roll(below: limits.count)]))
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return text(scalars)
  }

  /// A sentence cut into tiles of up to four characters.
  static func pieces(_ sentence: String, _ dice: inout Dice) -> [String] {
    var pieces: [String] = []
    var piece: [Unicode.Scalar] = []
    for scalar in sentence.unicodeScalars {
      piece.append(scalar)
      if dice.roll(below: 4) == 0 {
        pieces.append(text(piece))
        piece = []
      }
    }
    return pieces
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    return text
  }
}
