"""What each seat of a game has done: the figures in which temperaments show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.players.temperaments import last_killer
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import (
    PREVAILING_RELIGION,
    SUITS,
    WILD,
)
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.state import EXECUTION, MONEY, State
from tools.lab.moments import Moment
from tools.lab.tournament.estimate import Pair

GUILD: Final = "guild"

FIGURES: Final[Mapping[str, str]] = {
    "loans": "loans a game",
    "money": "money at the end",
    "catholic": "Catholic pennants",
    "protestant": "Protestant pennants",
    "faithful": "of the living cards on the own board, those of the Monarch's religion",
    "killed": "cards killed a game",
    "guild": "Guild cards a reign",
    "most": "suits of which nobody owns more, a reign",
    "spread": "from the lowest to the highest tally at the end",
    "tricks": "tricks a reign",
    "early": "tricks in the first half of a reign",
    "wild_at": "trick in which a Wild is played",
    "richest": "executions at the richest of the others",
    "revenge": "executions at the last one who killed a card of the own hand",
}
"""By their ids: each is a sum, and out of how many."""


class Account:
    """One game, seat by seat."""

    def __init__(self, options: Options) -> None:
        self._cards = options.cards
        self._seats = range(options.players)
        self.figures: list[dict[str, Pair]] = [{} for _ in self._seats]
        self._owned: list[Counter[str]] = [Counter() for _ in self._seats]
        self._state: State | None = None
        self._reign = 1
        self._trick = 0

    def take(self, moment: Moment) -> None:
        """A move, and what came of it."""
        before, self._state = self._state, moment.state
        for event in moment.events:
            self._note(event, before)
        if moment.state.outcome is not None:
            self._end(moment.state)

    def _add(self, seat: int, figure: str, part: float, out_of: float = 0.0) -> None:
        known = self.figures[seat].get(figure, (0.0, 0.0))
        self.figures[seat][figure] = known[0] + part, known[1] + out_of

    def _note(self, event: object, before: State | None) -> None:
        if isinstance(event, told.ReignBegan):
            self._reign, self._trick = event.reign, 0
            self._owned = [Counter() for _ in self._seats]
        elif isinstance(event, told.LoanTaken):
            self._add(event.seat, "loans", 1)
        elif isinstance(event, told.CardPlayed):
            if self._cards[event.card].suit == WILD:
                self._add(event.seat, "wild_at", self._trick + 1, 1)
        elif isinstance(event, told.TrickWon):
            self._trick += 1
            self._add(event.seat, "tricks", 1)
            self._add(event.seat, "early", self._trick <= HAND // 2)
        elif isinstance(event, told.CardLaid):
            self._lay(event.seat, event.card, 1 if event.alive else 0)
            if event.alive:
                faithful = event.religion == PREVAILING_RELIGION[self._reign]
                self._add(event.seat, "faithful", faithful, 1)
            self._add(event.seat, "killed", not event.alive)
        elif isinstance(event, told.CardExecuted):
            self._lay(event.seat, event.card, -1)
            if before is not None and before.phase == EXECUTION:
                self._execution(event, before)
        elif isinstance(event, told.BoardsCleared | told.GameEnded):
            self._end_reign()

    def _lay(self, seat: int, card: str, count: int) -> None:
        self._owned[seat][self._cards[card].suit] += count
        self._owned[seat][GUILD] += count * self._cards[card].guild

    def _execution(self, event: told.CardExecuted, before: State) -> None:
        self._add(event.by, "killed", 1)
        view = tolerance.view(before, event.by)
        money = {
            seat: before.players[seat].tallies[MONEY] for seat in self._seats if seat != event.by
        }
        hit = event.seat in money and money[event.seat] == max(money.values())
        self._add(event.by, "richest", hit, 1)
        killer = last_killer(view)
        if killer >= 0:
            self._add(event.by, "revenge", event.seat == killer, 1)

    def _end_reign(self) -> None:
        for seat in self._seats:
            for suit in SUITS:
                owned = self._owned[seat][suit]
                most = owned > 0 and owned == max(one[suit] for one in self._owned)
                self._add(seat, "most", most)
            self._add(seat, "guild", self._owned[seat][GUILD])
            for figure in ("most", "guild", "tricks", "early"):
                self._add(seat, figure, 0, 1)

    def _end(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            for figure in ("loans", "killed"):
                self._add(seat, figure, 0, 1)
            self._add(seat, "money", player.tallies[MONEY], 1)
            self._add(seat, "catholic", player.pennants[1], 1)
            self._add(seat, "protestant", player.pennants[2], 1)
            self._add(seat, "spread", max(player.tallies) - min(player.tallies), 1)


def account_of(options: Options, moments: Any) -> tuple[Account, State]:
    """A whole game."""
    account = Account(options)
    state: State | None = None
    for moment in moments:
        account.take(moment)
        state = moment.state
    assert state is not None
    return account, state
