"""What all games of a tournament have in common: the first line of its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tolerance_game import VERSION
from tolerance_game.core import Header
from tolerance_game.core.random_player import RANDOM
from tolerance_game.match.match import Table
from tolerance_game.storage.data.catalogue import Catalogue, load_catalogue
from tolerance_game.storage.saves.game_header import set_up

FORMAT: Final = 1


@dataclass(frozen=True)
class TableSetup:
    """The game, its options and its figures, as plain values."""

    game: str
    options: Mapping[str, Any]
    seats: int
    data: Mapping[str, Any]
    """The figures, as the headers of records hold them."""
    program: str = VERSION

    @classmethod
    def of(cls, table: Table) -> TableSetup:
        """What a table was laid with."""
        header = table.header
        return cls(header.game, header.options, table.seats, header.data or {})

    @property
    def identity(self) -> tuple[object, ...]:
        """What two tournaments must have in common to be one."""
        return self.game, repr(sorted(self.options.items())), self.data.get("digest")

    def table(self, catalogue: Catalogue | None = None) -> Table:
        """The table. Raises Corrupt for options or figures that cannot be played with."""
        header = Header(
            game=self.game,
            options=self.options,
            players=(RANDOM,) * self.seats,
            program=self.program,
            data=self.data,
        )
        setup = set_up(header, "", catalogue or load_catalogue())
        return Table(setup.game, setup.options, self.seats, setup.header)

    def as_json(self) -> dict[str, Any]:
        """The line."""
        return {
            "line": "tournament",
            "format": FORMAT,
            "program": self.program,
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "data": dict(self.data),
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> TableSetup:
        """The setup of a line. Raises KeyError, TypeError or ValueError where it is none."""
        if (values["line"], values["format"]) != ("tournament", FORMAT):
            raise ValueError(values["line"])
        options, data = dict(values["options"]), dict(values["data"])
        return cls(values["game"], options, int(values["seats"]), data, values["program"])
