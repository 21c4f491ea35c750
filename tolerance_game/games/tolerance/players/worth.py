"""What a trick would bring the role that won it, as a sensible beginner would estimate it.

Full victory points for what is certain; a part of them for steps towards a pennant or a majority.
"""

from __future__ import annotations

from typing import Final

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.branches import go_on
from tolerance_game.games.tolerance.foresight.supposition import supposed_state
from tolerance_game.games.tolerance.rules.cards import PREVAILING_RELIGION, RELIGIONS
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.state import MONEY, Board, Played, PlayerState, Trick
from tolerance_game.games.tolerance.rules.tallies import PENNANT_STEP, PENNANTS
from tolerance_game.games.tolerance.rules.trick import begin_resolution, choose_target, resolve
from tolerance_game.games.tolerance.rules.view import View

GROWING: Final = 0.6
"""The part of a pennant's worth given point by point; the rest comes with the pennant itself."""
MAJORITY: Final = 0.3
"""The part of a majority that one more card is taken for."""
LOAN: Final = 3.0
SCALE: Final = PENNANT_STEP * PENNANTS
"""T8.1: beyond its last pennant a tally is good for nothing."""


class TrickWorth:
    """One seat's eye for what tricks are worth to its role now."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: Seat = view.seat
        own = view.seats[view.seat]
        self.role: Role = view.options.role_by_id[own.role]
        self.column = self.role.columns[view.reign]
        living = [card for pile in own.board.living for card in pile.cards or ()]
        cards = view.options.cards
        self.owned = {cards[card].suit for card in living}
        self.owns_guild = any(cards[card].guild for card in living)
        table = supposed_state(view)
        # T7.2: a beginner does not remember in which reign a loan was taken.
        players = tuple(player._replace(loan_reign=0) for player in table.players)
        self.table = table._replace(players=players)

    def of_trick(self, plays: tuple[Played, ...], suit: str) -> tuple[Seat, float]:
        """Who would win these cards as they are, and the gain by the measure of this seat."""
        draft = Draft(self.table._replace(trick=Trick(suit, plays)))
        begin_resolution(draft)
        return draft.trick.winner, self._best(draft)

    def of_target(self, target: str) -> float:
        """What the rest of the trick is worth when this target is chosen now."""
        draft = Draft(self.table)
        choose_target(draft, target)
        return self._best(draft)

    def _best(self, draft: Draft) -> float:
        """The worth of the trick when every choice of target is the best for the winner's worth."""
        winner = draft.trick.winner
        before = self.table.players[winner]
        if resolve(draft):
            # Most tricks leave nothing to choose.
            return self._gain(before, draft.players[winner])
        return max(self._gain(before, branch.player) for branch in go_on(draft))

    def _gain(self, before: PlayerState, after: PlayerState) -> float:
        """The worth of what the winner has gained."""
        worth = 0.0
        for tally, each in enumerate(self.role.pennant_worth):
            new, old = (min(one.tallies[tally], SCALE) for one in (after, before))
            worth += GROWING * each / 10 * (new - old)
            worth += (1 - GROWING) * each * (after.pennants[tally] - before.pennants[tally])
        worth -= LOAN * (after.loans - before.loans)
        return worth + self._of_board(after.board)

    def _of_board(self, board: Board) -> float:
        """What the cards laid from this trick may score at the end of the reign."""
        column, cards = self.column, self.view.options.cards
        _money, catholic, protestant = self.role.pennant_worth
        prevailing = PREVAILING_RELIGION[self.view.reign]
        faith = {"catholic": catholic / 10, "protestant": protestant / 10, "none": 0.0}
        worth = 0.0
        new_suits: set[str] = set()
        new_guild = False
        for religion, pile in zip(RELIGIONS, board.living, strict=True):
            for card_id in pile:
                card = cards[card_id]
                worth += faith[religion]
                if religion == prevailing:
                    worth += self.role.pennant_worth[MONEY] / 10
                worth += MAJORITY * column.suits[card.suit].most
                if card.suit not in self.owned:
                    new_suits.add(card.suit)
                if card.guild:
                    worth += MAJORITY * column.guild.most
                    new_guild = True
        worth += sum(column.suits[suit].any for suit in new_suits)
        if new_guild and not self.owns_guild:
            worth += column.guild.any
        worth += column.dead_catholic * len(board.dead[0])
        return worth + column.dead_protestant * len(board.dead[2])
