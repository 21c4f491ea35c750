"""Each picture of the design as a stage of ours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, cast

from pygame import Surface

from tests.ui.cards.easel import CARDS, CATALOGUE, PERSONS
from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.states_curtain import notice_of
from tests.ui.states_pages import title_games
from tolerance_game.games.schisma.rules.persons import Person
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.games.tolerance.telling import names_of
from tolerance_game.match import seats
from tolerance_game.session import Session
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.title import TitleActions, TitleScene
from tolerance_game.ui.schisma.cards.person import draw_person
from tolerance_game.ui.table.handover import HandoverScene
from tolerance_game.ui.table.handover_notice import Happening
from tolerance_game.ui.tolerance.cards.back import draw_back
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.ui.tolerance.scenes.reckoning import ReckoningScene
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.table.playback import Floater
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .crafted import NAMES, moment, options, scored
from .stand_ins import StillSession

NOW: Final = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
SAVED: Final = datetime(2026, 11, 18, 20, 14, tzinfo=UTC)
ROW_1: Final = ("nobles-13", "nobles-10", "clergy-6", "clergy-7", "townsfolk-12", "peasants-4", "")
ROW_2: Final = (
    "wild-10", "wild-13", "wild-1a", "wild-14b", "nobles-9", "clergy-13", "townsfolk-8",
)  # fmt: skip
PEOPLE: Final = ("cardinal", "inquisitor", "noble", "peasant")


def _still(size: tuple[int, int] = LARGE, pace: str = "none") -> Desk:
    return Desk(size, settings=changed(Settings(), "pace.animation", pace))


def _table(size: tuple[int, int], cards: int, pace: str = "none") -> tuple[Desk, TableScene]:
    desk = _still(size, pace)
    found = moment(cards)
    session = StillSession(found.state, found.events, NAMES)
    scene = TableScene(desk.context, cast(Session, session))
    desk.stage.push(scene)
    desk.pass_time(600)
    return desk, scene


def table(size: tuple[int, int] = LARGE) -> Surface:
    """Trick 4 waits for Anna; Gaspard de Coligny has the focus."""
    desk, _ = _table(size, 15)
    desk.wish(Intent.NEXT)
    return desk.picture()


def table_small() -> Surface:
    """The same in a small window, with the chronicle closed."""
    return table(SMALL)


def effects() -> Surface:
    """The Valiant Knight looks for a victim."""
    desk, scene = _table(LARGE, 16, "normal")
    for tally in ("catholic", "protestant"):
        scene.playback.floaters.append(Floater(0, tally, 4, desk.now - 500))
    return desk.picture()


def scoring() -> Surface:
    """The second reign is scored; the sum of Anna's Peasants stands open."""
    desk = _still()
    names = names_of_tolerance(options(), seats=NAMES)
    teller = Teller(Words("en", names, strict=True))
    sheet = ScoreSheet.from_events(scored(), options())
    scene = ReckoningScene(desk.context, sheet, teller, lambda: None, lambda: None, animate=False)
    desk.stage.push(scene)
    desk.pass_time(300)
    desk.click("sum/0/2/peasants")
    desk.stage.move_pointer(4, 4)
    return desk.picture()


def title() -> Surface:
    """Both games, and one to continue."""
    desk = _still()

    def nothing() -> None:
        pass

    actions = TitleActions(
        quit=nothing, continue_=nothing, learn=nothing, almanac=nothing, replays=nothing,
        options=nothing,
    )  # fmt: skip
    games = title_games("tolerance", "schisma")
    scene = TitleScene(desk.context, actions, games, clock=lambda: NOW)
    desk.stage.push(scene)
    people = tuple(seats.Person(name) for name in NAMES)
    entry = SavedGame(
        path=Path("game"), name="game", date=SAVED, game="tolerance",
        summary={"reign": 2, "trick": 4}, seats=people,
    )  # fmt: skip
    scene.offer(entry)
    desk.wish(Intent.NEXT)
    return desk.picture()


LINES: Final = (
    Happening(
        "Tomas",
        "took the third trick with *Francis II* and gained <money>8, <catholic>2, <protestant>2.",
        "role-pierre-tiny",
    ),
    Happening("Tomas", "leads <nobles> *9 Catherine de Medici*.", "role-pierre-tiny"),
    Happening("Beatrice", "follows with <nobles> *8 Valiant Knight*.", "role-juba-tiny"),
    Happening(
        "Konrad", "plays <wild> *11 Inquisition*, declared <nobles>Nobles, and is winning.",
        "role-gregory-tiny",
    ),
)  # fmt: skip


def handover() -> Surface:
    """The curtain is down for Anna."""
    desk = _still()
    tallies = (("money", 8, 0), ("catholic", 18, 1), ("protestant", 11, 1))
    notice = notice_of(desk.context.words, tallies=tallies, happened=LINES, cards=9)
    scene = HandoverScene(
        desk.context, notice, lambda: None, lambda: None, lambda _looks: None, draw_back
    )
    desk.stage.push(scene)
    desk.pass_time(600)
    return desk.picture()


class CardSheet(Scene):
    """Cards of both games, large."""

    name = "card sheet"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        cards = names_of(tuple(CARDS.values()))
        persons = CATALOGUE.of("schisma").names
        names = replace(cards, families={**cards.families, "person": persons})
        self._words = context.words.naming(names)

    def draw(self, canvas: Canvas) -> None:
        """Two rows of cards, and one of persons."""
        canvas.wood()
        for row, y in ((ROW_1, 20), (ROW_2, 396)):
            for place, card in enumerate(row):
                x = 46 + place * 264
                if not card:
                    draw_back(canvas, x, y, 246)
                    continue
                draw_card(
                    canvas, CARDS[card], self._words, x, y, 246, dead=card == "nobles-9",
                    converted="protestant" if card == "clergy-13" else "",
                )  # fmt: skip
        for place, person in enumerate(PEOPLE):
            draw_person(canvas, _person(person), self._words, 37 + place * 467.5, 779, 444)


def _person(kind: str) -> Person:
    found: Person = next(one for one in PERSONS.values() if kind in one.id)
    return found


def cards() -> Surface:
    """The anatomy of the cards."""
    desk = _still()
    desk.stage.push(CardSheet(desk.context))
    return desk.picture()


PICTURES: Final[dict[str, Callable[[], Surface]]] = {
    "table_tolerance": table,
    "table_tolerance_1280x720": table_small,
    "effects_tolerance": effects,
    "scoring_tolerance": scoring,
    "title": title,
    "handover": handover,
    "card_sheet": cards,
}
"""By the name of the picture of the design."""
