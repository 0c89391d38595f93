#!/usr/bin/env bash
# worlds.sh FOLDER [NAME]: Tests/NAME, Worlds where none is given, over the core's journal, compiled as the
# program is: FOLDER/worlds.
set -euo pipefail
mkdir -p "$1"
out=$(realpath "$1")
name=${2:-Worlds}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift=(
  swiftc -swift-version 6 -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature ExistentialAny -wmo -parse-as-library -O -enable-default-cmo -I "$out"
)
for room in Base Memory Journal; do
  "${swift[@]}" -module-name "Pipit$room" -c -emit-module \
    -emit-module-path "$out/Pipit$room.swiftmodule" -o "$out/$room.o" Core/$room/*.swift
done
"${swift[@]}" -module-name "$name" -c -o "$out/over.o" "Tests/$name"/*.swift
swiftc -o "$out/${name,,}" "$out"/*.o
