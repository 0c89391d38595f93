#include "browser.h"
#if defined(__wasm__)
#include <stddef.h>

__attribute__((import_module("pipit"), import_name("random")))
void pipit_random(void *bytes, size_t count);

/// The C functions that the bare target lacks. Swift's hashing asks for random bytes.
void arc4random_buf(void *bytes, size_t count) { pipit_random(bytes, count); }
#endif
