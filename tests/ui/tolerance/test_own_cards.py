"""What the own cards do can be read at any time, without playing one, on a large card.

In every state of the table with a hand, of each own card: by the pointer, by keys, by a pad.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from zlib import crc32

import pytest
from pygame import Surface

from tests.tiers import TIMES, part
from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.legible import faults
from tests.ui.states import STATES
from tests.ui.unpainted import noting_cards, read, unpainted
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.ui.kit.box import CANVAS
from tolerance_game.ui.kit.canvas import Canvas, TextBox
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.rich import parts_of
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.table.gaze import REST, TREMBLE
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.large_card import LargeCard

AT = {name: at for name, at in STATES.items() if name.startswith(("table_", "trick_", "target"))}
HELD = ("table_carried", "table_carried_beside")
"""A card is in the hand of the mouse, which lets it go before it points at another."""
LOOKS = ("pointer", "keys", "pad")
HYPHEN = re.compile(r"-\s+")


def scene_of(desk: Desk) -> TableScene | None:
    top = desk.stage.top
    return top if isinstance(top, TableScene) else None


def own_spots(scene: TableScene) -> list[str]:
    return [spot.id for spot in scene.spots() if spot.id.startswith("hand/")]


def looked_at(desk: Desk, scene: TableScene, way: str) -> Iterator[str]:
    """Each card of the hand in turn, shown large as a person would have it."""
    if way == "pointer":
        for spot in own_spots(scene):
            # What happens on the table may take the card away meanwhile.
            for _ in range(8):
                desk.stage.pointer_left()
                if spot not in own_spots(scene):
                    break
                desk.point(spot)
                desk.pass_time(REST, REST)
                if scene.hover == spot:
                    yield spot
                    break
        return
    # From the spot before the hand on, as Tab goes.
    spots = [spot.id for spot in scene.spots() if spot.focusable]
    hand = [place for place, spot in enumerate(spots) if spot.startswith("hand/")]
    if not hand:
        return
    scene.by_keys, scene.focus = True, spots[hand[0] - 1]
    left = {spots[place] for place in hand}
    for _ in range(3 * len(spots)):
        if not left & {*own_spots(scene)}:
            return
        # When a turn begins meanwhile, the focus goes back to the first card.
        desk.wish(Intent.NEXT)
        here = scene.focus or ""
        if way == "pad":
            # Closed where it has opened by itself, and asked for again.
            if scene.gaze.close:
                desk.wish(Intent.INSPECT)
                assert scene.gaze.close is None
            desk.wish(Intent.INSPECT)
        else:
            desk.pass_time(REST, REST)
        if here in left and here == scene.focus and here in own_spots(scene):
            left.discard(here)
            yield here


def written(desk: Desk, scene: TableScene) -> tuple[str, list[str]]:
    """The words of the large card, and what is wrong with them."""
    audit: list[TextBox] = []
    with unpainted(), noting_cards() as on_cards:
        canvas = Canvas(Surface((1, 1)), desk.stage.scale, desk.context.theme, audit)
        box = LargeCard(scene.model, scene.spots).draw(canvas)
    assert box is not None
    texts = [read(one, desk.stage.scale, on_cards) for one in audit]
    wrong = list(faults(texts, desk.stage.scale))
    wrong += [one.text.text for one in texts if not one.ink.within(box, slack=2)]
    return " ".join(one.text for one in audit), wrong


def plain(text: str) -> str:
    """Without signs, spaces and hyphens: however it is broken into lines."""
    letters = "".join(part.text for part in parts_of(text))
    return re.sub(r"[\s\u00a0-]", "", letters).casefold()


def assert_readable(desk: Desk, scene: TableScene, way: str) -> set[str]:
    seen: set[str] = set()
    for spot in looked_at(desk, scene, way):
        model, where = scene.model, (spot, way, desk.stage.scale.width)
        card = model.view.options.cards[spot.removeprefix("hand/")]
        assert model.looking.is_close, where
        assert model.looking.inspected == card.id, where
        text, wrong = written(desk, scene)
        assert not wrong, (where, wrong)
        assert plain(model.face(card.id).name) in plain(text), (where, text)
        effect = card_text(scene.words, card, model.view.options.rulings)
        assert plain(effect) in plain(text), (where, effect, text)
        assert str(card.rank) in text, where
        suit = scene.words.say(f"tolerance.suit.{card.suit}")
        assert plain(suit) in plain(text), (where, text)
        large = LargeCard(model, scene.spots)
        room = large.room(Canvas(Surface((1, 1)), desk.stage.scale, desk.context.theme))
        assert room is not None, where
        raised, box = model.hand_boxes[card.id], room.box
        assert box.w > raised.w, where
        assert box.h > raised.h, where
        assert box.within(CANVAS), where
        needed = [model.layout.role, model.layout.prompt, large.looked_at, *large.kept()]
        assert not [one for one in needed if one.touches(box)], where
        seen.add(spot)
    return seen


@pytest.mark.parametrize("name", part([name for name in AT if name not in HELD], 9))
def test_each_own_card_can_be_read(name: str) -> None:
    """At a size, in a language and a way by its name; with TOLERANCE_TIMES=2 in all of them."""
    every = list(product((SMALL, LARGE), ("de", "en"), LOOKS))
    one = crc32(name.encode()) % len(every)
    for size, language, way in every if TIMES > 1 else every[one : one + 1]:
        desk = AT[name].desk(size, language, fresh=False)
        scene = scene_of(desk)
        if scene is None:
            continue
        before = set(own_spots(scene))
        found = assert_readable(desk, scene, way)
        # While something is played back, a card may leave the hand.
        assert found >= {*own_spots(scene)} & before, (way, size)


def at_the_table(name: str = "table_follow") -> tuple[Desk, TableScene]:
    desk = AT[name].desk(SMALL, "en", fresh=False)
    scene = scene_of(desk)
    assert scene is not None
    return desk, scene


def test_a_card_that_comes_to_lie_under_the_pointer_is_shown_when_the_pointer_stirs() -> None:
    desk, scene = at_the_table()
    desk.point(own_spots(scene)[2])
    before = scene.hover
    # The hand is sorted anew below the pointer.
    while scene.hover == before:
        desk.wish(Intent.SORT)
    desk.pass_time(TREMBLE + REST)
    assert scene.hover
    assert scene.hover.startswith("hand/")
    assert scene.gaze.close is None
    assert desk.stage.pointer is not None
    x, y = desk.stage.pointer
    desk.stage.move_pointer(x + 1, y)
    desk.pass_time(REST)
    assert f"hand/{scene.gaze.close}" == scene.hover


def test_a_hand_that_trembles_after_a_click_looks_at_nothing() -> None:
    desk, scene = at_the_table()
    desk.point(own_spots(scene)[2])
    scene.gaze.rest()
    assert desk.stage.pointer is not None
    x, y = desk.stage.pointer
    desk.stage.move_pointer(x + 1, y)
    desk.pass_time(REST)
    assert scene.gaze.close is None
    desk.pass_time(TREMBLE)
    desk.stage.move_pointer(x, y)
    desk.pass_time(REST)
    assert scene.gaze.close


def test_keys_show_the_cards_they_lead_to_until_a_key_says_no() -> None:
    desk, scene = at_the_table()
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    assert scene.gaze.close is None
    desk.pass_time(REST)
    assert f"hand/{scene.gaze.close}" == scene.focus
    desk.wish(Intent.INSPECT)
    desk.wish(Intent.RIGHT)
    desk.pass_time(REST)
    assert scene.gaze.close is None
    desk.wish(Intent.INSPECT)
    assert f"hand/{scene.gaze.close}" == scene.focus
    desk.wish(Intent.RIGHT)
    desk.pass_time(REST)
    assert f"hand/{scene.gaze.close}" == scene.focus
    # Escape hides this one only.
    desk.wish(Intent.BACK)
    assert scene.gaze.close is None
    desk.wish(Intent.LEFT)
    desk.pass_time(REST)
    assert scene.gaze.close


def test_what_the_table_puts_into_the_focus_is_not_shown_by_itself() -> None:
    desk, scene = at_the_table()
    desk.wish(Intent.RIGHT)
    scene.look_at(own_spots(scene)[-1])
    desk.pass_time(2 * REST)
    assert scene.gaze.close is None


def test_the_mouse_looks_at_what_it_is_on_when_it_is_taken_up_again() -> None:
    desk, scene = at_the_table()
    last = own_spots(scene)[-1]
    desk.point(last)
    desk.wish(Intent.RIGHT, Intent.LEFT)
    desk.pass_time(REST)
    assert f"hand/{scene.gaze.close}" == scene.focus != last
    assert desk.stage.pointer is not None
    desk.stage.move_pointer(*desk.stage.pointer)
    desk.pass_time(REST)
    assert f"hand/{scene.gaze.close}" == last


def test_a_focus_that_does_not_show_hides_nothing_of_what_the_mouse_looks_at() -> None:
    desk, scene = at_the_table()
    desk.point(own_spots(scene)[3])
    desk.pass_time(REST)
    shown = scene.gaze.close
    desk.stage.focus_on(own_spots(scene)[0])
    assert shown
    assert scene.gaze.close == shown


def test_a_face_is_drawn_in_the_words_of_its_print() -> None:
    """A game of the German print after one of the English: its cards are other pictures."""
    faces = []
    for name in ("table_hover", "table_german_print"):
        desk = AT[name].desk(LARGE, "de", fresh=False)
        scene = scene_of(desk)
        assert scene is not None
        faces.append(scene.model.face("townsfolk-13"))
    assert faces[0].name == faces[1].name
    assert faces[0].key != faces[1].key


def test_where_the_window_shows_a_part_of_the_table_a_smaller_form_has_the_effect() -> None:
    desk, scene = at_the_table()
    desk.stage.resize(Scale.of(*SMALL, 200))
    seen = 0
    for spot in looked_at(desk, scene, "keys"):
        card = scene.view.options.cards[spot.removeprefix("hand/")]
        text, wrong = written(desk, scene)
        assert not wrong, wrong
        effect = card_text(scene.words, card, scene.view.options.rulings)
        assert plain(effect) in plain(text), (spot, text)
        seen += 1
    assert seen == len(scene.model.hand)
