"""What a seat could do with a whole turn (S2.1)."""

from __future__ import annotations

import pytest

from tests.tiers import sizes
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.lines import lines
from tolerance_game.games.schisma.foresight.supposition import turn_of, undrawn
from tolerance_game.games.schisma.foresight.threats import MOST, Threat, ThreatSearch
from tolerance_game.games.schisma.rules.events import Joined
from tolerance_game.games.schisma.rules.moves import (
    Beseech,
    Chastise,
    Move,
    Petition,
)
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import ACTING, CHOOSING, DRAWING, State
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME, SEATS, Position

from .positions import RULINGS, positions
from .scenarios import Table, table

IN_TWO = "inquisitor@F knight@F peasant@A peasant@A cardinal@A; R cardinal bishop"
"""Rome lacks one: the Inquisitor to Rome by one action, and out by the other.

No single action does it: beseeching pulls one land, the Knight pulls one land, the Inquisitor can
only discard the Knight, all others stand at Avignon.
"""


def threats(t: Table, seat: int) -> tuple[Threat, ...]:
    return searched(t.state, seat).found


def searched(state: State, seat: int) -> ThreatSearch:
    search = ThreatSearch(state, seat)
    while not search.advance():
        pass
    return search


@pytest.mark.parametrize("turn", ["rome", "avignon"])
def test_a_win_in_two_actions(turn: str) -> None:
    """S4.1: whoever's turn it is now; of both orders the one of the list of moves."""
    first, *others = threats(table(IN_TWO, turn=turn), ROME)
    assert first.moves == (Beseech(0), Petition(1, ((0,),)))
    assert (first.persons, first.certain) == (("inquisitor", "knight"), True)
    assert [(join.person, join.seat) for join in first.joins] == [("inquisitor", ROME)]
    assert first.ends is not None
    assert (first.ends.winners, first.ends.ending) == ((ROME,), "three_persons")
    # The Knight does not get out: nobody but the Knight pulls others one land.
    assert all(other.ends is None for other in others)


def test_a_win_by_one_action_comes_first() -> None:
    """S4.1, S4.2: the third person; with any other second action it is the same threat."""
    t = table("noble@R knight@N bishop@N inquisitor@N inquisitor@N; R cardinal bishop")
    found = threats(t, ROME)
    assert found[0].moves == (Beseech(0),)
    alike = [one for one in found if [join.person for join in one.joins] == ["noble"]]
    assert len([one for one in alike if one.ends is not None]) == 1


def test_a_win_by_pushing() -> None:
    """S4.2: Rome's Noble wins with a Knight in Avignon's congregation, one land away."""
    t = table("knight@A bishop@G cardinal@G inquisitor@G cardinal@G; R noble")
    found = threats(t, ROME)
    assert found[0].moves == (Chastise(0),)
    assert found[0].ends is not None
    assert found[0].ends.ending == "noble_and_knight"


def test_what_the_opponent_would_win_by_is_no_threat() -> None:
    """S4.2: pushed out, the Knight would win for Rome; Avignon does not threaten that."""
    t = table("knight@A bishop@G cardinal@G inquisitor@G cardinal@G; R noble", turn="avignon")
    assert all(one.ends is None for one in threats(t, AVIGNON))


def test_the_nearest_is_moved_away() -> None:
    """S2.2: nobody can join Rome; it pulls the Bishop at Avignon to Nice, where all others stand.

    Further off would take all of the five to be moved.
    """
    found = threats(table("bishop@A knight@N noble@N peasant@N inquisitor@N"), ROME)
    assert [(one.moves, one.joins, one.away) for one in found] == [((Beseech(0),), (), 1)]


def test_what_another_threat_covers_is_not_listed() -> None:
    """S2.1: one action wins a person; two that win only that one as well are left out."""
    found = threats(table("bishop@R knight@N noble@N peasant@N inquisitor@N"), ROME)
    joined = [one for one in found if one.joins]
    assert [one.moves for one in joined] == [(Beseech(0),)]
    # S4.1: the Cardinal wins for Rome; to push somebody out besides is no threat of its own.
    t = table("priest@N cardinal@R noble@F noble@G peasant@N; A cardinal priest; R knight knight")
    assert [one.moves for one in threats(t, ROME) if one.ends] == [(Beseech(1),)]


def test_one_action_for_one_and_two_for_two() -> None:
    """S6: more persons by more moves do not hide fewer by one.

    One Cardinal is at Rome, the other is beseeched to Florence: every Cardinal pulled 2 wins both.
    """
    t = table("inquisitor@G priest@N inquisitor@G cardinal@R cardinal@G")
    joined = [one for one in threats(t, ROME) if one.joins]
    assert [len(one.joins) for one in joined] == [2, 1]
    assert joined[1].moves == (Beseech(3),)


def test_empty_columns_count_as_nobody() -> None:
    """S3.2: nothing is done to whoever is drawn, so nobody comes out of one column twice."""
    t = table("noble@R knight@R bishop@R inquisitor@N cardinal@N")
    for threat in threats(t, ROME):
        assert all(threat.persons)
        columns = [join.column for join in threat.joins]
        assert len(set(columns)) == len(columns)


def test_a_table_without_a_turn() -> None:
    """S4: nothing threatens before the first turn, or when the game is over."""
    state = schisma.start(table(IN_TWO).state.options)
    assert searched(state, ROME).found == ()
    t = table("bishop@R knight@G noble@G peasant@G cardinal@G; R cardinal inquisitor")
    assert threats(t.beseech("bishop"), AVIGNON) == ()


def test_it_stops_when_it_is_told() -> None:
    """A search is done in slices, and is the same in any."""
    state = table(IN_TWO).state
    search = ThreatSearch(state, ROME)
    assert not search.advance(1)
    assert search.tried == 1
    while not search.advance(7):
        pass
    assert search.found == searched(state, ROME).found


def test_the_next_turn_is_bound_by_what_stood_before() -> None:
    """S2.7: Rome's next turn may not restore what stood before Avignon's turn under way."""
    t = table("bishop@G knight@G noble@G peasant@G inquisitor@G", turn="avignon")
    t.beseech("bishop").chastise("knight")
    # Rome has begun; for Avignon the turn after Rome's is supposed.
    supposed = turn_of(t.state, AVIGNON)
    assert (supposed.phase, supposed.seat, supposed.left, supposed.used) == (ACTING, 0, 2, ())
    assert supposed.before == t.state.began
    assert turn_of(t.state, ROME) is t.state
    # S2.9: nor may it end with what stands now, or at the beginning of an earlier turn.
    stands = Position(t.state.display, t.state.congregations)
    assert supposed.since_draw == (*t.state.since_draw, stands)


def played(state: State, threat: Threat) -> tuple[State, list[tuple[str, int]]] | None:
    """The threat played by the rules alone; None where somebody is drawn before its last move."""
    joined: list[tuple[str, int]] = []
    for number, move in enumerate(threat.moves, 1):
        assert schisma.refusal(state, move) is None
        state, happened = schisma.apply(state, move)
        joined += [(e.person, e.seat) for e in happened if isinstance(e, Joined)]
        if state.phase == DRAWING and number < len(threat.moves):
            return None
    return state, joined


def wins_without_draws(state: State, seat: int) -> set[tuple[Move, ...]]:
    """Every win of the seat to act in one or two moves with nobody drawn between them."""
    found: set[tuple[Move, ...]] = set()
    for first in schisma.legal_moves(state):
        after, _ = schisma.apply(state, first)
        if after.outcome is not None:
            found |= {(first,)} if after.outcome.winners == (seat,) else set()
        elif after.phase == ACTING and after.seat == seat:
            for second in schisma.legal_moves(after):
                end, _ = schisma.apply(after, second)
                if end.outcome is not None and end.outcome.winners == (seat,):
                    found.add((first, second))
    return found


@pytest.mark.parametrize("number", sizes(3, 15))
@pytest.mark.parametrize("mode", ["base", "random"])
@pytest.mark.parametrize("name", RULINGS)
def test_threats_of_random_positions(name: str, mode: str, number: int) -> None:
    """S2.1, S4: no win is overlooked, and each threat comes to what it says."""
    for state in positions(name, mode, number):
        for seat in SEATS:
            found = searched(state, seat).found
            assert len(found) <= MOST
            supposed = turn_of(state, seat)
            wins = wins_without_draws(supposed, seat)
            shortest = min(map(len, wins), default=0)
            if wins:
                assert found[0].ends is not None
                assert len(found[0].moves) <= shortest
            for threat in found:
                end = played(supposed, threat)
                assert threat.certain == (end is not None)
                # A petition that would go on after a draw is followed by the search alone.
                if end is not None and end[0].pending is None:
                    assert end[0].outcome == threat.ends
                    assert end[1] == [(join.person, join.seat) for join in threat.joins]
            assert list(found) == sorted(found, key=lambda one: one.ends is None)


@pytest.mark.parametrize("number", sizes(3, 30))
@pytest.mark.parametrize("name", RULINGS)
def test_lines_of_random_positions(name: str, number: int) -> None:
    """S2.1, S3.1: who joins is told, and a line ends only where an action is over."""
    for state in positions(name, "random", number):
        supposed = turn_of(state, state.seat)
        lay = sum(map(len, supposed.congregations))
        for line in lines(supposed):
            assert line.state.phase not in (CHOOSING, DRAWING)
            assert sum(map(len, line.state.congregations)) == lay + len(line.joins)
            assert len(line.moves) == len(line.persons)
            assert line.drawn or line.certain
            assert line.whole == (line.state.turn != supposed.turn or bool(line.state.outcome))


def test_undrawn_leaves_columns_empty() -> None:
    """S3.2, `at_once`: the petition goes on without the one who is to be drawn."""
    t = table("cardinal@F noble@G knight@G peasant@G bishop@G", rulings=Rulings(refill="at_once"))
    t.petition("cardinal")
    assert schisma.to_act(t.state) == CHANCE
    after, _ = undrawn(t.state)
    assert after.phase == CHOOSING
    assert after.display[0] is None
    # S2.7, S2.9: whoever comes, it is a turn with a draw.
    assert (after.drawn, after.since_draw) == (True, ())
    assert len(schisma.legal_moves(after)) == 6
