"""Everything the program says at one table, in one language and with the names of that table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tolerance_game.core.errors import GameError, Reason
from tolerance_game.core.events import Event
from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma import telling as schisma_lines
from tolerance_game.games.schisma.petition_texts import petition_text
from tolerance_game.games.schisma.rules.persons import Person
from tolerance_game.games.schisma.rules.ruleset import Rulings as SchismaRulings
from tolerance_game.games.tolerance import telling as tolerance_lines
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.storage.data.faults import Fault

from .moves import move_text
from .names import Names
from .words import Words

_LINES = {**tolerance_lines.LINES, **schisma_lines.LINES}


class Teller:
    """Says events, reasons, cards, petitions, moves and faults."""

    def __init__(self, words: Words, names: Names | None = None, seats: Sequence[str] = ()) -> None:
        table = names or words.names
        self.words = words.naming(replace(table, seats=tuple(seats)) if seats else table)

    def line(self, event: Event) -> str:
        """The event in one line of the log: its cause, and what changed from what to what."""
        say = _LINES.get(type(event))
        if say is None:
            return self.words.say(f"event.{event.kind}")
        return say(self.words, event)

    def details(self, event: Event) -> tuple[str, ...]:
        """The terms of the sum in that line, to be recomputed by hand; often there are none."""
        return tolerance_lines.details(self.words, event)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be, with the paragraph of the rules in brackets."""
        text = self.words.say(reason.id, **reason.values)
        if not reason.paragraph:
            return text
        return self.words.say("cited", name=text, paragraph=reason.paragraph)

    def refusal(self, error: GameError) -> str:
        """An error of a game: its reason, and behind a record's the reason of the move."""
        said = self.reason(error.reason)
        cause = error.__cause__
        return f"{said} {self.refusal(cause)}" if isinstance(cause, GameError) else said

    def fault(self, fault: Fault) -> str:
        """What is wrong with a data file, where, and what was probably meant."""
        return self.words.say(fault.id, **fault.values())

    def card_text(self, card: Card, rulings: Rulings | None = None) -> str:
        """What a card of Tolerance does, under these rulings."""
        return card_text(self.words, card, rulings or Rulings())

    def petition_text(self, person: Person, rulings: SchismaRulings | None = None) -> str:
        """What petitioning a person of Schisma does, under these rulings."""
        return petition_text(self.words, person, rulings or SchismaRulings())

    def move(self, move: Any, display: Sequence[str] = ()) -> str:
        """The move in words; `display` are the persons of Schisma in their columns."""
        return move_text(self.words, move, display)

    def outcome(self, outcome: Outcome) -> str:
        """Why the game ended as it did."""
        ending = self.words.say(f"ending.{outcome.ending}")
        return self.words.say("cited", name=ending, paragraph=outcome.paragraph)
