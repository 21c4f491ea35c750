"""Temperaments: what somebody likes beyond points, and habits where little depends on it.

Likes are weights on what a reign comes to, in points, added to every playout (`engine.leanings`).
A habit picks among the moves that cost at most `habit_cost` points. So a temperament shows and
costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.engine import leanings as of
from tolerance_game.games.tolerance.engine.leanings import LEANINGS, Leanings
from tolerance_game.games.tolerance.engine.thinking import Thought
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import REIGNS, WILD
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.games.tolerance.rules.state import MONEY
from tolerance_game.games.tolerance.rules.view import View

Habit = Callable[[View, Move], bool]
"""Whether a move is one that somebody makes by habit."""


def never(_view: View, _move: Move) -> bool:
    """No habit."""
    return False


def plays_wild(view: View, move: Move) -> bool:
    """A Wild."""
    return isinstance(move, kinds.Play) and view.options.cards[move.card].suit == WILD


def keeps_wild(view: View, move: Move) -> bool:
    """A card of a suit."""
    return isinstance(move, kinds.Play) and view.options.cards[move.card].suit != WILD


def plays_lowest(view: View, move: Move) -> bool:
    """A card of the lowest rank that may be played."""
    if not isinstance(move, kinds.Play):
        return False
    cards = view.options.cards
    ranks = [cards[one.card].rank for one in view.moves if isinstance(one, kinds.Play)]
    return cards[move.card].rank == min(ranks)


def lets_others_quarrel(view: View, move: Move) -> bool:
    """The same in the first half of a reign."""
    return len(view.tricks) < HAND // 2 and plays_lowest(view, move)


def robs_the_richest(view: View, move: Move) -> bool:
    """An execution on the board of another who has the most money."""
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    most = max(view.seats[seat].tallies[MONEY] for seat in others)
    victim = owner(view, move)
    return victim in others and view.seats[victim].tallies[MONEY] == most


def takes_revenge(view: View, move: Move) -> bool:
    """An execution on the board of whoever last had a card of the own hand die there."""
    return owner(view, move) in (last_killer(view), -2)


def owner(view: View, move: Move) -> Seat:
    """On whose board an execution is; -1 for every other move."""
    if isinstance(move, kinds.Execute):
        for seat, one in enumerate(view.seats):
            if any(move.card in (pile.cards or (pile.top,)) for pile in one.board.living):
                return seat
    return -1


def last_killer(view: View) -> Seat:
    """Who won the last trick in which a card of the own hand died, as far as the boards show it; -2
    if nobody did."""
    dead = {
        card for one in view.seats for pile in one.board.dead for card in pile.cards or (pile.top,)
    }
    for trick in reversed(view.tricks):
        if trick.winner != view.seat and any(
            play.seat == view.seat and play.card in dead for play in trick.plays
        ):
            return trick.winner
    return -2


class Temperament(NamedTuple):
    """One person's."""

    likes: Mapping[int, float]
    """Points for each of what `leanings` lists."""
    habit: Habit = never
    habit_cost: float = 0.0
    """So many points a habit may cost in the games thought through."""

    def leanings(self) -> Leanings:
        """As the engine wants it."""
        weights = [0.0] * (len(REIGNS) * LEANINGS)
        for place in range(len(REIGNS)):
            for one, weight in self.likes.items():
                weights[place * LEANINGS + one] = weight
        return Leanings(weights)


def by_habit(one: Temperament, view: View, found: list[Thought]) -> list[Thought]:
    """The moves, the best first; in front of all one that habit takes instead, if there is one."""
    if one.habit(view, found[0].move):
        return found
    liked = [
        thought
        for thought in found
        if thought.cost <= one.habit_cost and one.habit(view, thought.move)
    ]
    if not liked:
        return found
    chosen = min(liked, key=lambda thought: thought.cost)
    return [chosen, *(thought for thought in found if thought is not chosen)]


TEMPERAMENTS: Final[Mapping[str, Temperament]] = {
    # Counts every penny, and lends none.
    "widow": Temperament({of.RICHES: 0.08, of.BORROWING: -4.0, of.KILLED: -0.2}),
    # Would rather be right than rich.
    "preacher": Temperament({of.PROTESTANTISM: 0.16, of.RICHES: -0.02, of.KILLED_CATHOLIC: 0.2}),
    # Takes from whoever has most.
    "collector": Temperament(
        {of.LEADER: -0.05, of.RICHES: 0.02}, habit=robs_the_richest, habit_cost=2.5
    ),
    # Believes whatever the Monarch believes.
    "poet": Temperament({of.OWN_FAITHFUL: 0.5}),
    # The Guild first, the Guild last.
    "master": Temperament(
        {of.OWN_GUILD: 2.2, of.OWN_TOWNSFOLK: 0.1, of.OWN_NOBLES: -0.1, of.KILLED_GUILD: -1.0}
    ),
    # Plays a Wild while it is still warm.
    "gambler": Temperament({of.BORROWING: 0.5}, habit=plays_wild, habit_cost=0.3),
    # Second in everything, then first.
    "lady": Temperament(
        {of.WON_EARLY: -0.5, of.MOST: 0.3}, habit=lets_others_quarrel, habit_cost=0.5
    ),
    # Sells to both churches.
    "envoy": Temperament({of.SPREAD: -0.16}),
    # Forgives nothing.
    "alewife": Temperament({of.KILLED: 0.2}, habit=takes_revenge, habit_cost=1.5),
    # Catholic, careful, and never seen to hurry.
    "abbess": Temperament({of.CATHOLICISM: 0.17}, habit=keeps_wild, habit_cost=0.4),
    # Strikes first, asks the price later.
    "condottiere": Temperament({of.KILLED: 1.1, of.RICHES: 0.02}),
    # Wins as little as he can.
    "monk": Temperament({of.WON: -0.7, of.KILLED: -0.2}, habit=plays_lowest, habit_cost=0.4),
}
"""By the ids of the persons."""


def leanings_of(temperament: str) -> Leanings | None:
    """What a temperament likes; None for none. Raises KeyError."""
    return TEMPERAMENTS[temperament].leanings() if temperament else None
