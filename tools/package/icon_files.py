"""Icons in the containers that Windows and macOS want, made of the pictures in `assets`."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from .contents import ROOT

SIDES: Final = (16, 32, 48, 64, 128, 256, 512)
LARGEST_ICO: Final = 256
"""The side that Windows writes as 0."""

ICNS_KINDS: Final = {
    "icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512,
    # The same for screens with two pixels to the point.
    "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}  # fmt: skip


def picture(side: int) -> Path:
    """The icon of this size."""
    return ROOT / "assets" / f"icon-{side}.png"


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for Windows; each size is a PNG file as it is."""
    fitting = {side: png for side, png in sorted(pictures.items()) if side <= LARGEST_ICO}
    head, body = struct.pack("<HHH", 0, 1, len(fitting)), b""
    begin = len(head) + 16 * len(fitting)
    for side, png in fitting.items():
        told = side % LARGEST_ICO
        head += struct.pack("<BBBBHHII", told, told, 0, 0, 1, 32, len(png), begin + len(body))
        body += png
    return head + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon for macOS; each size is a PNG file as it is."""
    body = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(pictures[side])) + pictures[side]
        for kind, side in ICNS_KINDS.items()
        if side in pictures
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def pictures(sides: Iterable[int] = SIDES) -> dict[int, bytes]:
    """The icons of all sizes."""
    return {side: picture(side).read_bytes() for side in sides}
