"""The figures of Tolerance, kept from events alone.

The events alone determine every figure: this bookkeeper starts from the empty table and
applies what each event says. If its books ever differ from the state, an event is missing or wrong.
Given only the events that one seat may see, it knows what that seat's view shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.games.tolerance.rules.state import START, TALLIES, State
from tolerance_game.games.tolerance.rules.view import View


class Unexplained(AssertionError):
    """The state changed in a way no event told, or an event told of a change that was none."""


class Books:
    """What the events have said so far about one table."""

    def __init__(self, players: int) -> None:
        self.tallies = [list(START) for _ in range(players)]
        self.pennants = [[0, 0, 0] for _ in range(players)]
        self.loans = [0] * players
        self.points = [0] * players
        self.roles = [""] * players
        self.cards_in_hand = [0] * players
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.piles: list[dict[tuple[str, bool], list[str]]] = [{} for _ in range(players)]
        self.table: list[str] = []
        self.killers: dict[str, str] = {}
        self.converts: dict[str, str] = {}
        self.reign = 1
        self.left_out: int | None = None
        self.chooser = -1
        self.starter = -1
        self.winners: tuple[int, ...] | None = None

    def hear(self, events: Iterable[Event]) -> None:
        """Book every event."""
        for event in events:
            assert isinstance(event, told.AnyEvent), event
            self._book(event)

    def _book(self, event: told.AnyEvent) -> None:
        match event:
            case told.TallyChanged():
                tally = TALLIES.index(event.tally)
                _expect(event, event.before, self.tallies[event.seat][tally])
                _expect(event, sum(term.amount for term in event.terms), event.amount, event.terms)
                self.tallies[event.seat][tally] = event.after
            case told.PennantEarned():
                tally = TALLIES.index(event.tally)
                _expect(event, event.before, self.pennants[event.seat][tally])
                self.pennants[event.seat][tally] = event.after
            case told.LoanTaken() | told.LoansRepaid():
                _expect(event, event.before, self.loans[event.seat])
                self.loans[event.seat] = event.after
            case told.SectionScored():
                _expect(event, event.before, self.points[event.seat])
                _expect(event, sum(line.points for line in event.lines), event.amount)
                self.points[event.seat] = event.after
            case told.PointsTotalled():
                # After the sections, the new total is known already.
                if self.points[event.seat] != event.after:
                    _expect(event, event.before, self.points[event.seat])
                self.points[event.seat] = event.after
            case told.RoleTaken() | told.RoleRevealed():
                self.roles[event.seat] = event.role
            case told.ReignBegan():
                self.reign = event.reign
                self.left_out = event.left_out
                self.cards_in_hand = [12] * len(self.hands)
            case told.ChooserNamed():
                self.chooser = event.seat
            case told.StarterChosen():
                _expect(event, event.chooser, self.chooser)
                self.starter = event.seat
            case told.TrickWon():
                self.killers, self.converts = {}, {}
            case told.CardKilled():
                self.killers[event.card] = event.cause
            case told.CardConverted():
                self.converts[event.card] = event.after
            case told.HandDealt():
                self.hands[event.seat] = set(event.cards)
            case told.CardPlayed():
                self.cards_in_hand[event.seat] -= 1
                self.hands[event.seat].discard(event.card)
                self.table.append(event.card)
            case told.CardLaid():
                self.table.remove(event.card)
                self._pile(event.seat, event.religion, event.alive).append(event.card)
            case told.CardExecuted():
                self._pile(event.seat, event.religion, True).remove(event.card)
                self._pile(event.seat, event.religion, False).append(event.card)
            case told.BoardsCleared():
                _expect(event, event.reign, self.reign)
                self.piles = [{} for _ in self.piles]
                self.left_out = None
            case told.GameEnded():
                self.winners = event.winners
            case (
                told.CardSilenced()
                | told.EffectLapsed()
                | told.TargetChosen()
                | told.ReignEnded()
                | told.ExecutionLapsed()
            ):
                pass
            case _:
                assert_never(event)

    def _pile(self, seat: int, religion: str, alive: bool) -> list[str]:
        return self.piles[seat].setdefault((religion, alive), [])

    def compare_with_state(self, state: State) -> None:
        """Raises Unexplained when the books and the state differ anywhere."""
        self._compare_table(state)
        if self.left_out is not None:
            self._compare(-1, "left out", self.left_out, len(state.left_out))
        for seat, player in enumerate(state.players):
            self._compare(seat, "tallies", tuple(self.tallies[seat]), player.tallies)
            self._compare(seat, "pennants", tuple(self.pennants[seat]), player.pennants)
            self._compare(seat, "loans", self.loans[seat], player.loans)
            self._compare(seat, "points", self.points[seat], player.points)
            self._compare(seat, "hand", self.hands[seat], set(player.hand))
            self._compare(seat, "count", self.cards_in_hand[seat], len(player.hand))
            if self.roles[seat] or player.role != "bertram":
                self._compare(seat, "role", self.roles[seat], player.role)
            for alive, piles in ((True, player.board.living), (False, player.board.dead)):
                for religion, pile in zip(RELIGIONS, piles, strict=True):
                    kept = tuple(self.piles[seat].get((religion, alive), ()))
                    self._compare(seat, f"{religion} pile", kept, pile)

    def compare_with_view(self, view: View) -> None:
        """The same with what one seat may see, for books that heard only what it may hear."""
        self._compare_table(view)
        if self.left_out is not None:
            self._compare(-1, "left out", self.left_out, view.left_out)
        self._compare(view.seat, "hand", self.hands[view.seat], set(view.hand))
        for seat, seen in enumerate(view.seats):
            self._compare(seat, "tallies", tuple(self.tallies[seat]), seen.tallies)
            self._compare(seat, "pennants", tuple(self.pennants[seat]), seen.pennants)
            self._compare(seat, "loans", self.loans[seat], seen.loans)
            self._compare(seat, "points", self.points[seat], seen.points)
            self._compare(seat, "count", self.cards_in_hand[seat], seen.cards_in_hand)
            if self.roles[seat] or seen.role != "bertram":
                self._compare(seat, "role", self.roles[seat], seen.role)
            for alive, piles in ((True, seen.board.living), (False, seen.board.dead)):
                for religion, pile in zip(RELIGIONS, piles, strict=True):
                    kept = self.piles[seat].get((religion, alive), [])
                    self._compare(seat, "size", len(kept), pile.size)
                    self._compare(seat, "top", kept[-1] if kept else "", pile.top)

    def _compare_table(self, now: State | View) -> None:
        played = [play.card for play in now.trick.plays]
        self._compare(-1, "table", sorted(self.table), sorted(played))
        self._compare(-1, "starter", self.starter, now.starter)
        self._compare(-1, "chooser", self.chooser, now.chooser)
        self._compare(-1, "end", self.winners, now.outcome and now.outcome.winners)
        if self.left_out is not None:
            self._compare(-1, "reign", self.reign, now.reign)
        if now.resolution is not None:
            cards = now.resolution.cards
            killers = {entry.card: entry.killer for entry in cards if entry.killer}
            self._compare(-1, "killed", self.killers, killers)
            for entry in cards:
                self._compare(
                    -1, "faith", self.converts.get(entry.card, entry.religion), entry.religion
                )

    @staticmethod
    def _compare(seat: int, what: str, told_so_far: object, is_now: object) -> None:
        if told_so_far != is_now:
            raise Unexplained(f"seat {seat}, {what}: told {told_so_far!r}, is {is_now!r}")


def _expect(event: Event, said: object, known: object, matters: object = True) -> None:
    if matters and said != known:
        raise Unexplained(f"{event!r}: says {said!r}, known is {known!r}")
