"""Palette and file: few colours stay as they are, many come near."""

from __future__ import annotations

import io

import numpy as np
import pygame

from tools.bake import palette, png


def test_few_colours_come_through_exactly() -> None:
    colours = np.array([[10, 20, 30], [200, 10, 90], [255, 255, 255]], dtype=float)
    field = colours[np.arange(60).reshape(6, 10) % 3]
    pixels, found = palette.reduce(field, 16)
    assert np.array_equal(found[pixels], field.astype(np.uint8))


def test_many_colours_come_near() -> None:
    x, y = np.meshgrid(np.arange(128), np.arange(96))
    field = np.stack([x * 2, y * 2, x + y], -1).astype(float)
    pixels, found = palette.reduce(field, 64)
    assert len(found) <= 64
    assert np.abs(found[pixels].astype(float) - field).mean() < 12


def test_a_file_is_read_back_with_its_opacity() -> None:
    pixels = np.array([[0, 1, 2]], dtype=np.uint8)
    colours = np.array([[1, 2, 3], [1, 2, 3], [9, 8, 7]], dtype=np.uint8)
    data = png.encode(pixels, colours, np.array([0, 128, 255], dtype=np.uint8))
    surface = pygame.image.load(io.BytesIO(data), "x.png")
    assert [tuple(surface.get_at((x, 0))) for x in range(3)] == [
        (1, 2, 3, 0), (1, 2, 3, 128), (9, 8, 7, 255),
    ]  # fmt: skip
