"""The grounds in the package are those that were baked, to the eye."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tools.package.contents import ROOT
from tools.package.pictures import GROUNDS, SIZES, smaller_textures

BAKED = ROOT / "assets" / "textures"
MEAN, MOST = 1.0, 3
"""How far colours may be from what was baked, of 255: in the mean, and 99 of 100 of them."""


def _colours(path: Path) -> npt.NDArray[np.int16]:
    found = pygame.image.load(path)
    plain = pygame.Surface(found.get_size(), depth=24)
    plain.blit(found, (0, 0))
    return pygame.surfarray.array3d(plain).astype(np.int16)


@pytest.fixture(scope="module")
def smaller(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The textures as the package gets them."""
    return smaller_textures(tmp_path_factory.mktemp("assets") / "textures")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_is_smaller_and_looks_the_same(smaller: Path, size: str, name: str) -> None:
    baked = BAKED / size / f"{name}.png"
    made = smaller / size / f"{name}.jpg"
    assert not made.with_suffix(".png").exists()
    assert made.stat().st_size < baked.stat().st_size / 5
    apart = np.abs(_colours(made) - _colours(baked))
    assert apart.mean() < MEAN
    assert np.percentile(apart, 99) <= MOST


def test_all_else_stays_as_it_was_baked(smaller: Path) -> None:
    left = {str(path.relative_to(smaller)) for path in smaller.rglob("*.png")}
    all_ = {str(path.relative_to(BAKED)) for path in BAKED.rglob("*.png")}
    assert all_ - left == {f"{size}/{name}.png" for size in SIZES for name in GROUNDS}
    for name in left:
        assert (smaller / name).read_bytes() == (BAKED / name).read_bytes()
