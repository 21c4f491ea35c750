"""The seats of a game being set up: for each a picture, who sits there, a name, and its order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.match import PERSON
from tolerance_game.match.seats import LONGEST_NAME
from tolerance_game.ui.kit import Box, Button, Canvas, badges, ornaments
from tolerance_game.ui.kit.dashes import dashed, frame
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.pages.page import Page, Widget, has_initial
from tolerance_game.ui.pages.player_names import names_of
from tolerance_game.words import Words

from .setup_draft import SeatDraft, SetupDraft

PLACE: Final = Box(78, 196, 1072, 690)
PITCH: Final = 138.0
HEIGHT: Final = 126.0
PICTURE: Final = Box(58, 6, 107, 114)
"""The portrait within its row."""
LEFT: Final = 184.0
HARDEST: Final = 4


@dataclass(frozen=True, slots=True)
class OpponentLook:
    """How an opponent is shown."""

    plate: str = ""
    """A woodcut; without one a sign stands in the frame."""
    level: int = HARDEST
    """How hard to beat, from 1."""


def row(seat: int) -> Box:
    """Where a seat has its row."""
    return Box(PLACE.x, PLACE.y + seat * PITCH, PLACE.w, HEIGHT)


def name_of(words: Words, player: str) -> str:
    """What an opponent is called in the choice, or that a person sits there."""
    text_id = f"scene.opponent.{player}.name"
    if words.has(text_id):
        return words.say(text_id)
    return words.say("scene.opponent.other.name", name=player.replace("_", " ").capitalize())


def about(words: Words, player: str) -> str:
    """One line of character."""
    text_id = f"scene.opponent.{player}.about"
    return words.say(text_id if words.has(text_id) else "scene.opponent.other.about")


def seat_widgets(
    page: Page, draft: SetupDraft, opponents: Sequence[str], changed: Callable[[], None]
) -> Sequence[Widget]:
    """What can be done at each seat, in reading order; `opponents` may sit there."""
    found: list[Widget] = []
    for seat in range(draft.players):
        found += _of_seat(page, draft, seat, opponents, changed)
    if draft.players < draft.most:
        found.append(_free_seat(page, draft, changed))
    return found


def _free_seat(page: Page, draft: SetupDraft, changed: Callable[[], None]) -> Widget:
    def fill() -> None:
        draft.seat(draft.players + 1)
        changed()

    box = row(draft.players)
    return Button(
        f"seat/{draft.players}/add", Box(box.x + LEFT, box.cy - 27, 300, 54),
        page.context.say("scene.setup.more"), fill, "person", size=22, group="order",
    )  # fmt: skip


def _of_seat(
    page: Page, draft: SetupDraft, seat: int, opponents: Sequence[str], changed: Callable[[], None]
) -> list[Widget]:
    words, box, field_id = page.context.words, row(seat), f"seat/{seat}/name"
    place, called = draft.places[seat], names_of(draft.seats)[seat]
    says = words.say("scene.setup.sits", number=seat + 1)

    def sit(player: str) -> None:
        place.player = player
        changed()

    def call(name: str) -> None:
        place.name = name
        changed()

    def move(by: int) -> None:
        draft.swap(seat, by)
        changed()

    found: list[Widget] = [
        Choice(
            f"seat/{seat}", Box(box.x + LEFT, box.y + 12, box.w - LEFT - 78, 44),
            tuple((who, name_of(words, who)) for who in (PERSON, *opponents)), place.player, sit,
            says=says, size=21,
        ),
        Field(
            field_id, Box(box.x + LEFT, box.y + 68, 300, 46), place.name, call,
            lambda: page.write(field_id), called, LONGEST_NAME,
            pen=page.pen_in(field_id), says=f"{says} {words.say('scene.setup.name')}",
        ),
    ]  # fmt: skip
    for by, key, y in ((-1, "up", 10), (1, "down", 66)):
        if 0 <= seat + by < draft.players:
            found.append(Button(
                f"seat/{seat}/{key}", Box(box.right - 64, box.y + y, 52, 50), "",
                partial(move, by), f"own-{key}", size=20, group="order",
                says=words.say(f"scene.setup.{key}", name=called),
            ))  # fmt: skip
    return found


def draw_seats(
    canvas: Canvas, words: Words, draft: SetupDraft, looks: Mapping[str, OpponentLook]
) -> None:
    """The grounds, pictures and lines of character; widgets are drawn by the page."""
    for seat, place in enumerate(draft.playing):
        box = row(seat)
        ornaments.tablet(canvas, box, "paper_aged", "ink_ornament", radius=6, opacity=0.72)
        badges.disc(canvas, box.x + 30, box.cy, 38, "rubric", "rubric")
        with canvas.region(box):
            x, y = box.x + 30, box.cy - 1
            canvas.text(str(seat + 1), x, y, "figure", 24, "on_rubric", "c", middle=True)
        look = looks.get(place.player, OpponentLook())
        _picture(canvas, place, look, PICTURE.moved(box.x, box.y))
        _character(canvas, words, place, look, box)
    if draft.players < draft.most:
        box, ink = row(draft.players), canvas.colour("ink_ornament")
        path = dashed(frame(1, 1, box.w - 2, box.h - 2, 6), (9, 7))
        canvas.shape(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="1.6"/>', box)


def _picture(canvas: Canvas, place: SeatDraft, look: OpponentLook, box: Box) -> None:
    if not place.person and look.plate:
        ornaments.framed_plate(canvas, look.plate, box)
        return
    ornaments.tablet(canvas, box, "paper_light", "ink", radius=2, width=3)
    name = place.name.strip()
    if not place.person:
        canvas.icon("domino-mask", box.cx, box.cy, 74, "rubric")
    elif has_initial(canvas, name):
        with canvas.region(box):
            canvas.text(name[0].upper(), box.cx, box.cy, "initial", 76, "rubric", "c", middle=True)
    else:
        canvas.icon("person", box.cx, box.cy, 74, "rubric")


def _character(
    canvas: Canvas, words: Words, place: SeatDraft, look: OpponentLook, box: Box
) -> None:
    x, right = box.x + LEFT + 322, box.right - 84
    with canvas.region(Box(x, box.y + 60, right - x, HEIGHT - 60)):
        if place.person:
            _line(canvas, about(words, PERSON), x, box.y + 91, right - x)
            return
        word = words.say(f"scene.opponent.level.{look.level}")
        for pip in range(HARDEST):
            side, colour = (16, "rubric") if pip < look.level else (8, "ink_ornament")
            canvas.icon("own-lozenge", x + 9 + pip * 20, box.y + 79, side, colour)
        canvas.text(word, x + HARDEST * 20 + 8, box.y + 78, "label", 19, "ink", middle=True)
        _line(canvas, about(words, place.player), x, box.y + 105, right - x)


def _line(canvas: Canvas, text: str, x: float, y: float, room: float) -> None:
    canvas.text(text, x, y, "italic", 22, "ink_second", middle=True, fit=room)
