"""FEATURES.md names the test that holds each feature; a test it names must be there."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[1]
TABLE = ROOT / "FEATURES.md"


def rows():
    """The cells of each row of each table, without its head."""
    cells = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in TABLE.read_text().splitlines()
        if line.lstrip().startswith("|")
    ]
    return [row for row in cells if row[0].lower() != "what" and not set(row[0]) <= set(":- ")]


def swift_tests():
    """The name of every function marked @Test."""
    return {
        name
        for folder in ("Core", "Activities", "App", "Hosts")
        for path in (ROOT / folder).rglob("Tests/**/*.swift")
        for name in re.findall(r"@Test\b.*?\bfunc\s+`?([^(`<]+)", path.read_text(), re.DOTALL)
    }


def python_tests():
    """Every test of a Python file, as `file.py::test`."""
    return {
        f"{path.name}::{name}"
        for path in (ROOT / "Tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
    }


def test_every_row_names_tests_that_exist():
    known = swift_tests() | python_tests()
    wrong = []
    for row in rows():
        assert len(row) == 3, f"a row of FEATURES.md has three cells, what, where and test: {row}"
        named = [name.removesuffix("()") for name in re.split(r"[\s,`]+", row[2]) if name]
        if not named:
            wrong.append(f"{row[0]}: names no test")
        wrong += [f"{row[0]}: there is no test {name}" for name in named if name not in known]
    assert wrong == []


def test_the_table_is_read():
    assert len(rows()) > 0
    assert len(swift_tests()) > 0
