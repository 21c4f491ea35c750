"""`python -m tests.ui.mockups FOLDER [--mockups FOLDER] [NAME ...]`: our pictures, side by side."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pygame
from pygame import Surface

from .scenes import PICTURES

GAP = 16


def beside(left: Surface, right: Surface) -> Surface:
    """Two pictures of one height, with a strip of grey between them."""
    if left.get_size() != right.get_size():
        left = pygame.transform.smoothscale(left, right.get_size())
    w, h = right.get_size()
    both = Surface((2 * w + GAP, h))
    both.fill((128, 128, 128))
    both.blit(left, (0, 0))
    both.blit(right, (w + GAP, 0))
    return both


def main() -> None:
    """Draws what was asked for, or everything."""
    parser = ArgumentParser(prog="python -m tests.ui.mockups", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    parser.add_argument("--mockups", type=Path, help="where the pictures of the design lie")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.names or PICTURES:
        ours = PICTURES[name]()
        pygame.image.save(ours, asked.folder / f"{name}.png")
        drawn = asked.mockups / f"{name}.png" if asked.mockups else None
        if drawn is not None and drawn.exists():
            sheet = beside(pygame.image.load(drawn).convert(), ours)
            pygame.image.save(sheet, asked.folder / f"{name}_beside.png")


main()
