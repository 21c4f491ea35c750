"""The contrast of colours by WCAG 2, and the pairs of them in which a theme draws text."""

from typing import Final

TEXT_PAIRS: Final = (
    *(
        (role, "paper")
        for role in ("ink", "ink_second", "ink_muted", "rubric", "rubric_muted", "gain")
    ),
    *((role, "paper_light") for role in ("ink", "ink_second", "rubric", "gain")),
    *((role, "panel") for role in ("strong", "body", "second", "muted", "gold", "target", "loss")),
    *((role, "drawer") for role in ("strong", "body", "second", "muted", "gold", "loss")),
    *((role, "button") for role in ("strong", "second", "gold")),
    ("strong", "button_hover"),
    ("opposing", "panel"),
    ("ink", "gold"),
    ("on_rubric", "rubric"),
    ("strong", "row"),
    ("body", "row"),
)
"""The role of a text, and that of its ground."""


def luminance(colour: tuple[int, int, int]) -> float:
    """The relative luminance of WCAG 2."""
    channels = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colours by WCAG 2: 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
