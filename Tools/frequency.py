"""Writes wordfreq's lists as plain text: frequency.py WHEEL FOLDER makes FOLDER/frequency-en.txt and so on.

The wheel has for each language a list of lists in MessagePack (format cB): a head, then the words of each
hundredth of a power of ten, the most common first. Line n here has those whose share of all words is
10 to the power of -(n - 1) / 100, parted by spaces."""

import gzip
import pathlib
import sys
import zipfile

import msgpack

LANGUAGES = ("de", "en", "es", "fr", "it", "uk")


def main(wheel, folder):
    with zipfile.ZipFile(wheel) as files:
        for language in LANGUAGES:
            packed = gzip.decompress(files.read(f"wordfreq/data/large_{language}.msgpack.gz"))
            head, *lists = msgpack.unpackb(packed, raw=False)
            if head != {"format": "cB", "version": 1}:
                sys.exit(f"the list of {language} is of another format: {head}")
            text = "".join(" ".join(word for word in words if " " not in word) + "\n" for words in lists)
            path = pathlib.Path(folder, f"frequency-{language}.txt")
            path.write_text(text, encoding="utf-8")


main(*sys.argv[1:])
