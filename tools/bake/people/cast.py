"""The cast: every recipe by its name, and the kinds of plates that show it."""

from __future__ import annotations

from collections.abc import Mapping

from .engraving import Form
from .person import Recipe
from .recipes import (
    clergy,
    emblems,
    monarchs,
    nobles,
    opponents,
    peasants,
    roles,
    schisma_persons,
    townsfolk,
    wild,
)

FORMS: dict[str, Form] = {
    "hand": Form(111, 118, 2.75),
    "zoom": Form(230, 252, 3.3),
    "medal": Form(104, 104, 2.75),
    "portrait": Form(112, 148, 2.75),
    "wide": Form(84, 112, 2.75),
    "small": Form(66, 66, 2.6),
    "notice": Form(176, 200, 3.2),
    "person": Form(176, 166, 3.2),
    "board": Form(46, 104, 2.6),
    "badge": Form(112, 112, 2.75),
    "title": Form(590, 468, 4.0),
}
"""The kinds of plates."""

GROUPS: tuple[Mapping[str, Recipe], ...] = (
    opponents.RECIPES,
    nobles.RECIPES,
    clergy.RECIPES,
    townsfolk.RECIPES,
    peasants.RECIPES,
    wild.RECIPES,
    roles.RECIPES,
    monarchs.RECIPES,
    schisma_persons.RECIPES,
    emblems.RECIPES,
)
CAST: dict[str, Recipe] = {name: one for group in GROUPS for name, one in group.items()}
"""All people by their names: `nobles-9`, `role-ned`, `monarch-mary`, `person-knight`, `widow`."""
