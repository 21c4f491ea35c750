"""The sound files that damage is done to."""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from random import Random
from typing import Final, NamedTuple

from tolerance_game.storage.data.plain_yaml import Plain
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.record_lines import (
    event_values,
    header_values,
    json_line,
    move_values,
)
from tolerance_game.storage.saves.save_lines import Writer
from tolerance_game.storage.saves.saves import Saves
from tolerance_game.storage.saves.sealing import opened
from tolerance_game.storage.settings.settings import DEFAULTS, changed
from tolerance_game.storage.settings.settings_text import as_lines
from tolerance_game.storage.statistics.statistics_file import FILE, Finished, gather
from tolerance_game.words import Words

from .games import actions, any_match
from .ledger import Moves, after_move
from .replays import private_folder

NOW: Final = datetime(2026, 11, 18, 20, 15, tzinfo=UTC)
_SCHISMA, _TOLERANCE = 0, 3
FINISHED: Final = (str(_SCHISMA), str(_TOLERANCE))
"""The keys of the games in the cache of statistics."""
_LENGTHS: Final = (
    *((_SCHISMA, length) for length in (3, 8, 12, 20, 30, 10_000, 10_000)),
    *((_TOLERANCE, length) for length in (1, 5, 15, 30, 60)),
)


class Original(NamedTuple):
    """A journal, save or record."""

    content: bytes
    ends: tuple[int, ...]
    """How many bytes there are up to the end of each line."""
    states: tuple[Moves, ...]
    """The moves that stand after each line."""

    def after(self, number: int) -> tuple[Moves, ...]:
        """What may be read of a file of which so many bytes from the beginning are sound."""
        sound = bisect_right(self.ends, number)
        return self.states[max(sound - 1, 0) :]


@cache
def games() -> tuple[Original, ...]:
    """Journals, saves, and a record without checksums."""
    found = []
    for number, (table, length) in enumerate(_LENGTHS):
        rng = Random(f"originals/{number}")
        found.append(_journal(rng, table, length, sealed=number % 3 == 1))
    rng = Random("save")
    match = any_match(rng, _SCHISMA)
    for _ in zip(range(12), actions(match, rng), strict=False):
        pass
    moments = match.moments_for_storage()
    with private_folder() as folder:
        found.append(_original(Saves(folder).save("", match.header, moments).read_bytes()))
    lines = [header_values(match.header)]
    for moment in moments:
        lines.append(move_values(moment.number, moment.seat, moment.move))
        lines += [event_values(event) for event in moment.events]
    found.append(_original("".join(f"{json_line(line)}\n" for line in lines).encode("utf-8")))
    return tuple(found)


def _journal(rng: Random, table: int, length: int, *, sealed: bool) -> Original:
    match = any_match(rng, table)
    writer = Writer(match.header.game)
    content = writer.header(replace(match.header, sealed=sealed))
    for number, action in enumerate(actions(match, rng)):
        if number == length:
            break
        if action.undone_to is not None:
            content += writer.undone(action.undone_to)
        for moment in action.moments:
            content += writer.made(moment, NOW)
    return _original(content)


def _original(content: bytes) -> Original:
    moves: Moves = ()
    ends, states = [], []
    place = 0
    for raw in content.splitlines(keepends=True):
        place += len(raw)
        line = opened(json.loads(raw))
        if line["line"] == "move":
            moves = after_move(moves, ["move", line["move"]])
        elif line["line"] == "undo":
            moves = after_move(moves, ["undo", line["to"]])
        ends.append(place)
        states.append(moves)
    return Original(content, tuple(ends), tuple(states))


@cache
def settings() -> tuple[bytes, ...]:
    """Files of settings: the defaults, and one with much in it."""
    say = Words("de").say
    much = changed(DEFAULTS, "names", ("Anna", "Jürgen", "日本"))
    for path, value in (("sound.volume", 7), ("language", "de"), ("window.left", -3)):
        much = changed(much, path, value)
    much = changed(much, "table.seats", ("thumb", "random"))
    kept: dict[str, Plain] = {"sound.music": "loud", "look": [1, 2]}
    foreign: dict[str, Plain] = {"later": {"key": ["a", {"b": None}]}}
    return tuple(
        "".join(f"{line}\n" for line in lines).encode("utf-8")
        for lines in (as_lines(DEFAULTS, say), as_lines(much, say, kept, foreign))
    )


@cache
def statistics() -> bytes:
    """The cache of statistics with a game of each kind."""
    finished = []
    for table in (_SCHISMA, _TOLERANCE):
        rng = Random("statistics")
        match = any_match(rng, table)
        for _ in actions(match, rng):
            pass
        writer = Writer(match.header.game)
        lines = [writer.header(match.header)]
        lines += [writer.made(moment, NOW) for moment in match.moments_for_storage()]
        finished.append(Finished(str(table), "", partial(load, b"".join(lines), ""), "2026"))
    with private_folder() as folder:
        gather(folder, finished)
        return (folder / FILE).read_bytes()


OWNERS: Final = {
    "tolerance/cards.yaml": """\
# Ours.
cards:
  nobles-1:
    name: {en: Lawyer, de: Rechtsgelehrter}
    affiliation: protestant
    piety: 4
    money: -2
    effect: [{tax: {religion: monarch}}, {piety: {suits: [nobles]}}]
  wild-3: {money: 0, guild: false}
  clergy-10:
    effect:
      english: [{kill_highest: piety}, {lose_piety: 2}]
      german: [{condemn: catholic}, {kill_one: {suits: [nobles, clergy]}}]
""",
    "tolerance/roles.yaml": """\
roles:
  bertram:
    name: {en: Bertram the Old, de: Bertram der Alte}
    mary:
      nobles: [1, 3]
      clergy: [2, 2]
""",
    "tolerance/rulesets.yaml": """\
rulings:
  first_chooser: {default: asked}
  piety_floor: {default: none}
  highest_excludes_self: {default: false}
""",
    "schisma/persons.yaml": """\
persons:
  cardinal:
    name: {en: Cardinal, de: Kardinal}
    petition:
      - {verb: pull, lands: 2, this: true}
      - {verb: discard, chosen: {count: 1, place: near, factions: [noble, knight]}}
""",
    "schisma/rulesets.yaml": """\
rulings:
  refill: {default: at_once}
  numbers: {default: up_to}
""",
}
"""Files of an owner's folder as one might write them; all are taken."""
