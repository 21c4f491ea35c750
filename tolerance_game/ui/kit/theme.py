"""Colours and faces by their role. Measured contrasts stand in docs/interface.md; tests check them.

woodcut        hand-coloured woodcut on a dark table
high_contrast  7:1 for all text, plain ground, heavier frames
plain          the colours of woodcut, faces made for legibility
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour by what it is for, as `#RRGGBB`."""

    name: str = "woodcut"
    plain_faces: bool = False
    """Whether a sans-serif face made for legibility replaces the old ones."""
    textured: bool = True
    """Whether wood and paper show their grain."""

    # Surfaces.
    table: str = "#2A211A"
    panel: str = "#231A13"
    drawer: str = "#1B140F"
    button: str = "#3A2D22"
    button_hover: str = "#4C3B2C"
    button_off: str = "#2A211A"
    paper: str = "#EFE3C6"
    paper_aged: str = "#E3D2A8"
    paper_light: str = "#FBF3DE"
    row: str = "#4A3418"
    """The row of the queue that acts now."""

    # Text on paper.
    ink: str = "#2B1D12"
    ink_second: str = "#5A4630"
    ink_muted: str = "#6A543C"
    ink_ornament: str = "#8B7355"
    rubric: str = "#7A1E1E"
    rubric_muted: str = "#963A33"
    """What was lost before."""
    gain: str = "#24601A"
    on_rubric: str = "#FBF3DE"

    # Text on panels.
    strong: str = "#EFE3C6"
    body: str = "#D9C9A3"
    second: str = "#C9B48A"
    muted: str = "#BBA784"
    off: str = "#8C7A5E"
    loss: str = "#E9A99A"
    """A death or a loss told on a panel."""

    # Now, targets, dangers.
    gold: str = "#D9A441"
    target: str = "#FFC83D"
    opposing: str = "#E98B73"
    danger: str = "#C62F20"
    done: str = "#3E6B2E"

    # Lines.
    line: str = "#7A6345"
    line_strong: str = "#8A7150"
    edge: str = "#1A110B"
    empty: str = "#5B4A38"
    """An unearned pennant, an empty slot."""


WOODCUT: Final = Theme()
PLAIN: Final = replace(WOODCUT, name="plain", plain_faces=True)
HIGH_CONTRAST: Final = replace(
    WOODCUT,
    name="high_contrast",
    textured=False,
    table="#0E0A07",
    panel="#000000",
    drawer="#000000",
    button="#000000",
    button_hover="#33261A",
    button_off="#000000",
    paper="#FFFBEF",
    paper_aged="#F4E8C8",
    paper_light="#FFFFFF",
    row="#3A2600",
    ink="#000000",
    ink_second="#2E2112",
    ink_muted="#3D2E1C",
    ink_ornament="#5A4630",
    rubric="#6A0D0D",
    rubric_muted="#6A0D0D",
    gain="#0F4A08",
    on_rubric="#FFFFFF",
    strong="#FFFFFF",
    body="#F6EBCF",
    second="#EAD9AE",
    muted="#DECB9C",
    off="#AD9B7C",
    loss="#FFC2B4",
    gold="#FFC23D",
    target="#FFD84D",
    opposing="#FFA48C",
    danger="#FF6A55",
    done="#1F5A12",
    line="#B79F74",
    line_strong="#D0B987",
    edge="#000000",
    empty="#8C7A5E",
)
THEMES: Final = {theme.name: theme for theme in (WOODCUT, HIGH_CONTRAST, PLAIN)}


@cache
def rgb(colour: str) -> tuple[int, int, int]:
    """A colour as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
