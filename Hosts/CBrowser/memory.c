/// The allocator: lists of free blocks by size, and new ones from the end of memory. It is a tenth as
/// long as the C library's, and never joins blocks: a page makes the same sizes over and over.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

// A block's size is a number of units. Up to 16 each has its own list, from there on there are four
// lists for each power of two.
enum { UNIT = 16, SINGLE = 16, LISTS = 112, PAGE = 65536, LEAST_PAGES = 16 };

// What stands before the bytes that are handed out, which begin at a whole unit.
typedef struct {
  uint32_t list;
  uint32_t unused;
} Head;

// A block that is free holds the next one of its list.
typedef struct Free {
  struct Free *next;
} Free;

extern char __heap_base;
static Free *lists[LISTS];
// Where memory that was never handed out begins and ends; 0 before the first call.
static uintptr_t start, end;

// The list of blocks of so many units; rounds them up to what its blocks have.
static uint32_t list_of(size_t *units) {
  if (*units <= SINGLE) return *units - 1;
  uint32_t power = 29 - __builtin_clz(*units - 1);
  size_t steps = ((*units - 1) >> power) + 1;
  *units = steps << power;
  return SINGLE + (power - 2) * 4 + steps - 5;
}

static void *fresh(size_t bytes, uint32_t list) {
  if (!end) {
    start = ((uintptr_t)&__heap_base + UNIT - 1) & -UNIT;
    end = __builtin_wasm_memory_size(0) * PAGE;
  }
  // The block's bytes end in the first half of the unit after it.
  if (end - start < bytes + UNIT) {
    size_t pages = (bytes + UNIT - (end - start) + PAGE - 1) / PAGE;
    if (pages < LEAST_PAGES) pages = LEAST_PAGES;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
    end += pages * PAGE;
  }
  // The head lies in the last half of a unit.
  Head *head = (Head *)(start + UNIT - sizeof(Head));
  head->list = list;
  start += bytes;
  return head + 1;
}

/// Gives memory that begins at a multiple of 16, which is as much as Swift asks for.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > UNIT || size > INT32_MAX) return 1;
  size_t units = (size + sizeof(Head) + UNIT - 1) / UNIT;
  uint32_t list = list_of(&units);
  Free *block = lists[list];
  if (block) lists[list] = block->next;
  else block = fresh(units * UNIT, list);
  *memory = block;
  return block == NULL;
}

void free(void *memory) {
  if (!memory) return;
  Free **list = &lists[((Head *)memory - 1)->list];
  Free *block = memory;
  block->next = *list;
  *list = block;
}
#endif
