"""What a reign comes to after an execution: boards are open by then, and it can be reckoned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.cards import (
    PREVAILING_RELIGION,
    REIGNS,
    RELIGIONS,
    SUITS,
)
from tolerance_game.games.tolerance.rules.moves import Execute
from tolerance_game.games.tolerance.rules.tallies import HIGHEST, PENNANT_STEP, PENNANTS
from tolerance_game.games.tolerance.rules.view import View

SCALE: Final = PENNANT_STEP * PENNANTS


class End(NamedTuple):
    """What a seat has when the reign has been scored, before loans are repaid."""

    points: int
    tallies: tuple[int, int, int]


def is_settled(view: View) -> bool:
    """Whether all of it can be known: ruling *execution_view*, and no hidden roles."""
    return view.options.rulings.execution_view == "open" and all(one.role for one in view.seats)


def best_victim(view: View, moves: Sequence[Execute]) -> Execute:
    """With whom the own seat comes out best against the mean of the others; the first of those."""
    return max(moves, key=lambda move: _lead(view, ends_of(view, move.card)))


def _lead(view: View, ends: Sequence[End]) -> float:
    worths = [_worth(view, seat, end) for seat, end in enumerate(ends)]
    own = worths[view.seat]
    return own - (sum(worths) - own) / (len(worths) - 1)


def _worth(view: View, seat: Seat, end: End) -> float:
    """T9.1: points, and pennants; before the last reign, the way towards them."""
    one = view.seats[seat]
    worths = view.options.role_by_id[one.role].pennant_worth
    total = float(end.points)
    for value, earned, worth in zip(end.tallies, one.pennants, worths, strict=True):
        share = min(value, SCALE) / PENNANT_STEP
        if view.reign == REIGNS[-1]:
            share = max(int(share), earned)
        total += worth * share
    return total


def ends_of(view: View, victim: str) -> tuple[End, ...]:
    """T6.1-6: what all seats have, by their seats."""
    counts = [_counts(view, seat, victim) for seat in range(len(view.seats))]
    return tuple(End(_points(view, seat, counts), one.tallies) for seat, one in enumerate(counts))


class _Counts(NamedTuple):
    """What counts of a board, and the tallies after taxes and piety."""

    owned: tuple[int, ...]
    """Of each suit, then of the Guild."""
    dead: tuple[int, int]
    tallies: tuple[int, int, int]


def _counts(view: View, seat: Seat, victim: str) -> _Counts:
    """T6.1-4."""
    one, cards = view.seats[seat], view.options.cards
    living = [[card for card in pile.cards or () if card != victim] for pile in one.board.living]
    dead = [list(pile.cards or ()) for pile in one.board.dead]
    for place, pile in enumerate(one.board.living):
        if victim in (pile.cards or ()):
            dead[place].append(victim)
    counted = [card for pile in living for card in pile]
    if view.options.rulings.majorities_count == "all":
        counted += [card for pile in dead for card in pile]
    held = [cards[card] for card in counted]
    taxed = len(living[RELIGIONS.index(PREVAILING_RELIGION[view.reign])])
    money, catholic, protestant = one.tallies
    return _Counts(
        (*(sum(card.suit == suit for card in held) for suit in SUITS), sum(c.guild for c in held)),
        (len(dead[0]), len(dead[2])),
        (
            min(money + taxed, HIGHEST),
            min(catholic + len(living[0]), HIGHEST),
            min(protestant + len(living[2]), HIGHEST),
        ),
    )


def _points(view: View, seat: Seat, counts: Sequence[_Counts]) -> int:
    """T6.6: never below zero after any of the three sections."""
    column = view.options.role_by_id[view.seats[seat].role].columns[view.reign]
    own = counts[seat]
    worths = [*(column.suits[suit] for suit in SUITS), column.guild]
    gains = [
        (worth.any + (worth.most if owned == max(one.owned[place] for one in counts) else 0))
        if owned
        else 0
        for place, (worth, owned) in enumerate(zip(worths, own.owned, strict=True))
    ]
    deaths = column.dead_catholic * own.dead[0] + column.dead_protestant * own.dead[1]
    total = view.seats[seat].points
    for gain in (sum(gains[:-1]), gains[-1], deaths):
        total = max(total + gain, 0)
    return total
