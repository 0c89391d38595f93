/// Functions of lists that are called.
///
/// The library's dissolve into their callers, loop, closure and all. Where this room is imported these
/// stand before them in the browser's module, with the same answers: without them it would be 20 KB longer.
/// Natively the library's own are quicker: a generic function that is called from another module asks for
/// the element's type each time.
#if hasFeature(Embedded)
  extension Array {
    /// Adds an element at the end.
    @inline(never)
    public mutating func append(_ element: __owned Element) { push(element, onto: &self) }

    /// The first element that fits.
    @inline(never)
    public func first(where fits: (Element) -> Bool) -> Element? {
      for element in self where fits(element) { return element }
      return nil
    }

    /// Where the first element that fits stands.
    @inline(never)
    public func firstIndex(where fits: (Element) -> Bool) -> Int? {
      var place = 0
      while place < count {
        if fits(self[place]) { return place }
        place += 1
      }
      return nil
    }

    /// Whether an element fits.
    @inline(never)
    public func contains(where fits: (Element) -> Bool) -> Bool { firstIndex(where: fits) != nil }

    /// The elements that fit.
    @inline(never)
    public func filter(_ fits: (Element) -> Bool) -> [Element] {
      var fitting: [Element] = []
      for element in self where fits(element) { fitting.append(element) }
      return fitting
    }

    /// Removes the elements that fit.
    @inline(never)
    public mutating func removeAll(where fits: (Element) -> Bool) {
      self = filter { !fits($0) }
    }

    /// What becomes of each element.
    @inline(never)
    public func map<Other>(_ change: (Element) -> Other) -> [Other] {
      var changed: [Other] = []
      for element in self { changed.append(change(element)) }
      return changed
    }

    /// What becomes of each element, where that is something.
    @inline(never)
    public func compactMap<Other>(_ change: (Element) -> Other?) -> [Other] {
      var changed: [Other] = []
      for element in self {
        if let new = change(element) { changed.append(new) }
      }
      return changed
    }
  }

  /// The library's function.
  private func push<List: RangeReplaceableCollection>(
    _ element: consuming List.Element, onto list: inout List
  ) {
    list.append(element)
  }
#endif

extension [UInt8] {
  /// Adds a text's bytes in UTF-8.
  @inline(never)
  public mutating func append(_ text: String) { append(contentsOf: text.bytes) }
}
