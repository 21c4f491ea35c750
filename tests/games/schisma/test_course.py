"""The course of a game, and the turn that decided it."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core.events import Event
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.decision import (
    DRAW,
    MISSED_WIN,
    TRAP,
    WAY_OUT,
    DecidingTurn,
)
from tolerance_game.games.schisma.foresight.lines import Line
from tolerance_game.games.schisma.foresight.plan import Join
from tolerance_game.games.schisma.foresight.story import Action, course
from tolerance_game.games.schisma.foresight.threats import ThreatSearch
from tolerance_game.games.schisma.rules.events import (
    ActionTaken,
    Drawn,
    Joined,
    TargetsChosen,
    TurnBegan,
)
from tolerance_game.games.schisma.rules.moves import (
    Beseech,
    Chastise,
    Draw,
    Excommunicate,
    Lay,
    Move,
    Petition,
)
from tolerance_game.games.schisma.rules.ruleset import Options, Rulings
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME

from .catalogue import CATALOGUE
from .decided import decision, recorded
from .positions import RULINGS, game
from .scenarios import display_of, table

LAID = ("cardinal", "bishop", "inquisitor", "noble", "knight")


def test_the_first_turns() -> None:
    """S1.3, S2.1: Rome's one action, then Avignon's two with a draw, then Rome's first of two."""
    moves: list[Move] = [
        Lay(LAID),
        Beseech(3),
        Petition(1, ((0,),)),
        Excommunicate(2),
        Draw(2, "peasant"),
        Chastise(4),
    ]
    options = Options(CATALOGUE)
    state = schisma.start(options)
    told: list[Event] = []
    for move in moves:
        state, events = schisma.apply(state, move)
        told += events
    laid, first, second, third = course(told, options)
    assert (laid.number, laid.seat, laid.actions) == (0, ROME, ())
    assert laid.display == display_of("cardinal@G bishop@G inquisitor@G noble@G knight@G")
    assert (first.number, first.seat) == (1, ROME)
    assert first.actions == (Action("beseech", 3, "noble", ()),)
    assert first.display == display_of("cardinal@G bishop@G inquisitor@G noble@F knight@G")
    assert (second.number, second.seat) == (2, AVIGNON)
    assert second.actions == (
        Action("petition", 1, "bishop", ((0,),)),
        Action("excommunicate", 2, "inquisitor", ()),
    )
    # Avignon's Bishop pulls the Cardinal to Avignon and is pushed to Rome.
    assert second.display == display_of("cardinal@A bishop@R peasant@G noble@F knight@G")
    assert (second.drawn, second.joins, second.ends) == ((2,), (), None)
    assert (third.number, third.seat, len(third.actions)) == (3, ROME, 1)
    assert third.display == display_of("cardinal@A bishop@R peasant@G noble@F knight@N")


def test_nothing_before_the_first_turn() -> None:
    """S5.2: settled and laid, or nothing at all."""
    assert course((), Options(CATALOGUE)) == ()


@pytest.mark.parametrize("games", sizes(2, 20))
@pytest.mark.parametrize("mode", ["base", "random"])
@pytest.mark.parametrize("name", RULINGS)
def test_courses_of_random_games(name: str, mode: str, games: int) -> None:
    """S7: each turn ends as the states have it, and tells all that was drawn and who joined."""
    rng = Random(f"{name} {mode}")
    for _ in range(games):
        moments = game(RULINGS[name], mode, rng)
        events = list(chain.from_iterable(moment.events for moment in moments))
        turns = course(events, Options(CATALOGUE, RULINGS[name], mode))
        last: State = moments[-1].state
        assert [turn.number for turn in turns] == list(range(last.turn + 1))
        starts = [m.state for m in moments if any(isinstance(e, TurnBegan) for e in m.events)]
        for turn, state in zip(turns, [*starts, last], strict=True):
            assert (turn.display, turn.congregations) == (state.display, state.congregations)
            assert turn.ends is None or turn is turns[-1]
        assert turns[-1].ends == last.outcome
        drawn = [e.column for e in events if isinstance(e, Drawn)]
        assert list(chain.from_iterable(turn.drawn for turn in turns)) == drawn
        chosen = [e.targets for e in events if isinstance(e, ActionTaken | TargetsChosen)]
        told = [action.targets for turn in turns for action in turn.actions]
        assert list(chain.from_iterable(told)) == list(chain.from_iterable(chosen))
        joined = [Join(e.column, e.person, e.seat) for e in events if isinstance(e, Joined)]
        assert list(chain.from_iterable(turn.joins for turn in turns)) == joined


def test_a_way_out() -> None:
    """S4.1: Rome saw the Bishop at Avignon, and did two other things.

    Pulled to Nice, the Bishop needs two lands more, and nobody else can get out: all stand at Rome
    or Florence, and the Bishop's own petition pulls others by two lands, so no further than Nice.
    """
    t = table("peasant@F peasant@R cardinal@R inquisitor@R bishop@A; A inquisitor cardinal")
    moments = recorded(t, Chastise(2), Excommunicate(0), Draw(0, "knight"), Beseech(4))
    found = decision(moments)
    assert found is not None
    assert (found.turn, found.seat, found.how) == (7, ROME, WAY_OUT)
    # What is shown leaves Avignon nothing, and nobody is drawn in it: excommunicating the Bishop
    # would come earlier in the list.
    assert found.certain
    assert len(found.instead) == 2
    for move in found.instead:
        t.play(move)
    search = ThreatSearch(t.state, AVIGNON)
    while not search.advance():
        pass
    assert all(threat.ends is None for threat in search.found)


def test_a_trap() -> None:
    """S4.1: after Avignon's turn three stand at Avignon and two at Nice; any of them wins.

    Rome's best is an Inquisitor, who discards one at Avignon and pulls one, and is beseeched: then
    all stand at Nice, where Avignon's Peasant pulls every Peasant and one is beseeched out.
    """
    t = table(
        "inquisitor@A knight@A peasant@A inquisitor@A noble@G; A cardinal bishop", turn="avignon"
    )
    moments = recorded(
        t, Beseech(4), Chastise(0), Beseech(0), Excommunicate(4), Draw(4, "bishop"), Beseech(1)
    )
    found = decision(moments)
    assert found == DecidingTurn(7, AVIGNON, TRAP, (), (), True)


def test_a_missed_win() -> None:
    """S4.1: Rome could have had a third person, and played elsewhere."""
    t = table(
        "inquisitor@A knight@R noble@G inquisitor@F noble@G; A cardinal bishop; R bishop peasant"
    )
    moments = recorded(t, Beseech(2), Chastise(3), Beseech(0))
    assert decision(moments) == DecidingTurn(7, ROME, MISSED_WIN, (Beseech(1),), ("knight",), True)


def test_the_draw_of_the_winner() -> None:
    """S4.2, S2.4: a Knight lies at Rome, and Avignon draws a Noble at its end."""
    t = table("bishop@A bishop@G cardinal@G peasant@N inquisitor@G; R knight", turn="rome")
    moments = recorded(t, Beseech(2), Chastise(3), Excommunicate(0), Draw(0, "noble"), Beseech(0))
    assert decision(moments) == DecidingTurn(8, AVIGNON, DRAW, (), (), True)


def test_the_draw_of_the_loser() -> None:
    """S4.2, S2.4: the same, but Rome drew the Noble at Avignon."""
    t = table("bishop@A bishop@G cardinal@G peasant@N inquisitor@G; R knight", turn="rome")
    moments = recorded(t, Beseech(2), Excommunicate(0), Draw(0, "noble"), Beseech(0))
    assert decision(moments) == DecidingTurn(7, ROME, DRAW, (), (), True)


def test_who_gave_the_game_away() -> None:
    """S3.3, S4.1: Rome pushes the third person to Avignon, and could have pulled them away."""
    t = table("peasant@F peasant@R cardinal@R inquisitor@R bishop@A; A inquisitor cardinal")
    found = decision(recorded(t, Chastise(4)))
    assert found is not None
    assert (found.turn, found.seat, found.how) == (7, ROME, WAY_OUT)


def test_nothing_decided() -> None:
    """S2.9: not over, or a draw."""
    t = table("inquisitor@A knight@G peasant@G inquisitor@F noble@G; A cardinal bishop")
    assert decision([]) is None
    assert decision(recorded(t, Beseech(1))) is None
    off = Rulings(samaritan="off", no_circles="off")
    t = table("bishop@G knight@G noble@G peasant@G inquisitor@G", rulings=off)
    to_and_fro: list[Move] = [Beseech(0), Chastise(0)]
    assert decision(recorded(t, *to_and_fro * 4)) is None


@pytest.mark.parametrize("name", RULINGS)
def test_every_won_game_was_decided(name: str) -> None:
    """S4: in one of its last three turns; what is shown instead is legal."""
    rng = Random(name)
    for _ in range(2):
        moments = game(RULINGS[name], "random", rng)
        last: State = moments[-1].state
        assert last.outcome is not None
        found = decision(moments)
        if len(last.outcome.winners) != 1:
            assert found is None
            continue
        assert found is not None
        assert last.turn - 2 <= found.turn <= last.turn
        assert bool(found.instead) == (found.how in (MISSED_WIN, WAY_OUT))
        assert found.how == DRAW or (found.seat in last.outcome.winners) == (found.how == TRAP)
        if found.instead:
            begun = next(
                m.state
                for m in moments
                for e in m.events
                if isinstance(e, TurnBegan) and e.turn == found.turn
            )
            assert schisma.refusal(begun, found.instead[0]) is None
            line = Line(begun)
            for move in found.instead:
                assert not line.whole
                line = line.then(move)
            assert line.whole
            assert found.how == WAY_OUT or line.state.outcome is not None
