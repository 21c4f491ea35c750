"""A baked picture is found in whichever form it is, and its width is read from its head."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from tolerance_game.ui.kit import window
from tolerance_game.ui.kit.assets import assets
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.picture_file import picture_file, width_of
from tolerance_game.words import Words


@pytest.mark.parametrize("size", [(1, 1), (300, 7), (70, 2000), (4000, 3)])
def test_the_width_of_either_kind_is_told(tmp_path: Path, size: tuple[int, int]) -> None:
    for ending in ("png", "jpg"):
        path = tmp_path / f"wood.{ending}"
        pygame.image.save(Surface(size), path)
        assert width_of(path) == size[0]


@pytest.mark.parametrize("size", [(1, 1), (300, 7), (70, 2000), (16384, 3)])
def test_so_is_that_of_a_webp_without_loss(tmp_path: Path, size: tuple[int, int]) -> None:
    """As its specification has the head: 14 bits each, less one, after a sign."""
    bits = size[0] - 1 | size[1] - 1 << 14
    stream = b"\x2f" + bits.to_bytes(4, "little") + b"\x88\x88\x08\0"
    chunk = b"VP8L" + len(stream).to_bytes(4, "little") + stream
    path = tmp_path / "wood.webp"
    path.write_bytes(b"RIFF" + (4 + len(chunk)).to_bytes(4, "little") + b"WEBP" + chunk)
    assert width_of(path) == size[0]
    whole = path.read_bytes()
    for length in range(25):
        path.write_bytes(whole[:length])
        assert width_of(path) == 0
    # Nobody makes those here.
    path.write_bytes(whole.replace(b"VP8L", b"VP8 "))
    assert width_of(path) == 0


def test_the_widths_of_what_was_baked_are_told() -> None:
    # As the list of textures in assets/README.md has them.
    for name, width in (("wood", 1920), ("paper", 1848), ("plank", 960), ("seal-52", 52)):
        assert width_of(assets() / "textures" / "s1" / f"{name}.png") == width
        assert width_of(assets() / "textures" / "s2" / f"{name}.png") == 2 * width


def test_what_is_lost_or_damaged_has_no_width(tmp_path: Path) -> None:
    assert width_of(tmp_path / "wood.png") == 0
    assert width_of(tmp_path / "wood.jpg") == 0
    whole = io.BytesIO()
    pygame.image.save(Surface((90, 40)), whole, "wood.jpg")
    data, path = whole.getvalue(), tmp_path / "wood.jpg"
    for length in range(120):
        path.write_bytes(data[:length])
        assert width_of(path) == 0
    path.write_bytes(b"\xff\xe0\x00\x00" * 30)
    assert width_of(path) == 0


def test_a_png_comes_before_all_others(tmp_path: Path) -> None:
    assert picture_file(tmp_path, "wood").name == "wood.png"
    (tmp_path / "wood.jpg").touch()
    assert picture_file(tmp_path, "wood").name == "wood.jpg"
    (tmp_path / "wood.webp").touch()
    assert picture_file(tmp_path, "wood").name == "wood.webp"
    (tmp_path / "wood.png").touch()
    assert picture_file(tmp_path, "wood").name == "wood.png"


@pytest.mark.parametrize("content", [None, b"", b"\0no picture"])
def test_a_lost_or_damaged_icon_keeps_no_window_from_opening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "icon-64.png").write_bytes(content)
    monkeypatch.setattr(window, "assets", lambda: tmp_path)
    opened = window.Window(Context(Words("en")))
    assert opened.surface.get_width() > 0
    opened.close()
