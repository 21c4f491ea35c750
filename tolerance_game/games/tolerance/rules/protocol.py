"""The seven functions of the game Tolerance (`core.game`)."""

from __future__ import annotations

from random import Random
from typing import assert_never

from tolerance_game.core import CHANCE, Illegal, Outcome, Reason, Seat, notation

from . import moves as kinds
from . import reckoning, reign
from . import state as phases
from .draft import Draft
from .events import AnyEvent, CardPlayed
from .moves import Move
from .playing import legal_plays, refusal_of_play
from .roles import BERTRAM
from .ruleset import ALL_BERTRAM, CHOSEN, HAND, Options, check
from .state import Phase, Played, PlayerState, State, Trick
from .trick import begin_resolution, choose_target, legal_targets, resolve
from .view import View, view_of

MOVE_OF_PHASE: dict[Phase, type[Move]] = {
    phases.ROLES: kinds.DealRoles,
    phases.TAKE_ROLE: kinds.TakeRole,
    phases.DEAL: kinds.Deal,
    phases.CHOOSER: kinds.DrawChooser,
    phases.STARTER: kinds.ChooseStarter,
    phases.PLAY: kinds.Play,
    phases.TARGET: kinds.ChooseTarget,
    phases.EXECUTION: kinds.Execute,
    phases.REPAY: kinds.Repay,
}
"""What each phase waits for."""


def start(options: Options) -> State:
    """T2.3, T2.6: the table before the first card is dealt. Raises Malformed."""
    check(options)
    role = BERTRAM if options.roles == ALL_BERTRAM else ""
    phase: Phase
    if options.roles == ALL_BERTRAM:
        phase, to_act = phases.DEAL, CHANCE
    elif options.roles == CHOSEN:
        phase, to_act = phases.TAKE_ROLE, 0
    else:
        phase, to_act = phases.ROLES, CHANCE
    return State(
        options=options,
        phase=phase,
        to_act=to_act,
        players=(PlayerState(role=role),) * options.players,
        left_out=options.ordinary,
    )


def to_act(state: State) -> Seat | None:
    """The seat to act, CHANCE, or None when the game is over."""
    return state.to_act


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every legal move of the seat to act, in a fixed order; none for chance."""
    match state.phase:
        case phases.PLAY:
            return legal_plays(state)
        case phases.TARGET:
            return tuple(kinds.ChooseTarget(card) for card in legal_targets(Draft(state)))
        case phases.TAKE_ROLE:
            return tuple(kinds.TakeRole(role) for role in reign.roles_left(state))
        case phases.STARTER:
            return tuple(kinds.ChooseStarter(seat) for seat in range(len(state.players)))
        case phases.EXECUTION:
            return tuple(kinds.Execute(card) for card in reckoning.execution_targets(Draft(state)))
        case phases.REPAY:
            return tuple(kinds.Repay(loans) for loans in range(_most_repayable(state) + 1))
        case phases.ROLES | phases.DEAL | phases.CHOOSER | phases.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _most_repayable(state: State) -> int:
    assert state.to_act is not None
    assert state.reckoning is not None
    return reckoning.most_repayable(state.players[state.to_act], state.reckoning, state.to_act)


def chance_move(state: State, rng: Random) -> Move:
    """What chance does here: roles, the deal, or who chooses the first starting player or is it."""
    if state.phase == phases.DEAL:
        return reign.shuffle_and_deal(state.options, state.reign, rng)
    if state.phase == phases.ROLES:
        return kinds.DealRoles(tuple(rng.sample(state.options.unique_roles, len(state.players))))
    if state.phase == phases.CHOOSER:
        return kinds.DrawChooser(rng.randrange(len(state.players)))
    raise Illegal(Reason("error.not_chance"))


def refusal(state: State, move: Move) -> Reason | None:
    """Why a move is not legal now, fit to be shown; None when it is legal."""
    if state.phase == phases.OVER:
        return Reason("error.game_over")
    if type(move) is not MOVE_OF_PHASE[state.phase]:
        expected = notation.name_of(MOVE_OF_PHASE[state.phase])
        return Reason("error.not_now", {"move": notation.name_of(type(move)), "expected": expected})
    match move:
        case kinds.Play():
            return refusal_of_play(state, move)
        case kinds.Deal():
            return reign.refusal_of_deal(state.options, state.reign, move.hands)
        case kinds.DealRoles():
            return reign.refusal_of_roles(state.options, move.roles)
        case kinds.TakeRole():
            if move.role not in reign.roles_left(state):
                return Reason("tolerance.role_not_free", {"role": move.role}, "T2.6")
        case kinds.DrawChooser() | kinds.ChooseStarter():
            if move.seat not in range(len(state.players)):
                paragraph = "T2.4" if state.reign == 1 else "T2.5"
                return Reason("tolerance.no_such_seat", {"number": move.seat}, paragraph)
        case kinds.ChooseTarget():
            if move.card not in legal_targets(Draft(state)):
                return Reason("tolerance.no_target", {"card": move.card}, "T4.4")
        case kinds.Execute():
            if move.card not in reckoning.execution_targets(Draft(state)):
                return Reason("tolerance.no_execution", {"card": move.card}, "T6.1")
        case kinds.Repay():
            most = _most_repayable(state)
            if not 0 <= move.loans <= most:
                return Reason("tolerance.repay_too_many", {"number": most}, "T6.5")
        case _:
            assert_never(move)
    return None


def apply(state: State, move: Move) -> tuple[State, tuple[AnyEvent, ...]]:
    """The state after the move, and all that happened. Raises Illegal with the reason."""
    reason = refusal(state, move)
    if reason is not None:
        raise Illegal(reason)
    draft = Draft(state)
    match move:
        case kinds.Play():
            _play(draft, move)
        case kinds.ChooseTarget():
            choose_target(draft, move.card)
            _go_on_with_trick(draft)
        case kinds.Deal():
            reign.deal(draft, move.hands)
        case kinds.DealRoles():
            reign.give_roles(draft, move.roles)
        case kinds.TakeRole():
            reign.take_role(draft, move.role)
        case kinds.DrawChooser():
            reign.draw_chooser(draft, move.seat)
        case kinds.ChooseStarter():
            reign.choose_starter(draft, move.seat)
        case kinds.Execute():
            assert draft.to_act is not None
            reckoning.execute(draft, move.card, draft.to_act)
            reckoning.reckon(draft)
        case kinds.Repay():
            reckoning.repay_and_go_on(draft, move.loans)
        case _:
            assert_never(move)
    return draft.close()


def _play(draft: Draft, move: kinds.Play) -> None:
    """T3.1-3: a card goes to the table; the last one ends the trick."""
    seat = draft.to_act
    assert seat is not None
    player = draft.players[seat]
    draft.players[seat] = player._replace(
        hand=tuple(card for card in player.hand if card != move.card)
    )
    leads = not draft.trick.plays
    suit = (move.declared or draft.cards[move.card].suit) if leads else draft.trick.suit
    draft.trick = Trick(suit, (*draft.trick.plays, Played(seat, move.card, move.declared)))
    draft.tell(
        CardPlayed(
            paragraph="T3.1" if leads else "T3.2",
            seat=seat,
            card=move.card,
            declared=move.declared,
            suit=suit,
            leads=leads,
        )
    )
    if len(draft.trick.plays) < len(draft.players):
        draft.wait_for((seat + 1) % len(draft.players), phases.PLAY)
    else:
        begin_resolution(draft)
        _go_on_with_trick(draft)


def _go_on_with_trick(draft: Draft) -> None:
    """T4, T3.6: resolve up to the next choice; at the end the winner leads the next trick."""
    if not resolve(draft):
        return
    draft.tricks = (*draft.tricks, draft.trick)
    winner = draft.trick.winner
    draft.trick = Trick()
    if len(draft.tricks) < HAND:
        draft.wait_for(winner, phases.PLAY)
    else:
        reckoning.end_reign(draft)


def view(state: State, seat: Seat) -> View:
    """What this seat may know."""
    return view_of(state, seat, legal_moves(state) if seat == state.to_act else ())


def outcome(state: State) -> Outcome | None:
    """T9.2: how the game ended, or None while it goes on."""
    return state.outcome
