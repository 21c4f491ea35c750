"""Tolerance: whom roles, seats and starters favour, what brings points, what effects come to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

from tolerance_game.games.tolerance.players.worth import TrickWorth
from tolerance_game.games.tolerance.report import SECTIONS
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import REIGNS
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.protocol import view
from tolerance_game.games.tolerance.rules.state import TALLIES, Played, State
from tolerance_game.games.tolerance.rules.verbs import verb_of
from tolerance_game.match.match import Table
from tools.lab.tournament import played as tournament

from .pool import Figures
from .replaying import Step

FIRED: Final = "fired"
LAPSED: Final = "lapsed"
SILENCED: Final = "silenced"
BECAME: Final = (FIRED, LAPSED, SILENCED)
"""What becomes of an effect of a trick: it does something, or nothing, or its card is dead."""


def figures_of(table: Table, played: tournament.Played, steps: Iterable[Step]) -> Figures:
    """What one game says."""
    return _Count(table, played).run(steps)


class _Count:
    """One game being counted."""

    def __init__(self, table: Table, played: tournament.Played) -> None:
        self.played = played
        self.seats = table.seats
        self.cards = table.options.cards
        self.found = Figures()
        self.roles = [""] * table.seats
        """Known from the first section that is scored, at the latest."""
        self.tricks = Counter[int]()
        self.pennants: list[Counter[str]] = [Counter() for _ in range(table.seats)]
        self.points = [Counter[tuple[str, int]]() for _ in range(table.seats)]
        self.loans = 0
        self.unpaid = [0] * table.seats
        self.starter = self.chooser = -1
        self.effects: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        """What became of the effects of each card, and of each verb."""

    def run(self, steps: Iterable[Step]) -> Figures:
        """All of it."""
        moves = 0
        for step in steps:
            moves += 1
            if isinstance(step.move, kinds.Play):
                self._hear_play(step.before, step.moves, step.move)
            for event in step.events:
                self._hear(event)
        self._close(moves)
        return self.found.plain()

    def _hear_play(self, before: State, moves: Iterable[kinds.Play], move: kinds.Play) -> None:
        """What the last card of a trick says of it."""
        if len(before.trick.plays) + 1 < self.seats:
            return
        seat, suit = before.to_act, before.trick.suit
        assert seat is not None

        def winner_with(one: kinds.Play) -> int:
            plays = (*before.trick.plays, Played(seat, one.card, one.declared))
            return winner_of(plays, suit, before.options).seat

        winner = winner_with(move)
        # Who must win declines nothing.
        if {winner_with(one) == seat for one in moves} == {True, False}:
            self.found.count("declined", part=winner != seat)
        plays = (*before.trick.plays, Played(seat, move.card, move.declared))
        _winner, worth = TrickWorth(view(before, winner)).of_trick(plays, suit)
        role = before.players[winner].role
        for name in (("unwanted",), ("unwanted of", role), ("unwanted in", str(before.reign))):
            self.found.count(*name, part=worth < 0)
        self.found.count("worth", part=worth)

    def _hear(self, event: object) -> None:
        if isinstance(event, told.RoleTaken):
            self.roles[event.seat] = event.role
        elif isinstance(event, told.StarterChosen) and self.starter < 0:
            self.starter, self.chooser = event.seat, event.chooser
        elif isinstance(event, told.TrickWon):
            self.tricks[event.seat] += 1
            for card in event.order:
                for step in self.cards[card].trick_steps:
                    self._effect(card, verb_of(step).id, FIRED, 1)
        elif isinstance(event, told.EffectLapsed):
            self._effect(event.card, event.verb, FIRED, -1)
            self._effect(event.card, event.verb, LAPSED, 1)
            self.found.note("why", f"{event.verb}: {event.why}")
        elif isinstance(event, told.CardSilenced):
            for step in self.cards[event.card].trick_steps:
                self._effect(event.card, verb_of(step).id, FIRED, -1)
                self._effect(event.card, verb_of(step).id, SILENCED, 1)
        elif isinstance(event, told.PennantEarned):
            self.pennants[event.seat][event.tally] += 1
        elif isinstance(event, told.LoanTaken):
            self.loans += 1
            self.unpaid[event.seat] = event.after
        elif isinstance(event, told.LoansRepaid):
            self.unpaid[event.seat] = event.after
        elif isinstance(event, told.SectionScored):
            gained = event.after - event.before
            self.points[event.seat][event.section, event.reign] += gained
            self.roles[event.seat] = event.role

    def _effect(self, card: str, verb: str, what: str, change: int) -> None:
        self.effects["card", card][what] += change
        self.effects["verb", verb][what] += change

    def _close(self, moves: int) -> None:
        """What is known when the game is over."""
        game, count = self.played, self.found.count
        for seat in range(self.seats):
            share, lead = game.share(seat), game.lead(seat)
            place = (seat - self.starter) % self.seats
            for name in (("role", self.roles[seat]), ("seat", str(seat)), ("place", str(place))):
                count(*name, part=share)
                count(f"lead of {name[0]}", name[1], part=lead)
            self.found.pairs["tricks",].append((self.tricks[seat], game.scores[seat]))
            for section in SECTIONS:
                for reign in (0, *REIGNS):
                    count("points", section, str(reign), part=self.points[seat][section, reign])
            for tally in TALLIES:
                count("pennants", tally, part=self.pennants[seat][tally])
            count("score", part=game.scores[seat])
        if self.chooser >= 0:
            named = "itself" if self.chooser == self.starter else "another"
            if self.starter == (self.chooser + 1) % self.seats:
                named = "its left neighbour"
            count("named", named, part=game.share(self.chooser))
            count("lead of named", named, part=game.lead(self.chooser))
            count("lead of chooser", part=game.lead(self.chooser))
        for name, became in self.effects.items():
            for what in BECAME:
                count(*name, what, part=became[what], whole=became.total())
        self.found.values["winner",].append(max(game.scores))
        count("loans", part=self.loans)
        count("unpaid", part=sum(self.unpaid))
        count("moves", part=moves)
        self.found.note("ending", game.ending)
