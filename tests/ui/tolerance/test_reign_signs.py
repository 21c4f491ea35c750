"""T4.6: on the table the sign of the prevailing religion is always that of the reign."""

from __future__ import annotations

import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.states_kit import Moment
from tests.ui.states_table import turn
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.match.match import Match
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.tolerance import signs


@pytest.mark.parametrize("reign", [1, 2, 3])
def test_the_table_shows_the_religion_of_the_reign(
    reign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of the hand, the trick and large, piles, banner, preview: no other ring anywhere."""
    seen: set[str] = set()
    drawn = signs.religion

    def noting(canvas: Canvas, which: str, *place: float) -> None:
        seen.add(which)
        drawn(canvas, which, *place)

    monkeypatch.setattr(signs, "religion", noting)

    def here(match: Match) -> bool:
        view = match.view(0)
        cards = (*view.hand, *(play.card for play in view.trick.plays))
        return (
            turn(match, leads=False)
            and view.reign == reign
            and any(view.options.cards[card].affiliation == "prevailing" for card in cards)
        )

    desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", "none"))
    scene = Moment(here, seed=2).table(desk)
    desk.point(f"hand/{scene.model.hand[0]}")
    desk.pass_time(400)
    desk.picture()
    assert signs.prevailing_in(reign) in seen
    assert seen <= {*RELIGIONS, signs.prevailing_in(reign)}
