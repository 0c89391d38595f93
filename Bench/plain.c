/* A plain loop beside which the checker's is set: the longest common subsequence of numbered words, one
   word of bits a row (Hyyro 2004), and which words it keeps. It knows the numbers beforehand: its table
   has a row of bits for each. Reads pairs of lines of numbers; prints pairs a second. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PAIRS = 512, LONGEST = 1024, PARTS = LONGEST / 64, NUMBERS = 4096 };
static int words[PAIRS][2][LONGEST], counts[PAIRS][2];
static uint64_t places[NUMBERS][PARTS], rows[LONGEST + 1][PARTS];
static unsigned char kept[LONGEST];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static int compare(int pair) {
  int *one = words[pair][0], *other = words[pair][1];
  int count = counts[pair][0], other_count = counts[pair][1], parts = (count + 63) / 64, common = 0;
  for (int i = 0; i < count; i++) places[one[i]][i / 64] |= 1ULL << i % 64;
  for (int k = 0; k < parts; k++) rows[0][k] = ~0ULL;
  for (int j = 0; j < other_count; j++) {
    unsigned long long carry = 0;
    for (int k = 0; k < parts; k++) {
      uint64_t row = rows[j][k], matched = row & places[other[j]][k];
      uint64_t sum = row + matched, carried = sum + carry;
      carry = (sum < row) | (carried < sum);
      rows[j + 1][k] = carried | (row - matched);
    }
  }
  memset(kept, 0, count);
  for (int i = count - 1, j = other_count; i >= 0 && j > 0;) {
    if (rows[j][i / 64] >> i % 64 & 1) i--;
    else if (!(rows[j - 1][i / 64] >> i % 64 & 1)) j--;
    else kept[i--] = 1, j--, common++;
  }
  for (int i = 0; i < count; i++) places[one[i]][i / 64] = 0;
  return common;
}

int main(void) {
  static char line[1 << 16];
  int pairs = 0, common = 0;
  while (pairs < PAIRS && fgets(line, sizeof line, stdin)) {
    char *half = strtok(line, "\t");
    for (int side = 0; side < 2; side++, half = strtok(NULL, "\t"))
      for (char *next = half; *next && *next != '\n' && counts[pairs][side] < LONGEST;)
        words[pairs][side][counts[pairs][side]++] = strtol(next, &next, 10) % NUMBERS;
    pairs++;
  }
  double best = 1e9;
  for (int round = 0; round < 200; round++) {
    double began = now();
    for (int pair = 0; pair < pairs; pair++) common += compare(pair);
    double time = now() - began;
    if (time < best) best = time;
  }
  printf("%.0f %d\n", pairs / best, common / 200);
  return 0;
}
