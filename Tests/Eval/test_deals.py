"""`pipit eval` deals every alphabet a thousand times: six different choices, one of them right."""

import json
import pathlib
import subprocess
import unicodedata

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SEEDS = 1000
ALPHABETS = sorted(path.stem for path in (ROOT / "Content/Alphabets").glob("*.yaml"))


def evaluate(lines):
    answers = subprocess.run(
        [ROOT / ".build/release/pipit", "eval"], input="\n".join(lines) + "\n",
        capture_output=True, text=True, check=True).stdout.split("\n")[:-1]
    assert len(answers) == len(lines)
    return answers


def folded(word):
    """Letters alone, without case and accents, as a learner would take two words for one."""
    plain = unicodedata.normalize("NFD", word.lower().replace("ı", "i").replace("ß", "ss"))
    return "".join(one for one in plain if one.isalnum())


def test_every_alphabet_is_listed():
    listed = json.loads(evaluate(['{"function":"alphabet.list"}'])[0])["result"]["alphabets"]
    assert sorted(alphabet["id"] for alphabet in listed) == ALPHABETS and len(ALPHABETS) >= 24


@pytest.mark.parametrize("name", ALPHABETS)
def test_an_alphabet_and_a_thousand_seeds(name):
    listed = json.loads(evaluate(['{"function":"alphabet.list"}'])[0])["result"]["alphabets"]
    (letters,) = [alphabet["letters"] for alphabet in listed if alphabet["id"] == name]
    places, answers_seen = [0] * 6, {}
    asked = [json.dumps({"function": "alphabet.deal", "alphabet": name, "seed": str(seed)}) for seed in range(SEEDS)]
    orders = set()
    for line in evaluate(asked):
        questions = json.loads(line)["result"]["questions"]
        assert sorted(question["letter"] for question in questions) == sorted(letters)
        orders.add("".join(question["letter"] for question in questions))
        for question in questions:
            choices = [folded(choice) for choice in question["choices"]]
            assert len(set(choices)) == 6, question
            assert choices.count(folded(question["answer"])) == 1, question
            places[question["choices"].index(question["answer"])] += 1
            answers_seen.setdefault(question["letter"], question["answer"])
            assert answers_seen[question["letter"]] == question["answer"]
    assert len(orders) == SEEDS
    share = sum(places) / 6
    assert all(abs(place - share) < share * 0.06 for place in places), places


def test_no_word_is_told_by_its_hyphen_or_its_space():
    """Where the right word has one, another choice has one too, in every alphabet and every deal."""
    listed = json.loads(evaluate(['{"function":"alphabet.list"}'])[0])["result"]["alphabets"]
    asked = [json.dumps({"function": "alphabet.deal", "alphabet": alphabet["id"], "seed": str(seed)})
             for alphabet in listed for seed in range(20)]
    for line, answer in zip(asked, evaluate(asked)):
        for question in json.loads(answer)["result"]["questions"]:
            for mark in "- ":
                told = [choice for choice in question["choices"] if mark in choice]
                assert told != [question["answer"]], (line, question)


def test_the_deal_of_the_house():
    """The line that the documentation shows: 26 questions, the same every time."""
    line = '{"function":"alphabet.deal","alphabet":"lapd","seed":"7"}'
    once, again = evaluate([line, line])
    assert once == again
    questions = json.loads(once)["result"]["questions"]
    assert len(questions) == 26
    words = dict(A="Adam", B="Boy", C="Charles", K="King", X="X-ray", Z="Zebra")
    for question in questions:
        if question["letter"] in words:
            assert question["answer"] == words[question["letter"]]
        assert all(choice[0] == question["letter"] for choice in question["choices"])


def test_what_comes_in_badly_is_answered_and_the_next_line_too():
    lines = [b'{"function":"alphabet.deal","alphabet":"klingon","seed":"7"}', b'{"function":', b"", b"\x00", b"\xff\xfe",
             b'{"function":"text.fold","text":"' + b"x" * (10 << 20) + b'"}', b"[" * 100,
             b'{"function":"text.equal","language":"de","a":"DIE STRASSE","b":"die Stra\xc3\x9fe"}']
    out = subprocess.run([ROOT / ".build/release/pipit", "eval"], input=b"\n".join(lines), capture_output=True, check=True).stdout
    answers = [json.loads(line) for line in out.splitlines()]
    assert len(answers) == len(lines)
    for answer in answers[:-1]:
        assert answer["error"]["code"] and answer["error"]["message"], answer
    assert answers[-1] == {"result": {"equal": True}}
