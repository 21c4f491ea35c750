"""How the whole table is drawn: what is still, and what is or moves above it."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.ui.kit import Button, Canvas, ornaments
from tolerance_game.ui.kit.rich import rich
from tolerance_game.ui.table.focus_frame import draw_focus
from tolerance_game.ui.table.ground import Ground
from tolerance_game.ui.table.warning_bar import draw_warning
from tolerance_game.ui.tolerance import signs

from .carrying import draw_carried
from .closeup import draw_closeup
from .flights import draw_flights, draw_floaters
from .large_card import Spots
from .model import TableModel
from .panels import panels_of

FRAMED = (
    *("seat/", "banner", "portrait/", "tally/", "pile/", "trick/", "last/", "goal/", "points/"),
    *("log/", "filter/", "starter/"),
)
"""Prefixes of spots that do not draw the focus themselves."""


def draw(
    canvas: Canvas, model: TableModel, buttons: Sequence[Button], spots: Spots, ground: Ground
) -> None:
    """Everything, from the wood up."""
    # The chronicle identifies the game shown, the viewer and the language.
    ground.draw(canvas, (model.chronicle, model.names), list(panels_of(model, buttons)))
    _declare(canvas, model)
    draw_flights(canvas, model)
    draw_floaters(canvas, model)
    draw_focus(canvas, model.looking, spots, FRAMED)
    draw_warning(canvas, model.teller, model.warnings, model.layout.width)
    draw_carried(canvas, model)
    draw_closeup(canvas, model, spots)


def _declare(canvas: Canvas, model: TableModel) -> None:
    """The four suits above the Wild that is being declared."""
    ground = model.declare_ground
    if ground is None:
        return
    canvas.covered(ground)
    ornaments.panel(canvas, ground, active=True, opacity=1)
    with canvas.region(ground.grown(-8)):
        # It covers the prompt, so it asks the question itself.
        question = model.words.say("table.prompt.declare", card=model.choice.declaring)
        led = model.view.trick.suit
        if led:
            question += " " + model.words.say("table.prompt.led", sign=led, suit=led)
        y, room = ground.y + 10, ground.w - 40
        rich(canvas, question, ground.cx, y, 23, "body", "label", "c", fit=room)
    for suit, box in model.declare_boxes.items():
        spot = f"declare/{suit}"
        colour = ornaments.button_face(canvas, box, "h" if model.looking.lit(spot) else "n")
        if suit == led:
            ornaments.outline(canvas, box, "second", width=2, radius=5, glow=False)
        signs.suit(canvas, suit, box.x + 8, box.cy - 15, 30)
        with canvas.region(box):
            name = model.words.say("table.row." + suit)
            room = box.w - 48
            size = canvas.fitting(name, "label", 20, room)
            canvas.text(name, box.x + 42, box.cy - 1, "label", size, colour, middle=True)
