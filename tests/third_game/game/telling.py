"""Everything of the game in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tolerance_game.core.events import Event
from tolerance_game.words import Names, Words
from tolerance_game.words.words import Kind, named, several

from . import rules
from .reading import Data
from .rules import Bid, Deal, Move, Options, View

_PRIZE: Final = named("prize")
PLACEHOLDERS: Final[Mapping[str, Kind]] = {"prize": _PRIZE, "prizes": several(_PRIZE)}
"""What its texts speak of, and how that is said."""


def names(_options: Options, data: Data, seats: Sequence[str] = ()) -> Names:
    """The names at a table."""
    return Names("goofspiel", families={"prize": data.names}, seats=tuple(seats))


def line(words: Words, event: Event) -> str:
    """An event as a line."""

    def say(**values: Any) -> str:
        return words.say(f"goofspiel.event.{event.kind}", **values)

    match event:
        case rules.CardsDealt():
            return say(number=event.number)
        case rules.HandDealt():
            return say(seat=event.seat, name=figures(event.cards))
        case rules.PrizeTurned():
            return say(prize=event.prize, points=event.points)
        case rules.CardLaid():
            return say(seat=event.seat)
        case rules.OwnCardLaid():
            return say(seat=event.seat, number=event.card)
        case rules.BidsShown():
            return say(name=figures(event.cards))
        case rules.PrizeWon():
            return say(seat=event.seat, prize=event.prize, before=event.before, after=event.after)
        case rules.GameEnded():
            text = "shared" if len(event.winners) > 1 else "won"
            values = {"seats": event.winners, "points": event.points}
            return words.say(f"goofspiel.event.game_ended.{text}", **values)
    return ""


def figures(cards: tuple[int, ...]) -> str:
    """Several cards."""
    return ", ".join(map(str, cards))


def details(_words: Words, _event: Event) -> tuple[str, ...]:
    """The terms of a sum; there are none."""
    return ()


def move_text(words: Words, move: Move, _view: View | None = None) -> str:
    """What a move is called."""
    match move:
        case Deal():
            return words.say("goofspiel.move.deal", number=len(move.hands[0]))
        case Bid():
            return words.say("goofspiel.move.bid", number=move.card)
        case _:
            return words.say("goofspiel.move.turn", prize=move.prize)
