"""The chronicle of a game: groups of lines, each with its cause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tolerance_game.core import Event, Seat
from tolerance_game.words import Teller

NO_BREAK: Final = "\u00a0"
NOBODY: Final[frozenset[Seat]] = frozenset()
SAID: Final = "said"
"""The kind of a line that tells what somebody has said."""


@dataclass(slots=True)
class ChronicleLine:
    """One line: of a card, or of the course of the game."""

    kind: str
    """What it looks like; a game names its kinds."""
    text: str
    """With signs; for an effect what it changed."""
    card: str = ""
    """The card it is about, shown when pointed at."""
    paragraph: str = ""
    seats: frozenset[Seat] = frozenset()
    """The seats it concerns."""
    full: list[str] = field(default_factory=list)
    """The same in whole sentences, with the sums."""
    short: str = ""
    """A short form for the one line of moves of a finished group."""
    folds: bool = False
    """Whether it is part of that line."""
    heads: bool = False
    """Whether the lines below it, up to the next such line, tell what came of it."""


@dataclass(slots=True)
class Group:
    """A trick, a turn, or a part of the game between them."""

    title: str
    subtitle: str = ""
    lines: list[ChronicleLine] = field(default_factory=list)

    def concerning(self, seat: Seat) -> Group:
        """The part that concerns a seat."""
        return Group(self.title, self.subtitle, [one for one in self.lines if seat in one.seats])

    def only(self, wanted: Callable[[ChronicleLine], bool]) -> Group:
        """The lines that are wanted, each below the one that heads it."""
        lines: list[ChronicleLine] = []
        head: ChronicleLine | None = None
        for line in self.lines:
            head = line if line.heads else head
            if not wanted(line):
                continue
            if head is not None and head is not line:
                lines.append(head)
            lines.append(line)
            head = None
        return Group(self.title, self.subtitle, lines)

    def without(self, kind: str) -> Group:
        """The same without the lines of a kind."""
        if not any(one.kind == kind for one in self.lines):
            return self
        return Group(self.title, self.subtitle, [one for one in self.lines if one.kind != kind])

    def shortened(self) -> Group:
        """The same with all moves in one line, as for a finished trick."""
        moves = [line for line in self.lines if line.folds]
        if not moves:
            return self
        seats = frozenset(seat for line in moves for seat in line.seats)
        # Each move stays in one row, well apart from the next.
        pieces = [one.short.replace(" ", NO_BREAK) for one in moves if one.short]
        said = f"{NO_BREAK}{NO_BREAK} ".join(pieces)
        # One event may have two lines, as when two persons change places.
        full = list(dict.fromkeys(sentence for one in moves for sentence in one.full))
        rest = [one for one in self.lines if not one.folds]
        line = ChronicleLine("plays", said, seats=seats, full=full)
        return Group(self.title, self.subtitle, [line, *rest])


class Chronicle:
    """Groups of lines made from events: a line for each, unless a game overrides that."""

    def __init__(self, teller: Teller, begins: str) -> None:
        """`begins` is the title of what comes before the first group."""
        self.teller = teller
        self.groups: list[Group] = []
        self.changes = 0
        """Counts up whenever something was told."""
        self._begins = begins

    def tell(self, event: Event) -> None:
        """Takes an event."""
        self.changes += 1
        self.note(event, self.teller.line(event))

    def note(self, event: Event, text: str) -> None:
        """Adds a whole sentence, if there is one."""
        if text:
            self.add("note", text, event, seats=seats_of(event))

    def quote(self, seat: Seat, text_id: str) -> None:
        """Adds what somebody has said of the event told last."""
        self.changes += 1
        words = self.teller.words
        said = words.say("table.remark", name=words.say(text_id))
        text = words.say("table.log.said", name=words.seat(seat), which=said)
        self.current.lines.append(ChronicleLine(SAID, text, seats=frozenset((seat,))))

    def group(self, title: str, subtitle: str = "") -> Group:
        """A new group."""
        group = Group(title, subtitle)
        self.groups.append(group)
        return group

    @property
    def current(self) -> Group:
        """The newest group."""
        return self.groups[-1] if self.groups else self.group(self._begins)

    def add(
        self, kind: str, text: str, event: Event, card: str = "", seats: frozenset[Seat] = NOBODY
    ) -> ChronicleLine:
        """A new line in the newest group."""
        self.current.lines.append(line := self.line(kind, text, event, card, seats))
        return line

    def line(
        self, kind: str, text: str, event: Event, card: str, seats: frozenset[Seat]
    ) -> ChronicleLine:
        """A line of an event, with its paragraph and its sums."""
        return ChronicleLine(kind, text, card, event.paragraph, seats, self.full(event))

    def full(self, event: Event) -> list[str]:
        """An event in whole sentences, with its sums."""
        text = self.teller.line(event)
        return [text, *self.teller.details(event)] if text else []


def seats_of(event: Event) -> frozenset[Seat]:
    """The seat an event is about, if any."""
    seat = getattr(event, "seat", None)
    return NOBODY if seat is None else frozenset((seat,))
