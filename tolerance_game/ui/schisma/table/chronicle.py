"""The chronicle of Schisma: a group for each turn, its actions, and what each brought about."""

from __future__ import annotations

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.ui.table.chronicle import Chronicle
from tolerance_game.words.teller import Teller


class SchismaChronicle(Chronicle):
    """A line for each action, and below it one for each person it concerned."""

    def __init__(self, teller: Teller) -> None:
        super().__init__(teller, teller.words.say("schisma.table.log.begin"))
        self._joined = [0, 0]
        self._seat = 0

    def tell(self, event: Event) -> None:
        """Takes an event."""
        self.changes += 1
        say = self.teller.words.say
        mine = frozenset((self._seat,))
        match event:
            case told.Laid() | told.TargetsChosen():
                pass
            case told.TurnBegan():
                self._seat = event.seat
                self.group(
                    say("schisma.table.turn", number=event.turn),
                    say("schisma.table.log.side", seat=event.seat, land=4 * event.seat),
                )
            case told.ActionTaken():
                text = say(f"schisma.action_name.{event.action}")
                if event.action == PETITION:
                    text = say("schisma.table.log.petition", name=text, person=event.person)
                self.add(f"action-{event.action}", text, event, event.person, mine)
            case told.Moved():
                self._move(event.person, event.from_land, event.to_land, event)
            case told.Swapped():
                self._move(event.person, event.land, event.other_land, event)
                self._move(event.other_person, event.other_land, event.land, event)
            case told.Joined():
                self._joined[event.seat] += 1
                text = say("schisma.table.log.leaves", from_land=event.from_land)
                self._person(event.person, text, event)
                number = say("schisma.table.of_three", number=self._joined[event.seat])
                values = {"person": event.person, "seat": event.seat, "name": number}
                text = say("schisma.table.log.joins", **values)
                self.add("note", text, event, event.person, frozenset((self._seat, event.seat)))
            case told.Discarded():
                text = say("schisma.table.log.discarded", column=event.column)
                self._person(event.person, text, event)
            case told.Drawn():
                text = say("schisma.table.log.drawn", person=event.person, land=event.land)
                self.add("note", text, event, event.person, mine)
            case told.Lapsed():
                text = say(f"schisma.table.log.lapsed_{event.why}", number=event.step)
                self.add("note", text, event, event.cause, mine)
            case _:
                self.note(event, self.teller.line(event))

    def _move(self, person: str, from_land: int, to_land: int, event: Event) -> None:
        text = self.teller.words.say(
            "schisma.table.log.moved", from_land=from_land, to_land=to_land
        )
        self._person(person, text, event)

    def _person(self, person: str, text: str, event: Event) -> None:
        self.add("person", text, event, person, frozenset((self._seat,)))
