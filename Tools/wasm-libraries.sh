#!/usr/bin/env bash
# Prints the options that link a module for the browser, one a line: with the tables of Unicode,
# the C library, the compiler's own functions.
set -euo pipefail

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}
runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tables=$runtime/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
libc=$(find /usr/lib/wasm32-wasi -name libc.a 2>/dev/null | head -n 1 || true)
builtins=$(find /usr/lib/llvm-*/lib/clang -path '*wasi*' -name 'libclang_rt.builtins-wasm32.a' \
  2>/dev/null | sort -V | tail -n 1 || true)
[ -e "$tables" ] || fail 'this Swift lacks the Embedded library for wasm32: install one from swift.org'
[ -n "$libc" ] || fail 'the package wasi-libc is missing: ./run installs it'
[ -n "$builtins" ] || fail 'the package libclang-rt-19-dev-wasm32 is missing: ./run installs it'
printf -- '-Xlinker\n%s\n' "$tables" "$libc" "$builtins"
