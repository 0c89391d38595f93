#!/usr/bin/env bash
# Builds the browser's module: .build/wasm/pipit.wasm
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${PIPIT_WASM_SCRATCH:-.build/wasm}
libraries=$(Tools/wasm-libraries.sh)
mapfile -t libraries <<<"$libraries"

# SwiftPM does not see that a toolset has changed.
cmp -s Tools/wasm.json "$scratch/toolset.json" || rm -rf "$scratch"
mkdir -p "$scratch"
cp Tools/wasm.json "$scratch/toolset.json"

swift build --triple wasm32-unknown-none-wasm --toolset Tools/wasm.json -c release \
  --product Browser --scratch-path "$scratch" "${libraries[@]}" "$@"

# Embedded Swift compiles into a module all that it uses of the rooms below, so the last module's
# objects are the whole program. The rooms' own objects must stay out: each copy of a function
# numbers its constant arrays in its own order under the same names (Tv_r, Tv0_r…), and a linker
# that takes the function from one and the arrays from another reads the wrong ones (Swift 6.3.1).
built=$scratch/wasm32-unknown-none-wasm/release
swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
  -Xclang-linker -nostdlib -Xclang-linker --no-wasm-opt \
  -Xlinker --no-entry -Xlinker --gc-sections -Xlinker --export=__wasm_call_ctors \
  -Xlinker -z -Xlinker stack-size=1048576 -Xlinker --stack-first "${libraries[@]}" \
  -o "$scratch/linked.wasm" "$built"/Browser.build/*.o "$built"/CBrowser.build/*.o
Tools/shrink-wasm.sh "$scratch/linked.wasm" "$scratch/pipit.wasm"
