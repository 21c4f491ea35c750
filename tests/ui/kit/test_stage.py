"""The stack of scenes: who gets the input, where the focus is, and how one fades into the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from pygame import Surface

from tests.ui.desk import LARGE, SMALL, Desk, digest, snapshot
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.notice import LASTS, Notice
from tolerance_game.ui.kit.resting import HELD_BACK
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.stage import FADE, IN_RHYTHM, IN_SIGHT

DOOR = Box(100, 400, 200, 200)


class Room(Scene):
    """Three doors side by side, and a list of what happened."""

    def __init__(self, desk: Desk, colour: str = "#402010", *, opaque: bool = True) -> None:
        super().__init__(desk.context)
        self.opaque = opaque
        self.colour = colour
        self.heard: list[str] = []
        self.doors = ["a", "b", "c"]
        self.understands: set[Intent] = set()
        self.drawn = 0
        self.wakes: float | None = None
        self.beats = 0
        """How many steps of a playback are left."""
        self.decides = False
        self.opens: Room | None = None
        """Where every door leads."""

    @property
    def plays_back(self) -> bool:
        return self.beats > 0

    def lead_on(self) -> None:
        self.beats -= 1
        self.heard.append("led on")

    def end_playback(self) -> None:
        self.beats = 0
        self.heard.append("ended")

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.scale.window if self.opaque else Box(0, 0, 200, 200), self.colour)

    def spots(self) -> Sequence[Spot]:
        return [
            Spot(name, DOOR.moved(300 * place, 0), partial(self._act, name), decides=self.decides)
            for place, name in enumerate(self.doors)
        ]

    def _act(self, name: str) -> None:
        self.heard.append(f"act {name}")
        if self.opens is not None:
            self.context.stage.push(self.opens)

    def entered(self) -> None:
        self.heard.append("entered")

    def left(self) -> None:
        self.heard.append("left")

    def intent(self, intent: Intent) -> bool:
        self.heard.append(f"wish {intent.value}")
        return intent in self.understands

    def hovered(self, spot: Spot | None) -> None:
        self.heard.append(f"hover {spot.id if spot else '-'}")

    def clicked_nowhere(self) -> bool:
        self.heard.append("nowhere")
        return False

    def context_clicked(self, spot: Spot | None) -> bool:
        self.heard.append(f"right {spot.id if spot else '-'}")
        return True

    def scrolled(self, x: float, y: float, by: float) -> bool:
        self.heard.append(f"wheel {x:.0f} {y:.0f} {by:g}")
        return True

    def away(self, away: bool) -> None:
        self.heard.append(f"away {away}")

    def wake_at(self) -> float | None:
        return self.wakes


def entered(desk: Desk, room: Room) -> Room:
    """The room is on the stage, and nothing is heard of that."""
    desk.stage.push(room)
    room.heard.clear()
    return room


@pytest.fixture
def desk() -> Desk:
    """A small desk."""
    return Desk(SMALL)


@pytest.fixture
def room(desk: Desk) -> Room:
    """A room on it."""
    return entered(desk, Room(desk))


def test_scenes_come_and_go_and_are_told(desk: Desk) -> None:
    first, second, third = Room(desk), Room(desk), Room(desk)
    desk.stage.push(first)
    desk.stage.push(second)
    assert desk.stage.top is second
    desk.stage.replace(third)
    assert second.heard == ["entered", "left"]
    desk.stage.pop()
    assert first.heard == ["entered", "entered"]
    desk.stage.become(second, third)
    assert first.heard[-1] == "left"
    assert desk.stage.scenes == [second, third]


def test_only_what_can_be_seen_is_drawn(desk: Desk) -> None:
    hidden, ground, notice = Room(desk), Room(desk), Room(desk, "#FFFFFF", opaque=False)
    for room in (hidden, ground, notice):
        desk.stage.push(room)
    desk.pass_time(FADE * 2)
    hidden.drawn = ground.drawn = 0
    desk.picture()
    assert (hidden.drawn, ground.drawn, notice.drawn) == (0, 1, 1)


def test_a_word_in_passing_is_said_above_every_scene_and_goes_by_itself(desk: Desk) -> None:
    desk.stage.push(Room(desk))
    desk.pass_time(FADE * 2)
    desk.stage.notice("Saved.")
    assert desk.stage.wake_at() == desk.now + LASTS
    desk.stage.push(Room(desk))
    desk.pass_time(LASTS - 100)
    assert "Saved." in [one.text for one in desk.texts()]
    desk.pass_time(101)
    assert desk.stage.wake_at() is None
    assert "Saved." not in [one.text for one in desk.texts()]


def test_a_click_acts_where_it_began_and_ended(room: Room, desk: Desk) -> None:
    desk.click("b")
    assert room.heard == ["hover b", "act b"]
    assert room.focus == "b"
    x, y = desk._pixel("a")
    other = desk._pixel("c")
    desk.stage.press(x, y)
    assert room.pressed == "a"
    desk.stage.release(*other)
    assert "act c" not in room.heard
    assert room.pressed is None
    desk.stage.press(5, 5)
    desk.stage.release(5, 5)
    assert "nowhere" in room.heard
    desk.stage.press(x, y, 3)
    desk.stage.release(x, y, 3)
    assert room.heard[-1] == "right a"
    desk.stage.wheel(640, 360, -1)
    assert room.heard[-1] == "wheel 960 540 -1"


def test_the_first_key_shows_the_focus_and_the_next_one_moves_it(room: Room, desk: Desk) -> None:
    assert room.focus == "a"
    assert not room.by_keys
    desk.wish(Intent.RIGHT)
    assert (room.focus, room.by_keys) == ("a", True)
    desk.wish(Intent.RIGHT)
    assert room.focus == "b"
    desk.wish(Intent.PREVIOUS, Intent.PREVIOUS)
    assert room.focus == "c"
    desk.wish(Intent.CONFIRM)
    assert room.heard[-1] == "act c"
    desk.point("a")
    assert not room.by_keys
    assert not room.lit("c")
    assert room.lit("a")


def test_what_a_scene_understands_does_not_move_the_focus(room: Room, desk: Desk) -> None:
    room.understands = {Intent.RIGHT, Intent.CONFIRM}
    desk.wish(Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    assert room.focus == "a"
    assert "act a" not in room.heard
    assert not desk.stage.intent(Intent.HINT)


LEADING = (Intent.STEP, Intent.FINISH)


@pytest.mark.parametrize("intent", LEADING)
@pytest.mark.parametrize("shown", [False, True])
def test_what_leads_on_never_acts_on_a_focus(
    room: Room, desk: Desk, intent: Intent, shown: bool
) -> None:
    # Also where the scene would take any intent for its own.
    room.understands = set(Intent) - {Intent.RIGHT}
    if shown:
        desk.wish(Intent.RIGHT, Intent.RIGHT)
    before = room.focus, room.framed
    room.heard.clear()
    desk.wish(*[intent] * 40)
    assert room.heard == []
    assert (room.focus, room.framed) == before


@pytest.mark.parametrize("intent", LEADING)
def test_what_leads_on_leads_on_what_is_played_back(room: Room, desk: Desk, intent: Intent) -> None:
    room.beats = 3
    desk.wish(*[intent] * 40)
    assert room.heard == (["led on"] * 3 if intent is Intent.STEP else ["ended"])


def test_enter_leads_on_while_something_is_played_back(room: Room, desk: Desk) -> None:
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    room.beats = 2
    desk.wish(Intent.CONFIRM, Intent.CONFIRM)
    assert "act b" not in room.heard
    assert room.framed is None
    desk.wish(Intent.CONFIRM)
    assert room.framed == "b", "the first press after it only shows the focus"
    assert "act b" not in room.heard
    desk.pass_time(IN_RHYTHM)
    desk.wish(Intent.CONFIRM)
    assert room.heard[-1] == "act b"


def test_enter_does_not_act_in_the_rhythm_in_which_it_led_on(room: Room, desk: Desk) -> None:
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    room.beats = 2
    for _ in range(40):
        desk.wish(Intent.CONFIRM)
        desk.pass_time(IN_RHYTHM - 50)
    assert "act b" not in room.heard
    # A pause ends it, and so does any other key.
    desk.pass_time(100)
    desk.wish(Intent.CONFIRM)
    assert room.heard[-1] == "act b"
    room.beats = 1
    desk.wish(Intent.CONFIRM, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)
    assert room.heard[-1] == "act c"


def test_after_a_playback_that_ended_by_itself_enter_only_shows_the_focus(
    room: Room, desk: Desk
) -> None:
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    room.beats = 1
    desk.pass_time(50)
    room.beats = 0
    desk.pass_time(50)
    desk.wish(Intent.CONFIRM)
    assert (room.framed, "act b" in room.heard) == ("b", False)


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_scene_that_a_playback_led_to_hides_its_focus(desk: Desk, by_hand: bool) -> None:
    """Whoever led on by Enter must not answer what is asked then; what they opened is theirs."""
    room, asked = entered(desk, Room(desk)), Room(desk)
    desk.wish(Intent.RIGHT)
    if by_hand:
        room.opens = asked
        desk.wish(Intent.CONFIRM)
    else:
        room.beats = 1
        desk.pass_time(50)
        room.beats = 0
        desk.stage.push(asked)
        desk.pass_time(50)
    assert asked.by_keys
    assert asked.framed == ("a" if by_hand else None)
    desk.wish(Intent.CONFIRM)
    assert ("act a" in asked.heard) is by_hand


def test_enter_acts_on_what_was_drawn_and_on_nothing_else(room: Room, desk: Desk) -> None:
    desk.wish(Intent.CONFIRM)
    assert (room.framed, room.heard[-1]) == ("a", "wish confirm")
    # Both keys come before the next frame.
    desk.stage.intent(Intent.RIGHT)
    desk.stage.intent(Intent.CONFIRM)
    assert (room.focus, room.heard[-1]) == ("b", "wish confirm")
    desk.pass_time(16)
    desk.wish(Intent.CONFIRM)
    assert room.heard[-1] == "act b"
    desk.point("a")
    desk.wish(Intent.CONFIRM)
    assert (room.framed, room.heard.count("act b")) == ("b", 1), "after the pointer it shows again"


def test_keys_go_on_from_a_card_that_is_pointed_at(room: Room, desk: Desk) -> None:
    for decides, focus in ((False, "b"), (True, "a")):
        room.decides = decides
        desk.stage.focus_on("b")
        desk.point("a")
        desk.wish(Intent.CONFIRM)
        assert room.framed == focus
    assert not any(one.startswith("act") for one in room.heard)


def test_what_says_that_it_is_enters_is_so_once_it_was_in_sight(room: Room, desk: Desk) -> None:
    room.of_enter = lambda: "c"  # type: ignore[method-assign]
    room.hide_focus()
    desk.pass_time(IN_SIGHT - 200)
    desk.wish(Intent.CONFIRM)
    assert (room.framed, room.heard[-1]) == ("c", "wish confirm")
    desk.wish(Intent.CONFIRM)
    assert room.heard[-1] == "act c"
    for came_by_itself in (False, True):
        desk.point("a")
        if came_by_itself:
            room.hide_focus()
        desk.pass_time(IN_SIGHT + 32 if came_by_itself else 16)
        room.heard.clear()
        desk.wish(Intent.CONFIRM)
        assert room.heard == ["wish confirm", "act c"]
        desk.wish(Intent.LEFT)
    # While another focus is framed, it is Enter's.
    desk.wish(Intent.LEFT)
    assert room.enters == room.framed == "b"


# What comes under a pointer that rests.


@pytest.mark.parametrize("how", ["appears", "moves there", "arrives"])
def test_what_comes_under_a_resting_pointer_does_not_act_within_a_second(
    room: Room, desk: Desk, how: str
) -> None:
    # Where c will lie there is nothing, or something else.
    room.doors = {"appears": ["a", "b"], "moves there": ["c", "b", "a"]}.get(how, room.doors)
    top = room
    desk.stage.move_pointer(desk.stage.scale.x(800), desk.stage.scale.y(500))
    desk.pass_time(32)
    if how == "arrives":
        top = entered(desk, Room(desk))
    room.doors = ["a", "b", "c"]
    desk.stage.dirty = True
    desk.pass_time(HELD_BACK - 100)
    desk.click_again()
    assert not any(one.startswith("act") for one in top.heard)
    desk.pass_time(200)
    desk.click_again()
    assert top.heard[-1] == "act c"


def test_a_hand_that_goes_there_clicks_at_once(room: Room, desk: Desk) -> None:
    desk.point("b")
    above = entered(desk, Room(desk))
    desk.click("b")
    assert above.heard[-1] == "act b"
    # Neither does it matter to where one clicks again and again.
    desk.click_again()
    desk.click_again()
    assert above.heard.count("act b") == 3
    assert room.heard.count("act b") == 0


def test_a_trembling_hand_has_not_moved(room: Room, desk: Desk) -> None:
    desk.point("b")
    above = entered(desk, Room(desk))
    x, y = desk.stage.pointer or (0.0, 0.0)
    for way in (1, 3, -2, 4):
        desk.stage.move_pointer(x + way, y + way)
        desk.click_again()
    assert "act b" not in above.heard
    assert "act b" not in room.heard


def test_a_click_on_what_decides_leads_on_while_something_is_played_back(
    room: Room, desk: Desk
) -> None:
    room.decides, room.beats = True, 2
    desk.click("b")
    desk.pass_time(HELD_BACK + 100)
    desk.click_again()
    assert (room.beats, room.heard.count("led on")) == (0, 2)
    # It lay there all the time; that it acts is new.
    desk.pass_time(HELD_BACK - 100)
    desk.click_again()
    assert "act b" not in room.heard
    desk.pass_time(200)
    desk.click_again()
    assert room.heard[-1] == "act b"


def test_a_click_on_what_came_there_leads_on_what_is_played_back(room: Room, desk: Desk) -> None:
    room.doors = ["a"]
    desk.stage.move_pointer(desk.stage.scale.x(500), desk.stage.scale.y(500))
    room.doors, room.beats = ["a", "b"], 2
    desk.stage.dirty = True
    desk.pass_time(32)
    room.heard.clear()
    desk.click_again()
    assert room.heard == ["led on"]


def test_a_focus_that_is_gone_goes_to_the_first_spot(room: Room, desk: Desk) -> None:
    desk.wish(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT)
    assert room.focus == "c"
    room.doors = ["a", "b"]
    desk.stage.dirty = True
    desk.pass_time(16)
    assert room.focus == "a"
    room.doors = []
    desk.wish(Intent.CONFIRM)
    assert room.focus is None
    desk.wish(Intent.RIGHT, Intent.NEXT, Intent.STEP)


def test_hover_follows_the_spots_under_a_pointer_that_rests(room: Room, desk: Desk) -> None:
    desk.point("a")
    room.doors = ["b", "c"]
    desk.stage.dirty = True
    desk.pass_time(16)
    assert room.hover == "b"
    desk.stage.pointer_left()
    assert room.hover is None
    assert room.heard[-1] == "hover -"


def test_whoever_used_keys_goes_on_with_keys_in_the_next_scene(desk: Desk) -> None:
    room = entered(desk, Room(desk))
    desk.wish(Intent.RIGHT)
    above = Room(desk)
    desk.stage.push(above)
    assert above.by_keys
    desk.point("b")
    assert room.by_keys
    desk.stage.pop()
    assert desk.stage.top is room


def test_one_scene_fades_into_the_next_and_that_ends(desk: Desk) -> None:
    desk.stage.push(Room(desk, "#000000"))
    desk.picture()
    desk.stage.push(Room(desk, "#FFFFFF"))
    assert desk.stage.moving(desk.now)
    desk.pass_time(FADE / 2, FADE / 2)
    grey = desk.picture().get_at((640, 360))[0]
    assert 100 < grey < 155
    desk.pass_time(FADE)
    assert desk.picture().get_at((640, 360))[0] == 255
    assert not desk.stage.moving(desk.now)


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_click_during_the_fade_counts(pace: str) -> None:
    desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", pace))
    desk.stage.push(Room(desk))
    desk.picture()
    room = entered(desk, Room(desk, "#FFFFFF"))
    desk.picture()
    desk.click("c")
    assert room.heard[-1] == "act c"


def test_without_animation_nothing_fades() -> None:
    desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", "none"))
    desk.stage.push(Room(desk, "#000000"))
    desk.picture()
    desk.stage.push(Room(desk, "#FFFFFF"))
    assert desk.picture().get_at((640, 360))[0] == 255


def test_a_window_of_another_size_shows_the_same() -> None:
    desk = Desk(SMALL)
    desk.stage.push(Room(desk))
    desk.picture()
    desk.resize(LARGE)
    picture = desk.picture()
    assert picture.get_size() == LARGE
    fresh = Desk(LARGE)
    fresh.stage.push(Room(fresh))
    assert digest(picture) == digest(fresh.picture())


def test_the_glass_follows_pointer_and_focus() -> None:
    desk = Desk(SMALL, percent=200)
    room = entered(desk, Room(desk))
    desk.stage.move_pointer(0, 0)
    assert desk.stage.scale.window.x == pytest.approx(0, abs=1)
    desk.stage.move_pointer(1279, 719)
    window = desk.stage.scale.window
    assert window.right == pytest.approx(1920, abs=1)
    assert window.bottom == pytest.approx(1080, abs=1)
    desk.wish(Intent.RIGHT)
    desk.wish(Intent.RIGHT)
    spot = desk.spots()[str(room.focus)]
    assert spot.box.within(desk.stage.scale.window, 1)


def test_all_scenes_hear_that_the_window_is_left_and_the_first_to_wake_is_asked_for(
    desk: Desk,
) -> None:
    below, above = entered(desk, Room(desk)), Room(desk)
    desk.stage.push(above)
    desk.stage.away(True)
    assert below.heard[-1] == above.heard[-1] == "away True"
    assert desk.stage.wake_at() is None
    below.wakes, above.wakes = 300.0, 200.0
    assert desk.stage.wake_at() == 200.0


def test_drawing_twice_gives_the_same_picture(desk: Desk) -> None:
    desk.stage.push(Room(desk))
    assert digest(snapshot(desk.stage)) == digest(snapshot(desk.stage))


class Prompted(Room):
    """A room with a strip at its lower edge."""

    STRIP = Box(330, 1009, 1000, 52)

    @property
    def notice_over(self) -> Box:
        return self.STRIP


@pytest.mark.parametrize("text", ["Saved.", "Saved as “" + "a very long name " * 6 + "”."])
def test_a_word_in_passing_covers_a_strip_whole_or_not_at_all(text: str, desk: Desk) -> None:
    room = Prompted(desk)
    desk.stage.push(room)
    desk.stage.notice(text)
    covered: list[Box] = []
    canvas = Canvas(Surface((1, 1)), desk.stage.scale, desk.context.theme)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tolerance_game.ui.kit.notice.ornaments.strip",
                      lambda _canvas, box: covered.append(box))  # fmt: skip
        notice = Notice(text, 0)
        notice.draw(canvas, room.notice_over)
        notice.draw(canvas)
    over, usual = covered
    assert room.STRIP.within(over)
    assert over.within(CANVAS)
    assert usual.cx == pytest.approx(CANVAS.cx)
    assert "Saved" in desk.texts()[-1].text
