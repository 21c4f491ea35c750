"""What lists of saved games and statistics say of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tolerance_game.core.events import Event, Seat
from tolerance_game.core.game import GameFigures, SeatFigures
from tolerance_game.words import Words

from .rules import HAND, GameEnded, Options, PrizeWon, State

MILESTONES: Final = frozenset({"prize_won", "game_ended"})
OPTIONS: Final = ("last_prize",)
FIGURES: Final = ("points", "prizes")
COLUMNS: Final = FIGURES


def secrets(_data: object) -> frozenset[str]:
    """Hands and bids are numbers without ids."""
    return frozenset()


def summary(state: State) -> dict[str, object]:
    """How far a game is and how it stands; only what every seat may know."""
    return {"round": min(len(state.shown) + 1, HAND), "scores": list(state.points)}


def standing(words: Words, summary: Mapping[str, int], *, is_over: bool) -> str:
    """How far a game is, in words, from its summary."""
    return words.say("goofspiel.standing", number=summary.get("round", HAND if is_over else 1))


def result(options: Options, seats: int, events: Iterable[Event]) -> GameFigures:
    """What all events of a finished game add up to."""
    points, prizes = [0] * seats, [0] * seats
    winners: tuple[Seat, ...] = ()
    turns, ending = 0, ""
    for event in events:
        if isinstance(event, PrizeWon):
            turns += 1
            points[event.seat] = event.after
            prizes[event.seat] += 1
        elif isinstance(event, GameEnded):
            winners, ending = event.winners, "points"
    figures = tuple(
        SeatFigures("", {"points": points[seat], "prizes": prizes[seat]}) for seat in range(seats)
    )
    return GameFigures(winners, ending, turns, figures, {"last_prize": options.rulings.last_prize})
