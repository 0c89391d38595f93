#!/usr/bin/env bash
# shrink-wasm.sh FROM TO [option…]: makes a linked module small. With -g functions keep their names.
set -euo pipefail
exec wasm-opt --strip-dwarf --strip-producers --enable-bulk-memory --enable-sign-ext \
  --enable-mutable-globals --enable-nontrapping-float-to-int --low-memory-unused \
  --flatten --rereloop -Oz -Oz --merge-similar-functions -Oz "$1" -o "$2" "${@:3}"
