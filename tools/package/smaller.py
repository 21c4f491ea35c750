"""The assets as the package gets them: each kind in the form that is smallest."""

from __future__ import annotations

from pathlib import Path

from .fonts import smaller_fonts
from .pictures import smaller_plates, smaller_textures
from .sounds import smaller_sounds


def smaller_assets(work: Path) -> dict[str, Path]:
    """Makes them in a folder, and gives the folders to take instead, by their names."""
    return {
        "fonts": smaller_fonts(work / "fonts"),
        "plates": smaller_plates(work / "plates"),
        "sounds": smaller_sounds(work / "sounds"),
        "textures": smaller_textures(work / "textures"),
    }
