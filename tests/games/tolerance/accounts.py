"""The accounts of the independent referee: T4.8 and T6 to T9, written from the rulebook alone."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from .figures import FIGURES, Figures

SUITS = ("nobles", "clergy", "townsfolk", "peasants", "wild")
CIRCLE = {1: "catholic", 2: "none", 3: "protestant"}
MONARCHS = {1: "wild-14a", 2: "wild-14b", 3: "wild-14c"}

Question = tuple[int | None, set[str] | None]
"""Who acts, and the lines allowed; None for chance, whose deal is only checked."""
Course = Generator[Question, str, None]


@dataclass
class Place:
    """A seat as the referee keeps it."""

    role: str = ""
    hand: list[str] = field(default_factory=list)
    tally: dict[str, int] = field(
        default_factory=lambda: {"money": 5, "catholic": 0, "protestant": 0}
    )
    pennants: dict[str, int] = field(
        default_factory=lambda: {"money": 0, "catholic": 0, "protestant": 0}
    )
    loans: int = 0
    borrowed_in: set[int] = field(default_factory=set)
    points: int = 0
    living: dict[str, list[str]] = field(default_factory=dict)
    dead: dict[str, list[str]] = field(default_factory=dict)

    def clear(self) -> None:
        self.living = {faith: [] for faith in ("catholic", "none", "protestant")}
        self.dead = {faith: [] for faith in ("catholic", "none", "protestant")}


@dataclass
class Accounts:
    """What the referee knows of the table, and everything that is counted."""

    players: int
    edition: str
    rulings: dict[str, Any]
    roles: dict[str, Any]
    """Column figures by role: what the cards of the roles say."""
    role_mode: str = "bertram"
    plague_cards: int = 1
    devout: int = -1
    round: int = 1
    starter: int = -1
    chooser: int = -1
    winners: tuple[int, ...] = ()
    figures: dict[str, Figures] = field(default_factory=lambda: FIGURES)
    log: list[tuple[Any, ...]] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.places = [Place() for _ in range(self.players)]
        for place in self.places:
            place.clear()

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    # T4.8, T7, T8: tallies, loans, pennants

    def book(self, seat: int, tally: str, amount: int) -> None:
        place = self.places[seat]
        before = place.tally[tally]
        after = before + amount
        if after > 69:
            after = 69
        if tally != "money" and after < 0 and self.rulings["piety_floor"] == "zero":
            after = 0
        stops = self.rulings["debt_floor"] == "booking" and place.loans > 0
        if tally == "money" and after < 0 and stops:
            after = 0
        place.tally[tally] = after
        if amount:
            self.log.append(("book", seat, tally, before, after))
        for threshold in (10, 20, 30, 40, 50, 60):
            if after >= threshold and place.pennants[tally] < threshold // 10:
                place.pennants[tally] = threshold // 10
                self.log.append(("pennant", seat, tally, threshold))

    def check_debt(self, seat: int) -> None:
        place = self.places[seat]
        money = place.tally["money"]
        if money >= 0:
            return
        if self.rulings["loans"] == "single":
            lends = place.loans == 0
        else:
            lends = self.round not in place.borrowed_in
        if lends:
            place.loans += 1
            place.borrowed_in.add(self.round)
            self.log.append(("loan", seat))
        self.book(seat, "money", (1 if lends else 0) - money)

    # T6: the end of a round

    def end_of_round(self) -> Course:
        yield from self.royal_execution()
        before_scoring = [place.loans for place in self.places]
        order = self.clockwise(self.starter)
        for seat in order:
            self.book(seat, "money", len(self.places[seat].living[CIRCLE[self.round]]))
            self.check_debt(seat)
        for seat in order:
            for tally in ("catholic", "protestant"):
                self.book(seat, tally, len(self.places[seat].living[tally]))
        for seat in order:
            place = self.places[seat]
            most = min(before_scoring[seat], max(place.tally["money"], 0) // 5)
            if most:
                lines = {f"repay {number}" for number in range(most + 1)}
                number = int((yield seat, lines).split()[1])
                place.loans -= number
                self.book(seat, "money", -5 * number)
        for seat in order:
            self.score_round(seat)

    def royal_execution(self) -> Course:
        monarch = MONARCHS[self.round]
        owners = [
            seat
            for seat, place in enumerate(self.places)
            if any(monarch in pile for pile in place.living.values())
        ]
        if not owners:
            return
        targets = []
        for seat, place in enumerate(self.places):
            for pile in place.living.values():
                if self.rulings["execution_view"] == "top" and seat != owners[0]:
                    targets += pile[-1:]
                else:
                    targets += [card for card in pile if card != monarch]
        if not targets:
            return
        target = targets[0]
        if len(targets) > 1:
            target = (yield owners[0], {f"execute {card}" for card in targets}).split()[1]
        for place in self.places:
            for faith, pile in place.living.items():
                if target in pile:
                    pile.remove(target)
                    place.dead[faith].append(target)
                    self.log.append(("execute", target, faith))

    def owned(self, seat: int) -> list[str]:
        place = self.places[seat]
        cards = [card for pile in place.living.values() for card in pile]
        if self.rulings["majorities_count"] == "all":
            cards += [card for pile in place.dead.values() for card in pile]
        return cards

    def score_round(self, seat: int) -> None:
        column = self.roles[self.places[seat].role].columns[self.round]
        suits = 0
        for suit in SUITS:
            counts = [
                sum(self.figures[card].suit == suit for card in self.owned(s))
                for s in range(self.players)
            ]
            suits += self.majority(seat, counts, column.suits[suit])
        self.score(seat, suits)
        counts = [
            sum(self.figures[card].guild for card in self.owned(s)) for s in range(self.players)
        ]
        self.score(seat, self.majority(seat, counts, column.guild))
        dead = self.places[seat].dead
        catholics, protestants = len(dead["catholic"]), len(dead["protestant"])
        self.score(seat, column.dead_catholic * catholics + column.dead_protestant * protestants)

    def majority(self, seat: int, counts: list[int], worth: Any) -> int:
        if counts[seat] == 0:
            return 0
        most: int = worth.most if counts[seat] == max(counts) else 0
        return int(worth.any) + most

    def score(self, seat: int, amount: int) -> None:
        place = self.places[seat]
        before = place.points
        place.points = max(before + amount, 0)
        if amount:
            self.log.append(("score", seat, amount, before, place.points))

    # T9: the end of the game

    def end_of_game(self) -> None:
        for seat in self.clockwise(self.starter):
            place = self.places[seat]
            worth = self.roles[place.role].pennant_worth
            for multiplier, tally in zip(worth, ("money", "catholic", "protestant"), strict=True):
                self.score(seat, multiplier * place.pennants[tally])
            once = self.rulings["unpaid_loans"] == "once"
            self.score(seat, (-3 if place.loans else 0) if once else -3 * place.loans)
        ranking = [
            (place.points, place.tally["catholic"] + place.tally["protestant"])
            for place in self.places
        ]
        self.winners = tuple(s for s in range(self.players) if ranking[s] == max(ranking))
