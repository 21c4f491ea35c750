"""The folder of the pictures."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).parents[2] / "assets"
PLATES = "plates"
TEXTURES = "textures"
