"""T6: the end of a reign, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.core import CHANCE, Seat

from .cards import PREVAILING_RELIGION, REIGNS, RELIGIONS
from .debts import LOAN_PRICE, check_debt, repay
from .draft import Draft
from .events import BoardsCleared, CardExecuted, ExecutionLapsed, ReignEnded
from .scoring import score_game, score_reign
from .state import (
    CATHOLIC_PIETY,
    DEAL,
    EXECUTION,
    MONEY,
    PROTESTANT_PIETY,
    REPAY,
    Board,
    PlayerState,
    Reckoning,
    Trick,
)
from .tallies import book


def end_reign(draft: Draft) -> None:
    """T6: the twelfth trick is over; first of all the royal execution (T6.1)."""
    draft.tell(ReignEnded(paragraph="T6", reign=draft.reign))
    draft.trick = Trick()
    monarch = draft.options.monarchs[draft.reign]
    owner = monarch_owner(draft)
    if owner is None:
        draft.tell(
            ExecutionLapsed(paragraph="T6.1", cause=monarch, monarch=monarch, why="monarch_dead")
        )
        reckon(draft)
        return
    victims = execution_targets(draft)
    if not victims:
        draft.tell(
            ExecutionLapsed(paragraph="T6.1", cause=monarch, monarch=monarch, why="no_target")
        )
        reckon(draft)
    elif len(victims) == 1:
        execute(draft, victims[0], owner)
        reckon(draft)
    else:
        draft.wait_for(owner, EXECUTION)


def monarch_owner(draft: Draft) -> Seat | None:
    """The owner of the board with the living Monarch of the reign, if there is one."""
    monarch = draft.options.monarchs[draft.reign]
    for seat, player in enumerate(draft.players):
        if monarch in player.board.living_cards():
            return seat
    return None


def execution_targets(draft: Draft) -> tuple[str, ...]:
    """T6.1, ruling *execution_view*: the living cards the Monarch may kill, board after board."""
    monarch = draft.options.monarchs[draft.reign]
    owner = monarch_owner(draft)
    assert owner is not None
    top_only = draft.rulings.execution_view == "top"
    victims: list[str] = []
    for seat in draft.clockwise_from(owner):
        board = draft.players[seat].board
        if top_only and seat != owner:
            victims += [pile[-1] for pile in board.living if pile]
        else:
            victims += [card for card in board.living_cards() if card != monarch]
    return tuple(victims)


def execute(draft: Draft, victim: str, by: Seat) -> None:
    """T6.1: the victim goes on top of the dead of its religion on the same board."""
    seat = next(
        seat for seat, player in enumerate(draft.players) if victim in player.board.living_cards()
    )
    board = draft.players[seat].board
    religion = board.religion_of(victim)
    draft.players[seat] = draft.players[seat]._replace(board=board.with_death(victim))
    draft.tell(
        CardExecuted(
            paragraph="T6.1",
            cause=draft.options.monarchs[draft.reign],
            seat=seat,
            card=victim,
            religion=religion,
            by=by,
        )
    )


def reckon(draft: Draft) -> None:
    """T6.3-5: taxes, piety, and the offer to repay."""
    # T6.5: only loans taken before this scoring began can be repaid in it.
    repayable = tuple(player.loans for player in draft.players)
    order = draft.clockwise_from(draft.starter)
    sizes = [tuple(map(len, player.board.living)) for player in draft.players]
    for seat in order:
        tax(draft, seat, sizes[seat])
    for seat in order:
        gain_piety(draft, seat, sizes[seat])
    draft.reckoning = Reckoning(order, repayable)
    offer_repayment(draft)


def tax(draft: Draft, seat: Seat, living: Sequence[int]) -> None:
    """T6.3: money for the living cards of the prevailing religion, and the check of the debt."""
    taxed = living[RELIGIONS.index(PREVAILING_RELIGION[draft.reign])]
    if taxed:
        book(draft, seat, MONEY, taxed, "T6.3")
    check_debt(draft, seat)


def gain_piety(draft: Draft, seat: Seat, living: Sequence[int]) -> None:
    """T6.4: piety for the living Catholics and Protestants."""
    catholic, _without, protestant = living
    if catholic:
        book(draft, seat, CATHOLIC_PIETY, catholic, "T6.4")
    if protestant:
        book(draft, seat, PROTESTANT_PIETY, protestant, "T6.4")


def offer_repayment(draft: Draft) -> None:
    """T6.5: ask each player who can repay; then count the points."""
    reckoning = draft.reckoning
    assert reckoning is not None
    waiting = reckoning.waiting
    while waiting and not most_repayable(draft.players[waiting[0]], reckoning, waiting[0]):
        waiting = waiting[1:]
    draft.reckoning = reckoning._replace(waiting=waiting)
    if waiting:
        draft.wait_for(waiting[0], REPAY)
    else:
        finish_reign(draft)


def most_repayable(player: PlayerState, reckoning: Reckoning, seat: Seat) -> int:
    """T6.5: how many loans a player may repay, and has the money for."""
    return min(reckoning.repayable[seat], max(player.tallies[MONEY], 0) // LOAN_PRICE)


def repay_and_go_on(draft: Draft, loans: int) -> None:
    """T6.5: one player's answer; the next one is asked."""
    reckoning = draft.reckoning
    assert reckoning is not None
    repay(draft, reckoning.waiting[0], loans)
    draft.reckoning = reckoning._replace(waiting=reckoning.waiting[1:])
    offer_repayment(draft)


def finish_reign(draft: Draft) -> None:
    """T6.6-7: victory points; then the next reign, or the end of the game."""
    draft.reckoning = None
    score_reign(draft)
    if draft.reign == REIGNS[-1]:
        score_game(draft)
        return
    draft.tell(BoardsCleared(paragraph="T6.7", reign=draft.reign))
    for seat, player in enumerate(draft.players):
        draft.players[seat] = player._replace(board=Board())
    draft.reign += 1
    draft.left_out = draft.options.ordinary
    draft.tricks = ()
    draft.wait_for(CHANCE, DEAL)
