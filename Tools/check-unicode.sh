#!/usr/bin/env bash
# Asks Hosts/CBrowser/unicode.c and Swift's own tables about every character; needs node.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tables=$(Tools/wasm-libraries.sh | sed -n 2p)
options=(--no-entry --gc-sections --export=__heap_base)
for name in getNormData getDecompositionEntry nfd_decompositions getComposition getMapping \
  getSpecialMapping; do
  options+=("--export=_swift_stdlib_$name")
done
clang --target=wasm32-unknown-none-wasm -Os -c Hosts/CBrowser/unicode.c -o "$work/ours.o"
wasm-ld "${options[@]}" "$work/ours.o" -o "$work/ours.wasm"
wasm-ld "${options[@]}" --whole-archive "$tables" -o "$work/theirs.wasm"
node Tools/check-unicode.mjs "$work/ours.wasm" "$work/theirs.wasm"
