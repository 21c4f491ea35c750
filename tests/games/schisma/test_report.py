"""What lists of saved games and statistics say of a game of Schisma."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.games import schisma
from tolerance_game.games.schisma import report
from tolerance_game.games.schisma.rules.events import ActionTaken, GameEnded, Joined, Settled
from tolerance_game.games.schisma.rules.moves import Petition
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.words import Words

from .catalogue import CATALOGUE
from .positions import RULINGS, game
from .scenarios import table


def test_every_person_has_a_figure() -> None:
    """S1.2, S5.1: base game and expansion."""
    assert tuple(report.PETITIONS) == tuple(CATALOGUE.by_id)
    assert len(report.FIGURES) == 1 + 9


def test_petitions_count_for_whoever_used_them() -> None:
    """S2.5: either player may use any person; the other actions do not count."""

    def took(seat: int, action: str, person: str) -> ActionTaken:
        return ActionTaken(
            seat=seat, action=action, column=0, person=person, targets=(), paragraph="S2.5"
        )

    events = (
        took(1, "petition", "knight"),
        took(0, "petition", "knight"),
        took(0, "beseech", "knight"),
        took(0, "petition", "priest"),
        took(1, "petition", "knight"),
        Joined(column=0, person="noble", from_land=4, seat=1, paragraph="S3.1"),
        GameEnded(winners=(1,), ending="condition", rival="", paragraph="S4.1"),
    )
    found = report.result(Options(CATALOGUE), 2, events)
    avignon, rome = (
        {name: number for name, number in seat.figures.items() if number} for seat in found.seats
    )
    assert avignon == {"petitions_knight": 1, "petitions_priest": 1}
    assert rome == {"joined": 1, "petitions_knight": 2}
    assert (found.winners, found.ending) == ((1,), "condition")


def test_the_line_up_is_who_was_settled() -> None:
    """S5.2: the base game, six that were chosen, or six that chance has settled."""
    base = "cardinal bishop inquisitor noble knight peasant"
    chosen = ("cardinal", "priest", "preacher", "noble", "knight", "guildmaster")
    drawn = ("cardinal", "priest", "inquisitor", "noble", "knight", "peasant")
    settled = Settled(persons=drawn, paragraph="S5.2")
    for options, events, line_up in (
        (Options(CATALOGUE), (), base),
        (Options(CATALOGUE, persons="chosen", chosen=chosen), (), " ".join(chosen)),
        (Options(CATALOGUE, persons="random"), (settled,), " ".join(drawn)),
    ):
        assert report.result(options, 2, events).options == {"line_up": line_up}


@pytest.mark.parametrize(
    ("language", "turn"),
    [("en", "Schisma, turn 7: Avignon 2, Rome 1"), ("de", "Schisma, Zug 7: Avignon 2, Rom 1")],
)
def test_a_list_says_turn_and_congregations(language: str, turn: str) -> None:
    """S3.3: both congregations are open; Avignon's stands first."""
    t = table("peasant@F peasant@R cardinal@R noble@R bishop@A; A inquisitor cardinal; R knight")
    words = Words(language, strict=True)
    assert report.summary(t.state) == {"turn": 7, "scores": [2, 1]}
    summary = {"turn": 7, "score_0": 2, "score_1": 1}
    assert report.standing(words, summary, is_over=False) == turn
    # Where the file does not say it.
    short = report.standing(words, {"turn": 7}, is_over=False)
    assert short == turn.partition(":")[0]
    assert report.standing(words, summary, is_over=True) != turn


def test_figures_of_a_random_game() -> None:
    """Counted once more, from the moves."""
    for seed in range(4):
        moments = game(RULINGS["defaults"], "random", Random(seed))
        events = [event for moment in moments for event in moment.events]
        found = report.result(Options(CATALOGUE, persons="random"), 2, events)
        for seat in (0, 1):
            moves = [m.move for m in moments if m.seat == seat and isinstance(m.move, Petition)]
            figures = found.seats[seat].figures
            assert sum(figures[name] for name in report.PETITIONS.values()) == len(moves)
        last = moments[-1].state
        assert found.turns == last.turn
        assert found.options["line_up"].split() == list(last.persons)
        assert schisma.outcome(last) is not None
