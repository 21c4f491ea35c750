"""T2.7, T5.2: what everyone at the table may know, from the events of a game alone.

Whoever has followed the events knows all boards, though a view shows only their tops: every card is
played in the open, and everyone sees where it is laid. Events that only some may see are booked
too, so the events that one seat was told make what that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, assert_never

from tolerance_game.core.events import Event, Seat
from tolerance_game.core.game import Outcome

from . import events as told
from .roles import BERTRAM
from .ruleset import ALL_BERTRAM, HAND, Options
from .state import TALLIES, Board, PlayerState

_OfSeat = (
    told.CardExecuted | told.TallyChanged | told.PennantEarned | told.LoanTaken | told.LoansRepaid
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

    players: tuple[PlayerState, ...]
    """Roles and hands are empty where they were not told."""
    in_hand: tuple[int, ...]
    """How many cards each seat has in its hand."""
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
    outcome: Outcome | None = None

    def after(self, events: Iterable[Event]) -> Public:
        """What everyone may know when these have happened too."""
        public = self
        for event in events:
            assert isinstance(event, told.AnyEvent), event
            public = public._after(event)
        return public

    def _after(self, event: told.AnyEvent) -> Public:
        match event:
            case told.RoleTaken() | told.RoleRevealed():
                return self._with(event.seat, self.players[event.seat]._replace(role=event.role))
            case told.ReignBegan():
                return self._begin_reign(event)
            case told.HandDealt():
                return self._with(event.seat, self.players[event.seat]._replace(hand=event.cards))
            case told.ChooserNamed():
                return self._replace(chooser=event.seat)
            case told.StarterChosen():
                return self._replace(starter=event.seat)
            case told.CardPlayed():
                return self._play(event)
            case told.TrickWon():
                won = self.trick._replace(winner=event.seat, order=event.order)
                return self._replace(trick=won)
            case told.CardKilled():
                return self._change_card(event.card, lambda card: card._replace(killer=event.cause))
            case told.CardConverted():
                return self._change_card(
                    event.card, lambda card: card._replace(converted=event.after)
                )
            case told.CardLaid():
                return self._lay(event)
            case (
                told.CardExecuted()
                | told.TallyChanged()
                | told.PennantEarned()
                | told.LoanTaken()
                | told.LoansRepaid()
            ):
                return self._with(event.seat, self._figures(self.players[event.seat], event))
            case told.ReignEnded():
                return self._replace(scoring=True)
            case told.SectionScored() | told.PointsTotalled():
                player = self.players[event.seat]._replace(points=event.after)
                settled = self.settled or event.paragraph.startswith("T9")
                return self._with(event.seat, player)._replace(settled=settled)
            case told.BoardsCleared():
                players = tuple(player._replace(board=Board()) for player in self.players)
                return self._replace(players=players)
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

    def _with(self, seat: Seat, player: PlayerState) -> Public:
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def _figures(self, player: PlayerState, event: _OfSeat) -> PlayerState:
        """What stands on the board of a seat after an event about it."""
        match event:
            case told.CardExecuted():
                if event.card not in player.board.living_cards():
                    return player
                return player._replace(board=player.board.with_death(event.card))
            case told.TallyChanged():
                return player._replace(tallies=_changed(player.tallies, event.tally, event.after))
            case told.PennantEarned():
                return player._replace(pennants=_changed(player.pennants, event.tally, event.after))
            case told.LoanTaken():
                return player._replace(loans=event.after, loan_reign=self.reign)
            case told.LoansRepaid():
                return player._replace(loans=event.after)
            case _:
                assert_never(event)

    def _begin_reign(self, event: told.ReignBegan) -> Public:
        count = len(self.players)
        return self._replace(
            players=tuple(player._replace(board=Board(), hand=()) for player in self.players),
            in_hand=(HAND,) * count,
            reign=event.reign,
            left_out=event.left_out,
            trick=NO_TRICK,
            tricks=(),
            scoring=False,
        )

    def _play(self, event: told.CardPlayed) -> Public:
        seat, player = event.seat, self.players[event.seat]
        cards = (*self.trick.cards, PublicCard(seat, event.card, event.declared))
        hand = tuple(card for card in player.hand if card != event.card)
        in_hand = (*self.in_hand[:seat], self.in_hand[seat] - 1, *self.in_hand[seat + 1 :])
        return self._with(seat, player._replace(hand=hand))._replace(
            in_hand=in_hand, trick=self.trick._replace(suit=event.suit, cards=cards)
        )

    def _change_card(self, card: str, change: Callable[[PublicCard], PublicCard]) -> Public:
        cards = tuple(change(one) if one.card == card else one for one in self.trick.cards)
        return self._replace(trick=self.trick._replace(cards=cards))

    def _lay(self, event: told.CardLaid) -> Public:
        player = self.players[event.seat]
        board = player.board.with_card(event.card, event.religion, event.alive)
        public = self._with(event.seat, player._replace(board=board))
        public = public._change_card(event.card, lambda card: card._replace(laid=True))
        trick = public.trick
        if not all(card.laid for card in trick.cards):
            return public
        return public._replace(trick=PublicTrick(trick.number + 1), tricks=(*self.tricks, trick))


def begin(options: Options) -> Public:
    """What everyone knows before the first event."""
    role = BERTRAM if options.roles == ALL_BERTRAM else ""
    return Public((PlayerState(role=role),) * options.players, (0,) * options.players)


def _changed(values: tuple[int, int, int], tally: str, value: int) -> tuple[int, int, int]:
    """The values of the three tallies with another one for this tally."""
    found = list(values)
    found[TALLIES.index(tally)] = value
    return found[0], found[1], found[2]
