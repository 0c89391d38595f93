#!/usr/bin/env bash
# Builds what ./bench sets the app beside: .build/bench/floor.wasm, and the difference of two pages
# for both sides, .build/bench/difference and .build/bench/difference.wasm; the same of sentences and of
# words, and plain loops in C beside them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=.build/bench
libraries=$(Tools/wasm-libraries.sh)
mapfile -t libraries <<<"$libraries"
embedded=(
  -target wasm32-unknown-none-wasm -Osize -enable-experimental-feature Embedded
  -enable-experimental-feature Extern -Xfrontend -disable-stack-protector
)
link=(
  -Xclang-linker -nostdlib -Xclang-linker --no-wasm-opt
  -Xlinker --no-entry -Xlinker --gc-sections -Xlinker --strip-all -Xlinker --allow-undefined
)

# compile FOLDER OPTION…: Base and Markup as the app has them, and the bench over them.
compile() {
  local folder=$1 swift=(swiftc -swift-version 6 -wmo -parse-as-library -I "$1" "${@:2}") name
  mkdir -p "$folder"
  for name in Base Markup; do
    "${swift[@]}" -module-name "Pipit$name" -c -emit-module \
      -emit-module-path "$folder/Pipit$name.swiftmodule" -o "$folder/$name.o" Core/$name/*.swift
  done
  "${swift[@]}" -module-name Difference -c -o "$folder/difference.o" Bench/difference.swift
}

compile $out/native -O
swiftc -o $out/difference $out/native/*.o
compile $out/wasm "${embedded[@]}"
swiftc "${embedded[@]}" "${link[@]}" "${libraries[@]}" \
  -o $out/wasm/linked.wasm $out/wasm/{Base,Markup,difference}.o
Tools/shrink-wasm.sh $out/wasm/linked.wasm $out/difference.wasm

mkdir -p $out/checker
Tools/sentences.sh $out/checker
mkdir -p $out/cards $out/lexicon $out/roots
Tools/over-core.sh cards $out/cards Base Text Bench/cards.swift
Tools/over-core.sh words $out/lexicon Base Text Lexicon Bench/words.swift
Tools/over-core.sh roots $out/roots Base Text Lexicon Bench/roots.swift
mkdir -p $out/journal
Tools/over-core.sh journal $out/journal Base Memory Journal Bench/journal.swift
mkdir -p $out/fit
Tools/over-core.sh fit $out/fit Base Memory Bench/fit.swift
mkdir -p $out/memory
Tools/over-core.sh memory $out/memory Base Memory Bench/fit.swift Bench/memory.swift
for name in plain trie; do
  "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -O2 -o $out/$name Bench/$name.c
done
"$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -O2 -o $out/memory/plain Bench/memory.c -lm

# The floor's allocator is the page's: the module never runs, it is fetched, compiled and started.
swiftc "${embedded[@]}" -wmo -parse-as-library -c Bench/floor.swift -o $out/wasm/floor.o
swiftc "${embedded[@]}" "${link[@]}" -o $out/floor.wasm $out/wasm/floor.o

# A site of its own: the floors come from the same server, compressed as the app is.
rm -rf $out/site
mkdir -p $out/site
cp Bench/pages/* $out/floor.wasm $out/difference.wasm $out/checker/sentences.wasm \
  $out/cards/cards.wasm $out/lexicon/words.wasm $out/roots/roots.wasm $out/fit/fit.wasm $out/memory/memory.wasm $out/journal/journal.wasm .build/packs/words-en{,-large}.pack $out/site
python3 Bench/fit.py >$out/site/fit.pack
printf '{"build":"floors"}\n' >$out/site/site.json
brotli -q 11 $out/site/*.{html,js,wasm}
