"""Where fonts, icons and pictures lie: beside the program, also in a packaged one."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder `assets`."""
    bundle = getattr(sys, "_MEIPASS", None)
    return (Path(bundle) if bundle else Path(__file__).parents[3]) / "assets"
