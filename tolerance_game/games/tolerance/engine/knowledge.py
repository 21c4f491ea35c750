"""What a seat knows for certain of hidden cards and roles, in integers.

All of it is proof; what is only likely is the business of `weights`. Proof is:

- A card that was seen, in the own hand or in a trick of the reign, is nowhere else (T2.2).
- The Monarch of the reign is dealt, so it is never left out; the other two Monarchs, and the second
  Plaguebearer where there is one alone, are in no hand and not left out (T1.4, T2.2).
- Who answers a trick with a card of another suit that is no Wild has none of the suit of the trick
  (T3.2), and hands only shrink. A Wild proves nothing: whoever could follow may play it (T3.2),
  declared as any suit (T3.3), and it never counts as holding one. Nor does a lead (T3.1).
- How many cards each hand has, and how many are left out (T2.2, T2.7).
- No two seats have the same unique role (T2.6), nor one that is known or was still free when the
  own one was taken; and nobody has more points than the columns of the role can have given in the
  reigns that are scored (T6.6, T2.7).

Nothing else is: targets, executions, starters and repaid loans are chosen freely, by what all can
see. That the points of a reign fit the boards of that reign would tell more of hidden roles, but a
View does not remember them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.tolerance.rules.cards import REIGNS, SUITS, WILD
from tolerance_game.games.tolerance.rules.moves import TakeRole
from tolerance_game.games.tolerance.rules.roles import Column, Worth
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.state import DEAL, ROLES, TAKE_ROLE
from tolerance_game.games.tolerance.rules.view import View

from .tables import role_of

NOTHING: Final = -1
"""No card, no role."""


class Knowledge(NamedTuple):
    """Where hidden cards and roles may be."""

    seat: int
    """Whose knowledge it is; -1 for an onlooker."""
    sizes: tuple[int, ...]
    """By seat: how many hidden cards its hand has; none for the own seat."""
    left_out: int
    """How many cards stay out of the reign."""
    unseen: tuple[int, ...]
    """The ordinary cards that are in one of these places, in the order of the card list."""
    monarch: int
    """The Monarch, if it is in one of these hands."""
    voids: tuple[int, ...]
    """By seat: a bit for each suit of which its hand has no card."""
    suits: tuple[int, ...]
    """The suit of each card of the card list."""
    roles: tuple[int, ...]
    """By seat: its role; NOTHING while it is hidden, and before the seat has one."""
    may_be: tuple[tuple[int, ...], ...]
    """By seat: what a hidden role may be, no two seats the same; nothing where it is known."""


def knowledge_of(view: View, recalls: int = HAND) -> Knowledge:
    """What the seat of a view knows for certain, if it recalls of so many of the last tricks who
    could not follow; that of the trick under way can be seen."""
    options = view.options
    place, cards = options.place, options.cards
    dealt = view.phase not in (ROLES, TAKE_ROLE, DEAL)
    seen = set(view.hand)
    voids = [0] * len(view.seats)
    forgotten = len(view.tricks) - recalls
    for turn, trick in enumerate((*view.tricks, view.trick)):
        for number, played in enumerate(trick.plays):
            seen.add(played.card)
            suit = cards[played.card].suit
            if number and suit not in (trick.suit, WILD) and turn >= forgotten:
                voids[played.seat] |= 1 << SUITS.index(trick.suit)
    monarch = options.monarchs[view.reign]
    return Knowledge(
        seat=view.seat,
        sizes=tuple(
            0 if seat == view.seat else one.cards_in_hand for seat, one in enumerate(view.seats)
        ),
        left_out=view.left_out,
        unseen=tuple(place[card] for card in options.ordinary if card not in seen),
        monarch=place[monarch] if dealt and monarch not in seen else NOTHING,
        voids=tuple(voids),
        suits=tuple(SUITS.index(card.suit) for card in cards.values()),
        roles=tuple(role_of(options, one.role) if one.role else NOTHING for one in view.seats),
        may_be=_hidden_roles(view),
    )


def _hidden_roles(view: View) -> tuple[tuple[int, ...], ...]:
    """T2.6: the roles that each seat whose role is hidden may have."""
    options = view.options
    others = {one.role for one in view.seats}
    # T2.6: who takes a role sees which ones are free; the seats before it have the rest.
    others.update(move.role for move in view.moves if isinstance(move, TakeRole))
    most = {
        role: _most_points(options, role, view.reign)
        for role in options.unique_roles
        if role not in others
    }
    return tuple(
        ()
        if one.role or _is_without_role(view, seat)
        else tuple(role_of(options, role) for role, top in most.items() if one.points <= top)
        for seat, one in enumerate(view.seats)
    )


def _is_without_role(view: View, seat: int) -> bool:
    """T2.6: roles are dealt to all at once, or taken by one seat after the other."""
    if view.phase == TAKE_ROLE:
        assert view.to_act is not None
        return seat >= view.to_act
    return view.phase == ROLES


def _most_points(options: Options, role: str, reign: int) -> int:
    """T6.6: more points than the columns of the reigns before this one give nobody can have."""
    columns = options.role_by_id[role].columns
    return sum(_most_of(columns[scored], options) for scored in REIGNS if scored < reign)


def _most_of(column: Column, options: Options) -> int:
    deaths = max(column.dead_catholic, column.dead_protestant, 0) * HAND * options.players
    majorities = sum(_most_worth(worth) for worth in (*column.suits.values(), column.guild))
    return majorities + deaths


def _most_worth(worth: Worth) -> int:
    """T6.6a: nothing, owning one, or owning the most."""
    return max(0, worth.any, worth.any + worth.most)
