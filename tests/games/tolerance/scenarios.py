"""The language of the scenarios: a table, a trick, what must come out.

    table(reign=1).trick("clergy-10 nobles-9", choose="nobles-9").expect("†C nobles-9", money=7)

Cards are listed in the order played, Wilds with the suit they are declared as; the first seat is
`lead`. Everything runs through `apply`. What an expectation does not say must not have changed:
tallies, pennants, loans, points, the other seats; a pile that is not named must be empty of the
cards of this trick. Piles are listed from the bottom to the top, as in "C wild-3; †P nobles-7":
Catholic (C), without religion (N), Protestant (P), the dead with a cross.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest

from tests.rows import rows
from tolerance_game.core.events import Event
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Execute, Play, Repay
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import Material, Options, Rulings
from tolerance_game.games.tolerance.rules.state import Board, PlayerState, State, Trick

from .material import INDIFFERENT, box

PILES = tuple(
    f"{life}_{faith}" for life in ("living", "dead") for faith in ("catholic", "none", "protestant")
)
SHORT = dict(zip(("C", "N", "P", "†C", "†N", "†P"), PILES, strict=True))
TESTED: dict[str, set[tuple[str, str]]] = {}
"""Which tests speak for which card: by card, edition and test."""

Test = TypeVar("Test", bound=Callable[..., None])


def covers(cards: str, editions: str = "english german") -> Callable[[Test], Test]:
    """This test shows what these cards do, in these prints."""

    def mark(test: Test) -> Test:
        for card in cards.split():
            for edition in editions.split():
                TESTED.setdefault(card, set()).add((edition, test.__name__))
        return test

    return mark


def played(text: str) -> tuple[Play, ...]:
    """The plays that a text lists: `nobles-3 wild-7:clergy`."""
    plays = []
    for word in text.split():
        card, _, declared = word.partition(":")
        plays.append(Play(card, declared))
    return tuple(plays)


def lying(text: str) -> dict[str, str]:
    """The cards of the piles that a text lists: `C wild-3; †P nobles-7`."""
    listed = (pile.partition(" ") for pile in text.split("; ") if pile)
    return {SHORT[name]: cards for name, _, cards in listed}


def piles(board: Board) -> dict[str, tuple[str, ...]]:
    """The six piles of a board by name."""
    return dict(zip(PILES, (*board.living, *board.dead), strict=True))


@dataclass
class SetUp:
    """What a seat has before the trick."""

    money: int = 5
    catholic: int = 0
    protestant: int = 0
    pennants: tuple[int, int, int] | None = None
    loans: int = 0
    loan_reign: int = 0
    points: int = 0
    role: str = INDIFFERENT.id
    hand: str = ""
    board: dict[str, str] = field(default_factory=dict)

    def player(self) -> PlayerState:
        """The seat as the game has it; unless told, its pennants are those its tallies earned."""
        tallies = (self.money, self.catholic, self.protestant)
        earned = [min(max(value, 0) // 10, 6) for value in tallies]
        laid = [tuple(self.board.get(pile, "").split()) for pile in PILES]
        return PlayerState(
            role=self.role,
            hand=tuple(self.hand.split()),
            tallies=tallies,
            pennants=self.pennants or (earned[0], earned[1], earned[2]),
            loans=self.loans,
            loan_reign=self.loan_reign,
            points=self.points,
            board=Board((laid[0], laid[1], laid[2]), (laid[3], laid[4], laid[5])),
        )


class Table:
    """A table in the middle of a reign, told trick by trick."""

    state: State
    """From the first trick on."""
    before: State
    """The last trick."""

    def __init__(self, reign: int, everyone: SetUp, options: dict[str, Any]) -> None:
        self.reign = reign
        self.everyone = everyone
        self.options = options
        self.seats: dict[int, SetUp] = {}
        self.events: tuple[Event, ...] = ()
        self.winner = -1

    def seat(self, number: int, board: str = "", **values: Any) -> Table:
        """What one seat has, where it differs from the rest."""
        both = {**vars(self.everyone), **values, "board": lying(board)}
        self.seats[number] = SetUp(**both)
        return self

    def set_up(self, players: int, lead: int = 0, tricks: int = 0) -> State:
        """The state that these words describe, before anybody has played a card."""
        options = Options(players=players, **self.options)
        seats = tuple(self.seats.get(seat, self.everyone).player() for seat in range(players))
        used = {card for seat in seats for card in (*seat.hand, *_all_cards(seat.board))}
        return State(
            options=options,
            phase="play",
            to_act=lead,
            players=seats,
            reign=self.reign,
            left_out=tuple(card for card in options.ordinary if card not in used),
            chooser=lead,
            starter=lead,
            tricks=(Trick(),) * tricks,
        )

    def now(self, players: int) -> State:
        """The position, also before the first trick."""
        return self.state if hasattr(self, "state") else self.set_up(players)

    def trick(self, cards: str, choose: str = "", lead: int = 0, last: bool = False) -> Table:
        """Play these cards in this order, and let the winner choose these targets.

        A first trick is led by `lead`, a later one by the winner of the one before.
        """
        plays = played(cards)
        if not hasattr(self, "state"):
            self.state = self.set_up(len(plays), lead, 11 if last else 0)
        elif last:
            self.state = self.state._replace(tricks=(Trick(),) * 11)
        self._deal(plays)
        self.before, self.events = self.state, ()
        for play in plays:
            self.do(play)
        (won,) = self.told("trick_won")
        self.winner = won.seat
        for target in choose.split():
            self.do(ChooseTarget(target))
        return self

    def _deal(self, plays: tuple[Play, ...]) -> None:
        """Put the cards of the trick into the hands, with those that each hand was set up with."""
        assert self.state.phase == "play", "the trick before is not over"
        assert self.state.to_act is not None
        players = list(self.state.players)
        for step, play in enumerate(plays):
            seat = (self.state.to_act + step) % len(players)
            kept = tuple(card for card in players[seat].hand if card != play.card)
            players[seat] = players[seat]._replace(hand=(play.card, *kept))
        self.state = self.state._replace(players=tuple(players))

    def do(self, move: Any) -> Table:
        """Make any move, which must also be among the legal ones."""
        assert move in tolerance.legal_moves(self.state), (move, self.state.phase)
        self.state, events = tolerance.apply(self.state, move)
        self.events += events
        return self

    def execute(self, card: str) -> Table:
        """T6.1: the owner of the Monarch kills this card."""
        return self.do(Execute(card))

    def repay(self, loans: int) -> Table:
        """T6.5: the seat that is asked repays so many loans."""
        return self.do(Repay(loans))

    def expect(
        self, laid: str = "", *, by: int | None = None, pending: str = "", **values: Any
    ) -> Table:
        """What the trick has brought its winner (`by`). Pending: the targets that may be chosen."""
        state = self.state
        assert by in (None, self.winner)
        if pending:
            assert (state.phase, state.to_act) == ("target", self.winner)
            assert _targets(state) == set(pending.split())
        else:
            assert (state.phase, state.to_act, state.resolution) == ("play", self.winner, None)
        named = {pile: tuple(lying(laid).get(pile, "").split()) for pile in PILES}
        self._expect_tallies(self.winner, values)
        old = piles(self.before.players[self.winner].board)
        new = piles(state.players[self.winner].board)
        assert {pile: new[pile][len(old[pile]) :] for pile in PILES} == named
        assert all(new[pile][: len(old[pile])] == old[pile] for pile in PILES)
        for seat in range(len(state.players)):
            if seat != self.winner:
                self._expect_tallies(seat, {})
                assert state.players[seat].board == self.before.players[seat].board
        return self

    def expect_seat(self, seat: int, board: str = "", **values: Any) -> Table:
        """What a seat has after the end of a reign; piles are compared where they are named."""
        found = piles(self.state.players[seat].board)
        for pile, cards in lying(board).items():
            assert found[pile] == tuple(cards.split()), (seat, pile)
        self._expect_tallies(seat, values)
        return self

    def expect_others(self, *seats: int) -> Table:
        """Nothing has changed for these seats."""
        for seat in seats:
            self._expect_tallies(seat, {})
        return self

    def _expect_tallies(self, seat: int, values: dict[str, Any]) -> None:
        was, now = self.before.players[seat], self.state.players[seat]
        expected = {
            **dict(zip(("money", "catholic", "protestant"), was.tallies, strict=True)),
            "pennants": was.pennants,
            "loans": was.loans,
            "points": was.points,
            **values,
        }
        found = {
            **dict(zip(("money", "catholic", "protestant"), now.tallies, strict=True)),
            "pennants": now.pennants,
            "loans": now.loans,
            "points": now.points,
        }
        assert found == expected, seat

    def expect_phase(self, phase: str, seat: int | None) -> Table:
        """What the game waits for, and from whom."""
        assert (self.state.phase, self.state.to_act) == (phase, seat)
        return self

    def told(self, kind: str) -> list[Any]:
        """The events of one kind since the trick began."""
        return [event for event in self.events if event.kind == kind]


def _targets(state: State) -> set[str]:
    return {move.card for move in tolerance.legal_moves(state) if isinstance(move, ChooseTarget)}


def _all_cards(board: Board) -> tuple[str, ...]:
    return board.living_cards() + board.dead_cards()


def table(
    reign: int = 1,
    *,
    edition: str = "english",
    plague_cards: int = 1,
    hidden_roles: bool = False,
    open_piles: bool = False,
    roles: tuple[Role, ...] = (),
    rulings: dict[str, Any] | None = None,
    **everyone: Any,
) -> Table:
    """A table; the values of `SetUp` that follow hold for every seat that is not told otherwise."""
    material: Material = box(INDIFFERENT, *roles)
    options = {
        "material": material,
        "edition": edition,
        "plague_cards": plague_cards,
        "hidden_roles": hidden_roles,
        "open_piles": open_piles,
        "rulings": Rulings(**(rulings or {})),
    }
    return Table(reign, SetUp(**everyone), options)


def stories(text: str) -> pytest.MarkDecorator:
    """A test of each of the stories that a text tells: a title with its cases below."""
    told = rows(text)
    assert all(len(story) > 1 for story in told)
    return pytest.mark.parametrize("story", told, ids=[titled(story) for story in told])


def titled(story: tuple[str, ...]) -> str:
    """The title of a story, without its paragraph and what it tells."""
    return story[0].partition(" (")[0]


def shown(story: tuple[str, ...]) -> None:
    """Every case of a story."""
    cards = ""
    for case in story[1:]:
        cards = _case(case, cards)


def _case(case: str, cards_above: str) -> str:
    """A whole scenario in a line: `1 | nobles-4 townsfolk-11 | C nobles-4; ... | by=0 money=5+3`.

    The reign, the trick (or nothing for the same as above, which is returned), what is laid, and
    then values of `table`, `trick` and `expect`.
    """
    assert case.count("|") < 4
    reign, cards, laid, values = (part.strip() for part in f"{case} | | |".split("|")[:4])
    cards = cards or cards_above
    table_values: dict[str, Any] = {}
    expected: dict[str, Any] = {}
    choose = ""
    for word in values.split():
        name, _, value = word.partition("=")
        if name == "edition":
            table_values[name] = value
        elif name == "choose":
            choose = value.replace(",", " ")
        elif name == "pending":
            expected[name] = value.replace(",", " ")
        elif name == "pennants":
            expected[name] = tuple(int(number) for number in value.split(","))
        elif name == "plague_cards":
            table_values[name] = int(value)
        else:
            expected[name] = sum(int(number) for number in re.findall(r"[+-]?\d+", value))
    table(int(reign), **table_values).trick(cards, choose).expect(laid, **expected)
    return cards
