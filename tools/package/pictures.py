"""Large textures of fine grain, made smaller for the package: nobody can tell the difference.

They are the grounds on which everything lies, opaque and of a few tones close together. As PNG they
are a quarter of the package; as JPEG, a seventh of that. The repository keeps what was baked.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from .contents import ROOT

GROUNDS: Final = ("paper", "paper-aged", "plank", "wood")
"""Not the curtain: its grain is coarse, and would change."""
SIZES: Final = ("s1", "s2")


def smaller_textures(target: Path, source: Path = ROOT / "assets" / "textures") -> Path:
    """Puts the textures into a folder, the grounds in their smaller form; gives the folder."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Imported late: it says its name when it is loaded, and nothing else here needs it.
    import pygame

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    for size in SIZES:
        for name in GROUNDS:
            path = target / size / f"{name}.png"
            found = pygame.image.load(path)
            plain = pygame.Surface(found.get_size(), depth=24)
            plain.blit(found, (0, 0))
            pygame.image.save(plain, path.with_suffix(".jpg"))
            path.unlink()
    return target
