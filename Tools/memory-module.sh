#!/usr/bin/env bash
# memory-module.sh FOLDER: Hosts/CBrowser/memory.c as a module of its own, memory.wasm, for its test.
set -euo pipefail
work=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$toolchain/clang" --target=wasm32-unknown-none-wasm -Os -c Hosts/CBrowser/memory.c -o "$work/memory.o"
"$toolchain/wasm-ld" --no-entry --export=malloc --export=free --export=posix_memalign \
  "$work/memory.o" -o "$work/memory.wasm"
