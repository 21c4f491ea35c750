"""Occasions for a word at a table of Schisma: what was done, who came, who went, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never, cast

from tolerance_game.core import Event
from tolerance_game.core.occasions import GLAD, VEXED, Occasion

from .rules import events as told
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

    def __init__(self) -> None:
        self.beat = 0
        """The turn; the end of the game counts as well."""
        self._seat = SEATS[0]

    @property
    def period(self) -> int:
        """The part of the game, in turns."""
        return self.beat // PERIOD

    def after(self, event: Event) -> Sequence[Occasion]:
        """The occasions that this event is."""
        return list(self._after(cast("told.AnyEvent", event)))

    def _after(self, event: told.AnyEvent) -> Iterator[Occasion]:
        match event:
            case told.TurnBegan():
                self.beat, self._seat = event.turn, event.seat
            case told.ActionTaken():
                yield Occasion(event.seat, (DONE[event.action],))
            case told.Joined():
                for seat in SEATS:
                    mine = seat == event.seat
                    kind, mood = ("joined", GLAD) if mine else ("joined_another", VEXED)
                    yield Occasion(seat, (kind,), mood)
            case told.Discarded():
                # Whoever stood on the half of the track beside the other side was theirs, nearly.
                other = SEATS[1 - self._seat]
                if (event.land - GENOA) * WAY[other] > 0:
                    yield Occasion(other, ("person_lost",), VEXED)
            case told.Reshuffled():
                for seat in SEATS:
                    yield Occasion(seat, ("pile_turned",))
            case told.GameEnded():
                self.beat += 1
                # A draw is nobody's.
                for seat in SEATS if event.winners else ():
                    won = seat in event.winners
                    kind, mood = ("game_won", GLAD) if won else ("game_lost", VEXED)
                    yield Occasion(seat, (kind,), mood)
            case (told.Settled() | told.Laid() | told.TargetsChosen() | told.Moved()) | (
                told.Swapped() | told.Lapsed() | told.Drawn()
            ):
                pass
            case _:
                assert_never(event)


def occasions(_options: Options) -> SchismaOccasions:
    """Those of a game about to begin."""
    return SchismaOccasions()
