"""The seats of a game that is being set up, and how it begins: always something one can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tolerance_game.match import PERSON, Opponent, Person, Seats
from tolerance_game.session import Choices


@dataclass(slots=True)
class SeatDraft:
    """Who sits at one seat, and under which name."""

    player: str = PERSON
    """`person`, or a player of the game."""
    name: str = ""
    program: str = ""
    """The player who sits here while no person does."""

    def __post_init__(self) -> None:
        if not self.person:
            self.program = self.player

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.player == PERSON

    def sit(self, player: str) -> None:
        """Another player; who sat here before a person did comes back with the program."""
        self.player = player
        if not self.person:
            self.program = player


@dataclass
class SetupDraft:
    """What every game has on its page of set-up; a game adds its own options."""

    places: list[SeatDraft]
    """One for each seat there could be; the first ones play."""
    players: int
    """How many play; set by `seat`."""
    practice: bool = False
    seed: str = ""
    """In digits; empty for a random one."""
    lot: bool = False
    """Whether the seed draws who sits where."""
    games: int = 1
    """A series is the best of so many."""
    rulings: dict[str, str | bool | int] = field(default_factory=dict)
    """What was agreed on, by the names of the rulings."""
    usual: Mapping[str, str | bool | int] = field(default_factory=dict)
    """The rulings a table starts with."""
    house_rules: tuple[str, ...] = ()
    """The rulings that have their place on the page of house rules."""

    def rule(self, name: str, value: str | bool | int) -> None:
        """Another value for a ruling."""
        self.rulings[name] = value

    def changed_rulings(self) -> tuple[str, ...]:
        """The house rules that are not as usual."""
        return tuple(name for name in self.house_rules if self.rulings[name] != self.usual[name])

    def as_usual(self) -> None:
        """No house rules any more."""
        for name in self.changed_rulings():
            self.rulings[name] = self.usual[name]

    def unusual_rulings(self) -> dict[str, object]:
        """All rulings that are not as usual, as options of a table have them; empty for none."""
        rulings = {
            name: value for name, value in self.rulings.items() if value != self.usual.get(name)
        }
        return {"rulings": rulings} if rulings else {}

    @property
    def most(self) -> int:
        """How many can play."""
        return len(self.places)

    @property
    def playing(self) -> list[SeatDraft]:
        """The seats that are filled."""
        return self.places[: self.players]

    @property
    def seats(self) -> Seats:
        """Who plays, with the names that were given."""
        return tuple(
            Person(place.name) if place.person else Opponent(place.player, place.name)
            for place in self.playing
        )

    def seat(self, players: int) -> None:
        """Sets how many play."""
        self.players = players

    def swap(self, seat: int, by: int) -> None:
        """Two neighbours change their seats."""
        other = seat + by
        if min(seat, other) >= 0 and max(seat, other) < self.players:
            self.places[seat], self.places[other] = self.places[other], self.places[seat]

    @property
    def number(self) -> int | None:
        """The seed; None for a random one."""
        return int(self.seed) if self.seed else None


def places_of(last: Choices, counts: Sequence[int], usual: str) -> list[SeatDraft]:
    """The seats of the last time, and as many more as there could be for the usual opponent."""
    most = max(counts)
    places = [
        SeatDraft(PERSON if isinstance(sitter, Person) else sitter.player, sitter.name, usual)
        for sitter in last.seats[:most]
    ]
    return [*places, *(SeatDraft(usual) for _ in range(most - len(places)))]
