#!/usr/bin/env bash
# Builds the browser's module: .build/wasm/pipit.wasm
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${PIPIT_WASM_SCRATCH:-.build/wasm}

# need 'what it is' path: the path, where there is one.
need() {
  [ -n "$2" ] && [ -e "$2" ] || {
    printf 'error: %s is missing: ./run installs it\n' "$1" >&2
    exit 1
  }
  printf '%s' "$2"
}
runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tables=$runtime/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
[ -e "$tables" ] || {
  printf 'error: this Swift lacks the Embedded library for wasm32: install one from swift.org\n' >&2
  exit 1
}
libc=$(need wasi-libc "$(find /usr/lib/wasm32-wasi -name libc.a 2>/dev/null | head -n 1)")
builtins=$(need libclang-rt-19-dev-wasm32 "$(find /usr/lib/llvm-*/lib/clang -path '*wasi*' \
  -name 'libclang_rt.builtins-wasm32.a' 2>/dev/null | sort -V | tail -n 1)")

# SwiftPM does not see that a toolset has changed.
cmp -s Tools/wasm.json "$scratch/toolset.json" || rm -rf "$scratch"
mkdir -p "$scratch"
cp Tools/wasm.json "$scratch/toolset.json"

swift build --triple wasm32-unknown-none-wasm --toolset Tools/wasm.json -c release \
  --product Browser --scratch-path "$scratch" \
  -Xlinker "$tables" -Xlinker "$libc" -Xlinker "$builtins" "$@"
Tools/shrink-wasm.sh "$scratch/wasm32-unknown-none-wasm/release/Browser.wasm" "$scratch/pipit.wasm"
