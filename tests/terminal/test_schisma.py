"""Schisma in the terminal: seats, the table, and what is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.tables import Puppets, a_home
from tolerance_game.core.errors import Malformed
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import Home
from tolerance_game.words import Words, languages

from .typing import Typist


def seats_kept(home: Home) -> list[type]:
    """Who sits where in the game that was left."""
    entry = home.tasks.do(home.archive.to_continue).result(30.0)
    assert entry is not None
    return [type(one) for one in entry.seats]


@pytest.mark.parametrize(
    ("side", "seats"),
    [
        (None, [Person, Opponent]),
        ("avignon", [Person, Opponent]),
        ("rome", [Opponent, Person]),
        ("both", [Person, Person]),
    ],
)
def test_people_play_avignon_rome_or_both(
    tmp_path: Path, side: str | None, seats: list[type]
) -> None:
    typist = Typist(tmp_path, "1", "quit", side=side)
    assert seats_kept(typist.home) == seats
    # S1.3: Rome begins.
    first = next(line for line in typist.said if "is to act" in line)
    assert first.startswith("Rome" if side in ("rome", "both") else "Avignon")


def test_two_people_play_in_turn_and_go_on_later(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "1", "1", "1", "quit", side="both")
    asked = [line.split()[0] for line in typist.said if "is to act" in line]
    # S2.1: Rome's first turn has one action, every other one two.
    assert asked == ["Rome", "Avignon", "Avignon", "Rome"]
    typist.home.close()
    again = Typist(tmp_path, "yes", "quit")
    assert [line.split()[0] for line in again.said if "is to act" in line] == ["Rome"]


def test_a_side_belongs_to_schisma(tmp_path: Path) -> None:
    with pytest.raises(Malformed):
        Typist(tmp_path, game="tolerance", side="rome")


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_of_two_people(tmp_path: Path, language: str) -> None:
    typist = Typist(tmp_path, *["1"] * 400, language=language, side="both")
    assert typist.said[-1] != "> "
    assert "[" not in typist.text
    assert all(len(line) <= 100 for line in typist.said if line.startswith("  "))


def test_the_display_is_seen_after_every_move_and_after_resuming(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "1", "quit", side="both")
    # S1.2: all five at Genoa, in the middle.
    rows = [line for line in typist.said if line[:4] in ("  1 ", "  2 ", "  3 ", "  4 ", "  5 ")]
    boards = [line for line in rows if "·" in line]
    assert [line.split() for line in boards[:5]] == [
        [str(column), "·", "·", person, "·", "·"]
        for column, person in enumerate(
            ("Peasant", "Noble", "Knight", "Bishop", "Cardinal"), start=1
        )
    ]
    # S2.2: Rome pulled the Peasant one land, from Genoa to Florence.
    assert boards[5].split() == ["1", "·", "·", "·", "Peasant", "·"]
    typist.home.close()
    again = Typist(tmp_path, "yes", "quit")
    rows = [line for line in again.said if "·" in line]
    assert [line.split() for line in rows] == [line.split() for line in boards[5:]]
    assert "Congregation of Rome: nobody" in again.text


def test_a_forbidden_choice_says_why(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "b1", "c 2", "c 3", "b 7", "p 1 2", "p 9", "quit", side="both")
    again = "Chastise: Avignon has taken this action already this turn. (S2.1)"
    # Where the choices stand, and where it is typed.
    assert again in typist.text
    assert typist.after(3) == [again]
    assert typist.after(4) == ["There is no column 7. (S1.2)"]
    assert typist.after(5)[0].endswith("(S6)")
    assert typist.after(6) == ["There is no column 9. (S1.2)"]


def test_taking_back_the_whole_turn_of_the_opponent_says_why(tmp_path: Path) -> None:
    # S2.7: Rome pulls the Peasant; Avignon must not end its turn with the display of before.
    typist = Typist(tmp_path, "b 1", "b 2", "b 1", "c 2", "quit", side="both")
    assert "(S2.1)" in typist.text
    typist = Typist(tmp_path / "other", "b 1", "b 1", "c 1", "quit", side="both")
    # Pulled back and pushed away again: the display of the beginning of the turn (S2.9).
    assert typist.after(3)[0].endswith("(S2.9)")


@pytest.mark.parametrize("language", languages())
def test_actions_have_letters_of_their_own(language: str) -> None:
    say = Words(language).say
    letters = {
        say(f"schisma.action_name.{action}")[0].lower()
        for action in ("beseech", "chastise", "excommunicate", "petition")
    }
    assert len(letters) == 4


def test_columns_choose_whom_a_petition_is_about(tmp_path: Path) -> None:
    # S6: the Noble pulls 1 of the faction Peasant or Knight 2, then is pushed 1.
    typist = Typist(tmp_path, "p 2 3", "quit", side="both")
    told = "\n".join(typist.after(1))
    assert "Noble: Knight in column 3 pulled, Genoa → Rome (S6)" in told
    assert "Noble: Noble in column 2 pushed, Genoa → Nice (S6)" in told
    typist.home.close()
    # Without columns, and with several to choose from, they are shown once more.
    typist = Typist(tmp_path / "other", "p 2", "quit", side="both")
    (text, _more, choices) = typist.after(1)
    assert text.startswith("     Noble (2)")
    assert "Peasant (1)" in choices
    assert "Knight (3)" in choices


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "help", "takes back your last move"),
        ("de", "hilfe", "nimmt deinen letzten Zug zurück"),
        ("en", "persons", "Pull every Peasant 1 land"),
        ("de", "personen", "Kardinal"),
        ("en", "piles", "Draw pile: 7 cards."),
        ("de", "stapel", "Nachziehstapel: 7 Karten."),
        ("en", "congregations", "Congregation of Avignon: nobody"),
        ("de", "gemeinden", "von Avignon: niemand"),
        ("en", "board", "Florence"),
        ("de", "tisch", "Florenz"),
        ("en", "rules", "S2  A turn"),
        ("en", "rules S2.7", "Samaritan"),
        ("de", "regeln s4", "S4"),
        ("en", "rules S99", "There is no paragraph"),
    ],
)
def test_pages_that_can_be_asked_for(tmp_path: Path, language: str, typed: str, found: str) -> None:
    typist = Typist(tmp_path, typed, "quit", language=language, side="both")
    assert found in "\n".join(typist.after(1))


def test_the_table_of_tolerance_can_be_looked_at(tmp_path: Path) -> None:
    home = a_home(tmp_path, Puppets())
    typist = Typist(tmp_path, "1", "board", "help", "quit", home=home, game="tolerance")
    told = "\n".join(typist.after(2))
    assert "Your hand: " in told
    assert "money" in told
    assert "“b 3”" not in "\n".join(typist.after(3))
