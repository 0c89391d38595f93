/// Places of keys in the order of the keys.
public enum KeyOrder {
  /// Sorts by merging, which moves nothing where all is in order: 100,000 keys take some milliseconds.
  ///
  /// - Parameters:
  ///   - keys: what is put in order, small ones first.
  ///   - precedes: which of two places with equal keys comes first.
  public static func order(_ keys: [Int64], _ precedes: (Int, Int) -> Bool) -> [Int] {
    var places = Array(keys.indices)
    var merged = places
    var length = 1
    while length < places.count {
      var start = 0
      while start < places.count {
        let middle = min(start + length, places.count)
        let end = min(middle + length, places.count)
        var (left, right) = (start, middle)
        for next in start..<end {
          let takesRight: Bool
          if left == middle || right == end {
            takesRight = left == middle
          } else {
            let (one, other) = (places[left], places[right])
            takesRight =
              keys[other] < keys[one] || keys[other] == keys[one] && precedes(other, one)
          }
          merged[next] = places[takesRight ? right : left]
          if takesRight { right += 1 } else { left += 1 }
        }
        start = end
      }
      swap(&places, &merged)
      length *= 2
    }
    return places
  }
}
