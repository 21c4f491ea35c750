"""The pose: the head turns, the body less, the neck in between."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.field import Field

from .curves import step
from .head import EYE, SKIN, Head, head
from .person import Person
from .placing import rotation
from .solid import Solid, of_quads

NECK = np.array([0, -1.0, -0.75])
"""About what the head turns."""


@dataclass(frozen=True)
class Pose:
    """A person as solids."""

    head: Head
    rest: list[Solid]
    """Before the pose: lines cut by this turn with the head."""
    solids: list[Solid]
    """In the pose."""
    turn: Field
    """How the head is turned."""


def pose(who: Person) -> Pose:
    """The person dressed and turned."""
    own = head(who.morphs)
    worn = who.wear(own)
    bare = [] if who.alone else _bare(own)
    turn, stand = rotation(who.turn, who.nod, who.lean), rotation(who.body)
    rest, posed = [], []
    for solids, share in ((bare, None), (worn.head, 1.0), (worn.body, 0.0)):
        for one in solids:
            rest.append(_with_weight(one))
            posed.append(_posed(rest[-1], turn, stand, share))
    held = [_with_weight(one) for one in worn.held]
    return Pose(own, rest + held, posed + held, turn)


def _bare(own: Head) -> list[Solid]:
    """The skin and the eyes, without what a gown covers."""
    x, y, z = own.base.T
    covered = ((np.abs(x) > 0.62) & (y < -1.30)) | (y < -1.62)
    # Behind a collar the slope to the shoulders would show as a chip of skin at the nape.
    covered |= (np.abs(x) > 0.50) & (y < -1.10) & (z < -0.6)
    done = []
    for part, stuff in ((SKIN, "skin"), (EYE, "eye")):
        keep = (own.part == part) & ~covered[own.quads].any(1)
        done.append(of_quads(own.points, own.quads[keep], stuff, own.base.copy()))
    return done


def _with_weight(one: Solid) -> Solid:
    """With a third number to the grain: how thick the hair is, 1 where it does not matter."""
    if one.grain.shape[1] > 2:
        return one
    grain = np.concatenate([one.grain, np.ones((len(one.grain), 1))], 1)
    return Solid(one.points, one.tris, one.stuff, grain, one.normals)


def _posed(one: Solid, turn: Field, stand: Field, share: float | None) -> Solid:
    """Turned with the head as far as `share` says; None for the head with its neck."""
    shares = np.full(len(one.points), 0.0 if share is None else share)
    if share is None:
        shares = step(-1.65, -1.0, one.points[:, 1] + 0.35 * (one.points[:, 2] + 0.6))
    with_head, with_body = ((one.points - NECK) @ by.T for by in (turn, stand))
    points = with_body + (with_head - with_body) * shares[:, None] + NECK
    normals = None if one.normals is None else one.normals @ (turn if share else stand).T
    return Solid(points, one.tris, one.stuff, one.grain, normals)
