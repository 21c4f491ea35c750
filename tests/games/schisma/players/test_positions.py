"""Positions in which one turn is right, with the reason; who thinks ahead must find it."""

from __future__ import annotations

import pytest

from tests.games.schisma.scenarios import table
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.supposition import turn_of
from tolerance_game.games.schisma.rules.moves import Beseech, Move, Petition
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import AVIGNON

from .foreseen import Decide, can_win, decision_of, is_lost, is_won

BUDGET = 500

levels = pytest.mark.parametrize("name", ["able", "strong", "master"])
careful = pytest.mark.parametrize("name", ["strong", "master"])


def won(name: str, text: str, turn: str = "rome", *first: Move) -> bool:
    """Whether a level wins in this turn, and begins it with one of these moves."""
    state = table(text, turn=turn).state
    move = _decide(name)(state)
    return (not first or move in first) and is_won(state, _decide(name))


def won_at_once(name: str, text: str) -> bool:
    """Whether a level wins with its first action, and does not wait for the second."""
    state = table(text).state
    outcome = schisma.apply(state, _decide(name)(state))[0].outcome
    return outcome is not None and outcome.winners == (state.seat,)


def saved(name: str, text: str, *moves: Move) -> bool:
    """Whether a level takes these two actions, in whatever order, and is saved by it."""
    state = table(text).state
    assert not can_win(state, state.seat)
    made: list[Move] = []

    def decide(state: State) -> Move:
        made.append(_decide(name)(state))
        return made[-1]

    return not is_lost(state, decide) and set(made) == set(moves)


def defended(name: str, text: str) -> bool:
    """Whether a level prevents what the opponent threatens to win by."""
    state = table(text).state
    assert can_win(turn_of(state, AVIGNON), AVIGNON)
    assert not can_win(state, state.seat)
    return not is_lost(state, _decide(name))


def _decide(name: str) -> Decide:
    def decide(state: State) -> Move:
        move: Move = decision_of(name, state, BUDGET).move
        return move

    return decide


@levels
def test_the_third_person_is_won(name: str) -> None:
    """S4.1: two are there, and the Bishop stands at Rome (S3.1)."""
    text = "bishop@R knight@A cardinal@A peasant@A noble@A; R inquisitor cardinal"
    assert won_at_once(name, text)


@levels
def test_a_knight_is_pushed_into_the_other_congregation(name: str) -> None:
    """S4.2: with a Noble here and a Knight there, the game is won."""
    text = "knight@A bishop@G cardinal@G peasant@G inquisitor@F; R noble"
    assert won_at_once(name, text)


@levels
def test_the_bishop_reaches_further_than_beseeching(name: str) -> None:
    """S6: he pulls another two lands, and the Knight at Florence is two from leaving."""
    text = "bishop@G knight@F cardinal@N peasant@N inquisitor@N; R inquisitor cardinal"
    assert won(name, text)


@levels
def test_two_actions_bring_in_who_is_three_lands_away(name: str) -> None:
    """S2.1: one land by beseeching, two by the Bishop; nothing else wins."""
    text = "bishop@G knight@G cardinal@N peasant@N inquisitor@N; R inquisitor cardinal"
    assert won(name, text, "rome", Beseech(1), Petition(0, ((1,),)))


@levels
def test_the_same_from_the_other_side(name: str) -> None:
    """S2.2: towards oneself is towards Avignon for who sits there."""
    text = "bishop@G knight@G cardinal@F peasant@F inquisitor@F; A inquisitor cardinal"
    assert won(name, text, "avignon", Beseech(1), Petition(0, ((1,),)))


@levels
def test_who_has_the_turn_wins_though_the_other_would_too(name: str) -> None:
    """S4.3: the Peasant is the third person, and with the Noble what the opponent wins by."""
    text = "peasant@R bishop@A cardinal@N knight@N inquisitor@A; R noble cardinal"
    assert won_at_once(name, text)


@levels
def test_a_petition_that_a_draw_interrupts_wins(name: str) -> None:
    """S3.2, `at_once`: the Cardinal is the third person, and somebody is drawn before the petition
    goes on; no other action brings anybody beyond Rome (S4.1, S6)."""
    text = "preacher@N noble@N preacher@N cardinal@F noble@F; A priest; R knight cardinal"
    state = table(text, used="excommunicate", rulings=Rulings(refill="at_once")).state
    assert decision_of(name, state, BUDGET).move == Petition(3)


@careful
def test_both_who_could_be_the_third_are_taken_away(name: str) -> None:
    """S4.1: Avignon has two, and could get the Cardinal from Nice or the Knight from Genoa."""
    text = "cardinal@N peasant@F noble@F bishop@R knight@G; A inquisitor cardinal"
    assert saved(name, text, Beseech(4), Petition(3, ((0,),)))


@careful
def test_a_peasant_takes_the_other_one_along(name: str) -> None:
    """S6: every Peasant is pulled, so that one petition removes both from Avignon's reach."""
    text = "bishop@F peasant@F knight@G peasant@G knight@F; A inquisitor cardinal"
    assert saved(name, text, Beseech(2), Petition(1)) or saved(name, text, Beseech(2), Petition(3))


@careful
def test_a_peasant_is_kept_away_from_ones_own_noble(name: str) -> None:
    """S4.2: pushed into Rome's congregation he would lose the game, by one land (S2.3)."""
    assert defended(name, "peasant@A noble@G bishop@N peasant@R cardinal@G; R noble")


@careful
def test_a_knight_is_kept_away_while_the_other_has_a_noble(name: str) -> None:
    """S4.2: Avignon would win by pushing him into Rome's congregation."""
    assert defended(name, "cardinal@G noble@F bishop@F peasant@F knight@R; A noble")


@pytest.mark.parametrize("name", ["novice", "fair", "able", "strong", "master"])
@pytest.mark.parametrize(
    "text",
    [
        "noble@G bishop@G cardinal@G inquisitor@G bishop@F; A peasant",
        "peasant@G bishop@G cardinal@G inquisitor@G bishop@F; A noble",
        "noble@G bishop@N cardinal@N inquisitor@G cardinal@F; A guildmaster",
    ],
)
def test_nobody_brings_their_own_loss_nearer(name: str, text: str) -> None:
    """S4.2: Avignon loses with a Noble and a Peasant, so it wants no more of the other one."""
    start = table(text, turn="avignon").state
    for seed in range(8):
        state = start
        while schisma.to_act(state) == AVIGNON:
            move = decision_of(name, state, BUDGET, seed).move
            state, _events = schisma.apply(state, move)
        stands = state.display[0]
        assert stands is None or stands.land >= 2, f"pulled to {stands}, {seed}"
