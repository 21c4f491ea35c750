"""The textures: sizes, tiles without a seam, and nine-patches that fit what is written of them."""

from __future__ import annotations

import numpy as np
import pytest

from tools.bake import patch
from tools.bake.noise import noise

from .reading import ASSETS, picture, tree

TEXTURES = ASSETS / "textures"
SIZES = {
    "wood": (1920, 1080), "plank": (960, 540), "rosette": (640, 640), "paper": (1848, 1036),
    "paper-aged": (924, 700), "curtain": (1920, 1080), "valance": (1920, 160),
    "card-back": (330, 475), "card-back-hand": (184, 265), "seal-52": (52, 52),
    "seal-56": (56, 56), "seal-64": (64, 64), "seal-88": (88, 88), "wear": (512, 512),
    "hatch": (64, 64), "shadow": (112, 112), "glow": (124, 124), "edge": (128, 128),
    "torn": (448, 448),
}  # fmt: skip


@pytest.mark.parametrize("size", [1, 2])
def test_the_textures_have_the_sizes_that_are_written(size: int) -> None:
    folder = TEXTURES / f"s{size}"
    assert {path.stem for path in folder.iterdir()} == set(SIZES)
    for name, (width, height) in SIZES.items():
        data = (folder / f"{name}.png").read_bytes()
        found = tuple(int.from_bytes(data[i : i + 4]) for i in (16, 20))
        assert found == (width * size, height * size), name


def test_the_nine_patches_are_as_written() -> None:
    written = tree(TEXTURES / "patches.yaml")["patches"]
    assert written == {
        name: {"side": of.side, "margin": of.margin, "outside": of.outside, "middle": of.middle}
        for name, of in {
            "shadow": patch.SHADOW,
            "glow": patch.GLOW,
            "edge": patch.EDGE,
            "torn": patch.TORN,
        }.items()
    }


@pytest.mark.parametrize("name", ["wear", "hatch"])
def test_a_tile_has_no_seam(name: str) -> None:
    alpha = picture(TEXTURES / "s1" / f"{name}.png")[..., 3]
    for rows in (alpha, alpha.T):
        within = np.abs(np.diff(rows, axis=0)).mean(1)
        across = np.abs(rows[0] - rows[-1]).mean()
        assert across <= within.max() * 1.05


def test_a_stretched_patch_is_even_where_it_is_stretched() -> None:
    for name, margin in (("shadow", 48), ("glow", 54), ("edge", 48)):
        alpha = picture(TEXTURES / "s1" / f"{name}.png")[..., 3]
        between = alpha[:margin, margin:-margin]
        assert np.ptp(between, axis=1).max() <= 4, name


def test_the_glow_leaves_its_box_clear() -> None:
    alpha = picture(TEXTURES / "s1" / "glow.png")[..., 3]
    assert alpha[32:-32, 32:-32].max() == 0
    assert alpha.max() > 100


def test_a_torn_edge_goes_on_where_it_repeats() -> None:
    alpha = picture(TEXTURES / "s1" / "torn.png")[..., 3]
    margin, last = patch.TORN.margin, patch.TORN.side - patch.TORN.margin - 1
    # The last column before the corner is followed by the first one after the other corner.
    assert np.abs(alpha[:, last] - alpha[:, margin])[:margin].max() < 200
    assert alpha[margin:-margin, margin:-margin].min() == 255


def test_noise_is_the_same_at_both_sizes() -> None:
    small, large = noise(40, 30, 10, 3, 2), noise(80, 60, 20, 3, 2)
    assert np.corrcoef(small.ravel(), large[::2, ::2].ravel())[0, 1] > 0.98
