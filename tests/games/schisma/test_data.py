"""The data files say what S6 says, and what the rules understand.

Persons are read as the program reads them, rulings and the board with the plain reader of PyYAML.
"""

from __future__ import annotations

from dataclasses import fields
from importlib.resources import files
from typing import Any

import yaml

from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, MODES, Rulings
from tolerance_game.games.schisma.rules.steps import PLACES, Chosen
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.games.schisma.rules.verbs import VERB_IDS
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.rulings import SOURCES

from .catalogue import CATALOGUE


def read(name: str) -> Any:
    text = (files("tolerance_game.games.schisma") / "data" / name).read_text(encoding="utf-8")
    return yaml.safe_load(text)


def test_persons_are_those_of_the_rules() -> None:
    """S1.2, S5.1, S6: as the strict reader takes them from the file."""
    assert load_catalogue().of("schisma").material == CATALOGUE
    for data in read("persons.yaml")["persons"].values():
        assert set(data) - {"victories"} == {"name", "faction", "expansion", "source", "petition"}
        assert set(data["name"]) == {"en", "de"}


def test_words_of_steps_are_known() -> None:
    """S6."""
    for person in CATALOGUE.persons:
        assert {person.figure_source, person.petition_source} <= set(SOURCES)
        for step in person.petition:
            assert step.verb in VERB_IDS
            assert not isinstance(step.whom, Chosen) or step.whom.place in PLACES


def test_rulings_are_those_of_the_rules() -> None:
    """S2.7, S2.9, S3.2, S4.1, S6: the values and defaults of the code."""
    data = read("rulesets.yaml")
    found = {id: tuple(ruling["values"]) for id, ruling in data["rulings"].items()}
    assert found == ALLOWED
    for item in fields(Rulings):
        assert data["rulings"][item.name]["default"] == getattr(Rulings(), item.name)
        assert found[item.name][0] == getattr(Rulings(), item.name)
    assert tuple(data["persons"]["values"]) == MODES


def test_board_is_that_of_the_rules() -> None:
    """S1.1, S2.2 to S2.5."""
    data = read("board.yaml")
    assert tuple(land["id"] for land in data["lands"]) == LANDS
    assert tuple(action["id"] for action in data["actions"]) == ACTIONS
