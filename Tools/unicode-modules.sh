#!/usr/bin/env bash
# unicode-modules.sh FOLDER: Hosts/CBrowser/unicode.c and Swift's own tables of Unicode as two modules
# with the same exports, ours.wasm and theirs.wasm, for a test that asks both about every character.
set -euo pipefail
work=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
tables=$(Tools/wasm-libraries.sh | sed -n 2p)
options=(--no-entry --gc-sections --export=__heap_base)
for name in getNormData getDecompositionEntry nfd_decompositions getComposition getMapping \
  getSpecialMapping; do
  options+=("--export=_swift_stdlib_$name")
done
"$toolchain/clang" --target=wasm32-unknown-none-wasm -Os -c Hosts/CBrowser/unicode.c -o "$work/ours.o"
"$toolchain/wasm-ld" "${options[@]}" "$work/ours.o" -o "$work/ours.wasm"
"$toolchain/wasm-ld" "${options[@]}" --whole-archive "$tables" -o "$work/theirs.wasm"
