"""Occasions for a word at a table of Schisma: what was done, who came, who went, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never, cast

from tolerance_game.core import Event
from tolerance_game.core.occasions import GLAD, VEXED, Occasion

from .rules import events as told
from .rules.congregation import verdict
from .rules.moves import BESEECH, CHASTISE, EXCOMMUNICATE, PETITION
from .rules.ruleset import Options
from .rules.track import GENOA, SEATS, WAY

PERIOD: Final = 10
"""So many turns, of both sides together, are a part of a game."""
DONE: Final = {
    BESEECH: "pulled",
    CHASTISE: "pushed",
    EXCOMMUNICATE: "excommunicated",
    PETITION: "petitioned",
}
KINDS: Final = (
    *DONE.values(),
    *("joined", "joined_another", "person_lost", "pile_turned", "game_won", "game_lost"),
)
"""What an occasion may be called, and what remarks are written for."""


class SchismaOccasions:
    """Follows one game."""

    def __init__(self, options: Options) -> None:
        self._turn = 0
        self._is_over = False
        self._persons = options.catalogue
        self._seat = SEATS[0]
        self._congregations: tuple[list[str], ...] = tuple([] for _ in SEATS)
        self._gained = [0 for _ in SEATS]
        """How many have joined each side in this turn."""

    @property
    def beat(self) -> int:
        """The turn. The end counts as two more, so that no word on the last turn bars one on it."""
        return self._turn + 2 * self._is_over

    @property
    def period(self) -> int:
        """The part of the game, in turns."""
        return (self._turn + self._is_over) // PERIOD

    def after(self, event: Event) -> Sequence[Occasion]:
        """The occasions that this event is."""
        return list(self._after(cast("told.AnyEvent", event)))

    def _after(self, event: told.AnyEvent) -> Iterator[Occasion]:
        match event:
            case told.TurnBegan():
                self._turn, self._seat = event.turn, event.seat
                self._gained = [0 for _ in SEATS]
            case told.ActionTaken():
                yield Occasion(event.seat, (DONE[event.action],))
            case told.Joined():
                yield from self._joined(event)
            case told.Discarded():
                # Whoever stood on the half of the track beside the other side was theirs, nearly.
                other = SEATS[1 - self._seat]
                if (event.land - GENOA) * WAY[other] > 0:
                    yield Occasion(other, ("person_lost",), VEXED)
            case told.Reshuffled():
                for seat in SEATS:
                    yield Occasion(seat, ("pile_turned",))
            case told.GameEnded():
                self._is_over = True
                # A draw is nobody's.
                for seat in SEATS if event.winners else ():
                    won = seat in event.winners
                    kind, mood = ("game_won", GLAD) if won else ("game_lost", VEXED)
                    yield Occasion(seat, (kind,), mood, calls=True)
            case (told.Settled() | told.Laid() | told.TargetsChosen() | told.Moved()) | (
                told.Swapped() | told.Lapsed() | told.Drawn()
            ):
                pass
            case _:
                assert_never(event)

    def _joined(self, event: told.Joined) -> Iterator[Occasion]:
        self._congregations[event.seat].append(event.person)
        self._gained[event.seat] += 1
        if verdict(self._congregations, self._persons, self._seat) is not None:
            # Nobody has a word on a person who ends the game; they have one on the end.
            return
        for seat in SEATS:
            mine = seat == event.seat
            lead = self._gained[seat] - self._gained[1 - seat]
            # One petition may bring two persons here and one there: that is a good turn.
            is_glad = lead > 0 or (lead == 0 and mine)
            kind, mood = "joined" if mine else "joined_another", GLAD if is_glad else VEXED
            yield Occasion(seat, (kind,), mood)


def occasions(options: Options) -> SchismaOccasions:
    """Those of a game about to begin."""
    return SchismaOccasions(options)
