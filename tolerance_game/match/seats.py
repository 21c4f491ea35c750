"""Who sits at each seat: a person, or an opponent that a program plays; as values for headers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tolerance_game.core import Header, Malformed, Reason, Seat
from tolerance_game.games import everyone, players

from .cast import CAST, person_of

PERSON: Final = "person"
"""What the header's `players` say where a person decides."""

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Person:
    """A person at this machine. With an empty name the screen calls them by their seat."""

    name: str = ""
    face: str = ""
    """Whose face of the cast they wear; empty for none."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player of the registry, by its id, with the name it goes by at this table."""

    player: str
    name: str = ""

    @property
    def face(self) -> str:
        """Who of the cast it is: the temperament behind its level; empty for none."""
        return person_of(self.player)


Sitter = Person | Opponent
Seats = tuple[Sitter, ...]


def people(seats: Seats) -> tuple[Seat, ...]:
    """The seats of the people, in their order."""
    return tuple(seat for seat, sitter in enumerate(seats) if isinstance(sitter, Person))


def players_of(seats: Seats) -> tuple[str, ...]:
    """Who decides at each seat, as the header's `players` say it."""
    return tuple(PERSON if isinstance(sitter, Person) else sitter.player for sitter in seats)


def check_seats(seats: Seats, game: str, count: int) -> None:
    """Raises Malformed unless this many seats of this game can be filled with these."""
    if len(seats) != count:
        raise Malformed(Reason("match.seats.count", {"number": count}))
    everybody = everyone(game)
    for sitter in seats:
        if isinstance(sitter, Opponent) and sitter.player not in everybody:
            text, known = sitter.player[:80], tuple(players(game))
            raise Malformed(Reason("error.player.unknown", {"text": text, "known": known}))
        if len(sitter.name) > LONGEST_NAME or not sitter.name.isprintable():
            text = sitter.name[:80]
            raise Malformed(Reason("match.seats.name", {"text": text, "number": LONGEST_NAME}))


def as_json(seats: Seats) -> tuple[Mapping[str, object], ...]:
    """The seats as plain JSON values."""
    return tuple(
        {"person": sitter.name, **({"face": sitter.face} if sitter.face else {})}
        if isinstance(sitter, Person)
        else {"player": sitter.player, "name": sitter.name}
        for sitter in seats
    )


def from_json(values: Sequence[object]) -> Seats:
    """The seats that plain JSON values stand for. Raises Malformed when they stand for none."""
    return tuple(_sitter(value) for value in values)


def _sitter(value: object) -> Sitter:
    if isinstance(value, Mapping) and all(isinstance(part, str) for part in value.values()):
        if set(value) in ({"person"}, {"person", "face"}):
            # Somebody whom only a later program knows has no face here.
            face = value.get("face", "")
            return Person(value["person"], face if face in CAST else "")
        if set(value) in ({"player"}, {"player", "name"}):
            return Opponent(value["player"], value.get("name", ""))
    raise Malformed(Reason("match.seats.form", {"text": str(value)[:80]}))


def seats_of(header: Header) -> Seats:
    """The seats of a record, also of one that only names its players.

    Raises Malformed when the header contradicts itself or is not well-formed.
    """
    if not header.seats:
        return tuple(
            Person() if player == PERSON else Opponent(player) for player in header.players
        )
    seats = from_json(header.seats)
    if players_of(seats) != header.players:
        raise Malformed(Reason("match.seats.form", {"text": ", ".join(header.players)[:80]}))
    return seats
