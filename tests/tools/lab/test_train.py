"""What opponents have learned: the file, and how it is made."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tolerance_game.games.tolerance.engine import learned, learned_figures, shrewd
from tolerance_game.games.tolerance.engine.learned import learned_plays, prospects_of
from tolerance_game.games.tolerance.engine.shrewd import FEATURES, PLACES
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, Options
from tolerance_game.games.tolerance.rules.tallies import HIGHEST
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.train.learned_file import put
from tools.lab.train.plays import Example, examples, fitted
from tools.lab.train.prospects import prospects

MATERIAL = load_catalogue().of("tolerance").material


def test_the_fit_finds_the_weights_behind_the_worths() -> None:
    rng = Random(1)
    weights = [[rng.uniform(-1, 1) for _ in range(FEATURES)] for _ in range(PLACES)]
    found = []
    for number in range(1500):
        row = weights[number % PLACES]
        features = [[rng.gauss(0, 1) for _ in range(FEATURES)] for _ in range(8)]
        # What all plays of a decision have in common says nothing of any of them.
        common = rng.gauss(0, 20)
        worths = [
            common + rng.gauss(0, 0.5) + sum(w * x for w, x in zip(row, one, strict=True))
            for one in features
        ]
        found.append(Example(number % PLACES, features, worths))
    for row, true in zip(fitted(found), weights, strict=True):
        assert row == pytest.approx(true, abs=0.1)


@pytest.mark.torture
def test_examples_are_the_same_again_and_what_search_likes_best_is_worth_nothing_less() -> None:
    some = list(examples(MATERIAL, None, 3, 40, Random(3)))
    assert some == list(examples(MATERIAL, None, 3, 40, Random(3)))
    for one in some:
        assert len(one.features) == len(one.worths) > 1
        assert all(len(row) == FEATURES for row in one.features)
        assert max(one.worths) == 0


def test_prospects_grow_with_what_there_is() -> None:
    for players in PLAYERS:
        rows = prospects_of(Options(MATERIAL, players=players))
        size = HIGHEST + 1
        assert len(rows) == 2 * len(MATERIAL.roles) * 3 * size
        for first in range(0, len(rows), size):
            row = rows[first : first + size]
            assert all(0 < one <= other <= 6 for one, other in pairwise(row))
    # After two reigns less is to come than after one.
    assert sum(rows[: len(rows) // 2]) > sum(rows[len(rows) // 2 :])


@pytest.mark.torture
def test_prospects_come_close_to_what_happens() -> None:
    found = prospects(MATERIAL, 60, 5)
    assert found == prospects(MATERIAL, 60, 5)
    for players, roles in found.items():
        assert set(roles) == {role.id for role in MATERIAL.roles}
        for role, reigns in roles.items():
            known = learned_figures.PROSPECTS[players][role]
            for tallies, kept in zip(reigns, known, strict=True):
                for (constant, factor, spread), (was, times, _) in zip(tallies, kept, strict=True):
                    # Where a tally of 10 ends.
                    assert constant + 10 * factor == pytest.approx(was + 10 * times, abs=spread)


def test_the_figures_have_the_names_of_the_features() -> None:
    """Their order is that of the engine."""
    for place, name in enumerate(learned_figures.PLAYS):
        assert getattr(shrewd, name.upper()) == place
    assert len(learned_plays()) == PLACES * FEATURES
    assert learned_plays()[FEATURES] == learned_figures.PLAYS["wins"][1]


def test_the_module_is_written_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "learned_figures.py"
    monkeypatch.setattr(learned_figures, "__file__", str(copy))
    put()
    true = Path(learned.__file__).with_name("learned_figures.py")
    assert copy.read_text(encoding="utf-8") == true.read_text(encoding="utf-8")


def test_each_part_tells_how_it_was_made() -> None:
    for part in ("prospects", "plays"):
        how = getattr(learned_figures, f"{part.upper()}_MADE_BY")
        assert how.startswith(f"lab train {part} ")
