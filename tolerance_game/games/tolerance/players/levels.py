"""The five levels: two that go by rules of thumb, three that think ahead.

Nobody knows more than a seat may know. The better ones remember more, imagine more worlds, and
expect the others to play better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final, NamedTuple

from tolerance_game.core import Decision, Other, Player, Reason
from tolerance_game.games.tolerance.engine.learned import learned_plays
from tolerance_game.games.tolerance.engine.playouts import THUMB, THUMB_PLUS, Thumb
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.engine.shrewd import Shrewd
from tolerance_game.games.tolerance.engine.thinking import Stopped, Thinker, Thought, without_twins
from tolerance_game.games.tolerance.foresight.fate import any_suit_will_do
from tolerance_game.games.tolerance.rules.moves import Execute, Move, Play
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.view import View

from .dominated import better_moves, undominated
from .executions import best_victim, is_settled
from .reasons import of_rules, of_the_only_one, why, why_not
from .temperaments import TEMPERAMENTS, by_habit, leanings_of
from .thumb import of_kind

ASTRAY: Final = 102
"""In so many of 1024 decisions a playout takes any move."""


class _Minds:
    """What is made once for a game and kept: the last options asked for."""

    options: Options | None = None
    positions: Positions
    thumbs: dict[tuple[str, int, str], Thumb]
    thinkers: dict[tuple[str, str], Thinker]

    def at(self, options: Options) -> _Minds:
        if self.options is None or self.options != options:
            self.options, self.positions = options, Positions(options)
            self.thumbs, self.thinkers = {}, {}
        return self

    def thumb(self, rules: str, astray: int, temperament: str = "") -> Thumb:
        known = self.thumbs.get((rules, astray, temperament))
        if known is None:
            figures, own = self.positions.figures, leanings_of(temperament)
            if rules == SHREWD:
                known = Shrewd(figures, list(THUMB_PLUS), learned_plays(), astray)
            else:
                weights = THUMB if rules == PLAIN else THUMB_PLUS
                known = Thumb(figures, list(weights), astray, own)
            self.thumbs[rules, astray, temperament] = known
        return known

    def thinker(self, rules: str, temperament: str) -> Thinker:
        known = self.thinkers.get((rules, temperament))
        if known is None:
            own = leanings_of(temperament)
            known = Thinker(self.positions, self.thumb(rules, ASTRAY), own)
            self.thinkers[rules, temperament] = known
        return known


_MINDS: Final = _Minds()

PLAIN: Final = "plain"
IMPROVED: Final = "improved"
SHREWD: Final = "shrewd"
"""By which rules of thumb somebody plays, or expects the others to play."""


class Rules(NamedTuple):
    """A level that goes by rules of thumb."""

    rules: str
    temperament: str = ""

    def decide(self, view: View, moves: tuple[Move, ...], rng: Random) -> Decision:
        """The move that the rules of thumb like best."""
        if len(moves) == 1:
            return Decision(moves[0], Reason("player.only_move"))
        victims = of_kind(Execute, moves)
        if victims and self.rules != PLAIN and is_settled(view):
            return Decision(best_victim(view, victims), Reason("player.reckoned"))
        minds = _MINDS.at(view.options)
        thumb = minds.thumb(self.rules, 0, self.temperament)
        engine = minds.positions.engine()
        minds.positions.see(engine, view)
        engine.sow(rng.getrandbits(40))
        phase = engine.phase
        move = minds.positions.move(thumb.choose(engine), phase, view.reign)
        move = better_moves(view, moves).get(move, move)
        if move not in moves:
            # T2.6: the engine takes a hidden role for a free one.
            return Decision(rng.choice(moves), Reason("player.any_move"))
        return Decision(move, of_rules(move, thumb, minds.positions.number(move)))


class Ahead(NamedTuple):
    """A level that thinks ahead."""

    rules: str
    budget: int
    """How many games it thinks through for a decision."""
    recalls: int = HAND
    """Of how many of the last tricks of a reign it recalls who could not follow."""
    temperament: str = ""

    def decide(
        self,
        view: View,
        moves: tuple[Move, ...],
        rng: Random,
        *,
        budget: int = 0,
        should_stop: Callable[[], bool] = lambda: False,
    ) -> Decision:
        """The move that came to most in games thought through to the end of the reign."""
        legal, apart = moves, without_twins(view, moves)
        moves = undominated(view, apart)
        if len(moves) == 1:
            return Decision(moves[0], of_the_only_one(legal, moves[0]))
        covered = tuple(move for move in apart if move not in moves and not isinstance(move, Play))
        thinker = _MINDS.at(view.options).thinker(self.rules, self.temperament)
        try:
            found = thinker.think(
                view, moves, rng, budget or self.budget, should_stop, recalls=self.recalls
            )
            usual = found[0]
            if self.temperament:
                found = by_habit(TEMPERAMENTS[self.temperament], view, found)
            if covered and found[0] is usual:
                again = partial(thinker.think, view, should_stop=should_stop, recalls=self.recalls)
                found = _with_covered(again, found, covered, (budget or self.budget) // 8)
        except Stopped:
            # The answer is dropped.
            return Decision(moves[0], Reason("player.any_move"))
        best = found[0]
        if best.move != usual.move:
            others = tuple(Other(one.move, one.cost) for one in found[1:])
            return Decision(best.move, Reason("player.ahead.habit"), others)
        if _comes_to_the_same(view, found):
            return Decision(best.move, Reason("player.any_suit"))
        found = another_card_second(_with_equal(view, apart, found))
        return _told(view, found)


def _told(view: View, found: list[Thought]) -> Decision:
    """The best move and why; what the second best is good for instead."""
    best, second, *rest = found
    there = second.beside or best
    others = [Other(second.move, max(second.cost, 0.0), why_not(view, second, there))]
    others += [Other(one.move, one.cost) for one in rest]
    return Decision(best.move, why(view, there, second), tuple(others))


def _comes_to_the_same(view: View, found: list[Thought]) -> bool:
    """Whether all that is left is how to declare a Wild that cannot take the trick (T3.3-4)."""
    cards = {one.move.card if isinstance(one.move, Play) else "" for one in found}
    return len(cards) == 1 and "" not in cards and any_suit_will_do(view, *cards)


def _with_equal(view: View, moves: tuple[Move, ...], found: list[Thought]) -> list[Thought]:
    """The moves, with a card that does in every trick what the best one does in the second place,
    if there is one: it was not thought of."""
    best = found[0]
    for move, better in better_moves(view, moves).items():
        if isinstance(move, Play) and better == best.move:
            return [best, best._replace(move=move), *found[1:]]
    return found


def _with_covered(
    think: Callable[..., list[Thought]],
    found: list[Thought],
    covered: tuple[Move, ...],
    budget: int,
) -> list[Thought]:
    """The moves, with the best of those that another covers (`dominated`) in the second place if
    it is: nobody should make it, but it may cost less than all others."""
    moves = (found[0].move, found[1].move, *covered)
    # Chance of its own: nothing of what is decided depends on it.
    thoughts = {one.move: one for one in think(moves, Random(0), budget, drops=False)}
    best, second = thoughts[moves[0]], thoughts[moves[1]]
    least = min((thoughts[move] for move in covered), key=lambda one: one.cost)
    if least.cost >= second.cost:
        return found
    least = least._replace(cost=least.cost - best.cost)
    return [best._replace(cost=0.0), least, *found[1:]]


def another_card_second(found: list[Thought]) -> list[Thought]:
    """The moves, with the best other card in the second place rather than the same Wild declared as
    another suit, if there is one."""
    best = found[0].move
    for one in found:
        if isinstance(best, Play) and isinstance(one.move, Play) and one.move.card != best.card:
            return [found[0], one, *(other for other in found[1:] if other is not one)]
    return found


BUDGETS: Final = {"able": 100, "strong": 1000, "master": 3000}

_LEVELS: Final[Mapping[str, Rules | Ahead]] = {
    "novice": Rules(PLAIN),
    "fair": Rules(IMPROVED),
    "able": Ahead(IMPROVED, BUDGETS["able"], recalls=1),
    "strong": Ahead(IMPROVED, BUDGETS["strong"]),
    "master": Ahead(SHREWD, BUDGETS["master"]),
}


def level(name: str, temperament: str = "") -> Player:
    """A level by its name, perhaps with a temperament. Raises KeyError."""
    return _LEVELS[name]._replace(temperament=temperament)
