"""Who of the cast sits at a seat: the portrait on the page of set-up, and the gallery behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.match.cast import CAST
from tolerance_game.ui.kit import Box, Button, Canvas, badges, ornaments
from tolerance_game.ui.kit.spots import Pointed
from tolerance_game.ui.pages.faces import PORTRAIT, face_plate
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.words import Words

from .setup_draft import SetupDraft

IN_A_ROW: Final = 6
PITCH: Final = Box(0, 0, 294, 370)
PLATE: Final = (182.0, 240.0)
TOP: Final = 162.0
MIDDLE: Final = 960.0
HEIGHT: Final = 750.0
"""Of the rows together."""
FOOT: Final = 954.0


def station(words: Words, person: str) -> str:
    """What somebody is, beginning a line."""
    said = words.say(f"cast.{person}.station")
    return said[:1].upper() + said[1:]


def introduction(words: Words, person: str) -> str:
    """Who somebody is, and what they are like."""
    name, temper = words.say(f"cast.{person}.full"), words.say(f"cast.{person}.temper")
    what = words.say(f"cast.{person}.station")
    return words.say("scene.setup.introduction", name=name, which=what, whom=temper)


@dataclass(frozen=True, slots=True)
class Portrait(Button):
    """A face that can be chosen, or the frame for one; what stands in it the page draws."""

    plate: str = ""
    hangs: bool = False
    """Whether it hangs in the gallery, also without a plate."""

    def draw(self, canvas: Canvas, scene: Pointed) -> None:
        """Draws the plate and, while it is pointed at, a frame."""
        box = self.box
        if self.plate:
            ornaments.framed_plate(canvas, self.plate, box)
        elif self.hangs:
            ornaments.tablet(canvas, box, "paper_light", "ink", radius=2, width=3)
            canvas.icon("domino-mask", box.cx, box.cy, 96, "rubric")
        if scene.framed == self.id:
            ornaments.outline(canvas, self.box, width=4, glow=False)
        elif scene.lit(self.id):
            ornaments.outline(canvas, self.box, "rubric", width=3, glow=False)


def places(count: int) -> list[Box]:
    """Where the portraits of so many hang: rows of six, in the middle of the page."""
    rows = -(-count // IN_A_ROW)
    columns = -(-count // rows)
    top = TOP + (HEIGHT - rows * PITCH.h) / 2
    left = MIDDLE - columns * PITCH.w / 2 + (PITCH.w - PLATE[0]) / 2
    return [
        Box(left + place % columns * PITCH.w, top + place // columns * PITCH.h, *PLATE)
        for place in range(count)
    ]


def gallery_widgets(
    page: Page, draft: SetupDraft, seat: int, changed: Callable[[], None]
) -> Sequence[Widget]:
    """The faces for a seat, and below them what else there is to choose."""
    say, place = page.context.say, draft.places[seat]

    def choose(person: str) -> None:
        draft.invite(seat, person)
        changed()

    def surprise() -> None:
        draft.surprise(seat)
        changed()

    found: list[Widget] = [
        Portrait(
            f"cast/{person}", box, "", partial(choose, person), group="cast",
            says=introduction(page.context.words, person),
            plate=face_plate(person, PORTRAIT), hangs=True,
        )
        for person, box in zip(draft.cast, places(len(draft.cast)), strict=True)
    ]  # fmt: skip
    found += [
        Button("gallery/back", Box(78, FOOT, 190, 60), say("scene.back"), changed, group="foot",
               size=24),
        Button("gallery/surprise", Box(286, FOOT, 330, 60), say("scene.setup.surprise"), surprise,
               "own-quincunx", group="foot", size=24),
    ]  # fmt: skip
    if place.person:
        box, act = Box(1512, FOOT, 330, 60), partial(choose, "")
        found.append(
            Button("gallery/none", box, say("scene.setup.no_face"), act, group="foot", size=24)
        )
    return found


def draw_gallery(canvas: Canvas, words: Words, draft: SetupDraft, seat: int) -> None:
    """Names and stations below the portraits, and who sits where already."""
    for person, box in zip(draft.cast, places(len(draft.cast)), strict=True):
        x, room = box.cx, PITCH.w - 14
        with canvas.region(Box(x - room / 2, box.bottom, room, 82)):
            y = box.bottom + 25
            canvas.text(CAST[person], x, y, "name", 34, "ink", "c", middle=True, fit=room)
            said = words.say(f"cast.{person}.station")
            canvas.text(said, x, y + 34, "italic", 22, "ink_second", "c", middle=True, fit=room)
        sits = draft.seat_of(person)
        if sits is not None:
            colour = "gold" if sits == seat else "rubric"
            if sits == seat:
                ornaments.outline(canvas, box.grown(4), "gold", width=4, glow=False)
            badges.disc(canvas, box.right - 2, box.y + 4, 40, "rubric", colour)
            with canvas.region(Box(box.right - 22, box.y - 18, 40, 40)):
                said = str(sits + 1)
                canvas.text(said, box.right - 2, box.y + 3, "figure", 24, "on_rubric", "c",
                            middle=True)  # fmt: skip
