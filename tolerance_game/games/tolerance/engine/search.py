"""Monte Carlo search, the part that is played a thousand times: one move in one imagined world.

Every move of a position is played on in the same worlds, with the same random numbers, by the same
rules of thumb, until the reign is scored. `thinking` says which moves are played on how often.

Whoever has a temperament adds to what a playout came to: `leanings` says what to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .arrays import floats, ints
from .flat import (
    HAND,
    HIGHEST,
    LOANS,
    OVER,
    PENNANTS,
    PLAY,
    SEATS,
    SUITS,
    Engine,
    Figures,
)
from .leanings import LEADER, LEANINGS, Leanings
from .playouts import Thumb

if TYPE_CHECKING:
    from mypy_extensions import i64

HELD_LOAN: Final = 2.0
"""What a loan costs that may still be repaid; one that is left at the end costs 3 (T9.1)."""

MOST_MOVES: Final = 128

# What is added up of each move, by its place in `sums`.
COUNT: Final = 0
WORTH: Final = 1
SQUARE: Final = 2
"""Of the worth."""
PENNANT: Final = 3
"""In how many playouts another pennant of this tally was earned; three places."""
BORROWED: Final = 6
"""In how many a loan was taken."""
TRICK: Final = 7
"""In how many the trick was won."""
POINTS: Final = 8
"""The points that the reign is scored with."""
RIVALS: Final = 9
"""What the others got on average, by the same measure as the worth."""
TASTE: Final = 10
"""The part of the worth that is a matter of temperament."""
TERMS: Final = 11


class Search:
    """Moves of one position with what they came to, in worlds that somebody else imagines."""

    def __init__(
        self, figures: Figures, thumb: Thumb, prospects: list[float], leanings: Leanings | None
    ) -> None:
        self.thumb = thumb
        self.leanings = leanings
        self.prospects = floats(prospects)
        """How many pennants a tally will have earned at the end of the game: by the reign that has
        ended, role, tally and its value (`prospects`)."""
        self.roles: i64 = len(figures.pennant_worth) // 3
        self.world = Engine(figures)
        self.trial = Engine(figures)
        self.seed: i64 = 0
        self.sums = floats([0.0] * (MOST_MOVES * TERMS))
        self.before = ints([0] * (SEATS * 8))
        """The values of each seat before the move."""

    def begin(self) -> None:
        """A new position."""
        place: i64
        for place in range(MOST_MOVES * TERMS):
            self.sums[place] = 0.0

    def enter(self, root: Engine, seat: i64, hands: list[int], roles: list[int], seed: i64) -> None:
        """A world: the position with the cards that this seat cannot see, 12 places for each seat,
        and roles."""
        world = self.world
        world.copy(root)
        self.seed = seed
        players = root.figures.players
        other: i64
        place: i64
        suit: i64
        count: i64
        for other in range(players):
            if roles[other] >= 0:
                world.role[other] = roles[other]
            if other == seat:
                continue
            for suit in range(SUITS):
                world.hand[other * SUITS + suit] = 0
            for place in range(HAND):
                count = hands[other * HAND + place]
                if count >= 0:
                    world.give(other, count)

    def play(self, place: i64, move: i64) -> float:
        """Plays the move of this place on to the end of the reign, and gives what it came to."""
        world = self.world
        trial = self.trial
        seat = world.seat
        reign = world.reign
        number = world.tricks
        in_trick = world.phase == PLAY
        trial.copy(world)
        trial.sow(self.seed)
        trial.apply(move)
        self.thumb.play_on(trial, reign)
        players = world.figures.players
        others = 0.0
        leader = -1e9
        other: i64
        for other in range(players):
            if other != seat:
                standing = self.standing(trial, other, reign)
                others += standing
                if standing > leader:
                    leader = standing
        others = others / float(players - 1)
        worth = self.standing(trial, seat, reign) - others
        sums = self.sums
        at = place * TERMS
        leanings = self.leanings
        if leanings is not None:
            taste = leanings.of_reign(trial, seat, reign)
            taste += leanings.weights[(reign - 1) * LEANINGS + LEADER] * leader
            sums[at + TASTE] += taste
            worth += taste
        sums[at] += 1.0
        sums[at + WORTH] += worth
        sums[at + SQUARE] += worth * worth
        first = seat * 8
        tally: i64
        for tally in range(3):
            pennant = first + PENNANTS + tally
            if trial.seats[pennant] > world.seats[pennant]:
                sums[at + PENNANT + tally] += 1.0
        if trial.seats[first + LOANS] > world.seats[first + LOANS]:
            sums[at + BORROWED] += 1.0
        if in_trick and trial.won[number] == seat:
            sums[at + TRICK] += 1.0
        sums[at + POINTS] += self.points_of_reign(trial, seat) - float(world.points[seat])
        sums[at + RIVALS] += others
        return worth

    def points_of_reign(self, engine: Engine, seat: i64) -> float:
        """The points of a seat without what the end of the game adds to them (T9.1)."""
        total = engine.points[seat]
        if engine.phase == OVER:
            first = seat * 8
            role = engine.role[seat]
            tally: i64
            for tally in range(3):
                worth = engine.figures.pennant_worth[role * 3 + tally]
                total -= worth * engine.seats[first + PENNANTS + tally]
            total += engine.unpaid(engine.seats[first + LOANS])
        return float(total)

    def standing(self, engine: Engine, seat: i64, reign: i64) -> float:
        """The points of a seat when this reign has been scored, with what is still to come."""
        total = float(engine.points[seat])
        if engine.phase == OVER:
            return total
        seats = engine.seats
        worth = engine.figures.pennant_worth
        role = engine.role[seat]
        first = seat * 8
        row = ((reign - 1) * self.roles + role) * 3
        tally: i64
        value: i64
        for tally in range(3):
            value = max(seats[first + tally], 0)
            pennants = self.prospects[(row + tally) * (HIGHEST + 1) + value]
            earned = float(seats[first + PENNANTS + tally])
            if earned > pennants:
                pennants = earned
            total += pennants * float(worth[role * 3 + tally])
        return total - HELD_LOAN * float(seats[first + LOANS])
