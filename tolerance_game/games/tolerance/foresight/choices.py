"""T2.4-6, T4.4, T6.1, T6.5: what comes of each answer while the game waits for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.debts import repay
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.reckoning import execute
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.games.tolerance.rules.trick import choose_target, legal_targets, resolve
from tolerance_game.games.tolerance.rules.view import View

from .causes import Cause, Parts, largest, parts_of
from .goals import supposed_worth
from .preview import Conversion, Death, Tallies, booked
from .supposition import Known, Supposition, known_of, supposed


class Consequence(NamedTuple):
    """The consequence of one legal move."""

    move: Move
    changes: Tallies
    """Of the own tallies, until the game asks again: in a trick that is up to the next choice of
    it, or up to its end with the check of the debt (T4.9)."""
    loans: int
    """Taken, or below zero: repaid."""
    deaths: tuple[Death, ...]
    """Until then."""
    conversions: tuple[Conversion, ...]
    """Until then."""
    asks_again: bool
    """T4.4: another choice of the same trick follows for the same seat."""
    worth: int | None
    """What the own seat would add to its points were they counted when the trick is over
    (`worth_now`), with the best of the choices that follow; None where that is not known."""
    change: int | None
    """By how much that differs from what it would add were they counted now, before the move."""
    cause: Cause | None
    """The line of the goals that this comes from most of all; None where nothing changes."""


def consequences(view: View, memory: Public | None = None) -> tuple[Consequence, ...]:
    """What comes of each legal move, in the order of the moves, while this seat must choose.

    Targets of effects (T4.4), royal executions (T6.1), loans (T6.5), the starting player (T2.4-5)
    and roles (T2.6). Nothing while another seat acts, nor for cards to play: for those see
    `preview.if_won`.
    """
    if not view.moves or isinstance(view.moves[0], kinds.Play):
        return ()
    table = supposed(view, memory)
    scores_of_kinds: dict[object, Score | None] = {}
    ways = [_Way(table, view.seat, move, scores_of_kinds) for move in view.moves]
    before = _score(table, view.seat)
    return tuple(
        Consequence(
            move=way.move,
            changes=booked(way.events, view.seat),
            loans=sum(
                event.after - event.before
                for event in way.events
                if isinstance(event, told.LoanTaken | told.LoansRepaid)
            ),
            deaths=_deaths(way.events),
            conversions=_conversions(way.events),
            asks_again=way.asks_again,
            worth=None if way.score is None else way.score.worth,
            change=way.score.worth - before.worth if before and way.score else None,
            cause=_cause(before, way.score),
        )
        for way in ways
    )


class Score(NamedTuple):
    """What a seat would add to its points, and what that consists of."""

    worth: int
    parts: Parts


def _cause(before: Score | None, after: Score | None) -> Cause | None:
    if before is None or after is None:
        return None
    return largest(before.parts, after.parts, after.worth - before.worth)


class _Way:
    """One move, made in a supposed state."""

    __slots__ = ("asks_again", "events", "move", "score")

    def __init__(
        self, table: Supposition, seat: Seat, move: Move, scores: dict[object, Score | None]
    ) -> None:
        self.move = move
        self.asks_again = False
        self.events: tuple[Event, ...] = ()
        draft = Draft(table.state)
        match move:
            case kinds.ChooseTarget():
                choose_target(draft, move.card)
                self.asks_again = not resolve(draft)
                self.events = tuple(draft.events)
                self.score = _best(table, seat, draft, self.asks_again)
                return
            case kinds.Execute():
                execute(draft, move.card, seat)
            case kinds.Repay():
                repay(draft, seat, move.loans)
            case kinds.TakeRole():
                draft.players[seat] = draft.players[seat]._replace(role=move.role)
            case kinds.ChooseStarter():
                pass  # T2.4-5: nothing comes of it right away.
            case kinds.Play() | kinds.Deal() | kinds.DealRoles() | kinds.DrawChooser():
                raise ValueError(move)
            case _:
                assert_never(move)
        self.events = tuple(draft.events)
        kind = _kind(table, draft) or move
        if kind not in scores:
            scores[kind] = _score(_after(table, draft), seat)
        self.score = scores[kind]


def _kind(table: Supposition, draft: Draft) -> object:
    """What the worth of an execution depends on: most of the many victims are alike for it."""
    for event in draft.events:
        if isinstance(event, told.CardExecuted) and len(table.known[event.seat].boards) == 1:
            card = draft.card(event.card)
            return event.seat, event.religion, card.suit, card.guild
    return None


def _best(table: Supposition, seat: Seat, draft: Draft, asks: bool) -> Score | None:
    """The score at the end of the trick when each choice that follows is the best for the seat."""
    if not asks:
        return _score(_after(table, draft), seat)
    targets = legal_targets(draft)
    state, _events = draft.close()
    scores = []
    for target in targets:
        chosen = Draft(state)
        choose_target(chosen, target)
        asks_again = not resolve(chosen)
        scores.append(_best(table, seat, chosen, asks_again))
    known = [score for score in scores if score is not None]
    return max(known, key=lambda score: score.worth) if len(known) == len(scores) else None


def _after(table: Supposition, draft: Draft) -> Supposition:
    """The table after a move; what was known of boards that changed is brought up to date."""
    state, events = draft.close()
    executed = {event.seat: event.card for event in events if isinstance(event, told.CardExecuted)}
    known = []
    for seat, one in enumerate(table.known):
        board = state.players[seat].board
        if board == table.state.players[seat].board:
            known.append(one)
        elif len(one.boards) == 1 or seat not in executed:
            known.append(known_of(board))
        else:
            known.append(_without(one, board, executed[seat]))
    return Supposition(state, tuple(known))


def _without(one: Known, board: Board, victim: str) -> Known:
    """A board that is not certain, after a card on it has died (T6.1)."""
    sizes = known_of(board)
    boards = tuple(each.with_death(victim) for each in one.boards if victim in each.living_cards())
    return Known(sizes.living, sizes.dead, boards)


def _score(table: Supposition, seat: Seat) -> Score | None:
    if not table.state.players[seat].role:
        return Score(0, {})
    worth = supposed_worth(table, seat)
    return None if worth is None else Score(worth.total, parts_of(table, seat))


def _deaths(events: Sequence[Event]) -> tuple[Death, ...]:
    return tuple(
        Death(event.card, event.cause, True)
        for event in events
        if isinstance(event, told.CardKilled | told.CardExecuted)
    )


def _conversions(events: Sequence[Event]) -> tuple[Conversion, ...]:
    return tuple(
        Conversion(event.card, event.after, event.cause, True)
        for event in events
        if isinstance(event, told.CardConverted)
    )
