import PipitBase

extension Text {
  /// The letters of a text as a reader counts them, spaces and marks among them: grapheme clusters
  /// in composed form, without characters that cannot be seen.
  ///
  ///     Text.letters("Straße").count        // 6
  ///     Text.letters("n\u{303}o")           // ["ñ", "o"]
  public static func letters(_ text: String) -> [Character] {
    composed(Repair.visible(text)).characters
  }
}
