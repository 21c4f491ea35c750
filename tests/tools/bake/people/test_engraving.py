"""People are engraved the same each time, and every recipe can be."""

from __future__ import annotations

import pytest

from tools.bake.people.cast import CAST, FORMS
from tools.bake.people.engraving import Form, engraved
from tools.bake.people.head import head, morphs
from tools.bake.people.person import Frame, Recipe
from tools.bake.people.stuffs import STYLES, style_of

pytestmark = pytest.mark.torture

TINY = Form(24, 24, 2.6)


def test_the_same_bytes_come_out_again() -> None:
    who = CAST["widow"].person
    one = engraved(who, Frame(3.7, 0.05, 0.22), TINY, 1)
    assert one.tobytes() == engraved(who, Frame(3.7, 0.05, 0.22), TINY, 1).tobytes()
    assert one.shape == (24, 24, 3)
    assert one.std() > 20


@pytest.mark.parametrize("recipe", CAST.values(), ids=CAST)
def test_every_recipe_names_what_there_is(recipe: Recipe) -> None:
    who = recipe.person
    known = set(morphs())
    assert recipe.frames.keys() <= FORMS.keys()
    for morph in who.morphs:
        found = {morph, f"l-{morph}", f"r-{morph}", f"{morph}Left", f"{morph}Right"}
        assert found & known, f"{who.name}: {morph}"
    worn = who.wear(BASE)
    for solid in (*worn.head, *worn.body, *worn.held):
        assert style_of(solid.stuff, {**STYLES, **who.styles}), f"{who.name}: {solid.stuff}"


BASE = head({})
