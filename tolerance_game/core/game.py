"""The protocol of a game: all that the rest of the program may ask it.

A package of `games` is such a game: its functions are called as `game.apply(state, move)`. Chance
is a player: a deal or a draw is a move like any other, recorded and replayed, so no hidden state of
a generator is part of a game. Everything beyond the rules is in the rooms of the package, which are
imported on demand (`games.room`); the protocols of the rooms are below.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from .errors import Reason
from .events import Event, Seat
from .occasions import Occasions
from .player import Player

CHANCE: Final = -1
"""Whose turn it is when cards are dealt or drawn."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several share a win, an empty tuple is a draw), and why."""

    winners: tuple[Seat, ...]
    ending: str
    """The id of the ending: `points`, `piety`, `three_persons`..."""
    paragraph: str


class Game(Protocol):
    """A game as the rest of the program sees it."""

    @property
    def NAME(self) -> str:
        """The id of the game."""

    @property
    def MOVES(self) -> tuple[type[Any], ...]:
        """The closed list of its kinds of moves, for the notation."""

    @property
    def HAS_SECRETS(self) -> bool:
        """Whether seats know different things."""

    @property
    def SEATS(self) -> tuple[int, ...]:
        """The numbers of seats it can be played with."""

    @property
    def UI(self) -> str:
        """The dotted name of its room in `ui`; empty where it is played in the terminal only."""

    def start(self, options: Any) -> Any:
        """The table before the first card is dealt. Raises Malformed for impossible options."""

    def to_act(self, state: Any) -> Seat | None:
        """The seat to act, CHANCE, or None when the game is over."""

    def legal_moves(self, state: Any) -> tuple[Any, ...]:
        """Every legal move of the seat to act, in a fixed order; none for CHANCE or at the end."""

    def chance_move(self, state: Any, rng: Random) -> Any:
        """What chance does here. Raises Illegal when it is not chance's turn."""

    def refusal(self, state: Any, move: Any) -> Reason | None:
        """Why a move is not legal, with the paragraph; None when it is."""

    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Event, ...]]:
        """The state after the move, and all that happened. Raises Illegal with the reason."""

    def view(self, state: Any, seat: Seat) -> Any:
        """What this seat may know."""

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended, or None while it goes on."""


PlayerFactory = Callable[[], Player]
"""Makes a player on demand, so that the others need not be loaded."""


class PlayersRoom(Protocol):
    """`players`: the players of the game, apart from random play, which every game has."""

    @property
    def PLAYERS(self) -> Mapping[str, PlayerFactory]:
        """Its players, by the names that records, the command line and the lab use."""

    @property
    def TEMPERED(self) -> Mapping[str, PlayerFactory]:
        """The same as somebody of the cast, as `able/widow`: known by name, but in no list."""

    @property
    def CAST(self) -> tuple[str, ...]:
        """Who of the cast may sit at the game; each player is `TEMPERED` with each of them."""

    @property
    def OFFERED(self) -> tuple[str, ...]:
        """The names of the players that set-up offers, in its order."""

    @property
    def USUAL(self) -> str:
        """The name of the usual opponent."""

    @property
    def ADVISER(self) -> str:
        """The name of the player who gives hints: the strongest one."""

    @property
    def STAND_IN(self) -> str:
        """The name of the player who decides where another one failed: quick and sure."""


class OccasionsRoom(Protocol):
    """`occasions`: on what somebody at the table might say a word. For games with a `CAST`."""

    @property
    def KINDS(self) -> tuple[str, ...]:
        """What an occasion may be called: the text `GAME.remark.PERSON.KIND` is said of it."""

    def occasions(self, options: Any) -> Occasions:
        """Those of a game about to begin."""


OptionValues = tuple[str | bool | int, ...]
"""The values that an option or a ruling can have, the usual one first."""


class ReadingRoom(Protocol):
    """`reading`: the data of the game, and its options from plain values and back."""

    @property
    def FILES(self) -> tuple[str, ...]:
        """Its data files."""

    @property
    def CHANGES(self) -> Mapping[str, Any]:
        """The files an owner's folder may hold, with `storage.data.merging.Changes` of each."""

    @property
    def OPTIONS(self) -> Mapping[str, OptionValues]:
        """The options of a table that have one of a few values, by name."""

    @property
    def LISTS(self) -> tuple[str, ...]:
        """The options that are lists of ids."""

    @property
    def RULINGS(self) -> Mapping[str, OptionValues]:
        """The values of each ruling."""

    def read(self, trees: Any, faults: Any) -> Any:
        """The data from the trees of these files; what is wrong is noted in `faults`.

        They have `material`; `figures`, by the tables of `CHANGES`, as the files write them, and
        `digest`, which names these.
        """

    def options_from(self, values: Mapping[str, object], data: Any) -> Any:
        """The options from plain values; what is left out has its default. Raises Malformed."""

    def options_as_json(self, options: Any) -> dict[str, object]:
        """The options as plain JSON values, for the header of a record."""

    def seats_of(self, options: Any) -> int:
        """How many play with these options."""


class TellingRoom(Protocol):
    """`telling`: the game in words."""

    def line(self, words: Any, event: Event) -> str:
        """An event as a line; empty where there is nothing to say."""

    def details(self, words: Any, event: Event) -> tuple[str, ...]:
        """The terms of the sum of an event, a line each."""

    def move_text(self, words: Any, move: Any, view: Any = None) -> str:
        """A move in words, with the names of the seats it affects where a view is given."""

    def names(self, options: Any, data: Any, seats: Any = ()) -> Any:
        """The `words.Names` of a table, from its options, the data of the game and the players."""

    @property
    def PLACEHOLDERS(self) -> Mapping[str, Callable[[Any, Any], str]]:
        """The placeholders in the texts of the game, and how each is said."""


class HandbookRoom(Protocol):
    """`handbook`: what the handbook says of the game beyond its rules."""

    def chapters(self, words: Any, data: Any) -> Any:
        """The chapters behind the rules, each a `words.text_tables.Chapter`."""


class SeatFigures(NamedTuple):
    """What a finished game came to for one seat."""

    role: str
    """The id of the part that the seat played; empty where there is none."""
    figures: Mapping[str, int]
    """Counts by name, the same names in the same order for each seat."""


class GameFigures(NamedTuple):
    """What a finished game came to."""

    winners: tuple[Seat, ...]
    ending: str
    """The id of the ending; empty for a game that has not ended."""
    turns: int
    """How many turns or tricks it had."""
    seats: tuple[SeatFigures, ...]
    options: Mapping[str, str] = {}
    """Options by which statistics tell games apart."""


class ReportRoom(Protocol):
    """`report`: what lists of saved games and statistics say of a game."""

    @property
    def OPTIONS(self) -> tuple[str, ...]:
        """The names of `GameFigures.options`."""

    @property
    def FIGURES(self) -> tuple[str, ...]:
        """The names of `SeatFigures.figures`."""

    @property
    def COLUMNS(self) -> tuple[str, ...]:
        """The figures that are columns of the table of results, in this order; the heading of each
        is the text `statistics.column.NAME`."""

    @property
    def MILESTONES(self) -> Collection[str]:
        """The kinds of events after which the file of a game gets a digest and a summary."""

    def secrets(self, data: Any) -> frozenset[str]:
        """The ids that would tell who holds what, of this data: a report of a fault leaves them
        out."""

    def summary(self, state: Any) -> dict[str, object]:
        """The progress of a game as plain values: whole numbers by name, and `scores` by seat; only
        what every seat may know."""

    def standing(self, words: Any, summary: Mapping[str, int], *, is_over: bool) -> str:
        """The game and how far it is, in words, from the numbers of a summary."""

    def result(self, options: Any, seats: int, events: Iterable[Event]) -> GameFigures:
        """What all events of a game add up to."""


class TerminalRoom(Protocol):
    """`terminal`: the table in letters, and the options of the game on a command line."""

    @property
    def SIDES(self) -> Mapping[str, tuple[Seat, ...]]:
        """Where people may choose to sit, by name, the usual one first; empty for the first seat.
        The text of each is `GAME.side.NAME`."""

    @property
    def CHAPTERS(self) -> tuple[str, ...]:
        """The kinds of events that begin a part of the game: a continued game is told again from
        the last of them."""

    @property
    def HEADINGS(self) -> tuple[str, ...]:
        """The kinds of events before which the log has an empty line."""

    def introduction(self, words: Any) -> tuple[str, ...]:
        """What players should know before the first move; may be empty."""

    def seat_names(self, words: Any, seats: int) -> tuple[str, ...]:
        """What players without names are called."""

    def table(self, narrator: Any) -> Any:
        """The table in letters, a `terminal.terminal_table.TerminalTable`."""

    def add_arguments(self, group: Any) -> None:
        """Adds its options to a group of an `argparse` parser."""

    def values_from(self, arguments: Any) -> dict[str, Any]:
        """The options that were given, as plain values for `options_from`."""
