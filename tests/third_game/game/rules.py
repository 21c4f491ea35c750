"""Goofspiel with dealt hands, a small old game of bidding; its paragraphs are cited as `G2`.

- G1: There are cards from 1 to 15 and five prizes. Each of two or three seats is dealt five cards;
  nobody sees the others.
- G2: Chance turns up a prize. One seat after the other lays a card face down.
- G3: Then the cards are turned over. The highest wins the prize, and all of them are out.
- G4: After five prizes the most points win; equal points share the win. With the ruling
  *last_prize* the last prize counts once or twice.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from random import Random
from typing import Final, NamedTuple

from tolerance_game.core.errors import Illegal, Malformed, Reason
from tolerance_game.core.events import Event, Seat
from tolerance_game.core.game import CHANCE, Outcome

SEATS: Final = (2, 3)
CARDS: Final = tuple(range(1, 16))
HAND: Final = 5
ONCE: Final = "once"
TWICE: Final = "twice"
VALUES: Final = {"last_prize": (ONCE, TWICE)}
"""The values of each ruling."""


class Prize(NamedTuple):
    """Something to bid for."""

    id: str
    points: int


@dataclass(frozen=True, slots=True)
class Rulings:
    """What may be agreed on."""

    last_prize: str = ONCE
    """G4: whether the last prize counts `once` or `twice`."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on."""

    prizes: tuple[Prize, ...]
    seats: int = SEATS[0]
    rulings: Rulings = field(default=Rulings())


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals the hands (G1)."""

    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance turns up a prize (G2)."""

    prize: str


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat lays a card face down (G2)."""

    card: int


Move = Deal | Turn | Bid
MOVES: Final = (Deal, Turn, Bid)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDealt(Event):
    """Every seat was dealt so many cards."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """Which cards a seat was dealt; it alone sees them."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeTurned(Event):
    """A prize was turned up."""

    prize: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaid(Event):
    """A seat laid a card face down."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnCardLaid(Event):
    """Which card a seat laid face down; it alone sees it."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BidsShown(Event):
    """All cards were turned over; by seat."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeWon(Event):
    """A seat won the prize."""

    seat: Seat
    prize: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """All prizes are won."""

    winners: tuple[Seat, ...]
    points: int


class State(NamedTuple):
    """All there is to know."""

    options: Options
    hands: tuple[tuple[int, ...], ...] = ()
    """Nothing before the deal."""
    prize: str = ""
    """What is bid for; nothing while chance is to turn up the next one."""
    bids: tuple[int, ...] = ()
    """The cards that lie face down, by seat."""
    shown: tuple[tuple[int, ...], ...] = ()
    """The bids of each round, by seat."""
    won: tuple[tuple[str, ...], ...] = ()
    """The prizes of each seat."""
    points: tuple[int, ...] = ()
    outcome: Outcome | None = None

    @property
    def left(self) -> tuple[str, ...]:
        """The prizes that were not turned up yet."""
        seen = {self.prize, *(prize for of_seat in self.won for prize in of_seat)}
        return tuple(prize.id for prize in self.options.prizes if prize.id not in seen)

    @property
    def worth(self) -> int:
        """How many points the prize that is bid for counts (G4)."""
        factor = 2 if self.options.rulings.last_prize == TWICE and not self.left else 1
        return factor * next(one.points for one in self.options.prizes if one.id == self.prize)


class View(NamedTuple):
    """What a seat may know; -1 knows what everyone does."""

    viewer: Seat
    options: Options
    to_act: Seat | None
    hand: tuple[int, ...]
    prize: str
    worth: int
    left: tuple[str, ...]
    has_bid: int
    """So many seats have laid a card."""
    own_bid: int
    """The card that this seat has laid; 0 when it has none."""
    shown: tuple[tuple[int, ...], ...]
    won: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    moves: tuple[Move, ...]
    outcome: Outcome | None


def start(options: Options) -> State:
    """The table before the deal. Raises Malformed for options no game can be played with."""
    rulings = asdict(options.rulings)
    agreed = all(value in VALUES[name] for name, value in rulings.items())
    if options.seats not in SEATS or not agreed or len(options.prizes) != HAND:
        text = f"{options.seats} {rulings}"
        raise Malformed(Reason("goofspiel.options", {"text": text[:80]}, "G1"))
    none: tuple[str, ...] = ()
    return State(options, won=(none,) * options.seats, points=(0,) * options.seats)


def to_act(state: State) -> Seat | None:
    """The seat to act, CHANCE, or None when the game is over."""
    if state.outcome is not None:
        return None
    return len(state.bids) if state.prize else CHANCE


def outcome(state: State) -> Outcome | None:
    """How it ended, or None while it goes on."""
    return state.outcome


def legal_moves(state: State) -> tuple[Move, ...]:
    """A bid of each card in hand."""
    seat = to_act(state)
    if seat is None or seat == CHANCE:
        return ()
    return tuple(Bid(card) for card in state.hands[seat])


def chance_move(state: State, rng: Random) -> Move:
    """The deal, or the next prize. Raises Illegal when it is not chance's turn."""
    if to_act(state) != CHANCE:
        raise Illegal(Reason("goofspiel.not_chance", {}, "G2"))
    if state.hands:
        return Turn(rng.choice(state.left))
    cards = rng.sample(CARDS, HAND * state.options.seats)
    return Deal(tuple(tuple(sorted(cards[at : at + HAND])) for at in range(0, len(cards), HAND)))


def refusal(state: State, move: Move) -> Reason | None:
    """Why the move is not legal now; None when it is."""
    acting = to_act(state)
    if acting is None:
        return Reason("goofspiel.game_over", {}, "G4")
    if isinstance(move, Bid):
        if acting == CHANCE:
            return Reason("goofspiel.chance_to_act", {}, "G2")
        in_hand = move.card in state.hands[acting]
        return None if in_hand else Reason("goofspiel.not_in_hand", {"number": move.card}, "G2")
    if acting != CHANCE or isinstance(move, Deal) == bool(state.hands):
        return Reason("goofspiel.not_chance", {}, "G2")
    if isinstance(move, Turn):
        return None if move.prize in state.left else Reason("goofspiel.not_left", {}, "G2")
    cards = [card for hand in move.hands for card in hand]
    sizes = [len(hand) for hand in move.hands]
    in_order = all(hand == tuple(sorted(hand)) for hand in move.hands)
    fits = set(cards) <= set(CARDS) and len(set(cards)) == len(cards) and in_order
    if fits and sizes == [HAND] * state.options.seats:
        return None
    return Reason("goofspiel.deal", {"number": HAND}, "G1")


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after the move, and all that happened. Raises Illegal with the reason."""
    refused = refusal(state, move)
    if refused is not None:
        raise Illegal(refused)
    if isinstance(move, Deal):
        hands = (
            HandDealt(seat=seat, cards=hand, only=(seat,), paragraph="G1")
            for seat, hand in enumerate(move.hands)
        )
        return state._replace(hands=move.hands), (CardsDealt(number=HAND, paragraph="G1"), *hands)
    if isinstance(move, Turn):
        after = state._replace(prize=move.prize)
        return after, (PrizeTurned(prize=move.prize, points=after.worth, paragraph="G2"),)
    seat, card = len(state.bids), move.card
    left = list(state.hands)
    left[seat] = tuple(one for one in left[seat] if one != card)
    after = state._replace(hands=tuple(left), bids=(*state.bids, card))
    laid: tuple[Event, ...] = (
        CardLaid(seat=seat, paragraph="G2"),
        OwnCardLaid(seat=seat, card=card, only=(seat,), paragraph="G2"),
    )
    if len(after.bids) < state.options.seats:
        return after, laid
    after, shown = _show(after)
    return after, laid + shown


def _show(state: State) -> tuple[State, tuple[Event, ...]]:
    """The bids are turned over, and the prize goes to the highest (G3)."""
    winner = state.bids.index(max(state.bids))
    won, points = list(state.won), list(state.points)
    won[winner] = (*won[winner], state.prize)
    points[winner] += state.worth
    before, total = state.points[winner], points[winner]
    events: list[Event] = [
        BidsShown(cards=state.bids, paragraph="G3"),
        PrizeWon(seat=winner, prize=state.prize, before=before, after=total, paragraph="G3"),
    ]
    after = state._replace(
        prize="", bids=(), shown=(*state.shown, state.bids), won=tuple(won), points=tuple(points)
    )
    if not after.left:
        best = max(points)
        winners = tuple(seat for seat, count in enumerate(points) if count == best)
        after = after._replace(outcome=Outcome(winners, "points", "G4"))
        events.append(GameEnded(winners=winners, points=best, paragraph="G4"))
    return after, tuple(events)


def view(state: State, seat: Seat) -> View:
    """What this seat may know: its own hand and bid, and what lies open."""
    bids, hands = state.bids, state.hands
    return View(
        viewer=seat,
        options=state.options,
        to_act=to_act(state),
        hand=hands[seat] if hands and seat >= 0 else (),
        prize=state.prize,
        worth=state.worth if state.prize else 0,
        left=state.left,
        has_bid=len(bids),
        own_bid=bids[seat] if 0 <= seat < len(bids) else 0,
        shown=state.shown,
        won=state.won,
        points=state.points,
        moves=legal_moves(state) if seat == to_act(state) else (),
        outcome=state.outcome,
    )
