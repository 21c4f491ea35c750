"""Where a game turned: what lasted to its end, and what changed who won."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.tolerance.material import role
from tests.games.tolerance.scenarios import Table, played, table
from tests.tiers import sizes
from tolerance_game.core.record import Moment
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.held import held_of
from tolerance_game.games.tolerance.foresight.story import (
    EXECUTION,
    REPAYMENT,
    TRICK,
    Part,
    TrickPoints,
    parts_of,
    points_by_trick,
    scores_of,
)
from tolerance_game.games.tolerance.foresight.turning import TurningPoint, turning_points
from tolerance_game.games.tolerance.rules.events import (
    CardExecuted,
    CardKilled,
    CardLaid,
    ReignBegan,
    TallyChanged,
)
from tolerance_game.games.tolerance.rules.moves import Execute, Repay
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.state import Trick

from .courses import moments_of


def wishes(end: tuple[int, int, int] = (0, 0, 0), **worth: Any) -> Role:
    return role("wishes", {3: worth}, end)


def last_tricks(
    game: Table, *tricks: str, more: tuple[Any, ...] = (), **roles: str
) -> list[Moment]:
    """The last tricks of the game as its only ones, and the moves that follow them.

    Who has played a card has it in the hand from the beginning; who has won a trick leads the next.
    """
    plays = [played(cards) for cards in tricks]
    players = len(plays[0])
    hands: dict[int, list[str]] = {seat: [] for seat in range(players)}
    winners = [0, *(int(roles.pop(f"won_{number}", "0")) for number in range(1, len(plays)))]
    for lead, trick in zip(winners, plays, strict=True):
        for step, play in enumerate(trick):
            hands[(lead + step) % players].append(play.card)
    for seat in range(players):
        game.seat(seat, role=roles.get(f"role_{seat}", "wishes"), hand=" ".join(hands[seat]))
    state = game.set_up(players)._replace(tricks=(Trick(),) * (12 - len(plays)))
    began = ReignBegan(paragraph="T2.1", reign=3, monarch="wild-14c", left_out=0)
    moments = [Moment(1, -1, None, state, (began,))]
    for number, move in enumerate((*(play for trick in plays for play in trick), *more), start=2):
        acting = tolerance.to_act(state)
        assert acting is not None
        state, events = tolerance.apply(state, move)
        moments.append(Moment(number, acting, move, state, events))
    assert state.outcome is not None
    return moments


def test_a_noble_and_a_death() -> None:
    """T6.6: Coligny lives, 1 + 4; Catherine is dead, a Catholic, 2. All three points by Coligny."""
    game = table(3, roles=(wishes(nobles=(1, 4), dead=(2, 0)),))
    moments = last_tricks(game, "nobles-13 nobles-9 townsfolk-3")
    assert points_by_trick(moments) == (TrickPoints(3, 1, (7, 0, 0)),)
    assert [player.points for player in moments[-1].state.players] == [7, 0, 0]
    (turn,) = turning_points(moments)
    assert (turn.reign, turn.trick, turn.paragraph) == (3, 1, TRICK)
    assert (turn.swing, turn.swings, turn.ahead, turn.others_win) == (7, (7, 0, 0), True, ())
    assert turn.cards == ("nobles-13",)
    assert (turn.moved, turn.lines) == (0, (("nobles", 1 + 4), ("dead_catholic", 2)))
    laid, killed = turn.effects
    assert isinstance(laid, CardLaid)
    assert isinstance(killed, CardKilled)
    assert turn.main is laid
    assert (laid.card, killed.card) == ("nobles-13", "nobles-9")


def test_a_pennant() -> None:
    """T8, T9.1: Henry taxes 5 + 2 + 2, and 5 + 9 is a pennant worth 5."""
    game = table(3, roles=(wishes(end=(5, 0, 0)),))
    moments = last_tricks(game, "nobles-14 nobles-3 townsfolk-7")
    (turn,) = turning_points(moments)
    assert (turn.swing, turn.cards) == (5, ("nobles-14",))
    assert turn.lines == (("pennants_money", 5),)
    assert isinstance(turn.main, TallyChanged)
    assert (turn.main.cause, turn.main.amount) == ("nobles-14", 9)


def test_a_gain_that_was_lost_again_decided_nothing() -> None:
    """T6.1: James kills the own Lady, worth 1 + 4 up to then, for the 9 of a dead Protestant."""
    game = table(3, roles=(wishes(nobles=(1, 4), dead=(0, 9)),))
    moments = last_tricks(game, "nobles-3 wild-14c:clergy townsfolk-3", more=(Execute("nobles-3"),))
    assert points_by_trick(moments) == (TrickPoints(3, 1, (5, 0, 0)),)
    (turn,) = turning_points(moments)
    # She is lost for good: 9 - 5.
    assert (turn.paragraph, turn.trick, turn.swing) == (EXECUTION, 0, 9 - 5)
    assert turn.cards == ("wild-14c",)
    assert turn.lines == (("dead_protestant", 9), ("nobles", -(1 + 4)))
    assert turning_points(moments, 0) == ()


def test_an_execution_in_the_last_second_changes_the_winner() -> None:
    """T6.1, T6.6a: the Lady brought seat 0 the 8 for any Noble, James brings seat 1 the 3 for
    any Wild; James kills her. Without that, 8 to 3 instead of 0 to 3."""
    lord, king = role("lord", {3: {"nobles": (8, 0)}}), role("king", {3: {"wild": (3, 0)}})
    moments = last_tricks(
        table(3, roles=(lord, king)),
        "nobles-3 townsfolk-3 peasants-3",
        "peasants-1 wild-14c:peasants peasants-8",
        more=(Execute("nobles-3"),),
        role_0="lord", role_1="king", role_2="king",
    )  # fmt: skip
    assert [player.points for player in moments[-1].state.players] == [0, 3, 0]
    execution, trick = turning_points(moments)
    assert isinstance(execution.main, CardExecuted)
    assert (execution.swings, execution.lines) == ((-8, 0, 0), (("nobles", -8),))
    assert (execution.ahead, execution.others_win) == (True, (0,))
    # The lead at the end is 3; without the execution it would be 3 - 8.
    assert execution.swing == 3 - (3 - 8)
    # The Lady's own trick is not there; that of James is, and only a tie would be without it.
    assert (trick.trick, trick.swings) == (2, (0, 3, 0))
    assert (trick.ahead, trick.others_win) == (False, ())
    # It is told even where there is room for nothing else.
    assert turning_points(moments, 1) == (execution,)


def test_nothing_of_a_game_that_is_not_over() -> None:
    moments = last_tricks(table(3, roles=(wishes(),)), "nobles-3 nobles-1 townsfolk-3")
    assert turning_points(moments) == ()
    assert turning_points(moments[:-1]) == ()
    assert turning_points(()) == ()


def test_zero_points_bear_a_loss() -> None:
    """T6.6: the Lady brings 1 + 4, the dead Catholic -9: together no more than nothing."""
    game = table(3, roles=(wishes(nobles=(1, 4), dead=(-9, 0), clergy=(0, 0)),))
    moments = last_tricks(game, "nobles-13 nobles-9 townsfolk-3")
    assert turning_points(moments) == ()
    assert points_by_trick(moments) == (TrickPoints(3, 1, (0, 0, 0)),)


@pytest.mark.parametrize(
    ("values", "lasted"),
    [
        ([5, 0], [0, -5]),
        ([5, 0, 5], [0, 0, 5]),
        ([5, 9, 6], [5, 1, -3]),
        ([-4, 0, -4], [0, 0, -4]),
        ([3, 3, 1], [1, 0, -2]),
        ([2, -3], [0, -5]),
    ],
)
def test_what_lasted(values: list[int], lasted: list[int]) -> None:
    """A value after each of several changes, from nothing, and what lasted of each change."""
    changes = [{"": after - before} for before, after in zip([0, *values], values, strict=False)]
    assert [one.get("", 0) for one in held_of(changes)] == lasted


Line = tuple[int, int, str, str]


def lines_of(parts: list[Part]) -> list[Counter[Line]]:
    """What every line of every sheet stood at after each part; those of a reign stay after it."""
    values: list[Counter[Line]] = []
    now: Counter[Line] = Counter()
    for part in parts:
        now = now.copy()
        for seat, score in enumerate(scores_of(part.then, part.options, part.paragraph)):
            for (kind, of), points in score.lines.items():
                reign = 0 if kind in ("pennants", "loans") else part.then.reign
                now[seat, reign, kind, of] = points
            now[seat, 0, "bound", ""] = 0
            now[seat, 0, "bound", ""] = part.after[seat] - sum(
                points for line, points in now.items() if line[0] == seat
            )
        values.append(now)
    return values


def lasting(values: list[Counter[Line]], place: int, line: Line) -> int:
    """How far a line stayed above, or below, what it was before a part, at every later time."""
    before = values[place - 1][line] if place else 0
    later = [one[line] - before for one in values[place:]]
    if min(later) > 0:
        return min(later)
    return max(later) if max(later) < 0 else 0


def ahead(points: tuple[int, ...], winner: int, others: list[int]) -> int:
    return points[winner] - max(points[seat] for seat in others)


@pytest.mark.parametrize("games", sizes(14, 400))
def test_what_is_told_lasted_and_whatever_changed_the_winner_is_told(games: int) -> None:
    """In random games with random rulings; all of it from the standings after each part alone."""
    decided = turned = 0
    for seed in range(games):
        moments = moments_of(f"turning {seed}")
        outcome = moments[-1].state.outcome
        assert outcome is not None
        final = tuple(player.points for player in moments[-1].state.players)
        winner, seats = outcome.winners[0], range(len(final))
        others = [s for s in seats if s not in outcome.winners] or [s for s in seats if s != winner]
        parts = list(parts_of(moments))
        assert parts[-1].after == final
        values = lines_of(parts)
        brought = [
            tuple(
                sum(lasting(values, place, line) for line in values[-1] if line[0] == seat)
                for seat in seats
            )
            for place in range(len(parts))
        ]
        weights = []
        for one in brought:
            left = tuple(max(0, points - less) for points, less in zip(final, one, strict=True))
            weights.append(ahead(final, winner, others) - ahead(left, winner, others))
        told = turning_points(moments)
        assert told == turning_points(moments)
        places = [_place(turn, parts) for turn in told]
        assert len(set(places)) == len(told)
        for turn, place in zip(told, places, strict=True):
            assert turn.swings == brought[place]
            assert turn.swing == weights[place]
            _agrees(turn, moments)
        # Whatever one could take away without another winner.
        if max(weights) > 0 and max(weights) >= ahead(final, winner, others):
            decided += 1
            assert max(weights) in [weights[place] for place in places]
        least = min(1, ahead(final, winner, others))
        crossed = [
            place
            for place, part in enumerate(parts)
            if ahead(part.before, winner, others) < least <= ahead(part.after, winner, others)
        ]
        if crossed and any(lasting(values, crossed[-1], line) for line in values[-1]):
            turned += 1
            assert crossed[-1] in places
        sizes_ = [abs(turn.swing) for turn in told]
        assert sizes_ == sorted(sizes_, reverse=True)
    assert decided > games / 4
    assert turned > games / 2


def _place(turn: TurningPoint, parts: list[Part]) -> int:
    found = [
        place for place, part in enumerate(parts) if any(event is turn.main for event in part.told)
    ]
    assert len(found) == 1
    return found[0]


def _agrees(turn: TurningPoint, moments: list[Moment]) -> None:
    """A turn with itself, and with the move that brought it about."""
    assert abs(turn.swings[turn.moved]) == max(map(abs, turn.swings))
    assert sum(line.points for line in turn.lines) == turn.swings[turn.moved]
    assert all(line.points for line in turn.lines)
    assert turn.main in turn.effects
    assert turn.paragraph in (TRICK, EXECUTION, REPAYMENT)
    (moment,) = [one for one in moments if any(event is turn.main for event in one.events)]
    if turn.paragraph == REPAYMENT:
        assert isinstance(moment.move, Repay)
    if turn.paragraph == TRICK:
        assert turn.cards or turn.main.kind in ("loan_taken", "tally_changed")
