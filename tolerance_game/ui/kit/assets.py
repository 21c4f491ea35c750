"""Where fonts, icons and pictures lie: in the package where it was installed, else beside it."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

NAME = "assets"


@cache
def assets() -> Path:
    """The folder `assets`."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        # The packaged program.
        return Path(bundle) / NAME
    package = Path(__file__).parents[2]
    inside = package / NAME
    return inside if inside.is_dir() else package.parent / NAME
