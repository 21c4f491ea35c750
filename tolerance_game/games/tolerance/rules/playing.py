"""T3: which cards may be played, and which one wins the trick."""

from __future__ import annotations

from collections.abc import Mapping

from tolerance_game.core import Reason

from .cards import ORDINARY_SUITS, WILD, Card
from .moves import Play
from .ruleset import Options
from .state import Played, State


def legal_plays(state: State) -> tuple[Play, ...]:
    """T3.1-3: every play of the seat to act, card by card in the order of its hand."""
    assert state.to_act is not None
    hand = state.players[state.to_act].hand
    plays, cards = state.options.plays, state.options.cards
    suit = state.trick.suit
    follows = suit and any(cards[card].suit == suit for card in hand)
    moves: list[Play] = []
    for card in hand:
        # T3.2: a hand with the suit must follow it, or play a Wild.
        if not follows or cards[card].suit in (suit, WILD):
            moves += plays[card]
    return tuple(moves)


def refusal_of_play(state: State, play: Play) -> Reason | None:
    """Why a card cannot be played so, or None when it can."""
    assert state.to_act is not None
    cards = state.options.cards
    hand = state.players[state.to_act].hand
    if play.card not in hand:
        paragraph = "T3.2" if state.trick.suit else "T3.1"
        return Reason("tolerance.not_in_hand", {"card": play.card}, paragraph)
    card = cards[play.card]
    if card.suit == WILD and play.declared not in ORDINARY_SUITS:
        paragraph = "T3.3" if state.trick.suit else "T3.1"
        return Reason("tolerance.declare_a_suit", {"card": play.card}, paragraph)
    if card.suit != WILD and play.declared:
        return Reason("tolerance.only_wilds_are_declared", {"card": play.card}, "T3.3")
    suit = state.trick.suit
    if suit and card.suit not in (suit, WILD) and any(cards[other].suit == suit for other in hand):
        return Reason("tolerance.follow_suit", {"card": play.card, "suit": suit}, "T3.2")
    return None


def suit_as_played(played: Played, cards: Mapping[str, Card]) -> str:
    """T3.1-3: the suit a card has while the trick is played; a Wild's is the declared one."""
    return played.declared or cards[played.card].suit


def highest_plays(
    plays: tuple[Played, ...], suit: str, cards: Mapping[str, Card]
) -> tuple[Played, ...]:
    """T3.4: the highest rank of the suit of the trick, and all that tie, in the order played."""
    of_suit = [played for played in plays if suit_as_played(played, cards) == suit]
    top = max(cards[played.card].rank for played in of_suit)
    return tuple(played for played in of_suit if cards[played.card].rank == top)


def winner_of(plays: tuple[Played, ...], suit: str, options: Options) -> Played:
    """T3.4-5: which of these plays wins a trick of this suit."""
    return winning_play(highest_plays(plays, suit, options.cards), options.rulings.tied_rank)


def winning_play(tied: tuple[Played, ...], tied_rank: str) -> Played:
    """T3.5: which of the highest plays wins."""
    if tied_rank == "last":
        return tied[-1]
    if tied_rank == "natural":
        natural = [played for played in tied if not played.declared]
        return natural[0] if natural else tied[0]
    return tied[0]
