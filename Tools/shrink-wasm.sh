#!/usr/bin/env bash
# shrink-wasm.sh FROM TO [option…]: makes a linked module small. With -g functions keep their names.
set -euo pipefail
# What has one caller stays a function unless it is short: the module is longer so, and 3 KB shorter
# once it is compressed.
exec wasm-opt --strip-dwarf --strip-producers --enable-bulk-memory --enable-sign-ext \
  --enable-mutable-globals --enable-nontrapping-float-to-int --low-memory-unused \
  --one-caller-inline-max-function-size=30 -Oz --flatten --rereloop -Oz \
  --merge-similar-functions -Oz "$1" -o "$2" "${@:3}"
