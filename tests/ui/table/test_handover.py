"""The curtain: nothing below it is ever drawn before somebody lifts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.ui.checks import assert_legible, assert_reachable, everywhere
from tests.ui.desk import SMALL, Desk, digest
from tests.ui.states_curtain import LINES, notice_of
from tests.ui.states_kit import focus_on
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.box import CANVAS
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.stage import IN_SIGHT
from tolerance_game.ui.table.handover import FALL, LIFT, LIFTS, PEEK, HandoverScene
from tolerance_game.ui.table.handover_notice import HandoverNotice, Happening
from tolerance_game.ui.tolerance.cards.face import draw_back
from tolerance_game.words import Words

MUCH = (
    *LINES,
    Happening("Konrad", "plays <wild>11 *Inquisition*, declared <nobles>Nobles, and " * 3),
    Happening("Maximilian", "pays back a loan."),
)
FIVE = tuple(
    Happening("Katharina O.", line)
    for line in ("plays <wild>13 *Flagellants*, declared <peasants>Peasants", "won trick 9") * 3
)[:5]
NOTICES: dict[str, Callable[[Words], HandoverNotice]] = {
    "full": lambda words: notice_of(words, happened=MUCH, cards=9),
    "long": lambda words: notice_of(
        words, "Konradin Maximilian Habsburg-Lothringens", "ned", -12, trick=(12, 0, 4)
    ),
    "bare": lambda _words: HandoverNotice("X", situation="Choose a role"),
    "umlaut": lambda words: notice_of(words, "Ännchen Örtel", "", 2, happened=FIVE, cards=9),
    "first": lambda words: replace(notice_of(words, "Éva", happened=FIVE[:2]), had_turn=False),
    "endless": lambda words: notice_of(words, "W" * 40, "ned", 12, trick=(1, 1, 5)),
}


class Below(Scene):
    """What must not be seen; it counts how often it was drawn."""

    drawn = 0
    clicks = 0
    wishes = 0

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.scale.window, "#00FF00")

    def intent(self, intent: Intent) -> bool:
        self.wishes += intent is Intent.HINT
        return False

    def spots(self) -> tuple[Spot, ...]:
        return (Spot("below/all", CANVAS, self._click, "below"),)

    def _click(self) -> None:
        self.clicks += 1


class Hall:
    """A curtain over something secret."""

    def __init__(self, notice: str = "full", desk: Desk | None = None) -> None:
        self.desk = desk or Desk(SMALL)
        self.below = Below(self.desk.context)
        self.desk.stage.push(self.below)
        self.desk.picture()
        self.desk.pass_time(500)
        self.desk.picture()
        self.below.drawn = 0
        self.lifted = 0
        self.menus = 0
        self.peeked: list[bool] = []
        self.scene = HandoverScene(
            self.desk.context, NOTICES[notice](self.desk.context.words), self._lift, self._menu,
            self.peeked.append, draw_back,
        )  # fmt: skip
        self.desk.stage.push(self.scene)

    def _lift(self) -> None:
        self.lifted += 1

    def _menu(self) -> None:
        self.menus += 1

    def watch(self, milliseconds: float) -> None:
        """Draws every frame meanwhile."""
        for _ in range(int(milliseconds // 16)):
            self.desk.pass_time(16)
            self.desk.picture()

    def down(self) -> Hall:
        """The curtain has fallen."""
        self.desk.pass_time(FALL + 20)
        return self


@pytest.fixture
def hall() -> Hall:
    """The curtain has fallen."""
    return Hall().down()


@pytest.mark.parametrize("notice", NOTICES)
@everywhere
def test_all_of_it_can_be_read(
    size: tuple[int, int], language: str, theme: str, notice: str
) -> None:
    hall = Hall(notice, Desk(size, language, theme))
    hall.desk.pass_time(FALL + 50)
    assert_legible(hall.desk)


@pytest.mark.parametrize("pace", ["slow", "normal", "fast", "none"])
@pytest.mark.parametrize("reduced", [False, True])
def test_no_frame_shows_what_lies_below(pace: str, reduced: bool) -> None:
    settings = changed(Settings(), "pace.animation", pace)
    settings = changed(settings, "look.reduced_motion", reduced)
    hall = Hall(desk=Desk(SMALL, settings=settings))
    hall.desk.picture()
    hall.watch(900)
    hall.desk.stage.away(True)
    hall.desk.wish(Intent.NEXT, Intent.HINT, Intent.MENU, Intent.UNDO)
    hall.desk.wish(*[Intent.STEP, Intent.FINISH] * 20)
    hall.watch(100)
    assert hall.below.drawn == 0
    assert (hall.lifted, hall.menus, hall.below.wishes) == (0, 1, 0)


def test_it_falls_before_the_notice_is_drawn() -> None:
    hall = Hall()
    hall.desk.pass_time(FALL / 2)
    assert hall.desk.texts() == []
    assert hall.desk.spots() == {}
    hall.desk.pass_time(FALL)
    assert any("lift the curtain" in text.text for text in hall.desk.texts())


def test_motion_reduced_cuts() -> None:
    settings = changed(Settings(), "look.reduced_motion", True)
    hall = Hall(desk=Desk(SMALL, settings=settings))
    assert any("lift the curtain" in text.text for text in hall.desk.texts())
    hall.desk.enter()
    assert hall.desk.stage.top is hall.below


@pytest.mark.parametrize("wish", [Intent.CONFIRM, Intent.BACK])
def test_enter_and_escape_lift_it_once_it_was_in_sight(hall: Hall, wish: Intent) -> None:
    """Who led on by Enter a moment ago must not show another person's hand by it."""
    hall.desk.wish(wish)
    assert hall.lifted == 0, "pressed for what was there before; it shows the focus"
    assert hall.scene.framed == LIFTS
    hall.desk.wish(wish)
    assert hall.lifted == 1
    other = Hall().down()
    other.desk.pass_time(IN_SIGHT + 32)
    other.desk.wish(wish)
    assert other.lifted == 1, "the button has said so for a second"


def test_escape_comes_back_to_the_button_first(hall: Hall) -> None:
    focus_on(hall.desk, PEEK)
    hall.desk.wish(Intent.BACK)
    assert (hall.lifted, hall.scene.framed) == (0, LIFTS)


def test_enter_lifts_it_once_and_it_goes(hall: Hall) -> None:
    hall.desk.enter()
    assert hall.lifted == 1
    assert hall.desk.stage.scenes[-1] is hall.scene
    hall.watch(LIFT + 50)
    assert hall.desk.stage.scenes == [hall.below]
    assert hall.lifted == 1


def test_keys_do_not_wait_for_it() -> None:
    hall = Hall()
    hall.desk.wish(Intent.CONFIRM)
    assert hall.lifted == 0, "a key while it falls only ends the fall"
    hall.desk.enter()
    hall.desk.wish(Intent.HINT)
    assert (hall.lifted, hall.below.wishes) == (1, 1)
    assert hall.desk.stage.top is hall.below


def test_a_click_ends_the_lifting_and_is_not_for_what_comes_then(hall: Hall) -> None:
    hall.desk.click("handover/lift")
    hall.desk.stage.move_pointer(640, 360)
    hall.desk.click_again()
    assert hall.desk.stage.top is hall.below
    hall.desk.click_again()
    assert (hall.lifted, hall.below.clicks) == (1, 0)
    hall.desk.stage.move_pointer(700, 360)
    hall.desk.click_again()
    assert hall.below.clicks == 1


def test_a_mouse_peeks_as_long_as_it_holds(hall: Hall) -> None:
    covered = digest(hall.desk.picture())
    hall.desk.press(PEEK)
    assert digest(hall.desk.picture()) != covered
    assert hall.peeked == [True]
    assert hall.below.drawn == 1
    hall.desk.let_go()
    hall.desk.picture()
    assert hall.peeked == [True, False]
    assert hall.below.drawn == 1
    assert hall.scene.opaque


def test_a_quick_click_does_not_leave_it_open(hall: Hall) -> None:
    hall.desk.click(PEEK)
    hall.watch(100)
    assert hall.below.drawn == 0


def test_keys_peek_until_the_next_one(hall: Hall) -> None:
    focus_on(hall.desk, PEEK)
    hall.desk.wish(Intent.CONFIRM)
    hall.desk.picture()
    assert hall.peeked == [True]
    assert hall.below.drawn == 1
    hall.desk.wish(Intent.BACK)
    hall.desk.picture()
    assert hall.peeked == [True, False]
    assert (hall.below.drawn, hall.menus, hall.lifted) == (1, 0, 0)


def test_peeking_ends_when_the_window_is_left(hall: Hall) -> None:
    hall.desk.press(PEEK)
    hall.desk.picture()
    hall.desk.stage.away(True)
    hall.desk.picture()
    assert hall.peeked == [True, False]
    assert hall.below.drawn == 1


def test_the_menu_has_a_button(hall: Hall) -> None:
    hall.desk.click("handover/menu")
    assert hall.menus == 1


def test_keys_alone_reach_everything(hall: Hall) -> None:
    assert_reachable(hall.desk)


@everywhere
def test_whom_it_waits_for_and_who_did_what_is_written_whole(
    size: tuple[int, int], language: str, theme: str
) -> None:
    hall = Hall("umlaut", Desk(size, language, theme)).down()
    texts = hall.desk.texts()
    # An initial as in old print would be an ornament.
    assert "initial" not in {one.face[0] for one in texts}
    assert [one.text for one in texts].count("Katharina O.") == 5
    button = hall.desk.spots()["handover/lift"].box
    rows = [one.box.bottom for one in texts if one.text == "Katharina O."]
    assert max(rows) <= button.y - 4


def test_before_the_first_turn_there_is_no_last_one() -> None:
    said = {one.text for one in Hall("first").down().desk.texts()}
    assert "What has happened so far" in said
    assert "Since your last turn" not in said
