"""What lists of saved games and statistics say of a game of Schisma."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from tolerance_game.core import Event, Seat
from tolerance_game.core.game import GameFigures, SeatFigures
from tolerance_game.words import Words

from .rules import events as told
from .rules.moves import PETITION
from .rules.protocol import start
from .rules.ruleset import Options
from .rules.track import LANDS, SEATS
from .steps_reading import PERSONS

MILESTONES: Final = frozenset({"turn_began", "game_ended"})
SIDES: Final = (LANDS[0], LANDS[-1])
"""The lands at which the seats sit."""
LINE_UP: Final = "line_up"
OPTIONS: Final = (LINE_UP,)
"""S5.2: the six persons who played, in the order of their factions."""
JOINED: Final = "joined"
"""S3.1: how many persons joined a pope."""
PETITIONS: Final = {person: f"petitions_{person}" for person in PERSONS}
"""S2.5: how often a seat used the petition of each person."""
FIGURES: Final = (JOINED, *PETITIONS.values())
COLUMNS: Final = FIGURES


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
    """The game, its turn, and how many persons joined Avignon and Rome."""
    if is_over:
        return words.say("schisma.saved_game.over")
    number, scores = summary.get("turn", 0), [summary.get(f"score_{seat}") for seat in SEATS]
    if None in scores:
        return words.say("schisma.saved_game.going_on", number=number)
    name, which = scores
    return words.say("schisma.saved_game.score", number=number, name=name, which=which)


def result(options: Options, seats: int, events: Iterable[Event]) -> GameFigures:
    """How many joined each pope, and whom each petitioned; the role of a seat is its land."""
    figures: list[Counter[str]] = [Counter() for _ in range(seats)]
    # Chance settles who plays only where the options leave it open (S5.2).
    persons = start(options).persons
    turns, ending = 0, ""
    winners: tuple[Seat, ...] = ()
    for event in events:
        if isinstance(event, told.Settled):
            persons = event.persons
        elif isinstance(event, told.TurnBegan):
            turns += 1
        elif isinstance(event, told.Joined):
            figures[event.seat][JOINED] += 1
        elif isinstance(event, told.ActionTaken) and event.action == PETITION:
            figures[event.seat][PETITIONS[event.person]] += 1
        elif isinstance(event, told.GameEnded):
            winners, ending = event.winners, event.ending
    return GameFigures(
        winners=winners,
        ending=ending,
        turns=turns,
        seats=tuple(
            SeatFigures(SIDES[seat], {name: figures[seat][name] for name in FIGURES})
            for seat in SEATS
        ),
        options={LINE_UP: " ".join(persons)},
    )
