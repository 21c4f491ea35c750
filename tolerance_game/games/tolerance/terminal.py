"""The table of Tolerance in letters: points and tallies, the trick, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tolerance_game.terminal.narrator import Narrator
from tolerance_game.terminal.typed import Answer

from .rules.state import TALLIES
from .rules.view import View


class ToleranceTable:
    """What can be seen and chosen at a table of Tolerance."""

    pages: Final = ("board",)

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._say = narrator.say

    def page(self, name: str, view: View) -> Iterator[str]:
        """What was asked for by this word."""
        yield from getattr(self, name)(view)

    def board(self, view: View) -> Iterator[str]:
        """What everyone has, what lies in the trick, and the own hand."""
        words = self._narrator.teller.words
        for seat, one in enumerate(view.seats):
            tallies = words.joined(
                f"{self._say(f'tolerance.tally.{tally}')} {amount}"
                for tally, amount in zip(TALLIES, one.tallies, strict=True)
            )
            role = words.role(one.role) if one.role else self._say("terminal.tolerance.hidden")
            yield "  " + self._say(
                "terminal.tolerance.seat", seat=seat, which=role, points=one.points, name=tallies
            )
        for play in view.trick.plays:
            whom = words.whole_card(play.card)
            yield "  " + self._say("terminal.tolerance.lies", seat=play.seat, whom=whom)
        if view.hand:
            hand = words.joined(words.whole_card(card) for card in view.hand)
            yield "  " + self._say("terminal.tolerance.hand", name=hand)

    def choices(self, seat: int, view: View, moves: Sequence[Any]) -> Iterator[str]:
        """What may be done, numbered."""
        yield from self._narrator.choices(seat, view, moves)

    def typed(self, _text: str, _view: View, _moves: Sequence[Any]) -> Answer:
        """Here moves have numbers alone."""
        return None
