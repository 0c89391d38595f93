#!/usr/bin/env bash
# Builds the browser's module: .build/wasm/pipit.wasm
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=${PIPIT_WASM_SCRATCH:-.build/wasm}
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
tables=$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
libc=$(find /usr/lib/wasm32-wasi -name libc.a | head -n 1)
builtins=$(find /usr/lib/llvm-*/lib/clang -path '*wasi*' -name 'libclang_rt.builtins-wasm32.a' | sort | tail -n 1)
swift build --triple wasm32-unknown-none-wasm --toolset Tools/wasm.json -c release \
  --product Browser --scratch-path "$scratch" \
  -Xlinker "$tables" -Xlinker "$libc" -Xlinker "$builtins" "$@"
built=$(find "$scratch" -name 'Browser.wasm' -path '*release*' | head -n 1)
wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
  "$built" -o "$scratch/pipit.wasm"
