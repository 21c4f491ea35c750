"""How soon a click shows: the number of frames until the picture is another one."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from .window_desk import WindowDesk, hide
from .window_figure import Figure

GOAL: Final = 1
PATIENCE: Final = 30
MOVED: Final = "at the table, a card played"


def bench_answer(rounds: int) -> list[Figure]:
    """The most frames from an event to the first frame that differs, over several clicks."""
    hide()
    found: dict[str, int] = {}
    for _ in range(rounds):
        with TemporaryDirectory() as folder, WindowDesk(Path(folder)) as desk:
            for what, frames in _clicks(desk):
                found[what] = max(frames, found.get(what, 0))
    worst = max(found.values())
    detail = ", ".join(f"{what} {frames}" for what, frames in found.items())
    how = f"worst of {len(found)} kinds of clicks in {rounds} rounds: {detail}"
    return [Figure("answer", "click to first changed frame", worst, GOAL, "frames", how)]


def _clicks(desk: WindowDesk) -> list[tuple[str, int]]:
    found = []
    desk.frames(60)
    button = next(spot for spot in desk.stage.top.spots() if spot.focusable)
    desk.point(*desk.place(button))
    desk.frames(30)
    found.append(("a button pressed", frames_until_changed(desk, button, release=False)))
    desk.play()
    desk.until_my_turn()
    desk.frames(60)
    card = min(desk.table.model.legal)
    spot = next(one for one in desk.table.spots() if one.id == f"hand/{card}")
    desk.point(*desk.place(spot))
    desk.frames(60)
    found.append((MOVED, frames_until_changed(desk, spot, release=True)))
    return found


def frames_until_changed(desk: WindowDesk, spot: object, *, release: bool) -> int:
    """Posts a click and draws until the picture differs from the one before it."""
    before = pygame.image.tobytes(desk.window.surface, "RGB")
    x, y = desk.place(spot)
    kinds = [pygame.MOUSEBUTTONDOWN, *([pygame.MOUSEBUTTONUP] if release else [])]
    for kind in kinds:
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
    for event in pygame.event.get():
        desk.window.handle(event)
    for frame in range(1, PATIENCE):
        desk.frames()
        if pygame.image.tobytes(desk.window.surface, "RGB") != before:
            return frame
    return PATIENCE
