"""The card that is looked at: large, never upon what is needed to decide, with what it would do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from pygame import Surface

from tests.ui.desk import LARGE, SMALL, Desk, open_display
from tests.ui.states_kit import LONG_NAMES, Moment
from tests.ui.states_table import turn
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.foresight.preview import if_played
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.match.match import Match
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.closeup import card_of
from tolerance_game.ui.tolerance.table.large_card import FORMS, LargeCard
from tolerance_game.ui.tolerance.table.layout import HAND_WIDTH
from tolerance_game.ui.tolerance.table.would import would_do
from tolerance_game.words.cited import paragraphs_of

PERCENTS = (75, 100, 125, 150, 200)


def _leads(match: Match) -> bool:
    return match.to_act == 0 and match.view(0).phase == PLAY and not match.view(0).trick.plays


def _last(match: Match) -> bool:
    view = match.view(0)
    return turn(match, leads=False) and len(view.tricks) > 3 and len(view.trick.plays) > 1


def _target(match: Match) -> bool:
    return match.view(0).phase == TARGET and match.to_act == 0


MOMENTS = {"lead": _leads, "follow": _last, "target": _target}


def laid(moment: str, players: int, language: str = "de") -> tuple[Desk, TableScene]:
    desk = Desk(
        LARGE, language, settings=changed(Settings(), "pace.animation", "none"), fresh=False
    )
    scene = Moment(MOMENTS[moment], seed=3, players=players, names=LONG_NAMES).table(desk)
    return desk, scene


def layouts(desk: Desk) -> Iterator[None]:
    """Every drawer, preview, window and scale of a person."""
    for drawer, preview in product((True, False), repeat=2):
        desk.change("play.chronicle", drawer)
        desk.change("play.preview", preview)
        for size, percent in product((SMALL, LARGE), PERCENTS):
            desk.stage.resize(Scale.of(*size, percent))
            yield


def moved_to(scale: Scale, box: Box, *, pointed: bool) -> Scale:
    """The canvas as it is moved for the focus, or when the pointer comes to lie on a box."""
    if not pointed:
        return scale.looking_at(box.cx, box.cy)
    low, high = [0.0, 0.0], [float(scale.width), float(scale.height)]
    for _ in range(24):
        # Where the pointer is in the window decides what the window shows.
        x, y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
        moved = scale.looking_at(x / scale.width * CANVAS.w, y / scale.height * CANVAS.h)
        found = moved.logical(x, y)
        low[0], high[0] = (x, high[0]) if found[0] < box.cx else (low[0], x)
        low[1], high[1] = (y, high[1]) if found[1] < box.cy else (low[1], y)
    return moved


def looked_at(scene: TableScene, spot: Spot) -> Canvas:
    """A canvas as it is moved while the spot is looked at, by keys or with the pointer there."""
    scene.hover, scene.focus = spot.id, spot.id
    assert scene.gaze.look_at_once(spot.id)
    return Canvas(Surface((1, 1)), scene.context.stage.scale, scene.context.theme, [])


def cards_in(scene: TableScene) -> list[Spot]:
    return [spot for spot in scene.spots() if card_of(scene.model, spot.id)]


def needed(scene: TableScene) -> list[Box]:
    """Goals, own tallies, every card of the trick with its name, preview or queue."""
    layout = scene.model.layout
    found = [layout.role, Box(layout.board.x, layout.board.y, layout.board.w, 135)]
    for place in range(len(scene.names)):
        slot = layout.slot(place)
        found.append(Box(slot.x, layout.middle.y, slot.w, slot.bottom - layout.middle.y))
    if layout.queue or (layout.preview and scene.model.preview is not None):
        found.append(layout.side)
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_it_never_lies_upon_what_is_needed(moment: str, players: int) -> None:
    """Cards of the hand, the trick, piles, the last trick and the chronicle, in every layout."""
    open_display()
    desk, scene = laid(moment, players)
    looked = 0
    for turn_, _ in enumerate(layouts(desk)):
        stage, by_pointer = desk.stage, bool(turn_ // 2 % 2)
        # In each layout other cards: all of them come up in some.
        for spot in cards_in(scene)[turn_ % 6 :: 6]:
            stage.scale = moved_to(stage.scale, spot.box, pointed=by_pointer)
            canvas = looked_at(scene, spot)
            room = LargeCard(scene.model, scene.spots).room(canvas)
            where = (spot.id, stage.scale, scene.model.layout)
            assert room is not None, where
            box = room.box
            assert box.within(CANVAS), where
            assert box.within(stage.scale.window), where
            assert not [one for one in needed(scene) if one.touches(box)], where
            assert not box.touches(LargeCard(scene.model, scene.spots).looked_at), where
            if stage.scale.window.w >= CANVAS.w:
                assert FORMS[room.name].face > HAND_WIDTH, where
                hides = box.touches(scene.model.layout.prompt)
                assert not hides or spot.id.startswith("log/"), where
            looked += 1
    assert looked > 60
    scene.session.close()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_what_is_drawn_stays_in_its_place(size: tuple[int, int]) -> None:
    """The box that was found is the box that is covered, and no word leaves it."""
    desk, scene = laid("follow", 4)
    desk.stage.resize(Scale.of(*size))
    for spot in cards_in(scene)[::3]:
        canvas = looked_at(scene, spot)
        room = LargeCard(scene.model, scene.spots).room(canvas)
        assert room is not None
        LargeCard(scene.model, scene.spots).draw(canvas)
        assert canvas.audit is not None
        for text in canvas.audit:
            assert text.box.within(room.box, slack=2), (spot.id, text.text)
    scene.session.close()


# What is said.


def told(scene: TableScene, spot: str) -> list[str]:
    scene.hover = spot
    assert scene.gaze.look_at_once(spot)
    return would_do(scene.model, spot, scene.gaze.inspected or "")


def said(scene: TableScene, spot: str) -> str:
    return " ".join(map(plain, told(scene, spot)))


def test_a_card_that_does_not_follow_says_why() -> None:
    """T3.2."""
    _desk, scene = laid("follow", 4, "en")
    for card in scene.model.hand:
        lines = told(scene, f"hand/{card}")
        if card in scene.model.legal:
            assert not any("may not be played" in line for line in lines)
            continue
        assert "may not be played" in lines[0]
        assert paragraphs_of(lines[1]) == ("T3.2",)


def test_a_card_says_whether_it_would_be_ahead_and_of_whom() -> None:
    """T3.4: as the rules see it when it is played."""
    _desk, scene = laid("follow", 4, "en")
    suit = scene.view.trick.suit
    cards = scene.view.options.cards
    for card in scene.model.legal:
        text = said(scene, f"hand/{card}")
        found = scene.model.with_card(card)
        if found.seat == scene.me:
            is_last = not scene.model.is_open(found)
            assert ("ins the trick" if is_last else "ahead now") in text
        elif cards[card].suit in (suit, "wild"):
            stays = len(scene.view.trick.plays) + 1 == len(scene.view.seats)
            who = scene.words.seat(found.seat)
            assert (f"{who} stays ahead" if stays else f"so far {who} is, with") in text
        else:
            assert "cannot win" in text


@pytest.mark.parametrize(("language", "wins"), [("en", "wins the trick"), ("de", "den Stich")])
def test_the_last_card_to_a_trick_wins_it(language: str, wins: str) -> None:
    """T3.4: with nobody left to play, who is ahead wins; none of the cards is ahead for now."""
    desk = Desk(LARGE, language, settings=changed(Settings(), "pace.animation", "none"))

    def wins_last(match: Match) -> bool:
        view = match.view(0)
        if not _last(match) or len(view.trick.plays) < 3:
            return False
        plays = [move for move in view.moves if isinstance(move, Play)]
        return any(if_played(view, one.card, one.declared).seat == 0 for one in plays)

    scene = Moment(wins_last, seed=3, players=4).table(desk)
    found = 0
    for card in scene.model.legal:
        if scene.model.with_card(card).seat == scene.me:
            text = said(scene, f"hand/{card}")
            assert wins in text.replace("Wins", "wins")
            assert "ahead now" not in text
            assert "jetzt führen" not in text
            found += 1
    assert found


def test_a_lead_says_what_the_others_must_follow() -> None:
    """T3.1-2."""
    _desk, scene = laid("lead", 4, "en")
    for card in scene.model.hand:
        known = scene.view.options.cards[card]
        text = said(scene, f"hand/{card}")
        wanted = "the suit that you declare" if known.suit == "wild" else "the others must follow"
        assert wanted in text


@pytest.mark.parametrize("moment", list(MOMENTS))
@pytest.mark.parametrize("language", ["en", "de"])
def test_wherever_a_card_is_looked_at_something_is_said(moment: str, language: str) -> None:
    _desk, scene = laid(moment, 4, language)
    for spot in cards_in(scene):
        assert said(scene, spot.id), spot.id


def test_the_text_of_the_card_stands_once() -> None:
    """Where the face has it in words, it is not said again below."""
    desk, scene = laid("follow", 4, "en")
    desk.change("play.chronicle", True)
    card = next(one for one in scene.model.hand if scene.view.options.cards[one].steps)
    canvas = looked_at(scene, next(spot for spot in scene.spots() if spot.id == f"hand/{card}"))
    room = LargeCard(scene.model, scene.spots).room(canvas)
    assert room is not None
    assert room.name == "whole"
    lines = LargeCard(scene.model, scene.spots).lines(scene.view.options.cards[card], room.name)
    text = card_text(scene.words, scene.view.options.cards[card], scene.view.options.rulings)
    assert text not in [line.text for line in lines if line.face == "label"]


@pytest.mark.parametrize("percent", PERCENTS)
def test_it_is_kept_while_nothing_changes(percent: int) -> None:
    """Frames look the place up; only another moment or another card is reckoned anew."""
    desk, scene = laid("follow", 4)
    desk.stage.resize(Scale.of(*SMALL, percent))
    spot = cards_in(scene)[0]
    canvas = looked_at(scene, spot)
    assert LargeCard(scene.model, scene.spots).room(canvas) is LargeCard(
        scene.model, scene.spots
    ).room(canvas)
