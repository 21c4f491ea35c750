"""The chronicle: everything that happened, by trick, each line with its cause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance import events as told
from tolerance_game.games.tolerance.cards import Card
from tolerance_game.words import Teller

from .effects import booked, changes_text

FILTERS = ("all", "trick", "mine")


@dataclass(slots=True)
class Line:
    """One line: of a card, or of the course of the game."""

    kind: str
    """`play`, `declare`, `effect`, `deaths`, `silenced`, `note`."""
    text: str
    """With signs; for an effect what it changed."""
    card: str = ""
    """What it is about: shown when one points at it."""
    cause: str = ""
    paragraph: str = ""
    seats: frozenset[Seat] = frozenset()
    """Whom it concerns."""
    full: list[str] = field(default_factory=list)
    """The same in whole sentences, with the sums."""


@dataclass(slots=True)
class Group:
    """A trick, or a part of the game between tricks."""

    title: str
    subtitle: str = ""
    lines: list[Line] = field(default_factory=list)
    reign: int = 0
    trick: int = 0


class Chronicle:
    """Groups of lines, made from events one by one."""

    def __init__(self, teller: Teller, names: Sequence[str], cards: dict[str, Card]) -> None:
        self.teller = teller
        self.names = names
        self.cards = cards
        self.groups: list[Group] = []
        self.reign = 1
        self.trick = 0
        self._by_cause: dict[str, tuple[Line, list[Event]]] = {}
        self.changes = 0
        """Counts up whenever something was told."""

    def follow(self, events: Iterable[Event]) -> None:
        """All these have happened."""
        for event in events:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """One thing has happened."""
        if isinstance(event, told.CardLaid | told.HandDealt | told.TargetChosen):
            return
        self.changes += 1
        say = self.teller.words.say
        match event:
            case told.ReignBegan():
                self.reign, self.trick = event.reign, 0
                title = say(f"table.reign.{event.reign}")
                self._group(title, self.teller.words.monarch(event.reign))
            case told.CardPlayed():
                self._play(event)
            case told.TrickWon():
                self._current().subtitle = say("table.log.won_by", seat=event.seat)
                self._by_cause = {}
            case told.CardSilenced():
                text = say("table.log.dead_does_not_act")
                self._card_line("silenced", text, event.card, event)
            case _ if event.cause and event.cause in self.cards:
                self._effect(event)
            case _:
                self._note(event)

    def _group(self, title: str, subtitle: str = "") -> Group:
        group = Group(title, subtitle, reign=self.reign, trick=self.trick)
        self.groups.append(group)
        self._by_cause = {}
        return group

    def _current(self) -> Group:
        return (
            self.groups[-1]
            if self.groups
            else self._group(self.teller.words.say("table.log.begin"))
        )

    def _play(self, event: told.CardPlayed) -> None:
        say = self.teller.words.say
        if event.leads:
            self.trick += 1
            title = say("table.log.trick", number=self.trick)
            self._group(title, say("table.log.leads", seat=event.seat))
        card = self.cards[event.card]
        name = self.teller.words.card(event.card)
        text = say("table.log.plays", seat=event.seat, sign=card.suit, rank=card.rank, name=name)
        line = Line("play", text, event.card, "", event.paragraph, frozenset((event.seat,)))
        line.full = self._full(event)
        self._current().lines.append(line)
        if event.declared:
            text = say("table.log.declares", sign=event.declared, suit=event.declared)
            self._current().lines.append(
                Line("declare", text, event.card, "", "T4.3", frozenset((event.seat,)))
            )

    def _card_line(self, kind: str, text: str, card: str, event: Event) -> Line:
        line = Line(
            kind, text, card, event.cause, event.paragraph, self._winner(), self._full(event)
        )
        self._current().lines.append(line)
        return line

    def _winner(self) -> frozenset[Seat]:
        return frozenset()

    def _effect(self, event: Event) -> None:
        """Something a card did: gathered in one line of that card."""
        cause = event.cause
        known = self._by_cause.get(cause)
        if known is None or known[0] not in self._current().lines:
            line = Line("effect", "", cause, cause, event.paragraph, _seats_of(event))
            self._current().lines.append(line)
            known = self._by_cause[cause] = (line, [])
        line, events = known
        events.append(event)
        line.seats |= _seats_of(event)
        line.full += self._full(event)
        say, words = self.teller.words.say, self.teller.words
        sums = booked(events)
        killed = [
            one.card for one in events if isinstance(one, told.CardKilled | told.CardExecuted)
        ]
        turned = [one for one in events if isinstance(one, told.CardConverted)]
        lapsed = [one for one in events if isinstance(one, told.EffectLapsed)]
        parts = [changes_text(sums)] if any(sums) else []
        if killed:
            parts.append(say("table.log.kills"))
        if turned:
            parts.append(say("table.log.converts"))
        if lapsed and not parts:
            parts.append("–")
        line.text = " ".join(parts)
        if isinstance(event, told.CardKilled | told.CardExecuted):
            text = words.joined([words.card(card) for card in killed])
            self._below(line, "deaths", f"<skull> {text}", event)
        elif isinstance(event, told.CardConverted):
            text = say("table.result.converted", card=event.card, religion=event.after)
            self._below(line, "note_below", text, event)
        elif isinstance(event, told.EffectLapsed):
            self._below(line, "note_below", say(f"table.lapsed.{event.why}"), event)
        elif isinstance(event, told.PennantEarned):
            self._below(line, "note_below", self._pennant(event), event)

    def _below(self, line: Line, kind: str, text: str, event: Event) -> None:
        """A second line under that of a card; the dead of one card share one."""
        lines = self._current().lines
        place = lines.index(line) + 1
        while place < len(lines) and lines[place].kind in ("deaths", "note_below"):
            if kind == "deaths" and lines[place].kind == "deaths":
                lines[place].text = text
                lines[place].full = line.full
                return
            place += 1
        card = getattr(event, "card", line.card)
        lines.insert(
            place,
            Line(kind, text, card, event.cause, event.paragraph, line.seats, self._full(event)),
        )

    def _pennant(self, event: told.PennantEarned) -> str:
        return self.teller.words.say(
            "table.log.pennant", seat=event.seat, sign=event.tally, threshold=event.threshold
        )

    def _note(self, event: Event) -> None:
        """What no card did: a whole sentence."""
        if isinstance(event, told.ReignEnded):
            self._group(self.teller.words.say("table.log.reckoning"), "")
        if isinstance(event, told.PennantEarned):
            text = self._pennant(event)
        elif isinstance(event, told.SectionScored) and not event.lines:
            return
        else:
            text = self.teller.line(event)
        if text:
            line = Line("note", text, "", "", event.paragraph, _seats_of(event), self._full(event))
            self._current().lines.append(line)

    def _full(self, event: Event) -> list[str]:
        text = self.teller.line(event)
        return [text, *self.teller.details(event)] if text else []


def _seats_of(event: Event) -> frozenset[Seat]:
    seat = getattr(event, "seat", None)
    return frozenset() if seat is None else frozenset((seat,))
