"""The five levels: they look further ahead, and judge better what they see.

Nobody knows more than a seat may know; in Schisma that is everything but who is drawn next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from tolerance_game.core import Decision, Other, Player, Reason
from tolerance_game.games.schisma.engine.figures import hopeful, learned, plain, practised
from tolerance_game.games.schisma.engine.thinking import Stopped, Thinker
from tolerance_game.games.schisma.rules.moves import Move, Petition
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.view import View

from .reasons import why, why_not

LEARNED: Final = "learned"
PRACTISED: Final = "practised"
PLAIN: Final = "plain"
HOPEFUL: Final = "hopeful"
_FIGURES: Final = {LEARNED: learned, PRACTISED: practised, PLAIN: plain, HOPEFUL: hopeful}
"""By which figures somebody judges what is to be seen."""


class _Minds:
    """What is made once for a game and kept: the last options and persons asked for."""

    table: tuple[Options, tuple[str, ...]] | None = None
    thinkers: dict[str, Thinker]

    def thinker(self, view: View, figures: str) -> Thinker:
        table = (view.options, view.persons)
        if self.table != table:
            self.table, self.thinkers = table, {}
        known = self.thinkers.get(figures)
        if known is None:
            known = self.thinkers[figures] = Thinker(*table, _FIGURES[figures]())
        return known


_MINDS: Final = _Minds()


class Ahead(NamedTuple):
    """A level that looks so many turns ahead, the one under way among them."""

    depth: int
    figures: str = LEARNED
    whole: float = 1
    """In which share of its decisions it looks so far; else at the next action alone."""
    careful: float = 1
    """In which share of its decisions it sees whether the opponent could then win; whoever looks
    at the opponent's next turn always does."""
    petitions: float = 1
    """In which share of its decisions it thinks of petitions."""
    budget: int = 1
    """How many positions it looks at, if those of the opponent's next turn are not more."""

    def decide(
        self,
        view: View,
        moves: tuple[Move, ...],
        rng: Random,
        *,
        budget: int = 0,
        should_stop: Callable[[], bool] = lambda: False,
    ) -> Decision:
        """The move that promises most."""
        if len(moves) == 1:
            return Decision(moves[0], Reason("player.only_move"))
        thinker = _MINDS.thinker(view, self.figures)
        depth = self.depth if rng.random() < self.whole else 0
        try:
            found = thinker.think(
                view,
                depth,
                budget or self.budget,
                should_stop,
                careful=rng.random() < self.careful,
            )
        except Stopped:
            # The answer is dropped.
            return Decision(moves[0], Reason("player.any_move"))
        if self.petitions < 1 and rng.random() >= self.petitions:
            found = [one for one in found if not isinstance(one.move, Petition)] or found
        best, *others = found
        second = others[0] if others else None
        told = [Other(one.move, (best.share - one.share) / 2, why_not(one, best)) for one in others]
        return Decision(best.move, why(best, second), tuple(told))


_LEVELS: Final[Mapping[str, Player]] = {
    "novice": Ahead(0, HOPEFUL, careful=0, petitions=1 / 3),
    "fair": Ahead(1, PLAIN, whole=0.6, careful=0),
    "able": Ahead(1, PLAIN, careful=2 / 3),
    "strong": Ahead(1, PRACTISED),
    "master": Ahead(3, budget=400_000),
}


def level(name: str) -> Player:
    """A level by its name. Raises KeyError."""
    return _LEVELS[name]
