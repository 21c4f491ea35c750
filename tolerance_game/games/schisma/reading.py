"""Persons, names and rulings of Schisma, read from their trees and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tolerance_game.core.game import OptionValues
from tolerance_game.storage.data.digests import digest
from tolerance_game.storage.data.languages import by_language
from tolerance_game.storage.data.merging import OWNER, Changes
from tolerance_game.storage.data.reading import Entry, FaultList, Fields
from tolerance_game.storage.data.rulings import (
    SOURCES,
    Ruling,
    read_ruling,
    read_rulings,
    with_defaults,
)
from tolerance_game.storage.data.strict_yaml import Node

from .rules.moves import ACTIONS
from .rules.persons import FACTIONS, PersonCard, PersonCatalogue, Victory
from .rules.ruleset import ALLOWED, MODES, Options, as_json, from_json
from .rules.track import LANDS
from .steps_reading import PERSONS, read_petition, step_as_data

FILES: Final = ("persons.yaml", "board.yaml", "rulesets.yaml")
CHANGES: Final = {
    "persons.yaml": Changes("persons", ("expansion", "source")),
    "rulesets.yaml": Changes("rulings", ("paragraph", "values", "source", "book")),
}
"""The files that an owner's folder may hold, and what each may change."""

OPPONENT: Final = "opponent"
WINNERS: Final = ("you", OPPONENT)
"""Who wins by a condition: the player whose congregation has its person, or the opponent."""

OPTIONS: Final[Mapping[str, OptionValues]] = {"persons": MODES}
LISTS: Final = ("chosen",)
RULINGS: Final[Mapping[str, OptionValues]] = ALLOWED

Names = Mapping[str, Mapping[str, str]]
"""Names by id and language."""


@dataclass(frozen=True)
class SchismaData:
    """The persons of Schisma, the names, and the rulings on what its book leaves open."""

    material: PersonCatalogue
    names: Names
    """The names of the persons."""
    lands: Names
    actions: Names
    rulings: tuple[Ruling, ...]
    persons: Ruling
    """S5.2: how it is settled who plays."""

    @cached_property
    def figures(self) -> dict[str, object]:
        """All figures of a game as plain values, by the tables of `CHANGES`; no names."""
        return {"persons": {person.id: _as_data(person) for person in self.material.persons}}

    @cached_property
    def digest(self) -> str:
        """Names the figures a game was played with; names and sources do not count."""
        return digest(self.figures)


def options_from(values: Mapping[str, object], data: SchismaData) -> Options:
    """The options from plain values; a ruling that is left out has the default of the data.

    Raises Malformed for impossible options.
    """
    return from_json(with_defaults(values, data.rulings), data.material)


def options_as_json(options: Options) -> dict[str, object]:
    """The options as plain values, without the persons' figures."""
    return as_json(options)


def seats_of(_options: Options) -> int:
    """How many play: the two popes."""
    return 2


def read(trees: Mapping[str, Node], faults: FaultList) -> SchismaData:
    """The data of Schisma from the trees of its files; mistakes are noted in `faults`."""
    people, names = read_persons(trees["persons.yaml"], faults)
    table = faults.entry(trees["board.yaml"]).fields(("lands", "actions"))
    top = faults.entry(trees["rulesets.yaml"]).fields(("rulings", "persons"))
    return SchismaData(
        material=PersonCatalogue(people),
        names=names,
        lands=_read_names(table["lands"], LANDS, ()),
        actions=_read_names(table["actions"], ACTIONS, ("paragraph",)),
        rulings=read_rulings(top["rulings"], ALLOWED),
        persons=read_ruling(top["persons"], "persons", MODES),
    )


def _read_names(entry: Entry, known: tuple[str, ...], more: tuple[str, ...]) -> Names:
    """The names of a list whose ids and order are fixed in the code."""
    names: dict[str, Mapping[str, str]] = {}
    for value, thing in zip(entry.values(len(known), len(known)), known, strict=False):
        fields = value.fields(("id", *more, "name"))
        fields["id"].must_be(thing)
        for name in more:
            fields[name].text()
        names[thing] = by_language(fields["name"])
    return names


def read_persons(tree: Node, sheet: FaultList) -> tuple[tuple[PersonCard, ...], Names]:
    """All persons and their names. Each faction has exactly one person in the base game."""
    top = sheet.entry(tree).fields(("persons",))
    before = len(sheet.faults)
    fields = top["persons"].as_list_of_ids().fields(PERSONS, what="id")
    read = [_read_person(fields[person], person) for person in PERSONS if person in fields]
    persons = tuple(person for person, _ in read)
    if len(sheet.faults) == before:  # else some factions are not what the file says
        _check_factions(persons, fields, top["persons"])
    return persons, {person.id: names for person, names in read}


def _check_factions(persons: tuple[PersonCard, ...], fields: Fields, table: Entry) -> None:
    for faction in FACTIONS:
        base = [one.id for one in persons if one.faction == faction and not one.expansion]
        if len(base) != 1:
            strange = [person for person in base if person != faction]
            place = fields[strange[0]].mapping()["faction"] if strange else table
            place.note("fault.faction_base", found=", ".join(base), expected=(faction,))


def _read_person(entry: Entry, person: str) -> tuple[PersonCard, Mapping[str, str]]:
    """One person, and its names."""
    fields = entry.fields(("name", "faction", "expansion", "source", "petition"), ("victories",))
    source = fields["source"].fields(("figure", "petition"))
    petition = read_petition(fields["petition"])
    builtin = fields["source"].file

    def told(figure: str, place: Entry) -> str:
        from_data = source[figure].name(SOURCES)
        return from_data if place.file in (builtin, "") else OWNER

    faction = fields["faction"].name(FACTIONS)
    victories = fields["victories"].values() if "victories" in fields else ()
    return PersonCard(
        id=person,
        faction=faction,
        petition=petition,
        expansion=fields["expansion"].truth(),
        figure_source=told("figure", fields["faction"]),
        petition_source=told("petition", fields["petition"]),
        victories=tuple(_read_victory(victory, faction) for victory in victories),
    ), by_language(fields["name"])


def _read_victory(entry: Entry, faction: str) -> Victory:
    """S4.1: a victory condition of a person; `own` must include the person's faction."""
    fields = entry.fields(("wins", "own"), ("opposite",))
    own = fields["own"].names(FACTIONS, shortest=1)
    if own and faction not in own:
        fields["own"].note("fault.missing_id", expected=(faction,))
    return Victory(
        own=own,
        opposite=fields["opposite"].names(FACTIONS) if "opposite" in fields else (),
        for_opponent=fields["wins"].name(WINNERS) == OPPONENT,
    )


def _as_data(person: PersonCard) -> dict[str, object]:
    """The figures of a person, without those that have their default."""
    values: dict[str, object] = {
        "faction": person.faction,
        "petition": [step_as_data(step) for step in person.petition],
    }
    if person.victories:
        values["victories"] = [_victory_as_data(victory) for victory in person.victories]
    return values


def _victory_as_data(victory: Victory) -> dict[str, object]:
    you, opponent = WINNERS
    values: dict[str, object] = {
        "wins": opponent if victory.for_opponent else you,
        "own": list(victory.own),
    }
    return {**values, "opposite": list(victory.opposite)} if victory.opposite else values
