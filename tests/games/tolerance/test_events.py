"""What the events say: what happened, through which card, by which paragraph, from what to what."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.core.events import Event
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.moves import ChooseStarter, TakeRole
from tolerance_game.games.tolerance.rules.ruleset import Options

from .material import box, role
from .scenarios import Table, table
from .tricks import DEBT

QUIET = "peasants-1 peasants-3 peasants-8"


def story(events: tuple[Event, ...]) -> list[str]:
    """Kind, paragraph and cause of each event."""
    return [f"{event.kind} {event.paragraph} {event.cause}".rstrip() for event in events]


def lapsed(game: Table) -> list[tuple[str, str, str]]:
    """Each card without an effect, why, and the paragraph that says so."""
    return [(e.card, e.why, e.paragraph) for e in game.told("effect_lapsed")]


def test_the_whole_story_of_a_trick() -> None:
    """T11.1 under James, event by event."""
    game = table(3).trick("clergy-10 wild-10:nobles nobles-9 nobles-8")
    assert story(game.events) == [
        "card_played T3.1",
        *["card_played T3.2"] * 3,
        *("trick_won T3.4", "card_converted T4.5 clergy-10", "tally_changed T4.5 wild-10"),
        *("tally_changed T4.5 nobles-9", "pennant_earned T8.1", "tally_changed T4.5 nobles-9"),
        "card_killed T4.5 nobles-8",
        *["card_laid T5.1"] * 4,
    ]
    (won,) = game.told("trick_won")
    assert (won.seat, won.card, won.suit, won.number) == (0, "clergy-10", "clergy", 1)
    assert won.order == ("clergy-10", "wild-10", "nobles-9", "nobles-8")
    (converted,) = game.told("card_converted")
    assert converted.card == "wild-10"
    assert (converted.before, converted.after) == ("protestant", "catholic")
    money, catholic, protestant = game.told("tally_changed")
    assert money.terms == (("wild-10", -1), ("nobles-9", 3), ("nobles-8", 0))
    assert catholic.terms == (("clergy-10", 6), ("nobles-9", 4))
    assert protestant.terms == (("nobles-8", 2),)
    assert [(e.card, e.religion, e.alive) for e in game.told("card_laid")] == [
        ("clergy-10", "catholic", True),
        ("wild-10", "catholic", True),
        ("nobles-9", "catholic", False),
        ("nobles-8", "protestant", True),
    ]


@pytest.mark.parametrize(
    ("reign", "cards", "choose", "card", "why", "paragraph"),
    [
        (1, "nobles-8 townsfolk-2 clergy-14", "", "nobles-8", "no_target", "T4.4"),
        (2, "nobles-5 townsfolk-1 townsfolk-3", "", "nobles-5", "no_target", "T4.5"),
        (2, "clergy-10 townsfolk-1 townsfolk-2", "", "clergy-10", "no_target", "T4.5"),
        (2, "clergy-10 clergy-14 townsfolk-2", "", "clergy-10", "not_lower", "T4.5"),
        (2, "clergy-9 clergy-14 townsfolk-2", "", "clergy-9", "not_lower", "T4.5"),
        (2, "clergy-11 nobles-3 townsfolk-2", "nobles-3", "clergy-11", "no_religion", "T4.5"),
        (2, "townsfolk-8 clergy-14 townsfolk-2", "", "townsfolk-8", "no_target", "T4.5"),
        (2, "townsfolk-8 nobles-3 townsfolk-2", "", "townsfolk-8", "no_religion", "T4.5"),
        (2, "nobles-12 townsfolk-1 townsfolk-2", "", "nobles-12", "no_target", "T4.5"),
        (2, "wild-12:nobles nobles-3 clergy-14", "", "wild-12", "no_target", "T4.5"),
    ],
)
def test_why_an_effect_does_nothing(
    reign: int, cards: str, choose: str, card: str, why: str, paragraph: str
) -> None:
    """T4.4-5: one event says so, and nothing else has happened."""
    game = table(reign).trick(cards, choose=choose)
    assert lapsed(game) == [(card, why, paragraph)]
    assert game.told("tally_changed") == []
    assert game.told("card_killed") == []


def test_why_a_satyr_that_is_itself_the_highest_kills_nobody() -> None:
    """T4.5 (highest_excludes_self false): nobody else ties with it."""
    game = table(2, rulings={"highest_excludes_self": False})
    game.trick("townsfolk-2 wild-3:clergy peasants-2")
    assert lapsed(game) == [("wild-3", "no_target", "T4.5")]


def test_why_the_lawyer_taxes_nobody() -> None:
    """T4.7 (nobody): under Elizabeth the Monarch has no religion to tax."""
    game = table(2, rulings={"elizabeth_lawyer": "nobody"})
    game.trick("nobles-1 nobles-3 townsfolk-11")
    assert lapsed(game) == [("nobles-1", "no_monarch_faith", "T4.7")]


def test_a_choice_is_told() -> None:
    """T4.4: who chose what, for which card."""
    game = table(1).trick("nobles-8 nobles-7 peasants-2 townsfolk-2", choose="peasants-2")
    (choice,) = game.told("target_chosen")
    assert (choice.seat, choice.card, choice.verb) == (0, "peasants-2", "kill_one")
    assert (choice.paragraph, choice.cause) == ("T4.4", "nobles-8")


def test_a_loan_is_told() -> None:
    """T7.1-2: the debt, the loan, and what it brings; with a loan in hand no second one."""
    game = table(1, money=2).trick(DEBT)
    (loan,) = game.told("loan_taken")
    assert (loan.seat, loan.before, loan.after, loan.paragraph) == (0, 0, 1, "T7.1")
    assert [(e.before, e.after, e.paragraph) for e in game.told("tally_changed")] == [
        (2, -1, "T4.5"),
        (-1, 1, "T7.1"),
    ]
    game = table(1, money=2, loans=1).trick(DEBT)
    assert game.told("loan_taken") == []
    assert [(e.before, e.after, e.paragraph) for e in game.told("tally_changed")] == [
        (2, -1, "T4.5"),
        (-1, 0, "T7.2"),
    ]


def test_a_repayment_is_told() -> None:
    """T6.5: two loans less one, for 5."""
    game = table(1).seat(0, money=5, loans=2).trick(QUIET, last=True).repay(1)
    assert [(e.seat, e.before, e.after) for e in game.told("loans_repaid")] == [(0, 2, 1)]
    paid = [e for e in game.told("tally_changed") if e.seat == 0]
    assert [(e.tally, e.before, e.after, e.paragraph) for e in paid] == [("money", 5, 0, "T6.5")]


def test_a_choice_to_repay_nothing_is_no_event() -> None:
    """T6.5: nothing has changed."""
    game = table(1).seat(0, money=5, loans=1).trick(QUIET, last=True).repay(0)
    assert game.told("loans_repaid") == []


def test_an_execution_is_told() -> None:
    """T6.1: whose card, which religion, who chose."""
    game = table(3).seat(1, "P wild-14c").seat(0, "C nobles-9")
    game.trick(QUIET, last=True).execute("nobles-9")
    (done,) = game.told("card_executed")
    assert (done.seat, done.card, done.religion, done.by) == (0, "nobles-9", "catholic", 1)
    assert (done.cause, done.paragraph) == ("wild-14c", "T6.1")


def test_lines_of_the_score_add_up() -> None:
    """T6.6a: each line says what was owned, what others own, and what it is worth."""
    wishes = role("wishes", {1: {"nobles": (1, 4), "dead": (0, 3)}})
    game = table(1, roles=(wishes,))
    game.seat(0, "C nobles-9 nobles-3; †P nobles-7", role="wishes")
    game.seat(1, "C nobles-12")
    game.trick(QUIET, last=True)
    lines = [line for e in game.told("section_scored") if e.seat == 0 for line in e.lines]
    assert [tuple(line) for line in lines] == [
        ("any", "nobles", 2, -1, 1, 1),
        ("most", "nobles", 2, 1, 4, 4),
        ("dead_protestant", "protestant", 1, -1, 3, 3),
    ]
    sections = [(e.section, e.paragraph) for e in game.told("section_scored") if e.seat == 0]
    assert sections == [("suits", "T6.6a"), ("guild", "T6.6b"), ("deaths", "T6.6c")]


def test_roles_and_the_starting_player_are_told() -> None:
    """T2.4-6: who took which role, who leads and who said so."""
    state = tolerance.start(Options(box(), players=3, roles="chosen"))
    state, events = tolerance.apply(state, TakeRole("juba"))
    assert [(e.seat, e.role, e.only) for e in events if isinstance(e, told.RoleTaken)] == [
        (0, "juba", None)
    ]
    game = table(1).trick(QUIET, last=True)
    state, _events = tolerance.apply(game.state, tolerance.chance_move(game.state, Random(1)))
    state, events = tolerance.apply(state, ChooseStarter(2))
    chosen = [e for e in events if isinstance(e, told.StarterChosen)]
    assert [(e.seat, e.chooser, e.paragraph) for e in chosen] == [(2, 1, "T2.5")]


def test_the_end_of_a_reign_is_told_without_idle_bookings() -> None:
    """T6.3-4, T6.7: seat 2 alone gains; the others have no cards and nothing to tell."""
    game = table(1).trick(QUIET, last=True)
    assert [
        (e.seat, e.tally, e.before, e.after, e.paragraph) for e in game.told("tally_changed")
    ] == [(2, "money", 5, 8, "T6.3"), (2, "catholic", 0, 3, "T6.4")]
    assert [(e.reign, e.paragraph) for e in game.told("boards_cleared")] == [(1, "T6.7")]
    last = table(3).trick(QUIET, last=True)
    assert last.told("boards_cleared") == []
    assert [(e.winners, e.ending, e.paragraph) for e in last.told("game_ended")] == [
        ((2,), "piety", "T9.2")
    ]


def test_lines_at_the_end_of_the_game_add_up() -> None:
    """T9.1, T7.4: a line for each tally and one for the loans; none without a loan."""
    rich = role("rich", end=(2, 3, 5))
    game = table(3, roles=(rich,))
    game.seat(0, role="rich", pennants=(1, 2, 3), loans=2, money=0)
    game.trick(QUIET, last=True)
    final = [e for e in game.told("section_scored") if e.paragraph == "T9.1"]
    assert [(e.section, tuple(e.lines[0]), e.reign) for e in final if e.seat == 0] == [
        ("money", ("pennants", "money", 1, -1, 2, 2), 0),
        ("catholic", ("pennants", "catholic", 2, -1, 3, 6), 0),
        ("protestant", ("pennants", "protestant", 3, -1, 5, 15), 0),
        ("loans", ("loans", "loans", 2, -1, -3, -6), 0),
    ]
    assert [e.section for e in final if e.seat == 1] == ["money", "catholic", "protestant"]
