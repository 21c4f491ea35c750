"""T3: what may be played, and who wins the trick."""

from __future__ import annotations

import pytest

from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import State

from .scenarios import played, table

FOUR = ("nobles", "clergy", "townsfolk", "peasants")


def answers(hand: str, lead: str) -> set[str]:
    """What the second of three seats may play after this lead."""
    (first,) = played(lead)
    game = table(1).seat(0, hand=first.card).seat(1, hand=hand).seat(2, hand="nobles-14")
    state, _events = tolerance.apply(game.set_up(3), first)
    return plays_of(state)


def plays_of(state: State) -> set[str]:
    moves = [move for move in tolerance.legal_moves(state) if isinstance(move, Play)]
    return {f"{move.card}:{move.declared}".rstrip(":") for move in moves}


def test_the_leader_may_play_any_card() -> None:
    """T3.1: every card of the hand; a Wild as one of the four ordinary suits."""
    state = table(1).seat(0, hand="nobles-3 peasants-2 wild-6").set_up(3)
    assert plays_of(state) == {"nobles-3", "peasants-2", *(f"wild-6:{suit}" for suit in FOUR)}


def test_whoever_holds_the_suit_plays_it_or_any_wild() -> None:
    """T3.2-3: the Clergy card is out; the Wild may be declared as any suit, led or not."""
    assert answers("nobles-3 nobles-7 clergy-1 wild-6", "nobles-9") == {
        "nobles-3",
        "nobles-7",
        *(f"wild-6:{suit}" for suit in FOUR),
    }


def test_whoever_holds_none_of_the_suit_plays_anything() -> None:
    """T3.2: a Wild never counts as holding the suit."""
    assert answers("townsfolk-3 clergy-1 wild-6", "nobles-9") == {
        "townsfolk-3",
        "clergy-1",
        *(f"wild-6:{suit}" for suit in FOUR),
    }


def test_a_wild_lead_sets_the_declared_suit() -> None:
    """T3.1: led as Clergy, it is Clergy that must be followed."""
    assert answers("nobles-3 clergy-1", "wild-6:clergy") == {"clergy-1"}
    assert answers("nobles-3 clergy-1", "wild-6:nobles") == {"nobles-3"}
    assert answers("nobles-3 clergy-1", "wild-6:peasants") == {"nobles-3", "clergy-1"}


def test_play_goes_clockwise_from_the_leader() -> None:
    """T3.2: seat after seat; the hand loses the card."""
    game = table(1).seat(2, hand="nobles-3").seat(3, hand="nobles-7").seat(0, hand="nobles-9")
    state = game.set_up(4, lead=2)
    for seat, card in ((2, "nobles-3"), (3, "nobles-7"), (0, "nobles-9")):
        assert tolerance.to_act(state) == seat
        state, _events = tolerance.apply(state, Play(card))
        assert state.players[seat].hand == ()
    assert tolerance.to_act(state) == 1


@pytest.mark.parametrize(
    ("cards", "lead", "winner"),
    [
        ("nobles-3 nobles-7 nobles-2", 0, 1),
        ("nobles-3 clergy-14 townsfolk-12", 0, 0),
        ("nobles-3 clergy-14 nobles-7", 1, 0),
        ("nobles-3 wild-6:nobles nobles-2", 0, 1),
        ("nobles-3 wild-6:clergy nobles-2", 0, 0),
        ("nobles-3 wild-13:townsfolk wild-2:nobles", 0, 0),
        ("wild-2:clergy nobles-14 clergy-1", 0, 0),
        ("wild-2:clergy nobles-14 clergy-14", 0, 2),
        ("wild-4:nobles wild-6:nobles wild-13:clergy", 2, 0),
    ],
)
def test_the_highest_of_the_suit_wins(cards: str, lead: int, winner: int) -> None:
    """T3.4: a Wild counts as declared, and declared as another suit cannot win."""
    game = table(2).trick(cards, lead=lead)
    assert game.winner == winner


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("nobles-14 wild-14a:nobles nobles-3", 0),
        ("wild-14a:nobles nobles-14 nobles-3", 1),
        ("wild-6:clergy clergy-6 clergy-1", 1),
    ],
)
def test_a_natural_card_beats_a_wild_of_its_rank(cards: str, winner: int) -> None:
    """T3.5, by default."""
    assert table(1).trick(cards).winner == winner


def test_of_two_plaguebearers_the_first_played_wins() -> None:
    """T3.5, by default: the natural 1 first of all, else the earlier of the two."""
    game = table(2, plague_cards=2)
    game.trick("wild-1b:nobles wild-1a:nobles clergy-14", choose="clergy-14")
    game.expect("N wild-1a; †N wild-1b; †P clergy-14", by=0)
    assert table(2, plague_cards=2).trick("wild-1b:nobles nobles-1 wild-1a:nobles").winner == 1


def test_the_winner_leads_the_next_trick() -> None:
    """T3.6, T5.1: seat 1 wins, leads and wins again; its cards lie on its board in turn."""
    game = table(1).trick("nobles-3 nobles-7 townsfolk-1")
    game.expect("C nobles-3 townsfolk-1; P nobles-7", by=1)
    game.trick("peasants-8 peasants-1 peasants-3")
    game.expect("C peasants-8 peasants-3 peasants-1", by=1)
    game.expect_seat(1, "C nobles-3 townsfolk-1 peasants-8 peasants-3 peasants-1")


def test_a_reign_has_twelve_tricks() -> None:
    """T3.1: after the eleventh the winner leads, after the twelfth the reign ends."""
    game = table(1)
    game.state = game.set_up(3, tricks=10)
    game.trick("nobles-3 nobles-7 townsfolk-1").expect_phase("play", 1)
    game.trick("peasants-8 peasants-1 peasants-3").expect_phase("deal", -1)
    assert len(game.told("reign_ended")) == 1
