"""What was chosen when a game was set up, kept in the settings for the next time."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import Any

from tolerance_game.core import Malformed, Reason
from tolerance_game.games import everyone, usual_player
from tolerance_game.match import PERSON, Opponent, Person, Seats, Table, people
from tolerance_game.match.cast import CAST, level_of
from tolerance_game.match.seats import LONGEST_NAME, Sitter, check_seats, players_of
from tolerance_game.match.series import LENGTHS, Series
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.storage.settings.setting_kinds import as_mapping, as_options
from tolerance_game.storage.settings.settings import SEATS, Settings, changed

from .home import Home
from .table import lay_table


@dataclass(frozen=True, slots=True)
class Choices:
    """A game about to be set up."""

    game: str
    seats: Seats
    options: Mapping[str, Any] = field(default_factory=dict)
    """As `lay_table` takes them; what is left out has its default."""
    practice: bool = False
    lot: bool = False
    """Whether the seed draws who sits where."""
    games: int = 1
    """A series is the best of so many; 1 for a game that stands alone."""
    drawn: frozenset[int] = frozenset()
    """The seats whose opponents chance has chosen, so that the next table has others."""
    for_once: frozenset[str] = frozenset()
    """The rulings that hold for this game alone, so that the next table has what was chosen."""

    def seated(self, seed: int) -> Choices:
        """The same choices, with the seats drawn by the seed where that is wished."""
        if not self.lot:
            return self
        seats = list(self.seats)
        Random(f"{seed}/seats").shuffle(seats)
        return replace(self, seats=tuple(seats), lot=False)

    def table(self, home: Home, seed: int | None = None) -> Table:
        """The table of these choices, its seats as they are (see `seated`).

        Raises Malformed for choices that cannot be played.
        """
        seed = new_seed() if seed is None else seed
        table = lay_table(self.game, self.options, players_of(self.seats), seed, home.catalogue)
        if self.games == 1:
            return table
        if self.games not in LENGTHS:
            raise Malformed(Reason("match.series.form", {"text": str(self.games)}))
        series = Series.first(self.games, table.seats).as_json()
        return table._replace(header=replace(table.header, series=series))


def new_seed() -> int:
    """A seed by chance."""
    return SystemRandom().randrange(1_000_000)


def last_choices(home: Home, game: str | None = None) -> Choices:
    """The last choices, for this game or for the last one played.

    Never raises: what is no longer valid has its default.
    """
    settings = home.settings
    wanted = settings.table.game if game is None else game
    options = as_mapping(settings.table.of(wanted))
    try:
        _options, count = options_of(wanted, options, home.catalogue)
    except Malformed:
        options = {}
        _options, count = options_of(wanted, options, home.catalogue)
    seats, last = _seated(wanted, settings, count), settings.table
    if wanted != last.game:
        return Choices(wanted, seats, options, settings.play.practice)
    games = last.games if last.games in LENGTHS else 1
    return Choices(wanted, seats, options, settings.play.practice, last.lot, games)


def remember(home: Home, choices: Choices) -> Future[Reason | None]:
    """Keeps the choices; the future says why they could not be written, if so.

    Raises Malformed for choices that cannot be played.
    """
    _options, count = options_of(choices.game, choices.options, home.catalogue)
    check_seats(choices.seats, choices.game, count)
    return home.keep(remembered(home.settings, choices))


def remembered(settings: Settings, choices: Choices) -> Settings:
    """Settings with these choices, which can be played."""
    names = tuple(one.name if isinstance(one, Opponent) else "" for one in choices.seats)
    faces = tuple(one.face if isinstance(one, Person) else "" for one in choices.seats)
    players = tuple(
        level_of(player) if seat in choices.drawn else player
        for seat, player in enumerate(players_of(choices.seats))
    )
    chosen = {
        "names": _names(choices.seats, settings.names),
        "table.game": choices.game,
        "table.seats": players,
        "table.faces": faces if any(faces) else (),
        "table.names": names if any(names) else (),
        "table.lot": choices.lot,
        "table.games": choices.games,
        f"table.{choices.game}": as_options(_lasting(choices)),
        "play.practice": choices.practice,
    }
    for path, value in chosen.items():
        settings = changed(settings, path, value)
    return settings


def _lasting(choices: Choices) -> Mapping[str, Any]:
    """The options without what holds for this game alone."""
    options = dict(choices.options)
    rulings = dict(options.pop("rulings", {}))
    rulings = {name: value for name, value in rulings.items() if name not in choices.for_once}
    return {**options, "rulings": rulings} if rulings else options


def _seated(game: str, settings: Settings, count: int) -> Seats:
    """Who sits at each seat: as chosen, else a person at the first one and opponents elsewhere."""
    known, usual = (*everyone(game), PERSON), usual_player(game)
    last = settings.table
    chosen, programs = (last.seats, last.names) if game == last.game else ((), ())
    faces = dict(enumerate(last.faces)) if game == last.game else {}
    names = iter(settings.names)
    seats: list[Sitter] = []
    for seat in range(count):
        player = chosen[seat] if seat < len(chosen) else PERSON if seat == 0 else usual
        player = player if player in known else usual
        if player == PERSON:
            face = faces.get(seat, "")
            seats.append(Person(_name(next(names, "")), face if face in CAST else ""))
        else:
            seats.append(Opponent(player, _name(programs[seat] if seat < len(programs) else "")))
    return tuple(seats)


def is_sealed(settings: Settings, seats: Seats) -> bool:
    """Whether the files of a game with these seats hide hands from a glance."""
    wanted = settings.play.sealed
    return wanted == "always" or (wanted == "shared" and len(people(seats)) > 1)


def first_name(settings: Settings) -> str:
    """The name of a person who plays alone; empty if none was ever given."""
    return _name(next(iter(settings.names), ""))


def _name(name: str) -> str:
    """A name from the settings, unless it cannot be shown: that file is edited by hand."""
    return name if name.isprintable() else ""


def _names(seats: Seats, before: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the people at this table, in their order, then those of earlier tables."""
    here = [seats[seat].name[:LONGEST_NAME] for seat in people(seats)]
    if not any(here):
        return before
    return tuple([*here, *(name for name in before if name not in here)][:SEATS])
