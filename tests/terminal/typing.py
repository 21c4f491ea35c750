"""A person at a terminal: what is typed, and what was printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from tests.session.tables import Puppets, a_home
from tolerance_game.session import Home
from tolerance_game.session.table import lay_table
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.terminal import Console, play


class Typist:
    """Types one thing after the other, and then nothing any more."""

    homes: ClassVar[list[Home]] = []
    """All that were played in, for closing them."""

    def __init__(
        self,
        folder: Path,
        *typed: str,
        language: str = "en",
        system: System = SYSTEM,
        home: Home | None = None,
        game: str = "schisma",
        side: str | None = None,
        seed: int = 3,
    ) -> None:
        self.said: list[str] = []
        self.warned: list[str] = []
        self._typed: Iterator[str] = iter(typed)
        self.home = home or a_home(folder, Puppets(), system=system)
        self.homes.append(self.home)
        self.home.language = language
        table = lay_table(game, {}, ("thumb",), seed, self.home.catalogue)
        console = Console(self._ask, self.said.append, self.warned.append)
        play(self.home, table, console, side)

    def _ask(self, question: str) -> str:
        self.said.append(question)
        try:
            return next(self._typed)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        """All that was told."""
        return "\n".join(self.said)

    def after(self, number: int) -> list[str]:
        """What was told after so many questions, up to the next."""
        places = [at for at, line in enumerate(self.said) if line == "> "]
        ends = [*places, len(self.said)]
        return self.said[places[number - 1] + 1 : ends[number]]
