"""What was chosen when a game was set up is there the next time, whatever happened to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tolerance_game.core.errors import Malformed
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import Choices, Home, last_choices, remember

from .tables import ENOUGH, Puppets, a_home

FOUR = (Person("Anna"), Opponent("grab"), Person("Ben"), Opponent("thumb"))
OPTIONS = {"players": 4, "roles": "unique", "rulings": {"first_chooser": "drawn"}}
CHOICES = Choices("tolerance", FOUR, OPTIONS, practice=True)


def test_without_choices_there_are_usual_ones(home: Home) -> None:
    choices = last_choices(home)
    assert choices == Choices("tolerance", (Person(), *[Opponent("fair")] * 3))
    assert last_choices(home, "schisma").seats == (Person(), Opponent("fair"))
    assert choices.table(home, 7).header.seed == 7


def test_what_holds_for_one_game_alone_is_not_there_the_next_time(
    home: Home, tmp_path: Path
) -> None:
    options = {"players": 4, "rulings": {"first_chooser": "leads", "satyr": "estate"}}
    once = Choices("tolerance", FOUR, options, for_once=frozenset({"first_chooser"}))
    assert once.table(home, 7).options.rulings.first_chooser == "leads"
    assert remember(home, once).result(ENOUGH) is None
    later = a_home(tmp_path, Puppets())
    assert last_choices(later).options == {"players": 4, "rulings": {"satyr": "estate"}}
    assert later.close()


def test_names_of_programs_are_there_the_next_time(home: Home, tmp_path: Path) -> None:
    seats = (Person("Anna"), Opponent("grab", "Otto"), Person("Ben"), Opponent("thumb"))
    assert remember(home, Choices("tolerance", seats, OPTIONS)).result(ENOUGH) is None
    later = a_home(tmp_path, Puppets())
    assert last_choices(later).seats == seats
    assert later.settings.names == ("Anna", "Ben")
    # Neither the other game nor a person who takes such a seat gets a name of theirs.
    assert last_choices(later, "schisma").seats == (Person("Anna"), Opponent("fair"))
    assert remember(later, CHOICES).result(ENOUGH) is None
    again = a_home(tmp_path, Puppets())
    assert last_choices(again) == CHOICES
    assert again.settings.table.names == ()
    assert later.close()
    assert again.close()


def test_the_face_of_a_person_is_there_the_next_time_and_in_the_game(
    home: Home, tmp_path: Path
) -> None:
    seats = (Person("Anna", "lady"), Opponent("grab"), Person("Ben"), Opponent("thumb"))
    choices = Choices("tolerance", seats, OPTIONS)
    assert remember(home, choices).result(ENOUGH) is None
    later = a_home(tmp_path, Puppets())
    assert last_choices(later).seats == seats
    # The other game does not take it over, and whoever goes without is without.
    assert last_choices(later, "schisma").seats[0] == Person("Anna")
    assert remember(later, CHOICES).result(ENOUGH) is None
    again = a_home(tmp_path, Puppets())
    assert last_choices(again).seats == FOUR
    assert later.close()
    assert again.close()


def test_a_person_without_a_name_between_others_keeps_their_names(
    home: Home, tmp_path: Path
) -> None:
    seats = (Person("Anna"), Person(), Person("Clara"))
    assert remember(home, Choices("tolerance", seats, {"players": 3})).result(ENOUGH) is None
    later = a_home(tmp_path, Puppets())
    assert last_choices(later).seats == seats
    assert later.close()


def test_choices_are_there_the_next_time(home: Home, tmp_path: Path) -> None:
    assert remember(home, CHOICES).result(ENOUGH) is None
    assert last_choices(home) == CHOICES
    later = a_home(tmp_path, Puppets())
    assert last_choices(later) == CHOICES
    assert last_choices(later).table(later).seats == 4
    # Those of the other game are kept beside them, and so are the names.
    duel = Choices("schisma", (Opponent("thumb"), Person("Clara")), {"persons": "random"})
    assert remember(later, duel).result(ENOUGH) is None
    again = a_home(tmp_path, Puppets())
    assert last_choices(again) == duel
    assert again.settings.names == ("Clara", "Anna", "Ben")
    assert last_choices(again, "tolerance").options == OPTIONS
    assert later.close()


@pytest.mark.parametrize(
    "content",
    [
        "table: {seats: [person, nobody, thumb, x, y]}",
        "table: {game: schisma, seats: [grab, person, person]}",
        "table: {tolerance: {players: 9, roles: all}}",
        "table: {tolerance: {hidden_roles: true, roles: bertram}}",
        "table: {schisma: {persons: chosen, chosen: [x]}, game: schisma}",
        "table: 7\nnames: [1, 2]",
        'names: ["a\\tb"]',
        'table: {seats: [person, thumb, grab, thumb], names: ["", "a\\tb", b, c, d]}',
        "- broken",
    ],
)
def test_choices_that_do_not_fit_have_their_default(tmp_path: Path, content: str) -> None:
    (tmp_path / "settings.yaml").write_text(content)
    home = a_home(tmp_path, Puppets())
    for game in (None, "tolerance", "schisma"):
        choices = last_choices(home, game)
        assert choices.table(home, 1).seats == len(choices.seats)
    home.close()


def test_choices_that_cannot_be_played_are_not_remembered(home: Home) -> None:
    with pytest.raises(Malformed):
        remember(home, Choices("tolerance", FOUR[:2], OPTIONS))
    with pytest.raises(Malformed):
        remember(home, Choices("tolerance", FOUR, {"players": 9}))
    assert last_choices(home).game == "tolerance"
    assert home.settings.names == ()


def test_settings_that_cannot_be_written_are_used_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    home = a_home(tmp_path / "file", Puppets())
    reason = remember(home, CHOICES).result(ENOUGH)
    assert reason is not None
    assert last_choices(home) == CHOICES
    home.close()
