"""The protocol of `core.game`, kept by all games over thousands of random games.

`lab soak` plays the same games with a bigger number. Each game has all invariants checked at every
step: conservation of cards, bounds, views, notation, replay, and that the events told every change.
"""

from __future__ import annotations

import pytest

from tools.lab.soak import run_part

from .third_game import THIRD
from .tiers import sizes

PARTS = 8


@pytest.mark.parametrize("games", sizes(200, 600))
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
def test_random_games_keep_every_promise(game: str, part: int, games: int) -> None:
    share = games // PARTS
    # Every second part is played with everything at random: players, roles, editions, rulings.
    summary = run_part(game, part * share, share, checked=True, variants=part % 2 == 1)
    assert summary.games == share
    # The third game ends by points and in no other way.
    assert games < 600 or len(summary.endings) >= (1 if game == THIRD else 2)
