"""The catalogue of persons as a table, word for word that of S6."""

from __future__ import annotations

from dataclasses import replace

from tolerance_game.games.schisma.rules.persons import PersonCard, PersonCatalogue, Victory
from tolerance_game.games.schisma.rules.steps import Chosen, Every, Step, This

CATALOGUE = PersonCatalogue(
    (
        PersonCard(
            "cardinal",
            "cardinal",
            (Step("pull", Every(person="cardinal"), 2), Step("push", Chosen(2), 1)),
            petition_source="review",
        ),
        PersonCard("bishop", "bishop", (Step("pull", Chosen(1), 2), Step("push", This(), 2))),
        PersonCard(
            "inquisitor",
            "inquisitor",
            (
                Step("discard", Chosen(1, place="near")),
                Step("pull", Chosen(1, place="own_land"), 1),
            ),
        ),
        PersonCard(
            "noble",
            "noble",
            (
                Step("pull", Chosen(1, factions=("peasant", "knight"), others=False), 2),
                Step("push", This(), 1),
            ),
            # S4.2
            victories=(
                Victory(("noble",), ("knight",)),
                Victory(("noble", "peasant"), for_opponent=True),
            ),
        ),
        PersonCard(
            "knight",
            "knight",
            (Step("push", This(), 2), Step("pull", Chosen(1, plus_faction="noble"), 1)),
        ),
        PersonCard(
            "peasant",
            "peasant",
            (Step("pull", Every(person="peasant"), 1), Step("push", Every(faction="noble"), 1)),
        ),
        PersonCard(
            "preacher",
            "inquisitor",
            (Step("pull", Chosen(2, up_to=True, place="own_land"), 1), Step("push", This(), 1)),
            expansion=True,
        ),
        PersonCard(
            "guildmaster",
            "peasant",
            (Step("swap", Chosen(1)), Step("pull", This(), 1), Step("push", Chosen(1), 1)),
            expansion=True,
        ),
        PersonCard(
            "priest", "bishop", (Step("return", Chosen(1)), Step("push", This(), 1)), expansion=True
        ),
    )
)


def with_victories(person: str, *victories: Victory) -> PersonCatalogue:
    """The persons of the book, one of them with other conditions."""
    return PersonCatalogue(
        tuple(
            replace(one, victories=victories) if one.id == person else one
            for one in CATALOGUE.persons
        )
    )
