"""A contact sheet: plates in colour, in grey, and as much as the fan leaves of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame

from tools.bake.field import Field
from tools.bake.folder import ASSETS

FAN = 60
"""So many logical pixels of a card in the hand stay in sight, at its left."""
WIDEST = 1900
GAP, LINE = 8, 20
GROUND, TEXT = (35, 26, 19), (217, 164, 65)


@dataclass(frozen=True)
class Print:
    """A plate and what it is called."""

    name: str
    picture: Field


def sheet(prints: list[Print], size: int, times: int, path: Path) -> None:
    """Write all prints onto one sheet, `times` as large as they are."""
    pygame.font.init()
    font = pygame.font.Font(ASSETS / "fonts" / "plain.ttf", 14)
    cells = [(one.name, _cell(one.picture, FAN * size, times)) for one in prints]
    places: list[tuple[int, int]] = []
    x = y = GAP
    row = 0
    for _, cell in cells:
        if x > GAP and x + cell.get_width() > WIDEST:
            x, y, row = GAP, y + row + LINE + GAP, 0
        places.append((x, y))
        x += cell.get_width() + 2 * GAP
        row = max(row, cell.get_height())
    width = max(x + cell.get_width() for (x, _), (_, cell) in zip(places, cells, strict=True))
    made = pygame.Surface((width + GAP, y + row + LINE + GAP))
    made.fill(GROUND)
    for place, (name, cell) in zip(places, cells, strict=True):
        made.blit(cell, place)
        made.blit(font.render(name, True, TEXT), (place[0], place[1] + cell.get_height() + 1))
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(made, path)


def _cell(picture: Field, fan: int, times: int) -> pygame.Surface:
    """A plate, the same in grey, and its left part."""
    data = np.rint(np.clip(picture, 0, 255)).astype(np.uint8)
    height, width = data.shape[:2]
    plate = pygame.image.frombuffer(data.tobytes(), (width, height), "RGB")
    if times > 1:
        plate = pygame.transform.scale_by(plate, times)
    width, height, fan = width * times, height * times, min(fan, width) * times
    cell = pygame.Surface((2 * width + fan + 8, height))
    cell.fill(GROUND)
    cell.blit(plate, (0, 0))
    cell.blit(pygame.transform.grayscale(plate), (width + 4, 0))
    cell.blit(plate, (2 * width + 8, 0), (0, 0, fan, height))
    return cell
