"""The data files say what S6 says, and what the rules understand.

Read with the plain reader of PyYAML; the strict one of the program has tests of its own.
"""

from __future__ import annotations

from dataclasses import fields
from importlib.resources import files
from typing import Any

import yaml

from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.persons import SOURCES, Catalogue, Person, Victory
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, MODES, Rulings
from tolerance_game.games.schisma.rules.steps import PLACES, Chosen, Every, Step, This, Whom
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.games.schisma.rules.verbs import VERB_IDS

from .catalogue import CATALOGUE


def read(name: str) -> Any:
    text = (files("tolerance_game.games.schisma") / "data" / name).read_text(encoding="utf-8")
    return yaml.safe_load(text)


def step_of(data: dict[str, Any]) -> Step:
    whom: Whom
    if data.get("this"):
        whom = This()
    elif "every" in data:
        whom = Every(**data["every"])
    else:
        chosen = dict(data["chosen"])
        whom = Chosen(**{**chosen, "factions": tuple(chosen.get("factions", ()))})
    assert set(data) <= {"verb", "lands", "this", "every", "chosen"}
    assert ("lands" in data) == (data["verb"] in ("pull", "push"))
    return Step(data["verb"], whom, data.get("lands", 1))


def test_persons_are_those_of_the_rules() -> None:
    """S1.2, S5.1, S6."""
    persons = []
    for id, data in read("persons.yaml")["persons"].items():
        assert set(data) - {"victories"} == {"name", "faction", "expansion", "source", "petition"}
        assert set(data["name"]) == {"en", "de"}
        persons.append(
            Person(
                id,
                data["faction"],
                tuple(step_of(step) for step in data["petition"]),
                data["expansion"],
                data["source"]["figure"],
                data["source"]["petition"],
                tuple(
                    Victory(
                        tuple(one["own"]), tuple(one.get("opposite", ())), one["wins"] == "opponent"
                    )
                    for one in data.get("victories", ())
                ),
            )
        )
    assert Catalogue(tuple(persons)) == CATALOGUE


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
