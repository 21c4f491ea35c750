"""What threatens as the table lies, and how near each win is (S3.1, S4)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.games.schisma.foresight.dangers import (
    LEAVING,
    PLACE_LOSES,
    PLACE_WINS,
    THIRD_PERSON,
    WOULD_LOSE,
    WOULD_WIN,
    Danger,
    Half,
    Way,
    dangers,
    lands_to,
    ways,
)
from tolerance_game.games.schisma.rules.congregation import condition_met, verdict
from tolerance_game.games.schisma.rules.draft import Draft
from tolerance_game.games.schisma.rules.persons import PersonCatalogue, Victory
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import CHOOSING, State
from tolerance_game.games.schisma.rules.track import (
    AVIGNON,
    BEYOND_AVIGNON,
    BEYOND_ROME,
    ROME,
    SEATS,
)

from .catalogue import CATALOGUE
from .positions import RULINGS, game, positions
from .scenarios import table


def test_one_land_from_leaving() -> None:
    """S3.1: at Rome and at Avignon; with empty congregations nothing else threatens."""
    t = table("noble@R knight@A bishop@G peasant@N cardinal@F")
    assert dangers(t.state) == (
        Danger(LEAVING, ROME, ROME, 0, "noble", "noble", 1, ""),
        Danger(LEAVING, AVIGNON, AVIGNON, 1, "knight", "knight", 1, ""),
    )


def test_the_third_person() -> None:
    """S4.1: anybody would be the third in Rome's congregation, but only one stands near enough."""
    t = table("bishop@R knight@F bishop@G inquisitor@N cardinal@N; R cardinal inquisitor")
    assert dangers(t.state) == (
        Danger(THIRD_PERSON, ROME, ROME, 0, "bishop", "bishop", 1, "three_persons"),
    )


def test_a_noble_who_would_win() -> None:
    """S4.2: a Knight lies at Avignon; the Noble, two lands from Rome's congregation, would win."""
    t = table("noble@F knight@G bishop@G cardinal@G inquisitor@G; A knight")
    assert dangers(t.state) == (
        Danger(WOULD_WIN, ROME, ROME, 0, "noble", "noble", 2, "noble_and_knight"),
        Danger(PLACE_WINS, ROME, ROME, None, "", "noble", 2, "noble_and_knight"),
    )


def test_a_noble_who_would_lose() -> None:
    """S4.2: a Guildmaster, of the faction Peasant, lies at Avignon; a Noble there wins for Rome."""
    t = table("noble@F knight@G bishop@G cardinal@G inquisitor@G; A guildmaster")
    assert dangers(t.state) == (
        Danger(WOULD_LOSE, ROME, AVIGNON, 0, "noble", "noble", 4, "noble_and_peasant"),
        Danger(PLACE_LOSES, ROME, AVIGNON, None, "", "noble", 4, "noble_and_peasant"),
    )


def test_knight_and_peasant_near_a_noble() -> None:
    """S4.2: Avignon's Noble wins with a Knight at Rome, and loses with a Peasant beside it."""
    t = table("knight@N peasant@F bishop@G cardinal@G inquisitor@G; A noble")
    assert dangers(t.state) == (
        Danger(WOULD_LOSE, AVIGNON, ROME, 0, "knight", "knight", 4, "noble_and_knight"),
        Danger(WOULD_LOSE, ROME, AVIGNON, 1, "peasant", "peasant", 4, "noble_and_peasant"),
        Danger(PLACE_LOSES, ROME, AVIGNON, None, "", "peasant", 4, "noble_and_peasant"),
        Danger(PLACE_LOSES, AVIGNON, ROME, None, "", "knight", 4, "noble_and_knight"),
    )


def test_both_would_win() -> None:
    """S4.3: a Noble would be Rome's third and lie with a Peasant: whoever acts wins."""
    text = "noble@R knight@G bishop@G cardinal@G inquisitor@G; R cardinal peasant"
    noble = dangers(table(text, turn="rome").state)[0]
    assert (noble.kind, noble.seat) == (THIRD_PERSON, ROME)
    noble = dangers(table(text, turn="avignon").state)[0]
    assert (noble.kind, noble.seat, noble.ending) == (WOULD_LOSE, AVIGNON, "noble_and_peasant")


def test_ways_to_win() -> None:
    """S4.1, S4.2: three persons, and both halves of both conditions.

    Avignon needs two more: Knight (2 lands) and one at Genoa (3). Its Noble stands, the Knight
    needs 4 lands to Rome. At Rome it needs a Noble, who is nowhere, and a Peasant (2 lands).
    """
    t = table("knight@N peasant@F bishop@G cardinal@G inquisitor@G; A noble")
    avignon, rome = ways(t.state)
    assert avignon == (
        Way("three_persons", 1, 3, (), 5),
        Way(
            "noble_and_knight",
            1,
            2,
            (Half("noble", AVIGNON, True, None, None), Half("knight", ROME, False, 0, 4)),
            4,
        ),
        Way(
            "noble_and_peasant",
            0,
            2,
            (Half("noble", ROME, False, None, None), Half("peasant", ROME, False, 1, 2)),
            None,
        ),
    )
    # Rome: Peasant 2, and two at Genoa 3 each.
    assert rome[0] == Way("three_persons", 0, 3, (), 8)
    assert rome[2] == Way(
        "noble_and_peasant",
        1,
        2,
        (Half("noble", AVIGNON, True, None, None), Half("peasant", AVIGNON, False, 1, 4)),
        4,
    )


def test_conditions_are_those_of_the_data() -> None:
    """S4.1: a Bishop who wins beside a Cardinal, if the data say so."""
    persons = tuple(
        replace(person, victories=(Victory(("bishop", "cardinal")),))
        if person.id == "bishop"
        else replace(person, victories=())
        for person in CATALOGUE.persons
    )
    state = table("cardinal@F noble@F knight@N peasant@G knight@G; A noble; R bishop").state
    state = replace(state, options=replace(state.options, catalogue=PersonCatalogue(persons)))
    assert dangers(state) == (
        Danger(WOULD_WIN, ROME, ROME, 0, "cardinal", "cardinal", 2, "condition"),
        Danger(PLACE_WINS, ROME, ROME, None, "", "cardinal", 2, "condition"),
    )
    assert [way.ending for way in ways(state)[ROME]] == ["three_persons", "condition"]


def test_nothing_threatens_when_it_is_over() -> None:
    """S4.1."""
    t = table("bishop@R knight@G noble@G peasant@G cardinal@G; R cardinal inquisitor")
    assert dangers(t.beseech("bishop").state) == ()


def test_won_in_the_midst_of_a_petition() -> None:
    """S4.1, S3.2 `at_once`: the Cardinal leaves as Rome's third; a fourth wins nothing more."""
    t = table(
        "cardinal@F noble@R knight@G peasant@G bishop@G; R inquisitor inquisitor",
        rulings=Rulings(refill="at_once"),
    )
    t.petition("cardinal").draw("bishop")
    assert t.state.phase == CHOOSING
    assert [(d.kind, d.person) for d in dangers(t.state)] == [(LEAVING, "noble")]


def ended_by(state: State, column: int, congregation: int) -> tuple[int, ...]:
    """Who wins when the rules put this person into the congregation."""
    draft = Draft(state)
    draft.move(column, BEYOND_AVIGNON if congregation == AVIGNON else BEYOND_ROME, "", "", "")
    draft.ended()
    return draft.outcome.winners if draft.outcome else ()


@pytest.mark.parametrize("number", sizes(15, 150))
@pytest.mark.parametrize("mode", ["base", "random"])
@pytest.mark.parametrize("name", RULINGS)
def test_dangers_of_random_positions(name: str, mode: str, number: int) -> None:
    """S4: who is listed would end the game just so; who is not would end it for nobody."""
    for state in positions(name, mode, number):
        # S4.1, `at_once`: in the midst of a petition it may be won already.
        won = verdict(state.congregations, state.options.catalogue, state.seat)
        anyway = won[0].winners if won else ()
        listed = {(d.column, d.congregation): d for d in dangers(state) if d.column is not None}
        for column, standing in enumerate(state.display):
            for congregation in SEATS:
                danger = listed.get((column, congregation))
                if standing is None:
                    assert danger is None
                    continue
                winners = ended_by(state, column, congregation)
                lands = lands_to(congregation, standing.land)
                if danger is None:
                    third = len(state.congregations[congregation]) >= 2
                    assert winners == anyway or third
                    assert lands > 1
                    continue
                assert (danger.person, danger.lands) == (standing.person, lands)
                assert winners == (anyway if danger.kind == LEAVING else (danger.seat,))


@pytest.mark.parametrize("name", RULINGS)
def test_a_way_is_complete_when_its_condition_is_met(name: str) -> None:
    """S4.1, S4.2: at the end of random games and before it."""
    rng = Random(name)
    for _ in range(4):
        for moment in game(RULINGS[name], "random", rng):
            state: State = moment.state
            for seat in SEATS:
                met = condition_met(seat, state.congregations, state.options.catalogue)
                complete = [way.ending for way in ways(state)[seat] if way.have == way.need]
                assert (met in complete) if met else not complete
                assert all(way.lands == 0 for way in ways(state)[seat] if way.have == way.need)
