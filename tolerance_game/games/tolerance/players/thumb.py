"""Rules of thumb for Tolerance: a sensible beginner, and *Grab*, who wins whatever can be won."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar, assert_never

from tolerance_game.core import Decision, Reason
from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.cards import TOP_RANK, WILD
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.state import Played
from tolerance_game.games.tolerance.rules.view import View

from .worth import TrickWorth

Kind = TypeVar("Kind", bound=Move)


def of_kind(kind: type[Kind], moves: tuple[Move, ...]) -> tuple[Kind, ...]:
    """The moves of one kind; all legal moves of a moment are of the same kind."""
    return tuple(move for move in moves if isinstance(move, kind))


def best(
    moves: tuple[Kind, ...], value: Callable[[Kind], float], rng: Random
) -> tuple[Kind, float]:
    """The move of the highest value, any of those that tie."""
    values = [value(move) for move in moves]
    top = max(values)
    return rng.choice([move for move, one in zip(moves, values, strict=True) if one == top]), top


class ThumbPlayer:
    """Estimates what the trick would bring its role, and plays for or against winning it."""

    def decide(self, view: View, moves: tuple[Move, ...], rng: Random) -> Decision:
        """The move that the rules of thumb like best."""
        first = moves[0]
        match first:
            case kinds.Play():
                return self._play(view, of_kind(kinds.Play, moves), rng)
            case kinds.ChooseTarget():
                return choose_target(view, of_kind(kinds.ChooseTarget, moves), rng)
            case kinds.Execute():
                return execute(view, of_kind(kinds.Execute, moves), rng)
            case kinds.Repay():
                return Decision(moves[-1], Reason("player.repay"))
            case kinds.ChooseStarter():
                return Decision(kinds.ChooseStarter(view.seat), Reason("player.lead_myself"))
            case kinds.TakeRole():
                return Decision(rng.choice(moves), Reason("player.any_role"))
            case kinds.Deal() | kinds.DealRoles() | kinds.DrawChooser():
                raise ValueError(first)
            case _:
                assert_never(first)

    def _play(self, view: View, moves: tuple[kinds.Play, ...], rng: Random) -> Decision:
        worth = TrickWorth(view)
        expected = {move: self._expected(worth, move) for move in moves}

        def value(move: kinds.Play) -> float:
            return expected[move] - 0.01 * _dearness(view, move)

        # Where winning would do harm, the highest card that does not win may go.
        if max(expected.values()) <= 0 and min(expected.values()) < 0:
            move, _top = best(moves, lambda play: expected[play] + 0.02 * _rank(view, play), rng)
            return Decision(move, Reason("player.keep_out"))
        move, _top = best(moves, value, rng)
        hundredths = round(100 * expected[move])
        if hundredths > 0:
            return Decision(move, Reason("player.wants_trick", {"estimate_points": hundredths}))
        return Decision(move, Reason("player.throw_away"))

    def _expected(self, worth: TrickWorth, move: kinds.Play) -> float:
        """What the trick is worth if this card wins it, times the chance that it does."""
        view = worth.view
        plays, suit = _with(view, move)
        winner, gain = worth.of_trick(plays, suit)
        if winner != view.seat:
            return 0.0
        return gain * self._holds(view, move, len(view.seats) - len(plays))

    @staticmethod
    def _holds(view: View, move: kinds.Play, still_to_play: int) -> float:
        """How likely it is that no card beats this one: a beginner's guess by rank."""
        return float((_rank(view, move) / (TOP_RANK + 1)) ** (0.7 * still_to_play))


class GrabPlayer:
    """Wins whatever it can: the highest card it has, or, playing last, the cheapest that wins."""

    def decide(self, view: View, moves: tuple[Move, ...], rng: Random) -> Decision:
        """The move that wins, or loses the least."""
        if not isinstance(moves[0], kinds.Play):
            return ThumbPlayer().decide(view, moves, rng)
        plays = of_kind(kinds.Play, moves)
        winning = tuple(move for move in plays if _wins_so_far(view, move))
        if not winning:
            move, _top = best(plays, lambda play: -_dearness(view, play), rng)
            return Decision(move, Reason("player.throw_away"))
        last = len(view.trick.plays) + 1 == len(view.seats)
        sign = -1 if last else 1
        move, _top = best(winning, lambda play: sign * _dearness(view, play), rng)
        return Decision(move, Reason("player.grab"))


def choose_target(view: View, moves: tuple[kinds.ChooseTarget, ...], rng: Random) -> Decision:
    """The target after which the rest of the trick brings most."""
    worth = TrickWorth(view)
    move, top = best(moves, lambda choice: worth.of_target(choice.card), rng)
    return Decision(move, Reason("player.best_target", {"estimate_points": round(100 * top)}))


def execute(view: View, moves: tuple[kinds.Execute, ...], rng: Random) -> Decision:
    """An opponent's card of the suit whose majority matters most to the own role."""
    worth = TrickWorth(view)
    cards = view.options.cards
    own = {card for pile in view.seats[view.seat].board.living for card in pile.cards or ()}

    def value(move: kinds.Execute) -> float:
        card = cards[move.card]
        loss = worth.column.suits[card.suit].most + worth.column.suits[card.suit].any
        if card.guild:
            loss += worth.column.guild.most
        return -loss if move.card in own else float(loss)

    move, _top = best(moves, value, rng)
    return Decision(move, Reason("player.execute"))


def _with(view: View, move: kinds.Play) -> tuple[tuple[Played, ...], str]:
    """The trick with this card, and its suit."""
    plays = (*view.trick.plays, Played(view.seat, move.card, move.declared))
    if view.trick.plays:
        return plays, view.trick.suit
    return plays, move.declared or view.options.cards[move.card].suit


def _wins_so_far(view: View, move: kinds.Play) -> bool:
    plays, suit = _with(view, move)
    return winner_of(plays, suit, view.options).seat == view.seat


def _rank(view: View, move: kinds.Play) -> int:
    return view.options.cards[move.card].rank


def _dearness(view: View, move: kinds.Play) -> float:
    """How much a card may still be good for: its rank, and that a Wild fits everywhere."""
    card = view.options.cards[move.card]
    return card.rank + (5 if card.suit == WILD else 0)
