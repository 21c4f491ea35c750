"""Sitters: whom a plate shows, where a recipe says how to engrave them."""

from __future__ import annotations

from dataclasses import dataclass

from .people.cast import CAST, FORMS
from .people.engraving import engraved
from .people.moods import MOODS, in_mood
from .people.person import Frame, Person
from .people.recipes import opponents
from .picture import opaque


@dataclass(frozen=True)
class Sitter:
    """A person on a plate."""

    person: Person
    frame: Frame
    form: str

    def plate(self, size: int) -> bytes:
        """The file, `size` pixels to the logical pixel."""
        return opaque(engraved(self.person, self.frame, FORMS[self.form], size))


def faces() -> dict[str, Sitter]:
    """Every opponent in every mood, by the name of the plate."""
    return {
        f"face-{who}-{mood}-{form}": Sitter(in_mood(recipe.person, mood), recipe.frames[form], form)
        for who, recipe in opponents.RECIPES.items()
        for mood in MOODS
        for form in ("portrait", "wide", "small")
    }


def sitters() -> dict[str, Sitter]:
    """Everybody else for whom there is a recipe, by the name of the plate."""
    return {
        _plate(name, form): Sitter(recipe.person, frame, form)
        for name, recipe in CAST.items()
        if name not in opponents.RECIPES
        for form, frame in recipe.frames.items()
    }


def _plate(recipe: str, form: str) -> str:
    match form:
        case "hand" | "zoom":
            return f"card-{recipe}-{form}"
        case "medal" | "badge" | "title":
            return recipe
        case "person":
            return f"{recipe}-zoom"
        case _:
            return f"{recipe}-{form}"
