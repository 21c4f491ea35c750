"""The fonts have every character that the game says, but for a few that are known and drawn."""

from __future__ import annotations

import pygame.freetype
import pytest

from .reading import ASSETS, texts

RING, ARROW, MINUS = "○", "→", "−"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßéà"
SIGNS = "0123456789.,:;!?()+-–—·×%&/’‘‚“”„…"
INITIALS = "initials.otf"
LACKS = {
    "garamond-500.ttf": RING,
    "garamond-600.ttf": RING,
    "garamond-700.ttf": RING,
    "garamond-800.ttf": RING,
    "garamond-italic.ttf": RING,
    "plain.ttf": RING + ARROW,
    "plain-bold.ttf": RING + ARROW,
    "plain-italic.ttf": RING + ARROW,
    "fell.ttf": RING + ARROW + MINUS,
    "fell-italic.ttf": RING + ARROW + MINUS,
    "fell-sc.ttf": RING + ARROW + MINUS,
    "gotisch.ttf": RING + ARROW,
}


def missing(name: str, characters: str) -> str:
    """Those of the characters that a font has no glyph for."""
    pygame.freetype.init()
    font = pygame.freetype.Font(ASSETS / "fonts" / name, 20)
    metrics = font.get_metrics(characters)
    return "".join(
        character for character, of in zip(characters, metrics, strict=True) if of is None
    )


@pytest.mark.parametrize("name", LACKS)
def test_a_font_has_what_the_texts_need(name: str) -> None:
    wanted = "".join(sorted(set(texts() + LETTERS + SIGNS + MINUS)))
    assert set(missing(name, wanted)) <= set(LACKS[name])


def test_the_initials_lack_only_what_is_known() -> None:
    assert not missing(INITIALS, "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ")
    assert missing(INITIALS, "ÉŁß") == "ÉŁß"


def test_every_font_is_named_here() -> None:
    fonts = {path.name for path in (ASSETS / "fonts").glob("*.?tf")}
    assert fonts == {*LACKS, INITIALS}
