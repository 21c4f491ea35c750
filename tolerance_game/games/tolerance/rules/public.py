"""T2.7, T5.2: what everyone at the table may know, from the events of a game alone.

The events tell all boards, though a view shows only their tops: cards are played and laid in the
open. Secret events are booked too, so the events a seat was told make what that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, Final, NamedTuple, assert_never, cast

from tolerance_game.core import Event, Outcome, Seat

from . import events as told
from .roles import BERTRAM
from .ruleset import ALL_BERTRAM, HAND, Options
from .state import START, TALLIES, Board, Pile, PlayerState, with_tally
from .view import PileView, SeatView, View

UNKNOWN: Final = ""
"""An unknown card below the top of a pile."""


class PublicSeat(NamedTuple):
    """What everyone may know of a seat: the fields of PlayerState, and `cards`."""

    role: str = ""
    """Empty while it was not told."""
    hand: tuple[str, ...] = ()
    """Which they are, where that was told."""
    tallies: tuple[int, int, int] = START
    pennants: tuple[int, int, int] = (0, 0, 0)
    loans: int = 0
    loan_reign: int = 0
    """The reign of the last loan; 0 when there was none (T7.2)."""
    points: int = 0
    board: Board = Board()
    cards: int = 0
    """How many it has in its hand."""

    def pile(self, alive: bool, place: int) -> Pile:
        """One of the six piles."""
        return (self.board.living if alive else self.board.dead)[place]

    def player(self) -> PlayerState:
        """The seat in a supposed state."""
        return PlayerState(*self[:-1])

    def corrected(self, seen: SeatView) -> PublicSeat:
        """The same with all that a view shows; a card that is not known is UNKNOWN."""
        piles = [
            _corrected(pile, shown)
            for pile, shown in zip(self.board.piles, seen.board.piles, strict=True)
        ]
        return self._replace(
            role=seen.role,
            cards=seen.cards_in_hand,
            tallies=seen.tallies,
            pennants=seen.pennants,
            loans=seen.loans,
            points=seen.points,
            board=Board(tuple(piles[:3]), tuple(piles[3:])),
        )


class PublicCard(NamedTuple):
    """A card of the trick on the table."""

    seat: Seat
    """Who played it."""
    card: str
    declared: str = ""
    """What a Wild was declared as."""
    killer: str = ""
    """The card that killed it; empty while it lives."""
    converted: str = ""
    """The religion it was turned to, if it was."""
    laid: bool = False
    """Whether it has left for its pile."""


class PublicTrick(NamedTuple):
    """A trick as everyone has seen it."""

    number: int = 1
    """Which of the twelve tricks of the reign it is."""
    suit: str = ""
    cards: tuple[PublicCard, ...] = ()
    """In the order played."""
    winner: Seat = -1
    """Known when all have played."""
    order: tuple[str, ...] = ()
    """In which order the cards act; known with the winner."""


NO_TRICK = PublicTrick()


class Public(NamedTuple):
    """A game as its events have told it so far. `begin` makes it, `after` follows the game."""

    seats: tuple[PublicSeat, ...]
    reign: int = 1
    left_out: int = 0
    """How many cards stay out of this reign."""
    chooser: Seat = -1
    starter: Seat = -1
    trick: PublicTrick = NO_TRICK
    """The trick on the table, until its last card is laid."""
    tricks: tuple[PublicTrick, ...] = ()
    """The tricks of this reign that are over."""
    scoring: bool = False
    """From the end of the twelfth trick until the next reign begins."""
    settled: bool = False
    """T9.1: whether pennants and loans are being counted into the points."""
    counts_covered: bool = True
    """T5.2, ruling *covered_cards*: whether what is reckoned from this counts covered cards of
    other seats; whoever plays by heart sees no more of them than their tops."""
    outcome: Outcome | None = None

    def after(self, events: Iterable[Event]) -> Public:
        """What everyone may know when these have happened too."""
        # An event of another game is refused at the end of the list.
        return reduce(Public._after, cast("Iterable[told.AnyEvent]", events), self)

    def _after(self, event: told.AnyEvent) -> Public:
        match event:
            case told.CardPlayed():
                return self._play(event)
            case told.CardLaid():
                return self._lay(event)
            case told.TallyChanged():
                tally = TALLIES.index(event.tally)
                tallies = with_tally(self.seats[event.seat].tallies, tally, event.after)
                return self._with(event.seat, tallies=tallies)
            case told.PennantEarned():
                tally = TALLIES.index(event.tally)
                pennants = with_tally(self.seats[event.seat].pennants, tally, event.after)
                return self._with(event.seat, pennants=pennants)
            case told.CardExecuted():
                board = self.seats[event.seat].board
                if event.card not in board.living_cards():
                    return self
                return self._with(event.seat, board=board.with_death(event.card))
            case told.LoanTaken():
                return self._with(event.seat, loans=event.after, loan_reign=self.reign)
            case told.LoansRepaid():
                return self._with(event.seat, loans=event.after)
            case told.RoleTaken() | told.RoleRevealed():
                return self._with(event.seat, role=event.role)
            case told.ReignBegan():
                return self._begin_reign(event)
            case told.HandDealt():
                return self._with(event.seat, hand=event.cards)
            case told.ChooserNamed():
                return self._replace(chooser=event.seat)
            case told.StarterChosen():
                return self._replace(starter=event.seat)
            case told.TrickWon():
                won = self.trick._replace(winner=event.seat, order=event.order)
                return self._replace(trick=won)
            case told.CardKilled():
                return self._change_card(event.card, lambda card: card._replace(killer=event.cause))
            case told.CardConverted():
                return self._change_card(
                    event.card, lambda card: card._replace(converted=event.after)
                )
            case told.ReignEnded():
                return self._replace(scoring=True)
            case told.SectionScored() | told.PointsTotalled():
                settled = self.settled or event.paragraph.startswith("T9")
                return self._with(event.seat, points=event.after)._replace(settled=settled)
            case told.BoardsCleared():
                return self._replace(seats=tuple(one._replace(board=Board()) for one in self.seats))
            case told.GameEnded():
                return self._replace(
                    outcome=Outcome(event.winners, event.ending, event.paragraph), settled=True
                )
            case (
                told.CardSilenced()
                | told.EffectLapsed()
                | told.TargetChosen()
                | told.ExecutionLapsed()
            ):
                return self
            case _:
                assert_never(event)

    def corrected(self, view: View) -> Public:
        """The same with all that a view shows, whatever the events have told."""
        seats = (seat.corrected(seen) for seat, seen in zip(self.seats, view.seats, strict=True))
        winner = self.trick.winner if view.resolution is None else view.resolution.winner
        return self._replace(
            seats=tuple(seats),
            reign=view.reign,
            trick=self.trick._replace(winner=winner),
            settled=self.settled or view.outcome is not None,
            outcome=view.outcome,
        )

    def _with(self, seat: Seat, **figures: Any) -> Public:
        now = self.seats[seat]._replace(**figures)
        return self._replace(seats=(*self.seats[:seat], now, *self.seats[seat + 1 :]))

    def _begin_reign(self, event: told.ReignBegan) -> Public:
        return self._replace(
            seats=tuple(one._replace(board=Board(), cards=HAND, hand=()) for one in self.seats),
            reign=event.reign,
            left_out=event.left_out,
            trick=NO_TRICK,
            tricks=(),
            scoring=False,
        )

    def _play(self, event: told.CardPlayed) -> Public:
        seat = self.seats[event.seat]
        hand = tuple(card for card in seat.hand if card != event.card)
        cards = (*self.trick.cards, PublicCard(event.seat, event.card, event.declared))
        trick = self.trick._replace(suit=event.suit, cards=cards)
        return self._with(event.seat, cards=seat.cards - 1, hand=hand)._replace(trick=trick)

    def _change_card(self, card: str, change: Callable[[PublicCard], PublicCard]) -> Public:
        cards = tuple(change(one) if one.card == card else one for one in self.trick.cards)
        return self._replace(trick=self.trick._replace(cards=cards))

    def _lay(self, event: told.CardLaid) -> Public:
        board = self.seats[event.seat].board.with_card(event.card, event.religion, event.alive)
        public = self._with(event.seat, board=board)
        public = public._change_card(event.card, lambda card: card._replace(laid=True))
        trick = public.trick
        if not all(card.laid for card in trick.cards):
            return public
        return public._replace(trick=PublicTrick(trick.number + 1), tricks=(*self.tricks, trick))


def begin(options: Options) -> Public:
    """What everyone knows before the first event."""
    role = BERTRAM if options.roles == ALL_BERTRAM else ""
    return Public((PublicSeat(role=role),) * options.players)


def _corrected(pile: Pile, shown: PileView) -> Pile:
    if shown.cards is not None:
        return shown.cards
    if not shown.size:
        return ()
    below = pile[:-1] if len(pile) == shown.size else (UNKNOWN,) * (shown.size - 1)
    return (*below, shown.top)
