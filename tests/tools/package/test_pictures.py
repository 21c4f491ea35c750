"""Pictures in the package are those that were baked: to the pixel, or the grounds to the eye."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tests.tiers import TIMES
from tests.ui.desk import open_display
from tolerance_game.ui.kit import textures
from tolerance_game.ui.kit.picture_file import picture_file, width_of
from tools.package.contents import ROOT
from tools.package.pictures import GROUNDS, SIZES, smaller_picture

ASSETS = ROOT / "assets"
BAKED = sorted(
    str(path.relative_to(ASSETS))
    for kind in ("plates", "textures")
    for path in (ASSETS / kind).rglob("*.png")
)
EQUAL = [
    name
    for name in BAKED
    if Path(name).stem not in GROUNDS and (TIMES > 1 or crc32(name.encode()) % 3 == 0)
]
"""A third of all others, and all of them with TOLERANCE_TIMES=2."""
LONG = "curtain"
"""What takes seconds to make smaller; the small one tells as much as the large one."""
LONG_SIZES = SIZES if TIMES > 1 else SIZES[:1]
MEAN, MOST = 1.0, 3
"""How far colours may be from what was baked, of 255: in the mean, and 99 of 100 of them."""


def _colours(path: Path) -> npt.NDArray[np.int16]:
    found = pygame.image.load(path)
    plain = pygame.Surface(found.get_size(), depth=24)
    plain.blit(found, (0, 0))
    return pygame.surfarray.array3d(plain).astype(np.int16)


@pytest.mark.torture
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_is_smaller_and_looks_the_same(tmp_path: Path, size: str, name: str) -> None:
    baked = ASSETS / "textures" / size / f"{name}.png"
    made = smaller_picture(baked, tmp_path)
    assert made.name == f"{name}.jpg"
    assert made.stat().st_size < baked.stat().st_size / 5
    assert width_of(made) == width_of(baked)
    apart = np.abs(_colours(made) - _colours(baked))
    assert apart.mean() < MEAN
    assert np.percentile(apart, 99) <= MOST


@pytest.mark.torture
@pytest.mark.parametrize("name", [name for name in EQUAL if LONG not in name])
def test_all_others_are_smaller_and_equal_to_the_pixel(tmp_path: Path, name: str) -> None:
    _smaller_and_equal(tmp_path, name)


@pytest.mark.torture
@pytest.mark.parametrize("size", LONG_SIZES)
def test_so_is_what_takes_long(tmp_path: Path, size: str) -> None:
    _smaller_and_equal(tmp_path, f"textures/{size}/{LONG}.png")


def _smaller_and_equal(folder: Path, name: str) -> None:
    """As the program loads them."""
    open_display()
    baked = ASSETS / name
    made = smaller_picture(baked, folder)
    assert picture_file(folder, baked.stem) == made
    assert made.stat().st_size < baked.stat().st_size
    assert width_of(made) == width_of(baked)
    before, after = textures._load(baked), textures._load(made)
    assert before is not None
    assert after is not None
    assert (after.get_size(), after.get_bytesize()) == (before.get_size(), before.get_bytesize())
    assert bool(after.get_flags() & pygame.SRCALPHA) == bool(before.get_flags() & pygame.SRCALPHA)
    assert after.get_buffer().raw == before.get_buffer().raw


def test_also_colours_of_what_is_clear_are_kept(tmp_path: Path) -> None:
    """Where a picture is scaled or turned they show."""
    clear = pygame.Surface((6, 4), pygame.SRCALPHA)
    clear.fill((200, 100, 50, 0))
    pygame.image.save(clear, tmp_path / "clear.png")
    made = pygame.image.load(smaller_picture(tmp_path / "clear.png", tmp_path))
    assert tuple(made.get_at((3, 2))) == (200, 100, 50, 0)
