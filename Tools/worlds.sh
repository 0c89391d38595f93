#!/usr/bin/env bash
# worlds.sh FOLDER: Tests/Worlds over the core's journal, compiled as the program is: FOLDER/worlds.
set -euo pipefail
mkdir -p "$1"
out=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift=(
  swiftc -swift-version 6 -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature ExistentialAny -wmo -parse-as-library -O -enable-default-cmo -I "$out"
)
for room in Base Memory Journal; do
  "${swift[@]}" -module-name "Pipit$room" -c -emit-module \
    -emit-module-path "$out/Pipit$room.swiftmodule" -o "$out/$room.o" Core/$room/*.swift
done
"${swift[@]}" -module-name Worlds -c -o "$out/over.o" Tests/Worlds/*.swift
swiftc -o "$out/worlds" "$out"/*.o
