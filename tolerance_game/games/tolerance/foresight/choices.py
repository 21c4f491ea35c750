"""T2.4-6, T4.4, T6.5: what each answer of a waiting seat would bring.

For the royal execution, which concerns everyone, see `execution`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, assert_never

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.debts import repay
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.state import EXECUTION, PLAY, TALLIES, Played, Trick
from tolerance_game.games.tolerance.rules.trick import choose_target
from tolerance_game.games.tolerance.rules.view import View

from .branches import as_won, go_on
from .goals import Lines, Score, supposed_score
from .supposition import Supposition, supposed, with_players


class Cause(NamedTuple):
    """One line of the goals, and by how much it changed; or a tally, which no line counts yet."""

    kind: str
    """`any`, `most`, `dead`, `pennants` or `loans`, as in `goals.Lines`; or `tally`."""
    of: str
    points: int
    """For a tally what the trick adds to it."""
    holds: bool
    """Whether the line brings or costs something afterwards."""


class Consequence(NamedTuple):
    """The consequence of one legal move."""

    move: Move
    change: int | None
    """By how much the move changes what the seat would add to its points (`goals.Score`), with the
    best of the choices that follow in the trick; None where that is not known."""
    cause: Cause | None
    """The largest of what differs between the moves: a line of the goals, or a tally where all
    lines are alike; where nothing differs, the line that changes most. None where nothing does."""


class _End(NamedTuple):
    """What a move comes to."""

    score: Score
    tallies: tuple[int, ...]
    """At the end of the trick; none where the move ends no trick."""


def consequences(view: View, memory: Public | None = None) -> tuple[Consequence, ...]:
    """The consequence of each legal move of this seat, in their order.

    None while another seat acts, nor for cards to play, for which see `preview.if_won`, nor for
    those to execute (`execution.execution_of`).
    """
    if not view.moves or view.phase in (PLAY, EXECUTION):
        return ()
    table = supposed(view, memory)
    before = _score(table, view.seat)
    ends = [_end_after(table, view.seat, move) for move in view.moves]
    apart = _lines_apart([end.score.lines for end in ends if end is not None])
    tallies = table.state.players[view.seat].tallies
    tallies_apart = len({end.tallies for end in ends if end is not None}) > 1
    found = []
    for move, end in zip(view.moves, ends, strict=True):
        if before is None or end is None:
            found.append(Consequence(move, None, None))
            continue
        change = end.score.total - before.total
        cause = _cause(before.lines, end.score.lines, change, apart)
        if tallies_apart and not apart:
            cause = _booked(tallies, end.tallies, [one.tallies for one in ends if one])
        if cause is None:
            cause = _cause(before.lines, end.score.lines, change)
        found.append(Consequence(move, change, cause))
    return tuple(found)


def change_if_won(view: View, move: kinds.Play) -> int | None:
    """T4, T6.6: by how much winning the trick as it is with this card would change what the seat
    adds to its points, with the best of its choices; None where that is not known."""
    table = supposed(view)
    before = _score(table, view.seat)
    plays = (*view.trick.plays, Played(view.seat, move.card, move.declared))
    suit = view.trick.suit or move.declared or view.options.cards[move.card].suit
    after = _best(table, view.seat, Draft(as_won(table.state, Trick(suit, plays), view.seat)))
    return None if before is None or after is None else after.score.total - before.total


def _lines_apart(ends: Sequence[Lines]) -> frozenset[tuple[str, str]]:
    """The lines of the goals that do not bring the same after each move."""
    lines = {line for one in ends for line in one}
    return frozenset(line for line in lines if len({one.get(line, 0) for one in ends}) > 1)


def _cause(
    before: Lines, after: Lines, change: int, among: Collection[tuple[str, str]] | None = None
) -> Cause | None:
    """The line that moved the points most in the direction of the change, the first of several."""
    found: Cause | None = None
    for line in dict.fromkeys(line for lines in (before, after) for line in lines if lines[line]):
        points = after.get(line, 0) - before.get(line, 0)
        if among is not None and line not in among:
            continue
        if points * change > 0 and (found is None or abs(points) > abs(found.points)):
            found = Cause(*line, points, bool(after.get(line)))
    return found


def _booked(before: Sequence[int], after: Sequence[int], ends: Sequence[Sequence[int]]) -> Cause:
    """T4.4: the tally that the trick changes most, of those that differ between the moves."""
    differing = [place for place in range(len(after)) if len({end[place] for end in ends}) > 1]
    amounts = {place: after[place] - before[place] for place in differing}
    # What one choice does not book, another does: that of the largest.
    reach = {place: max(abs(end[place] - before[place]) for end in ends) for place in differing}
    place = max(differing, key=lambda place: (abs(amounts[place]), reach[place]))
    return Cause("tally", TALLIES[place], amounts[place], bool(amounts[place]))


def _end_after(table: Supposition, seat: Seat, move: Move) -> _End | None:
    """What a move comes to."""
    draft = Draft(table.state)
    match move:
        case kinds.ChooseTarget():
            choose_target(draft, move.card)
            return _best(table, seat, draft)
        case kinds.Repay():
            repay(draft, seat, move.loans)
        case kinds.TakeRole():
            draft.players[seat] = draft.players[seat]._replace(role=move.role)
        case kinds.ChooseStarter():
            pass  # T2.4-5: without effect on the score.
        case (
            kinds.Play() | kinds.Execute() | kinds.Deal() | kinds.DealRoles() | kinds.DrawChooser()
        ):
            raise ValueError(move)
        case _:
            assert_never(move)
    score = _score(with_players(table, draft.players), seat)
    return None if score is None else _End(score, ())


def _best(table: Supposition, seat: Seat, draft: Draft) -> _End | None:
    """The end of the trick when each choice that follows is the best for the seat."""
    ends = []
    for branch in go_on(draft):
        players = list(table.state.players)
        players[seat] = branch.player
        score = _score(with_players(table, players), seat)
        if score is None:
            return None
        ends.append(_End(score, branch.player.tallies))
    return max(ends, key=lambda end: end.score.total)


def _score(table: Supposition, seat: Seat) -> Score | None:
    return supposed_score(table, seat) if table.state.players[seat].role else Score(0, {})
