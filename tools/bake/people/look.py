"""The look: what the eye sees of the solids, pixel by pixel."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.field import Field, Mask, Numbers

from .pose import Pose
from .raster import draw
from .solid import Solid, smooth_normals
from .stuffs import kind


@dataclass
class Seen:
    """For each pixel what is there; where nothing is, the stuff is -1."""

    stuff: Numbers
    """The place of the stuff in `names`."""
    names: list[str]
    depth: Field
    normal: Field
    place: Field
    """In the pose."""
    rest: Field
    """Before the pose."""
    grain: Field

    @property
    def body(self) -> Mask:
        """Where anything is."""
        return self.stuff >= 0

    def of(self, *names: str) -> Mask:
        """Where one of these stuffs is, not counting their kinds."""
        return np.isin(self.stuff, [i for i, name in enumerate(self.names) if name in names])

    def of_kind(self, *kinds: str) -> Mask:
        """Where one of these stuffs is, or a kind of it."""
        return np.isin(self.stuff, [i for i, name in enumerate(self.names) if kind(name) in kinds])

    def number(self, name: str) -> int:
        """The place of a stuff in the list, which it joins if it is not there."""
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)


def joined(solids: list[Solid]) -> tuple[Field, Numbers]:
    """The points and triangles of all."""
    starts = np.cumsum([0, *[len(one.points) for one in solids]])
    tris = [one.tris + start for one, start in zip(solids, starts, strict=False)]
    return np.concatenate([one.points for one in solids]), np.concatenate(tris)


def look(pose: Pose, width: int, height: int, scale: float, middle: tuple[float, float]) -> Seen:
    """Seen from the front, without perspective; `middle` is the pixel of the point 0, 0, 0."""
    solids = pose.solids
    names = sorted({one.stuff for one in solids})
    points, tris = joined(solids)
    screen = points * [scale, -scale, scale] + [middle[0], middle[1], 0]
    raster = draw(screen, tris, width, height)
    hit = raster.which >= 0
    seen = raster.which[hit]
    shares = np.concatenate([1 - raster.shares.sum(1, keepdims=True), raster.shares], 1)
    corners = tris[seen]

    def mix(values: Field) -> Field:
        mixed = sum(values[corners[:, i]] * shares[:, i : i + 1] for i in range(3))
        done = np.zeros((height, width, values.shape[1]), dtype=float)
        done[hit] = mixed
        return done

    normal = mix(np.concatenate([_normals(one) for one in solids]))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    normal = np.where(normal[..., 2:] < 0, -normal, normal)  # both sides of a cloth
    numbers = [np.full(len(one.tris), names.index(one.stuff)) for one in solids]
    stuff = np.full((height, width), -1, dtype=np.int64)
    stuff[hit] = np.concatenate(numbers)[seen]
    return Seen(
        stuff,
        names,
        np.where(hit, raster.depth, 0) / scale,
        normal,
        mix(points),
        mix(np.concatenate([one.points for one in pose.rest])),
        mix(np.concatenate([one.grain for one in solids])),
    )


def _normals(one: Solid) -> Field:
    return smooth_normals(one.points, one.tris) if one.normals is None else one.normals
