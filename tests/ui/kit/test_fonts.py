"""Small letters stand as evenly as large ones."""

from __future__ import annotations

import pytest

from tests.ui.desk import open_display
from tolerance_game.ui.kit import fonts

SAID = ("höchster Rang zuerst; alles trifft den Gewinner", "Heinrich von Frankreich", "+6 VP: most")


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("face", ["body", "italic", "label", "figure"])
def test_small_text_is_as_wide_as_large_text_made_smaller(face: str, plain: bool) -> None:
    """Letters that each begin on a whole pixel would run to as much as a tenth more or less."""
    open_display()
    for text in SAID:
        large = fonts.width(text, face, 80, plain) / 80
        for pixels in range(12, fonts.SMALL):
            wide = fonts.width(text, face, pixels, plain)
            assert wide == pytest.approx(large * pixels, rel=0.035, abs=1.5), (text, pixels)


@pytest.mark.parametrize("pixels", [12, 13, 19, 20, 33])
def test_a_text_is_as_wide_as_it_is_measured(pixels: int) -> None:
    open_display()
    for text in SAID:
        image = fonts.written(text, "body", pixels, (0, 0, 0))
        assert image.get_width() == fonts.width(text, "body", pixels)
        assert image.get_height() <= 2 * pixels
