"""What opponents say: of occasions that there are, by people who sit there, and in few words."""

from __future__ import annotations

import pytest

from tolerance_game.games import names, offered_cast, room
from tolerance_game.match.cast import CAST
from tolerance_game.words import Words, languages

LONGEST = 40
FEWEST = 6


def remarks(language: str, game: str) -> dict[tuple[str, str], str]:
    """Each by person and kind."""
    words, family = Words(language), f"{game}.remark."
    found = {}
    for text_id in words.ids():
        if text_id.startswith(family):
            person, kind = text_id.removeprefix(family).split(".")
            found[person, kind] = words.say(text_id)
    return found


@pytest.mark.parametrize("game", names())
def test_they_are_of_people_and_occasions_that_there_are(game: str) -> None:
    kinds = room(game, "occasions").KINDS
    found = remarks("en", game)
    assert {person for person, _kind in found} == set(offered_cast(game))
    assert {kind for _person, kind in found} == set(kinds), "each is spoken of by somebody"
    for person in offered_cast(game):
        assert sum(one == person for one, _kind in found) >= FEWEST


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_they_are_short_and_each_is_its_owner_s(language: str, game: str) -> None:
    found = remarks(language, game)
    for text in found.values():
        assert len(text) <= LONGEST, text
        assert text[-1] in ".?!", text
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("language", languages())
def test_everybody_is_introduced(language: str) -> None:
    words = Words(language, strict=True)
    for person, name in CAST.items():
        assert name in words.say(f"cast.{person}.full")
        assert words.say(f"cast.{person}.station")
        temper = words.say(f"cast.{person}.temper")
        assert not temper.endswith(".")
