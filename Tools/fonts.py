"""Cuts the fonts that a style sheet names to the characters it tells, as woff2: fonts.py STYLE FROM OUT."""
import re
import subprocess
import sys
from pathlib import Path

from fontTools import subset

# Signs that shape letters without being any: joiners, marks of direction, the circle under lone marks.
SHAPING = "U+200C-200F,U+25CC"


def cut(font: Path, ranges: str, out: Path) -> None:
    plain = out / f"{font.stem}.ttf"
    subset.main([str(font), f"--unicodes={ranges},{SHAPING}", "--layout-features=*",
                 f"--output-file={plain}"])
    subprocess.run(["woff2_compress", str(plain)], check=True, stdout=subprocess.DEVNULL)
    plain.unlink()


def main() -> None:
    style, source, out = (Path(word) for word in sys.argv[1:])
    faces = re.findall(r"@font-face\s*{(.*?)}", style.read_text(), re.S)
    if not faces:
        sys.exit(f"{style} has no @font-face")
    for face in faces:
        name = re.search(r"url\(fonts/([\w-]+)\.woff2\)", face)[1]
        ranges = re.search(r"unicode-range:\s*([^;]+);", face)[1].replace(" ", "")
        cut(source / f"{name}.ttf", ranges, out)


main()
