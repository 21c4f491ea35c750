"""Whether the buttons of one row, and the values of one choice, have letters of one size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.kit.widgets.choice import Choice

Row = tuple[str, float]


class Lettered(NamedTuple):
    """A label that was drawn."""

    row: Row
    """The choice it belongs to, and of a button at what height it stands."""
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
            row: Row = ("", widget.box.cy)
            labels = {widget.label}
        else:
            row, labels = (widget.id, 0), {words for _value, words in widget.values}
        new = (canvas.audit or [])[before:]
        found.extend(Lettered(row, one.text, one.pixels) for one in new if one.text in labels)

    Button.draw = Choice.draw = note  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        Button.draw, Choice.draw = usual[Button], usual[Choice]  # type: ignore[method-assign]


def uneven(found: list[Lettered]) -> Iterator[str]:
    """The rows whose letters differ in size."""
    for name, height in dict.fromkeys(one.row for one in found):
        # Seen as one row, whatever is a little higher than the others.
        beside = [one for one in found if one.row[0] == name and abs(one.row[1] - height) < 12]
        if len({one.pixels for one in beside}) > 1:
            said = ", ".join(f"{one.label!r} {one.pixels}" for one in beside)
            yield f"letters of one row differ: {said}"
