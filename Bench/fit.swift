import PipitMemory

/// Reviews, `item,day,rating` a line, as a log: what is fitted here and by
/// the peers.
func log(_ table: [UInt8]) -> [[RatedDay]] {
  var log: [[RatedDay]] = []
  var item: Int64 = -1
  var numbers: [Int64] = [0]
  for byte in table {
    switch byte {
    case 0x30...0x39:
      numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int64(byte - 0x30)
    case 0x2c: numbers.append(0)
    default:
      if numbers.count == 3, let rating = Rating(rawValue: Int32(numbers[2])) {
        if numbers[0] != item { log.append([]) }
        item = numbers[0]
        log[log.count - 1].append(RatedDay(day: numbers[1], rating: rating))
      }
      numbers = [0]
    }
  }
  return log
}

/// The bits of what came of a fit, as one number.
func bits(_ fitted: Fitted) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for weight in fitted.parameters.weights + [fitted.lossBefore, fitted.lossAfter] {
    hash = (hash ^ weight.bitPattern) &* 0x100_0000_01b3
  }
  return hash
}
