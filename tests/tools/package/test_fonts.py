"""Cut fonts: what Latin languages and the program need is written as by the whole ones."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from tests.tiers import TIMES
from tests.tools.bake.reading import texts
from tools.package.contents import PACKAGE, ROOT
from tools.package.fonts import ALSO, FONTS, KINDS, LATIN, cut_one, letters, smaller_fonts

pytestmark = pytest.mark.torture
"""To cut them all takes a while."""

NAMES = sorted(path.name for path in FONTS.iterdir() if path.suffix in KINDS)
SIZES = (13, 22, 39, 88)
"""In pixels; small ones are drawn at four times their size."""
LINE = 60
PANGRAMS = (
    "Příliš žluťoučký kůň úpěl ďábelské ódy", "Zażółć gęślą jaźń", "Pijamalı hasta yağız şoföre",
    "Muzicologă în bej vând whisky și tequila", "Árvíztűrő tükörfúrógép", "Đây là chữ Quốc ngữ",
    "Voix ambiguë d’un cœur qui, au zéphyr, préfère", "Cwm ŵyn ŷd", "Ǥiehtagirjjáš Ŋáđđi",
    "Fluß, GROẞE STRAẞE, Øl, Ærø, Ísland Þór ð", "El pingüino Wenceslao ¿hizo? ¡sí!", "AVATAR To",
    "Va office fflat fjord Tæft fi ff", "½ 1⁄2 ¼ 12/25 № 4 € £ ₺ ₽", "“«‘‹–—…›’»” → − × · † ‡ §",
)  # fmt: skip
"""Words of many languages, with what stands closer together in some fonts, or as one letter."""


@pytest.fixture(scope="module")
def cut(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The fonts as the package gets them."""
    pygame.font.init()
    return smaller_fonts(tmp_path_factory.mktemp("assets") / "fonts")


@cache
def _texts() -> list[str]:
    """Every line of the data, once."""
    paths = sorted((ROOT / PACKAGE).rglob("*.yaml"))
    lines = (line for path in paths for line in path.read_text(encoding="utf-8").splitlines())
    return list(dict.fromkeys(map(str.strip, lines)))


def _words() -> Iterator[str]:
    """Every word of them, a few to a line."""
    words = list(dict.fromkeys(word for text in _texts() for word in text.split()))
    yield from (" ".join(words[at : at + 12]) for at in range(0, len(words), 12))


def _lists() -> Iterator[str]:
    """Every letter that is kept, by itself and beside another; and what some fonts join."""
    for first, last in (*LATIN, *ALSO):
        listed = "".join(map(chr, range(first, last + 1)))
        for at in range(0, len(listed), LINE):
            yield listed[at : at + LINE]
            yield "n".join(listed[at : at + LINE])
    for text in PANGRAMS:
        yield text
        yield unicodedata.normalize("NFD", text)


def _alike(cut: Path, name: str, line: str, size: int) -> None:
    """One line, with measures and pixels."""
    whole, small = (font(folder / name, size) for folder in (FONTS, cut))
    assert small.metrics(line) == whole.metrics(line), line
    one, other = (font.render(line, True, "black") for font in (whole, small))
    assert other.get_size() == one.get_size(), line
    assert other.get_buffer().raw == one.get_buffer().raw, line


def _signs(path: Path) -> set[int]:
    """The letters for which a font has a sign."""
    return set(TTFont(path).getBestCmap())


@cache
def font(path: Path, size: int) -> pygame.font.Font:
    """A font, opened once."""
    return pygame.font.Font(path, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_a_cut_font_writes_as_the_whole_one(cut: Path, name: str, size: int) -> None:
    """Letters and words at every size; whole texts at one, with TOLERANCE_TIMES=2 at each."""
    texts = _texts() if TIMES > 1 else _texts()[SIZES.index(size) :: len(SIZES)]
    for line in [*_lists(), *_words(), *filter(None, texts)]:
        _alike(cut, name, line, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_its_lines_are_as_high(cut: Path, name: str, size: int) -> None:
    whole, small = (font(folder / name, size) for folder in (FONTS, cut))
    for measure in ("get_height", "get_ascent", "get_descent", "get_linesize"):
        assert getattr(small, measure)() == getattr(whole, measure)()


def test_it_is_smaller_and_lacks_what_nobody_writes_today(cut: Path) -> None:
    for letter in "ἄῷӁҨ":
        assert ord(letter) in _signs(FONTS / "garamond-500.ttf")
        assert ord(letter) not in _signs(cut / "garamond-500.ttf")
    for name in NAMES:
        assert (cut / name).stat().st_size < (FONTS / name).stat().st_size
    together = [sum(path.stat().st_size for path in folder.iterdir()) for folder in (cut, FONTS)]
    assert together[0] < 0.6 * together[1]


def test_licences_lie_beside_it_and_its_authors_are_named_in_it(cut: Path) -> None:
    names = {path.name for path in FONTS.iterdir()}
    assert {path.name for path in cut.iterdir()} == names
    for name in names - set(NAMES):
        assert (cut / name).read_bytes() == (FONTS / name).read_bytes()
    said = "The EB Garamond Project Authors".encode("utf-16-be")
    assert said in (cut / "garamond-500.ttf").read_bytes()


def test_it_has_all_letters_of_these_languages_that_the_whole_one_has(cut: Path) -> None:
    for name in NAMES:
        assert _signs(FONTS / name) & letters() <= _signs(cut / name)


def test_the_same_comes_out_every_time(cut: Path, tmp_path: Path) -> None:
    for name in ("plain.ttf", "initials.otf"):
        cut_one(FONTS / name, tmp_path / name)
        assert (tmp_path / name).read_bytes() == (cut / name).read_bytes()


def test_every_sign_of_the_program_is_kept() -> None:
    # In its texts, and one that stands in the code alone.
    assert set(map(ord, texts() + "≤")) <= letters()
