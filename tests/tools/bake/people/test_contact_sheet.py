"""A contact sheet shows each plate as it is, in grey, and what the fan leaves of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame

from tools.bake.people.contact_sheet import GAP, Print, sheet


def test_a_plate_stands_beside_its_grey_and_its_left_part(tmp_path: Path) -> None:
    red = np.full((40, 111, 3), (200.0, 0, 0))
    sheet([Print("one", red), Print("other", red)], 1, 1, tmp_path / "sheet.png")
    made = pygame.image.load(tmp_path / "sheet.png")
    assert made.get_at((GAP + 5, GAP + 5))[:3] == (200, 0, 0)
    grey = made.get_at((GAP + 111 + 4 + 5, GAP + 5))
    assert grey[0] == grey[1] == grey[2]
    strip = GAP + 2 * 111 + 8
    assert made.get_at((strip + 59, GAP + 5))[:3] == (200, 0, 0)
    assert made.get_at((strip + 60, GAP + 5))[:3] != (200, 0, 0)
