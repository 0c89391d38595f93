"""The packs of words that the build makes, read by a reader of our own: what they hold and leave out,
their size, and that a second build makes the same bytes."""

import collections
import itertools
import pathlib
import subprocess
import unicodedata

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[1]
PACKS = ROOT / ".build/packs"
LANGUAGES = ("de", "en", "es", "fr", "it", "uk")
REGIONS = {1: "en-US", 2: "en-GB", 3: "en-GB-oxendict"}


def is_letter(byte):
    return byte >= 0x40 or byte in b"'-"


def read(path, version):
    """Each word with the bytes that follow its letters."""
    data = path.read_bytes()
    head = f"{version}\n".encode()
    assert data.startswith(head)
    place, word, words = len(head), b"", []
    while place < len(data):
        dropped = 0
        while data[place] < 0x20:
            dropped += data[place]
            place += 1
        start = place
        while place < len(data) and is_letter(data[place]):
            place += 1
        word = word[:len(word) - dropped] + data[start:place]
        start = place
        while place < len(data) and data[place] >= 0x20:
            place += 1
        words.append((word.decode(), data[start:place]))
    return words


def listed(name):
    """The words of a list with tier, region and whether each is offensive."""
    words = {}
    for word, tail in read(PACKS / f"words-{name}.pack", "pipit-words 2"):
        mark = tail[0] & 15 if tail else 0
        words[word] = ("rare" if mark & 1 else "common", REGIONS.get(mark >> 1 & 3), bool(mark & 8))
    return words


def dealt(language):
    """The words to spell, each with band, region, other spellings and words of the same sound."""
    words = {}
    for word, tail in read(PACKS / f"spelling-{language}.pack", "pipit-spelling 1"):
        band, rest, region = tail[0] - 0x30, tail[1:], None
        if rest and rest[0] in b"678":
            region, rest = REGIONS[rest[0] - 0x35], rest[1:]
        variants, homophones, place = set(), set(), 0
        while place < len(rest):
            end = place + 1
            while end < len(rest) and is_letter(rest[end]):
                end += 1
            text = rest[place + 1:end].decode()
            if rest[place] == ord("="):
                homophones.add(text)
            else:
                variants.add((text, REGIONS.get(rest[place] - 0x39, "en")))
            place = end
        words[word] = (band, region, variants, homophones)
    return words


def offensive(language):
    text = (ROOT / f"Content/Words/offensive-{language}.txt").read_text()
    return {line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")}


@pytest.fixture(scope="module")
def english():
    return dealt("en")


def test_the_english_list_has_every_word_of_scowl_up_to_size_60():
    words = listed("en")
    expected = set()
    for spelling in ("english", "american", "british", "british_z"):
        for size in (10, 20, 35, 40, 50, 55, 60):
            lines = pathlib.Path(f"/usr/share/dict/scowl/{spelling}-words.{size}").read_bytes().split()
            expected |= {line.decode() for line in lines if line.isalpha() and line.isascii() and line.islower()}
    assert set(words) == expected and len(words) > 77_000
    assert words["house"] == ("common", None, False)
    assert words["colour"][1] == "en-GB" and words["color"][1] == "en-US"
    assert words["colourize"][1] == "en-GB-oxendict" and words["organise"][1] == "en-GB"
    assert {word for word, (_, _, mark) in words.items() if mark} == set(words) & offensive("en")


def test_there_are_a_thousand_words_to_spell_of_every_length(english):
    counts = {length: sum(len(word) == length for word in english) for length in range(3, 16)}
    assert counts[3] >= 450
    assert all(counts[length] >= 1_000 for length in range(4, 13)), counts
    for length in range(4, 13):
        assert sum(len(word) == length and english[word][0] <= 3 for word in english) >= 600
    fifth = len(english) / 5
    for band in range(1, 6):
        assert abs(sum(one[0] == band for one in english.values()) - fifth) <= 1


def test_only_inoffensive_headwords_are_dealt(english):
    words = listed("en")
    assert set(english) <= set(words)
    assert not set(english) & offensive("en")
    for word in ("geese", "walked", "taller", "houses", "nth", "paris", "ate", "teeth"):
        assert word not in english, word
    for word in ("goose", "walk", "tall", "building", "interested", "number", "forest", "zephyr", "news"):
        assert word in english, word
    assert english["house"][0] == 1 and english["zephyr"][0] >= 3


def test_both_spellings_are_right_and_tagged(english):
    assert english["colour"][1:3] == ("en-GB", {("color", "en-US")})
    assert english["color"][1:3] == ("en-US", {("colour", "en-GB")})
    assert english["organise"][2] == {("organize", "en-US"), ("organize", "en-GB-oxendict")}
    assert english["organize"][2] == {("organise", "en-GB")}
    assert ("tire", "en-US") in english["tyre"][2]
    assert english["traveller"][2] == {("traveler", "en-US")}
    assert english["anaemia"][2] == {("anemia", "en-US")}
    assert ("advisor", "en") in english["adviser"][2]
    assert all(other not in english[word][3] for word in english for other, _ in english[word][2])
    assert sum(bool(one[2]) for one in english.values()) > 1_200


def test_words_that_sound_the_same_are_told(english):
    assert english["bear"][3] == {"bare"}
    assert english["right"][3] == {"rite", "wright", "write"}
    assert "their" in english["there"][3] and "pear" in english["pair"][3]
    assert "aria" not in english["area"][3] and not english["house"][3]
    assert "plumb" not in english["plum"][2] or "plum" not in english["plumb"][2]
    marked = offensive("en")
    assert not {other for one in english.values() for other in one[3]} & marked
    assert 600 < sum(bool(one[3]) for one in english.values()) < 1_500


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_other_languages_have_words_enough_and_none_that_hurt(language):
    words, spelled = listed(language), dealt(language)
    assert set(spelled) <= set(words)
    assert not {word.lower() for word in words} & offensive(language)
    assert all(sum(len(word) == length for word in spelled) >= 500 for length in range(5, 11))
    assert all(3 <= len(word) <= 20 for word in spelled)
    known = {"de": ("Haus", "schön", "Straße"), "es": ("niño", "corazón", "pingüino"), "it": ("città", "perché", "gnocchi"),
             "fr": ("garçon", "être", "forêt"), "uk": ("м'яч", "їжа", "дерево")}
    assert [word for word in known[language] if word not in spelled] == []
    capitals = [word for word in words if word != word.lower()]
    assert (len(capitals) > 20_000) if language == "de" else capitals == []
    names = {"de": {"Berlin", "Hamburg"}, "es": {"toledo", "california"}, "it": {"Roma"}, "uk": {"Україна"}}
    assert not names.get(language, {"France"}) & set(spelled)


def test_the_larger_english_list_has_what_the_usual_has_not():
    usual, large = listed("en"), listed("en-large")
    assert not usual.keys() & large.keys()
    assert len(usual) + len(large) >= 240_000
    assert {tier for tier, _, _ in large.values()} == {"rare"}
    assert all(word.isascii() and word.isalpha() and word.islower() for word in large)
    assert {word for word, (_, _, is_offensive) in large.items() if is_offensive} == offensive("en") & large.keys()
    assert [word for word in ("quipu", "zax", "qat") if word not in large] == []


OWN_LETTERS = {"de": "äöü", "es": "ñ", "fr": "ç", "uk": "йїґ"}


def tiles(word, language):
    """The letters that spell a word, small and without the accents that make no letter."""
    word = word.lower().replace("œ", "oe").replace("æ", "ae").replace("'", "")
    own = OWN_LETTERS.get(language, "")
    return "".join(letter if letter in own else unicodedata.normalize("NFD", letter)[0] for letter in word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_root_of_a_day_makes_a_good_puzzle(language):
    lines = (PACKS / f"days-{language}.pack").read_text().splitlines()
    assert lines[0] == "pipit-days 1" and len(lines) > 1_461
    words = listed(language)
    common = {word for word, (tier, _, is_offensive) in words.items() if tier == "common" and not is_offensive}
    assert [root for root in lines[1:] if root not in common] == []
    spelled = {tiles(word, language) for word in common if "'" not in word or language == "uk"}
    counts = collections.Counter("".join(sorted(word)) for word in spelled if 3 <= len(word) <= 9)
    # Lists of words change, and the days must not: the bounds are wider than those of their choice.
    fewest, most = (15 if language == "uk" else 25), 170
    for root in lines[1:]:
        letters = sorted(tiles(root, language))
        parts = {"".join(part) for size in range(3, len(letters) + 1) for part in itertools.combinations(letters, size)}
        made = sum(counts[part] for part in parts) - 1
        assert 7 <= len(letters) <= 9 and fewest <= made <= most, (root, made)


def test_packs_are_small():
    def compressed(name):
        return len(subprocess.run(["brotli", "-q", "11", "-c", PACKS / name], capture_output=True, check=True).stdout)

    assert compressed("words-en.pack") < 110_000
    assert compressed("words-en-large.pack") < 260_000
    for language in LANGUAGES:
        assert compressed(f"words-{language}.pack") <= 300_000
        assert compressed(f"spelling-{language}.pack") <= 150_000
        assert compressed(f"days-{language}.pack") <= 8_000


def test_a_second_build_makes_the_same_bytes(tmp_path):
    subprocess.run([ROOT / ".build/release/pipit", "build", "--out", tmp_path], cwd=ROOT, check=True, capture_output=True)
    made = sorted(path.name for path in tmp_path.iterdir())
    assert "spelling-en.pack" in made and "words-uk.pack" in made
    for name in made:
        assert (tmp_path / name).read_bytes() == (PACKS / name).read_bytes(), name
