"""The seats of a game that is being set up, and how it begins: always something one can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from tolerance_game.games import everyone, offered_cast
from tolerance_game.match import PERSON, Opponent, Person, Seats
from tolerance_game.match.cast import drawn, level_of, person_of, with_person
from tolerance_game.session import Choices
from tolerance_game.ui.pages.player_names import names_of


@dataclass(slots=True)
class SeatDraft:
    """Who sits at one seat, and under which name."""

    player: str = PERSON
    """`person`, or a player of the game."""
    name: str = ""
    program: str = ""
    """The player who sits here while no person does."""
    face: str = ""
    """Whose face a person wears here; empty for none."""
    drawn: bool = False
    """Whether chance has chosen who the opponent is."""
    keeps_name: bool = False
    """Whether the name was not given, but is the one of another seat where this person sat."""
    other_name: str = ""
    """What the person is called while a program sits here, or the program while a person does."""

    def __post_init__(self) -> None:
        if not self.person:
            self.program = self.player

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.player == PERSON

    @property
    def who(self) -> str:
        """Who of the cast is seen here; empty for nobody."""
        return self.face if self.person else person_of(self.player)

    def sit(self, player: str) -> None:
        """Another player; who sat here before a person did comes back with the program, and a
        name belongs to whom it was given."""
        if (player == PERSON) != self.person:
            self.name, self.other_name = self.other_name, self.name
        self.player = player
        if not self.person:
            self.program = player

    def play_as(self, level: str) -> None:
        """Another level for the same opponent."""
        who = person_of(self.player)
        self.sit(with_person(level, who) if who else level)

    def show(self, person: str) -> None:
        """Somebody else of the cast, or nobody."""
        if self.person:
            self.face = person
        else:
            level = level_of(self.player)
            self.sit(with_person(level, person) if person else level)


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
    for_once: frozenset[str] = frozenset()
    """The rulings that were set for this game alone, by nobody at the table."""
    house_rules: tuple[str, ...] = ()
    """The rulings that have their place on the page of house rules."""
    cast: tuple[str, ...] = ()
    """Who may sit here; empty where nobody is to be seen."""
    known: Mapping[str, object] = field(default_factory=dict)
    """Who can play the game, with and without somebody of the cast."""
    chance: Random = field(default_factory=Random)
    """Draws who sits here."""

    def gather(self, game: str, luck: int) -> None:
        """People for the seats for which nobody was chosen, drawn by this number."""
        self.cast, self.known = offered_cast(game), everyone(game)
        self.chance = Random(f"{luck}/cast")
        for seat in range(self.most):
            self.fill(seat)

    def fill(self, seat: int) -> None:
        """Somebody for an opponent's seat where nobody is, or where one is who sits elsewhere."""
        place = self.places[seat]
        others = [other.who for other in self.places if other is not place]
        if place.person:
            place.face = "" if place.face in others else place.face
        elif not place.who or place.who in others:
            person = drawn(self.cast, others, self.chance)
            if not person or with_person(place.player, person) in self.known:
                place.show(person)
                place.drawn = True

    def surprise(self, seat: int) -> None:
        """Somebody else, by chance, who does not sit at the table yet."""
        place = self.places[seat]
        person = drawn(self.cast, [one.who for one in self.places], self.chance)
        if person:
            place.show(person)
            place.drawn = True

    def surprise_all(self) -> None:
        """Others at the seats of all opponents."""
        programs = [place for place in self.places if not place.person]
        before = {place.who for place in programs}
        taken = [place.who for place in self.places if place.person]
        for place in programs:
            # Nobody stays in their seat, and newcomers come before those who sat elsewhere.
            fresh = drawn(self.cast, [*taken, *before], self.chance)
            person = fresh or drawn(self.cast, [*taken, place.who], self.chance)
            if person and with_person(place.player, person) in self.known:
                place.show(person)
                place.drawn = True
                taken.append(person)

    def invite(self, seat: int, person: str) -> None:
        """Somebody for a seat; whoever has them already gets who sat here."""
        place, before = self.places[seat], self.places[seat].who
        other = self.seat_of(person) if person else None
        place.show(person)
        place.drawn = False
        if other is not None and other != seat:
            self.places[other].show(before)
            self.fill(other)

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits; None for whoever does not."""
        found = (seat for seat, place in enumerate(self.playing) if place.who == person)
        return next(found, None)

    @property
    def drawn(self) -> frozenset[int]:
        """The seats for which chance has chosen."""
        return frozenset(
            seat for seat, one in enumerate(self.playing) if one.drawn and not one.person
        )

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
            Person(place.name, place.face) if place.person else Opponent(place.player, place.name)
            for place in self.playing
        )

    def seat(self, players: int) -> None:
        """Sets how many play."""
        self.players = players

    def swap(self, seat: int, by: int) -> None:
        """Two neighbours change their seats. People without a name are still called the same."""
        other = seat + by
        if min(seat, other) < 0 or max(seat, other) >= self.players:
            return
        called, places = names_of(self.seats), self.places
        for one in (seat, other):
            place = places[one]
            if place.person and not place.face and not place.name:
                place.name, place.keeps_name = called[one], True
        places[seat], places[other] = places[other], places[seat]
        for one in (seat, other):
            self._come_back(one)

    def _come_back(self, seat: int) -> None:
        """Who is called so at this seat without a name needs none any more."""
        place = self.places[seat]
        if place.person and place.keeps_name:
            name, place.name = place.name, ""
            if names_of(self.seats)[seat] == name:
                place.keeps_name = False
            else:
                place.name = name

    @property
    def number(self) -> int | None:
        """The seed; None for a random one."""
        return int(self.seed) if self.seed else None


def places_of(last: Choices, counts: Sequence[int], usual: str) -> list[SeatDraft]:
    """The seats of the last time, and as many more as there could be for the usual opponent."""
    most = max(counts)
    places = [
        SeatDraft(PERSON, sitter.name, usual, sitter.face)
        if isinstance(sitter, Person)
        else SeatDraft(sitter.player, sitter.name, usual)
        for sitter in last.seats[:most]
    ]
    return [*places, *(SeatDraft(usual) for _ in range(most - len(places)))]
