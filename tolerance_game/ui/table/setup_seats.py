"""The seats of a game being set up: for each a picture, who sits there, a name, and its order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.match import PERSON
from tolerance_game.match.cast import level_of
from tolerance_game.match.seats import LONGEST_NAME
from tolerance_game.ui.kit import Box, Button, Canvas, badges, ornaments
from tolerance_game.ui.kit.dashes import dashed, frame
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.stepper import Stepper
from tolerance_game.ui.pages.faces import SIZES, WIDE, face_plate
from tolerance_game.ui.pages.page import Page, Widget, has_initial
from tolerance_game.ui.pages.player_names import names_of
from tolerance_game.words import Words

from .setup_cast import Portrait, introduction, station
from .setup_draft import SeatDraft, SetupDraft

PLACE: Final = Box(78, 196, 1072, 690)
PROGRAM: Final = "program"
"""What is chosen where no person is to sit."""
W: Final = 300.0
"""The width of that choice, and of the name below it."""
BESIDE: Final = 22.0
PIP: Final = 20.0


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """Where things lie in the row of a seat."""

    pitch: float
    height: float
    picture: Box
    """The portrait within the row."""
    left: float
    """Where the widgets begin."""
    ordered: bool
    """Whether seats have a number and can be moved."""

    def row(self, seat: int) -> Box:
        """Where a seat has its row."""
        return Box(PLACE.x, PLACE.y + seat * self.pitch, PLACE.w, self.height)

    @property
    def right(self) -> float:
        """What is left free at the right."""
        return 78 if self.ordered else 18

    @property
    def top(self) -> float:
        """Where the widgets begin."""
        return self.picture.y + 6


IN_A_ROUND: Final = SeatLayout(138, 126, Box(58, 6, 107, 114), 184, ordered=True)
"""Seats around a table."""
OF_SIDES: Final = SeatLayout(222, 204, Box(214, 74, 107, 114), 340, ordered=False)
"""Seats that are sides, whose picture and name stand before and above."""


def name_of(words: Words, level: str) -> str:
    """What an opponent is called in the choice."""
    text_id = f"scene.opponent.{level}.name"
    if words.has(text_id):
        return words.say(text_id)
    return words.say("scene.opponent.other.name", name=level.replace("_", " ").capitalize())


def character(words: Words, player: str) -> str:
    """One line of character."""
    text_id = f"scene.opponent.{player}.about"
    return words.say(text_id if words.has(text_id) else "scene.opponent.other.about")


def strength(words: Words, game: str, player: str) -> str:
    """How strong an opponent is in a game, as measured; its line of character without that."""
    text_id = f"{game}.opponent.{player}"
    return words.say(text_id) if words.has(text_id) else character(words, player)


def seat_widgets(
    page: Page,
    draft: SetupDraft,
    opponents: Sequence[str],
    changed: Callable[[], None],
    layout: SeatLayout = IN_A_ROUND,
    choose_face: Callable[[int], None] = lambda _seat: None,
) -> Sequence[Widget]:
    """What can be done at each seat, in reading order; `opponents` may sit there.

    `choose_face` opens the gallery for a seat.
    """
    found: list[Widget] = []
    for seat in range(draft.players):
        if draft.cast:
            found.append(_face(page, draft, seat, layout, partial(choose_face, seat)))
        found += _of_seat(page, draft, seat, opponents, changed, layout)
        if draft.cast and draft.places[seat].person:
            found.append(_face_button(page, seat, layout, partial(choose_face, seat)))
        if layout.ordered:
            found += _orders(page, draft, seat, changed, layout.row(seat))
    if draft.players < draft.most:
        found.append(_free_seat(page, draft, changed, layout))
    return found


def _face(
    page: Page, draft: SetupDraft, seat: int, layout: SeatLayout, act: Callable[[], None]
) -> Widget:
    words, place, row = page.context.words, draft.places[seat], layout.row(seat)
    says = words.say("scene.setup.face", number=seat + 1)
    if place.who:
        says = f"{says} {introduction(words, place.who)}"
    box = layout.picture.moved(row.x, row.y)
    if face_plate(place.who, WIDE):
        box = _upright(box)
    return Portrait(f"seat/{seat}/face", box, "", act, group=f"seat/{seat}/face", says=says)


def _face_button(page: Page, seat: int, layout: SeatLayout, act: Callable[[], None]) -> Widget:
    """A person may wear a face, where an opponent has its level."""
    words, row = page.context.words, layout.row(seat)
    label = words.say("scene.setup.choose_face")
    box = Box(row.x + layout.left + W + BESIDE, row.y + layout.top, 250, 44)
    says = f"{words.say('scene.setup.sits', number=seat + 1)} {label}"
    return Button(f"seat/{seat}/choose", box, label, act, "domino-mask", size=20,
                  group=f"seat/{seat}", says=says)  # fmt: skip


def _upright(box: Box) -> Box:
    """The place of a face in that of a picture."""
    w, h = SIZES[WIDE]
    return Box(box.cx - w / 2, box.cy - h / 2, w, h)


def _free_seat(
    page: Page, draft: SetupDraft, changed: Callable[[], None], layout: SeatLayout
) -> Widget:
    def fill() -> None:
        draft.seat(draft.players + 1)
        changed()

    box = layout.row(draft.players)
    return Button(
        f"seat/{draft.players}/add", Box(box.x + layout.left, box.cy - 27, 300, 54),
        page.context.say("scene.setup.more"), fill, "person", size=22, group="order",
    )  # fmt: skip


def _of_seat(
    page: Page,
    draft: SetupDraft,
    seat: int,
    opponents: Sequence[str],
    changed: Callable[[], None],
    layout: SeatLayout,
) -> list[Widget]:
    words, box, field_id = page.context.words, layout.row(seat), f"seat/{seat}/name"
    place, called = draft.places[seat], names_of(draft.seats)[seat]
    says = words.say("scene.setup.sits", number=seat + 1)
    x, y = box.x + layout.left, box.y + layout.top

    def sit(player: str) -> None:
        place.sit(place.program if player == PROGRAM else player)
        if draft.cast:
            draft.fill(seat)
        changed()

    def play_as(level: str) -> None:
        place.play_as(level)
        if draft.cast:
            draft.fill(seat)
        changed()

    def call(name: str) -> None:
        place.name = name
        changed()

    found: list[Widget] = [
        Choice(
            f"seat/{seat}", Box(x, y, W, 44),
            tuple((who, words.say(f"scene.setup.sitter.{who}")) for who in (PERSON, PROGRAM)),
            PERSON if place.person else PROGRAM, sit, says=says, size=21,
        ),
    ]  # fmt: skip
    if not place.person:
        beside = x + W + BESIDE
        level = level_of(place.player)
        players = tuple((who, name_of(words, who)) for who in at_hand(opponents, level))
        found.append(
            Stepper(
                f"seat/{seat}/player", Box(beside, y, box.right - layout.right - beside, 44),
                players, level, play_as, says=says, group=f"seat/{seat}",
            )
        )  # fmt: skip
    found.append(
        Field(
            field_id, Box(x, y + 56, W, 46), place.name, call,
            lambda: page.write(field_id), called, LONGEST_NAME,
            pen=page.pen_in(field_id), says=f"{says} {words.say('scene.setup.name')}",
        )
    )  # fmt: skip
    return found


def at_hand(opponents: Sequence[str], sits: str) -> tuple[str, ...]:
    """Who may be chosen at a seat: also who sits there from an earlier game, though not offered."""
    return tuple(opponents) if sits in opponents else (sits, *opponents)


def _orders(
    page: Page, draft: SetupDraft, seat: int, changed: Callable[[], None], box: Box
) -> list[Widget]:
    """What moves a seat up and down."""
    words, called = page.context.words, names_of(draft.seats)[seat]

    def move(by: int) -> None:
        draft.swap(seat, by)
        changed()

    return [
        Button(
            f"seat/{seat}/{key}", Box(box.right - 64, box.y + y, 52, 50), "",
            partial(move, by), f"own-{key}", size=20, group="order",
            says=words.say(f"scene.setup.{key}", name=called),
        )
        for by, key, y in ((-1, "up", 10), (1, "down", 66))
        if 0 <= seat + by < draft.players
    ]  # fmt: skip


def draw_seats(
    canvas: Canvas,
    words: Words,
    draft: SetupDraft,
    opponents: Sequence[str],
    plates: Mapping[str, str],
    layout: SeatLayout = IN_A_ROUND,
) -> None:
    """The grounds, pictures and lines of character; widgets are drawn by the page."""
    for seat, place in enumerate(draft.playing):
        box = layout.row(seat)
        ornaments.tablet(canvas, box, "paper_aged", "ink_ornament", radius=6, opacity=0.72)
        if layout.ordered:
            badges.disc(canvas, box.x + 30, box.cy, 38, "rubric", "rubric")
            with canvas.region(box):
                x, y = box.x + 30, box.cy - 1
                canvas.text(str(seat + 1), x, y, "figure", 24, "on_rubric", "c", middle=True)
        picture = layout.picture.moved(box.x, box.y)
        _picture(canvas, place, plates.get(level_of(place.player), ""), picture)
        _character(canvas, words, place, opponents, layout, box)
    if draft.players < draft.most:
        box, ink = layout.row(draft.players), canvas.colour("ink_ornament")
        path = dashed(frame(1, 1, box.w - 2, box.h - 2, 6), (9, 7))
        canvas.shape(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="1.6"/>', box)


def _picture(canvas: Canvas, place: SeatDraft, plate: str, box: Box) -> None:
    """The face, else the plate of the level; without one a sign stands in the frame."""
    if face := face_plate(place.who, WIDE):
        ornaments.framed_plate(canvas, face, _upright(box))
        return
    if not place.person and plate:
        ornaments.framed_plate(canvas, plate, box)
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
    canvas: Canvas,
    words: Words,
    place: SeatDraft,
    opponents: Sequence[str],
    layout: SeatLayout,
    box: Box,
) -> None:
    """How many of the others an opponent outdoes, in lozenges, and a line on who it is."""
    x, right = box.x + layout.left + W + BESIDE, box.right - layout.right - 6
    y = box.y + layout.top + 79
    with canvas.region(Box(x, y - 31, right - x, 66)):
        if (player := level_of(place.player)) in opponents:
            level = opponents.index(player)
            for pip in range(len(opponents)):
                side, colour = (16, "rubric") if pip <= level else (8, "ink_ornament")
                canvas.icon("own-lozenge", x + 9 + pip * PIP, y, side, colour)
            x += len(opponents) * PIP + 10
        said = station(words, place.who) if place.who else character(words, place.player)
        canvas.text(said, x, y, "italic", 22, "ink_second", middle=True, fit=right - x)
