"""How states are made: a list of them to add to, and games that are played up to a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.session.tables import Puppets
from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event
from tolerance_game.match.cast import CAST
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session import Home, Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import Catalogue, load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.settings.settings_file import SettingsFile
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.commands import ToleranceActions

from .desk import Desk

Lay = Callable[[Desk], object]
Listed = dict[str, tuple[Lay, tuple[tuple[str, Any], ...]]]

NAMES: Final = ("Anna", "Tomas", "Beatrice", "Konrad", "Rosamund")
LONG_NAMES: Final = (
    "Konradin Maximilian Habsburg-Lothringens",
    "Wilhelmine Friederike von der Au zu Berg",
    "Chrysostomus Balthasar Feuchtwangenberg",
    "Mary Elizabeth Frederica Wentworth-Hill",
    "Margarete Ottilie von Schwarzenfels-Hoya",
)
STILL: Final = (("pace.animation", "none"),)
"""The settings of a state in which nothing moves."""
PLACE: Final = Path("tolerance")
SEEDS: Final = 60


def listed(states: Listed, *settings: tuple[str, Any]) -> Callable[[Lay], Lay]:
    """Puts a function into a list of states under its own name."""

    def put(lay: Lay) -> Lay:
        states[getattr(lay, "__name__", "")] = (lay, settings)
        return lay

    return put


def state(
    states: Listed,
    name: str,
    lay: Lay,
    *wishes: Intent,
    settings: tuple[tuple[str, Any], ...] = (),
    click: str = "",
    point: str = "",
    rests: float = 0,
) -> None:
    """Lists a state: a scene is laid; then a click, keys, and the pointer on a spot."""

    def whole(desk: Desk) -> None:
        lay(desk)
        if click:
            desk.click(click)
        desk.wish(*wishes)
        if point:
            desk.point(point)
        desk.pass_time(rests)

    states[name] = (whole, settings)


def focus_on(desk: Desk, start: str, step: Intent = Intent.NEXT) -> None:
    """Presses a key at least once, and until the focus is on a spot that begins so."""
    desk.wish(step)
    while not (desk.stage.top.focus or "").startswith(start):
        desk.wish(step)


@cache
def catalogue() -> Catalogue:
    """The games as they are shipped."""
    return load_catalogue()


@cache
def home(refused: str = "") -> Home:
    """A home that writes nothing; with `refused` that is said on the table."""
    reason = Reason(refused, {"file": "games/2026-11-18 20.30.tolerance"}) if refused else None
    return Home(
        find_folders(PLACE.absolute(), {}),
        catalogue(),
        SettingsFile(PLACE),
        may_write=False,
        refused=reason,
        opponents=Puppets(at_once=False),
    )


def seats_of(
    players: int, people: int = 1, names: Sequence[str] = NAMES, faces: Sequence[str] = ()
) -> Seats:
    """So many people, then opponents; with faces of the cast, called as they are."""
    seats: Seats = tuple(
        Person(name) if number < people else Opponent("thumb", name)
        for number, name in enumerate(names[:players])
    )
    return (
        tuple(
            Opponent(f"fair/{face}", CAST[face])
            if isinstance(one, Opponent)
            else Person(one.name, face)
            for one, face in zip(seats, faces, strict=True)
        )
        if faces
        else seats
    )


class PlayedUpTo:
    """A game that was played by chance up to a moment, with the move that comes next."""

    def __init__(
        self,
        game: str,
        values: Mapping[str, Any],
        seats: Seats,
        until: Callable[[Match], bool] | None = None,
        *,
        coming: Callable[[Sequence[Event]], bool] | None = None,
        kinds: tuple[type, ...] = (),
        seed: int = 1,
        refused: str = "",
    ) -> None:
        """It ends before the first move that leads to what is `coming`, where `until` holds.

        Moves of some `kinds` alone are made where there are any.
        """
        self._kinds = kinds
        for tried in range(seed, seed + SEEDS):
            table = lay_table(game, values, ("thumb",), tried, catalogue())
            place = home(refused)
            self.puppets = Puppets(at_once=False)
            self.session = Session.begin(place, table, seats)
            self.session.opponents.worker = self.puppets
            place.open.remove(self.session.close)
            self.match = self.session.match
            if self._plays(Random(f"state {tried}"), until, coming):
                return
        raise AssertionError("no game comes to this moment")

    def _plays(
        self,
        random: Random,
        until: Callable[[Match], bool] | None,
        coming: Callable[[Sequence[Event]], bool] | None,
    ) -> bool:
        match = self.match
        while True:
            here = until is None or until(match)
            if here and coming is None:
                return True
            acting = match.to_act
            if acting is None:
                return False
            legal = match.legal_moves(acting)
            liked = [move for move in legal if isinstance(move, self._kinds)]
            self.move = random.choice(liked or legal)
            if here and coming is not None:
                state = match.state_for_storage(match.number)
                if coming(match.game.apply(state, self.move)[1]):
                    return True
            match.submit(acting, self.move, match.stamp)

    def goes_on(self) -> None:
        """The next move is made, whoever makes it."""
        acting = self.match.to_act
        assert acting is not None
        self.match.submit(acting, self.move, self.match.stamp)


class Moment(PlayedUpTo):
    """A game of Tolerance up to a moment."""

    def __init__(
        self,
        until: Callable[[Match], bool] | None = None,
        *,
        coming: Callable[[Sequence[Event]], bool] | None = None,
        seed: int = 1,
        players: int = 4,
        people: int = 1,
        names: Sequence[str] = NAMES,
        faces: Sequence[str] = (),
        refused: str = "",
        **options: Any,
    ) -> None:
        values = {"players": players, "roles": "unique", **options}
        seats = seats_of(players, people, names, faces)
        super().__init__(
            "tolerance", values, seats, until, coming=coming, seed=seed, refused=refused
        )

    def table(self, desk: Desk, actions: ToleranceActions | None = None) -> TableScene:
        """The table of this moment on a desk."""
        scene = TableScene(desk.context, self.session, actions)
        desk.stage.push(scene)
        desk.pass_time(64)
        return scene


def pass_until(desk: Desk, holds: Callable[[], bool], limit: int = 2000) -> None:
    """Lets time pass until something is so."""
    for _ in range(limit):
        if holds():
            return
        desk.pass_time(16)
    raise AssertionError("it never was so")
