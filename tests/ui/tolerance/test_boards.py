"""The boards laid open: every card can be read and reached; choosing makes the move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.ui.checks import assert_legible, at_both_sizes
from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.games import Played, options_of, played, waiting
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import Execute
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.cards import drawings
from tolerance_game.ui.tolerance.scenes.boards import FOOT, BoardsScene
from tolerance_game.ui.tolerance.scenes.boards_shelf import COMMON
from tolerance_game.ui.tolerance.sheet.shelf import shelves_of_boards, shelves_of_view


def laid(desk: Desk, game: Played, language: str, chosen: list[Any], **more: Any) -> BoardsScene:
    """The boards on a desk, to choose."""
    view = game.view
    legal = {move.card: move for move in view.moves if isinstance(move, Execute)}
    scene = BoardsScene(
        desk.context,
        shelves_of_view(view),
        game.options,
        game.teller(language),
        legal=legal,
        choose=chosen.append,
        **more,
    )
    desk.stage.push(scene)
    desk.pass_time(300)
    return scene


@at_both_sizes
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_execution_can_be_read(players: int, size: tuple[int, int], language: str) -> None:
    game = waiting("execution", players)
    desk = Desk(size, language)
    laid(desk, game, language, [])
    assert_legible(desk)
    cards = [card for player in game.state.players for card in player.board.living_cards()]
    assert {f"card/{card}" for card in cards} <= set(desk.spots())


def test_a_click_chooses_and_says_what_it_means(desk: Desk) -> None:
    game = waiting("execution", 4)
    chosen: list[Any] = []
    scene = laid(desk, game, "en", chosen, consequence=lambda _card: "+3 VP: most Nobles")
    able = [spot.id for spot in desk.spots().values() if spot.focusable]
    legal = {f"card/{move.card}" for move in tolerance.legal_moves(game.state)}  # type: ignore[union-attr]
    assert set(able) == legal
    card = able[-1].removeprefix("card/")
    desk.point(able[-1])
    assert any(one.text.endswith("’s board – +3 VP: most Nobles.") for one in desk.texts())
    monarch = f"card/{game.options.monarchs[game.state.reign]}"
    desk.click(monarch)
    assert chosen == []
    desk.click(able[-1])
    assert chosen == [Execute(card)]
    desk.wish(Intent.BACK)
    assert desk.stage.top is scene


def test_by_keys_alone() -> None:
    game = waiting("execution", 3)
    chosen: list[Any] = []
    desk = Desk(SMALL)
    scene = laid(desk, game, "en", chosen)
    desk.wish(Intent.NEXT, Intent.NEXT, Intent.RIGHT)
    desk.wish(Intent.CONFIRM)
    assert chosen == [Execute(str(scene.focus).removeprefix("card/"))]


@pytest.mark.parametrize("players", [1, 4])
def test_looking_closes_with_escape(players: int) -> None:
    game = played(options_of(4), lambda state: state.reign == 2 and len(state.tricks) == 8)
    view = tolerance.view(game.state, 1)
    desk = Desk(SMALL, "de")
    shelves = shelves_of_view(view, (1,) if players == 1 else None)
    for _ in range(2):
        desk.stage.push(BoardsScene(desk.context, shelves, game.options, game.teller("de")))
    desk.pass_time(300)
    assert_legible(desk)
    for pile in shelves[-1].living + shelves[-1].dead:
        if players == 1:
            assert not pile.unseen
    desk.wish(Intent.BACK)
    desk.click("close")
    assert not desk.stage.scenes


def everything(options: Options) -> tuple[Board, ...]:
    """One player has won all, as bad as it can be."""
    cards = (options.monarchs[1], *options.ordinary)[: 12 * options.players]
    full = Board((cards[:40], cards[40:44], cards[44:50]), (cards[50:], (), ()))
    return (full, *((Board(),) * (options.players - 1)))


def looked_at(desk: Desk, options: Options, boards: Sequence[Board]) -> BoardsScene:
    """These boards of five players on a desk, to look at."""
    game = Played(options, tolerance.start(options), [], [])
    shelves = shelves_of_boards(boards, ["bertram"] * 5, 2)
    scene = BoardsScene(desk.context, shelves, options, game.teller("en"))
    desk.stage.push(scene)
    desk.pass_time(300)
    return scene


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_even_all_cards_on_one_board_stay_in_reach(size: tuple[int, int]) -> None:
    options = options_of(5)
    scene = looked_at(Desk(size), options, everything(options))
    panel = scene.panels[0]
    for place in panel.places():
        assert place.box.within(panel.box)
        assert place.box.w >= 19


def test_thirty_cards_on_one_board_can_still_be_read() -> None:
    options = options_of(5)
    cards = (options.monarchs[1], *options.ordinary)
    board = Board((cards[:14], cards[14:18], cards[18:26]), (cards[26:30], (), ()))
    desk = Desk(SMALL)
    scene = looked_at(desk, options, (board, *((Board(),) * 4)))
    assert all(place.box.w >= 40 for place in scene.panels[0].places())
    assert_legible(desk)


def test_a_card_is_shown_large_when_the_pointer_rests(desk: Desk) -> None:
    game = waiting("execution", 4)
    scene = laid(desk, game, "en", [])
    able = [spot.id for spot in desk.spots().values() if spot.focusable]
    name = game.teller("en").words.named("card", able[0].removeprefix("card/"))
    desk.point(able[0])
    desk.pass_time(200)
    assert name not in _whole(desk)
    assert scene.wake_at() is not None
    desk.pass_time(100)
    assert name in _whole(desk)
    assert scene.wake_at() is None
    desk.point(able[-1])
    assert name not in _whole(desk)


def _whole(desk: Desk) -> str:
    """What stands on the boards but not in the line below them."""
    return " ".join(one.text for one in desk.texts() if one.box.y < FOOT)


def test_the_large_card_hides_as_little_as_it_can(desk: Desk) -> None:
    game = waiting("execution", 3)
    scene = laid(desk, game, "de", [])
    for spot in list(desk.spots().values())[::5]:
        desk.point(spot.id)
        desk.pass_time(300)
        assert_legible(desk)
        places = (place for panel in scene.panels for place in panel.places())
        place = next(place for place in places if spot.id == f"card/{place.card}")
        x = scene._free(place).x
        assert not Box(x, 0, drawings.LARGE.w, 1080).touches(place.box)


def test_one_long_pile_does_not_make_all_cards_small() -> None:
    game = waiting("execution", 3)
    scene = laid(Desk(), game, "en", [])
    assert min(panel.card_w for panel in scene.panels) >= COMMON
