"""Text stands out from its ground: 4.5 to 1, in the high-contrast theme 7 to 1.

Once for the pairs that the theme names, and once measured: the ground is the picture drawn without
any letters, and what lies under each text of it is compared with the colour of the text.
"""

from __future__ import annotations

import numpy
import pygame
import pytest

from tolerance_game.ui.kit.canvas import TextBox
from tolerance_game.ui.kit.theme import THEMES, Theme, rgb

from .contrast import TEXT_PAIRS, contrast
from .desk import SMALL
from .golden import CHOSEN
from .states import STATES

LEAST = {"woodcut": 4.5, "plain": 4.5, "high_contrast": 7.0}
LARGE_TEXT = 3.0
"""From 24 pixels on, as WCAG has it; not in the high-contrast theme."""
EVERYDAY = {(shot.state, shot.theme) for shot in CHOSEN}
CASES = [
    pytest.param(name, theme, marks=() if (name, theme) in EVERYDAY else pytest.mark.torture)
    for name in STATES
    for theme in THEMES
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-".join)
def test_the_pairs_of_the_theme(pair: tuple[str, str], theme: str) -> None:
    text, ground = (rgb(getattr(THEMES[theme], role)) for role in pair)
    assert contrast(text, ground) >= LEAST[theme]


def exempt(text: TextBox, theme: Theme) -> bool:
    """What cannot be used now, and signs that stand for nothing."""
    inactive = text.colour in (theme.off, theme.ink_ornament, theme.empty)
    return inactive or not any(letter.isalnum() for letter in text.text)


@pytest.mark.parametrize(("name", "theme"), CASES)
def test_every_text_stands_out(name: str, theme: str) -> None:
    desk = STATES[name].desk(SMALL, "en", theme, fresh=False)
    picture, texts = desk.ground()
    pixels = pygame.surfarray.array3d(picture)
    weak = {}
    for text, _ink, on_card in texts:
        # Faces of cards are dimmed as a whole where they cannot be played.
        if on_card or exempt(text, desk.context.theme):
            continue
        scale, box = desk.stage.scale, text.box
        rect = pygame.Rect(scale.x(box.x), scale.y(box.y), scale.px(box.w), scale.px(box.h))
        rect = rect.inflate(0, -rect.h // 3).clip(picture.get_rect())
        if rect.w < 2 or rect.h < 2:
            continue
        part = pixels[rect.left : rect.right, rect.top : rect.bottom].reshape(-1, 3)
        middle = numpy.median(part, axis=0)
        ground = (int(middle[0]), int(middle[1]), int(middle[2]))
        least = LEAST[theme] if text.size < 32 or theme == "high_contrast" else LARGE_TEXT
        found = contrast(rgb(text.colour), ground)
        if found < least:
            weak[f"{text.text!r} {text.colour} on #%02X%02X%02X" % ground] = round(found, 2)
    assert not weak
