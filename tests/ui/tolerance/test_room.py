"""Three to five players: what each of them needs has its room at the table, in both sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.states import STATES
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.effect_strip import draw_strip_left
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.boards import APART

BOTH = pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), (LARGE, "en")])


def scene_of(desk: Desk) -> TableScene:
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    return scene


@BOTH
def test_each_seat_of_five_says_that_its_role_is_hidden(
    size: tuple[int, int], language: str
) -> None:
    """T2.6: whatever the length of the name before it."""
    desk = STATES["table_five_hidden"].desk(size, language, fresh=False)
    hidden = scene_of(desk).words.say("table.hidden_role")
    assert [one.text for one in desk.texts()].count(hidden) == 4


@BOTH
def test_the_pennants_of_two_tallies_stand_apart(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[tuple[float, float, float]] = []
    drawn = signs.pennants

    def noted(canvas: Any, x: float, y: float, earned: int, side: float = 16, **more: Any) -> None:
        room = more.get("room", 0.0)
        ends.append((x, y, x + (min(side * 5.9, room) if room else side * 5.9)))
        drawn(canvas, x, y, earned, side, **more)

    monkeypatch.setattr(signs, "pennants", noted)
    STATES["table_five"].desk(size, language, fresh=False).read()
    rows = [
        (one, other) for one, other in pairwise(ends) if one[1] == other[1] and other[0] > one[0]
    ]
    own = [pair for pair in rows if pair[0][1] > 600]
    others = [pair for pair in rows if pair[0][1] < 300 and pair[1][0] - pair[0][0] < 140]
    assert (len(own), len(others)) == (2, 8)
    assert min(other[0] - one[2] for one, other in others) >= APART - 4
    assert min(other[0] - one[2] for one, other in own) >= 11


def _last_names(desk: Desk) -> Iterator[Any]:
    scene = scene_of(desk)
    area = scene.model.layout.chronicle
    for one in desk.read():
        box = one.text.box
        if box.x > area.x - 40 and 930 < box.y < 1020 and one.text.text != "Last trick":
            yield one.ink


@pytest.mark.parametrize("state", ["table_five", "table_five_long_names", "target_keys"])
@BOTH
def test_names_of_the_last_trick_stay_in_the_drawer_and_apart(
    state: str, size: tuple[int, int], language: str
) -> None:
    desk = STATES[state].desk(size, language, fresh=False)
    if not scene_of(desk).drawer.is_open:
        desk.wish(Intent.CHRONICLE)
    area = scene_of(desk).model.layout.chronicle
    names = list(_last_names(desk))
    assert len(names) == 5
    for ink in names:
        assert area.x + 20 <= ink.x
        assert ink.right <= area.right - 12
    for place, ink in enumerate(names):
        for other in names[place + 1 :]:
            level = abs(ink.cy - other.cy) < 12
            assert not level or ink.right < other.x or other.right < ink.x


@BOTH
def test_five_cards_keep_their_effects_in_the_preview(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T4: whoever is last to play sees of each card what it does, and what that brings."""
    shown: list[str] = []

    def noted(canvas: Any, card: Any, *placed: Any, **more: Any) -> float:
        shown.append(card.id)
        return draw_strip_left(canvas, card, *placed, **more)

    monkeypatch.setattr("tolerance_game.ui.tolerance.table.preview.draw_strip_left", noted)
    desk = STATES["table_five_full"].desk(size, language, fresh=False)
    texts = [one.text for one in desk.texts()]
    scene = scene_of(desk)
    preview = scene.model.preview
    assert preview is not None
    assert len(preview.entries) == 5
    cards = [scene.view.options.cards[entry.card] for entry in preview.entries]
    acting = [card.id for card in cards if card.trick_steps]
    assert acting
    assert set(shown) == set(acting)
    none = card_text(scene.words, next(card for card in cards if not card.steps))
    assert texts.count(none) == 5 - len(acting)


@BOTH
def test_three_players_see_the_goals_of_the_others(size: tuple[int, int], language: str) -> None:
    """T6.6: any and most of each suit and the guild, as the roles have them in this reign."""
    desk = STATES["table_three_full"].desk(size, language, fresh=False)
    scene = scene_of(desk)
    texts = desk.texts()
    for place, seat in enumerate(scene.shown.order()[:-1]):
        panel = scene.model.layout.opponent(place)
        found: Role = scene.view.options.role_by_id[scene.shown.public.seats[seat].role]
        column = found.columns[scene.shown.public.reign]
        expected = sorted(
            f"{figure:+d}".replace("-", "−")
            for worth in (*column.suits.values(), column.guild)
            for figure in (worth.any, worth.most)
            if figure
        )
        figures = [
            one.text
            for one in texts
            if panel.x < one.box.x < panel.right
            and panel.y < one.box.y < panel.bottom
            and one.text[0] in "+−"
            and one.text[1:].isdigit()
        ]
        assert expected
        assert sorted(figures) == expected


def test_three_players_use_the_room_that_two_others_leave() -> None:
    three = scene_of(STATES["table_three_full"].desk(LARGE, fresh=False)).model.layout
    four = scene_of(STATES["table_follow"].desk(LARGE, fresh=False)).model.layout
    assert three.side.w >= 1.3 * four.side.w
    assert three.card_width > four.card_width
    assert three.slot(2).right < three.side.x
