"""The drawer of the chronicle at the table of Schisma; its foot has the ways to win."""

from __future__ import annotations

from dataclasses import dataclass

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import rich_lines
from tolerance_game.ui.schisma.cards.faction import faction
from tolerance_game.ui.table.chronicle import ChronicleLine
from tolerance_game.ui.table.chronicle_panel import ChroniclePanel, wrapped

from .aside import ICONS
from .model import TableModel
from .ways import draw_threats, draw_ways, ways_height

INSET = 34.0
"""How far the persons stand to the right of their action."""


@dataclass(frozen=True)
class SchismaChroniclePanel(ChroniclePanel):
    """Adds the persons of Schisma, and the ways to win."""

    model: TableModel

    NEWEST = "turn"
    CARD = "person"
    WHOLE = 3
    """This turn, and the last one of either side."""

    @property
    def foot(self) -> float:
        """The height of what stands below the lines."""
        threats = 330.0 if self.model.threats_shown else 0.0
        return 62 + ways_height(self.model) + 14 + threats

    def rows(self, canvas: Canvas, line: ChronicleLine) -> int:
        """How many rows a line takes."""
        if line.kind.startswith("action"):
            return 1
        inset = {"person": 66.0, "plays": 0.0}.get(line.kind, INSET)
        text = f"{self.name(line)} {line.text}" if line.kind == "person" else line.text
        return len(rich_lines(canvas, text, self.room - inset, 19.5, self.written(line)[0]))

    def name(self, line: ChronicleLine) -> str:
        """The name of the person of a line."""
        return self.words.named("person", line.card)

    def draw_line(self, canvas: Canvas, line: ChronicleLine, box: Box) -> None:
        """Draws a line into the rows it was given."""
        x, y = box.x, box.y
        if line.kind.startswith("action"):
            icon = ICONS[line.kind.removeprefix("action-")]
            canvas.icon(icon, x + 13, y + 15, 25, "body")
            canvas.text(line.text, x + INSET, y, "label", 21, "strong", fit=box.w - INSET)
        elif line.kind == "person":
            person = self.model.person(line.card)
            faction(canvas, person.faction, x + INSET, y + 1, 26)
            text = f"*{self.name(line)}* {line.text}"
            room = Box(x + 66, y, box.w - 66, box.h)
            wrapped(canvas, text, room, "body", "body", 21)
        elif line.kind == "plays":
            wrapped(canvas, line.text, box, "body", "body", 20.5)
        else:
            room = Box(x + INSET, y, box.w - INSET, box.h)
            is_joining = line.kind == "joins"
            wrapped(canvas, line.text, room, "gold" if is_joining else "muted", "italic")

    def foot_key(self) -> object:
        """What the picture of the foot depends on."""
        model = self.model
        search = model.threats
        return (model.stamp, model.me, search and (search.done, search.found))

    def draw_foot(self, canvas: Canvas, x: float, w: float) -> None:
        """Draws the ways to win, and what the opponent could do."""
        model = self.model
        y = self.area.bottom - self.foot
        ornaments.line(canvas, x, y, w, "line_strong")
        if model.threats_shown:
            draw_threats(canvas, model, Box(x, y + 8, w, 316))
            y += 330
            ornaments.line(canvas, x, y, w, "line_strong")
        draw_ways(canvas, model, x, y + 6, w)


def standing_of(model: TableModel) -> int | None:
    """The column of the person told of in the line that is pointed at."""
    kind, _, number = (model.looking.spot or "").partition("/")
    if kind != "log" or not model.drawer.is_open:
        return None
    line = panel_of(model).line_at(number)
    return model.chronicle.standing(line) if line is not None else None


def panel_of(model: TableModel) -> SchismaChroniclePanel:
    """The chronicle in sight."""
    return SchismaChroniclePanel(
        model.chronicle, model.drawer, model.layout.chronicle, model.me, model.words, model,
        model.scale, model.theme, model.memo, model,
    )  # fmt: skip
