"""The chronicle: everything that happened, by trick, each line with its cause."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.card_texts import other_print
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.ui.pages.player_names import short_names
from tolerance_game.ui.table.chronicle import (
    NOBODY,
    SAID,
    Chronicle,
    ChronicleLine,
    Group,
    seats_of,
)
from tolerance_game.words import Teller

from .effects import booked, changes_text, monarch_text

DEBTS = ("T7.1", "T7.2", "T6.5")
"""The paragraphs on loans taken, denied and repaid."""
KILLINGS = (told.CardKilled, told.CardExecuted)


class ToleranceChronicle(Chronicle):
    """A group for each trick, with a line for everything a card did."""

    def __init__(self, teller: Teller, names: Sequence[str], options: Options) -> None:
        super().__init__(teller, teller.words.say("table.log.begin"))
        self.options = options
        self.cards = options.cards
        self._short_names = short_names(names, 10)
        self._trick = 0
        self._by_cause: dict[str, tuple[ChronicleLine, list[Event]]] = {}
        self._players: dict[str, Seat] = {}
        """Who played each card of the trick."""
        self._winner = NOBODY
        """T4.2: who carries out the effects of the trick, once it is won."""

    def tell(self, event: Event) -> None:
        """Takes an event."""
        if isinstance(event, told.HandDealt | told.TargetChosen):
            return
        if isinstance(event, told.CardLaid):
            if self.cards[event.card].reign:
                self._monarch(event)
            return
        self.changes += 1
        say = self.teller.words.say
        match event:
            case told.ReignBegan():
                self._trick = 0
                title = say(f"table.reign.{event.reign}")
                self.group(title, self.teller.words.named("monarch", event.reign))
            case told.CardPlayed():
                self._play(event)
            case told.TrickWon():
                self.current.subtitle = say("table.log.won_by", seat=event.seat)
                self._by_cause = {}
                self._winner = frozenset((event.seat,))
            case told.CardSilenced():
                text = say("table.log.dead_does_not_act")
                self.add("silenced", text, event, event.card, self._concerned(event))
            case _ if event.cause and event.cause in self.cards:
                self._effect(event)
            case _:
                self._note(event)

    def group(self, title: str, subtitle: str = "") -> Group:
        """A new group."""
        self._by_cause, self._players, self._winner = {}, {}, NOBODY
        return super().group(title, subtitle)

    def _play(self, event: told.CardPlayed) -> None:
        say = self.teller.words.say
        if event.leads:
            self._trick += 1
            title = say("table.log.trick", number=self._trick)
            self.group(title, say("table.log.leads", seat=event.seat))
        card = self.cards[event.card]
        name = self.teller.words.named("card", event.card)
        text = say("table.log.plays", seat=event.seat, sign=card.suit, rank=card.rank, name=name)
        mine = frozenset((event.seat,))
        line = self.add("play", text, event, event.card, mine)
        line.folds = True
        who = self._short_names[event.seat]
        line.short = say("table.log.played", name=who, sign=card.suit, rank=card.rank)
        self._players[event.card] = event.seat
        if event.declared:
            line.short = say("table.log.played_as", name=line.short, sign=event.declared)
            text = say("table.log.declares", sign=event.declared, suit=event.declared)
            declared = ChronicleLine("declare", text, event.card, "T4.3", mine, folds=True)
            self.current.lines.append(declared)

    def _monarch(self, event: told.CardLaid) -> None:
        """T6.1: where the Monarch of the reign lies, and what that means."""
        self.changes += 1
        text = monarch_text(self.teller.words, event)
        self.current.lines.append(
            ChronicleLine("note", text, event.card, "T6.1", frozenset((event.seat,)))
        )

    def _concerned(self, event: Event) -> frozenset[Seat]:
        """The seats an event in a trick concerns: its winner, and who played the affected card."""
        seats = seats_of(event) or self._winner
        match event:
            case told.CardKilled() | told.CardConverted() | told.CardSilenced():
                owner = self._players.get(event.card)
                return seats if owner is None else seats | {owner}
            case _:
                return seats

    def _effect(self, event: Event) -> None:
        """Adds an effect to the one line of its card."""
        cause = event.cause
        if cause not in self._by_cause or self._by_cause[cause][0] not in self.current.lines:
            line = ChronicleLine("effect", "", cause, event.paragraph)
            if other := other_print(self.teller.words, self.options, cause):
                line.full.append(other)
            self.current.lines.append(line)
            self._by_cause[cause] = (line, [])
        line, events = self._by_cause[cause]
        events.append(event)
        line.seats |= self._concerned(event)
        line.full += self.full(event)
        say, words = self.teller.words.say, self.teller.words
        sums = booked(events)
        killed = [one.card for one in events if isinstance(one, KILLINGS)]
        parts = [changes_text(sums)] if any(sums) else []
        if killed:
            parts.append(say("table.log.kills"))
        if any(isinstance(one, told.CardConverted) for one in events):
            parts.append(say("table.log.converts"))
        if not parts and any(isinstance(one, told.EffectLapsed) for one in events):
            parts.append("–")
        line.text = " ".join(parts)
        match event:
            case told.CardKilled() | told.CardExecuted():
                text = words.joined([words.named("card", card) for card in killed])
                self._below(line, "deaths", f"<skull> {text}", event)
            case told.CardConverted():
                text = say("table.result.converted", card=event.card, religion=event.after)
                self._below(line, "note_below", text, event)
            case told.EffectLapsed():
                self._below(line, "note_below", say(f"table.lapsed.{event.why}"), event)
            case told.PennantEarned():
                self._below(line, "note_below", self._pennant(event), event)

    def _below(self, line: ChronicleLine, kind: str, text: str, event: Event) -> None:
        """Adds a line under that of a card; all the dead of one card share one."""
        lines = self.current.lines
        place = lines.index(line) + 1
        while place < len(lines) and lines[place].kind in ("deaths", "note_below"):
            if kind == "deaths" and lines[place].kind == "deaths":
                deaths = lines[place]
                deaths.text, deaths.full, deaths.seats = text, line.full, line.seats
                return
            place += 1
        card = getattr(event, "card", line.card)
        lines.insert(place, self.line(kind, text, event, card, line.seats))

    def _pennant(self, event: told.PennantEarned) -> str:
        return self.teller.words.say(
            "table.log.pennant", seat=event.seat, sign=event.tally, threshold=event.threshold
        )

    def _note(self, event: Event) -> None:
        """A whole sentence for an event not caused by a card."""
        if isinstance(event, told.ReignEnded):
            self.group(self.teller.words.say("table.log.reckoning"), "")
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
        self.note(event, text)

    def _debt(self, event: told.LoanTaken | told.LoansRepaid | told.TallyChanged) -> None:
        """One line for a loan and its money, with the sign of loans."""
        say, lines = self.teller.words.say, self.current.lines
        # A word may have been said between the loan and its money.
        line = next((one for one in reversed(lines) if one.kind != SAID), None)
        if line is None or line.kind != "loan" or line.paragraph != event.paragraph:
            match event:
                case told.LoanTaken():
                    text = say("table.log.loan", seat=event.seat)
                case told.LoansRepaid():
                    number = event.before - event.after
                    text = say("table.log.repays", seat=event.seat, count_loans=number)
                case told.TallyChanged():
                    # T7.2: a player with a loan gets no further one.
                    text = say("table.log.no_loan", seat=event.seat)
            line = ChronicleLine("loan", text, "", event.paragraph, seats_of(event))
            lines.append(line)
        if isinstance(event, told.TallyChanged):
            money = {"before": event.before, "after": event.after}
            line.text = say("table.log.loan_money", name=line.text, **money)
        line.full += self.full(event)
