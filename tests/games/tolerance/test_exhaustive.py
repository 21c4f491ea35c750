"""Every way a small position can go, counted by the game and by something independent of it."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.core import notation
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.state import State

from . import naive
from .accounts import Course
from .figures import FIGURES
from .material import PROGRAM
from .referee import Referee
from .scenarios import table

NO_CHOICE = [
    card
    for card, figures in FIGURES.items()
    if not any(
        step[0] in ("kill-one", "piety-one", "execution") for step in figures.effects["english"]
    )
]
"""Cards that never ask the winner of a trick anything."""


def walk(state: State) -> int:
    """The number of sequences of legal moves to the end of the reign."""
    if state.phase in ("deal", "over"):
        return 1
    return sum(walk(tolerance.apply(state, move)[0]) for move in tolerance.legal_moves(state))


def position(hands: tuple[naive.Hand, ...], reign: int = 2, **rulings: str) -> State:
    """So many tricks before the end of a reign, everyone rich enough never to be in debt."""
    game = table(reign, money=40, plague_cards=2, rulings=dict(rulings))
    for seat, hand in enumerate(hands):
        game.seat(seat, money=40, hand=" ".join(hand))
    return game.set_up(len(hands), tricks=12 - len(hands[0]))


def test_counts_by_hand() -> None:
    """T3.1-4, one card each: 1 way; a Wild anywhere: 4 ways; two: 16.

    Two cards each, no Wild: seat 0 leads either Noble (2), the others have no Noble and play
    either of two (2 * 2); seat 0 wins, leads the other: 8. Where seat 1 holds one Noble and one
    Clergy it must follow with the Noble first: 2 * 1 * 2 = 4.
    """
    assert walk(position((("nobles-3",), ("nobles-7",), ("clergy-1",)))) == 1
    assert walk(position((("nobles-3",), ("wild-6",), ("clergy-1",)))) == 4
    assert walk(position((("wild-2",), ("wild-6",), ("clergy-1",)))) == 16
    two = (("nobles-12", "nobles-14"), ("clergy-1", "clergy-2"), ("peasants-1", "peasants-2"))
    assert walk(position(two)) == 8
    two = (("nobles-12", "nobles-14"), ("clergy-1", "nobles-2"), ("peasants-1", "peasants-2"))
    assert walk(position(two)) == 4


@pytest.mark.parametrize("seed", range(12))
def test_counts_of_the_naive_walk(seed: int) -> None:
    """T3: three seats with three cards, or four with two, without effects that ask."""
    rng = Random(seed)
    players, cards = ((3, 3), (4, 2), (3, 2))[seed % 3]
    ordinary = [card for card in NO_CHOICE if FIGURES[card].suit != "wild"]
    wilds = [card for card in NO_CHOICE if FIGURES[card].suit == "wild"]
    deck = rng.sample(ordinary, players * cards - 1) + rng.sample(wilds, 1)
    rng.shuffle(deck)
    hands = tuple(tuple(deck[cards * seat : cards * (seat + 1)]) for seat in range(players))
    assert walk(position(hands)) == naive.count(hands, 0) > 1


def referee_at(hands: tuple[naive.Hand, ...], reign: int, rulings: Rulings) -> Course:
    """The independent referee at the same position."""
    names = {name: getattr(rulings, name) for name in Rulings.__slots__}
    roles = {role.id: role for role in PROGRAM.roles}
    referee = Referee(len(hands), "english", names, roles, plague_cards=2)
    referee.round, referee.starter = reign, 0
    for place, hand in zip(referee.places, hands, strict=True):
        place.role, place.hand = "bertram", list(hand)
        place.tally["money"] = 40

    def course() -> Course:
        yield from referee.tricks(len(hands[0]), 0)
        yield from referee.end_of_round()
        yield None, set()

    return course()


def count_by_referee(
    hands: tuple[naive.Hand, ...], reign: int, rulings: Rulings, lines: tuple[str, ...] = ()
) -> list[tuple[str, ...]]:
    """Every sequence of lines that the referee allows; it is asked anew for each beginning."""
    course = referee_at(hands, reign, rulings)
    turn, allowed = next(course)
    for line in lines:
        turn, allowed = course.send(line)
    if turn is None:
        return [lines]
    assert allowed
    return [
        whole
        for line in sorted(allowed)
        for whole in count_by_referee(hands, reign, rulings, (*lines, line))
    ]


def lines_of(state: State, lines: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every sequence of lines that the game allows."""
    if state.phase in ("deal", "over"):
        return [lines]
    return [
        whole
        for move in tolerance.legal_moves(state)
        for whole in lines_of(tolerance.apply(state, move)[0], (*lines, notation.write(move)))
    ]


CHOICES: list[tuple[int, tuple[naive.Hand, ...]]] = [
    (1, (("nobles-8", "wild-14a"), ("nobles-3", "peasants-2"), ("clergy-1", "nobles-7"))),
    (2, (("nobles-13", "clergy-11"), ("nobles-9", "clergy-6"), ("wild-14b", "peasants-2"))),
    (3, (("nobles-11", "wild-1a"), ("nobles-5", "peasants-5"), ("wild-14c", "nobles-4"))),
    (3, (("wild-1b",), ("wild-14c",), ("wild-1a",), ("nobles-8",))),
    (1, (("wild-7", "nobles-3"), ("nobles-12", "clergy-7"), ("wild-14a", "townsfolk-5"))),
]


@pytest.mark.parametrize(("reign", "hands"), CHOICES)
def test_every_line_with_choices_and_executions(reign: int, hands: tuple[naive.Hand, ...]) -> None:
    """T3 to T6.1: the same set of sequences, plays, targets and executions, to the end."""
    rulings = Rulings()
    ours = lines_of(position(hands, reign))
    theirs = count_by_referee(hands, reign, rulings)
    assert len(ours) == len(set(ours)) == len(theirs) > 10
    assert set(ours) == set(theirs)
