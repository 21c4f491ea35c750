"""A game that is being set up: what was chosen so far, always something one can play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from tolerance_game.games.tolerance.players import USUAL
from tolerance_game.games.tolerance.rules.ruleset import ALL_BERTRAM, NOBODY, PLAYERS, Rulings
from tolerance_game.match.seats import PERSON, Opponent, Person, Seats
from tolerance_game.session.choices import Choices

MOST: Final = max(PLAYERS)
DEFAULTS: Final[Mapping[str, Any]] = {
    "players": 4,
    "edition": "english",
    "roles": ALL_BERTRAM,
    "hidden_roles": False,
    "plague_cards": 1,
    "open_piles": False,
    "devout": NOBODY,
}
"""As `ruleset.Options` has them."""


@dataclass(slots=True)
class SeatDraft:
    """Who sits at one seat, and under which name."""

    player: str = PERSON
    """`person`, or a player of the registry."""
    name: str = ""

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.player == PERSON


@dataclass(slots=True)
class SetupDraft:
    """Everything on the page of set-up."""

    places: list[SeatDraft]
    """One for each seat there could be; the first ones play."""
    values: dict[str, Any] = field(default_factory=lambda: dict(DEFAULTS))
    rulings: dict[str, str | bool] = field(default_factory=dict)
    usual: Mapping[str, str | bool] = field(default_factory=dict)
    """The rulings a table starts with."""
    practice: bool = False
    seed: str = ""
    """In digits; empty for one by chance."""

    @classmethod
    def of(cls, last: Choices, usual: Rulings) -> SetupDraft:
        """What was chosen the last time."""
        places = [
            SeatDraft(PERSON if isinstance(sitter, Person) else sitter.player, sitter.name)
            for sitter in last.seats[:MOST]
        ]
        places += [SeatDraft(USUAL) for _ in range(MOST - len(places))]
        rulings: dict[str, str | bool] = asdict(usual)
        draft = cls(places, usual=dict(rulings), rulings=rulings, practice=last.practice)
        given = dict(last.options)
        draft.rulings.update(given.pop("rulings", {}))
        draft.values.update(given)
        draft._agree()
        return draft

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.values["players"])

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

    def put(self, name: str, value: Any) -> None:
        """Another value for an option."""
        self.values[name] = value
        self._agree()

    def rule(self, name: str, value: str | bool) -> None:
        """Another value for a ruling."""
        self.rulings[name] = value
        self._agree()

    def swap(self, seat: int, by: int) -> None:
        """Somebody changes the seat with a neighbour."""
        other = seat + by
        if min(seat, other) >= 0 and max(seat, other) < self.players:
            self.places[seat], self.places[other] = self.places[other], self.places[seat]

    @property
    def asked(self) -> bool:
        """T2.4: whether the table says who is the most devout."""
        return self.rulings.get("first_chooser") == "asked"

    def changed_rulings(self) -> tuple[str, ...]:
        """The house rules: those that are not as usual, without the one with its own place."""
        return tuple(
            name for name, value in self.rulings.items()
            if value != self.usual.get(name) and name != "first_chooser"
        )  # fmt: skip

    def as_usual(self) -> None:
        """No house rules any more."""
        for name in self.changed_rulings():
            self.rulings[name] = self.usual[name]

    def _agree(self) -> None:
        """Options that depend on others follow them."""
        if self.values["roles"] == ALL_BERTRAM:
            self.values["hidden_roles"] = False
        devout = self.values["devout"]
        if not self.asked:
            self.values["devout"] = NOBODY
        elif not 0 <= devout < self.players:
            self.values["devout"] = 0

    def choices(self) -> Choices:
        """As the game takes them."""
        options: dict[str, Any] = {
            name: value for name, value in self.values.items()
            if value != DEFAULTS[name] or name == "players"
        }  # fmt: skip
        rulings = {
            name: value for name, value in self.rulings.items() if value != self.usual.get(name)
        }
        if rulings:
            options["rulings"] = rulings
        return Choices("tolerance", self.seats, options, self.practice)

    @property
    def number(self) -> int | None:
        """The seed; None for one by chance."""
        return int(self.seed) if self.seed else None
