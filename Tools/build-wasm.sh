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
Tools/shrink-wasm.sh "$scratch/wasm32-unknown-none-wasm/release/Browser.wasm" "$scratch/pipit.wasm"
