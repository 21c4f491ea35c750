"""A digest changes exactly when the meaning does."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tolerance_game.storage.data.catalogue import built_in_file, load_catalogue
from tolerance_game.storage.data.digests import digest, is_digest


def test_a_digest_is_the_same_wherever_it_is_made() -> None:
    # sha256 of {"name":"a","size":2}, by sha256sum
    assert digest({"size": 2, "name": "a"}) == "ced28a8d62ce30c7"


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ({"a": 1}, {"a": 2}),
        ([1, 2], [2, 1]),
        (["a"], "a"),
        ([1], ["1"]),
        ([1], [True]),
        (["ab", "c"], ["a", "bc"]),
        ({"a": None}, {}),
    ],
)
def test_another_meaning(left: object, right: object) -> None:
    assert digest(left) != digest(right)


@pytest.mark.parametrize("name", ["", "2e87803bdbf9a9d", "2E87803BDBF9A9D5", "../x", None, 7, []])
def test_what_is_no_digest(name: object) -> None:
    assert is_digest(digest({}))
    assert not is_digest(name)


def rewritten(tmp_path: Path, file: str, change: Callable[[str], str]) -> Path:
    """A folder with a changed copy of what may be changed in a built-in file."""
    text = built_in_file(file).read_text(encoding="utf-8")
    for fixed in ("sources", "source", "suit", "rank", "reign", "option", "expansion"):
        text = re.sub(rf"^ *{fixed}: .*\n", "", text, flags=re.MULTILINE)
    changed = change(text)
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(changed, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text,
        lambda text: (
            "# said otherwise\n" + text.replace("\n  nobles-2:", "\n\n  # two\n  nobles-2:")
        ),
        lambda text: text.replace("Lawyer", '"Lawyer"').replace("affiliation:", "'affiliation':"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("    piety: 0\n    money: 2\n", "    money: 2\n    piety: 0\n"),
        lambda text: text.replace("money: 2\n", "money: 2\n    guild: false\n", 1),
    ],
    ids=["copied", "comments", "quotes", "line ends", "order", "defaults"],
)
def test_writing_otherwise_changes_no_digest(tmp_path: Path, change: Callable[[str], str]) -> None:
    ours = load_catalogue()
    theirs = load_catalogue(rewritten(tmp_path, "tolerance/cards.yaml", change))
    assert theirs.of("tolerance").digest == ours.of("tolerance").digest
    assert theirs.of("schisma").digest == ours.of("schisma").digest
    assert theirs.digest != ours.digest, "the sources of the figures are the owner's now"


@pytest.mark.parametrize(
    ("file", "old", "new", "game"),
    [
        ("tolerance/cards.yaml", "piety: 0", "piety: 1", "tolerance"),
        ("tolerance/cards.yaml", "money: -2", "money: -1", "tolerance"),
        ("tolerance/cards.yaml", "affiliation: catholic", "affiliation: prevailing", "tolerance"),
        ("tolerance/cards.yaml", "[{tax: every card}]", "[{piety: every card}]", "tolerance"),
        ("tolerance/cards.yaml", "[nobles, peasants]", "[peasants, nobles]", "tolerance"),
        ("tolerance/cards.yaml", "german: [{convert: catholic}]", "german: []", "tolerance"),
        ("tolerance/roles.yaml", "guild: [0, -4]", "guild: [0, -3]", "tolerance"),
        ("tolerance/roles.yaml", "dead: {catholic: -2", "dead: {catholic: -1", "tolerance"),
        ("tolerance/roles.yaml", "end: {money: 2", "end: {money: 3", "tolerance"),
        ("schisma/persons.yaml", "lands: 2", "lands: 3", "schisma"),
        ("schisma/persons.yaml", "up_to: true", "up_to: false", "schisma"),
        ("schisma/persons.yaml", "others: false", "others: true", "schisma"),
        ("schisma/persons.yaml", "faction: noble}", "faction: knight}", "schisma"),
    ],
)
def test_another_figure_changes_the_digest_of_its_game(
    tmp_path: Path, file: str, old: str, new: str, game: str
) -> None:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    ours = load_catalogue()
    theirs = load_catalogue(rewritten(tmp_path, file, change))
    assert (theirs.of("tolerance").digest != ours.of("tolerance").digest) == (game == "tolerance")
    assert (theirs.of("schisma").digest != ours.of("schisma").digest) == (game == "schisma")
    assert theirs.digest != ours.digest


def test_a_name_is_no_figure(tmp_path: Path) -> None:
    def change(text: str) -> str:
        return text.replace("Rechtsgelehrter", "Anwalt")

    ours = load_catalogue()
    theirs = load_catalogue(rewritten(tmp_path, "tolerance/cards.yaml", change))
    assert theirs.of("tolerance").digest == ours.of("tolerance").digest
    (tmp_path / "tolerance/cards.yaml").unlink()
    same = load_catalogue(rewritten(tmp_path, "tolerance/cards.yaml", lambda text: text))
    assert theirs.digest != same.digest
    assert theirs.overrides != same.overrides
