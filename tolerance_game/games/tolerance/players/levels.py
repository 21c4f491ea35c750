"""The five levels: two that go by rules of thumb, three that think ahead.

Nobody knows more than a seat may know. The better ones remember more, imagine more worlds, and
expect the others to play better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from tolerance_game.core import Decision, Other, Player, Reason
from tolerance_game.games.tolerance.engine.learned import learned_plays
from tolerance_game.games.tolerance.engine.playouts import THUMB, THUMB_PLUS, Thumb
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.engine.shrewd import Shrewd
from tolerance_game.games.tolerance.engine.thinking import Stopped, Thinker, without_twins
from tolerance_game.games.tolerance.rules.moves import Execute, Move
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.view import View

from .dominated import better_moves, undominated
from .executions import best_victim, is_settled
from .reasons import of_rules, why, why_not
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
        moves = undominated(view, without_twins(view, moves))
        if len(moves) == 1:
            return Decision(moves[0], Reason("player.only_move"))
        thinker = _MINDS.at(view.options).thinker(self.rules, self.temperament)
        try:
            found = thinker.think(
                view, moves, rng, budget or self.budget, should_stop, recalls=self.recalls
            )
        except Stopped:
            # The answer is dropped.
            return Decision(moves[0], Reason("player.any_move"))
        usual = found[0]
        if self.temperament:
            found = by_habit(TEMPERAMENTS[self.temperament], view, found)
        best, second, *rest = found
        others = [Other(second.move, second.cost, why_not(view, second, best))]
        others += [Other(one.move, one.cost) for one in rest]
        reason = why(view, best, second) if best is usual else Reason("player.ahead.habit")
        return Decision(best.move, reason, tuple(others))


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
