"""Names of people in little room: smaller, and where that is not enough in two lines."""

from __future__ import annotations

from .canvas import SHRINK, Canvas


def write_name(
    canvas: Canvas, name: str, x: float, cy: float, room: float, size: float, colour: str = "ink"
) -> None:
    """A name around a middle line."""
    least = size * SHRINK
    if canvas.width(name, "name", least) <= room or " " not in name:
        canvas.text(name, x, cy, "name", size, colour, middle=True, fit=room)
        return
    small = max(18.0, size * 0.68)
    lines = two_lines(canvas, name, small, room)
    for number, line in enumerate(lines):
        y = cy + (number - (len(lines) - 1) / 2) * small
        canvas.text(line, x, y, "name", small, colour, middle=True, fit=room)


def two_lines(canvas: Canvas, name: str, size: float, room: float) -> list[str]:
    """A name cut where its longer half is shortest."""
    words = name.split(" ")
    if canvas.width(name, "name", size) <= room or len(words) < 2:
        return [name]
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    best = min(cuts, key=lambda cut: max(canvas.width(line, "name", size) for line in cut))
    return list(best)
