"""The chronicle: everything that happened, by trick, each line with its cause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.pages.player_names import short_names
from tolerance_game.words.teller import Teller

from .effects import booked, changes_text

FILTERS = ("all", "trick", "mine")
NO_BREAK = "\u00a0"
DEBTS = ("T7.1", "T7.2", "T6.5")
"""The paragraphs of money that is lent, let off or given back."""


@dataclass(slots=True)
class ChronicleLine:
    """One line: of a card, or of the course of the game."""

    kind: str
    """`play`, `declare`, `plays`, `effect`, `deaths`, `silenced`, `note`, `note_below`, `loan`."""
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
    short: str = ""
    """Of a card that was played: by whom, which, and as what, in a few signs."""


@dataclass(slots=True)
class Group:
    """A trick, or a part of the game between tricks."""

    title: str
    subtitle: str = ""
    lines: list[ChronicleLine] = field(default_factory=list)
    reign: int = 0
    trick: int = 0

    def concerning(self, seat: Seat) -> Group:
        """What of it concerns a seat."""
        lines = [line for line in self.lines if seat in line.seats]
        return Group(self.title, self.subtitle, lines, self.reign, self.trick)

    def shortened(self) -> Group:
        """The same with all that was played in one line, as a trick that is over is told."""
        plays = [line for line in self.lines if line.kind in ("play", "declare")]
        if not plays:
            return self
        seats = frozenset(seat for line in plays for seat in line.seats)
        # Each play stays in one row, well apart from the next.
        pieces = [one.short.replace(" ", NO_BREAK) for one in plays if one.short]
        said = f"{NO_BREAK}{NO_BREAK} ".join(pieces)
        line = ChronicleLine("plays", said, seats=seats)
        line.full = [said for one in plays for said in one.full]
        rest = [one for one in self.lines if one.kind not in ("play", "declare")]
        return Group(self.title, self.subtitle, [line, *rest], self.reign, self.trick)


class Chronicle:
    """Groups of lines, made from events one by one."""

    def __init__(self, teller: Teller, names: Sequence[str], cards: dict[str, Card]) -> None:
        self.teller = teller
        self._short_names = short_names(names, 10)
        self.cards = cards
        self.groups: list[Group] = []
        self.reign = 1
        self.trick = 0
        self._by_cause: dict[str, tuple[ChronicleLine, list[Event]]] = {}
        self._players: dict[str, Seat] = {}
        """Who played each card of the trick."""
        self._winner: frozenset[Seat] = frozenset()
        """T4.2: whom the effects of the trick belong to, once it is won."""
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
                self._winner = frozenset((event.seat,))
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
        self._by_cause, self._players, self._winner = {}, {}, frozenset()
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
        line = ChronicleLine(
            "play", text, event.card, "", event.paragraph, frozenset((event.seat,))
        )
        line.full = self._full(event)
        who = self._short_names[event.seat]
        line.short = say("table.log.played", name=who, sign=card.suit, rank=card.rank)
        self._current().lines.append(line)
        self._players[event.card] = event.seat
        if event.declared:
            line.short = say("table.log.played_as", name=line.short, sign=event.declared)
            text = say("table.log.declares", sign=event.declared, suit=event.declared)
            self._current().lines.append(
                ChronicleLine("declare", text, event.card, "", "T4.3", frozenset((event.seat,)))
            )

    def _card_line(self, kind: str, text: str, card: str, event: Event) -> ChronicleLine:
        seats = self._concerned(event)
        line = ChronicleLine(
            kind, text, card, event.cause, event.paragraph, seats, self._full(event)
        )
        self._current().lines.append(line)
        return line

    def _concerned(self, event: Event) -> frozenset[Seat]:
        """Whom something in a trick concerns: its winner, and who played the card it befell."""
        seats = _seats_of(event) or self._winner
        match event:
            case told.CardKilled() | told.CardConverted() | told.CardSilenced():
                owner = self._players.get(event.card)
                return seats if owner is None else seats | {owner}
            case _:
                return seats

    def _effect(self, event: Event) -> None:
        """Something a card did: gathered in one line of that card."""
        cause = event.cause
        known = self._by_cause.get(cause)
        if known is None or known[0] not in self._current().lines:
            line = ChronicleLine("effect", "", cause, cause, event.paragraph)
            self._current().lines.append(line)
            known = self._by_cause[cause] = (line, [])
        line, events = known
        events.append(event)
        line.seats |= self._concerned(event)
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

    def _below(self, line: ChronicleLine, kind: str, text: str, event: Event) -> None:
        """A second line under that of a card; the dead of one card share one."""
        lines = self._current().lines
        place = lines.index(line) + 1
        while place < len(lines) and lines[place].kind in ("deaths", "note_below"):
            if kind == "deaths" and lines[place].kind == "deaths":
                lines[place].text = text
                lines[place].full = line.full
                lines[place].seats = line.seats
                return
            place += 1
        card = getattr(event, "card", line.card)
        lines.insert(
            place,
            ChronicleLine(
                kind, text, card, event.cause, event.paragraph, line.seats, self._full(event)
            ),
        )

    def _pennant(self, event: told.PennantEarned) -> str:
        return self.teller.words.say(
            "table.log.pennant", seat=event.seat, sign=event.tally, threshold=event.threshold
        )

    def _note(self, event: Event) -> None:
        """What no card did: a whole sentence."""
        if isinstance(event, told.ReignEnded):
            self._group(self.teller.words.say("table.log.reckoning"), "")
        match event:
            case told.LoanTaken() | told.LoansRepaid():
                self._debt(event)
                return
            case told.TallyChanged() if event.paragraph in DEBTS:
                self._debt(event)
                return
            case told.SectionScored() if not event.lines:
                return
            case told.PennantEarned():
                text = self._pennant(event)
            case _:
                text = self.teller.line(event)
        if text:
            line = ChronicleLine(
                "note", text, "", "", event.paragraph, _seats_of(event), self._full(event)
            )
            self._current().lines.append(line)

    def _debt(self, event: told.LoanTaken | told.LoansRepaid | told.TallyChanged) -> None:
        """A loan, and the money that goes with it: one line with the sign of loans."""
        say, lines = self.teller.words.say, self._current().lines
        line = lines[-1] if lines else None
        if line is None or line.kind != "loan" or line.paragraph != event.paragraph:
            match event:
                case told.LoanTaken():
                    text = say("table.log.loan", seat=event.seat)
                case told.LoansRepaid():
                    number = event.before - event.after
                    text = say("table.log.repays", seat=event.seat, count_loans=number)
                case told.TallyChanged():
                    # T7.2: whoever has a loan is let off.
                    text = say("table.log.no_loan", seat=event.seat)
            line = ChronicleLine("loan", text, "", "", event.paragraph, _seats_of(event))
            lines.append(line)
        if isinstance(event, told.TallyChanged):
            money = {"before": event.before, "after": event.after}
            line.text = say("table.log.loan_money", name=line.text, **money)
        line.full += self._full(event)

    def _full(self, event: Event) -> list[str]:
        text = self.teller.line(event)
        return [text, *self.teller.details(event)] if text else []


def _seats_of(event: Event) -> frozenset[Seat]:
    seat = getattr(event, "seat", None)
    return frozenset() if seat is None else frozenset((seat,))
