"""What the chronicle tells of a trick, whom it concerns, and how a trick that is over is told."""

from __future__ import annotations

import pytest

from tests.games.tolerance.scenarios import Table, table
from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.ui.table.chronicle import Group
from tolerance_game.ui.tolerance.table.chronicle import ToleranceChronicle
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

NAMES = ("Anna", "Tomas", "Beatrice", "Konrad")


def told(game: Table, language: str = "en") -> ToleranceChronicle:
    """The chronicle of the last trick."""
    assert game.state is not None
    names = names_of_tolerance(game.state.options, seats=NAMES)
    teller = Teller(Words(language, strict=True), names, NAMES)
    chronicle = ToleranceChronicle(teller, NAMES, game.state.options)
    for event in game.events:
        chronicle.tell(event)
    return chronicle


def lines_of(group: Group, seat: Seat | None = None) -> list[tuple[str, str]]:
    """Kind and card of each line, of all or of those that concern a seat."""
    lines = group.lines if seat is None else group.concerning(seat).lines
    return [(line.kind, line.card) for line in lines]


def test_only_mine_keeps_what_befell_my_cards_and_what_my_tricks_did() -> None:
    """T4.1-2: Anna takes the trick; Coligny kills Charles, who therefore does not act."""
    game = table(2, money=0).trick("townsfolk-13 clergy-13 nobles-13", choose="clergy-13")
    (trick,) = told(game).groups
    killed = [("effect", "nobles-13"), ("deaths", "clergy-13"), ("silenced", "clergy-13")]
    matriarch = ("effect", "townsfolk-13")
    assert lines_of(trick, 0) == [("play", "townsfolk-13"), *killed, matriarch]
    assert lines_of(trick, 1) == [("play", "clergy-13"), *killed]
    assert lines_of(trick, 2) == [("play", "nobles-13")]


def test_only_mine_keeps_effects_without_a_booking() -> None:
    """T4.2, T4.4: Gilbert finds no Protestant under Elizabeth; that is told to the winner."""
    game = table(2).trick("clergy-10 peasants-1 peasants-3")
    (trick,) = told(game).groups
    assert ("effect", "clergy-10") in lines_of(trick, 0)
    assert ("note_below", "clergy-10") in lines_of(trick, 0)
    assert lines_of(trick, 1) == [("play", "peasants-1")]


@pytest.mark.parametrize(("language", "as_"), [("en", "as"), ("de", "als")])
def test_a_trick_that_is_over_still_says_who_played_what_and_as_what(
    language: str, as_: str
) -> None:
    """T4.3: also of the cards that have acted since, in the order played."""
    game = table(1).trick("townsfolk-13 wild-10:townsfolk peasants-9")
    (trick,) = told(game, language).groups
    first, *rest = trick.shortened().lines
    said = first.text.replace("\u00a0", " ").split("  ")
    assert [one.strip() for one in said] == [
        "*Anna* <townsfolk>13",
        f"*Tomas* <wild>10 {as_} <townsfolk>",
        "*Beatrice* <peasants>9",
    ]
    assert first.seats == {0, 1, 2}
    assert first.full == [said for line in trick.lines if line.kind == "play" for said in line.full]
    assert {line.card for line in rest if line.kind == "effect"} == {
        "townsfolk-13",
        "wild-10",
        "peasants-9",
    }
    assert not [line for line in rest if line.kind in ("play", "declare")]


def test_a_loan_says_that_it_is_one() -> None:
    """T7.1: Marcus taxes Clergy and Wild, himself alone: money falls below zero, a loan is taken.

    He has −1 money, so that 0 becomes −1, and then 1.
    """
    game = table(1, money=0).trick("clergy-12 peasants-1 peasants-3")
    (trick,) = told(game).groups
    (line,) = [line for line in trick.lines if line.paragraph == "T7.1"]
    assert (line.kind, set(line.seats)) == ("loan", {0})
    assert line.text == "<loan> Anna takes a loan: <money>−1 → 1"
    assert line.full == ["Anna took a loan: loans 0 → 1", "Loan: Anna’s money −1 → 1"]
    assert line is trick.lines[-1]


def test_debt_without_a_further_loan_says_so() -> None:
    """T7.2: whoever holds a loan comes back to zero, once and as often as it happens."""
    game = table(1, money=0, loans=1).trick("clergy-12 peasants-1 peasants-3")
    (trick,) = told(game).groups
    (line,) = [line for line in trick.lines if line.kind == "loan"]
    assert line.text == "<loan> Anna gets no further loan: <money>−1 → 0"


def test_a_loan_repaid_says_so() -> None:
    """T6.5: 5 money for it; 9 and no taxes become 4."""
    game = table(2, money=9, loans=1).trick("peasants-1 peasants-3 peasants-8", last=True)
    while game.state is not None and game.state.phase == "repay":
        game.repay(1 if game.state.to_act == 1 else 0)
    lines = [line for group in told(game).groups for line in group.lines if line.kind == "loan"]
    (line,) = lines
    assert line.seats == {1}
    assert line.text.startswith("<loan> Tomas repays 1 loan: <money>9 → 4")
