"""What features of a play are worth: fitted to what search thought of plays in its own games."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from tolerance_game.core import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine.learned_figures import PLAYS
from tolerance_game.games.tolerance.engine.playouts import THUMB_PLUS, Thumb
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.engine.shrewd import FEATURES, PLACES, Shrewd
from tolerance_game.games.tolerance.engine.thinking import Thinker, Thought
from tolerance_game.games.tolerance.engine.worlds import Worlds
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, UNIQUE, Material, Options
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.games.tolerance.rules.view import View

from .learned_file import Plays

ASTRAY: Final = 102
QUICK: Final = 60
"""So many playouts decide what is not looked at closely."""
CLOSELY: Final = 0.35
"""How many of the plays are."""
SOFTNESS: Final = 4.0
"""In points: plays that are this much worse than the best count e times less."""
FLOOR: Final = 0.05
RIDGE: Final = 20.0

Weights = list[list[float]]
"""By whether one leads, plays in between, or last: a weight for each feature."""


class Example(NamedTuple):
    """A decision that was thought over."""

    place: int
    """Which of the weights are concerned."""
    features: list[list[float]]
    """Of each play."""
    worths: list[float]
    """What search thought of each."""


class _Desk(NamedTuple):
    """All that is needed for games of one kind."""

    options: Options
    thinker: Thinker
    shrewd: Shrewd


def trained(material: Material, count: int, budget: int, rounds: int, seed: int) -> Weights:
    """Weights after so many rounds: in the first one search expects the improved rules of thumb of
    everybody, in the others what was learned until then. All that was found is fitted."""
    weights: Weights | None = None
    found: list[Example] = []
    for number in range(rounds):
        rng = Random(f"{seed}/{number}")
        found += examples(material, weights, count, budget, rng)
        weights = fitted(found)
    assert weights is not None
    return weights


def by_feature(weights: Weights) -> Plays:
    """The same by the names of the features."""
    return {
        name: (leading, between, last)
        for name, leading, between, last in zip(PLAYS, *weights, strict=True)
    }


def examples(
    material: Material, weights: Weights | None, count: int, budget: int, rng: Random
) -> Iterator[Example]:
    """So many decisions of games that search plays against itself."""
    desks = {players: _desk(material, players, weights) for players in PLAYERS}
    found = 0
    while found < count:
        desk = desks[rng.choice(PLAYERS)]
        for example in _game(desk, budget, rng):
            yield example
            found += 1


def _desk(material: Material, players: int, weights: Weights | None) -> _Desk:
    options = Options(material, players=players, roles=UNIQUE)
    positions = Positions(options)
    flat = [weight for row in weights or [[0.0] * FEATURES] * PLACES for weight in row]
    shrewd = Shrewd(positions.figures, list(THUMB_PLUS), flat, ASTRAY)
    thumb = shrewd if weights else Thumb(positions.figures, list(THUMB_PLUS), ASTRAY)
    return _Desk(options, Thinker(positions, thumb), shrewd)


def _game(desk: _Desk, budget: int, rng: Random) -> Iterator[Example]:
    state = tolerance.start(desk.options)
    while (acting := tolerance.to_act(state)) is not None:
        if acting == CHANCE:
            move = tolerance.chance_move(state, rng)
        else:
            moves, view = tolerance.legal_moves(state), tolerance.view(state, acting)
            move = moves[0]
            if len(moves) > 1:
                closely = state.phase == PLAY and rng.random() < CLOSELY
                thoughts = _thoughts(desk, view, moves, rng, budget if closely else QUICK, closely)
                move = thoughts[0].move
                if closely:
                    yield from _example(desk, view, thoughts, rng)
        state, _events = tolerance.apply(state, move)


def _thoughts(
    desk: _Desk, view: View, moves: tuple[Move, ...], rng: Random, budget: int, closely: bool
) -> list[Thought]:
    # What is looked at closely is played on in the same worlds to the last.
    return desk.thinker.think(view, moves, rng, budget, drops=not closely)


def _example(desk: _Desk, view: View, thoughts: list[Thought], rng: Random) -> Iterator[Example]:
    """The features in one of the worlds, as playouts see them."""
    thinker, shrewd = desk.thinker, desk.shrewd
    worlds = Worlds(thinker.positions, view, rng.getrandbits(60))
    worlds.enter_next(thinker.search)
    world = thinker.search.world
    count = shrewd.weigh(world)
    if count < 2:
        return
    worth = {thinker.positions.number(one.move): -one.cost for one in thoughts}
    features = [
        [shrewd.features[play * FEATURES + feature] for feature in range(FEATURES)]
        for play in range(count)
    ]
    yield Example(
        shrewd.place_of(world), features, [worth[shrewd.play[play]] for play in range(count)]
    )


def fitted(found: Iterable[Example]) -> Weights:
    """The weights with which the features come closest to what search thought.

    Least squares of differences within a decision; good plays count more than bad ones.
    """
    squares = [[[0.0] * FEATURES for _ in range(FEATURES)] for _ in range(PLACES)]
    products = [[0.0] * FEATURES for _ in range(PLACES)]
    for example in found:
        top = max(example.worths)
        counts = [math.exp((worth - top) / SOFTNESS) + FLOOR for worth in example.worths]
        total = sum(counts) / len(counts)
        rows = _centred(example.features, counts)
        worths = [row[0] for row in _centred([[worth] for worth in example.worths], counts)]
        square, product = squares[example.place], products[example.place]
        for count, row, worth in zip(counts, rows, worths, strict=True):
            for one, x in enumerate(row):
                if x:
                    product[one] += count / total * x * worth
                    for other, y in enumerate(row):
                        square[one][other] += count / total * x * y
    return [_solved(square, product) for square, product in zip(squares, products, strict=True)]


def _centred(rows: Sequence[Sequence[float]], counts: Sequence[float]) -> list[list[float]]:
    """Without the mean of each column."""
    total = sum(counts)
    means = [
        sum(count * x for count, x in zip(counts, column, strict=True)) / total
        for column in zip(*rows, strict=True)
    ]
    return [[x - mean for x, mean in zip(row, means, strict=True)] for row in rows]


def _solved(square: list[list[float]], product: list[float]) -> list[float]:
    """The solution of the equations, drawn a little towards 0: by elimination."""
    size = len(product)
    rows = [[*square[one], product[one]] for one in range(size)]
    for one in range(size):
        rows[one][one] += RIDGE
    for one in range(size):
        # The matrix is positive definite: no exchange of rows is needed.
        for other in range(one + 1, size):
            factor = rows[other][one] / rows[one][one]
            for place in range(one, size + 1):
                rows[other][place] -= factor * rows[one][place]
    found = [0.0] * size
    for one in reversed(range(size)):
        known = sum(rows[one][other] * found[other] for other in range(one + 1, size))
        found[one] = (rows[one][size] - known) / rows[one][one]
    return [round(weight, 4) for weight in found]
