"""What the tests of the assets read: data, lists and pictures."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import yaml

ROOT = Path(__file__).parents[3]
ASSETS = ROOT / "assets"
PACKAGE = ROOT / "tolerance_game"
TOLERANCE, SCHISMA = (PACKAGE / "games" / game / "data" for game in ("tolerance", "schisma"))


def tree(path: Path) -> Any:
    """What a YAML file holds."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@cache
def texts() -> str:
    """Every character of the data, once."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.yaml"):
        found.update(_strings(tree(path)))
    return "".join(sorted(found - set(" \n")))


def _strings(node: Any) -> set[str]:
    if isinstance(node, str):
        return set(node)
    parts = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return set().union(*(_strings(part) for part in parts))


def named_icons(node: Any) -> set[str]:
    """Every icon that a tree names."""
    if not isinstance(node, dict):
        return set()
    found = {node["icon"]} if isinstance(node.get("icon"), str) else set()
    return found.union(*(named_icons(part) for part in node.values()))


def picture(path: Path) -> npt.NDArray[np.float64]:
    """Red, green, blue and alpha of every pixel."""
    surface = pygame.image.load(path)
    data = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8)
    return data.reshape(surface.get_height(), surface.get_width(), 4).astype(float)
