"""Occasions for a word at a table of Tolerance: tricks, deaths, loans, reigns, and the end.

Only what everyone may know counts; points are those that are told to all (T2.7), and what a role
wants counts for nothing, so a hidden one shows in no face and no word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, assert_never, cast

from tolerance_game.core import Event, Seat
from tolerance_game.core.occasions import GLAD, PLAIN, VEXED, Occasion

from .rules import events as told
from .rules.cards import REIGNS, WILD
from .rules.ruleset import Options

OfReign = told.ReignEnded | told.BoardsCleared | told.ReignBegan | told.GameEnded

GOOD: Final = 9
"""A trick that brings so much money and piety together is worth a word."""
BAD: Final = -2
RICH, POOR = 5, -3
"""What a trick or a tax must bring, or cost, in money."""

KINDS: Final = (
    *("good_trick", "bad_trick", "ducked", "gained_money", "lost_money", "pennant"),
    *("killed_a_card", "own_card_killed", "own_guild_killed", "guild_won"),
    *("converted_catholic", "converted_protestant", "converted_by_another"),
    *("wild_played", "wild_by_another", "took_loan", "took_loan_another", "repaid"),
    *("executes", "executed", "reign_ends", "leads", "another_leads", "new_monarch"),
    *("game_won", "game_lost"),
)
"""What an occasion may be called, and what remarks are written for."""


class ToleranceOccasions:
    """Follows one game."""

    def __init__(self, options: Options) -> None:
        self.period = 0
        """The reign."""
        self.beat = 0
        """The tricks so far; a reign that ends counts as well."""
        self._cards = options.cards
        self._seats = range(options.players)
        self._points = [0] * options.players
        self._winner: Seat = -1
        self._begin_trick()

    def _begin_trick(self) -> None:
        self._winner = -1
        self._played: dict[str, Seat] = {}
        self._laid = 0
        self._net: Counter[Seat] = Counter()
        self._money: Counter[Seat] = Counter()
        self._killed: list[str] = []
        self._converted: list[str] = []
        """The religions that cards were turned to."""
        self._guild = False
        """Whether the winner has got a living member of the guild."""

    def after(self, event: Event) -> Sequence[Occasion]:
        """The occasions that this event is."""
        return list(self._after(cast("told.AnyEvent", event)))

    def _after(self, event: told.AnyEvent) -> Iterator[Occasion]:
        match event:
            case told.CardPlayed():
                self._played[event.card] = event.seat
                if self._cards[event.card].suit == WILD:
                    yield Occasion(event.seat, ("wild_played",))
                    yield from self._others(event.seat, "wild_by_another")
            case told.TrickWon():
                self._winner = event.seat
            case told.TallyChanged():
                yield from self._book(event)
            case told.CardKilled():
                self._killed.append(event.card)
            case told.CardConverted():
                self._converted.append(event.after)
            case told.CardLaid():
                self._laid += 1
                self._guild |= event.alive and self._cards[event.card].guild
                if self._laid == len(self._seats):
                    self.beat += 1
                    yield from self._of_trick()
                    self._begin_trick()
            case told.PennantEarned():
                yield Occasion(event.seat, ("pennant",), GLAD)
            case told.LoanTaken():
                yield Occasion(event.seat, ("took_loan",), VEXED)
                yield from self._others(event.seat, "took_loan_another")
            case told.LoansRepaid():
                yield Occasion(event.seat, ("repaid",), GLAD)
            case told.CardExecuted():
                if event.by != event.seat:
                    yield Occasion(event.by, ("executes",))
                    yield Occasion(event.seat, ("executed",), VEXED)
            case told.PointsTotalled():
                self._points[event.seat] = event.after
            case told.ReignEnded() | told.BoardsCleared() | told.ReignBegan() | told.GameEnded():
                yield from self._of_reign(event)
            case (
                (told.RoleTaken() | told.RoleRevealed() | told.HandDealt())
                | (told.ChooserNamed() | told.StarterChosen() | told.TargetChosen())
                | (told.CardSilenced() | told.EffectLapsed() | told.ExecutionLapsed())
                | told.SectionScored()
            ):
                pass
            case _:
                assert_never(event)

    def _of_reign(self, event: OfReign) -> Iterator[Occasion]:
        match event:
            case told.ReignEnded():
                self.beat += 1
                yield from self._others(-1, "reign_ends")
            case told.BoardsCleared():
                most = max(self._points)
                if event.reign < REIGNS[-1] and self._points.count(most) == 1:
                    leader = self._points.index(most)
                    yield Occasion(leader, ("leads",), GLAD)
                    yield from self._others(leader, "another_leads")
            case told.ReignBegan():
                self.period = event.reign
                self.beat += 1
                if event.reign > 1:
                    yield from self._others(-1, "new_monarch")
            case told.GameEnded():
                self.beat += 1
                for seat in self._seats:
                    won = seat in event.winners
                    kind, mood = ("game_won", GLAD) if won else ("game_lost", VEXED)
                    yield Occasion(seat, (kind,), mood)
            case _:
                assert_never(event)

    def _others(self, seat: Seat, kind: str) -> Iterator[Occasion]:
        return (Occasion(other, (kind,)) for other in self._seats if other != seat)

    def _book(self, event: told.TallyChanged) -> Iterator[Occasion]:
        change = event.after - event.before
        if self._winner >= 0:
            self._net[event.seat] += change
        if event.tally == "money":
            if self._winner >= 0:
                self._money[event.seat] += change
            elif change <= POOR:
                yield Occasion(event.seat, ("lost_money",), VEXED)

    def _of_trick(self) -> Iterator[Occasion]:
        """What the trick has come to, once all of it lies on the piles."""
        winner = self._winner
        if self._net[winner] >= GOOD:
            yield Occasion(winner, ("good_trick",), GLAD)
        elif self._net[winner] <= BAD:
            yield Occasion(winner, ("bad_trick",), VEXED)
            yield from self._others(winner, "ducked")
        for seat, money in self._money.items():
            if money >= RICH:
                yield Occasion(seat, ("gained_money",), GLAD)
            elif money <= POOR:
                yield Occasion(seat, ("lost_money",), VEXED)
        of_others = [card for card in self._killed if self._played[card] != winner]
        for card in of_others:
            guild = ("own_guild_killed",) if self._cards[card].guild else ()
            yield Occasion(self._played[card], (*guild, "own_card_killed"), VEXED)
        if of_others:
            yield Occasion(winner, ("killed_a_card",))
        for religion in self._converted[:1]:
            yield Occasion(winner, (f"converted_{religion}",))
            yield from self._others(winner, "converted_by_another")
        if self._guild:
            yield Occasion(winner, ("guild_won",), PLAIN)


def occasions(options: Options) -> ToleranceOccasions:
    """Those of a game about to begin."""
    return ToleranceOccasions(options)
