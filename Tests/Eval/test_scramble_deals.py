"""A-WS-01 to A-WS-03: `pipit eval` deals roots of word scramble that give enough words, each of which is accepted once
and scores what it is told to."""

import collections
import json
import re

import pytest
from test_deals import evaluate

SEEDS = 300


def results(requests):
    return [json.loads(line)["result"] for line in evaluate([json.dumps(request) for request in requests])]


@pytest.mark.parametrize("language, letters", [("en", "[a-z]"), ("de", "[a-zäöüß]"), ("es", "[a-zñ]")])
def test_a_dealt_root_gives_enough_words(language, letters):
    asked = [{"function": "scramble.deal", "seed": str(seed), "language": language} for seed in range(SEEDS)]
    roots = [result["root"] for result in results(asked)]
    assert roots == [result["root"] for result in results(asked)]
    assert len(set(roots)) > SEEDS * 0.7
    solved = results([{"function": "scramble.solve", "root": root, "language": language} for root in roots])
    for root, solution in zip(roots, solved):
        assert len(root) == 8, root
        common = [entry["word"] for entry in solution["words"] if entry["tier"] == "common"]
        assert 35 <= len(common) <= 145, root
        assert solution["points"] == sum(len(word) + 1 for word in common), root
        assert root not in common
        if language == "en":
            for entry in solution["words"]:
                assert re.fullmatch(letters + "{3,}", entry["word"])
                assert not collections.Counter(entry["word"]) - collections.Counter(root), (root, entry)


def test_each_word_of_a_root_is_accepted_once():
    root = results([{"function": "scramble.deal", "seed": "7"}])[0]["root"]
    words = [entry["word"] for entry in results([{"function": "scramble.solve", "root": root}])[0]["words"]]
    ask = {"function": "scramble.check", "root": root}
    for number, told in enumerate(results([ask | {"found": words[:place], "typed": f" {word.title()}\n"}
                                           for place, word in enumerate(words)])):
        assert told["accepted"] and told["points"] == len(words[number]) + 1, words[number]
        assert told["title"] == told["message"] == "" and told["reason"] is None
    for told in results([ask | {"found": words, "typed": word.upper()} for word in words]):
        assert not told["accepted"] and told["points"] == 0
        assert (told["title"], told["message"]) == ("Word used already.", "Be more original!")


@pytest.mark.parametrize("typed, reason, message", [
    ("camels", "letters", "You can't spell that word from medical. There is no s."),
    ("meddle", "letters", "You can't spell that word from medical. There is no second d."),
    ("me", "short", "Please enter words that are at least 3 characters long!"),
    ("Medical ", "root", "That would be too easy, don't you think?"),
    ("cadel", "word", "You can't just make up words, you know!"), ("", "empty", "")])
def test_what_is_refused_is_told_why(typed, reason, message):
    told = results([{"function": "scramble.check", "root": "medical", "found": [], "typed": typed}])[0]
    assert (told["accepted"], told["reason"], told["message"]) == (False, reason, message)
