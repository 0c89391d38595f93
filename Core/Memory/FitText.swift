import PipitBase

extension Parameters {
  /// The weights with four places, spaces between them: `0.212 1.2931 …`.
  public var text: String {
    weights.map { Self.text(ofTenThousandths: Self.tenThousandths($0)) }.joined(separator: " ")
  }

  /// The weights as whole ten-thousandths.
  public var tenThousandths: [Int64] { weights.map { Self.tenThousandths($0) } }

  /// Weights of whole ten-thousandths, nil where they are none.
  public init?(tenThousandths: [Int64]) {
    self.init(tenThousandths.map { Self.weight(ofTenThousandths: $0) })
  }

  /// The nearest whole number of ten-thousandths; no weight is negative.
  static func tenThousandths(_ weight: Double) -> Int64 { Int64(weight * 10_000 + 0.5) }

  static func weight(ofTenThousandths count: Int64) -> Double { Double(count) / 10_000 }

  private static func text(ofTenThousandths count: Int64) -> String {
    var places = String(count % 10_000 + 10_000).bytes.dropFirst()
    while places.last == UInt8(ascii: "0") { places.removeLast() }
    let whole = String(count / 10_000)
    return places.isEmpty ? whole : whole + "." + String(decoding: places, as: UTF8.self)
  }
}

extension Fit {
  /// A log as text, so that another thread can be given it: for each answer the days since the one
  /// before and the rating's letter, a space after each item: `0g3g10a 0a0g`.
  public static func text(of log: [[RatedDay]]) -> String {
    var text: [UInt8] = []
    for item in log {
      var last = item.first?.day ?? 0
      for answer in item {
        text += String(max(0, answer.day - last)).bytes
        text.append(letters[Int(answer.rating.rawValue) - 1])
        last = answer.day
      }
      text.append(UInt8(ascii: " "))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The log that a text tells; the first days are 0. What is no such text is passed over.
  public static func log(from text: String) -> [[RatedDay]] {
    var log: [[RatedDay]] = []
    var item: [RatedDay] = []
    var gone: Int64 = 0
    for byte in text.bytes {
      if byte == UInt8(ascii: " ") {
        log.append(item)
        item = []
      } else if let digit = digit(byte) {
        gone = min(gone, 100_000) * 10 + digit
      } else if let place = letters.firstIndex(of: byte),
        let rating = Rating(rawValue: Int32(place) + 1)
      {
        item.append(RatedDay(day: (item.last?.day ?? 0) + gone, rating: rating))
        gone = 0
      }
    }
    return log
  }

  private static let letters = Array("ahge".utf8)

  private static func digit(_ byte: UInt8) -> Int64? {
    0x30...0x39 ~= byte ? Int64(byte) - 0x30 : nil
  }
}
