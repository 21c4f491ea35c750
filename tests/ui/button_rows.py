"""Whether the buttons of one row, and the values of one choice, have letters of one size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.kit.widgets.choice import Choice

Row = tuple[object, ...]


class Lettered(NamedTuple):
    """A label that was drawn."""

    row: Row
    """The same for all that stand side by side."""
    label: str
    pixels: int


@contextmanager
def noting_rows() -> Iterator[list[Lettered]]:
    """Meanwhile the labels of buttons and choices are noted."""
    found: list[Lettered] = []
    usual: dict[type, Any] = {Button: Button.draw, Choice: Choice.draw}

    def note(widget: Any, canvas: Canvas, scene: Any) -> None:
        before = len(canvas.audit or ())
        usual[type(widget)](widget, canvas, scene)
        if isinstance(widget, Button):
            row: Row = ("button", widget.box.y, widget.box.h)
            labels = {widget.label}
        else:
            row, labels = ("choice", widget.id), {words for _value, words in widget.values}
        new = (canvas.audit or [])[before:]
        found.extend(Lettered(row, one.text, one.pixels) for one in new if one.text in labels)

    Button.draw = Choice.draw = note  # type: ignore[method-assign]
    try:
        yield found
    finally:
        Button.draw, Choice.draw = usual[Button], usual[Choice]  # type: ignore[method-assign]


def uneven(found: list[Lettered]) -> Iterator[str]:
    """The rows whose letters differ in size."""
    for row in dict.fromkeys(one.row for one in found):
        beside = [one for one in found if one.row == row]
        if len({one.pixels for one in beside}) > 1:
            said = ", ".join(f"{one.label!r} {one.pixels}" for one in beside)
            yield f"letters of one row differ: {said}"
