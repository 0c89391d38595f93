/// Writes Hosts/CBrowser/unicode-tables.h: what the browser's module knows of Unicode.
///
///     swift Tools/unicode.swift > Hosts/CBrowser/unicode-tables.h
///
/// The facts are those of the Swift that runs this; the numbers are variable-length (LEB128).
@_spi(_Unicode) import Swift

typealias Scalar = Unicode.Scalar

func nfd(_ text: String) -> [UInt32] { text._nfd.map { $0.value } }
func nfc(_ text: String) -> [UInt32] { text._nfc.map { $0.value } }
func text(_ values: [UInt32]) -> String {
  var text = ""
  for value in values { text.unicodeScalars.append(Scalar(value)!) }
  return text
}

struct Stream {
  var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(signed number: Int) { add(number < 0 ? -2 * number - 1 : 2 * number) }

  func print(as name: String, _ meaning: String) {
    Swift.print("\n// \(meaning)\nstatic const uint8_t \(name)[] = {")
    for start in stride(from: 0, to: bytes.count, by: 24) {
      let line = bytes[start..<min(start + 24, bytes.count)]
      Swift.print("  " + line.map { "\($0)," }.joined())
    }
    Swift.print("};")
  }
}

let all = (UInt32(0)...0x10ffff).compactMap { Scalar($0) }
let isHangul = { (scalar: Scalar) in (0xac00...0xd7a3).contains(scalar.value) }

// Normal forms.
var taken: [(scalar: Scalar, parts: [UInt32])] = []
var whole: [[UInt32]: UInt32] = [:]
for scalar in all where !isHangul(scalar) {
  let parts = nfd(String(scalar))
  if parts == [scalar.value] { continue }
  taken.append((scalar, parts))
  if whole[parts] == nil || nfc(String(scalar)) == [scalar.value] { whole[parts] = scalar.value }
}
var marks: [UInt32] = []
var gaps = Stream(), firsts = Stream(), lasts = Stream()
var before = (scalar: 0, first: 0)
for (scalar, parts) in taken {
  var first = parts[0]
  var last = 0
  if parts.count > 1 {
    first = parts.count == 2 ? parts[0] : whole[Array(parts.dropLast())]!
    let mark = parts.last!
    if !marks.contains(mark) { marks.append(mark) }
    let isComposed = nfc(String(scalar)) == [scalar.value]
    last = 2 * (marks.firstIndex(of: mark)! + 1) + (isComposed ? 1 : 0)
  }
  gaps.add(Int(scalar.value) - before.scalar)
  firsts.add(signed: Int(first) - before.first)
  lasts.add(last)
  before = (Int(scalar.value), Int(first))
}
var listed = Stream()
for mark in marks { listed.add(Int(mark)) }
var classes = Stream()
var classCount = 0
var end = 0
var place = 0
while place < all.count {
  let rank = all[place].properties.canonicalCombiningClass.rawValue
  var next = place + 1
  if rank == 0 {
    place = next
    continue
  }
  while next < all.count, all[next].properties.canonicalCombiningClass.rawValue == rank {
    next += 1
  }
  classes.add(Int(all[place].value) - end)
  classes.add(next - place)
  classes.add(Int(rank))
  end = Int(all[place].value) + next - place
  classCount += 1
  place = next
}

// Letters' case.
func mapped(_ scalar: Scalar, _ way: Int) -> String {
  switch way {
  case 0: scalar.properties.uppercaseMapping
  case 1: scalar.properties.lowercaseMapping
  default: scalar.properties.titlecaseMapping
  }
}
/// The distance to the mapped letter, where the mapping is one letter.
func distance(_ scalar: Scalar, _ way: Int) -> Int {
  let scalars = mapped(scalar, way).unicodeScalars
  return scalars.count == 1 ? Int(scalars.first!.value) - Int(scalar.value) : 0
}
/// Runs of letters that lie one or two apart and have the same distance.
func runs(_ way: Int) -> (count: Int, Stream) {
  var stream = Stream()
  var count = 0
  var end = 0
  let list = all.filter {
    distance($0, way) != 0 && !(way == 2 && distance($0, 0) == distance($0, 2))
      || way == 2 && distance($0, 0) != 0 && distance($0, 2) == 0
        && mapped($0, 2).unicodeScalars.count == 1
  }
  var place = 0
  while place < list.count {
    let start = Int(list[place].value)
    let far = distance(list[place], way)
    var next = place + 1
    var step = 1
    if next < list.count, Int(list[next].value) - start == 2 { step = 2 }
    while next < list.count, Int(list[next].value) - start == step * (next - place),
      distance(list[next], way) == far
    { next += 1 }
    if next - place == 1 { step = 1 }
    stream.add(start - end)
    stream.add(2 * (next - place) + step - 1)
    stream.add(signed: far)
    end = start + step * (next - place - 1)
    count += 1
    place = next
  }
  return (count, stream)
}
let ways = (0...2).map(runs)
var special = Stream()
var specialCount = 0
end = 0
for way in 0...2 {
  for scalar in all where mapped(scalar, way).unicodeScalars.count != 1 {
    let bytes = Array(mapped(scalar, way).utf8)
    special.add(way)
    special.add(signed: Int(scalar.value) - end)
    special.add(bytes.count)
    special.bytes += bytes
    end = Int(scalar.value)
    specialCount += 1
  }
}

print(
  """
  // What the browser's module knows of Unicode. Written by Tools/unicode.swift: do not edit.
  enum {
    TAKEN_APART = \(taken.count),
    MARKS = \(marks.count),
    CLASS_RUNS = \(classCount),
    CASE_RUNS_0 = \(ways[0].count),
    CASE_RUNS_1 = \(ways[1].count),
    CASE_RUNS_2 = \(ways[2].count),
    SPECIAL_CASES = \(specialCount)
  };
  """)
gaps.print(as: "taken_gaps", "The letters that are taken apart: the distance from the one before.")
firsts.print(as: "taken_firsts", "What each begins with: the signed distance from the one before.")
lasts.print(
  as: "taken_lasts",
  "The place of the mark it ends with, counted from 1, twice; 1 more if composed.")
listed.print(as: "marks_listed", "The marks that letters end with.")
classes.print(
  as: "mark_classes", "Runs of marks: the distance, their number, their combining class.")
for (way, name) in ["capitals", "small letters", "title letters that are not capitals"].enumerated()
{
  ways[way].1.print(
    as: "case_runs_\(way)", "Runs with the same way to \(name): gap, number and step, distance.")
}
special.print(as: "special_cases", "Letters whose other case is several: way, distance, UTF-8.")
