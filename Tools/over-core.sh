#!/usr/bin/env bash
# over-core.sh NAME FOLDER ROOM… FILE…: Bench/NAME-native.swift and Bench/NAME-wasm.swift with files of
# Swift, over rooms of the core in their order, for both sides: FOLDER/NAME and FOLDER/NAME.wasm,
# compiled as the program and the browser's module are.
set -euo pipefail
name=$1 out=$(realpath "$2")
shift 2
cd "$(dirname "${BASH_SOURCE[0]}")/.."
rooms=() files=()
for given in "$@"; do
  case $given in *.swift) files+=("$given") ;; *) rooms+=("$given") ;; esac
done
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
libraries=$(Tools/wasm-libraries.sh)
mapfile -t libraries <<<"$libraries"
options() {
  python3 -c 'import json, sys; print(*json.load(open("Tools/wasm.json"))[sys.argv[1]]["extraCLIOptions"], sep="\n")' "$1"
}
mapfile -t compiler < <(options swiftCompiler)
# As the package manager asks where the compiler can: what several rooms have is linked once.
if swiftc -frontend -help-hidden | grep -e -mergeable-symbols >/dev/null; then
  compiler+=(-Xfrontend -mergeable-symbols)
fi
mapfile -t linker < <(options linker | sed 's/^/-Xlinker\n/')

# compile FOLDER SIDE OPTION…: the rooms as the product has them, and what is over them.
compile() {
  local folder=$1 side=$2 room
  local swift=(
    swiftc -swift-version 6 -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature ExistentialAny -wmo -parse-as-library -I "$folder" "${@:3}"
  )
  mkdir -p "$folder"
  for room in "${rooms[@]}"; do
    "${swift[@]}" -module-name "Pipit$room" -c -emit-module \
      -emit-module-path "$folder/Pipit$room.swiftmodule" -o "$folder/$room.o" $(find "Core/$room" -name "*.swift" -not -path "*/Tests/*" | sort)
  done
  "${swift[@]}" -module-name Over -c -o "$folder/over.o" "${files[@]}" "Bench/$name-$side.swift"
}

compile "$out/native" native -O -enable-default-cmo
swiftc -o "$out/$name" "$out"/native/*.o
compile "$out/embedded" wasm -target wasm32-unknown-none-wasm "${compiler[@]}"
for part in browser unicode; do
  "$toolchain/clang" --target=wasm32-unknown-none-wasm -Os -I Hosts/CBrowser/include \
    -c "Hosts/CBrowser/$part.c" -o "$out/embedded/$part.o"
done
swiftc -target wasm32-unknown-none-wasm "${compiler[@]}" "${linker[@]}" "${libraries[@]}" \
  -o "$out/embedded/linked.wasm" "$out"/embedded/*.o
Tools/shrink-wasm.sh "$out/embedded/linked.wasm" "$out/$name.wasm"
