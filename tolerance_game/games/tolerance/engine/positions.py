"""From what a seat sees to a position of the engine, and from its moves to those of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tolerance_game.core import CHANCE
from tolerance_game.games.tolerance.foresight.supposition import some_board, supposed
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules import state as phases
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, RELIGIONS, WILD
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import Board, Phase, State, Trick
from tolerance_game.games.tolerance.rules.view import View

from . import flat
from .tables import ALL_FAITHS, FAITH_BITS, figures_of, role_of

PHASES: dict[Phase, int] = {
    phases.ROLES: flat.ROLES,
    phases.TAKE_ROLE: flat.TAKE_ROLE,
    phases.DEAL: flat.DEAL,
    phases.CHOOSER: flat.CHOOSER,
    phases.STARTER: flat.STARTER,
    phases.PLAY: flat.PLAY,
    phases.TARGET: flat.TARGET,
    phases.EXECUTION: flat.EXECUTION,
    phases.REPAY: flat.REPAY,
    phases.OVER: flat.OVER,
}


class Positions:
    """The way between the rules and the engines of one game."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.figures = figures_of(options)
        self._cards = tuple(options.cards)
        self._roles = tuple(role.id for role in options.material.roles)

    def engine(self) -> flat.Engine:
        """A new engine, before the first card is dealt."""
        return flat.Engine(self.figures)

    # Cards and moves

    def place(self, card: str) -> int:
        """A card as the engine knows it."""
        return min(self.options.place[card], flat.MONARCH)

    def card(self, place: int, reign: int) -> str:
        """The other way: whichever Monarch it is stands for that of the reign."""
        return self._cards[place] if place < flat.MONARCH else self.options.monarchs[reign]

    def number(self, move: Move) -> int:
        """A move as the engine knows it; the deals have no number (`Engine.deal`, `deal_roles`)."""
        match move:
            case kinds.Play():
                declared = ORDINARY_SUITS.index(move.declared) if move.declared else 0
                return self.place(move.card) * 4 + declared
            case kinds.ChooseTarget() | kinds.Execute():
                return self.place(move.card)
            case kinds.ChooseStarter() | kinds.DrawChooser():
                return move.seat
            case kinds.TakeRole():
                return self.role(move.role)
            case kinds.Repay():
                return move.loans
            case kinds.Deal() | kinds.DealRoles():
                raise ValueError(move)
            case _:
                assert_never(move)

    def move(self, number: int, phase: int, reign: int) -> Move:
        """The other way, for what was found in this phase and reign."""
        if phase == flat.PLAY:
            card = self.card(number >> 2, reign)
            wild = self.options.cards[card].suit == WILD
            return kinds.Play(card, ORDINARY_SUITS[number & 3] if wild else "")
        if phase == flat.TARGET:
            return kinds.ChooseTarget(self.card(number, reign))
        if phase == flat.EXECUTION:
            return kinds.Execute(self.card(number, reign))
        if phase == flat.STARTER:
            return kinds.ChooseStarter(number)
        if phase == flat.CHOOSER:
            return kinds.DrawChooser(number)
        if phase == flat.TAKE_ROLE:
            return kinds.TakeRole(self._roles[number])
        if phase == flat.REPAY:
            return kinds.Repay(number)
        raise ValueError(phase)

    def moves(self, engine: flat.Engine) -> tuple[Move, ...]:
        """The legal moves of a position, in the order of the rules."""
        count = engine.legal()
        phase, reign = engine.phase, engine.reign
        return tuple(self.move(engine.moves[place], phase, reign) for place in range(count))

    def apply(self, engine: flat.Engine, move: Move) -> None:
        """Carries out a legal move of any kind, those of chance included."""
        if isinstance(move, kinds.Deal):
            engine.deal([[self.place(card) for card in hand] for hand in move.hands])
        elif isinstance(move, kinds.DealRoles):
            engine.deal_roles([self.role(role) for role in move.roles])
        else:
            engine.apply(self.number(move))

    def role(self, role: str) -> int:
        """A role as the engine knows it; that of the basic game while it is not known."""
        return role_of(self.options, role) if role else self.figures.same_role

    # Positions

    def see(
        self,
        engine: flat.Engine,
        view: View,
        memory: Public | None = None,
        boards: Sequence[Board] | None = None,
    ) -> None:
        """Puts an engine where a view is. The hands of the others are empty; so are, while they are
        hidden, their roles. Whoever deals gives them (`Engine.give`, `Engine.role`).

        Boards of which not everything is known are one of those that are possible, or those given.
        """
        table = supposed(view, memory)
        found = boards or [
            known.boards[0] if known.boards else some_board(view, seat)
            for seat, known in enumerate(table.known)
        ]
        players = tuple(
            player._replace(board=board)
            for player, board in zip(table.state.players, found, strict=True)
        )
        self.load(engine, table.state._replace(players=players))

    def load(self, engine: flat.Engine, state: State) -> None:
        """Puts an engine where a state is."""
        engine.phase = PHASES[state.phase]
        engine.seat = CHANCE if state.to_act is None else state.to_act
        engine.reign = state.reign
        engine.now = self.figures.reigns[state.reign - 1]
        engine.chooser, engine.starter = state.chooser, state.starter
        engine.tricks = len(state.tricks)
        self._load_seats(engine, state)
        self._load_boards(engine, state)
        self._load_trick(engine, state)
        self._load_reckoning(engine, state)
        engine.winners = sum(1 << seat for seat in state.outcome.winners) if state.outcome else 0

    def _load_seats(self, engine: flat.Engine, state: State) -> None:
        engine.clear_hands()
        for seat, player in enumerate(state.players):
            values = (*player.tallies, *player.pennants, player.loans, player.loan_reign)
            for at, value in enumerate(values):
                engine.seats[seat * 8 + at] = value
            engine.points[seat] = player.points
            engine.role[seat] = self.role(player.role)
            for card in player.hand:
                engine.give(seat, self.place(card))

    def _load_boards(self, engine: flat.Engine, state: State) -> None:
        """T5: what became of every card that was laid in this reign."""
        players = len(state.players)
        became = {
            card: bits >> flat.LAID_AT
            for player in state.players
            for piles, dead in ((player.board.living, 0), (player.board.dead, flat.DEAD))
            for religion, pile in zip(RELIGIONS, piles, strict=True)
            for bits in (FAITH_BITS[religion] | dead,)
            for card in pile
        }
        for seat in range(players):
            engine.board[seat] = engine.fallen[seat] = 0
        for number, trick in enumerate(state.tricks):
            engine.won[number] = trick.winner
            for place, card in enumerate(self._laid(trick, engine.now)):
                laid = self.place(card) << 4 | became.get(card, 0)
                engine.log[number * players + place] = laid
                engine.board[trick.winner] += self.figures.lay[laid]
                if len(self.figures.fallen):
                    engine.fallen[trick.winner] += self.figures.fallen[laid]

    def _laid(self, trick: Trick, now: flat.Reign) -> list[str]:
        """T5.1: the cards of a trick in the order in which they were laid."""
        played = [play.card for play in trick.plays]
        if self.figures.lay_as_played:
            return played
        return sorted(played, key=lambda card: self._kind(card, played.index(card), now))

    def _kind(self, card: str, played: int, now: flat.Reign) -> int:
        """A card of a trick as it was played."""
        return now.kind[self.place(card)] | played << flat.PLAYED_AT

    def _load_trick(self, engine: flat.Engine, state: State) -> None:
        trick, cards, now = state.trick, self.options.cards, engine.now
        engine.led = ORDINARY_SUITS.index(trick.suit) if trick.suit else -1
        engine.down = len(trick.plays)
        engine.best, engine.winner = -1, -1
        for number, play in enumerate(trick.plays):
            strength = self.figures.strength[self.place(play.card)] + self.figures.late * number
            suit = play.declared or cards[play.card].suit
            if suit == trick.suit and strength > engine.best:
                engine.best, engine.winner = strength, play.seat
            engine.trick[number] = self._kind(play.card, number, now)
        resolution = state.resolution
        if resolution is None:
            return
        played = [play.card for play in trick.plays]
        for at, entry in enumerate(resolution.cards):
            kind = self._kind(entry.card, played.index(entry.card), now)
            faith = FAITH_BITS[entry.religion] | (flat.DEAD if entry.killer else 0)
            engine.trick[at] = kind & ~ALL_FAITHS | faith
        engine.acting = resolution.acting
        engine.step = now.act[self.place(resolution.cards[resolution.acting].card)]
        for _ in range(resolution.step):
            engine.step = now.step[engine.step >> flat.NEXT_AT]

    def _load_reckoning(self, engine: flat.Engine, state: State) -> None:
        """T6.5: a view does not tell which loans are from before; who took one now has no money."""
        players = len(state.players)
        reckoning = state.reckoning
        for seat, player in enumerate(state.players):
            engine.repayable[seat] = reckoning.repayable[seat] if reckoning else player.loans
        engine.asked = (engine.seat - state.starter) % players if engine.phase == flat.REPAY else 0
