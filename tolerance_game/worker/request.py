"""What an opponent is asked, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tolerance_game.core import Other, Reason


@dataclass(frozen=True, slots=True)
class Request:
    """A request for a decision, with everything it depends on."""

    package: str
    """The dotted name of the package of the game: the process has no list of games."""
    player: str
    """The name of the player in that game."""
    view: Any
    """What the seat may know, with the `options` of its game; never a State."""
    moves: tuple[Any, ...]
    """The legal moves."""
    seed: int | str
    """What the player's generator is made from. One seed for each decision, not for each game."""
    budget: int = 0
    """How many iterations a player that searches may spend; the others know no budget."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision: one of the legal moves, and why."""

    number: int
    """The request that it answers."""
    move: Any
    reason: Reason
    others: tuple[Other, ...] = ()
    """As in the decision."""


@dataclass(frozen=True, slots=True)
class Failure:
    """There will be no decision: why not, fit to show, and the details for the log.

    The caller may repeat the request, or let a simple player decide without the worker:
    `decide(request, make_player(request.package, "random"))`.
    """

    number: int
    reason: Reason
    details: str


Said = Answer | Failure
