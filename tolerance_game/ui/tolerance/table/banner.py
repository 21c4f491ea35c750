"""The banner at the upper edge: who reigns, what prevails, which trick it is."""

from __future__ import annotations

from tolerance_game.games.tolerance.rules.cards import PREVAILING_RELIGION
from tolerance_game.ui.kit import Box, Canvas, textures
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.vector import drawing
from tolerance_game.ui.table.plate import draw_plate
from tolerance_game.ui.tolerance import signs
from tolerance_game.words import Words

from .shown import Shown

MONARCHS = {1: "mary", 2: "elizabeth", 3: "james"}
TRICKS = 12


def draw_banner(canvas: Canvas, box: Box, shown: Shown, words: Words) -> None:
    """Draws it with the medallion of the Monarch."""
    w, h = box.w, 90.0
    draw_plate(canvas, Box(box.x, 0, w, h), ((7, 14, 2.5), (12, 11.5, 1)))
    _medallion(canvas, box.x + 22, 4, 104, MONARCHS[shown.public.reign])
    with canvas.region(Box(box.x, 0, w, h)):
        _reign(canvas, box.x + 146, w - 146 - 182, shown, words)
        _trick(canvas, box.x + w - 102, shown, words)


def _medallion(canvas: Canvas, x: float, y: float, side: float, monarch: str) -> None:
    px = canvas.scale.px(side)
    canvas.shadow(Box(x + 8, y + 8, side - 16, side - 16), 8, 140)
    mask = drawing('<circle cx="32" cy="32" r="31" fill="#fff"/>', px, px, 64, 64)
    plate = textures.picture("plates", f"monarch-{monarch}", px, px)
    round_ = CACHE.get(("medallion", monarch, px), lambda: textures.masked(plate, mask))
    canvas.blit(round_, x, y)
    body = (
        f'<circle cx="52" cy="52" r="49.5" fill="none" stroke="{canvas.theme.edge}"'
        f' stroke-width="4"/><circle cx="52" cy="52" r="46" fill="none"'
        f' stroke="{canvas.theme.gold}" stroke-width="3"/>'
    )
    canvas.shape(body, Box(x, y, side, side), (104, 104))


def _reign(canvas: Canvas, x: float, room: float, shown: Shown, words: Words) -> None:
    name = words.named("monarch", shown.public.reign)
    canvas.text(name, x, 1, "heading", 42, "ink", worn=True, fit=room)
    ordinal = words.say(f"table.reign.{shown.public.reign}")
    faith = words.say(f"table.prevailing.{PREVAILING_RELIGION[shown.public.reign]}")
    size = 22.0
    while (
        size > 18 and 63 + sum(canvas.width(one, "italic", size) for one in (ordinal, faith)) > room
    ):
        size -= 0.5
    w = canvas.text(ordinal, x, 49, "italic", size, "ink_second")
    canvas.icon("own-fleuron", x + w + 17, 63, 15, "rubric")
    signs.religion(canvas, signs.prevailing_in(shown.public.reign), x + w + 32, 50, 25)
    canvas.text(faith, x + w + 63, 49, "italic", size, "rubric", fit=room - w - 63)


def _trick(canvas: Canvas, cx: float, shown: Shown, words: Words) -> None:
    # The last trick has been laid: what remains is the reckoning, even while it is thought about.
    scoring = shown.is_over
    now = TRICKS + 1 if scoring else shown.trick.number
    said = words.say("table.scoring") if scoring else words.say("table.trick", number=now)
    canvas.text(said, cx, 9, "label", 26, "ink", "c", fit=160)
    for place in range(TRICKS):
        line = canvas.theme.rubric if place == now - 1 else canvas.theme.ink
        fill = line if place < now else "none"
        body = f'<path d="M5 0l5 9-5 9-5-9z" fill="{fill}" stroke="{line}" stroke-width="1.3"/>'
        canvas.shape(body, Box(cx - 70 + place * 11.6, 49, 10, 18))
