"""Moves in words at the table: by person and land (S1.2), with right grammar."""

from __future__ import annotations

import pytest

from tests.games.schisma.scenarios import table
from tolerance_game.games.schisma import telling
from tolerance_game.games.schisma.rules.moves import Beseech, Choose, Move, Petition
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.schisma.move_words import move_words
from tolerance_game.words import Words


def said(
    language: str, move: Move, text: str = "noble@N peasant@G noble@N bishop@G knight@R"
) -> str:
    state = table(text).state
    names = telling.names(state.options, load_catalogue().of("schisma"))
    return move_words(Words(language, names, strict=True), move, state.display)


@pytest.mark.parametrize(
    ("kind", "name", "targets", "english", "german"),
    [
        ("beseech", "peasant", (), "beseech the Peasant at Genoa", "den Bauern in Genua anflehen"),
        ("chastise", "knight", (), "chastise the Knight at Rome", "den Ritter in Rom züchtigen"),
        # Two Nobles stand at Nice, in the first and the third column.
        (
            "excommunicate", "noble#1", (),
            "excommunicate the Noble at Nice (left)",
            "den Adligen in Nizza (links) exkommunizieren",
        ),
        (
            "excommunicate", "noble#2", (),
            "excommunicate the Noble at Nice (right)",
            "den Adligen in Nizza (rechts) exkommunizieren",
        ),
        (
            "petition", "peasant", (),
            "petition the Peasant at Genoa",
            "die Bittschrift des Bauern in Genua nutzen",
        ),
        (
            "petition", "bishop", ("noble#2",),
            "petition the Bishop at Genoa, choosing the Noble at Nice (right)",
            "mit der Bittschrift des Bischofs in Genua den Adligen in Nizza (rechts) wählen",
        ),
        (
            "petition", "knight", ("noble#1 peasant",),
            "petition the Knight at Rome, choosing the Noble at Nice (left) and the Peasant",
            "mit der Bittschrift des Ritters in Rom den Adligen in Nizza (links) und den Bauern "
            "wählen",
        ),
    ],
)  # fmt: skip
def test_whom_a_move_is_about(
    kind: str, name: str, targets: tuple[str, ...], english: str, german: str
) -> None:
    t = table("noble@N peasant@G noble@N bishop@G knight@R")
    move = t.move(kind, name, *targets)
    assert said("en", move) == english
    assert said("de", move) == german


def test_a_petition_that_goes_on() -> None:
    """S3.2: it chooses somebody, or nobody is left to be chosen."""
    assert said("en", Choose(((1,),))) == "choose the Peasant"
    assert said("de", Choose(((1,), (3,)))) == "den Bauern und den Bischof wählen"
    assert said("en", Choose(((),))) == "choose nobody"
    assert said("de", Choose(((),))) == "niemanden wählen"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_person_has_all_forms(language: str) -> None:
    """S5.1: those of the expansion, too; one of an owner's own is named as they are called."""
    catalogue = load_catalogue().of("schisma")
    for card in catalogue.material.persons:
        words = Words(language, strict=True)
        assert words.has(f"schisma.table.move.whom.{card.id}")
        assert words.has(f"schisma.table.move.whose.{card.id}")


def test_copies_at_different_lands_are_told_apart_by_these() -> None:
    text = "noble@N peasant@G noble@F bishop@G knight@R"
    assert said("en", Beseech(2), text) == "beseech the Noble at Florence"
    assert said("en", Petition(3, ((0,),)), text) == (
        "petition the Bishop at Genoa, choosing the Noble at Nice"
    )
