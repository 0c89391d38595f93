"""What the courses have to say can be said: by the server's voice, in letters that it reads.

Given letters that it cannot read espeak-ng says their English names and reports nothing, but it marks
the change of language in what it prints: `(en)`.
"""

import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[1]
COURSES = sorted(path.name for path in (ROOT / "Content/Courses").iterdir() if path.is_dir())
# The script that is read where it is not the usual one, and the names of espeak-ng's voices.
READINGS = {"ja": "ja-Hrkt", "zh": "zh-Latn-pinyin"}
VOICES = {"en": "en-us", "fr": "fr-fr", "zh": "cmn-latn-pinyin"}
FIELD = re.compile(r"^ +(?:- )?(id|into|prompt|answer|ja-Hrkt|zh-Latn-pinyin): (.*)$")


def sentences(course):
    """The sentences in the language that the course teaches, as its voice reads them."""
    language, learner = course.split("-from-")
    found = []

    def end(exercise):
        if "answer" not in exercise:
            return
        is_read = exercise.get("into") == learner
        text = exercise.get(READINGS.get(language), "") if language in READINGS else \
            exercise["prompt" if is_read else "answer"]
        assert text, f"{course}: {exercise['id']} has no reading"
        found.append(text)

    for file in sorted((ROOT / "Content/Courses" / course).glob("*.yaml")):
        exercise = {}
        for line in file.read_text().splitlines():
            match = FIELD.match(line)
            if not match:
                continue
            name, value = match.groups()
            if name == "id":
                end(exercise)
                exercise = {}
            exercise[name] = value.strip().strip("\"'")
        end(exercise)
    return found


@pytest.mark.parametrize("course", COURSES)
def test_no_sentence_falls_back_to_english(course):
    language = course.split("-from-")[0]
    texts = sentences(course)
    assert texts
    printed = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "--stdin", "-v", VOICES.get(language, language)],
        input="\n\n".join(texts), capture_output=True, text=True, check=True).stdout
    assert printed.strip()
    assert [line for line in printed.splitlines() if "(" in line] == []
