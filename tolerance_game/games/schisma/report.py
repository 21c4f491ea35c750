"""What lists of saved games and statistics say of a game of Schisma."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tolerance_game.core import Event, Seat
from tolerance_game.core.game import GameFigures, SeatFigures
from tolerance_game.words import Words

from .rules import events as told
from .rules.ruleset import Options
from .rules.track import LANDS

MILESTONES: Final = frozenset({"turn_began", "game_ended"})
OPTIONS: Final = ()
FIGURES: Final = ("joined",)
"""S3.1: how many persons joined a pope."""


def secrets(_data: object) -> frozenset[str]:
    """S7: there are none."""
    return frozenset()


def summary(state: Any) -> dict[str, object]:
    """S7: nothing is secret. The score is how many persons joined each pope."""
    return {
        "turn": state.turn,
        "scores": [len(congregation) for congregation in state.congregations],
    }


def standing(words: Words, summary: Mapping[str, int], *, is_over: bool) -> str:
    """The game and its turn."""
    if is_over:
        return words.say("schisma.saved_game.over")
    return words.say("schisma.saved_game.going_on", number=summary.get("turn", 0))


def result(_options: Options, seats: int, events: Iterable[Event]) -> GameFigures:
    """How many joined each pope; the role of a seat is its land."""
    joined = [0] * seats
    turns, ending = 0, ""
    winners: tuple[Seat, ...] = ()
    for event in events:
        if isinstance(event, told.TurnBegan):
            turns += 1
        elif isinstance(event, told.Joined):
            joined[event.seat] += 1
        elif isinstance(event, told.GameEnded):
            winners, ending = event.winners, event.ending
    return GameFigures(
        winners=winners,
        ending=ending,
        turns=turns,
        seats=tuple(
            SeatFigures(land, {"joined": number})
            for land, number in zip((LANDS[0], LANDS[-1]), joined, strict=True)
        ),
    )
