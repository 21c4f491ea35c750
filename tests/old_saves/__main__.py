"""Writes the sample files of the format of now: `python -m tests.old_saves`.

A folder that is there is never written again: what was released does not change any more. When a
format becomes a new one, this is run once, and the new folder goes into the repository.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, NamedTuple

from tolerance_game.core.record import FORMAT, Header, Moment, replay
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.digests import state_digest
from tolerance_game.storage.saves.save_lines import Writer, save_text
from tools.lab.contract import random_game

HERE = Path(__file__).parent
NOW = datetime(2026, 11, 18, 20, 15, 7, tzinfo=UTC)


class Sample(NamedTuple):
    """A file to be written."""

    name: str
    game: str
    values: dict[str, Any]
    moves: int | None
    """How many; None for a whole game."""
    header: Mapping[str, Any] = MappingProxyType({})
    owners: Mapping[str, str] = MappingProxyType({})
    """The files of an owner's folder that it is played with."""


EXPANSION = ["preacher", "guildmaster", "priest"]
SAMPLES = (
    Sample("tolerance-3-bertram.save", "tolerance", {"players": 3}, None),
    Sample(
        "tolerance-4-hidden.save",
        "tolerance",
        {"players": 4, "roles": "unique", "hidden_roles": True, "open_piles": True},
        77,
        {
            "players": ("person", "thumb", "person", "grab"),
            "seats": (
                {"person": "Jürgen"},
                {"player": "thumb", "name": "Mary"},
                {"person": "日本 😀"},
                {"player": "grab"},
            ),
        },
    ),
    Sample(
        "tolerance-5-chosen-german.save",
        "tolerance",
        {
            "players": 5,
            "roles": "chosen",
            "edition": "german",
            "plague_cards": 2,
            "devout": 3,
            "rulings": {
                "first_chooser": "asked",
                "satyr": "estate",
                "loans": "one_per_round",
                "piety_floor": "none",
            },
        },
        None,
    ),
    Sample("tolerance-4-undo.journal", "tolerance", {"players": 4}, 90, {"practice": True}),
    Sample("tolerance-5-begun.journal", "tolerance", {"players": 5}, 1),
    Sample("schisma-base.save", "schisma", {}, None),
    Sample(
        "schisma-expansion.save",
        "schisma",
        {"persons": "chosen", "chosen": EXPANSION},
        15,
        {"origin": {"what": "branch", "record": "schisma-base", "moves": 0}},
    ),
    Sample(
        "schisma-random-undo.journal",
        "schisma",
        {"persons": "random", "rulings": {"refill": "at_once", "end_check": "step"}},
        None,
        {"chance": ("settle x",), "origin": {"what": "deal", "record": "x", "moves": 0}},
    ),
)


SEALED = tuple(
    sample._replace(
        name=sample.name.replace(".", "-sealed."), header={**sample.header, "sealed": True}
    )
    for sample in SAMPLES
    if sample.name
    in ("tolerance-4-hidden.save", "tolerance-4-undo.journal", "schisma-random-undo.journal")
)
OTHER_FIGURES = {
    "tolerance/cards.yaml": (
        "cards:\n"
        "  nobles-8: {money: 4, piety: 0, affiliation: catholic}\n"
        "  clergy-10: {effect: [{kill_all: {suits: [wild]}}, {lose_piety: 2}]}\n"
        "  clergy-8: {guild: true, effect: {german: []}}\n"
    ),
    "tolerance/roles.yaml": "roles:\n  bertram: {mary: {guild: [3, 5]}, end: {money: 9}}\n",
    "schisma/persons.yaml": (
        "persons:\n"
        "  bishop: {petition: [{verb: push, lands: 1, chosen: {count: 2, up_to: true}}]}\n"
        "  knight: {victories: [{wins: opponent, own: [knight], opposite: [bishop, noble]}]}\n"
    ),
}
OWNERS = (
    Sample("tolerance-3-owner.save", "tolerance", {"players": 3}, None, owners=OTHER_FIGURES),
    Sample("tolerance-4-owner.journal", "tolerance", {"players": 4}, 99, owners=OTHER_FIGURES),
    Sample("schisma-owner.save", "schisma", {}, None, owners=OTHER_FIGURES),
    Sample("schisma-owner.journal", "schisma", {}, 9, owners=OTHER_FIGURES),
)


def main() -> int:
    """Writes those of the format of now; 1 when they are there."""
    return 0 if _write(FORMAT, (*SAMPLES, *SEALED, *OWNERS)) else 1


def _write(number: int, samples: Sequence[Sample]) -> bool:
    folder = HERE / f"format-{number}"
    if (folder / "expected.json").exists():
        print(f"{folder.name} is there and stays as it is", file=sys.stderr)
        return False
    folder.mkdir(exist_ok=True)
    expected = {}
    for sample in samples:
        header, moments = _play(sample)
        name = sample.name
        content = save_text(header, moments, NOW)
        if name.endswith(".journal"):
            content = b"".join(_with_undo(header, moments, undo="undo" in name))
        (folder / name).write_bytes(content)
        outcome = moments[-1].state.outcome
        expected[name] = {
            "moves": len(moments),
            "winners": list(outcome.winners) if outcome else None,
            "digest": state_digest(moments[-1].state),
        }
    text = json.dumps(expected, indent=2) + "\n"
    (folder / "expected.json").write_text(text, encoding="utf-8")
    return True


def _play(sample: Sample) -> tuple[Header, tuple[Moment, ...]]:
    values = dict(sample.values)
    if "chosen" in values:
        values["chosen"] = _one_of_each_faction(values["chosen"])
    with TemporaryDirectory() as folder:
        for name, text in sample.owners.items():
            path = Path(folder, name)
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        catalogue = load_catalogue(Path(folder))
    table = lay_table(sample.game, values, ("random",), 7, catalogue)
    played = random_game(table.game, table.options, Random(sample.name))
    moments = tuple(replay(table.game, table.options, played.moves[: sample.moves]))
    return replace(table.header, **sample.header), moments


def _one_of_each_faction(wanted: list[str]) -> list[str]:
    """Persons of the expansion, and those of the base game for the other factions."""
    material = load_catalogue().of("schisma").material
    taken = {material.faction_of[person] for person in wanted}
    return [*wanted, *(person for person in material.base() if person not in taken)]


def _with_undo(header: Header, moments: tuple[Moment, ...], *, undo: bool) -> Iterator[bytes]:
    """A journal; with `undo`, every seventh move is taken back together with the one before."""
    writer = Writer(header.game)
    yield writer.header(header)
    for moment in moments:
        yield writer.made(moment, NOW)
        if undo and moment.number % 7 == 0:
            yield writer.undone(moment.number - 2)
            yield writer.made(moments[moment.number - 2], NOW)
            yield writer.made(moment, NOW)


if __name__ == "__main__":
    sys.exit(main())
