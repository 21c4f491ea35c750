"""T2.7, T5.2: the events that a seat is told make all that its view shows, and nothing besides."""

from __future__ import annotations

from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core.events import visible_to
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.cards import EDITIONS
from tolerance_game.games.tolerance.rules.public import Public, PublicTrick, begin
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import InTrick, Played, Trick
from tolerance_game.games.tolerance.rules.view import View

from .anything import random_options
from .material import MATERIAL


def as_viewed(trick: PublicTrick) -> Trick:
    plays = tuple(Played(card.seat, card.card, card.declared) for card in trick.cards)
    return Trick(trick.suit, plays, trick.winner)


def cards_of(public: Public, options: Options) -> tuple[InTrick, ...]:
    """The cards of the trick as they act."""
    by_card = {card.card: card for card in public.trick.cards}
    return tuple(
        InTrick(
            card,
            by_card[card].converted or options.cards[card].religion_in(public.reign),
            by_card[card].killer,
        )
        for card in public.trick.order
    )


def check(public: Public, view: View) -> None:
    """Everything that the view shows of the table."""
    assert (public.chooser, public.starter) == (view.chooser, view.starter)
    assert (public.outcome, public.settled) == (view.outcome, view.outcome is not None)
    # Chance begins a reign without being asked: the table before it is seen by nobody.
    if view.phase not in ("roles", "take_role", "deal"):
        assert (public.reign, public.left_out) == (view.reign, view.left_out)
        assert tuple(map(as_viewed, public.tricks)) == view.tricks
        assert public.corrected(view) == public
    assert as_viewed(public.trick) == view.trick
    if view.resolution is not None:
        assert cards_of(public, view.options) == view.resolution.cards
        assert public.trick.number == len(view.tricks) + 1
    for seat, (known, seen) in enumerate(zip(public.seats, view.seats, strict=True)):
        figures = (known.role, known.tallies, known.pennants, known.loans, known.points)
        assert figures == (seen.role, seen.tallies, seen.pennants, seen.loans, seen.points)
        assert known.cards == seen.cards_in_hand
        assert known.hand == (view.hand if seat == view.seat else ())
        piles = (*known.board.living, *known.board.dead)
        for pile, shown in zip(piles, (*seen.board.living, *seen.board.dead), strict=True):
            assert (len(pile), pile[-1] if pile else "") == (shown.size, shown.top)
            assert shown.cards in (None, pile)


@pytest.mark.parametrize("games", sizes(12, 200))
def test_the_events_make_what_every_view_shows(games: int) -> None:
    for number in range(games):
        rng = Random(f"public/{number}")
        options = random_options(rng, rng.choice((3, 4, 5)), rng.choice(EDITIONS), MATERIAL)
        state = tolerance.start(options)
        known = {seat: begin(options) for seat in range(-1, options.players)}
        while (acting := tolerance.to_act(state)) is not None:
            legal = tolerance.legal_moves(state)
            move = tolerance.chance_move(state, rng) if acting == CHANCE else rng.choice(legal)
            state, events = tolerance.apply(state, move)
            for seat, public in known.items():
                known[seat] = public.after(visible_to(events, seat))
                check(known[seat], tolerance.view(state, seat))
