/// Equality of texts as functions that are called.
///
/// The library's operators dissolve into their callers, some 150 bytes each time: in the browser's
/// module that was 30 KB. Where this room is imported these stand before them, with the same answers.
extension String {
  /// Whether both are the same text; é and e with a mark are.
  @inline(never)
  public static func == (one: String, other: String) -> Bool { isSame(one, other) }

  /// Whether they are different texts.
  @inline(never)
  public static func != (one: String, other: String) -> Bool { !isSame(one, other) }
}

/// Whether a text is the one that a pattern names.
@inline(never)
public func ~= (pattern: String, text: String) -> Bool { isSame(pattern, text) }

extension String? {
  /// Whether both are missing or the same text.
  @inline(never)
  public static func == (one: String?, other: String?) -> Bool {
    switch (one, other) {
    case (let one?, let other?): isSame(one, other)
    case (nil, nil): true
    default: false
    }
  }

  /// Whether one is missing or they are different texts.
  @inline(never)
  public static func != (one: String?, other: String?) -> Bool { !(one == other) }
}

/// The library's equality.
@inline(never)
private func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
