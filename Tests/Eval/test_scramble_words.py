"""Word scramble over the real lists: every word of a root is found, whatever is typed only words are accepted, everyday
words are words (A-WS-04), and no offensive word is ever a root or shown."""

import collections
import itertools
import json
import os
import pathlib
import random
import sys
import unicodedata

import pytest
from test_deals import ROOT, evaluate

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from test_words import LANGUAGES, listed, offensive  # noqa: E402

SEED = int(os.environ.get("PIPIT_SEED", random.randrange(1 << 32)))
TYPED = int(os.environ.get("PIPIT_TYPED", 200_000))
# Letters that marks make; other marks are accents, and fold.
LETTERS = {"de": "äöüß", "en": "", "es": "ñ", "fr": "ç", "it": "ñ", "uk": "йї"}


def answers(requests):
    return [json.loads(line) for line in evaluate([json.dumps(request) for request in requests])]


def results(requests):
    return [answer["result"] for answer in answers(requests)]


def tiles(word, language):
    """The letters that a word lies in; nothing where one has no tile."""
    laid = []
    for letter in unicodedata.normalize("NFC", word.lower()).replace("œ", "oe").replace("æ", "ae"):
        if letter in "'’ʼ" and language == "uk":
            continue
        if letter not in LETTERS[language]:
            letter = unicodedata.normalize("NFD", letter)[0].replace("ß", "ss")
        if not letter.isalpha():
            return ""
        laid.append(letter)
    return "".join(laid)


class Plain:
    """The words of a language, looked at one after the other."""

    def __init__(self, language):
        self.language, self.best = language, {}
        for word, (tier, _, is_offensive) in listed(language).items():
            spelled = tiles(word, language)
            rank = (is_offensive, tier == "rare")
            if spelled and rank < self.best.get(spelled, (True, True, True)):
                self.best[spelled] = rank
        alphabet = sorted(set(itertools.chain.from_iterable(self.best)))
        self.bits = {letter: 1 << place for place, letter in enumerate(alphabet)}
        self.by_bits = collections.defaultdict(list)
        for spelled in self.best:
            self.by_bits[self.mask(spelled)].append((spelled, collections.Counter(spelled)))

    def mask(self, spelled):
        return sum(self.bits.get(letter, 0) for letter in set(spelled))

    def words(self, root):
        outside, counts = ~self.mask(root), collections.Counter(root)
        return {(spelled, "rare" if self.best[spelled][1] else "common")
                for mask, words in self.by_bits.items() if not mask & outside
                for spelled, letters in words
                if len(spelled) > 2 and spelled != root and not self.best[spelled][0] and letters <= counts}


@pytest.mark.parametrize("language, count", [("en", 2000)] + [(other, 300) for other in LANGUAGES if other != "en"])
def test_all_words_of_a_root_are_those_that_looking_at_each_word_finds(language, count):
    plain = Plain(language)
    roots = sorted(word for word, (tier, _, is_offensive) in listed(language).items()
                   if tier == "common" and not is_offensive and 6 <= len(tiles(word, language)) <= 9)
    roots = random.Random(5).sample(roots, count)
    found = results([{"function": "scramble.solve", "root": root, "language": language} for root in roots])
    total = 0
    for root, solved in zip(roots, found):
        told = [(tiles(entry["word"], language), entry["tier"]) for entry in solved["words"]]
        assert len(set(told)) == len(told), root
        assert set(told) == plain.words(tiles(root, language)), root
        assert solved["points"] == sum(len(spelled) + 1 for spelled, tier in told if tier == "common"), root
        total += len(told)
    assert total > count * 20


@pytest.mark.parametrize("word", ["internet", "email", "online", "website", "blog", "okay", "smartphone"])
def test_everyday_words_are_words(word):
    told, = results([{"function": "scramble.check", "root": word + "e", "found": [], "typed": word}])
    assert (told["accepted"], told["points"]) == (True, len(word) + 1), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_offensive_word_is_a_root_or_shown(language):
    """Free roots, those of the days, and all that hints and missed words are taken from."""
    words, bad = listed(language), {tiles(word, language) for word in offensive(language)}
    # One spelled with the same letters may be nothing of the kind.
    bad -= {tiles(word, language) for word, (_, _, is_offensive) in words.items() if not is_offensive}
    assert len(bad) > 150
    days = (ROOT / f".build/packs/days-{language}.pack").read_text().splitlines()[1:]
    dealt = [result["root"] for result in results(
        [{"function": "scramble.deal", "seed": str(seed), "language": language, "letters": letters}
         for seed in range(60) for letters in range(6, 13)])]
    assert len(days) >= 1461 and not bad & {tiles(root, language) for root in days + dealt}
    letters = [word + word[0] for word in sorted(bad) if 2 < len(word) < 9]
    shown = results([{"function": "scramble.solve", "root": root, "language": language}
                     for root in days[::9] + dealt[::7] + letters[::len(letters) // 100 + 1]])
    assert not bad & {tiles(entry["word"], language) for solved in shown for entry in solved["words"]}


def test_an_offensive_word_is_a_bonus_where_it_is_typed_and_no_root_that_can_be_chosen():
    """In English, whose list has them; the lists of the other languages leave them out."""
    bad = random.Random(2).sample(sorted(word for word, (_, _, is_offensive) in listed("en").items()
                                         if is_offensive and 3 <= len(word) <= 19), 60)
    for word, told in zip(bad, results(
            {"function": "scramble.check", "root": word + word[0], "found": [], "typed": word} for word in bad)):
        assert (told["accepted"], told["kind"]) == (True, "rare"), word
    played = answers({"function": "play", "activity": "scramble", "tokens": [], "deal": {"seed": "1", "root": word}}
                     for word in bad[:20])
    assert [answer.get("error", {}).get("code") for answer in played] == ["cannot-deal"] * 20


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_other_languages_know_no_offensive_word(language):
    bad = sorted(word for word in offensive(language) if 3 <= len(tiles(word, language)) <= 19)
    clean = {tiles(word, language) for word in listed(language)}
    bad = [word for word in bad if tiles(word, language) not in clean]
    for word, told in zip(bad, results(
            {"function": "scramble.check", "root": word + word[0], "found": [], "typed": word, "language": language}
            for word in bad)):
        assert told["reason"] == "word", word


PARTS = list("abcdeinorstABCDEINORST") + [
    "é", "e\u0301", "\u0301", "\u0327\u0323", "\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\ufeff", " ", "\u00a0", "\u3000",
    "\t", "\r\n", "\u2028", "'", "’", "ʼ", "`", "-", "‑", "–", "\u0001", "\u001b[2J", "ß", "ẞ", "İ", "ı", "I", "ﬁ", "ﬆ", "œ", "Æ",
    "ĳ", "ǆ", "ﬀ", "中", "字", "각", "ก็", "क्ष", "ا", "ש", "\u202e", "\u2066", "\u2069", "👨‍👩‍👧", "🇩🇪", "\ufe0f", "\U000e0067", "ｔ", "𝐭", "ⓣ",
    "7", "٣", "²", "%00", "</b>", "<script>", "&amp;", "\\", '"', "$1", "{}", "а", "е", "о", "с", "ο", "\ud7ff", "\ue000", "\uffff",
    "\U0010ffff", "z\u0336\u0321" + "\u0300" * 30]


def test_whatever_is_typed_only_words_are_accepted():
    """Random and hostile strings; PIPIT_TYPED says how many, PIPIT_SEED which."""
    print(f"PIPIT_SEED={SEED} PIPIT_TYPED={TYPED}")
    dice = random.Random(SEED)
    root = "considerate"
    known = {word: "rare" if is_offensive else tier for word, (tier, _, is_offensive) in listed("en").items()}
    typed = []
    for number in range(TYPED):
        parts = PARTS[:22] if number % 2 else PARTS
        typed.append("".join(dice.choices(parts, k=dice.choice((1, 2, 3, 3, 4, 4, 5, 6, 8, 12)))))
    typed[:4] = ["a" * 65_536, "é" * 30_000, "t\u0301ea" + "\u0301" * 900, "tea" + " " * 60_000]
    accepted, counts = 0, collections.Counter(root)
    for text, told in zip(typed, results(
            {"function": "scramble.check", "root": root, "found": [], "typed": text} for text in typed)):
        where = f"{text[:80]!r}, PIPIT_SEED={SEED}"
        plain = text.strip().lower()
        if told["accepted"]:
            accepted += 1
            word = told["word"]
            assert word in known and len(word) > 2 and collections.Counter(word) <= counts, where
            assert told["points"] == len(word) + 1 and told["kind"] == known[word], where
            if plain.isascii() and plain.isalpha():
                assert word == plain, where
        else:
            assert told["points"] == 0, where
            if plain.isascii() and plain.isalpha() and len(plain) > 2 and collections.Counter(plain) <= counts:
                assert plain not in known and told["reason"] == "word", where
    assert accepted > TYPED / 200


def test_what_is_no_text_is_an_error_and_the_next_line_is_answered():
    ask = '{"function":"scramble.check","root":"medical","found":[],"typed":%s}'
    lines = [ask % text for text in (
        r'"\ud800cal"', r'"de\udc00cal"', r'"\u0000"', r'"decal\u0000"', "7", "null", '["decal"]', '"dec\\qal"', r'"\ud83d\u0041"',
        '"e' + "\u0301" * 30_000 + '"')]
    told = [json.loads(line) for line in evaluate(list(itertools.chain(*((line, ask % '"decal"') for line in lines))))]
    assert all("error" in answer for answer in told[::2]), told[::2]
    assert all(answer["result"]["points"] == 6 for answer in told[1::2])
