"""The catalogue of all pictures."""

from __future__ import annotations

from functools import cache

from . import plates, textures
from .picture import Picture


@cache
def pictures() -> tuple[Picture, ...]:
    """Every file that the bake makes."""
    return (*plates.pictures(), *textures.pictures())


@cache
def _by_path() -> dict[str, Picture]:
    return {picture.path: picture for picture in pictures()}


def find(path: str) -> Picture:
    """The picture that a file holds."""
    return _by_path()[path]
