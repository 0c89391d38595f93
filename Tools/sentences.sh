#!/usr/bin/env bash
# sentences.sh FOLDER: Bench/sentences.swift over the checker for both sides, FOLDER/sentences and
# FOLDER/sentences.wasm, compiled as the program and the browser's module are.
set -euo pipefail
out=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
libraries=$(Tools/wasm-libraries.sh)
mapfile -t libraries <<<"$libraries"
options() {
  python3 -c 'import json, sys; print(*json.load(open("Tools/wasm.json"))[sys.argv[1]]["extraCLIOptions"], sep="\n")' "$1"
}
mapfile -t compiler < <(options swiftCompiler)
mapfile -t linker < <(options linker | sed 's/^/-Xlinker\n/')

# compile FOLDER SIDE OPTION…: Base and Text as the product has them, and the comparisons over them.
compile() {
  local folder=$1 side=$2 name
  local swift=(
    swiftc -swift-version 6 -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature ExistentialAny -wmo -parse-as-library -I "$folder" "${@:3}"
  )
  mkdir -p "$folder"
  for name in Base Text; do
    "${swift[@]}" -module-name "Pipit$name" -c -emit-module \
      -emit-module-path "$folder/Pipit$name.swiftmodule" -o "$folder/$name.o" Core/$name/*.swift
  done
  "${swift[@]}" -module-name Sentences -c -o "$folder/sentences.o" \
    Bench/sentences.swift Bench/pairs.swift "Bench/sentences-$side.swift"
}

compile "$out/native" native -O -enable-default-cmo
swiftc -o "$out/sentences" "$out"/native/*.o
compile "$out/embedded" wasm -target wasm32-unknown-none-wasm "${compiler[@]}"
for name in browser unicode; do
  "$toolchain/clang" --target=wasm32-unknown-none-wasm -Os -I Hosts/CBrowser/include \
    -c "Hosts/CBrowser/$name.c" -o "$out/embedded/$name.o"
done
swiftc -target wasm32-unknown-none-wasm "${compiler[@]}" "${linker[@]}" "${libraries[@]}" \
  -o "$out/embedded/linked.wasm" "$out"/embedded/*.o
Tools/shrink-wasm.sh "$out/embedded/linked.wasm" "$out/sentences.wasm"
