#!/usr/bin/env bash
# sentences.sh FOLDER: Bench/sentences.swift over the checker for both sides, FOLDER/sentences and
# FOLDER/sentences.wasm.
set -euo pipefail
out=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec Tools/over-core.sh sentences "$out" Base Text Bench/sentences.swift Bench/pairs.swift
