"""States of the pages around a game: title, set-up, options, lists, notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tolerance_game.core.errors import Reason
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import saving
from tolerance_game.session.choices import Choices
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui import schisma, tolerance
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.credits import CreditsScene
from tolerance_game.ui.pages.dialog import Dialog, DialogAnswer
from tolerance_game.ui.pages.help import HelpScene
from tolerance_game.ui.pages.menu import MenuActions, MenuEntry, MenuScene
from tolerance_game.ui.pages.options import OptionsScene
from tolerance_game.ui.pages.save_as import SaveAsScene, Told
from tolerance_game.ui.pages.saves import SavesActions, SavesScene
from tolerance_game.ui.pages.title import TitleActions, TitleGame, TitleScene
from tolerance_game.ui.table.game_room import SetupActions, terminal_only
from tolerance_game.ui.tolerance.scenes.setup import SetupScene
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import Desk
from .states_kit import LONG_NAMES, Listed, Moment, catalogue, listed

STATES: Listed = {}

NOW = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
SEATS = (Person("Anna"), Opponent("thumb", "Tomas"), Person("Ben"), Opponent("grab", "Isabel"))
LONG_SEATS = tuple(Person(name) for name in LONG_NAMES)
GOING_ON = SavedGame(
    path=Path("a"), name="a", date=NOW - timedelta(hours=2), game="tolerance",
    summary={"reign": 2, "trick": 4}, seats=SEATS, scores=(12, 9, -3, 7),
)  # fmt: skip
LONG = SavedGame(
    path=Path("b"), name="Der lange Abend bei Tante Wilhelmine, mit Kuchen und ohne Eile",
    date=NOW - timedelta(days=3), game="tolerance", summary={"reign": 3, "trick": 12},
    seats=LONG_SEATS,    scores=(112, 109, -13, 97, 101),
)  # fmt: skip
BROKEN = SavedGame(
    path=Path("c"), name="Sonntag", date=NOW - timedelta(days=40),
    problem=Reason("error.save.damaged", {"file": "Sonntag.tolerance", "line": 17}),
)  # fmt: skip
USUAL = Choices("tolerance", (SEATS[0], *(Opponent("thumb") for _ in range(3))), {})
FULL = Choices(
    "tolerance",
    (*LONG_SEATS[:3], Opponent("grab"), Opponent("random")),
    {"players": 5, "roles": "chosen", "hidden_roles": True,
     "rulings": {"first_chooser": "asked", "satyr": "estate"}},
    practice=True,
)  # fmt: skip
PLAYED = Options(catalogue().of("tolerance").material)
THERE = ("continue_", "saves", "options", "help", "credits")
ALL = ("continue_", "learn", "almanac", "replays", "saves", "options", "help", "credits")


def nothing() -> None:
    """What a button of a picture does."""


def title_games(*names: str, act: Callable[[str], None] = lambda _name: None) -> list[TitleGame]:
    """Games as the title shows them."""
    home: Any = SimpleNamespace(catalogue=catalogue())
    art = {"tolerance": tolerance.title_art(home), "schisma": schisma.title_art()}
    return [TitleGame(name, art[name], partial(act, name)) for name in names]


def _title(
    desk: Desk,
    names: Sequence[str] = THERE,
    entry: SavedGame | None = GOING_ON,
    games: Sequence[str] = ("tolerance",),
    **how: Any,
) -> None:
    acts: dict[str, Callable[[], None]] = dict.fromkeys(names, nothing)
    actions = TitleActions(quit=nothing, **acts)
    scene = TitleScene(desk.context, actions, title_games(*games), clock=lambda: NOW, **how)
    desk.stage.push(scene)
    scene.offer(entry)


@listed(STATES)
def title(desk: Desk) -> None:
    """There is a game to go on with."""
    _title(desk)


@listed(STATES)
def title_unsaved(desk: Desk) -> None:
    """The last game could not be saved."""
    home: Any = SimpleNamespace(may_write=True, has_lost=True)
    _title(desk, saving=lambda: saving.next_game(home).id)


@listed(STATES)
def title_new(desk: Desk) -> None:
    """The first time."""
    _title(desk, THERE[1:], None)
    desk.point("title/tolerance")


@listed(STATES)
def title_all(desk: Desk) -> None:
    """Everything there may be one day, and long names; the focus on an entry."""
    _title(desk, ALL, LONG, ("tolerance", "schisma"))
    desk.wish(Intent.NEXT, Intent.NEXT, Intent.NEXT)


# Set-up.


def _setup(desk: Desk, choices: Choices, problem: Reason | None = None) -> None:
    actions = SetupActions(lambda _choices, _seed: problem, nothing)
    desk.stage.push(SetupScene(desk.context, choices, actions))


@listed(STATES)
def setup(desk: Desk) -> None:
    """As it comes."""
    _setup(desk, USUAL)


@listed(STATES)
def setup_full(desk: Desk) -> None:
    """Five seats with long names, much chosen, the pointer on a choice."""
    _setup(desk, FULL)
    desk.point("game/edition/german")


@listed(STATES)
def setup_writing(desk: Desk) -> None:
    """A name is being written, by keys."""
    _setup(desk, USUAL)
    desk.wish(Intent.NEXT)
    while desk.stage.top.focus != "seat/0/name":
        desk.wish(Intent.NEXT)
    desk.wish(Intent.CONFIRM)
    for letter in " von Österreich":
        desk.stage.top.typed(letter)


@listed(STATES)
def setup_problem(desk: Desk) -> None:
    """It cannot begin."""
    _setup(desk, FULL, Reason("match.seats.count", {"number": 3}))
    desk.click("new/start")


@listed(STATES)
def setup_rules(desk: Desk) -> None:
    """The house rules, some changed, the focus on one of them."""
    _setup(desk, FULL)
    desk.click("new/rules")
    desk.wish(Intent.NEXT, Intent.NEXT, Intent.NEXT, Intent.NEXT)


# Options, help, credits.


def _options(tab: str) -> Callable[[Desk], None]:
    def lay(desk: Desk) -> None:
        desk.stage.push(OptionsScene(desk.context, system="de_DE"))
        desk.click(f"tab/{tab}")
        desk.stage.pointer_left()
        if tab == "keys":
            desk.click("key/undo" if "key/undo" in desk.spots() else "keys/undo")
            desk.stage.pointer_left()
        if tab == "look":
            desk.wish(Intent.NEXT)
            while not (desk.stage.top.focus or "").startswith("look.scale"):
                desk.wish(Intent.NEXT)

    return lay


for _tab in ("look", "pace", "play", "language", "sound", "keys"):
    STATES[f"options_{_tab}"] = (_options(_tab), ())


def help_on(context: Context, **how: Any) -> HelpScene:
    """The help of Tolerance."""
    return HelpScene(context, "tolerance", tolerance.draw_signs, **how)


@listed(STATES)
def help_keys(desk: Desk) -> None:
    """All keys."""
    desk.stage.push(help_on(desk.context))
    desk.click("help/keys")


@listed(STATES)
def help_signs(desk: Desk) -> None:
    """What the signs mean."""
    desk.stage.push(help_on(desk.context))
    desk.click("help/signs")


@listed(STATES)
def help_game(desk: Desk) -> None:
    """The game in short: what help opens on."""
    desk.stage.push(help_on(desk.context, options=PLAYED.as_json()))


@listed(STATES)
def help_rules(desk: Desk) -> None:
    """The rules as they hold, opened at a paragraph."""
    desk.stage.push(help_on(desk.context, paragraph="T4.5", options=PLAYED.as_json()))
    desk.picture()


@listed(STATES)
def help_rules_all(desk: Desk) -> None:
    """The rules with every choice."""
    desk.stage.push(help_on(desk.context, paragraph="T2.6", options=PLAYED.as_json()))
    desk.click("scope/all")


@listed(STATES)
def credits_(desk: Desk) -> None:
    """Who made what."""
    folder = Path("tolerance")
    folders = Folders(folder, folder / "settings.yaml", folder / "logs", folder / "cache")
    desk.stage.push(CreditsScene(desk.context, folders))


# What lies over a game.


def below(desk: Desk) -> TableScene:
    """A table, as something lies over it."""
    scene = Moment(lambda match: match.number > 12 and match.to_act == 0).table(desk)
    desk.picture()
    return scene


def menu_actions() -> MenuActions:
    """Everything but quitting."""
    first = MenuEntry("first", "scene.menu.first", "own-pennant", nothing)
    return MenuActions(
        title=nothing, save_as=nothing, saves=nothing, options=nothing, help=nothing,
        again=nothing, of_game=(first,),
    )  # fmt: skip


@listed(STATES, ("pace.animation", "none"))
def menu_unsaved(desk: Desk) -> None:
    """The menu of a game of which the disk has only a part."""
    below(desk)
    note = desk.context.say("saving.now.part", number=128)
    desk.stage.push(MenuScene(desk.context, menu_actions(), note))


@listed(STATES, ("pace.animation", "none"))
def menu(desk: Desk) -> None:
    """The menu over a table, the pointer on an entry."""
    below(desk)
    actions = menu_actions()
    note = desk.context.say("saving.now.all")
    desk.stage.push(MenuScene(desk.context, actions, note))
    desk.point("menu/options")


def _saves(desk: Desk, entries: Sequence[SavedGame]) -> None:
    def ask(_which: str, told: Callable[[Sequence[SavedGame]], None]) -> None:
        told(entries)

    def refused(_path: Path, told: Told) -> None:
        told(Reason("error.disk.full", {"file": "Sonntag.tolerance"}))

    actions = SavesActions(
        ask, lambda _entry: None, lambda _path, _name, _told: None, refused, refused, nothing
    )
    desk.stage.push(SavesScene(desk.context, actions, clock=lambda: NOW))


@listed(STATES)
def saves(desk: Desk) -> None:
    """Saved games: more than fit, one of them broken; throwing one away failed."""
    _saves(desk, (GOING_ON, LONG, BROKEN, *[GOING_ON] * 6))
    desk.click("save/1/bin")
    desk.point("save/1/load")


@listed(STATES)
def saves_renaming(desk: Desk) -> None:
    """A save gets another name, by keys."""
    _saves(desk, (GOING_ON, LONG))
    desk.wish(Intent.NEXT)
    while desk.stage.top.focus != "save/1/rename":
        desk.wish(Intent.NEXT)
    desk.wish(Intent.CONFIRM)


@listed(STATES)
def saves_going(desk: Desk) -> None:
    """Games going on."""
    _saves(desk, (GOING_ON, LONG))
    desk.click("shelf/going")


@listed(STATES)
def saves_bin(desk: Desk) -> None:
    """The bin."""
    _saves(desk, (GOING_ON, LONG, BROKEN))
    desk.click("shelf/bin")
    desk.point("save/1/restore")


@listed(STATES)
def saves_none(desk: Desk) -> None:
    """Nothing is saved."""
    _saves(desk, ())


@listed(STATES, ("pace.animation", "none"))
def save_as(desk: Desk) -> None:
    """A name for a save."""
    proposed = below(desk).words.say("window.save_name", reign=2, number=4)
    desk.stage.push(SaveAsScene(desk.context, proposed, lambda _name, _told: None))


@listed(STATES, ("pace.animation", "none"))
def save_as_sealed(desk: Desk) -> None:
    """A name for a save that shows no hand at a glance."""
    proposed = below(desk).words.say("window.save_name", reign=2, number=4)
    scene = SaveAsScene(desk.context, proposed, lambda _name, _told: None, sealed=True)
    desk.stage.push(scene)


@listed(STATES)
def start_notices(desk: Desk) -> None:
    """The start has something to say: no place to save, a file of no use, and Schisma."""
    title(desk)
    reasons = (
        Reason("error.lock.unwritable", {"file": "~/.local/share/tolerance", "found": "EACCES"}),
        Reason("error.save.header", {"file": "games/2026-11-18-201507-3f9a0c.journal"}),
        Reason("error.save.passed_over", {"number": 1}),
        terminal_only("schisma"),
    )
    text = "\n\n".join(desk.context.teller.reason(reason) for reason in reasons)
    desk.stage.push(Dialog(desk.context, desk.context.say("window.notices"), text))


@listed(STATES, ("pace.animation", "none"))
def save_told(desk: Desk) -> None:
    """A game was saved, and that is said."""
    name = below(desk).words.say("window.save_name", reign=2, number=4)
    desk.stage.notice(desk.context.say("scene.saves.done", name=name))


@listed(STATES, ("pace.animation", "none"))
def save_as_refused(desk: Desk) -> None:
    """The disk is full."""
    below(desk)
    problem = Reason("error.disk.full", {"file": "saved/Abend bei Tante Wilhelmine.tolerance"})
    desk.stage.push(SaveAsScene(desk.context, "X", lambda _name, told: told(problem)))
    desk.stage.top.edited("end")
    for letter in "yz Wilhelmine" * 4:
        desk.stage.top.typed(letter)
    desk.wish(Intent.CONFIRM)


@listed(STATES, ("pace.animation", "none"))
def dialog(desk: Desk) -> None:
    """A message of several lines."""
    below(desk)
    say = desk.context.say
    text = "\n".join(say(f"scene.opponent.{one}.about") for one in ("thumb", "grab", "random"))
    desk.stage.push(Dialog(desk.context, say("window.notices"), text))


@listed(STATES, ("pace.animation", "none"))
def dialog_question(desk: Desk) -> None:
    """A question with an answer that does harm, by keys."""
    below(desk)
    say = desk.context.say
    answers = (
        DialogAnswer(say("scene.menu.again"), harms=True),
        DialogAnswer(say("scene.cancel")),
    )
    desk.stage.push(Dialog(desk.context, say("scene.menu.again"), say("saving.now.all"), answers))
    desk.wish(Intent.NEXT)
