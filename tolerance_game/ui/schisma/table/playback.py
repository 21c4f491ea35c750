"""How the events of Schisma are played back: their lengths, sounds, and pauses to read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.public import Public
from tolerance_game.ui.table.playback import Playback
from tolerance_game.words.teller import Teller

from .chronicle import SchismaChronicle
from .shown import Shown

LENGTHS: Final[dict[type[Event], float]] = {
    told.Laid: 420,
    told.Moved: 320,
    told.Swapped: 420,
    told.Joined: 460,
    told.Discarded: 340,
    told.Drawn: 360,
    told.Reshuffled: 300,
}
"""Milliseconds at normal speed; what is not listed happens at once."""
ANNOUNCED: Final = 1100.0
"""How long an opponent's action is announced before anything moves."""
LAPSED: Final = 1100.0
ENDED: Final = 1600.0
SOUNDS: Final[dict[type[Event], str]] = {
    told.Laid: "card_slide",
    told.Swapped: "card_slide",
    told.Joined: "pennant",
    told.Discarded: "book",
    told.Drawn: "card_lay",
    told.Lapsed: "effect_step",
}
TOGETHER: Final = (told.Laid, told.Moved)
"""What one step does to several persons is seen at once."""


class SchismaPlayback(Playback):
    """What one seat is shown of a game of Schisma."""

    LENGTHS = LENGTHS
    CUES = SOUNDS

    def __init__(
        self,
        begin: Public,
        known: Collection[Seat],
        teller: Teller,
        sound: Callable[[str], None],
    ) -> None:
        """What the seats that are `known` do was seen by the viewer when it was chosen."""
        super().__init__(sound)
        self.shown = Shown(begin)
        self.chronicle = SchismaChronicle(teller)
        self._known = known

    def happened(self, event: Event) -> None:
        """Applies an event."""
        self.shown.apply(event)
        self.chronicle.tell(event)

    def add(self, events: Sequence[Event]) -> None:
        """Queues new events, step by step; what one step does to several is one beat."""
        for group in grouped(events):
            first = group[0]
            waits = isinstance(first, told.Moved | told.Swapped | told.Discarded | told.Joined)
            self.beat(group, waits=waits)
            match first:
                case told.ActionTaken() if first.seat not in self._known:
                    self.stand("announced", ANNOUNCED, first.person)
                case told.Lapsed():
                    self.stand("lapsed", LAPSED, first.cause)
                case told.GameEnded():
                    self.stand("ended", ENDED)

    def cue(self, event: Event) -> str:
        """The sound of an event; a pull sounds lower than a push."""
        if isinstance(event, told.Moved):
            return "push" if event.direction == "push" else "pull"
        return super().cue(event)


def grouped(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events in beats: moves of one step, and of the first display, belong together."""
    group: list[Event] = []
    for event in events:
        if group and not _joins(group[-1], event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _joins(before: Event, event: Event) -> bool:
    if type(before) is not type(event) or not isinstance(event, TOGETHER):
        return False
    if isinstance(before, told.Moved) and isinstance(event, told.Moved):
        same = (before.cause, before.direction) == (event.cause, event.direction)
        # A second step on the same person follows the first.
        return same and before.column < event.column
    return True
