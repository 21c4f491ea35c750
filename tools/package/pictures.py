"""Baked pictures in the form that is smallest: the same pixels, or what nobody can tell from them.

WebP without loss takes a tenth off the plates and a third off all else. The grounds, on which
everything lies, are opaque and of a few tones close together: as JPEG they take an eighth, and are
read more quickly. The repository keeps what was baked.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from PIL import Image

from tolerance_game.ui.kit.picture_file import JPEG, PNG, WEBP

from .contents import ROOT

ASSETS: Final = ROOT / "assets"
GROUNDS: Final = ("paper", "paper-aged", "plank", "wood")
"""Not the curtain: its grain is coarse, and would change."""
SIZES: Final = ("s1", "s2")
QUALITY: Final = 85
"""Of the grounds, in the terms of JPEG."""
PLATES: Final = (100, 4)
"""How long is looked for a form without loss, in the terms of WebP. There are many plates, and
looking longer takes ten times as long for one part in a hundred."""
TEXTURES: Final = (75, 5)
"""The next method tries palette and prediction together, which is a third off the curtain."""


def smaller_plates(target: Path) -> Path:
    """Puts the plates into a folder, all in their smaller form; gives the folder."""
    return _smaller(ASSETS / "plates", target)


def smaller_textures(target: Path) -> Path:
    """Puts the textures into a folder, all in their smaller form; gives the folder."""
    return _smaller(ASSETS / "textures", target)


def _smaller(source: Path, target: Path) -> Path:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    for path in sorted(target.rglob(f"*{PNG}")):
        smaller_picture(path, path.parent, PLATES if source.name == "plates" else TEXTURES)
        path.unlink()
    return target


def smaller_picture(baked: Path, folder: Path, effort: tuple[int, int] = TEXTURES) -> Path:
    """Puts a picture into a folder in its smaller form; gives its file."""
    with Image.open(baked) as picture:
        if baked.stem in GROUNDS:
            path = folder / f"{baked.stem}{JPEG}"
            picture.convert("RGB").save(path, quality=QUALITY, optimize=True)
            return path
        path = folder / f"{baked.stem}{WEBP}"
        plain = picture.convert("RGBA" if picture.has_transparency_data else "RGB")
        quality, method = effort
        # Exact: also the colour of what has no opacity, for it shows where a picture is scaled.
        plain.save(path, lossless=True, exact=True, quality=quality, method=method)
        return path
