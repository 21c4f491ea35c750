"""Moves that nobody should make, whatever others hold or do: another move does the same for less.

Everything here follows from the rules and from what the seat can see; nothing is guessed.

- **Plays.** Of two cards that are alike in all but rank, with no card between their ranks that
  others may hold, each does in every trick what the other does (T3.4, T4): the lower one goes.
- **Targets.** T4.4: with another target the winner has at least as much of all that the role is
  paid for, and more of something.
- **Executions.** T6.1: with another victim nobody else is better off, and the own seat no worse.
- **Repayments.** T9.1: at the end of the last reign money is good for nothing any more, and each
  loan costs points.

That whoever has the fewest points chooses the next starting player (T2.5) is not weighed against
points, but for executions, which settle them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, assert_never

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.branches import go_on
from tolerance_game.games.tolerance.foresight.supposition import supposed_state
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import (
    PREVAILING_RELIGION,
    REIGNS,
    RELIGIONS,
    SUITS,
    WILD,
    Card,
)
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.state import MONEY, PlayerState
from tolerance_game.games.tolerance.rules.steps import RANK, HighestStep
from tolerance_game.games.tolerance.rules.trick import choose_target
from tolerance_game.games.tolerance.rules.view import View

from .executions import ends_of, is_settled
from .thumb import of_kind

Account = tuple[int, ...]
"""What a seat has; in nothing of it is more worse."""


def better_moves(view: View, moves: tuple[Move, ...]) -> dict[Move, Move]:
    """Each dominated move with one that is better, and not dominated itself."""
    found: dict[Move, Move] = {}
    match moves[0]:
        case kinds.Play():
            found.update(_higher_twins(view, of_kind(kinds.Play, moves)))
        case kinds.ChooseTarget():
            found.update(_poorer_targets(view, of_kind(kinds.ChooseTarget, moves)))
        case kinds.Execute():
            found.update(_poorer_executions(view, of_kind(kinds.Execute, moves)))
        case kinds.Repay():
            if view.reign == REIGNS[-1]:
                found = dict.fromkeys(moves[:-1], moves[-1])
        case kinds.ChooseStarter() | kinds.TakeRole():
            pass
        case kinds.Deal() | kinds.DealRoles() | kinds.DrawChooser():
            raise ValueError(moves[0])
        case _:
            assert_never(moves[0])
    for move, better in found.items():
        while better in found:
            better = found[better]
        found[move] = better
    return found


def undominated(view: View, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves that are left, in their order."""
    found = better_moves(view, moves)
    return tuple(move for move in moves if move not in found)


# Plays


def _higher_twins(view: View, moves: Sequence[kinds.Play]) -> Iterator[tuple[Move, Move]]:
    cards = view.options.cards
    alike: dict[object, list[kinds.Play]] = {}
    for move in moves:
        card = cards[move.card]
        figures = (card.suit, card.affiliation, card.piety, card.money, card.steps, card.guild)
        alike.setdefault((figures, move.declared, card.reign), []).append(move)
    several = [group for group in alike.values() if len(group) > 1]
    if not several:
        return
    mine = set(view.hand)
    played = {play.card for trick in view.tricks for play in trick.plays}
    dealt = (*view.options.ordinary, view.options.monarchs[view.reign])
    others = [cards[card] for card in dealt if card not in mine | played]
    tops = view.options.rulings.execution_view == "top"
    for group in several:
        for low, high in combinations(sorted(group, key=lambda move: cards[move.card].rank), 2):
            pair = cards[low.card], cards[high.card]
            if not any(_tells_apart(*pair, card, tops=tops) for card in others):
                yield high, low


def _tells_apart(low: Card, high: Card, other: Card, *, tops: bool) -> bool:
    """Whether another card may act, win, be hit or lie otherwise beside the one than beside the
    other."""
    if any(isinstance(step, HighestStep) and step.figure == RANK for step in other.steps):
        return True
    if tops or other.suit in (low.suit, WILD) or low.suit == WILD or low.trick_steps:
        return low.rank <= other.rank <= high.rank
    return False


# What a seat has


class _Table(NamedTuple):
    """What counts at this table, for one seat."""

    view: View
    seat: Seat
    role: Role
    rivals: tuple[Role, ...]
    """Those that others have, or may have."""


def _table(view: View, seat: Seat) -> _Table | None:
    """None where it is not known for certain what this seat wants."""
    roles = view.options.role_by_id
    own = view.seats[seat].role
    if not own:
        return None
    others = [one.role for other, one in enumerate(view.seats) if other != seat]
    ids = others if all(others) else [role for role in view.options.unique_roles if role != own]
    return _Table(view, seat, roles[own], tuple(roles[one] for one in ids))


def _account(table: _Table, player: PlayerState) -> Account:
    """What a seat has in the middle of a reign."""
    view, role = table.view, table.role
    cards, column = view.options.cards, role.columns[view.reign]
    found: list[int] = [-player.loans]
    for tally, worth in enumerate(role.pennant_worth):
        found += _liked(player.tallies[tally], worth >= 0)
        found.append(worth * player.pennants[tally])
    living = [cards[card] for card in player.board.living_cards()]
    counted = living
    if view.options.rulings.majorities_count == "all":
        counted = living + [cards[card] for card in player.board.dead_cards()]
    for suit in SUITS:
        worths = (column.suits[suit].any, column.suits[suit].most)
        harmless = all(one.columns[view.reign].suits[suit].most >= 0 for one in table.rivals)
        owned = sum(card.suit == suit for card in counted)
        found += _liked(owned, harmless and min(worths) >= 0)
    harmless = all(one.columns[view.reign].guild.most >= 0 for one in table.rivals)
    liked = harmless and min(column.guild.any, column.guild.most) >= 0
    found += _liked(sum(card.guild for card in counted), liked)
    catholics, _without, protestants = map(len, player.board.dead)
    found.append(column.dead_catholic * catholics + column.dead_protestant * protestants)
    prevailing = RELIGIONS.index(PREVAILING_RELIGION[view.reign])
    for place, pile in enumerate(player.board.living):
        worth = (role.pennant_worth[1], 0, role.pennant_worth[2])[place]
        taxed = role.pennant_worth[MONEY] if place == prevailing else 0
        found += _liked(len(pile), min(worth, taxed) >= 0)
    monarch = sum(card.reign > 0 for card in living)
    return (*found, *_liked(monarch, False))


def _liked(number: int, liked: bool) -> tuple[int, ...]:
    """As part of an account: more is better; or else only as much is as good."""
    return (number,) if liked else (number, -number)


def _covers(some: Sequence[Account], others: Sequence[Account]) -> bool:
    """Whether for each of the others one of these is as good in everything."""
    return all(
        any(all(a >= b for a, b in zip(one, other, strict=True)) for one in some)
        for other in others
    )


def _worse(options: Sequence[tuple[Move, Sequence[Account]]]) -> Iterator[tuple[Move, Move]]:
    """Each move that another one covers, and does not cover itself."""
    for move, accounts in options:
        for other, better in options:
            if other is not move and _covers(better, accounts) and not _covers(accounts, better):
                yield move, other
                break


# Targets


def _poorer_targets(view: View, moves: Sequence[kinds.ChooseTarget]) -> Iterable[tuple[Move, Move]]:
    table = _table(view, view.seat)
    if table is None:
        return ()
    state = supposed_state(view)
    options: list[tuple[Move, Sequence[Account]]] = []
    for move in moves:
        draft = Draft(state)
        choose_target(draft, move.card)
        options.append((move, [_account(table, branch.player) for branch in go_on(draft)]))
    return _worse(options)


# Executions


def _poorer_executions(view: View, moves: Sequence[kinds.Execute]) -> Iterable[tuple[Move, Move]]:
    if not is_settled(view):
        return ()
    return _worse([(move, [_after(view, move.card)]) for move in moves])


def _after(view: View, victim: str) -> Account:
    """What all have when the reign has been scored, less being better for the others."""
    found: list[int] = []
    ends = ends_of(view, victim)
    for seat, (end, own) in enumerate(zip(ends, view.seats, strict=True)):
        sign = 1 if seat == view.seat else -1
        found.append(sign * end.points)
        worths = view.options.role_by_id[own.role].pennant_worth
        for value, worth in zip(end.tallies, worths, strict=True):
            found += _liked(sign * value, worth >= 0)
    if view.reign < REIGNS[-1]:
        # T2.5: who will choose the starting player.
        count = len(ends)
        order = [(view.starter + step) % count for step in range(1, count + 1)]
        found += _liked(min(order, key=lambda seat: ends[seat].points), False)
    return tuple(found)
