// Strings whose bytes lie outside of Swift, as an NSString's do, cannot come to the browser's module.
// The library's ways through them are weak symbols; these take their place, and nothing is left of
// UTF-16 and its index of breadcrumbs. Where another toolchain gives them other names, these are
// dropped by the linker and the library's are linked again: `./bench bytes` shows it.
#if defined(__wasm__)
#define INSTEAD_OF(name) __asm__("$e" name) __attribute__((noreturn))

// The last two arguments are self and error of Swift's calls.
long long aligned(long long, int, int, int, int, int)
  INSTEAD_OF("s11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF");
long long aligned_to_scalar(long long, int, int, int, int, int)
  INSTEAD_OF("s11_StringGutsV18foreignScalarAlignySS5IndexVAEF");
void grow(int, int, int)
  INSTEAD_OF("s11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF");
void append(int, int, int)
  INSTEAD_OF("s11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF");
int distance(long long, long long, int, int, int, int, int)
  INSTEAD_OF("SS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF");
int count(int, int, int, int, int)
  INSTEAD_OF("SS8UTF8ViewV13_foreignCountSiyF");

long long aligned(long long index, int a, int b, int c, int self, int error) { __builtin_trap(); }
long long aligned_to_scalar(long long index, int a, int b, int c, int self, int error) { __builtin_trap(); }
void grow(int capacity, int self, int error) { __builtin_trap(); }
void append(int slice, int self, int error) { __builtin_trap(); }
int distance(long long from, long long to, int a, int b, int c, int self, int error) { __builtin_trap(); }
int count(int a, int b, int c, int self, int error) { __builtin_trap(); }
#endif
