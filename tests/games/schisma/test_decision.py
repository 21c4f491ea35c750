"""The turn that decided: what is shown as a way out is one, and the one a player would take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.decision import (
    TRAP,
    WAY_OUT,
    DecidingTurn,
    beginnings,
)
from tolerance_game.games.schisma.foresight.promise import promise
from tolerance_game.games.schisma.rules.moves import (
    Beseech,
    Chastise,
    Draw,
    Excommunicate,
    Move,
    Petition,
)
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME

from .decided import decision, recorded
from .players.foreseen import can_win
from .positions import game
from .scenarios import table


def test_a_draw_that_helps_nobody_is_no_way_out() -> None:
    """S2.4, S4.1: two stand at Avignon, and one more wins there.

    Rome can beseech one of the Bishops, and nobody's petition pulls the other: their own pushes
    them into Avignon's congregation. If Rome excommunicates the other, somebody comes to the same
    land, and Avignon beseeches whoever it is.
    """
    t = table("bishop@A bishop@A peasant@F peasant@F noble@F; A cardinal inquisitor")
    moments = recorded(t, Beseech(0), Excommunicate(1), Draw(1, "knight"), Beseech(1))
    assert decision(moments) == DecidingTurn(7, ROME, TRAP, (), (), True)


def test_whoever_was_drawn_the_last_turn_would_have_won() -> None:
    """S2.4, S4.1: the winner draws somebody for the third person, but anybody would have done."""
    t = table("bishop@A bishop@A peasant@F peasant@F noble@F; A cardinal inquisitor")
    moments = recorded(
        t, Beseech(0), Excommunicate(1), Draw(1, "knight"), Excommunicate(1), Draw(1, "noble"),
        Beseech(1),
    )  # fmt: skip
    assert decision(moments) == DecidingTurn(7, ROME, TRAP, (), (), True)


def test_who_could_still_bar_the_win_after_the_draw_was_not_beaten_by_it() -> None:
    """S2.4, S4.2: with a Knight at Rome a Noble wins beyond Avignon, and Rome draws one there.

    Rome saw the Noble and pulled somebody else. It could have beseeched the Noble to Nice: no
    petition of those on the track pulls a Noble from there, so Avignon's beseeching brings them to
    Avignon and no further.
    """
    t = table("cardinal@A peasant@F cardinal@F peasant@F inquisitor@F; R knight")
    found = decision(recorded(t, Excommunicate(0), Draw(0, "noble"), Beseech(2), Beseech(0)))
    assert found is not None
    assert (found.turn, found.how) == (7, WAY_OUT)


def test_the_action_that_bars_the_win_alone_is_shown() -> None:
    """S2.2, S4.1: the Bishop at Avignon would be the third person, and Rome must pull them away.

    That alone bars the win: nobody who stands at Rome or Florence, or at Nice, gets out in a turn
    but by the Bishop's petition, which pulls others by two lands and so no further than Nice.
    """
    t = table("peasant@F peasant@R cardinal@R inquisitor@R bishop@A; A inquisitor cardinal")
    found = decision(recorded(t, Chastise(2), Excommunicate(0), Draw(0, "knight"), Beseech(4)))
    assert found is not None
    assert (found.turn, found.how, found.certain) == (7, WAY_OUT, True)
    assert Beseech(4) in found.instead


def test_of_ways_out_the_sensible_one_is_shown() -> None:
    """S4.2, S6: two Priests and two Nobles at Nice, a Preacher at Florence, and Rome's turn.

    Avignon wins after Rome brought a Knight to its own edge: it beseeches a Noble and petitions
    the Knight, who joins Rome and pulls three others (1 + two Nobles), that Noble among them.
    Almost any other turn barred this, even one that pulls a Noble and pushes a Priest to Avignon's
    edge. The Preacher alone can be brought to Rome's edge; and then excommunicating, which moves
    nobody, is better than pushing anybody on, as all other actions and petitions would.
    """
    t = table("priest@N noble@N preacher@F priest@N noble@N")
    moves: list[Move] = [Excommunicate(2), Draw(2, "knight"), Beseech(2)]
    found = decision(recorded(t, *moves, Beseech(1), Petition(2, ((0, 1, 3),))))
    assert found is not None
    assert (found.turn, found.how, found.certain) == (7, WAY_OUT, True)
    assert found.instead == (Beseech(2), Excommunicate(0))
    # Whoever came: six lands bring three out, and no Knight gets to Rome's congregation in a turn.


@pytest.mark.parametrize(
    ("more", "less"),
    [
        # S3.1: a person with oneself, and one nearer to it.
        ("knight@G - - - -; R bishop", "knight@G - - - -"),
        ("knight@F - - - -", "knight@G - - - -"),
        ("knight@G - - - -", "knight@N - - - -"),
        # The edge counts most: from there one action is enough (S2.2).
        ("knight@R bishop@N - - -", "knight@F bishop@G - - -"),
        # A gift to the opponent is worse than somebody on the brink of it.
        ("knight@A - - - -", "- - - - -; A knight"),
        # S4.2: beside a Noble of one's own a Peasant loses the game, so it is well kept away.
        ("peasant@G - - - -; R noble", "peasant@F - - - -; R noble"),
        # S4.2: with a Knight at Avignon one's own Noble wins it.
        ("noble@F knight@G - - -; A knight", "noble@G knight@F - - -; A knight"),
    ],
)
def test_what_a_table_promises(more: str, less: str) -> None:
    one, other = table(more).state, table(less).state
    assert promise(one, ROME) > promise(other, ROME)
    assert promise(one, AVIGNON) == -promise(one, ROME)


def _drawn(state: State, moves: Sequence[Move]) -> Iterator[State]:
    """What these moves lead to, with everybody who may be drawn (S2.6, S7)."""
    if schisma.to_act(state) == CHANCE:
        for person in set(state.pile):
            yield from _drawn(schisma.apply(state, Draw(state.due[0].column, person))[0], moves)
    elif not moves:
        yield state
    elif schisma.refusal(state, moves[0]) is None:
        yield from _drawn(schisma.apply(state, moves[0])[0], moves[1:])


def _lost(state: State, winner: int) -> bool:
    if state.outcome is not None:
        return state.outcome.winners == (winner,)
    return can_win(state, winner)


@pytest.mark.parametrize("games", sizes(14, 120))
def test_ways_out_bar_the_win_and_after_a_trap_nothing_does(games: int) -> None:
    """S4: with whoever may be drawn; tried by the rules themselves."""
    rng = Random("ways out")
    hows = set()
    for _ in range(games):
        moments = game(Rulings(), "base", rng)
        found = decision(moments)
        winners = moments[-1].state.outcome.winners
        if found is None or found.how not in (TRAP, WAY_OUT):
            continue
        (winner,), begun = winners, beginnings(moments)
        if found.how == WAY_OUT:
            ends = [_lost(one, winner) for one in _drawn(begun[found.turn], found.instead)]
            assert not all(ends)
            assert found.certain == (not any(ends))
            hows.add((WAY_OUT, found.certain))
            continue
        state = begun[found.turn if found.seat != winner else found.turn + 1]
        for _ in range(12):
            after = state
            while after.outcome is None and after.turn == state.turn:
                seat = schisma.to_act(after)
                if seat == CHANCE:
                    move: Move = schisma.chance_move(after, rng)
                else:
                    move = rng.choice(schisma.legal_moves(after))
                after = schisma.apply(after, move)[0]
            assert _lost(after, winner)
        hows.add((TRAP, True))
    assert len(hows) > 1
