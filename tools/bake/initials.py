"""The initials of headings: a Roman capital on a ground of vines, a letter to a block.

    python -m tools.bake.initials EBGaramond-InitialsF1.otf

The grounds are those of EB Garamond Initials, cut after old French ones, which has nine of them;
the letters are EB Garamond's. The vines end at a margin around the letter, so that it is read as
easily as in a text. It needs skia-pathops, which nothing else does; what it makes is kept
(`assets/fonts/initials.otf`), and `assets/credits.yaml` says where the grounds are from.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.basePen import BasePen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from .folder import ASSETS

LETTERS: Final = ASSETS / "fonts" / "garamond-700.ttf"
INITIALS: Final = ASSETS / "fonts" / "initials.otf"
GROUNDS: Final = {
    "A": "AÄ", "F": "BCEFHPRS", "G": "G", "L": "L", "N": "N", "O": "DOUÖÜ", "Q": "Q",
    "T": "IJTZ", "V": "KMVWXY",
}  # fmt: skip
"""Whose ground each letter stands on: its own, or that which leaves the fewest holes beside it."""

EM: Final = 1000
SIDE: Final = 1010
"""Of the block."""
BOTTOM: Final = -205
ASCENT, DESCENT = 839, 223
BESIDE: Final = 50
"""Between the block and what follows."""
HEIGHT, WIDTH, MOST = 0.8, 0.9, 0.9
"""How high a capital is, how wide it may be, and how high with its dots: shares of the block."""
MARGIN: Final = 24
"""Around the letter, free of vines."""
CRUMB: Final = 600
"""What is left of a leaf is taken away where it fills less than that."""


def main(arguments: list[str]) -> int:
    """Makes the font; 2 where the grounds are not given."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    blocks = {
        letter: _block(_outline(Path(arguments[0]), ground), _outline(LETTERS, letter))
        for ground, letters in GROUNDS.items()
        for letter in letters
    }
    _written(dict(sorted(blocks.items())))
    return 0


def _outline(font: Path, letter: str) -> Any:
    """The outline of a letter, without overlaps."""
    # Imported late: only whoever makes the font anew has it.
    import pathops

    file, path = TTFont(font), pathops.Path()
    signs = file.getGlyphSet()
    signs[file.getBestCmap()[ord(letter)]].draw(path.getPen(glyphSet=signs))
    path.simplify(fix_winding=True)
    return path


def _scaled(path: Any, by_x: float, by_y: float, x: float, y: float) -> Any:
    """The outline at another size, its middle there."""
    left, bottom, right, top = path.bounds
    found = type(path)()
    to_x, to_y = x - by_x * (left + right) / 2, y - by_y * (bottom + top) / 2
    path.draw(TransformPen(found.getPen(), (by_x, 0, 0, by_y, to_x, to_y)))
    return found


def _block(ground: Any, letter: Any) -> Any:
    """A letter on its ground."""
    # Imported late, as above.
    import pathops

    middle = SIDE / 2, BOTTOM + SIDE / 2
    left, bottom, right, top = ground.bounds
    ground = _scaled(ground, SIDE / (right - left), SIDE / (top - bottom), *middle)
    left, bottom, right, top = letter.bounds
    capital = _outline(LETTERS, "H").bounds[3]
    size = SIDE * min(HEIGHT / capital, WIDTH / (right - left), MOST / (top - bottom))
    letter = _scaled(letter, size, size, *middle)
    margin = pathops.Path()
    letter.draw(margin.getPen())
    margin.stroke(2 * MARGIN, pathops.LineCap.BUTT_CAP, pathops.LineJoin.MITER_JOIN, 2)
    margin.convertConicsToQuads()
    for taken in (margin, letter):
        ground = pathops.op(ground, taken, pathops.PathOp.DIFFERENCE)
    vines = pathops.Path()
    for contour in ground.contours:
        left, bottom, right, top = contour.bounds
        if (right - left) * (top - bottom) > CRUMB:
            contour.draw(vines.getPen())
    return pathops.op(vines, letter, pathops.PathOp.UNION)


class _Cubic(BasePen):  # type: ignore[misc]
    """Hands curves of all kinds on as those that this kind of font has."""

    def __init__(self, pen: T2CharStringPen) -> None:
        super().__init__(None)
        self._moveTo, self._lineTo = pen.moveTo, pen.lineTo
        self._curveToOne, self._closePath = pen.curveTo, pen.closePath


def _written(blocks: dict[str, Any]) -> None:
    names = {letter: f"uni{ord(letter):04X}" for letter in blocks}
    advance = SIDE + BESIDE
    signs = {".notdef": T2CharStringPen(advance, None).getCharString()}
    for letter, block in blocks.items():
        pen = T2CharStringPen(advance, None)
        block.draw(_Cubic(pen))
        signs[names[letter]] = pen.getCharString()
    font = FontBuilder(EM, isTTF=False)
    font.setupGlyphOrder(list(signs))
    font.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    font.setupCFF("ToleranceInitials-Regular", {}, signs, {})
    font.setupHorizontalMetrics(dict.fromkeys(signs, (advance, 0)))
    font.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    font.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT
    )
    font.setupNameTable({
        "copyright": "Copyright 2010-2013 Georg Duffner (EB Garamond Initials); "
        "Copyright 2017 The EB Garamond Project Authors (letters)",
        "familyName": "Tolerance Initials",
        "styleName": "Regular",
        "psName": "ToleranceInitials-Regular",
        "licenseDescription": "SIL Open Font License, Version 1.1",
        "licenseInfoURL": "openfontlicense.org",
    })  # fmt: skip
    font.setupPost()
    # The same comes out every time: no day of today.
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.save(INITIALS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
