"""A finished game of Schisma, as its result is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tolerance_game.core.events import Event
from tolerance_game.core.game import Outcome
from tolerance_game.core.record import Moment
from tolerance_game.games.schisma.foresight.deciders import Decider, deciders
from tolerance_game.games.schisma.foresight.decision import (
    HOWS,
    MISSED_WIN,
    WAY_OUT,
    DecidingTurn,
    beginnings,
)
from tolerance_game.games.schisma.foresight.lines import Line
from tolerance_game.games.schisma.foresight.stays import Stay, stays
from tolerance_game.games.schisma.foresight.story import Turn, course
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.congregation import PARAGRAPH
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.ui.schisma.move_words import move_words
from tolerance_game.ui.schisma.table.chronicle import SchismaChronicle
from tolerance_game.ui.table.chronicle import Group
from tolerance_game.ui.table.voices import Voices
from tolerance_game.words.cited import Cited
from tolerance_game.words.teller import Teller


@dataclass(frozen=True)
class FinishedGame:
    """All of it, from the first display to the end."""

    options: Options
    moments: Sequence[Moment]

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return tuple(event for moment in self.moments for event in moment.events)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Its turns, after the first display."""
        return course(self.events, self.options)

    @cached_property
    def stays(self) -> tuple[Stay, ...]:
        """Who stood where."""
        return stays(self.events)

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        ends = self.turns[-1].ends
        assert ends is not None, "the game goes on"
        return ends

    @property
    def rival(self) -> str:
        """The condition that the loser had met as well (S4.3); empty if none."""
        last = self.events[-1]
        return last.rival if isinstance(last, told.GameEnded) else ""

    @cached_property
    def deciders(self) -> frozenset[Decider]:
        """Who in the congregations decided it."""
        congregations = self.turns[-1].congregations
        return deciders(self.outcome, congregations, self.options.catalogue)


def won_text(teller: Teller, game: FinishedGame) -> str:
    """Who won."""
    say, outcome = teller.words.say, game.outcome
    if not outcome.winners:
        return say("schisma.table.result.draw")
    (seat,) = outcome.winners
    return say("schisma.table.result.won", seat=seat, land=4 * seat)


def why_text(teller: Teller, game: FinishedGame) -> str:
    """Why, by which paragraph."""
    outcome = game.outcome
    if outcome.winners:
        # With a rival condition the paragraph of the outcome is the one that settles both.
        outcome = replace(outcome, paragraph=PARAGRAPH[outcome.ending])
    said = teller.outcome(outcome)
    return Cited(f"{said[:1].upper()}{said[1:]}", *said.paragraphs)


def rival_text(teller: Teller, game: FinishedGame) -> str:
    """S4.3: which condition the other side had met as well; empty if none."""
    if not game.rival:
        return ""
    say = teller.words.say
    said = say("schisma.table.result.rival", name=say(f"schisma.ending.{game.rival}"))
    return Cited(said, "S4.3")


def decision_text(teller: Teller, game: FinishedGame, found: DecidingTurn) -> str:
    """Why a turn decided the game."""
    say = teller.words.say
    (winner,) = game.outcome.winners
    assert found.how in HOWS
    seat = winner if found.how == "draw" else 1 - winner
    if found.how not in (MISSED_WIN, WAY_OUT):
        return say(f"schisma.table.result.how.{found.how}", seat=seat)
    line = Line(beginnings(game.moments)[found.turn])
    moves = []
    for move in found.instead:
        moves.append(move_words(teller.words, move, line.state.display))
        line = line.then(move)
    which = say("schisma.table.result.then").join(moves)
    form = found.how if found.certain else f"{found.how}_drawn"
    return say(f"schisma.table.result.how.{form}", seat=seat, name=which)


def groups_of(teller: Teller, game: FinishedGame, voices: Voices | None) -> dict[int, Group]:
    """What the chronicle tells of each turn, by its number; with what the company said of it."""
    chronicle = SchismaChronicle(teller)
    found: dict[int, Group] = {}
    for event in game.events:
        chronicle.tell(event)
        said = None if voices is None else voices.hear(event, aloud=False)
        if said is not None:
            chronicle.quote(*said)
        if isinstance(event, told.TurnBegan):
            found[event.turn] = chronicle.current
    begin = teller.words.say("schisma.table.log.begin")
    return {0: Group(begin), **found}
