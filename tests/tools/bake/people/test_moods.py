"""Each opponent is plain, glad and vexed, and no two of them are taken for one another."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from tools.bake.field import Field, Mask
from tools.bake.people.costume import beards, hair
from tools.bake.people.head import head
from tools.bake.people.look import look
from tools.bake.people.moods import JOYS, MOODS, in_mood
from tools.bake.people.person import Person, dress
from tools.bake.people.pose import pose
from tools.bake.people.recipes.opponents import RECIPES
from tools.bake.people.solid import Solid
from tools.bake.people.stuffs import STYLES, style_of

pytestmark = pytest.mark.torture

SIDE = 66
"""The smallest size at which a face is shown."""
MOST = 0.85
"""So much of two outlines may be common,"""
CLEAR = 0.2
"""or their tones, from 0 to 1, differ by more than this in the mean."""


@pytest.mark.parametrize("name", RECIPES)
def test_moods_change_the_face(name: str) -> None:
    who = RECIPES[name].person
    faces = [in_mood(who, mood) for mood in MOODS]
    assert faces[0] == who
    for one, other in combinations(faces, 2):
        assert dict(one.morphs) != dict(other.morphs)
        assert one.brow != other.brow
        assert one.nod != other.nod


def test_a_moustache_goes_with_the_mouth() -> None:
    own = head({})
    half, crown = beards.moustache("hair")[0], hair.scalp(own)

    def worn(mood: str) -> list[Solid]:
        who = Person("anybody", {}, lambda _: dress([half, crown]))
        return in_mood(who, mood).wear(own).head

    corner = half.points[:, 0].argmin()
    plain, glad, vexed = (worn(mood)[0].points[corner, 1] for mood in ("plain", "glad", "vexed"))
    assert vexed < plain < glad
    assert all(np.array_equal(worn(mood)[1].points, crown.points) for mood in MOODS)


def test_a_sly_smile_is_on_the_nearer_half() -> None:
    def smiling(turn: float) -> float:
        glad = in_mood(Person("anybody", {}, lambda _: dress([]), turn=turn, joy="sly"), "glad")
        assert any(one.side == (1 if turn < 0 else -1) for one in glad.strokes)
        return glad.morphs["mouthSmileLeft"] - glad.morphs["mouthSmileRight"]

    assert smiling(-20) > 0 > smiling(20)


@pytest.mark.parametrize("joy", JOYS)
def test_every_way_of_being_glad_is_known(joy: str) -> None:
    who = Person("anybody", {}, lambda _: dress([]), joy=joy)
    own = head(in_mood(who, "glad").morphs)
    assert not np.array_equal(own.points, head({}).points)


def test_no_two_outlines_are_alike_or_their_tones_differ() -> None:
    for one, other in combinations(RECIPES, 2):
        (body, tone), (others, tones) = _seen(one), _seen(other)
        either = body | others
        common = float((body & others).sum() / either.sum())
        apart = float(np.abs(tone - tones)[either].mean())
        assert common <= MOST or apart > CLEAR, f"{one} and {other}: {common:.2f}, {apart:.2f}"


@cache
def _seen(name: str) -> tuple[Mask, Field]:
    """Where somebody is on the smallest plate, and how dark each stuff is."""
    recipe = RECIPES[name]
    who: Person = replace(recipe.person)
    frame = recipe.frames["small"]
    scale = SIDE / frame.span
    seen = look(
        pose(who), SIDE, SIDE, scale, (SIDE / 2 - frame.x * scale, SIDE / 2 + frame.y * scale)
    )
    tone = np.zeros((SIDE, SIDE), dtype=float)
    for number, stuff in enumerate(seen.names):
        tone[seen.stuff == number] = style_of(stuff, {**STYLES, **who.styles}).lit
    return seen.body, tone
