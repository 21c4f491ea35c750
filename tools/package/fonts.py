"""Fonts cut to the letters that Latin languages need, and to those of people's names.

What is written with them stays the same in every pixel: kerning, ligatures, hints and all that
a shaper does by itself are kept. The repository keeps the fonts as they were published.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fontTools import subset

from .contents import PACKAGE, ROOT

FONTS: Final = ROOT / "assets" / "fonts"
KINDS: Final = (".ttf", ".otf")
NOTE_OF_EDITOR: Final = "FFTM"
"""A table in which an editor of fonts writes its own dates."""

LATIN: Final = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin-1, Extended-A: most of Europe
    (0x0180, 0x024F),  # Extended-B: Romanian, Sami, Vietnamese, Africa, Pinyin
    (0x0250, 0x0292),  # small letters of Africa and Azerbaijan, beside those of phonetics
    (0x02B0, 0x02E4),  # apostrophes of Hawaiian and others, and accents by themselves
    (0x0300, 0x036F),  # accents that come after their letter, as some systems write names
    (0x1D2C, 0x1DBF),  # letters raised and lowered
    (0x1E00, 0x1EFF),  # Extended Additional: Vietnamese, Welsh, Yoruba, the capital sharp s
    (0x2000, 0x206F),  # dashes, quotation marks, daggers, blanks
    (0x2070, 0x209F),  # figures raised and lowered
    (0x20A0, 0x20CF),  # currencies
    (0x2116, 0x2122),  # numero, trade mark
    (0x2150, 0x215F),  # fractions
    (0x2190, 0x2199),  # arrows
    (0x2212, 0x2212),  # minus
    (0xFB00, 0xFB06),  # ligatures that have a letter's place
    (0xFFFD, 0xFFFD),  # what stands for a letter that cannot be read
)
"""From, to: what anybody may write in such a language, as far as a font has it."""

ALSO: Final = (
    (0x0384, 0x03CE),  # Greek
    (0x0400, 0x045F),  # Cyrillic
)
"""Of two further alphabets what names are written with. FreeType wants them, too: it learns from
their letters where lines run, and fits to those lines what a font says to be of all scripts, such
as ligatures. Without them it would not fit those at all."""
RAISED: Final = ("ordn", "sinf", "subs", "sups")
"""Features that raise and lower letters: the same for ¹ and ª, which are among these."""


def smaller_fonts(target: Path, source: Path = FONTS) -> Path:
    """Puts the fonts into a folder, cut, with all else that lies there; gives the folder."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    for path in sorted(target.iterdir()):
        if path.suffix in KINDS:
            cut_one(path, path)
    return target


@cache
def letters() -> frozenset[int]:
    """What is kept: the letters of Latin languages, and every sign in the program or its data."""
    found = {number for first, last in LATIN for number in range(first, last + 1)}
    found.update(number for first, last in ALSO for number in range(first, last + 1))
    for ending in ("py", "yaml"):
        for path in (ROOT / PACKAGE).rglob(f"*.{ending}"):
            found.update(map(ord, path.read_text(encoding="utf-8")))
    return frozenset(found)


def cut_one(whole: Path, path: Path) -> None:
    """Writes a font with these letters alone, and the signs that a shaper makes of them."""
    options = subset.Options()
    options.layout_features += RAISED
    options.drop_tables += [NOTE_OF_EDITOR]
    reached = subset.load_font(str(whole), options)
    signs = reached.getBestCmap()
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=_with_twins(signs))
    cutter.subset(reached)

    options = subset.Options(
        # FreeType tells by these what a sign is for, and fits it to the pixels accordingly.
        layout_features=["*"],
        layout_closure=False,
        # What stands for a sign that the font lacks.
        notdef_outline=True,
        # Who made it and under which licence, in all languages; and no day of today.
        name_IDs=["*"],
        name_languages=["*"],
        recalc_timestamp=False,
        drop_tables=options.drop_tables,
    )
    font = subset.load_font(str(whole), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=_with_twins(signs), glyphs=reached.getGlyphOrder())
    cutter.subset(font)
    subset.save_font(font, str(path), options)


def _with_twins(signs: Mapping[int, str]) -> set[int]:
    """What is kept of a font, and all other letters that look the same and are one sign there.

    FreeType fits a sign to the pixels by the rules of the first script that has it.
    """
    kept = {sign for number, sign in signs.items() if number in letters()}
    return {number for number, sign in signs.items() if sign in kept}
