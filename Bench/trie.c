/* A walk over a trie beside which finding a root's words is set. A node knows by bits which letters go
   on from it; their nodes lie together. `trie ROOTS` reads words of a to z, sorted, each on a line;
   prints how many the roots have, three letters or more and the roots themselves left out, and
   microseconds a root. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WORDS = 1 << 19, NODES = 1 << 21, ROOTS = 64, ROUNDS = 60 };
typedef struct { uint32_t letters, first; } node; /* bit 31 of the letters: a word ends here */
static node nodes[NODES];
static char *words[WORDS], roots[ROOTS][64];
static uint32_t node_count = 1, left[26], have;
static int found[WORDS], found_count;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static void build(uint32_t at, int from, int to, int depth) {
  if (from < to && !words[from][depth]) nodes[at].letters |= 1u << 31, from++;
  for (int i = from; i < to; i++) nodes[at].letters |= 1u << (words[i][depth] - 'a');
  uint32_t child = nodes[at].first = node_count;
  node_count += __builtin_popcount(nodes[at].letters & 0x3ffffff);
  for (int begin = from, end; begin < to; begin = end) {
    for (end = begin; end < to && words[end][depth] == words[begin][depth];) end++;
    build(child++, begin, end, depth + 1);
  }
}

static void walk(uint32_t at, int depth) {
  node here = nodes[at];
  if (here.letters >> 31 && depth > 2) found[found_count++] = at;
  for (uint32_t next = here.letters & have; next; next &= next - 1) {
    int letter = __builtin_ctz(next);
    uint32_t child = here.first + __builtin_popcount(here.letters & ((1u << letter) - 1));
    if (!--left[letter]) have &= ~(1u << letter);
    walk(child, depth + 1);
    left[letter]++, have |= 1u << letter;
  }
}

int main(int count, char **arguments) {
  static char line[256];
  int word_count = 0, root_count = 0, total = 0;
  FILE *file = count > 1 ? fopen(arguments[1], "r") : NULL;
  if (!file) return 2;
  while (root_count < ROOTS && fscanf(file, "%63s", roots[root_count]) == 1) root_count++;
  while (word_count < WORDS && scanf("%255s", line) == 1) words[word_count++] = strdup(line);
  build(0, 0, word_count, 0);
  double best = 1e9;
  for (int round = 0; round < ROUNDS; round++) {
    double began = now();
    total = 0;
    for (int i = 0; i < root_count; i++) {
      have = 0;
      memset(left, 0, sizeof left);
      for (char *letter = roots[i]; *letter; letter++) left[*letter - 'a']++, have |= 1u << (*letter - 'a');
      found_count = 0;
      walk(0, 0);
      total += found_count - 1; /* the root */
    }
    double time = now() - began;
    if (time < best) best = time;
  }
  printf("%d %.3f\n", total, best * 1e6 / root_count);
  return 0;
}
