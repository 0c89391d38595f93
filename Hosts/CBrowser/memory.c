// The module's memory, in a twentieth of the code that the C library has for it. A size is rounded up
// to one of some classes, four an octave, and each class has a list of its blocks that nobody uses:
// what is given back is for the next who wants one of its class. A class gets a span of parts at a
// time; by the part in which it lies the class of a block is known, so that blocks need no heads.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

enum { PAGE = 1 << 16, PART = 1 << 14, MOST = 1 << 30, CLASSES = 104, NO_MEMORY = 48 };

struct block { struct block *next; };

extern unsigned char __heap_base;
static struct block *unused[CLASSES];
static uint8_t class_of_part[MOST / PART];
static uintptr_t end;

/// 1 to 4 are 16, 32, 48 and 64 bytes, 5 to 8 are 80, 96, 112 and 128, then 160, 192, 224 and 256, and so on.
static unsigned class_for(size_t size) {
  size_t units = (size + 15) / 16;
  if (units <= 4) return units ? units : 1;
  unsigned shift = 29 - __builtin_clz(units - 1);
  return 4 * shift + ((units - 1) >> shift) + 1;
}

static size_t size_of(unsigned class) {
  return class <= 4 ? 16 * class : 16 * (5 + (class - 5) % 4) << (class - 5) / 4;
}

/// Gives a class a new span; whether there was one.
static int widen(unsigned class) {
  size_t size = size_of(class), span = (size + PART - 1) & -PART;
  if (!end) end = ((uintptr_t)&__heap_base + PART - 1) & -PART;
  size_t has = __builtin_wasm_memory_size(0) * PAGE;
  if (span > MOST - end) return 0;
  if (end + span > has &&
      __builtin_wasm_memory_grow(0, (end + span - has + PAGE - 1) / PAGE) == SIZE_MAX) return 0;
  class_of_part[end / PART] = class;
  for (size_t place = span / size * size; place; place -= size) {
    struct block *one = (struct block *)(end + place - size);
    one->next = unused[class];
    unused[class] = one;
  }
  end += span;
  return 1;
}

void *malloc(size_t size) {
  if (size > MOST) return NULL;
  unsigned class = class_for(size);
  if (!unused[class] && !widen(class)) return NULL;
  struct block *one = unused[class];
  unused[class] = one->next;
  return one;
}

void free(void *place) {
  if (!place) return;
  struct block *one = place, **first = &unused[class_of_part[(uintptr_t)place / PART]];
  one->next = *first;
  *first = one;
}

/// A class whose size is a power of two has its blocks at multiples of it.
int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment > 16) {
    size_t wanted = size;
    for (size = alignment; size < wanted && size <= MOST; size *= 2) {}
  }
  return (*place = malloc(size)) ? 0 : NO_MEMORY;
}
#endif
