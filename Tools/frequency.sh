#!/usr/bin/env bash
# Fetches how common words are, once: .build/lexicon/frequency-en.txt and those of the other languages,
# from the wheel of wordfreq that Tools/frequency.txt names. It is data: nothing of it is run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=.build/lexicon
cat Tools/frequency.{txt,py} | cmp -s - $out/fetched && exit
scratch=$out/fetching
rm -rf $scratch
mkdir -p $scratch
trap 'rm -rf $scratch' EXIT
python3 -m venv $scratch/venv
pip=($scratch/venv/bin/python -m pip --disable-pip-version-check -q)
"${pip[@]}" download --no-deps --require-hashes --only-binary :all: -d $scratch -r Tools/frequency.txt
"${pip[@]}" install --no-deps --only-binary :all: msgpack==1.1.0
$scratch/venv/bin/python Tools/frequency.py $scratch/wordfreq-*.whl $out
cat Tools/frequency.{txt,py} >$out/fetched
