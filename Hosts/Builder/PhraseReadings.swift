import PipitBase
import PipitText

/// What is written in `Content/Readings`: how words are read whose characters do not tell it, one file
/// a language.
///
/// Lines that begin with # are remarks. A Japanese line has a text and its kana with a space between;
/// a Chinese one the simplified text, the traditional one and pinyin, with tabs.
public struct PhraseReadings {
  /// The words, each with its forms.
  public private(set) var phrases: [Forms] = []
  private(set) var problems: [Problem] = []

  /// The pack's name.
  public static let pack = "readings"
  private static let languages = ["ja", "zh"]

  /// Reads the pack.
  public init(_ bytes: [UInt8]) {
    for (place, part) in String(decoding: bytes, as: UTF8.self).pieces(at: "\u{c}").enumerated()
    where place < Self.languages.count {
      read(part, Self.languages[place], file: Self.pack)
    }
  }

  /// Reads and checks the files of a content folder; the bytes are the pack's.
  static func read(_ folder: String) -> (readings: PhraseReadings, bytes: [UInt8]) {
    var readings = PhraseReadings([])
    var parts: [String] = []
    for language in languages {
      let file = file(language, in: folder)
      guard let bytes = Disk.readSource(file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      readings.read(text, language, file: file)
      parts.append(
        text.pieces(at: "\n", or: "\r").filter { !$0.hasPrefix("#") }.joined(separator: "\n"))
    }
    return (readings, parts.joined(separator: "\u{c}").bytes)
  }

  /// The files that there may be.
  static func files(in folder: String) -> [String] {
    languages.map { file($0, in: folder) }.filter { Disk.readSource($0) != nil }
  }

  private static func file(_ language: String, in folder: String) -> String {
    "\(folder)/Readings/\(language).txt"
  }

  private mutating func read(_ text: String, _ language: String, file: String) {
    var seen: Set<String> = []
    for (place, line) in text.pieces(at: "\n", keepsEmpty: true).enumerated() {
      let line = line.last == "\r" ? String(line.dropLast()) : line
      if line.isEmpty || line.hasPrefix("#") { continue }
      let words = language == "ja" ? line.pieces(at: " ") : line.pieces(at: "\t")
      if let (message, mend) = Self.fault(words, language) {
        problems.append(Problem(file: file, line: place + 1, message: message, mend: mend))
        continue
      }
      if !seen.insert(words[0]).inserted {
        problems.append(
          Problem(
            file: file, line: place + 1, message: "“\(words[0])” is there twice",
            mend: "Take one out"))
      }
      phrases.append(
        language == "ja"
          ? Forms([.init("ja", [words[0]]), .init("ja-Hrkt", [words[1]])])
          : Forms([
            .init("zh-Hans", [words[0]]), .init("zh-Hant", [words[1]]),
            .init("zh-Latn-pinyin", [words[2]]),
          ]))
    }
  }

  /// What is wrong with a line, and what to do about it.
  private static func fault(_ words: [String], _ language: String) -> (String, String)? {
    if language == "ja" {
      guard words.count == 2 else {
        return ("a line has a text and its kana", "Write “行く いく”")
      }
      let isKana = words[1].unicodeScalars.allSatisfy { Kana.isKana($0) }
      return isKana && Kana.agrees(words[1], withWord: words[0])
        ? nil : ("“\(words[1])” is no reading of “\(words[0])”", "Write its kana")
    }
    guard words.count == 3 else {
      return ("a line has two texts and pinyin, with tabs", "Write “头发”, “頭髮” and “tóufa”")
    }
    let count = words[0].unicodeScalars.count
    return words[1].unicodeScalars.count == count
      && Pinyin.agrees(words[2].filter { $0 != " " }, syllables: count, words[0])
      ? nil
      : ("“\(words[2])” is no reading of “\(words[0])”", "Write a syllable for each character")
  }
}
