"""Schisma in the window: its cards and its art for the title. It has no table here yet."""

from __future__ import annotations

from tolerance_game.ui.pages.title import TitleArt


def title_art() -> TitleArt:
    """Its woodcut and what stands below."""
    return TitleArt("schisma.name", "schisma.title.about", "", "title-schisma")
