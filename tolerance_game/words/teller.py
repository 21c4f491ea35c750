"""Everything the program says at one table, in one language and with the names of that table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tolerance_game import games
from tolerance_game.core import Event, GameError, Outcome, Reason
from tolerance_game.core.game import TellingRoom
from tolerance_game.storage.data.faults import Fault

from .cited import Cited, paragraphs_of
from .names import Names
from .words import Words


class Teller:
    """Says events, moves, reasons and faults.

    Events and moves are those of the game whose names it has.
    """

    def __init__(self, words: Words, names: Names | None = None, seats: Sequence[str] = ()) -> None:
        table = names or words.names
        self.words = words.naming(replace(table, seats=tuple(seats)) if seats else table)

    @property
    def _telling(self) -> TellingRoom:
        return games.room(self.words.names.game, "telling")

    def line(self, event: Event) -> str:
        """The event in one line of the log: its cause, and what changed from what to what."""
        return self._telling.line(self.words, event)

    def details(self, event: Event) -> tuple[str, ...]:
        """The terms of the sum in that line, to be recomputed by hand; often there are none."""
        return self._telling.details(self.words, event)

    def reason(self, reason: Reason) -> Cited:
        """Why something cannot be, in words that know their paragraph."""
        return Cited(self.words.say(reason.id, **reason.values), reason.paragraph, answers=True)

    def cited(self, text: str) -> str:
        """A text with its paragraphs in brackets, for letters."""
        paragraphs = paragraphs_of(text)
        if not paragraphs:
            return text
        return self.words.say("cited", name=text, paragraph=self.words.joined(paragraphs))

    def refusal(self, error: GameError) -> str:
        """An error of a game, in letters: its reason, and behind a record's that of the move."""
        said = self.cited(self.reason(error.reason))
        cause = error.__cause__
        return f"{said} {self.refusal(cause)}" if isinstance(cause, GameError) else said

    def fault(self, fault: Fault) -> str:
        """What is wrong with a data file, where, and what was probably meant."""
        return self.words.say(fault.id, **fault.values())

    def move(self, move: Any, view: Any = None) -> str:
        """The move in words, with the names of those it is about where a view tells them."""
        return self._telling.move_text(self.words, move, view)

    def outcome(self, outcome: Outcome) -> Cited:
        """Why the game ended as it did."""
        ending = self.words.say(f"{self.words.names.game}.ending.{outcome.ending}")
        return Cited(ending, outcome.paragraph)
