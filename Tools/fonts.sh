#!/usr/bin/env bash
# Cuts the fonts of Core/Look/Style/1-fonts.css from Debian's Noto, once: .build/fonts/*.woff2. Made anew
# when the style, the tools or the package have changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=.build/fonts
style=Core/Look/Style/1-fonts.css
made_from() {
  cat Tools/fonts.{txt,py,sh} $style
  dpkg-query -W fonts-noto-core
}
made_from | cmp -s - $out/made && exit
scratch=$out/cutting
rm -rf $out
mkdir -p $scratch
trap 'rm -rf $scratch' EXIT
python3 -m venv $scratch/venv
$scratch/venv/bin/python -m pip --disable-pip-version-check -q install --no-deps --require-hashes \
  --only-binary :all: -r Tools/fonts.txt
# Its time stamps would make other bytes each time.
SOURCE_DATE_EPOCH=0 $scratch/venv/bin/python Tools/fonts.py $style /usr/share/fonts/truetype/noto $out
made_from >$out/made
