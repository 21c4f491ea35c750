"""Seats that are sides: what each side is, how sides are settled, and how many games are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tolerance_game.match.series import LENGTHS
from tolerance_game.ui.kit import Box, Button, Canvas, Context, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.switch import Switch
from tolerance_game.ui.pages.page import Widget
from tolerance_game.words import Words

from .setup_draft import SetupDraft
from .setup_seats import OF_SIDES, PLACE

SHOWN: Final = "shown"
LOT: Final = "lot"
TURNS: Final = "play.turn_table"
W: Final = 640.0
BESIDE: Final = Box(PLACE.x + W + 24, 0, PLACE.w - W - 24, 44)
"""What stands beside a choice."""
LABELS: Final = {"sides": 656.0, "series": 766.0}
"""The y of the labels of the choices below the seats."""


@dataclass(frozen=True, slots=True)
class SideLook:
    """How a side is shown."""

    name: str
    """The id of a text."""
    about: str
    """The id of a text."""
    plate: str


def side_widgets(
    context: Context, draft: SetupDraft, changed: Callable[[], None]
) -> Sequence[Widget]:
    """How sides are settled, how many games are played, and whether the table turns."""
    say = context.say

    def settle(value: str) -> None:
        draft.lot = value == LOT
        changed()

    def swap() -> None:
        draft.swap(0, 1)
        changed()

    def play(games: str) -> None:
        draft.games = int(games)
        changed()

    def choice(name: str, values: Sequence[str], now: str, act: Callable[[str], None]) -> Choice:
        called = tuple((value, say(f"scene.setup.{name}.{value}")) for value in values)
        box, says = Box(PLACE.x, LABELS[name] + 34, W, 44), say(f"scene.setup.{name}.name")
        return Choice(f"game/{name}", box, called, now, act, says=says)

    lengths = ("1", str(LENGTHS[0]))
    return [
        choice("sides", (SHOWN, LOT), LOT if draft.lot else SHOWN, settle),
        Button("game/swap", BESIDE.moved(0, LABELS["sides"] + 34), say("scene.setup.swap"), swap,
               "cycle", off=draft.lot, size=21),
        choice("series", lengths, str(draft.games), play),
        *_turning(context, draft, changed),
    ]  # fmt: skip


def _turning(context: Context, draft: SetupDraft, changed: Callable[[], None]) -> Sequence[Switch]:
    """Where two people play: whether the table turns."""

    def turn(on: bool) -> None:
        context.change(TURNS, on)
        changed()

    if not all(place.person for place in draft.playing):
        return ()
    box, on = BESIDE.moved(0, LABELS["series"] + 34), context.settings.play.turn_table
    return (Switch("game/turn_table", box, context.say("scene.setup.turn_table"), on, turn),)


def draw_sides(canvas: Canvas, words: Words, draft: SetupDraft, sides: Sequence[SideLook]) -> None:
    """What each side is; and the words above the choices."""
    for seat in range(draft.players):
        box = OF_SIDES.row(seat)
        if draft.lot:
            _either(canvas, words, box, sides)
        else:
            _side(canvas, words, box, sides[seat])
    for name, y in LABELS.items():
        with canvas.region(Box(PLACE.x, y - 4, W, 36)):
            label = words.say(f"scene.setup.{name}.name")
            canvas.text(label, PLACE.x, y, "label", 22, "ink_second", fit=W)


def _side(canvas: Canvas, words: Words, box: Box, side: SideLook) -> None:
    ornaments.framed_plate(canvas, side.plate, Box(box.x + 14, box.y + 14, 176, 176))
    _heading(canvas, box, words.say(side.name), words.say(side.about))


def _either(canvas: Canvas, words: Words, box: Box, sides: Sequence[SideLook]) -> None:
    """By lot it can be either of them."""
    for place, side in enumerate(sides[:2]):
        corner = Box(box.x + 14, box.y + 14, 110, 110).moved(place * 66, place * 66)
        ornaments.framed_plate(canvas, side.plate, corner)
    first, second = (words.say(side.name) for side in sides[:2])
    name = words.say("scene.setup.either", name=first, which=second)
    _heading(canvas, box, name, words.say("scene.setup.drawn"))


def _heading(canvas: Canvas, box: Box, name: str, about: str) -> None:
    x, room = box.x + OF_SIDES.picture.x, box.w - OF_SIDES.picture.x - 18
    with canvas.region(Box(x, box.y, room, 70)):
        w = canvas.text(name, x, box.y + 38, "name", 37, "rubric", middle=True, fit=room * 0.6)
        canvas.text(about, x + w + 22, box.y + 40, "italic", 25, "ink_second", middle=True,
                    fit=room - w - 22)  # fmt: skip
