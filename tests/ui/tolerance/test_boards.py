"""The boards laid open: every card can be read and reached; choosing makes the move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.games.tolerance.redeal import redealt
from tests.ui.checks import assert_legible, at_both_sizes
from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.games import SEATS, Played, options_of, played, waiting
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.execution import Execution, execution_of
from tolerance_game.games.tolerance.rules.moves import Execute
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.cards import drawings
from tolerance_game.ui.tolerance.cards.slip import slip_width
from tolerance_game.ui.tolerance.scenes.boards import FOOT, BoardsScene
from tolerance_game.ui.tolerance.scenes.boards_execution import in_full, in_short
from tolerance_game.ui.tolerance.sheet.shelf import shelves_of_boards, shelves_of_view
from tolerance_game.words.words import signed


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
    scene = laid(desk, game, "en", chosen, consequence=lambda card: execution_of(game.view, card))
    able = [spot.id for spot in desk.spots().values() if spot.focusable]
    legal = {f"card/{move.card}" for move in tolerance.legal_moves(game.state)}  # type: ignore[union-attr]
    assert set(able) == legal
    card = able[-1].removeprefix("card/")
    desk.point(able[-1])
    assert any("’s board: " in one.text for one in desk.texts())
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
        assert place.box.w >= 40


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
    name = game.options.cards[able[0].removeprefix("card/")].names["en"]
    desk.point(able[0])
    desk.pass_time(200)
    before = _whole(desk).count(name)
    assert scene.wake_at() is not None
    desk.pass_time(100)
    assert _whole(desk).count(name) > before
    assert scene.wake_at() is None
    desk.point(able[-1])
    assert _whole(desk).count(name) == before


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


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("language", ["en", "de"])
def test_names_guild_and_goals_are_seen_without_pointing(players: int, language: str) -> None:
    """Every living card by its name, the members of the Guild, and of everyone the role, what any
    and the most of a suit bring, and how many they have of it."""
    game = waiting("execution", players)
    desk = Desk(SMALL, language)
    scene = laid(desk, game, language, [])
    teller, written = game.teller(language), [one.text for one in desk.texts()]
    for panel, player in zip(scene.panels, game.state.players, strict=True):
        assert panel.named
        for card in player.board.living_cards():
            assert teller.words.named("card", card) in written
        role = game.options.role_by_id[player.role]
        assert teller.words.named("role", role.id) in written
        inside = [one.text for one in desk.texts() if one.box.within(panel.goals_box.grown(2))]
        column = role.columns[game.state.reign]
        for worth in (*column.suits.values(), column.guild):
            for value in (worth.any, worth.most):
                assert not value or signed(value) in inside
        nobles = [
            sum(game.options.cards[card].suit == "nobles" for card in one.board.living_cards())
            for one in game.state.players
        ]
        seat = panel.shelf.seat
        others = [count for other, count in enumerate(nobles) if other != seat]
        if game.options.rulings.majorities_count == "living":
            assert f"{nobles[seat]}:{max(others)}" in inside


def test_a_member_of_the_guild_has_its_sign() -> None:
    """A slip is wider by it."""
    cards = options_of(4).cards
    member, other = cards["townsfolk-6"], cards["townsfolk-5"]
    assert member.guild
    assert not other.guild
    assert slip_width(member, "Name", 30) > slip_width(other, "Name", 30) + 20


def executing(players: int, *, hidden: bool = False) -> Iterator[Played]:
    """Random games that wait for a royal execution."""
    for seed in range(80):
        options = options_of(players, hidden=hidden)
        game = played(options, lambda state: state.phase == "execution", seed)
        if game.state.phase == "execution":
            yield game


def moved_two(game: Played) -> Execution | None:
    """A foreign card by whose death its owner loses points, and somebody else gains some."""
    for move in game.view.moves:
        assert isinstance(move, Execute)
        found = execution_of(game.view, move.card)
        points = [one.points for one in found.changes]
        if found.seat != game.view.seat and points and min(points) < 0 < max(points):
            return found
    return None


@pytest.mark.parametrize(("language", "unit"), [("en", "VP"), ("de", "SP")])
def test_pointing_says_what_it_changes_for_everyone(language: str, unit: str) -> None:
    game = next(game for game in executing(4) if moved_two(game) is not None)
    found = moved_two(game)
    assert found is not None
    desk = Desk(LARGE, language)
    laid(desk, game, language, [], consequence=lambda card: execution_of(game.view, card))
    desk.point(f"card/{found.card}")
    below = " ".join(one.text for one in desk.texts() if one.box.y > FOOT)
    said = in_short(game.teller(language).words, found)
    assert said in below
    assert "– −" not in below
    for one in found.changes:
        assert f"{SEATS[one.seat]} {signed(one.points)} {unit}" in said
    # Beside the boards: on a seal for each of them.
    on_boards = [one.text for one in desk.texts() if one.box.y < FOOT]
    for one in found.changes:
        assert not one.points or signed(one.points) in on_boards
    desk.pass_time(300)
    assert_legible(desk)


def test_of_hidden_roles_the_text_says_the_same_whatever_they_are() -> None:
    """T2.6: all that is said of all cards, with the roles of the others dealt anew."""
    for seed, game in zip(range(4), executing(4, hidden=True), strict=False):
        _says_the_same(game, seed)


def _says_the_same(game: Played, seed: int) -> None:
    seat, words = game.view.seat, game.teller("en").words
    told: list[list[list[str]]] = []
    for state in (game.state, redealt(game.state, seat, Random(seed))):
        view = tolerance.view(state, seat)
        found = [execution_of(view, m.card) for m in view.moves if isinstance(m, Execute)]
        told.append([[in_short(words, one), *in_full(words, one)] for one in found])
    assert told[0] == told[1]
    # Ties, and the dead, are told; points of the viewer alone.
    assert any("most: " in line for lines in told[0] for line in lines)
    others = [name for other, name in enumerate(SEATS[:4]) if other != seat]
    assert not any(
        re.match(rf"({'|'.join(others)}) .* VP", text) for one in told[0] for text in one
    )


def test_where_there_is_no_room_for_all_names_the_fullest_boards_have_none() -> None:
    desk = Desk(SMALL, "de")
    for game in executing(5):
        view = game.view
        scene = BoardsScene(desk.context, shelves_of_view(view), game.options, game.teller("de"))
        bare = [panel for panel in scene.panels if not panel.named]
        if bare:
            break
    counts = [len(list(panel.places())) for panel in scene.panels]
    assert max(counts) in [len(list(panel.places())) for panel in bare]
    assert len(bare) == 1
    desk.stage.push(scene)
    assert_legible(desk)
