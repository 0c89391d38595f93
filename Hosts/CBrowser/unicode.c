/// What Swift's String asks of Unicode, from tables a tenth as long as the library's: 6 KB of the
/// compressed module instead of 30. They are unrolled when they are first needed.
///
/// The functions answer as those of libswiftUnicodeDataTables do; `test_unicode.py` asks both
/// about every character. They are weak: who needs another property gets the library's as well.
#if defined(__wasm__)
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unicode-tables.h"

#define WEAK __attribute__((weak))

static uint32_t number(const uint8_t **bytes) {
  uint32_t value = 0;
  for (int shift = 0;; shift += 7) {
    uint8_t byte = *(*bytes)++;
    value |= (uint32_t)(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

static int32_t signed_number(const uint8_t **bytes) {
  uint32_t value = number(bytes);
  return value & 1 ? -(int32_t)(value / 2) - 1 : (int32_t)(value / 2);
}

// A letter that is taken apart: what it begins with, the mark it ends with or 0, and whether the
// two are put together again.
typedef struct {
  uint32_t scalar, first, last;
  bool composed;
} Taken;

// The scalars from `start` on have the value.
typedef struct {
  uint32_t start, value;
} Run;

enum { PLACES = 4096 };

static Taken taken[TAKEN_APART];
// For each slot one more than the place of a composed letter, by what it is made of.
static uint16_t composed[PLACES];
static Run ranks[2 * CLASS_RUNS];
static uint32_t marks[MARKS];

static uint32_t slot(uint32_t first, uint32_t last) {
  return (first * 0x9e3779b1u ^ last * 0x85ebca6bu) >> 7 & (PLACES - 1);
}

static void unroll(void) {
  if (taken[0].scalar) return;
  const uint8_t *listed = marks_listed;
  for (int place = 0; place < MARKS; place++) marks[place] = number(&listed);
  const uint8_t *gap = taken_gaps, *first = taken_firsts, *last = taken_lasts;
  Taken letter = {0};
  for (int place = 0; place < TAKEN_APART; place++) {
    letter.scalar += number(&gap);
    letter.first += signed_number(&first);
    uint32_t mark = number(&last);
    letter.composed = mark & 1;
    letter.last = mark ? marks[mark / 2 - 1] : 0;
    taken[place] = letter;
    if (!letter.composed) continue;
    uint32_t free = slot(letter.first, letter.last);
    while (composed[free]) free = (free + 1) & (PLACES - 1);
    composed[free] = place + 1;
  }
  const uint8_t *class = mark_classes;
  uint32_t start = 0;
  for (int run = 0; run < CLASS_RUNS; run++) {
    start += number(&class);
    ranks[2 * run].start = start;
    start += number(&class);
    ranks[2 * run].value = number(&class);
    ranks[2 * run + 1].start = start;
  }
}

static const Taken *apart(uint32_t scalar) {
  unroll();
  int low = 0, high = TAKEN_APART - 1;
  while (low <= high) {
    int middle = (low + high) / 2;
    if (taken[middle].scalar == scalar) return &taken[middle];
    if (taken[middle].scalar < scalar) low = middle + 1; else high = middle - 1;
  }
  return NULL;
}

static uint32_t rank(uint32_t scalar) {
  int low = 0, high = 2 * CLASS_RUNS;
  while (low < high) {
    int middle = (low + high) / 2;
    if (ranks[middle].start <= scalar) low = middle + 1; else high = middle;
  }
  return low ? ranks[low - 1].value : 0;
}

/// Whether a letter may be put together with the one before it.
static bool composes_back(uint32_t scalar) {
  if ((scalar >= 0x1161 && scalar <= 0x1175) || (scalar >= 0x11a8 && scalar <= 0x11c2)) return true;
  for (int place = 0; place < MARKS; place++) {
    if (marks[place] != scalar) continue;
    for (int letter = 0; letter < TAKEN_APART; letter++) {
      if (taken[letter].last == scalar && taken[letter].composed) return true;
    }
  }
  return false;
}

/// Bit 0: is taken apart. Bits 1 and 2: never, or perhaps not, in composed text. Above: the class.
WEAK uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  if (scalar < 0xc0) return 0;
  const Taken *letter = apart(scalar);
  uint32_t quick = letter ? (letter->composed ? 1 : 3) : 0;
  uint32_t first = scalar;
  for (const Taken *part = letter; part; part = apart(first)) first = part->first;
  if (quick < 3 && composes_back(first)) quick |= 4;
  return rank(scalar) << 3 | quick;
}

static uint8_t *put(uint8_t *to, uint32_t scalar) {
  const Taken *letter = apart(scalar);
  if (letter) {
    to = put(to, letter->first);
    return letter->last ? put(to, letter->last) : to;
  }
  if (scalar < 0x80) {
    *to++ = scalar;
    return to;
  }
  if (scalar < 0x800) {
    *to++ = 0xc0 | scalar >> 6;
  } else {
    if (scalar < 0x10000) {
      *to++ = 0xe0 | scalar >> 12;
    } else {
      *to++ = 0xf0 | scalar >> 18;
      *to++ = 0x80 | (scalar >> 12 & 0x3f);
    }
    *to++ = 0x80 | (scalar >> 6 & 0x3f);
  }
  *to++ = 0x80 | (scalar & 0x3f);
  return to;
}

// The last letters that were taken apart, each with its length before it. Swift reads an answer
// before it asks again.
enum { ANSWERS = 16, ANSWER = 32 };
static uint8_t answers[ANSWERS * ANSWER];
WEAK const uint8_t *const _swift_stdlib_nfd_decompositions = answers;

/// The place of what the letter is taken apart to, with the letter below it; 0 for other letters.
WEAK uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  static uint32_t next;
  if (!apart(scalar)) return 0;
  next = (next + 1) % ANSWERS;
  uint8_t *answer = answers + next * ANSWER;
  answer[0] = put(answer + 1, scalar) - answer - 1;
  return next * ANSWER << 18 | scalar;
}

WEAK uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t last) {
  unroll();
  for (uint32_t place = slot(first, last); composed[place]; place = (place + 1) & (PLACES - 1)) {
    const Taken *letter = &taken[composed[place] - 1];
    if (letter->first == first && letter->last == last) return letter->scalar;
  }
  return UINT32_MAX;
}

/// How far a letter's capital (0), small letter (1) or title letter (2) lies behind it.
WEAK int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t way) {
  static const uint8_t *const runs[] = {case_runs_0, case_runs_1, case_runs_2};
  static const int counts[] = {CASE_RUNS_0, CASE_RUNS_1, CASE_RUNS_2};
  if (way > 2) return 0;
  const uint8_t *run = runs[way];
  uint32_t last = 0;
  for (int place = 0; place < counts[way]; place++) {
    uint32_t first = last + number(&run);
    uint32_t size = number(&run);
    int32_t distance = signed_number(&run);
    uint32_t step = (size & 1) + 1;
    last = first + (size / 2 - 1) * step;
    if (scalar < first) break;
    if (scalar <= last && (scalar - first) % step == 0) return distance;
  }
  return way == 2 ? _swift_stdlib_getMapping(scalar, 0) : 0;
}

/// The other case of a letter as UTF-8 where it is several letters, else NULL.
WEAK const uint8_t *_swift_stdlib_getSpecialMapping(
    uint32_t scalar, uint8_t way, ptrdiff_t *length) {
  const uint8_t *entry = special_cases;
  uint32_t listed = 0;
  for (int place = 0; place < SPECIAL_CASES; place++) {
    uint8_t listed_way = *entry++;
    listed += signed_number(&entry);
    *length = *entry++;
    if (listed == scalar && listed_way == way) return entry;
    entry += *length;
  }
  return NULL;
}
#endif
