"""Who plays in a tournament, as typed: a player with its budget and settings."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final, cast

from tolerance_game.core import Decision, Malformed, Player, Reason
from tolerance_game.games import everyone, players
from tolerance_game.worker.deciding import BUDGET

Decide = Callable[[Any, tuple[Any, ...], Random], Decision]
"""A player whose budget is settled."""

_FORM: Final = re.compile(
    r"(?P<name>\w+(?:[./]\w+)*)(?::(?P<budget>\d+))?(?P<settings>(?::[a-z_]\w*=[\w.+-]+)*)"
)
_NUMBER: Final = re.compile(r"-?\d+(\.\d+)?")


class NotSo(ValueError):
    """A contestant that cannot be had as it was typed."""


@dataclass(frozen=True, slots=True, order=True)
class Contestant:
    """`NAME`, `NAME:BUDGET` or `NAME:BUDGET:SETTING=VALUE`, and as many settings as wanted.

    The name is that of a player of the game, or a dotted one of whatever makes a player.
    """

    name: str
    budget: int | None = None
    """How many iterations a player that searches may spend on a move; None for its own default."""
    settings: tuple[tuple[str, str], ...] = ()
    """What its maker is given by name, such as a temperament."""

    def __str__(self) -> str:
        parts = [self.name]
        if self.budget is not None:
            parts.append(str(self.budget))
        parts += [f"{name}={value}" for name, value in self.settings]
        return ":".join(parts)

    def with_budget(self, game: str, budget: int | None) -> Contestant:
        """The same with this budget, where none was typed and the player takes one."""
        if budget is None or self.budget is not None or not takes_budget(self.make(game)):
            return self
        return Contestant(self.name, budget, self.settings)

    def make(self, game: str) -> Player:
        """The player. Raises Malformed for a name that is not there, NotSo for other settings."""
        maker = self._maker(game)
        try:
            return maker(**{name: _value(text) for name, text in self.settings})
        except TypeError as error:
            raise NotSo(f"{self}: {error}") from error

    def decide(self, game: str) -> Decide:
        """A new player's function `decide`. Raises as `make`, and NotSo for an idle budget."""
        player = self.make(game)
        if self.budget is None:
            return player.decide
        if not takes_budget(player):
            raise NotSo(f"{self}: this player knows no budget")
        return cast(Decide, partial(cast(Any, player).decide, **{BUDGET: self.budget}))

    def _maker(self, game: str) -> Callable[..., Player]:
        everybody = everyone(game)
        if self.name in everybody:
            return everybody[self.name]
        module, dot, name = self.name.rpartition(".")
        if dot:
            try:
                return cast(Callable[..., Player], getattr(import_module(module), name))
            except (ImportError, AttributeError) as error:
                raise NotSo(f"{self}: {error}") from error
        known = tuple(players(game))
        values: Mapping[str, str | tuple[str, ...]] = {"text": self.name, "known": known}
        raise Malformed(Reason("error.player.unknown", values))


def takes_budget(player: Player) -> bool:
    """Whether a player searches as long as it is told to."""
    return BUDGET in inspect.signature(player.decide).parameters


def contestant(text: str) -> Contestant:
    """A contestant as typed. Raises NotSo."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise NotSo(f"{text[:80]!r} is not NAME, NAME:BUDGET or NAME:BUDGET:SETTING=VALUE")
    budget = found["budget"]
    settings = [part.split("=", 1) for part in found["settings"].split(":") if part]
    return Contestant(
        found["name"],
        None if budget is None else int(budget),
        tuple(sorted((name, value) for name, value in settings)),
    )


def _value(text: str) -> str | int | float:
    """A number where it looks like one."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return text
    return float(text) if found[1] else int(text)
