"""Faults that only the built-in files themselves could have."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tolerance_game
from tests.rows import rows
from tolerance_game.games.schisma.reading import read as read_schisma
from tolerance_game.games.schisma.reading import read_persons
from tolerance_game.games.tolerance.reading import read_cards, read_roles
from tolerance_game.games.tolerance.rules.ruleset import VALUES
from tolerance_game.storage.data.catalogue import built_in_file, built_in_files
from tolerance_game.storage.data.faults import FAULTS
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.rulings import read_rulings
from tolerance_game.storage.data.strict_yaml import Node, load, parse

from .faults_as_text import fault


def trees() -> dict[str, Node]:
    return {name: load(built_in_file(name)) for name in built_in_files()}


def changed(name: str, old: str, new: str) -> Node:
    text = built_in_file(name).read_text(encoding="utf-8")
    assert re.search(old, text), "the built-in file has changed: adapt the test"
    node, faults = parse(re.sub(old, new, text, count=1).encode(), name)
    assert faults == ()
    assert node is not None
    return node


def read_the_board(node: Node, sheet: FaultList) -> object:
    others = {name.removeprefix("schisma/"): tree for name, tree in trees().items()}
    return read_schisma({**others, "board.yaml": node}, sheet)


def read_the_rulings(node: Node, sheet: FaultList) -> object:
    return read_rulings(sheet.entry(node).mapping()["rulings"], VALUES)


READERS = {
    "tolerance/cards.yaml": read_cards,
    "tolerance/roles.yaml": read_roles,
    "tolerance/rulesets.yaml": read_the_rulings,
    "schisma/board.yaml": read_the_board,
    "schisma/persons.yaml": read_persons,
}
ROLES = ("bertram", "ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork")

# What is put in place of what in which file, and the faults that are told.
CASES = rows(r"""
tolerance/cards.yaml `  nobles-3:\n(    .*\n)+` ``
  missing_id; known nobles-3
tolerance/cards.yaml `rank: 2\n` `rank: 3\n`
  differs nobles-2.rank: 3; known 2
tolerance/cards.yaml `suit: clergy\n` `suit: nobles\n`
  differs clergy-1.suit: nobles; known clergy
tolerance/cards.yaml `reign: 2\n` `reign: 1\n`
  differs wild-14b.reign: 1; known 2
tolerance/cards.yaml `    reign: 3\n` ``
  missing_key wild-14c; known reign
tolerance/cards.yaml `option: second_plague` `option: second_plage`
  differs wild-1b.option: second_plage; known second_plague
tolerance/cards.yaml `source: {name: house}` `source: {name: hous}`
  unknown_name nobles-3.source.name: hous; known book|review|house; near house
tolerance/cards.yaml `sources: \{suit: book, ` `sources: {`
  missing_key sources; known suit
tolerance/roles.yaml `      dead: \{catholic: -2, protestant: 2\}\n` ``
  missing_key bertram.mary; known dead
tolerance/roles.yaml `  patchwork:\n` `  patchwrok:\n`
  unknown_id patchwrok: patchwrok; known ROLES; near patchwork
  missing_id; known patchwork
tolerance/rulesets.yaml `\[rank, estate\]` `[rank, suit]`
  unknown_name satyr.values[2]: suit; known estate
tolerance/rulesets.yaml `\[rank, estate\]` `[rank]`
  expected_length satyr.values: 1
schisma/board.yaml `id: nice` `id: genoa`
  differs lands[2].id: genoa; known nice
schisma/board.yaml `, paragraph: S2.4` ``
  missing_key actions[3]; known paragraph
schisma/persons.yaml `expansion: true` `expansion: false`
  faction_base preacher.faction: inquisitor, preacher; known inquisitor
""")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_fault_in_a_built_in_file(case: tuple[str, ...]) -> None:
    name, old, _, new = (part.replace(r"\n", "\n") for part in case[0][:-1].split("`"))
    name = name.strip()
    sheet = FaultList()
    READERS[name](changed(name, old, new), sheet)
    expected = [fault(text, {"ROLES": ROLES}) for text in case[1:]]
    for one in expected:
        one.pop("low"), one.pop("high")
    assert [{key: getattr(found, key) for key in expected[0]} for found in sheet.faults] == expected
    assert {found.file for found in sheet.faults} == {name}
    assert all(found.line for found in sheet.faults)


def test_the_code_and_the_table_know_the_same_faults() -> None:
    used = set()
    for path in Path(tolerance_game.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        table = path.name == "faults.py"
        for item in ast.walk(tree):
            if isinstance(item, ast.Constant) and isinstance(item.value, str) and not table:
                used |= set(re.findall(r"^fault\.[a-z0-9_.]+$", item.value))
    put_together = {"unknown_key", "unknown_id", "missing_key", "missing_id"}
    used -= {"fault.unknown_", "fault.missing_"}
    assert used | {f"fault.{name}" for name in put_together} == set(FAULTS)
