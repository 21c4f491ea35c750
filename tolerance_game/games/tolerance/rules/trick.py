"""T4 and T5: the end of a trick, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from tolerance_game.core import Seat

from .cards import SUITS
from .debts import check_debt
from .draft import Draft
from .effects import Act
from .events import CardLaid, CardSilenced, TargetChosen, TrickWon
from .playing import highest_plays, winning_play
from .state import TARGET, InTrick, Resolution
from .steps import Step
from .verbs import Verb, verb_of


def begin_resolution(draft: Draft) -> None:
    """T3.4-6, T4.1: who won, and in which order the cards act."""
    trick = draft.trick
    highest = highest_plays(trick.plays, trick.suit, draft.cards)
    won = winning_play(highest, draft.rulings.tied_rank)
    order = win_trick(draft, won.seat)
    draft.tell(
        TrickWon(
            paragraph="T3.4" if len(highest) == 1 else "T3.5",
            seat=won.seat,
            card=won.card,
            suit=trick.suit,
            number=len(draft.tricks) + 1,
            order=order,
        )
    )


def win_trick(draft: Draft, winner: Seat) -> tuple[str, ...]:
    """T4.1: the trick as it is before its first card acts, won by this seat; gives the order."""
    draft.trick = draft.trick._replace(winner=winner)
    order = acting_order(draft)
    draft.resolution = Resolution(
        winner=winner,
        cards=tuple(InTrick(card, draft.cards[card].religion_in(draft.reign)) for card in order),
    )
    return order


def acting_order(draft: Draft) -> tuple[str, ...]:
    """T4.1: from rank 14 down to 1; on equal rank by suit; Plaguebearers in the order played."""
    cards = draft.cards
    played = [play.card for play in draft.trick.plays]
    # The sort is stable: what ties stays in the order played.
    return tuple(
        sorted(played, key=lambda card: (-cards[card].rank, SUITS.index(cards[card].suit)))
    )


def resolve(draft: Draft) -> bool:
    """T4: let the cards act, one after the other.

    Gives True when the trick is over, False when the winner must choose a target first.
    """
    while True:
        resolution = draft.resolution
        assert resolution is not None
        # T4.1: from the highest rank to the lowest.
        if resolution.acting == len(resolution.cards):
            break
        acting = resolution.cards[resolution.acting]
        steps = draft.cards[acting.card].trick_steps
        if resolution.step == len(steps):
            draft.resolution = resolution._replace(acting=resolution.acting + 1, step=0)
            continue
        # T4.1: a card killed before its turn does not act.
        if acting.killer:
            draft.tell(CardSilenced(paragraph="T4.1", cause=acting.killer, card=acting.card))
            draft.resolution = resolution._replace(acting=resolution.acting + 1, step=0)
            continue
        # T4.4: effects are compulsory; the winner chooses among several targets.
        step = steps[resolution.step]
        verb = verb_of(step)
        act = Act(draft, resolution, verb.id)
        if verb.targets is not None:
            targets = verb.targets(act, step)
            if len(targets) > 1:
                draft.wait_for(resolution.winner, TARGET)
                return False
            act.target = targets[0].card if targets else ""
        if verb.targets is not None and not act.target:
            act.lapse("no_target", "T4.4")
        else:
            verb.carry_out(act, step)
        _next_step(draft)
    lay_cards(draft)
    # T4.9: when the whole trick is resolved, check the debt.
    check_debt(draft, resolution.winner)
    draft.resolution = None
    return True


def choose_target(draft: Draft, target: str) -> None:
    """T4.4: the winner's choice, carried out."""
    act, step, verb = _waiting(draft)
    draft.tell(
        TargetChosen(paragraph="T4.4", cause=act.card, seat=act.winner, card=target, verb=verb.id)
    )
    act.target = target
    verb.carry_out(act, step)
    _next_step(draft)


def legal_targets(draft: Draft) -> tuple[str, ...]:
    """T4.4: the cards the winner may choose for the effect that waits."""
    act, step, verb = _waiting(draft)
    return tuple(entry.card for entry in verb.targets(act, step)) if verb.targets else ()


def _waiting(draft: Draft) -> tuple[Act, Step, Verb[Any]]:
    """The effect that waits for a choice."""
    resolution = draft.resolution
    assert resolution is not None
    acting = resolution.cards[resolution.acting].card
    step = draft.cards[acting].trick_steps[resolution.step]
    verb = verb_of(step)
    return Act(draft, resolution, verb.id), step, verb


def _next_step(draft: Draft) -> None:
    resolution = draft.resolution
    assert resolution is not None
    draft.resolution = resolution._replace(step=resolution.step + 1)


def lay_cards(draft: Draft) -> None:
    """T5.1: each won card goes on the pile of its religion on the winner's board."""
    resolution = draft.resolution
    assert resolution is not None
    seat = resolution.winner
    cards = resolution.cards
    if draft.rulings.lay_order == "played":
        played = [play.card for play in draft.trick.plays]
        cards = tuple(sorted(cards, key=lambda entry: played.index(entry.card)))
    board = draft.players[seat].board
    for entry in cards:
        alive = not entry.killer
        board = board.with_card(entry.card, entry.religion, alive)
        draft.tell(
            CardLaid(
                paragraph="T5.1", seat=seat, card=entry.card, religion=entry.religion, alive=alive
            )
        )
    draft.players[seat] = draft.players[seat]._replace(board=board)
