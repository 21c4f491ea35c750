"""No information by colour alone: everything is told apart without colours, and with few of them.

Only lightness counts here, as somebody sees it: a form or a figure must make the difference.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy
import pytest
from pygame import Surface

from tolerance_game.games.tolerance.rules.public import PublicCard
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.theme import THEMES
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.shown import Shown
from tolerance_game.ui.tolerance.table.trick import draw_play
from tolerance_game.words import Words

from .desk import LARGE
from .sight import MATRICES, differing, drawn, lightness, seen, told_apart
from .states import STATES
from .states_kit import catalogue

SIGHTS = pytest.mark.parametrize("sight", MATRICES)
SUITS = ("nobles", "clergy", "townsfolk", "peasants", "wild")
RELIGIONS = ("catholic", "protestant", "prevailing")


@SIGHTS
@pytest.mark.parametrize(
    ("badge", "names", "side"),
    [*((signs.suit, SUITS, side) for side in (20, 30, 50)),
     *((signs.religion, RELIGIONS, side) for side in (16, 24, 50))],
)  # fmt: skip
def test_badges(sight: str, badge: Callable[..., None], names: tuple[str, ...], side: int) -> None:
    def picture(name: str) -> Surface:
        return drawn(lambda canvas: badge(canvas, name, 0, 0, side), side, side)

    told_apart({name: picture(name) for name in names}, sight, 0.12)


@SIGHTS
@pytest.mark.parametrize("theme", THEMES)
def test_earned_pennants(sight: str, theme: str) -> None:
    def row(earned: int) -> Surface:
        return drawn(lambda canvas: signs.pennants(canvas, 2, 2, earned), 100, 24, theme)

    told_apart({str(earned): row(earned) for earned in range(7)}, sight, 0.008)


def _card(theme: str, converted: str = "", killer: str = "", **state: object) -> Surface:
    material = catalogue().of("tolerance").material
    options = Options(material=material, players=4, roles="unique")
    words = Words("en", names_of_tolerance(options, seats=("A", "B", "C", "D")))
    shown = Shown.begin(options, 0)
    play = PublicCard(0, "nobles-8", killer=killer, converted=converted)

    def draw(canvas: Canvas) -> None:
        draw_play(canvas, Box(30, 20, 176, 253), play, shown, words, **state)  # type: ignore[arg-type]

    return drawn(draw, 236, 330, theme)


@SIGHTS
@pytest.mark.parametrize("theme", THEMES)
def test_the_states_of_a_card_in_the_trick(sight: str, theme: str) -> None:
    pictures = {
        "plain": _card(theme),
        "winning": _card(theme, winning="Winning so far"),
        "acting": _card(theme, acting="acts now (4)"),
        "target": _card(theme, target=True),
        "dead": _card(theme, killer="clergy-13", killed="killed by 13"),
        "converted": _card(theme, converted="protestant"),
    }
    told_apart(pictures, sight, 0.02)


@SIGHTS
@pytest.mark.parametrize("theme", THEMES)
def test_what_has_the_focus(sight: str, theme: str) -> None:
    def framed(lit: bool) -> Surface:
        def draw(canvas: Canvas) -> None:
            ornaments.button_face(canvas, Box(10, 10, 116, 46), "h" if lit else "n")
            if lit:
                ornaments.outline(canvas, Box(10, 10, 116, 46), width=3, glow=False)

        return drawn(draw, 136, 66, theme)

    assert differing(framed(False), framed(True), sight) >= 0.05


@SIGHTS
@pytest.mark.parametrize(
    "theme",
    [pytest.param(one, marks=() if one == "woodcut" else pytest.mark.torture) for one in THEMES],
)
def test_cards_that_cannot_be_played_are_darker_and_lower(sight: str, theme: str) -> None:
    desk = STATES["table_follow"].desk(LARGE, "en", theme, fresh=False)
    light = lightness(desk.picture(), sight)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    able: list[tuple[float, float]] = []
    unable: list[tuple[float, float]] = []
    for card, box in scene.model.hand_boxes.items():
        x, y = desk.stage.scale.x(box.x), desk.stage.scale.y(box.y)
        # The tablet of the rank is paper on every card.
        tablet = float(numpy.percentile(light[x + 10 : x + 44, y + 12 : y + 48], 85))
        (able if card in scene.model.legal else unable).append((tablet, box.y))
    assert able
    assert unable
    assert min(tablet for tablet, _ in able) - max(tablet for tablet, _ in unable) > 15
    assert max(y for _, y in able) + 20 < min(y for _, y in unable)


def test_plus_and_minus_have_their_signs() -> None:
    desk = STATES["sheet_end"].desk(LARGE, "en", fresh=False)
    texts = [one.text for one in desk.texts()]
    assert any(text.startswith("+") for text in texts)
    assert any(text.startswith("−") for text in texts)


def test_a_difference_of_colour_alone_would_be_noticed() -> None:
    one, other = Surface((8, 8)), Surface((8, 8))
    one.fill("#B00020")
    other.fill("#2F6B00")
    assert differing(one, other, "grey") < 0.5
    assert seen(one, "grey").get_at((0, 0))[0] == seen(one, "grey").get_at((0, 0))[1]
