"""A slip of light paper that says more about a place below it."""

from __future__ import annotations

from .box import Box
from .canvas import Canvas


def draw_callout(canvas: Canvas, box: Box, cell: Box | None = None) -> None:
    """Light paper with a red rule, and a pointer to the cell it speaks of."""
    red, light = canvas.colour("rubric"), canvas.colour("paper_light")
    canvas.shadow(box, 14, 190)
    body = (
        f'<rect x="1.5" y="1.5" width="{box.w - 3:g}" height="{box.h - 3:g}" rx="8"'
        f' fill="{light}" stroke="{red}" stroke-width="3"/>'
        f'<rect x="7" y="7" width="{box.w - 14:g}" height="{box.h - 14:g}" rx="4" fill="none"'
        f' stroke="{red}" stroke-width="1"/>'
    )
    canvas.shape(body, box)
    if cell is None:
        return
    right, below = box.x > cell.cx, box.y > cell.cy
    if not (box.bottom < cell.cy or below):
        return
    # From the corner of the box to the figure.
    x0 = cell.right - 12 if right else cell.x + 12
    y0 = cell.bottom - 8 if below else cell.y + 8
    corner_x = box.x if right else box.right
    corner_y = box.y if below else box.bottom
    dx, dy = (1 if right else -1), (1 if below else -1)
    frame = Box(min(x0, corner_x) - 40, min(y0, corner_y) - 60, 0, 0)
    points = [
        (x0, y0),
        (corner_x + 26 * dx, corner_y + 2 * dy),
        (corner_x + 2 * dx, corner_y + 26 * dy),
    ]
    size = max(max(abs(x - frame.x) for x, _y in points), max(abs(y - frame.y) for _x, y in points))
    view = Box(frame.x, frame.y, size + 20, size + 20)
    a, b, c = [(x - view.x, y - view.y) for x, y in points]
    body = (
        f'<path d="M{b[0]:g} {b[1]:g}L{a[0]:g} {a[1]:g}L{c[0]:g} {c[1]:g}" fill="{light}"'
        f' stroke="{red}" stroke-width="3" stroke-linejoin="round"/>'
    )
    canvas.shape(body, view)
