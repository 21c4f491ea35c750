"""The prizes and rulings from their data files, and options from plain values and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Final

from tolerance_game.core.errors import Malformed, Reason
from tolerance_game.core.game import OptionValues
from tolerance_game.storage.data.digests import digest
from tolerance_game.storage.data.languages import by_language
from tolerance_game.storage.data.merging import Changes
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.rulings import Ruling, read_rulings
from tolerance_game.storage.data.strict_yaml import Node

from .rules import SEATS, VALUES, Options, Prize, Rulings, start

PRIZES: Final = "prizes.yaml"
RULESETS: Final = "rulesets.yaml"
FILES: Final = (PRIZES, RULESETS)
CHANGES: Final = {
    PRIZES: Changes("prizes", ()),
    RULESETS: Changes("rulings", ("paragraph", "values", "source", "book")),
}

IDS: Final = ("crown", "sword", "ring", "goblet", "coin")
HIGHEST: Final = 99

OPTIONS: Final[Mapping[str, OptionValues]] = {"seats": SEATS}
LISTS: Final = ()
RULINGS: Final = VALUES


@dataclass(frozen=True)
class Data:
    """The prizes, what they are called, and what may be agreed on."""

    material: tuple[Prize, ...]
    names: Mapping[str, Mapping[str, str]]
    """The names of the prizes by language."""
    rulings: tuple[Ruling, ...]

    @cached_property
    def figures(self) -> dict[str, object]:
        """What a game is played with, as the files write it."""
        return {"prizes": {prize.id: {"points": prize.points} for prize in self.material}}

    @cached_property
    def digest(self) -> str:
        """Names the figures a game was played with."""
        return digest(self.figures)


def read(trees: Mapping[str, Node], faults: FaultList) -> Data:
    """The data from the trees of the files; what is wrong is noted."""
    prizes = faults.entry(trees[PRIZES]).fields(("prizes",))["prizes"].fields(IDS, what="id")
    of_prize = {prize: prizes[prize].fields(("name", "points")) for prize in IDS}
    rulings = faults.entry(trees[RULESETS]).fields(("rulings",))["rulings"]
    return Data(
        tuple(Prize(prize, of_prize[prize]["points"].number(1, HIGHEST)) for prize in IDS),
        {prize: by_language(of_prize[prize]["name"]) for prize in IDS},
        read_rulings(rulings, VALUES),
    )


def options_from(values: Mapping[str, object], data: Data) -> Options:
    """The options from plain values; what is left out has its default. Raises Malformed."""
    rulings = values.get("rulings", {})
    seats = values.get("seats", 2)
    known = isinstance(rulings, Mapping) and set(rulings) <= set(VALUES)
    if not known or not set(values) <= {"seats", "rulings"} or not isinstance(seats, int):
        raise Malformed(Reason("goofspiel.options", {"text": str(values)[:80]}, "G1"))
    assert isinstance(rulings, Mapping)
    agreed = {ruling.id: str(rulings.get(ruling.id, ruling.default)) for ruling in data.rulings}
    options = Options(data.material, seats, Rulings(**agreed))
    start(options)
    return options


def options_as_json(options: Options) -> dict[str, object]:
    """The options as plain JSON values, for the header of a record."""
    return {"seats": options.seats, "rulings": asdict(options.rulings)}


def seats_of(options: Options) -> int:
    """How many play."""
    return options.seats
