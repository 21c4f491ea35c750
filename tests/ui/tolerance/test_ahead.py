"""Pictures made ahead: what a moment later is drawn lies ready, and nothing is made twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from tests.ui.desk import LARGE
from tolerance_game.games.tolerance.rules.events import CardPlayed
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .parties import Party, to_my_card


@pytest.fixture(autouse=True)
def _room_of_the_window() -> None:
    """Other tests open smaller windows, whose cache has less room."""
    CACHE.suit(*LARGE)


def cards_made() -> set[object]:
    """The card faces that are kept."""
    return {key for key in CACHE._kept if isinstance(key, tuple) and key[0] == "card"}


def make_all(party: Party) -> int:
    """All spare time of the world: how many pictures were made."""
    surface = Surface(LARGE)
    number = 0
    while party.desk.stage.make_ahead(surface):
        number += 1
        assert number < 400, "it never ends"
    return number


def draw(scene: TableScene) -> None:
    """One frame."""
    scene.draw(Canvas(Surface(LARGE), scene.context.stage.scale, scene.context.theme))


def test_the_hand_after_any_card_lies_ready(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=11, pace="normal")
    to_my_card(party)
    draw(party.scene)
    assert make_all(party) > 0
    assert make_all(party) == 0, "all was made"
    card = sorted(party.scene.model.legal)[0]
    spot = f"hand/{card}"
    party.desk.point(spot)
    make_all(party)
    before = cards_made()
    party.desk.click(spot)
    if party.scene.commands.declaring:
        party.desk.click("declare/nobles")
    # The card flies, and the others close ranks.
    for _ in range(14):
        party.desk.pass_time(16)
        draw(party.scene)
    assert cards_made() <= before


def test_a_card_of_an_opponent_is_made_before_it_flies(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=11, pace="normal")
    to_my_card(party)
    party.scene.commands.submit(party.scene.view.moves[0])
    me = party.scene.me
    for _ in range(400):
        beat = party.scene.playback.timeline.current
        first = beat.events[0] if beat is not None and beat.events else None
        if isinstance(first, CardPlayed) and first.seat != me:
            break
        make_all(party)
        party.desk.pass_time(16)
        draw(party.scene)
    else:
        raise AssertionError("no opponent has played")
    make_all(party)
    before = cards_made()
    assert beat is not None
    while party.scene.playback.timeline.current is beat:
        party.desk.pass_time(16)
        draw(party.scene)
    assert cards_made() <= before


def test_a_picture_that_is_not_wanted_any_more_is_not_made(tmp_path: Path) -> None:
    """Another scene lies on top: its wishes count, and it has none."""
    party = Party(tmp_path, seed=11)
    to_my_card(party)
    assert party.desk.stage.make_ahead(Surface(LARGE))
    party.desk.stage.push(Scene(party.desk.context))
    assert not party.desk.stage.make_ahead(Surface(LARGE))
