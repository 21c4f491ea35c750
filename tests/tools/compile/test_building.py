"""What is compiled does what its source does, figure by figure."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.tolerance import redeal
from tests.games.tolerance.engine.twins import any_options, snapshot
from tests.tiers import sizes
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance import engine as room
from tolerance_game.games.tolerance.engine import (
    arrays,
    flat,
    playouts,
    positions,
    shrewd,
    thinking,
)
from tolerance_game.games.tolerance.engine.learned import learned_plays
from tolerance_game.games.tolerance.rules.state import State
from tools.compile import building, vectors
from tools.compile.building import Engine, engines

from .built import compiled, need_a_compiler

pytestmark = pytest.mark.torture
"""The compiler takes its time."""


def _functions(path: str) -> list[str]:
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [f"{node.name}({ast.unparse(node.args)})" for node in found]


def test_vectors_stand_in_for_arrays_with_all_they_have() -> None:
    assert _functions(vectors.__file__) == _functions(arrays.__file__)
    assert len(_functions(vectors.__file__)) == 4


def test_each_game_names_what_can_be_compiled() -> None:
    found = {engine.package: engine for engine in engines()}
    assert found[room.__name__].modules == room.COMPILED
    for engine in found.values():
        assert all((engine.folder / f"{name}.py").exists() for name in engine.modules)


def test_what_is_compiled_needs_nothing_but_python_to_run() -> None:
    """Types of mypy's are for the compiler alone."""
    for engine in engines():
        for name in engine.modules:
            tree = ast.parse((engine.folder / f"{name}.py").read_text(encoding="utf-8"))
            for node in tree.body:
                assert not isinstance(node, ast.Import)
                if isinstance(node, ast.ImportFrom) and not node.level:
                    top = (node.module or "").partition(".")[0]
                    assert top in {"tolerance_game", *sys.stdlib_module_names}, name


SOME = 20
"""So many positions are thought through twice as long, to see that this would be noticed."""


class Built:
    """The engine of Tolerance as machine code."""

    def __init__(self, folder: Path) -> None:
        self.engine = next(one for one in engines() if one.package == room.__name__)
        self.files = building.build(self.engine, folder)
        names = ("flat", "playouts", "positions", "shrewd", "thinking")
        modules = compiled(self.engine, folder, names)
        self.flat, self.playouts, self.positions, self.shrewd, self.thinking = modules


class Plain:
    """The one that runs as Python."""

    flat, playouts, positions = flat, playouts, positions
    shrewd, thinking = shrewd, thinking


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    need_a_compiler()
    return Built(tmp_path_factory.mktemp("built"))


def test_it_is_machine_code_and_leaves_the_other_alone(built: Built) -> None:
    assert built.flat.__file__.endswith(built.files[0].suffix)
    assert flat.__file__.endswith(".py")
    for make in (Plain, built):
        figures = make.positions.Positions(any_options(Random(1))).figures
        assert type(figures) is make.flat.Figures
    assert built.flat.Figures is not flat.Figures
    names = {path.name.partition(".")[0] for path in built.files}
    assert names == {*built.engine.modules, f"built_{built.engine.digest}__mypyc"}


def _game(modules: Any, options: Any, seed: int, weights: tuple[float, ...]) -> list[object]:
    """What a make of the engine plays from a seed."""
    figures = modules.positions.Positions(options).figures
    engine, begin = modules.flat.Engine(figures), modules.flat.Engine(figures)
    policy = modules.playouts.Thumb(figures, list(weights), 100)
    told: list[object] = []
    for number in range(4):
        engine.copy(begin)
        engine.sow(seed + number)
        for until in (1, 2, 3):
            if number % 2:
                modules.playouts.play_at_random(engine, until)
            else:
                policy.play_on(engine, until)
            told += [snapshot(engine), engine.random]
    return told


@pytest.mark.parametrize("games", sizes(None, 150))
def test_both_play_the_same_games(built: Built, games: int) -> None:
    rng = Random(games)
    for _ in range(games):
        options, seed = any_options(rng), rng.randrange(2**61)
        weights = tuple(rng.uniform(0, 4) for _ in playouts.THUMB)
        plain = _game(Plain, options, seed, weights)
        assert _game(built, options, seed, weights) == plain
        assert _game(Plain, options, seed + 9, weights) != plain


@pytest.mark.parametrize("games", sizes(None, 40))
def test_both_offer_the_same_moves_and_choose_the_same(built: Built, games: int) -> None:
    rng = Random(games)
    for _ in range(games):
        options = any_options(rng)
        plain, machine = positions.Positions(options), built.positions.Positions(options)
        first, second = plain.engine(), machine.engine()
        thumb = playouts.Thumb(plain.figures, list(playouts.THUMB_PLUS), 0)
        other = built.playouts.Thumb(machine.figures, list(playouts.THUMB_PLUS), 0)
        seed = rng.randrange(2**61)
        first.sow(seed)
        second.sow(seed)
        while first.phase != flat.OVER:
            assert snapshot(first) == snapshot(second)
            if first.seat == flat.CHANCE:
                first.draw()
                second.draw()
                continue
            assert plain.moves(first) == machine.moves(second)
            assert thumb.choose(first) == other.choose(second)
            move = first.moves[rng.randrange(first.legal())]
            first.apply(move)
            second.apply(move)
        assert snapshot(first) == snapshot(second)


def _thoughts(modules: Any, state: State, budget: int) -> list[tuple[object, ...]]:
    """What search thinks of each move, expecting one or the other rules of thumb."""
    seat = tolerance.to_act(state)
    assert seat is not None
    view, make = tolerance.view(state, seat), modules.positions.Positions(state.options)
    weights = list(playouts.THUMB_PLUS)
    found: list[tuple[object, ...]] = []
    for thumb in (
        modules.playouts.Thumb(make.figures, weights, 102),
        modules.shrewd.Shrewd(make.figures, weights, learned_plays(), 102),
    ):
        thinker = modules.thinking.Thinker(make, thumb)
        found += map(tuple, thinker.think(view, view.moves, Random(1), budget))
    return found


@pytest.mark.parametrize("count", sizes(None, 60))
def test_both_think_the_same(built: Built, count: int) -> None:
    """Figure by figure: what moves came to, and with it which one is made."""
    differed = 0
    for number, state in enumerate(redeal.positions(count, 23)):
        plain = _thoughts(Plain, state, 40)
        assert _thoughts(built, state, 40) == plain
        if number < SOME:
            differed += _thoughts(Plain, state, 80) != plain
    # An execution leaves nothing to chance: there more thought comes to the same.
    assert differed > SOME // 2


def test_what_cannot_be_compiled_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need_a_compiler()
    engine = next(engines())
    wrong = tmp_path / "vectors.py"
    wrong.write_text("def ints(values: list[int]) -> str:\n    return values\n")
    monkeypatch.setattr(building, "VECTORS", wrong)
    with pytest.raises(building.CannotCompile, match="return value"):
        building.build(Engine(*engine), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["vectors.py"]
