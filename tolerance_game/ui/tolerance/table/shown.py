"""What the table shows: it follows the events one by one, some time behind the game itself.

The view is the truth of now; what is shown lags behind it while things move. When all events have
been shown, both agree, and a test holds them to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.foresight.expected import Expected
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import PREVAILING_RELIGION, RELIGIONS
from tolerance_game.games.tolerance.rules.roles import BERTRAM
from tolerance_game.games.tolerance.rules.ruleset import ALL_BERTRAM, HAND, Options
from tolerance_game.games.tolerance.rules.state import START, TALLIES
from tolerance_game.games.tolerance.rules.view import View

WAITING: Final = "waiting"
ACTING: Final = "acting"
DONE: Final = "done"
SILENCED: Final = "silenced"


@dataclass(slots=True)
class ShownSeat:
    """One seat as it is drawn."""

    role: str = ""
    cards: int = 0
    tallies: list[int] = field(default_factory=lambda: list(START))
    pennants: list[int] = field(default_factory=lambda: [0, 0, 0])
    loans: int = 0
    points: int = 0
    living: tuple[list[str], list[str], list[str]] = field(default_factory=lambda: ([], [], []))
    """By religion, from the bottom to the top."""
    dead: tuple[list[str], list[str], list[str]] = field(default_factory=lambda: ([], [], []))

    @property
    def key(self) -> tuple[object, ...]:
        """All that shows of it, as a value."""
        tallies = (*self.tallies, *self.pennants, self.loans, self.points)
        return (self.role, self.cards, tallies, _sizes(self.living), _sizes(self.dead))

    def pile(self, alive: bool, place: int) -> list[str]:
        """One of the six piles."""
        return (self.living if alive else self.dead)[place]


@dataclass(slots=True)
class ShownPlay:
    """A card of the trick."""

    seat: Seat
    card: str
    declared: str = ""
    killer: str = ""
    converted: str = ""
    """The religion it was turned to."""
    laid: bool = False
    """Whether it has left for its pile."""


@dataclass(slots=True)
class QueueRow:
    """A card of the trick in the queue of effects."""

    card: str
    seat: Seat
    state: str = WAITING
    events: list[Event] = field(default_factory=list)
    """What its effect has done so far."""


@dataclass(slots=True)
class Shown:
    """Everything that is drawn of the game."""

    options: Options
    me: Seat
    """Whose hand lies below."""
    seats: list[ShownSeat]
    hand: list[str] = field(default_factory=list)
    reign: int = 1
    number: int = 1
    """The trick of the reign, 1 to 12."""
    suit: str = ""
    trick: list[ShownPlay] = field(default_factory=list)
    leader: Seat = -1
    winner: Seat = -1
    queue: list[QueueRow] = field(default_factory=list)
    last: tuple[ShownPlay, ...] = ()
    """The trick before, as it lay."""
    last_winner: Seat = -1
    last_suit: str = ""
    scoring: bool = False
    settled: bool = False
    """Whether pennants and loans are counted into the points (T9.1)."""
    winners: tuple[Seat, ...] = ()
    over: bool = False
    expected: tuple[object, tuple[Expected, ...]] = field(
        default=(None, ()), repr=False, compare=False
    )
    """The totals that `total.py` has reckoned last, and from what."""

    @classmethod
    def begin(cls, options: Options, me: Seat) -> Shown:
        """An empty table."""
        role = BERTRAM if options.roles == ALL_BERTRAM else ""
        return cls(options, me, [ShownSeat(role) for _ in range(options.players)])

    # Following the game.

    def follow(self, events: Iterable[Event]) -> None:
        """All these have happened."""
        for event in events:
            self.apply(event)

    def apply(self, event: Event) -> None:
        """One thing has happened."""
        match event:
            case told.RoleTaken() | told.RoleRevealed():
                self.seats[event.seat].role = event.role
            case told.ReignBegan():
                self._begin_reign(event.reign)
            case told.HandDealt():
                if event.seat == self.me:
                    self.hand = list(event.cards)
            case told.StarterChosen():
                self.leader = event.seat
            case told.CardPlayed():
                self._play(event)
            case told.TrickWon():
                self._win(event)
            case told.CardLaid():
                self._lay(event)
            case told.TallyChanged():
                self.seats[event.seat].tallies[TALLIES.index(event.tally)] = event.after
            case told.PennantEarned():
                self.seats[event.seat].pennants[TALLIES.index(event.tally)] = event.after
            case told.CardKilled() | told.CardConverted() | told.CardSilenced():
                self._change_card(event)
            case _:
                self._apply_reckoning(event)
        self._note_in_queue(event)

    def _begin_reign(self, reign: int) -> None:
        self.reign, self.number, self.scoring = reign, 1, False
        self.trick, self.queue, self.winner, self.suit = [], [], -1, ""
        self.last, self.last_winner = (), -1
        for seat in self.seats:
            seat.cards = HAND
            seat.living, seat.dead = ([], [], []), ([], [], [])

    def _play(self, event: told.CardPlayed) -> None:
        if event.leads:
            self._clear_trick()
            self.leader = event.seat
        self.trick.append(ShownPlay(event.seat, event.card, event.declared))
        self.suit = event.suit
        self.seats[event.seat].cards -= 1
        if event.seat == self.me and event.card in self.hand:
            self.hand.remove(event.card)

    def _clear_trick(self) -> None:
        if self.trick and self.winner >= 0:
            self.last, self.last_winner = tuple(self.trick), self.winner
            self.last_suit = self.suit
            self.number += 1
        self.trick, self.queue, self.winner, self.suit = [], [], -1, ""

    def _win(self, event: told.TrickWon) -> None:
        self.winner, self.number = event.seat, event.number
        by_card = {play.card: play.seat for play in self.trick}
        self.queue = [QueueRow(card, by_card.get(card, -1)) for card in event.order]

    def _lay(self, event: told.CardLaid) -> None:
        self.seats[event.seat].pile(event.alive, RELIGIONS.index(event.religion)).append(event.card)
        for play in self.trick:
            if play.card == event.card:
                play.laid = True
        for row in self.queue:
            if row.state in (ACTING, WAITING):
                row.state = DONE
        if self.trick and all(play.laid for play in self.trick):
            self._clear_trick()

    def _change_card(self, event: told.CardKilled | told.CardConverted | told.CardSilenced) -> None:
        for play in self.trick:
            if play.card != event.card:
                continue
            if isinstance(event, told.CardKilled):
                play.killer = event.cause
                self._silence(event.card)
            elif isinstance(event, told.CardConverted):
                play.converted = event.after

    def _silence(self, card: str) -> None:
        """T4.1: killed before its turn, a card will not act, whether or not it has an effect."""
        for row in self.queue:
            if row.card == card and row.state == WAITING:
                row.state = SILENCED

    def _apply_reckoning(self, event: Event) -> None:
        match event:
            case told.LoanTaken() | told.LoansRepaid():
                self.seats[event.seat].loans = event.after
            case told.ReignEnded():
                self._clear_trick()
                self.scoring = True
            case told.CardExecuted():
                self._execute(event)
            case told.SectionScored() | told.PointsTotalled():
                self.seats[event.seat].points = event.after
                self.settled = self.settled or event.paragraph.startswith("T9")
            case told.BoardsCleared():
                for seat in self.seats:
                    seat.living, seat.dead = ([], [], []), ([], [], [])
            case told.GameEnded():
                self.over, self.winners = True, event.winners

    def _execute(self, event: told.CardExecuted) -> None:
        place = RELIGIONS.index(event.religion)
        living = self.seats[event.seat].living[place]
        if event.card in living:
            living.remove(event.card)
        self.seats[event.seat].dead[place].append(event.card)

    def _note_in_queue(self, event: Event) -> None:
        """What an effect did stands beside its card, and the one before it is done."""
        if self.winner < 0 or isinstance(event, told.CardLaid | told.TrickWon):
            return
        by = event.card if isinstance(event, told.CardSilenced | told.EffectLapsed) else event.cause
        place = next((n for n, row in enumerate(self.queue) if row.card == by), None)
        if place is None:
            return
        self.set_acting(by)
        self.queue[place].events.append(event)
        if isinstance(event, told.CardSilenced):
            self.queue[place].state = SILENCED

    def set_acting(self, card: str) -> None:
        """This card acts now; those before it are done."""
        for row in self.queue:
            if row.card == card:
                if row.state == WAITING:
                    row.state = ACTING
                break
            if row.state in (ACTING, WAITING):
                row.state = DONE

    # Being the truth.

    def agree_with(self, view: View) -> None:
        """Everything has been shown: what stands here is what the view says."""
        self.me = view.seat if view.seat >= 0 else self.me
        self.hand = [*(card for card in self.hand if card in view.hand)]
        self.hand += [card for card in view.hand if card not in self.hand]
        for shown, seat in zip(self.seats, view.seats, strict=True):
            shown.role, shown.cards = seat.role, seat.cards_in_hand
            shown.tallies, shown.pennants = list(seat.tallies), list(seat.pennants)
            shown.loans, shown.points = seat.loans, seat.points
            for mine, piles in ((shown.living, seat.board.living), (shown.dead, seat.board.dead)):
                for pile, seen in zip(mine, piles, strict=True):
                    _correct(pile, seen.size, seen.top, seen.cards)
        self.reign = view.reign
        if view.outcome is not None:
            self.settled, self.winners = True, view.outcome.winners
        if view.resolution is not None:
            resolution = view.resolution
            self.winner = resolution.winner
            if resolution.acting < len(resolution.cards):
                self.set_acting(resolution.cards[resolution.acting].card)

    def differs_from(self, view: View) -> list[str]:
        """Where what is shown is not what the view says; empty when both agree. For tests."""
        faults = []
        for number, (shown, seat) in enumerate(zip(self.seats, view.seats, strict=True)):
            pairs = {
                "cards": (shown.cards, seat.cards_in_hand),
                "tallies": (tuple(shown.tallies), seat.tallies),
                "pennants": (tuple(shown.pennants), seat.pennants),
                "loans": (shown.loans, seat.loans),
                "points": (shown.points, seat.points),
                "living": (_sizes(shown.living), _sizes_of(seat.board.living)),
                "dead": (_sizes(shown.dead), _sizes_of(seat.board.dead)),
            }
            faults += [
                f"seat {number} {name}: {one} is {other}"
                for name, (one, other) in pairs.items()
                if one != other
            ]
        if view.seat >= 0 and sorted(self.hand) != sorted(view.hand):
            faults.append(f"hand: {self.hand} is {view.hand}")
        return faults

    # What follows from it.

    def religion_of(self, play: ShownPlay) -> str:
        """What a card of the trick is now."""
        if play.converted:
            return play.converted
        return self.options.cards[play.card].religion_in(self.reign)

    @property
    def prevailing(self) -> str:
        """The religion of the Monarch."""
        return PREVAILING_RELIGION[self.reign]

    def order(self) -> tuple[Seat, ...]:
        """The others clockwise, the next one first, and me last."""
        count = len(self.seats)
        return tuple((self.me + 1 + n) % count for n in range(count))


def _correct(pile: list[str], size: int, top: str, cards: Sequence[str] | None) -> None:
    if cards is not None:
        pile[:] = cards
        return
    if len(pile) != size:
        pile[:] = [""] * size
    if size:
        pile[-1] = top


def _sizes(piles: Sequence[Sequence[str]]) -> tuple[tuple[int, str], ...]:
    return tuple((len(pile), pile[-1] if pile else "") for pile in piles)


def _sizes_of(piles: Iterable[object]) -> tuple[tuple[int, str], ...]:
    return tuple((pile.size, pile.top) for pile in piles)  # type: ignore[attr-defined]
