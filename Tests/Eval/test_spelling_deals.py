"""A-HS-02, A-HS-03: `pipit eval` deals a thousand words of each length, and each has a definition that does not give
it away."""

import json
import re

import pytest
from test_deals import evaluate

SEEDS = 1000


def results(requests):
    return [json.loads(line)["result"] for line in evaluate([json.dumps(request) for request in requests])]


@pytest.mark.parametrize("length", range(3, 13))
def test_a_dealt_word_has_its_length_and_a_definition_without_itself(length):
    asked = [{"function": "spelling.deal", "seed": str(seed), "shortest": length, "longest": length} for seed in range(SEEDS)]
    words = [result["word"] for result in results(asked)]
    assert words == [result["word"] for result in results(asked)]
    assert len(set(words)) > 40
    defined = dict(zip(sorted(set(words)), results([{"function": "spelling.define", "word": word} for word in sorted(set(words))])))
    for word in words:
        assert re.fullmatch("[a-z]+", word) and len(word) == length, word
        clue = defined[word]["clue"]
        assert clue and not defined[word]["offensive"], word
        shown = re.findall(r"[a-z]+", clue["shown"].lower())
        assert shown, word
        for form in [word, *defined[word]["forms"], word + "s", word + "ed", word + "ing"]:
            assert form.lower() not in shown, (word, clue["shown"])
