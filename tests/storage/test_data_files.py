"""Faults that only the built-in files themselves could have."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import tolerance_game
from tolerance_game.games.schisma.reading import read as read_schisma
from tolerance_game.games.schisma.reading import read_persons
from tolerance_game.games.tolerance.reading import read_cards, read_roles
from tolerance_game.games.tolerance.rules.ruleset import VALUES
from tolerance_game.storage.data.catalogue import built_in_file, built_in_files
from tolerance_game.storage.data.faults import FAULTS, Fault
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.rulings import read_rulings
from tolerance_game.storage.data.strict_yaml import Node, load, parse


def trees() -> dict[str, Node]:
    return {name: load(built_in_file(name)) for name in built_in_files()}


def changed(name: str, old: str, new: str) -> Node:
    text = built_in_file(name).read_text(encoding="utf-8")
    assert re.search(old, text), "the built-in file has changed: adapt the test"
    node, faults = parse(re.sub(old, new, text, count=1).encode(), name)
    assert faults == ()
    assert node is not None
    return node


def read_all_cards(node: Node, sheet: FaultList) -> object:
    return read_cards(node, sheet)


def read_all_roles(node: Node, sheet: FaultList) -> object:
    return read_roles(node, sheet)


def read_all_persons(node: Node, sheet: FaultList) -> object:
    return read_persons(node, sheet)


def read_the_board(node: Node, sheet: FaultList) -> object:
    others = {name.removeprefix("schisma/"): tree for name, tree in trees().items()}
    return read_schisma({**others, "board.yaml": node}, sheet)


def read_the_rulings(node: Node, sheet: FaultList) -> object:
    return read_rulings(sheet.entry(node).mapping()["rulings"], VALUES)


CARDS, ROLES = "tolerance/cards.yaml", "tolerance/roles.yaml"
RULINGS, BOARD = "tolerance/rulesets.yaml", "schisma/board.yaml"
PERSONS = "schisma/persons.yaml"


@pytest.mark.parametrize(
    ("read", "name", "old", "new", "expected"),
    [
        (
            read_all_cards,
            CARDS,
            r"  nobles-3:\n(    .*\n)+",
            "",
            [("fault.missing_id", "", "", ("nobles-3",), "")],
        ),
        (
            read_all_cards,
            CARDS,
            "rank: 2\n",
            "rank: 3\n",
            [("fault.differs", "nobles-2.rank", "3", ("2",), "")],
        ),
        (
            read_all_cards,
            CARDS,
            "suit: clergy\n",
            "suit: nobles\n",
            [("fault.differs", "clergy-1.suit", "nobles", ("clergy",), "")],
        ),
        (
            read_all_cards,
            CARDS,
            "reign: 2\n",
            "reign: 1\n",
            [("fault.differs", "wild-14b.reign", "1", ("2",), "")],
        ),
        (
            read_all_cards,
            CARDS,
            "    reign: 3\n",
            "",
            [("fault.missing_key", "wild-14c", "", ("reign",), "")],
        ),
        (
            read_all_cards,
            CARDS,
            "option: second_plague",
            "option: second_plage",
            [("fault.differs", "wild-1b.option", "second_plage", ("second_plague",), "")],
        ),
        (
            read_all_cards,
            CARDS,
            "source: {name: house}",
            "source: {name: hous}",
            [
                (
                    "fault.unknown_name",
                    "nobles-3.source.name",
                    "hous",
                    ("book", "review", "house"),
                    "house",
                )
            ],
        ),
        (
            read_all_cards,
            CARDS,
            r"sources: \{suit: book, ",
            "sources: {",
            [("fault.missing_key", "sources", "", ("suit",), "")],
        ),
        (
            read_all_roles,
            ROLES,
            r"      dead: \{catholic: -2, protestant: 2\}\n",
            "",
            [("fault.missing_key", "bertram.mary", "", ("dead",), "")],
        ),
        (
            read_all_roles,
            ROLES,
            "  patchwork:\n",
            "  patchwrok:\n",
            [
                (
                    "fault.unknown_id",
                    "patchwrok",
                    "patchwrok",
                    (
                        *("bertram", "ned", "pierre", "george"),
                        *("juba", "margaret", "gregory", "patchwork"),
                    ),
                    "patchwork",
                ),
                ("fault.missing_id", "", "", ("patchwork",), ""),
            ],
        ),
        (
            read_the_rulings,
            RULINGS,
            r"\[rank, estate\]",
            "[rank, suit]",
            [("fault.unknown_name", "satyr.values[2]", "suit", ("estate",), "")],
        ),
        (
            read_the_rulings,
            RULINGS,
            r"\[rank, estate\]",
            "[rank]",
            [("fault.expected_length", "satyr.values", "1", (), "")],
        ),
        (
            read_the_board,
            BOARD,
            "id: nice",
            "id: genoa",
            [("fault.differs", "lands[2].id", "genoa", ("nice",), "")],
        ),
        (
            read_the_board,
            BOARD,
            ", paragraph: S2.4",
            "",
            [("fault.missing_key", "actions[3]", "", ("paragraph",), "")],
        ),
        (
            read_all_persons,
            PERSONS,
            "expansion: true",
            "expansion: false",
            [
                (
                    "fault.faction_base",
                    "preacher.faction",
                    "inquisitor, preacher",
                    ("inquisitor",),
                    "",
                )
            ],
        ),
    ],
)
def test_a_fault_in_a_built_in_file(
    read: Callable[[Node, FaultList], object],
    name: str,
    old: str,
    new: str,
    expected: list[tuple[str, str, str, tuple[str, ...], str]],
) -> None:
    sheet = FaultList()
    read(changed(name, old, new), sheet)

    def told(fault: Fault) -> tuple[str, str, str, tuple[str, ...], str]:
        return fault.id, fault.key, fault.found, fault.expected, fault.nearest

    assert [told(fault) for fault in sheet.faults] == expected
    assert {fault.file for fault in sheet.faults} == {name}
    assert all(fault.line for fault in sheet.faults)


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
