// A bare Embedded Swift module with an array, a dictionary and text: the floor that the app's own
// module is set beside. It knows nothing of letters, so the tables of Unicode stay out of it.

nonisolated(unsafe) private var words: [String] = []
nonisolated(unsafe) private var places: [Int32: Int] = [:]

/// Keeps a word for each number.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ number: Int32) -> Int32 {
  if let place = places[number] { return Int32(words[place].utf8.count) }
  places[number] = words.count
  words.append("word \(number) of \(words.count)")
  return Int32(words.joined(separator: ", ").utf8.count)
}
