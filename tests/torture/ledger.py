"""What was promised: all that a life of the program began, and how much of it was acknowledged.

A life tells its ledgers line by line over a pipe, before it begins something and when it is done.
Whatever ends the life, what is found then must be one of the states that the ledger allows: all
that was acknowledged, and of what was only begun any part from the beginning on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

JOURNAL: Final = "journal"
SAVES: Final = "saves"
SETTINGS: Final = "settings"
STARTED: Final = "started"
"""A life has read and tidied up everything."""

Entry = list[Any]
"""One step as plain JSON values; its name comes first."""
S = TypeVar("S")
Step = Callable[[S, Entry], S]


@dataclass
class Ledger(Generic[S]):
    """The steps of one thing that is kept, from the state it began with."""

    begin: S
    step: Step[S]
    entries: list[Entry] = field(default_factory=list)
    acknowledged: int = 0

    def states(self) -> Iterator[S]:
        """The states that may be found, from what is acknowledged to the last one begun."""
        state = self.begin
        if self.acknowledged == 0:
            yield state
        for number, entry in enumerate(self.entries, start=1):
            state = self.step(state, entry)
            if number >= self.acknowledged:
                yield state


Moves = tuple[str, ...]


def after_move(moves: Moves, entry: Entry) -> Moves:
    """The moves of a game after a step of its journal."""
    what, value = entry
    return (*moves, value) if what == "move" else moves[:value]


Versions = tuple[str, ...]
"""The names of the games saved under one name, the newest first."""


@dataclass(frozen=True)
class Shelf:
    """The saves of a folder, and the newest versions in its bin."""

    saves: dict[str, Versions] = field(default_factory=dict)
    bin: tuple[str, ...] = ()


def after_saving(shelf: Shelf, entry: Entry) -> Shelf:
    """The saves after a step: `save`, `rename`, `throw` or `restore`."""
    saves = dict(shelf.saves)
    match entry:
        case ["save", name, game]:
            before = saves.get(name, ())
            saves[name] = before if before[:1] == (game,) else (game, *before[:2])
            return Shelf(saves, shelf.bin)
        case ["rename", name, other]:
            saves[other] = saves.pop(name)
            return Shelf(saves, shelf.bin)
        case ["throw", name]:
            return Shelf(saves, (*shelf.bin, saves.pop(name)[0]))
        case ["restore", name, game]:
            rest = list(shelf.bin)
            rest.remove(game)
            saves[name] = (game,)
            return Shelf(saves, tuple(rest))
    raise ValueError(entry)


def after_setting(_value: int, entry: Entry) -> int:
    """The value that was set last."""
    return int(entry[1])


class Pen:
    """Writes ledgers into a pipe; each line is whole or not there."""

    def __init__(self, handle: int, write: Callable[[int, bytes], int]) -> None:
        self._handle = handle
        self._write = write

    def begins(self, ledger: str, name: str, entry: Entry) -> None:
        """This is about to be done."""
        self._tell([ledger, name, entry])

    def acknowledged(self, ledger: str, name: str, number: int) -> None:
        """So many steps of this life are done to stay."""
        self._tell([ledger, name, number])

    def started(self) -> None:
        """Everything was read and tidied up."""
        self._tell([STARTED, "", 0])

    def _tell(self, values: list[Any]) -> None:
        self._write(self._handle, json.dumps(values).encode("ascii") + b"\n")
