"""Where fonts, icons and pictures lie: in the package where it was installed, else beside it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
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


def in_a_form(folder: Path, name: str, endings: Iterable[str]) -> Path:
    """The file of this name, with the first of these endings that is there; it may be lost.

    A package holds pictures and sounds in smaller forms than those that were baked.
    """
    paths = [folder / f"{name}{ending}" for ending in endings]
    return next((path for path in paths if path.exists()), paths[0])
