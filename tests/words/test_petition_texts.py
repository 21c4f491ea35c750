"""The petitions in words, against the table of S6, written out by hand."""

from __future__ import annotations

import pytest

from tests.rows import rows
from tolerance_game.games.schisma.petition_texts import petition_text
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.words import languages
from tolerance_game.words.texts import load_texts

from .everything import CATALOGUE, strict_teller

PERSONS = CATALOGUE.of("schisma").material.by_id

PETITIONS = rows("""
cardinal
  Pull every Cardinal 2 lands; then push 2 others 1 land each
  Ziehe jede Karte Kardinal um 2 Länder heran; dann schiebe 2 andere Personen um je 1 Land
bishop
  Pull 1 other 2 lands; then push this Bishop 2 lands
  Ziehe 1 andere Person um 2 Länder heran; dann schiebe diese Karte um 2 Länder
inquisitor
  Discard 1 other standing here or at a neighbouring land; then pull 1 other standing here 1 land
  Lege 1 andere Person vom selben oder einem benachbarten Land ab; dann ziehe 1 andere Person vom
    selben Land um 1 Land heran
noble
  Pull 1 person of the faction Peasant or Knight 2 lands; then push this Noble 1 land
  Ziehe 1 Person der Fraktion Bauer oder Ritter um 2 Länder heran; dann schiebe diese Karte um 1
    Land
knight
  Push this Knight 2 lands; then pull # others 1 land each (# = 1, +1 for each person of the
    faction Noble on the track)
  Schiebe diese Karte um 2 Länder; dann ziehe # andere Personen um je 1 Land heran (# = 1, +1 je
    Person der Fraktion Adliger auf der Strecke)
peasant
  Pull every Peasant 1 land; then push every person of the faction Noble 1 land
  Ziehe jede Karte Bauer um 1 Land heran; dann schiebe jede Person der Fraktion Adliger um 1 Land
preacher
  Pull up to 2 others standing here 1 land each; then push this Preacher 1 land
  Ziehe bis zu 2 andere Personen vom selben Land um je 1 Land heran; dann schiebe diese Karte um 1
    Land
guildmaster
  Swap the lands of this Guildmaster and 1 other; then pull this Guildmaster 1 land; then push 1
    other 1 land
  Vertausche diese Karte und 1 andere Person; dann ziehe diese Karte um 1 Land heran; dann schiebe 1
    andere Person um 1 Land
priest
  Move 1 other back to Genoa; then push this Priest 1 land
  Versetze 1 andere Person zurück nach Genua; dann schiebe diese Karte um 1 Land
""")


@pytest.mark.parametrize(("person", "english", "german"), PETITIONS)
def test_petitions(person: str, english: str, german: str) -> None:
    assert petition_text(strict_teller("en").words, PERSONS[person]) == english
    assert petition_text(strict_teller("de").words, PERSONS[person]) == german


def test_every_person_is_in_the_table() -> None:
    assert {person for person, *_texts in PETITIONS} == set(PERSONS)


def test_numbers_follow_their_ruling() -> None:
    text = petition_text(strict_teller("en").words, PERSONS["bishop"], Rulings(numbers="up_to"))
    assert text == "Pull up to 1 other 2 lands; then push this Bishop 2 lands"


@pytest.mark.parametrize("language", languages())
def test_lands_and_actions_are_called_as_on_the_board(language: str) -> None:
    texts = load_texts(language).templates
    for land, names in CATALOGUE.of("schisma").lands.items():
        assert texts[f"schisma.land.{land}"] == names[language]
    for action, names in CATALOGUE.of("schisma").actions.items():
        assert texts[f"schisma.action_name.{action}"] == names[language]
