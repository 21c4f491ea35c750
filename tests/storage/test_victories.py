"""Victory conditions in the data of a person: read strictly."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from tolerance_game.games.schisma.reading import read_persons
from tolerance_game.games.schisma.rules.congregation import BOOK
from tolerance_game.games.schisma.rules.persons import PersonCard, PersonCatalogue, Victory
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import load

SHIPPED = (files("tolerance_game.games.schisma") / "data" / "persons.yaml").read_text(
    encoding="utf-8"
)
CONDITION = "{wins: you, own: [noble], opposite: [knight]}"


def read(folder: Path, condition: str) -> tuple[tuple[PersonCard, ...], FaultList]:
    path = folder / "persons.yaml"
    assert CONDITION in SHIPPED
    path.write_text(SHIPPED.replace(CONDITION, condition), encoding="utf-8")
    sheet = FaultList()
    return read_persons(load(path, "persons.yaml"), sheet)[0], sheet


def test_a_condition_is_read_as_it_stands(tmp_path: Path) -> None:
    people, sheet = read(tmp_path, "{wins: opponent, own: [noble, bishop], opposite: [cardinal]}")
    assert not sheet.faults
    first = next(person for person in people if person.id == "noble").victories[0]
    assert first == Victory(("noble", "bishop"), ("cardinal",), for_opponent=True)


@pytest.mark.parametrize(
    ("condition", "fault"),
    [
        ("{wins: me, own: [noble]}", "fault.unknown_name"),
        ("{own: [noble]}", "fault.missing_key"),
        ("{wins: you, own: []}", "fault.expected_length"),
        ("{wins: you, own: [noble, noble]}", "fault.repeated"),
        ("{wins: you, own: [pope]}", "fault.unknown_name"),
        ("{wins: you, own: [knight]}", "fault.missing_id"),
        ("{wins: you, own: [noble], there: [knight]}", "fault.unknown_key"),
        ("{wins: you, own: [noble], opposite: knight}", "fault.expected_list"),
        ("nothing", "fault.expected_mapping"),
    ],
)
def test_a_faulty_condition_is_told(tmp_path: Path, condition: str, fault: str) -> None:
    _people, sheet = read(tmp_path, condition)
    assert fault in {found.id for found in sheet.faults}


def test_other_conditions_are_other_figures() -> None:
    data = load_catalogue().of("schisma")
    assert data.material.victories == tuple(BOOK)
    bare = PersonCatalogue(tuple(replace(person, victories=()) for person in data.material.persons))
    assert replace(data, material=bare).digest != data.digest
