"""The drawer of the chronicle at the table of Schisma; its foot has the ways to win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import rich_lines
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.schisma.cards.faction import faction
from tolerance_game.ui.table.chronicle import ChronicleLine
from tolerance_game.ui.table.chronicle_panel import ChroniclePanel, wrapped

from .acting import acting
from .aside import ICONS
from .model import TableModel
from .threats import draw_threats, spots_of_threats, threats_key
from .ways import (
    draw_explained,
    draw_ways,
    explained_person,
    explained_step,
    ways_height,
)

THREATS: Final = 330.0
TOLD: Final = 286.0
"""The heights of what the opponent could do, and of a petition."""
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
        model = self.model
        more = THREATS if model.threats_shown else TOLD if is_explained(model) else 0.0
        return 62 + ways_height(model) + 14 + more

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

    @property
    def threats_box(self) -> Box:
        """The room for what the opponent could do."""
        area = self.area
        return Box(area.x + 26, area.bottom - self.foot + 8, self.room, THREATS - 14)

    def foot_spots(self) -> Iterator[Spot]:
        """What the opponent could do can be pointed at."""
        if self.model.threats_shown:
            yield from spots_of_threats(self.model, self.threats_box)

    def foot_key(self) -> object:
        """What the picture of the foot depends on."""
        model = self.model
        stands = (model.public.display, model.congregations)
        told = (explained_person(model), explained_step(model)) if is_explained(model) else None
        return (model.stamp, model.me, stands, told, threats_key(model))

    def draw_foot(self, canvas: Canvas, x: float, w: float) -> None:
        """Draws the ways to win, and what the opponent could do or a petition does."""
        model = self.model
        y = self.area.bottom - self.foot
        ornaments.line(canvas, x, y, w, "line_strong")
        if model.threats_shown:
            draw_threats(canvas, model, self.threats_box)
            y += THREATS
            ornaments.line(canvas, x, y, w, "line_strong")
        elif is_explained(model):
            draw_explained(canvas, model, Box(x, y + 8, w, TOLD - 14))
            y += TOLD
            ornaments.line(canvas, x, y, w, "line_strong")
        draw_ways(canvas, model, x, y + 6, w)


def is_explained(model: TableModel) -> bool:
    """Whether a petition is told below the lines: it is being chosen, or it runs."""
    acts = acting(model)
    return acts is not None and acts.action == PETITION and bool(explained_person(model))


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
