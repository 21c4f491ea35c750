"""The drawer of the chronicle of Tolerance: what cards did, and the last trick at its foot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tolerance_game.games.tolerance.rules.public import PublicCard
from tolerance_game.ui.kit import Box, Canvas, Spot, ornaments
from tolerance_game.ui.kit.rich import rich, rich_lines, rich_width
from tolerance_game.ui.pages.player_names import short_name
from tolerance_game.ui.table.chronicle import ChronicleLine
from tolerance_game.ui.table.chronicle_panel import STEP, ChroniclePanel, wrapped
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.mini import draw_mini

from .model import TableModel

SKULL = "<skull> "
BESIDE = 28.0
"""The indent of the dead beside their skull."""
INSET = 60.0
"""The indent of what a card did."""


def panel_of(model: TableModel) -> ToleranceChroniclePanel:
    """The chronicle of a table."""
    return ToleranceChroniclePanel(
        chronicle=model.chronicle,
        drawer=model.drawer,
        area=model.layout.chronicle,
        me=model.shown.me,
        words=model.words,
        pointed=model.looking,
        scale=model.scale,
        theme=model.theme,
        memo=model.memo,
        model=model,
    )


@dataclass(frozen=True)
class ToleranceChroniclePanel(ChroniclePanel):
    """The part of the chronicle in sight."""

    model: TableModel

    @property
    def foot(self) -> float:
        """Below the lines stands the last trick."""
        return 244

    # Lines.

    def rows(self, canvas: Canvas, line: ChronicleLine) -> int:
        """How many rows a line takes."""
        match line.kind:
            case "effect" | "silenced":
                name = canvas.width(self.words.named("card", line.card), "body", 19.5)
                return 2 if name + _tail(canvas, line) > self.room - INSET else 1
            case "declare":
                return 1
            case "play":
                return len(rich_lines(canvas, line.text, self.room, 19.0, "body"))
            case kind:
                below = kind in ("deaths", "note_below")
                room = self.room - (INSET if below else 0)
                room -= BESIDE if line.text.startswith(SKULL) else 0
                face, text = self.written(line)[0], line.text.removeprefix(SKULL)
                return len(rich_lines(canvas, text, room, 20.0, face))

    def draw_line(self, canvas: Canvas, line: ChronicleLine, box: Box) -> None:
        """Draws a line into the rows it was given."""
        match line.kind:
            case "effect" | "silenced":
                self._effect(canvas, line, box)
            case "declare":
                left, room = box.x + INSET, box.w - INSET
                rich(canvas, line.text, left, box.y, 21, "muted", "italic", fit=room)
            case "deaths" | "note_below":
                _below(canvas, line, Box(box.x + INSET, box.y, box.w - INSET, box.h))
            case _:
                super().draw_line(canvas, line, box)

    def _effect(self, canvas: Canvas, line: ChronicleLine, box: Box) -> None:
        (x, y, w), two_rows = box[:3], box.h > STEP
        card, silent = self.model.view.options.cards[line.card], line.kind == "silenced"
        strong, body = ("off", "off") if silent else ("strong", "body")
        canvas.text(str(card.rank), x + 24, y, "figure", 21, strong, "r")
        signs.suit(canvas, card.suit, x + 30, y + 3, 23)
        tail = _tail(canvas, line)
        room = w - INSET - (0 if two_rows else tail)
        name = self.words.named("card", line.card)
        wide = canvas.text(name, x + INSET, y, "body", 21, body, fit=room)
        if silent:
            ornaments.line(canvas, x + 58, y + 15, wide + 4, "off", 1.6)
        y += STEP - 2 if two_rows else 0
        if silent:
            left = w - INSET if two_rows else w - 70 - wide
            canvas.text(line.text, x + w, y, "italic", 20, "muted", "r", fit=left)
        elif tail:
            rich(canvas, line.text, x + w, y, 21, "strong", "label", "r", fit=w - INSET)

    # The last trick.

    def last_boxes(self) -> list[tuple[PublicCard, Box]]:
        """The cards of the last trick in order, with their places."""
        plays, area = self.model.shown.last.cards, self.area
        step = (area.w - 48) / max(4, len(plays))
        return [
            (play, Box(area.x + 28 + n * step, 900, 46 if len(plays) > 4 else 52, 72))
            for n, play in enumerate(plays)
        ]

    def foot_spots(self) -> Iterator[Spot]:
        """The cards of the last trick."""
        for play, box in self.last_boxes():
            name = self.words.named("card", play.card)
            yield Spot(f"last/{play.card}", box, words=name, group="last")

    def foot_key(self) -> object:
        """What the picture of the last trick depends on."""
        shown = self.model.shown
        return (tuple(play.card for play in shown.last.cards), shown.last.winner)

    def draw_foot(self, canvas: Canvas, x: float, w: float) -> None:
        """Draws the last trick."""
        words, model, shown = self.words, self.model, self.model.shown
        ornaments.line(canvas, x, 856, w, "line_strong")
        wide = canvas.text(words.say("table.log.last"), x, 864, "figure", 22, "gold")
        if not shown.last.cards:
            return
        said = words.say("table.log.as_it_lay")
        canvas.text(said, x + wide + 12, 865, "italic", 21, "muted", fit=w - wide - 12)
        names = {play.card: model.names[play.seat] for play in shown.last.cards}
        boxes = {play.card: box for play, box in self.last_boxes()}
        placed_names = _last_names(canvas, boxes, names, x, w)
        for play, box in self.last_boxes():
            card = model.view.options.cards[play.card]
            draw_mini(canvas, card, box.x, box.y, box.w)
            won = play.seat == shown.last.winner
            face, colour = ("label", "gold") if won else ("italic", "body")
            name, room, cx, y = placed_names[play.card]
            with canvas.region(Box(x - 10, box.bottom, w + 20, 54)):
                canvas.text(name, cx, y, face, 19, colour, "c", fit=room)
            if won:
                mark = (
                    f'<path d="M1 1h18v26l-9-7-9 7z" fill="{canvas.theme.gold}"'
                    f' stroke="{canvas.theme.edge}" stroke-width="1.5"/>'
                )
                canvas.shape(mark, Box(box.right - 16, box.y - 8, 20, 28))


def _tail(canvas: Canvas, line: ChronicleLine) -> float:
    """The width of what a card did."""
    return rich_width(canvas, line.text, 21, "label") + 8 if line.text else 0.0


def _below(canvas: Canvas, line: ChronicleLine, box: Box) -> None:
    """Draws a line that belongs to the one above: the dead, or a note."""
    colour, text = "loss" if line.kind == "deaths" else "muted", line.text
    if text.startswith(SKULL):
        canvas.icon("death-skull", box.x + 11, box.y + 14, 20, colour)
        text, box = text.removeprefix(SKULL), Box(box.x + BESIDE, box.y, box.w - BESIDE, box.h)
    wrapped(canvas, text, box, colour, "italic")


class Named(NamedTuple):
    """A name under a card of the last trick: its letters, their room, and its place."""

    name: str
    room: float
    cx: float
    y: float


def _last_names(
    canvas: Canvas, boxes: Mapping[str, Box], names: Mapping[str, str], x: float, w: float
) -> dict[str, Named]:
    """The names side by side or, if too long, alternating between two rows."""
    step = (w - 4) / max(4, len(boxes))
    found = {
        card: Named(short_name(names[card], 12), step - 6, box.cx, box.bottom + 2)
        for card, box in boxes.items()
    }
    if all(canvas.width(one.name, "label", 19) <= step - 6 for one in found.values()):
        return found
    for row in (0, 1):
        cards = list(boxes)[row::2]
        room = min(2 * step, w / max(1, len(cards))) - 8
        for card in cards:
            shorter = (short_name(names[card], longest) for longest in range(12, 6, -1))
            fitting = (one for one in shorter if canvas.width(one, "label", 19) <= room)
            name = next(fitting, short_name(names[card], 6))
            half = min(room, canvas.width(name, "label", 19)) / 2
            cx = min(max(boxes[card].cx, x + half), x + w - half)
            found[card] = Named(name, room, cx, boxes[card].bottom + 2 + 22 * row)
    return found
