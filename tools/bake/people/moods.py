"""Moods: the same person plain, glad and vexed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from .head import Head
from .person import Dress, Person
from .solid import Solid
from .strokes import CHEEKS, CROWS_FEET, DROOP, FROWN, LAUGH, LAUGHING, SMILE, Stroke


class Mood(NamedTuple):
    """What changes in a face."""

    morphs: Mapping[str, float] = {}
    unlike: tuple[str, ...] = ()
    """What of the person's own look it puts away, by how the morphs begin."""
    lift: float = 0.0
    angry: float = 0.0
    strokes: tuple[Stroke, ...] = ()
    smoothed: tuple[Stroke, ...] = ()
    """Wrinkles of the person's own that it smooths away."""
    grin: float = 0.0
    turn: float = 1.0
    """How far the head is turned, in parts of its turn else."""
    nod: float = 0.0
    lean: float = 0.0
    moustache: tuple[float, float] = (0.0, 0.0)
    """How far a moustache rises in its middle, and how much more towards its ends."""


_GLAD = Mood(
    {"mouthSmile": 1.0, "cheekSquint": 0.7, "eyeSquint": 0.35, "mouth-scale-horiz-incr": 0.4},
    ("mouthSmile", "mouthFrown", "mouth-angles-down", "mouth-scale-horiz", "browDown"),
    lift=0.05,
    angry=-0.45,
    strokes=(*LAUGH, *CHEEKS, *CROWS_FEET[1:]),
    smoothed=(*FROWN, *DROOP),
    grin=0.8,
    turn=0.86,
    nod=-7,
    lean=5,
    moustache=(0.075, 0.9),
)
JOYS: dict[str, Mood] = {
    "broad": _GLAD,
    "quiet": _GLAD._replace(
        morphs={**_GLAD.morphs, "mouthDimple": 0.6},
        strokes=(*SMILE, *LAUGH, *CROWS_FEET[1:]),
        grin=0.0,
        nod=-4,
        lean=7,
    ),
    "grim": _GLAD._replace(
        morphs={**_GLAD.morphs, "mouthDimple": 0.6},
        lift=0.01,
        angry=-0.05,
        strokes=(*SMILE, *LAUGH, *CHEEKS, *CROWS_FEET[1:]),
        grin=0.0,
        nod=-2,
        lean=5,
    ),
    "sly": _GLAD._replace(
        morphs={
            "mouthSmileLeft": 1.0,
            "mouthSmileRight": 0.25,
            "cheekSquintLeft": 0.9,
            "eyeSquintLeft": 0.6,
            "browOuterUpRight": 1.0,
            "browInnerUp": 0.4,
        },
        angry=-0.15,
        strokes=tuple(one._replace(side=1) for one in (*SMILE, *LAUGH, *CHEEKS, *CROWS_FEET[1:])),
        grin=0.0,
        turn=0.78,
        nod=2,
        lean=9,
    ),
    "hearty": _GLAD._replace(
        morphs={**_GLAD.morphs, "cheekSquint": 1.0, "eyeBlink": 1.0, "jawOpen": 0.12},
        lift=0.07,
        strokes=(*LAUGHING, *LAUGH, *CHEEKS, *CROWS_FEET),
        grin=1.15,
        nod=-11,
        lean=9,
    ),
}
"""The ways of being glad: with teeth, with shut lips, with level brows, with one corner of
the mouth, aloud."""

MOODS: dict[str, Mood] = {
    "plain": Mood(),
    "glad": _GLAD,
    "vexed": Mood(
        {"mouthFrown": 1.0, "browDown": 1.0, "noseSneer": 0.6, "mouth-angles-down": 0.7},
        ("mouthSmile", "browOuterUp", "browInnerUp"),
        lift=-0.025,
        angry=1.0,
        strokes=(*FROWN, *LAUGH, *DROOP),
        turn=1.06,
        nod=7,
        moustache=(-0.01, -0.7),
    ),
}


def in_mood(who: Person, name: str) -> Person:
    """The person in one of the moods."""
    mood = _mood(who, name)
    own = {morph: much for morph, much in who.morphs.items() if not morph.startswith(mood.unlike)}
    brow = who.brow._replace(
        lift=who.brow.lift + mood.lift * who.plays,
        angry=who.brow.angry + mood.angry * who.plays,
    )
    own_strokes = tuple(one for one in who.strokes if one not in mood.smoothed)
    strokes = (*own_strokes, *(one for one in mood.strokes if one not in own_strokes))
    return replace(
        who,
        morphs={**own, **mood.morphs},
        brow=brow,
        strokes=strokes,
        wear=_with_moustache(who, mood),
        grin=max(who.grin, mood.grin * who.plays),
        turn=who.turn * mood.turn,
        nod=who.nod + mood.nod,
        lean=who.lean + (mood.lean if who.turn < 0 else -mood.lean),
    )


def _mood(who: Person, name: str) -> Mood:
    """What the mood changes in this face; the nearer half is the one that smiles."""
    if name != "glad":
        return MOODS[name]
    mood = JOYS[who.joy]
    if who.turn <= 0:
        return mood
    sides = str.maketrans({"<": "Right", ">": "Left"})
    morphs = {
        morph.replace("Left", "<").replace("Right", ">").translate(sides): much
        for morph, much in mood.morphs.items()
    }
    strokes = tuple(one._replace(side=-one.side) for one in mood.strokes)
    return mood._replace(morphs=morphs, strokes=strokes)


def _with_moustache(who: Person, mood: Mood) -> Callable[[Head], Dress]:
    """What somebody wears, the moustache where the mouth puts it."""
    if not any(mood.moustache):
        return who.wear

    def wear(own: Head) -> Dress:
        worn = who.wear(own)
        return replace(worn, head=[_risen(one, *mood.moustache) for one in worn.head])

    return wear


def _risen(one: Solid, middle: float, ends: float) -> Solid:
    """A half of a moustache raised; all else as it is."""
    x, y, z = one.points.T
    above_lip = (abs(x).max() < 0.65) and y.max() < -0.30 and y.min() > -1.05 and z.min() > 0.1
    if not (one.stuff.startswith("hair") and above_lip):
        return one
    points = one.points.copy()
    points[:, 1] += middle + ends * x**2
    return Solid(points, one.tris, one.stuff, one.grain)
