"""The pictures in the README: `python -m tests.ui.readme_pictures` draws them anew.

ImageMagick makes them small, as good as they can be within the bound.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from .desk import SMALL
from .states import STATES

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
PICTURES: Final = {
    "tolerance-table.jpg": "table_hover",
    "schisma-petition.jpg": "schisma_complete",
    "tolerance-reckoning.jpg": "sheet_end",
}
"""What a picture is called, and the state that it shows."""
LARGEST: Final = 150_000
"""Bytes of a picture."""
QUALITIES: Final = range(90, 40, -2)


def draw(folder: Path) -> None:
    """Draws all of them, as the program shows them in a small window."""
    with TemporaryDirectory() as place:
        whole = Path(place, "whole.png")
        for name, state in PICTURES.items():
            pygame.image.save(STATES[state].desk(SMALL, "en").picture(), whole)
            for quality in QUALITIES:
                how = ["-strip", "-interlace", "Plane", "-quality", str(quality)]
                subprocess.run(["convert", whole, *how, folder / name], check=True)
                size = (folder / name).stat().st_size
                if size <= LARGEST:
                    print(f"{size:>8} {name}, quality {quality}")
                    break
            else:
                sys.exit(f"{name} is too large")


if __name__ == "__main__":
    draw(FOLDER)
