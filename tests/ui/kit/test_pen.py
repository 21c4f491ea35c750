"""Writing in a field: everywhere in the text, with the keys that text fields have anywhere."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame.event import Event

from tests.ui.desk import LARGE, SMALL, Desk
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.widgets.pen import EDITING, Pen
from tolerance_game.ui.kit.window import Window
from tolerance_game.ui.pages.save_as import SaveAsScene
from tolerance_game.words import Words

CASES = (
    # The text with | where one writes, the key, and what comes of it.
    ("Anna|", "backspace", "Ann|"),
    ("|Anna", "backspace", "|Anna"),
    ("An|na", "delete", "An|a"),
    ("Anna|", "delete", "Anna|"),
    ("An|na", "left", "A|nna"),
    ("|Anna", "left", "|Anna"),
    ("An|na", "right", "Ann|a"),
    ("Anna|", "right", "Anna|"),
    ("An|na", "home", "|Anna"),
    ("An|na", "end", "Anna|"),
    ("Mary I, trick 4|", "ctrl+left", "Mary I, trick |4"),
    ("Mary I, |trick 4", "ctrl+left", "Mary |I, trick 4"),
    ("Mary| I, trick 4", "ctrl+right", "Mary I,| trick 4"),
    ("Mary I, trick| 4", "ctrl+right", "Mary I, trick 4|"),
    ("Mary I, trick 4|", "ctrl+backspace", "Mary I, trick |"),
    ("|Mary I", "ctrl+delete", "| I"),
)


@pytest.mark.parametrize(("before", "key", "after"), CASES)
def test_what_a_key_does(before: str, key: str, after: str) -> None:
    text, pen = Pen(before.index("|")).edited(before.replace("|", ""), key)
    assert f"{text[: pen.at]}|{text[pen.at :]}" == after
    assert not pen.whole


def test_every_key_has_its_case() -> None:
    assert {key for _before, key, _after in CASES} | {"ctrl+a"} == EDITING


@pytest.mark.parametrize(
    ("key", "after"),
    [("left", "|Anna"), ("right", "Anna|"), ("home", "|Anna"), ("end", "Anna|"),
     ("backspace", "|"), ("delete", "|"), ("ctrl+backspace", "|")],
)  # fmt: skip
def test_what_is_marked_goes_as_a_whole_or_is_left_at_a_side(key: str, after: str) -> None:
    pen = Pen.begins("Anna")
    assert pen.whole
    text, pen = pen.edited("Anna", key)
    assert (f"{text[: pen.at]}|{text[pen.at :]}", pen.whole) == (after, False)


def test_letters_go_where_the_pen_is_and_take_the_place_of_what_is_marked() -> None:
    assert Pen(2).written("Anna", "XY", 40) == ("AnXYna", Pen(4))
    assert Pen.begins("Anna").written("Anna", "B", 40) == ("B", Pen(1))
    assert Pen.begins("").written("", "B", 40) == ("B", Pen(1))


def test_no_more_letters_than_fit() -> None:
    """The last ones of what is put in stay out; what stood there stays."""
    assert Pen(1).written("Anna", "xyz", 6) == ("Axynna", Pen(3))
    assert Pen(4).written("Anna", "xyz", 4) == ("Anna", Pen(4))
    assert Pen.begins("Anna").written("Anna", "", 4) == ("Anna", Pen.begins("Anna"))


def writing(desk: Desk, name: str) -> list[Any]:
    """The page for a name, open; what is saved is collected."""
    asked: list[Any] = []
    desk.stage.push(Scene(desk.context))
    desk.stage.push(SaveAsScene(desk.context, name, lambda *one: asked.append(one[0])))
    return asked


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_place_one_writes_at_stays_in_sight(size: tuple[int, int]) -> None:
    desk = Desk(size)
    writing(desk, " ".join(["Wilhelmine", "of", "the", "long", "names"] * 3)[:60])
    scene = desk.stage.top
    name = next(one.box for one in desk.spots().values() if one.id == "save/name")
    for key in ("right", "home", "ctrl+right", "ctrl+right", "ctrl+right", "end", "ctrl+left"):
        scene.edited(key)
        shown = next(one for one in desk.texts() if name.holds(one.box.cx, one.box.cy))
        assert shown.box.right <= name.right
        pen = scene.pen_in("save/name")  # type: ignore[attr-defined]
        whole = scene.widgets()[0].value  # type: ignore[attr-defined]
        first = whole.index(shown.text)
        assert first <= pen.at <= first + len(shown.text)


@pytest.mark.parametrize(("letters", "at"), [(0, 0), (3, 3), (7, 7), (99, 7)])
def test_a_click_puts_the_pen_where_it_is(letters: int, at: int) -> None:
    desk = Desk(LARGE)
    writing(desk, "Evening")
    box = desk.spots()["save/name"].box
    text = next(one for one in desk.texts() if one.text == "Evening")
    canvas = Canvas(pygame.Surface((1, 1)), desk.stage.scale, desk.context.theme)
    x = text.box.x + canvas.width("Evening"[:letters], "name", 28) + (600 if letters > 7 else 1)
    pixel = desk.stage.scale.x(x), desk.stage.scale.y(box.cy)
    desk.stage.press(*pixel)
    desk.stage.release(*pixel)
    assert desk.stage.top.pen_in("save/name") == Pen(at)  # type: ignore[attr-defined]


def test_in_the_window() -> None:
    """Keys as SDL reports them; what was copied elsewhere is put in, as one line."""
    context = Context(Words("en"))
    window = Window(context)
    asked: list[str] = []
    window.stage.push(Scene(context))
    window.stage.push(SaveAsScene(context, "Evening", lambda *one: asked.append(one[0])))

    def keyed(key: int, mod: int = 0) -> None:
        window.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    keyed(pygame.K_HOME)
    window.handle(Event(pygame.TEXTINPUT, text="Long "))
    keyed(pygame.K_DELETE)
    window.handle(Event(pygame.TEXTINPUT, text="e"))
    keyed(pygame.K_END)
    pygame.scrap.put_text(" with\nAnna")
    keyed(pygame.K_v, pygame.KMOD_CTRL)
    keyed(pygame.K_RETURN)
    assert asked == ["Long evening with Anna"]
    window.close()
