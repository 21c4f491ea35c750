"""How the whole suite runs: its tiers, its order, and what hypothesis tries."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tolerance_game import builds

from . import third_game
from .tiers import FOLDERS

# Whether somebody has compiled the engines changes no test.
os.environ[builds.ENVIRONMENT] = "1"

# The everyday suite tries the same examples every time, on a busy machine too; a longer search for
# new ones is the same tests with HYPOTHESIS_PROFILE=search.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", settings.get_profile("house"), derandomize=False, max_examples=1000
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))

HERE = Path(__file__).parent

# What kills processes, cuts the power and moves a real mouse does it in the way of POSIX systems.
collect_ignore_glob = [] if os.name == "posix" else [f"{folder}/test_*.py" for folder in FOLDERS]


@cache
def _folder(path: Path) -> str:
    """The folder of `tests` in which a file lies: many tests lie in each."""
    return path.relative_to(HERE).parts[0] if path.is_relative_to(HERE) else ""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The order may be drawn: no test counts on what ran before it."""
    parser.addoption("--order", metavar="SEED", help="tests in the order drawn from this seed")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """Marks what belongs to a tier by its folder, before others choose; draws the order last."""
    for item in items:
        tier = FOLDERS.get(_folder(item.path))
        if tier is not None:
            item.add_marker(tier)
    yield
    seed = config.getoption("--order")
    if seed is not None:
        Random(seed).shuffle(items)


@pytest.fixture(autouse=True)
def _third_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test is about the third game, that game is on the list."""
    spec = getattr(request.node, "callspec", None)
    inside = _folder(request.node.path) == "third_game"
    if inside or (spec is not None and third_game.is_about_it(spec.params.values())):
        third_game.put_on_the_list(monkeypatch)


def pytest_collection_finish() -> None:
    """What was loaded by now stays: the collector of garbage need not go through it again and
    again, which takes a fifteenth of all the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
