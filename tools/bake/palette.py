"""A palette: the few colours that suffice for a picture, found deterministically."""

from __future__ import annotations

import numpy as np

from .field import Bytes, Field, Numbers

STEPS = 64
"""How many levels of each channel are told apart while colours are counted."""


def reduce(picture: Field, count: int) -> tuple[Bytes, Bytes]:
    """The index of the colour of each pixel, and the colours, at most `count`."""
    flat = np.clip(picture.reshape(-1, picture.shape[-1]), 0, 255)
    low, high = flat.min(0), flat.max(0)
    span = np.maximum(high - low, 1)
    steps = np.minimum(((flat - low) / span * STEPS).astype(np.int64), STEPS - 1)
    key = (steps[:, 0] * STEPS + steps[:, 1]) * STEPS + steps[:, 2]
    found, number, weight = np.unique(key, return_inverse=True, return_counts=True)
    sums = np.stack([np.bincount(number, flat[:, i], found.size) for i in range(3)], -1)
    cells = sums / weight[:, None]
    colours = _settle(cells, weight, _cut(cells, weight, count))
    nearest = _nearest(cells, colours)
    used, place = np.unique(nearest, return_inverse=True)
    pixels = place[number].astype(np.uint8).reshape(picture.shape[:2])
    return pixels, np.rint(colours[used]).astype(np.uint8)


def _cut(cells: Field, weight: Numbers, count: int) -> Field:
    """Split the box with the largest spread until there are enough boxes."""
    boxes = [np.arange(len(cells))]
    spreads = [_spread(cells, weight, boxes[0])]
    while len(boxes) < count:
        worst = int(np.argmax([spread for spread, _ in spreads]))
        if spreads[worst][0] <= 0:
            break
        box, channel = boxes.pop(worst), spreads.pop(worst)[1]
        box = box[np.argsort(cells[box, channel], kind="stable")]
        half = np.cumsum(weight[box])
        middle = int(np.clip(np.searchsorted(half, half[-1] / 2), 1, len(box) - 1))
        for part in (box[:middle], box[middle:]):
            boxes.append(part)
            spreads.append(_spread(cells, weight, part))
    return np.stack([np.average(cells[box], axis=0, weights=weight[box]) for box in boxes])


def _spread(cells: Field, weight: Numbers, box: Numbers) -> tuple[float, int]:
    """The spread of the colours in a box, and the channel where it is largest."""
    if len(box) < 2:
        return 0.0, 0
    mean = np.average(cells[box], axis=0, weights=weight[box])
    squares = ((cells[box] - mean) ** 2 * weight[box][:, None]).sum(0)
    channel = int(np.argmax(squares))
    return float(squares[channel]), channel


def _settle(cells: Field, weight: Numbers, colours: Field, rounds: int = 4) -> Field:
    """Move each colour to the mean of the cells nearest to it."""
    for _ in range(rounds):
        nearest = _nearest(cells, colours)
        total = np.bincount(nearest, weight, len(colours))
        for channel in range(3):
            moved = np.bincount(nearest, weight * cells[:, channel], len(colours))
            colours[:, channel] = np.where(
                total > 0, moved / np.maximum(total, 1), colours[:, channel]
            )
    return colours


def _nearest(cells: Field, colours: Field) -> Numbers:
    done = np.empty(len(cells), dtype=np.int64)
    for start in range(0, len(cells), 8192):
        part = cells[start : start + 8192]
        gap = (colours**2).sum(1)[None, :] - 2 * part @ colours.T
        done[start : start + 8192] = gap.argmin(1)
    return done
