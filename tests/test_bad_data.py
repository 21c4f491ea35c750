"""Every kind of bad data, answered on the command line in both languages.

The rows are those an owner of the printed game may run into: file, line, key, what was expected,
what was found and the nearest known name, all faults at once, and bombs refused by limit.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tolerance_game.app import main

from .rows import rows

CARDS = "tolerance/cards.yaml"
ROLES = "tolerance/roles.yaml"
PERSONS = "schisma/persons.yaml"

LAUGHS = "a: &a [lol, lol]\nb: &b [*a, *a]\nc: &c [*b, *b]\ncards: *c\n"
MERGES = "x: &x {a: 1}\ncards:\n  nobles-1: {<<: *x}\n"

# File, content, English parts, German parts.
Row = tuple[str, bytes, tuple[str, ...], tuple[str, ...]]
TABLE = rows(r"""
truncated | tolerance/cards.yaml | cards:\n  nobles-1: {money: 3, piety
  cards.yaml, line 2
  cards.yaml, Zeile 2
no YAML | tolerance/cards.yaml | cards:\n - a\n b: c\n
  line 3
  Zeile 3
wrong type | tolerance/cards.yaml | cards:\n  nobles-1: {money: much}\n
  line 2 | nobles-1.money | from −9 to 9 | “much”
  Zeile 2 | nobles-1.money | „much“
out of range | tolerance/cards.yaml | cards:\n  nobles-1:\n    piety: 10\n
  line 3 | nobles-1.piety | from 0 to 9
  Zeile 3 | nobles-1.piety
a list for a number | tolerance/cards.yaml | cards: {nobles-1: {money: [1, 2]}}\n
  line 1 | nobles-1.money
  Zeile 1 | nobles-1.money
unknown key | tolerance/cards.yaml | cards:\n  nobles-1:\n    mony: 3\n
  line 3 | Did you mean “money”?
  Zeile 3 | „money“
unknown card | tolerance/cards.yaml | cards:\n  nobels-1: {money: 3}\n
  line 2 | Did you mean “nobles-1”?
  Zeile 2 | „nobles-1“
unknown suit | tolerance/cards.yaml | cards: {nobles-1: {effect: [{tax: {suits: [peasant]}}]}}\n
  line 1 | Did you mean “peasants”?
  Zeile 1 | „peasants“
unknown verb | tolerance/cards.yaml | cards:\n  nobles-1:\n    effect: [{tex: every card}]\n
  line 3 | Did you mean “tax”?
  Zeile 3 | „tax“
commoner's execution | tolerance/cards.yaml | cards:\n  nobles-1: {effect: [royal_execution]}\n
  line 2 | nobles-1.effect
  Zeile 2 | nobles-1.effect
unknown religion | tolerance/cards.yaml | cards:\n  nobles-1: {affiliation: catholik}\n
  line 2 | Did you mean “catholic”?
  Zeile 2 | „catholic“
half a worth | tolerance/roles.yaml | roles:\n  ned:\n    mary: {nobles: [1]}\n
  line 3 | ned.mary.nobles
  Zeile 3 | ned.mary.nobles
unknown ruling value | tolerance/rulesets.yaml | rulings:\n  satyr: {default: goat}\n
  line 2 | satyr.default | “goat”
  Zeile 2 | satyr.default | „goat“
unknown person | schisma/persons.yaml | persons:\n  bishopp: {name: {en: B}}\n
  line 2 | Did you mean “bishop”?
  Zeile 2 | „bishop“
duplicate key | tolerance/cards.yaml | cards:\n  nobles-1: {money: 1}\n  nobles-1: {money: 2}\n
  line 3 | nobles-1 | second time
  Zeile 3 | nobles-1 | zweiten Mal
tag | tolerance/cards.yaml | cards: !!python/none {}\n
  line 1
  Zeile 1
second document | tolerance/cards.yaml | cards: {}\n---\ncards: {}\n
  line 2
  Zeile 2
tab | tolerance/cards.yaml | cards:\n\tnobles-1: {money: 1}\n
  line 2 | tab
  Zeile 2 | Tab
unknown file | tolerance/card.yaml | cards: {}\n
  card.yaml | cards.yaml”
  card.yaml | cards.yaml“
""")


def row(told: tuple[str, ...]) -> tuple[str, Row]:
    (name, file, content), english, german = (line.split(" | ") for line in told)
    written = content.replace(r"\n", "\n").replace(r"\t", "\t").encode()
    return name, (file, written, tuple(english), tuple(german))


ROWS: dict[str, Row] = {
    **dict(map(row, TABLE)),
    "alias bomb": (CARDS, LAUGHS.encode(), ("line 1", "anchor"), ("Zeile 1", "Anker")),
    "merge bomb": (CARDS, MERGES.encode(), ("line 1", "anchor"), ("Zeile 1", "Anker")),
    "deep nesting": (CARDS, b"cards: " + b"[" * 100_000, ("32 levels",), ("32 Ebenen",)),
    "a huge number": (
        CARDS,
        b"cards: {nobles-1: {money: " + b"9" * 5_000 + b"}}\n",
        ("line 1", "nobles-1.money", "digits"),
        ("Zeile 1", "nobles-1.money", "Ziffern"),
    ),
    "NUL": (CARDS, b"cards:\n  a\0b: 1\n", ("line 2",), ("Zeile 2",)),
    "not UTF-8": (CARDS, b"cards:\n  nobles-1: {name: {en: \xff}}\n", ("line 2",), ("Zeile 2",)),
    "empty": (CARDS, b"", ("is empty",), ("leer",)),
}


@pytest.mark.parametrize("name", ROWS)
def test_bad_data_is_answered_in_both_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    file, content, english, german = ROWS[name]
    folder = tmp_path / "Meine Karten ü 日本"
    path = folder / file
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    for language, parts in (("en", english), ("de", german)):
        assert main(["--check-data", str(folder), "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        # A missing text is said as its id in brackets.
        assert "[fault" not in said.err
        for part in parts:
            assert part in said.err, said.err
    assert path.read_bytes() == content


def test_all_faults_are_told_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for file, content in (
        (CARDS, "cards:\n  nobles-1: {mony: 1, piety: x}\n  nobels-2: {}\n"),
        (ROLES, "roles:\n  nedd: {}\n"),
        (PERSONS, "persons: 7\n"),
    ):
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    assert main(["--check-data", str(tmp_path)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "5 faults in the data:"
    assert len(said) == 6


def test_a_folder_that_is_not_there_is_a_fault(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for language in ("en", "de"):
        assert main(["--check-data", str(tmp_path / "nowhere"), "--lang", language]) == 2
        assert "nowhere" in capsys.readouterr().err
