"""What lists of saved games and statistics say of a game of Tolerance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from tolerance_game.core import Event, Seat
from tolerance_game.core.game import GameFigures, SeatFigures
from tolerance_game.words import Words

from .reading import ToleranceData
from .rules import events as told
from .rules.cards import REIGNS
from .rules.ruleset import HAND, Options
from .rules.state import TALLIES

SECTIONS: Final = ("suits", "guild", "deaths", *TALLIES, "loans")
"""Where victory points come from: the sections of T6.6, the pennants of each tally, and loans.
The points booked from each of them add up to all points."""

MILESTONES: Final = frozenset({"reign_began", "trick_won", "game_ended"})
OPTIONS: Final = ("edition", "roles")
COLUMNS: Final = ("points", *SECTIONS, "tricks", "pennants", "open_loans")
PENNANTS: Final = tuple(f"{tally}_pennants" for tally in TALLIES)
"""T8: the pennants of each tally."""
FIGURES: Final = (*COLUMNS, *PENNANTS)


def secrets(data: ToleranceData) -> frozenset[str]:
    """The ids of all cards and roles."""
    cards = {card.id for edition in data.material.cards.values() for card in edition}
    return frozenset(cards | {role.id for role in data.material.roles})


def summary(state: Any) -> dict[str, object]:
    """T2.7: points are open, whatever the roles are."""
    return {
        "reign": state.reign,
        "trick": min(len(state.tricks) + 1, HAND),
        "scores": [player.points for player in state.players],
    }


def standing(words: Words, summary: Mapping[str, int], *, is_over: bool) -> str:
    """The game, its reign and its trick; a summary that says nothing stands for the beginning."""
    if is_over:
        return words.say("tolerance.saved_game.over")
    reign = max(1, min(REIGNS[-1], summary.get("reign", 1)))
    return words.say(
        "tolerance.saved_game.going_on",
        name=words.say(f"tolerance.saved_game.reign.{reign}"),
        number=max(1, summary.get("trick", 1)),
    )


def result(options: Options, seats: int, events: Iterable[Event]) -> GameFigures:
    """Points by their sources, tricks, pennants and loans of each seat, and its role (T2.6)."""
    roles = [""] * seats
    figures: list[Counter[str]] = [Counter() for _ in range(seats)]
    turns, ending = 0, ""
    winners: tuple[Seat, ...] = ()
    for event in events:
        if isinstance(event, told.RoleTaken):
            roles[event.seat] = event.role
        elif isinstance(event, told.TrickWon):
            figures[event.seat]["tricks"] += 1
            turns += 1
        elif isinstance(event, told.PennantEarned):
            earned = event.after - event.before
            figures[event.seat]["pennants"] += earned
            figures[event.seat][f"{event.tally}_pennants"] += earned
        elif isinstance(event, told.LoanTaken | told.LoansRepaid):
            figures[event.seat]["open_loans"] = event.after
        elif isinstance(event, told.SectionScored):
            # Points never fall below zero: what was booked, not what the section is worth.
            figures[event.seat][event.section] += event.after - event.before
            figures[event.seat]["points"] = event.after
            roles[event.seat] = event.role
        elif isinstance(event, told.GameEnded):
            winners, ending = event.winners, event.ending
    return GameFigures(
        winners=winners,
        ending=ending,
        turns=turns,
        seats=tuple(
            SeatFigures(role, {name: counted[name] for name in FIGURES})
            for role, counted in zip(roles, figures, strict=True)
        ),
        options={"edition": options.edition, "roles": options.roles},
    )
