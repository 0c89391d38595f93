#!/usr/bin/env bash
# Builds the browser's module: .build/wasm/pipit.wasm
#
# Of the options in wasm.json those behind -Osize are for size alone, together a tenth: nothing is
# copied for one caller's closures or arguments, and LLVM inlines nothing, not even what has one
# caller. Overflow and bounds still trap.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=${PIPIT_WASM_SCRATCH:-.build/wasm}
libraries=$(Tools/wasm-libraries.sh)
mapfile -t libraries <<<"$libraries"

# SwiftPM does not see that a toolset has changed.
cmp -s Tools/wasm.json "$scratch/toolset.json" || rm -rf "$scratch"
mkdir -p "$scratch"
cp Tools/wasm.json "$scratch/toolset.json"

# SwiftPM compiles that last module again only where another's face has changed, not its code alone.
rm -f "$scratch"/wasm32-unknown-none-wasm/release/Browser.build/*.o

swift build --triple wasm32-unknown-none-wasm --toolset Tools/wasm.json -c release \
  --product Browser --scratch-path "$scratch" "${libraries[@]}" "$@"

# DeferredCodeGen, in the toolset: the last module alone emits code. Without it every module emits
# its own copies of the functions it uses, each numbering its constant arrays in its own order under
# the same names, and the linker pairs the code of one copy with the arrays of another (Swift 6.3.1).
built=$scratch/wasm32-unknown-none-wasm/release/Browser.wasm
Tools/shrink-wasm.sh "$built" "$scratch/pipit.wasm"
