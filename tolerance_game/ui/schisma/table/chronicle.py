"""The chronicle of Schisma: a group for each turn, its actions, and what each brought about."""

from __future__ import annotations

from dataclasses import dataclass

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.track import COLUMNS
from tolerance_game.ui.table.chronicle import SAID, Chronicle, ChronicleLine
from tolerance_game.words.teller import Teller

NOWHERE = -1


@dataclass(slots=True)
class PersonLine(ChronicleLine):
    """A line that is about the person of a column."""

    column: int = NOWHERE
    tenure: int = 0
    """How many persons had come to that column before this one."""


class SchismaChronicle(Chronicle):
    """A line for each action, below it one for each person it concerned, and what was said of it.

    A turn that is over is told in one line, but for who has joined a congregation.
    """

    def __init__(self, teller: Teller) -> None:
        super().__init__(teller, teller.words.say("schisma.table.log.begin"))
        self._joined = [0, 0]
        self._seat: Seat = 0
        self._tenures = dict.fromkeys(COLUMNS, 0)
        self._moved: dict[int, PersonLine] = {}
        """The line of each person that the action has moved, by column."""

    def tell(self, event: Event) -> None:
        """Takes an event."""
        self.changes += 1
        say = self.teller.words.say
        match event:
            case told.Laid() | told.TargetsChosen():
                pass
            case told.TurnBegan():
                self._seat = event.seat
                side = say("schisma.table.log.side", seat=event.seat, land=4 * event.seat)
                self.group(say("schisma.table.turn", number=event.turn), side)
            case told.ActionTaken():
                self._action(event)
            case told.Moved():
                self._move(event.person, event.column, event.from_land, event.to_land, event)
            case told.Swapped():
                column, other = event.column, event.other_column
                self._move(event.person, column, event.land, event.other_land, event)
                self._move(event.other_person, other, event.other_land, event.land, event)
            case told.Joined():
                self._join(event)
            case told.Discarded():
                text = say("schisma.table.log.discarded", column=event.column)
                self._line("person", text, event, event.person, event.column)
                self._leave(event.column)
            case told.Drawn():
                text = say("schisma.table.log.drawn", person=event.person, land=event.land)
                self._line("note", text, event, event.person, event.column)
            case told.Lapsed():
                text = say(f"schisma.table.log.lapsed.{event.why}", number=event.step)
                self._line("note", text, event, event.cause, event.column)
            case told.Reshuffled():
                self._line("note", self.teller.line(event), event, "", NOWHERE)
            case _:
                self.note(event, self.teller.line(event))

    def _line(
        self, kind: str, text: str, event: Event, person: str, column: int, *, folds: bool = True
    ) -> PersonLine:
        seats = frozenset((self._seat,))
        tenure = self._tenures.get(column, 0)
        line = PersonLine(
            kind, text, person, event.paragraph, seats, self.full(event), "", folds,
            heads=isinstance(event, told.ActionTaken), column=column, tenure=tenure,
        )  # fmt: skip
        lines = self.current.lines
        # What was said of an action stands below all that came of it.
        place = len(lines)
        while not line.heads and place and lines[place - 1].kind == SAID:
            place -= 1
        lines.insert(place, line)
        return line

    def _action(self, event: told.ActionTaken) -> None:
        say = self.teller.words.say
        self._moved = {}
        text = say(f"schisma.action_name.{event.action}")
        if event.action == PETITION:
            text = say("schisma.table.log.petition", name=text, person=event.person)
        line = self._line(f"action-{event.action}", text, event, event.person, event.column)
        line.short = say("schisma.table.log.short", sign=event.action, person=event.person)

    def _move(self, person: str, column: int, from_land: int, to_land: int, event: Event) -> None:
        """A line for each person; the steps of a petition are added to it."""
        say, before = self.teller.words.say, self._moved.get(column)
        if before is not None and before.card == person:
            before.text = say("schisma.table.log.moved_on", name=before.text, to_land=to_land)
            before.full += self.full(event)
            return
        text = say("schisma.table.log.moved", from_land=from_land, to_land=to_land)
        self._moved[column] = self._line("person", text, event, person, column)

    def _join(self, event: told.Joined) -> None:
        say = self.teller.words.say
        self._joined[event.seat] += 1
        if event.column not in self._moved:
            text = say("schisma.table.log.leaves", from_land=event.from_land)
            self._line("person", text, event, event.person, event.column)
        self._leave(event.column)
        number = say("schisma.table.of_three", number=self._joined[event.seat])
        values = {"person": event.person, "seat": event.seat, "name": number}
        text = say("schisma.table.log.joins", **values)
        line = self._line("joins", text, event, event.person, NOWHERE, folds=False)
        line.seats = frozenset((self._seat, event.seat))

    def _leave(self, column: int) -> None:
        """The place is free now, and whoever comes there is somebody else."""
        self._tenures[column] += 1
        self._moved.pop(column, None)

    def standing(self, line: ChronicleLine) -> int | None:
        """The column of the person of a line, if that person still stands there."""
        if not isinstance(line, PersonLine) or line.column == NOWHERE:
            return None
        return line.column if self._tenures[line.column] == line.tenure else None
