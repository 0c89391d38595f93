/// A word letter by letter. The program says a letter's name where commas part the letters; here are
/// the names that it has wrong, or the same for two letters.
enum LetterNames {
  /// A text of single letters divided by commas, with names in place of some letters; another text
  /// as it is.
  static func said(_ text: String, in language: String) -> String {
    guard let names = names[language] else { return text }
    let parts = text.split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
    guard parts.count > 1, parts.allSatisfy({ $0.count == 1 }) else { return text }
    return parts.map { names[$0.lowercased()] ?? $0 }.joined(separator: ", ")
  }

  private static let names = [
    "es": """
    y=ye w=uve_doble á=a_con_tilde é=e_con_tilde í=i_con_tilde ó=o_con_tilde ú=u_con_tilde \
    ü=u_con_diéresis
    """,
    "fr": "à=a_accent_grave ô=o_accent_circonflexe œ=e_dans_l’o æ=e_dans_l’a",
    "it": """
    j=i_lunga à=a_con_accento è=e_con_accento_grave é=e_con_accento_acuto ì=i_con_accento \
    ò=o_con_accento ù=u_con_accento
    """,
    "pl": "w=wu z=zet ó=o_kreskowane",
    "pt": """
    á=a_agudo é=e_agudo í=i_agudo ó=o_agudo ú=u_agudo à=a_grave â=a_circunflexo \
    ê=e_circunflexo ô=o_circunflexo
    """,
  ].mapValues { table in
    Dictionary(
      uniqueKeysWithValues: table.split(separator: " ").map { pair in
        let sides = pair.split(separator: "=")
        return (String(sides[0]), sides[1].split(separator: "_").joined(separator: " "))
      })
  }
}
