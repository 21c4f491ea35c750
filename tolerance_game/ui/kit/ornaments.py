"""The grounds things stand on: dark panels, paper sheets, ribbons, strips, buttons, frames."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from . import textures
from .box import Box
from .cache import CACHE
from .canvas import Canvas
from .vector import drawing, rect

OPACITY: Final = 0.9
"""Of a panel: the wood shines through a little."""
CORNER: Final = (
    "M0 0h26v2.2c-6 0-10 1.5-12.5 4.5c3.5-.7 6.5.3 8.5 3.3c-3.5 2.5-7 2.5-10 .5c2 3 2 6.5-.5 10"
    "c-3-2-4-5-3.3-8.5c-3 2.5-4.5 6.5-4.5 12.5H0z"
)


def _octagon(w: float, h: float, inset: float, cut: float) -> str:
    iw, ih = w - 2 * inset - 2 * cut, h - 2 * inset - 2 * cut
    return (
        f"M{inset + cut:g} {inset:g}h{iw:g}l{cut:g} {cut:g}v{ih:g}l-{cut:g} {cut:g}"
        f"h-{iw:g}l-{cut:g}-{cut:g}v-{ih:g}z"
    )


def panel(
    canvas: Canvas,
    box: Box,
    *,
    active: bool = False,
    fill: str = "panel",
    opacity: float = OPACITY,
    line: str = "line",
) -> None:
    """A dark engraved board let into the table; gold round it means "now"."""
    if opacity == 1:
        canvas.covered(box, meant=False)
    edge = canvas.colour("gold" if active else line)
    canvas.shadow(box, 8, 120, 0, 3)
    body = (
        f'<path d="{_octagon(box.w, box.h, 1.5, 6.5)}" fill="{canvas.colour(fill)}"'
        f' fill-opacity="{opacity if canvas.theme.textured else 1:g}" stroke="{edge}"'
        f' stroke-width="{2.5 if active else 1.6}"/>'
        f'<path d="{_octagon(box.w, box.h, 6, 5)}" fill="none" stroke="{edge}"'
        ' stroke-opacity=".55" stroke-width="1"/>'
    )
    canvas.shape(body, box)


def tablet(
    canvas: Canvas,
    box: Box,
    fill: str,
    line: str = "",
    *,
    radius: float = 6,
    width: float = 1.5,
    opacity: float = 1,
) -> None:
    """A small rounded ground, with a line around it or without."""
    if opacity == 1:
        canvas.covered(box, meant=False)
    style = {"fill": canvas.colour(fill)}
    if line:
        style |= {"stroke": canvas.colour(line), "stroke_width": f"{width:g}"}
    canvas.shape(rect(box, width / 2, rx=radius, fill_opacity=opacity, **style), box)


def sheet(
    canvas: Canvas,
    box: Box,
    *,
    colour: str = "paper",
    seed: int = 1,
    ruled: bool = True,
    fleurons: bool = True,
    torn: bool = True,
    inset: float = 10,
    shadow: bool = True,
) -> None:
    """A sheet of parchment with torn edges, ruled round, a fleuron in each corner."""
    canvas.covered(box, meant=False)
    scale, theme = canvas.scale, canvas.theme
    if shadow:
        canvas.shadow(box, 12, 170)
    w, h = scale.px(box.w), scale.px(box.h)
    shade = canvas.colour(colour)
    key = ("sheet", w, h, round(scale.s, 4), shade, seed, torn, theme.textured)

    def made() -> Surface:
        ground = textures.paper(w, h, scale.s, shade, seed, theme.textured)
        return textures.masked(ground, textures.torn(w, h, scale.s, seed)) if torn else ground

    canvas.blit(CACHE.get(key, made), box.x, box.y)
    if ruled:
        rules(canvas, box.grown(-inset), fleurons=fleurons)


def rules(canvas: Canvas, box: Box, *, fleurons: bool = True, colour: str = "ink") -> None:
    """A thick and a thin rule around a sheet."""
    ink = canvas.colour(colour)
    both = rect(box, 1.5, stroke_width=2.4) + rect(box, 6, stroke_width=1)
    canvas.shape(f'<g fill="none" stroke="{ink}" stroke-opacity=".9">{both}</g>', box)
    if not fleurons:
        return
    body = f'<path d="{CORNER}" fill="{ink}"/>'
    for at_x, x, scale_x in ((0, box.x, 1), (30, box.right - 30, -1)):
        for at_y, y, scale_y in ((0, box.y, 1), (30, box.bottom - 30, -1)):
            turn = f"translate({at_x} {at_y}) scale({scale_x} {scale_y})"
            canvas.shape(f'<g transform="{turn}">{body}</g>', Box(x, y, 30, 30))


def line(
    canvas: Canvas, x: float, y: float, w: float, colour: str = "line", width: float = 1
) -> None:
    """A level rule."""
    h = width + 2
    body = (
        f'<path d="M0 {h / 2:g}h{w:g}" stroke="{canvas.colour(colour)}" stroke-width="{width:g}"/>'
    )
    canvas.shape(body, Box(x, y - h / 2, w, h))


def upright(
    canvas: Canvas, x: float, y: float, h: float, colour: str = "line", width: float = 1
) -> None:
    """An upright rule."""
    w = width + 2
    body = (
        f'<path d="M{w / 2:g} 0v{h:g}" stroke="{canvas.colour(colour)}" stroke-width="{width:g}"/>'
    )
    canvas.shape(body, Box(x - w / 2, y, w, h))


def lozenge_rule(canvas: Canvas, x: float, y: float, w: float) -> None:
    """A rule with an oxblood lozenge in its middle."""
    ink, red = canvas.colour("ink"), canvas.colour("rubric")
    # A long rule stands further back from a larger lozenge.
    r, gap = (8, 30) if w >= 400 else (4.5, 12)
    side = w / 2 - gap
    body = (
        f'<path d="M0 {r}h{side:g}M{w - side:g} {r}h{side:g}" stroke="{ink}" stroke-width="1.3"/>'
        f'<path d="M{w / 2:g} 0l{r} {r}-{r} {r}-{r}-{r}z" fill="{red}"/>'
    )
    canvas.shape(body, Box(x, y - r, w, 2 * r))


def outline(
    canvas: Canvas, box: Box, colour: str = "gold", *, width: float = 4, radius: float = 10,
    glow: bool = True,
) -> None:  # fmt: skip
    """A frame around something that counts now."""
    around = box.grown(4)
    if glow:
        # From under the frame: its round corners would show the square hole in the light.
        canvas.glow(box, colour, 11, 170)
    style = {"fill": "none", "stroke": canvas.colour(colour)}
    canvas.shape(rect(around, width / 2, rx=radius, stroke_width=width, **style), around)


def brackets(canvas: Canvas, box: Box, colour: str = "target", arm: float = 29) -> None:
    """Four corners around something that can be chosen; their arms have this length."""
    w, h, to, straight = box.w, box.h, 5 + arm, arm - 8
    path = (
        f"M5 {to:g}V13a8 8 0 0 1 8-8h{straight:g}M{w - to:g} 5h{straight:g}a8 8 0 0 1 8 8"
        f"v{straight:g}M{w - 5:g} {h - to:g}v{straight:g}a8 8 0 0 1-8 8h-{straight:g}"
        f"M{to:g} {h - 5:g}H13a8 8 0 0 1-8-8v-{straight:g}"
    )
    body = (
        f'<path d="{path}" fill="none" stroke="{canvas.colour("edge")}" stroke-width="9"/>'
        f'<path d="{path}" fill="none" stroke="{canvas.colour(colour)}" stroke-width="5"/>'
    )
    canvas.shape(body, box)


RIBBONS: Final = {
    "gold": ("gold", "#8C6A22", "ink"),
    "rubric": ("rubric", "#561313", "on_rubric"),
    "dark": ("#2A1D14", "#1A120C", "strong"),
}


def ribbon(
    canvas: Canvas, cx: float, y: float, text: str, *, kind: str = "gold", size: float = 20,
    fit: float = 0,
) -> None:  # fmt: skip
    """A ribbon with words, folded back at both ends."""
    fill, fold, colour = RIBBONS[kind]
    pad = 22.0
    face = "figure" if kind == "gold" else "label"
    if fit:
        size = canvas.fitting(text, face, size, fit - 2 * pad)
    w, h = canvas.width(text, face, size) + 2 * pad, size * 1.62
    ends = (
        f"M0 {h * 0.22:g}L14 {h * 0.22:g}L14 {h * 1.12:g}L0 {h * 1.12:g}L9 {h * 0.67:g}z"
        f"M{w:g} {h * 0.22:g}L{w - 14:g} {h * 0.22:g}L{w - 14:g} {h * 1.12:g}"
        f"L{w:g} {h * 1.12:g}L{w - 9:g} {h * 0.67:g}z"
    )
    light = canvas.colour(colour)
    body = (
        f'<path d="{ends}" fill="{fold}"/>'
        f'<rect x="10" y="0" width="{w - 20:g}" height="{h:g}" fill="{canvas.colour(fill)}"/>'
        f'<path d="M10 3.5h{w - 20:g}M10 {h - 3.5:g}h{w - 20:g}" stroke="{light}"'
        ' stroke-opacity=".6" stroke-width="1"/>'
    )
    box = Box(cx - w / 2, y, w, h * 1.14)
    canvas.shape(body, box)
    canvas.covered(Box(box.x + 10, y, w - 20, h), meant=False)
    with canvas.region(box):
        canvas.text(text, cx, y + h / 2 - 1, face, size, colour, "c", middle=True)


def strip(canvas: Canvas, box: Box) -> None:
    """The paper strip with notched ends that every prompt stands on."""
    canvas.covered(box, meant=False)
    canvas.shadow(box, 7, 130)
    half = f"{box.h / 2:g}"
    paper_ground(canvas, box, 6, f"M0 0h{box.w:g}l-15 {half}l15 {half}H0l15-{half}z")
    body = (
        f'<path d="M12 4.5h{box.w - 24:g}M12 {box.h - 4.5:g}h{box.w - 24:g}"'
        f' stroke="{canvas.theme.rubric}" stroke-width="1.8"/>'
    )
    canvas.shape(body, box)


def veil(canvas: Canvas, alpha: int = 150) -> None:
    """The whole window a little darker, under something that wants all attention."""
    window = canvas.scale.window
    canvas.fill(window, "#0C0703", alpha)
    canvas.covered(window)


def veiled_sheet(canvas: Canvas, box: Box, seed: int) -> None:
    """A sheet over the scene below, which stays in sight under a thin veil."""
    veil(canvas, 120)
    canvas.covered(box)
    sheet(canvas, box, seed=seed, inset=12)


def button_face(canvas: Canvas, box: Box, state: str) -> str:
    """The ground of a button: n plain, h hovered, d off, p primary. Gives its text colour."""
    canvas.covered(box, meant=False)
    fill = {"n": "button", "h": "button_hover", "d": "button_off", "p": "rubric", "ph": "#8E2A26"}
    colour = {"d": "off", "p": "on_rubric", "ph": "on_rubric"}.get(state, "strong")
    canvas.shadow(box, 5, 120, 0, 3)
    edge = canvas.colour("gold" if state in ("h", "p", "ph") else "line_strong")
    body = (
        f'<path d="{_octagon(box.w, box.h, 1.2, 5.8)}" fill="{canvas.colour(fill[state])}"'
        f' stroke="{edge}" stroke-width="1.8"/>'
        f'<path d="M10 5h{box.w - 20:g}" stroke="#fff" stroke-opacity=".1" stroke-width="1.5"/>'
    )
    canvas.shape(body, box)
    return colour


def paper_ground(canvas: Canvas, box: Box, seed: int, body_mask: str) -> None:
    """Paper cut to any outline (an SVG path in the units of the box)."""
    scale = canvas.scale
    w, h = scale.px(box.w), scale.px(box.h)
    mask = drawing(f'<path d="{body_mask}" fill="#fff"/>', w, h, box.w, box.h)
    ground = textures.paper(w, h, scale.s, canvas.theme.paper, seed, canvas.theme.textured)
    key = ("cut paper", w, h, body_mask, canvas.theme.name, seed)
    canvas.blit(CACHE.get(key, lambda: textures.masked(ground, mask)), box.x, box.y)


LARGE_PLATE: Final = 460.0
"""So wide a picture carries the full frame of a print: ink, bare paper and a hairline."""
SMALL_PLATE: Final = 60.0
"""In a smaller one bare paper would eat the picture: it keeps all that its frame leaves."""


def framed_plate(canvas: Canvas, plate: str, box: Box) -> None:
    """The plate with a rule of ink around it, and one of cream inside."""
    if box.w < SMALL_PLATE:
        canvas.plate(plate, box.grown(-4))
        _frame_rules(canvas, box, (("paper_aged", 3.25, 2.5), ("ink", 1.25, 2.5)))
        return
    canvas.plate(plate, box)
    if box.w >= LARGE_PLATE:
        _frame_rules(canvas, box, (("paper", 6.4, 5.2), ("ink", 9.6, 1.2), ("ink", 2, 4)))
    else:
        _frame_rules(canvas, box, (("paper", 4.8, 3.8), ("ink", 1.5, 3)))


def _frame_rules(canvas: Canvas, box: Box, rules: tuple[tuple[str, float, float], ...]) -> None:
    """Each rule with its colour, how far within the edge its middle runs, and how wide it is."""
    body = "".join(
        rect(box, at, stroke=canvas.colour(colour), stroke_width=width)
        for colour, at, width in rules
    )
    canvas.shape(f'<g fill="none">{body}</g>', box)


def callout(canvas: Canvas, box: Box, cell: Box | None = None) -> None:
    """Light paper with a red rule, and a pointer to the cell it speaks of."""
    red, light = canvas.colour("rubric"), canvas.colour("paper_light")
    canvas.shadow(box, 14, 190)
    body = rect(box, 1.5, rx=8, fill=light, stroke=red, stroke_width=3)
    canvas.shape(body + rect(box, 7, rx=4, fill="none", stroke=red, stroke_width=1), box)
    if cell is None:
        return
    right, below = box.x > cell.cx, box.y > cell.cy
    if box.bottom >= cell.cy and not below:
        return
    # From the corner of the box to the figure.
    x0 = cell.right - 12 if right else cell.x + 12
    y0 = cell.bottom - 8 if below else cell.y + 8
    corner_x = box.x if right else box.right
    corner_y = box.y if below else box.bottom
    dx, dy = (1 if right else -1), (1 if below else -1)
    frame = Box(min(x0, corner_x) - 40, min(y0, corner_y) - 60, 0, 0)
    beside, under = (corner_x + 26 * dx, corner_y + 2 * dy), (corner_x + 2 * dx, corner_y + 26 * dy)
    points = [(x0, y0), beside, under]
    size = max(max(abs(x - frame.x) for x, _y in points), max(abs(y - frame.y) for _x, y in points))
    view = Box(frame.x, frame.y, size + 20, size + 20)
    a, b, c = [(x - view.x, y - view.y) for x, y in points]
    body = (
        f'<path d="M{b[0]:g} {b[1]:g}L{a[0]:g} {a[1]:g}L{c[0]:g} {c[1]:g}" fill="{light}"'
        f' stroke="{red}" stroke-width="3" stroke-linejoin="round"/>'
    )
    canvas.shape(body, view)
