"""The settings, each with its default, the allowed values, and a text that explains it.

    settings.look.scale                                   # typed, frozen
    changed(settings, "look.scale", 125)                  # the same with one value changed

`settings_file` reads and writes them. A new setting is a new field here and a text in
`words/data/files.*.yaml`; files without it get its default.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from tolerance_game.games import names, room
from tolerance_game.storage.data.languages import FALLBACK, languages

from . import setting_kinds as kinds
from .setting_kinds import Kind, Options

T = TypeVar("T")
Say = Callable[..., str]
"""Says a text by its id, as `words` does."""

SEATS: Final = 5
LONGEST_NAME: Final = 40
_NAMES: Final = kinds.NamesSetting(SEATS, LONGEST_NAME)
KEYS: Final = 40
"""More than the actions of the window, so that a newer file still fits."""
LONGEST_KEYS: Final = 120

HAND_ORDERS: Final = ("suit", "rank", "religion", "effect")
"""How the hand is sorted; the last one groups cards by kinds of effects."""


def _setting(default: T, kind: Kind[T]) -> T:
    """A field with its default and kind; the text `setting.PATH` explains it."""
    made: Any = field(default=default, metadata={"kind": kind})
    return made  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class LookSettings:
    """How the table looks."""

    theme: str = _setting("woodcut", kinds.ChoiceSetting(("woodcut", "high_contrast", "plain")))
    scale: int = _setting(100, kinds.Number(75, 200))
    reduced_motion: bool = _setting(False, kinds.Truth())


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """The size and place of the window."""

    full_screen: bool = _setting(False, kinds.Truth())
    maximised: bool = _setting(False, kinds.Truth())
    # What was left smaller than a window may be opens in the least size (`ui/kit/scale`).
    width: int = _setting(1280, kinds.Number(640, 16384))
    height: int = _setting(720, kinds.Number(360, 16384))
    left: int | None = _setting(None, kinds.NumberOrNothing(-32768, 32767))
    top: int | None = _setting(None, kinds.NumberOrNothing(-32768, 32767))
    drawing: str = _setting("auto", kinds.ChoiceSetting(("auto", "hardware", "software")))


@dataclass(frozen=True, slots=True)
class PaceSettings:
    """How fast things happen."""

    animation: str = _setting("normal", kinds.ChoiceSetting(("normal", "slow", "fast", "none")))
    step_by_step: bool = _setting(False, kinds.Truth())
    first_games: bool = _setting(True, kinds.Truth())


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """The sound."""

    muted: bool = _setting(False, kinds.Truth())
    volume: int = _setting(80, kinds.Number(0, 100))
    music: int = _setting(60, kinds.Number(0, 100))
    effects: int = _setting(100, kinds.Number(0, 100))
    muted_in_background: bool = _setting(True, kinds.Truth())


@dataclass(frozen=True, slots=True)
class PlaySettings:
    """How the game is played."""

    confirm_card: bool = _setting(False, kinds.Truth())
    hints: bool = _setting(True, kinds.Truth())
    preview: bool = _setting(True, kinds.Truth())
    chronicle: bool = _setting(True, kinds.Truth())
    sort: str = _setting("suit", kinds.ChoiceSetting(HAND_ORDERS))
    practice: bool = _setting(False, kinds.Truth())
    cover_when_away: bool = _setting(True, kinds.Truth())
    turn_table: bool = _setting(True, kinds.Truth())
    sealed: str = _setting("shared", kinds.ChoiceSetting(("shared", "always", "never")))
    """Which games have sealed files: those of more than one person, all, or none."""
    first_card: bool = _setting(True, kinds.Truth())
    remarks: bool = _setting(True, kinds.Truth())
    paragraphs: bool = _setting(False, kinds.Truth())
    """Whether every sentence that follows from the rules has its mark, asked for or not."""
    threats: bool = _setting(False, kinds.Truth())


@dataclass(frozen=True, slots=True)
class LastTable:
    """The table that was set up last, for a quick start."""

    game: str = _setting(names()[0], kinds.ChoiceSetting(names))
    seats: tuple[str, ...] = _setting((), _NAMES)
    names: tuple[str, ...] = _setting((), _NAMES)
    faces: tuple[str, ...] = _setting((), _NAMES)
    lot: bool = _setting(False, kinds.Truth())
    games: int = _setting(1, kinds.Number(1, 9))
    options: tuple[tuple[str, Options], ...] = ()
    """The options of each game that was set up, by its id; a setting `table.GAME` for each."""

    def of(self, game: str) -> Options:
        """The options of a game; empty if it was never set up."""
        return dict(self.options).get(game, ())

    def changed(self, game: str, options: Options) -> LastTable:
        """The same table with other options of a game."""
        kept = {**dict(self.options), game: options}
        return replace(self, options=tuple((one, kept[one]) for one in sorted(kept) if kept[one]))


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings."""

    language: str = _setting("auto", kinds.ChoiceSetting(lambda: ("auto", *languages())))
    names: tuple[str, ...] = _setting((), _NAMES)
    keys: tuple[str, ...] = _setting((), kinds.Lines(KEYS, LONGEST_KEYS))
    pad: tuple[str, ...] = _setting((), kinds.Lines(KEYS, LONGEST_KEYS))
    look: LookSettings = LookSettings()
    window: WindowSettings = WindowSettings()
    pace: PaceSettings = PaceSettings()
    sound: SoundSettings = SoundSettings()
    play: PlaySettings = PlaySettings()
    table: LastTable = LastTable()


class Setting(NamedTuple):
    """A setting: its path, its kind, and its default."""

    path: str
    kind: Kind[Any]
    default: Any
    game: str = ""
    """The game whose options it holds, if any."""

    def about(self, say: Say) -> str:
        """The text that explains it."""
        if self.game:
            return say("setting.table.options", game=self.game)
        return say(f"setting.{self.path}")


DEFAULTS: Final = Settings()


def all_settings() -> Mapping[str, Setting]:
    """All settings by path, including those of all games, in the order of the file."""
    return _all_settings(names())


@cache
def _all_settings(games: tuple[str, ...]) -> Mapping[str, Setting]:
    of_games = (_options_of(game) for game in games)
    return {one.path: one for one in (*_settings(DEFAULTS, ""), *of_games)}


def _settings(group: Any, path: str) -> Iterator[Setting]:
    for item in fields(group):
        where = f"{path}.{item.name}" if path else item.name
        if item.metadata:
            yield Setting(where, item.metadata["kind"], item.default)
        elif is_dataclass(getattr(group, item.name)):
            yield from _settings(getattr(group, item.name), where)


def _options_of(game: str) -> Setting:
    """The options of a game at the last table."""
    reading = room(game, "reading")
    kind = kinds.OptionsOf(reading.OPTIONS, reading.RULINGS, reading.LISTS)
    return Setting(f"table.{game}", kind, (), game)


def value_of(settings: Settings, path: str) -> Any:
    """The value of a setting. Raises KeyError for an unknown path."""
    if game := all_settings()[path].game:
        return settings.table.of(game)
    found: Any = settings
    for name in path.split("."):
        found = getattr(found, name)
    return found


def changed(settings: Settings, path: str, value: Any) -> Settings:
    """The settings with one value changed. Raises KeyError for an unknown path."""
    if game := all_settings()[path].game:
        return replace(settings, table=settings.table.changed(game, value))
    group, _, name = path.rpartition(".")
    if not group:
        return replace(settings, **{name: value})
    return replace(settings, **{group: replace(getattr(settings, group), **{name: value})})


def differing(settings: Settings) -> dict[str, Any]:
    """The settings that differ from their default, by path."""
    return {
        path: value_of(settings, path)
        for path, setting in all_settings().items()
        if value_of(settings, path) != setting.default
    }


def language_of(settings: Settings, system: str) -> str:
    """The language to use: the one in the settings, else the system's if known, else English.

    `system` is a name of a locale such as `de_DE.UTF-8`; see `system_locale`.
    """
    if settings.language != "auto":
        return settings.language
    spoken = re.split("[-_.@]", system)[0].lower()
    return spoken if spoken in languages() else FALLBACK


def system_locale(environment: Mapping[str, str]) -> str:
    """The name of the locale for texts; empty if none is set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name]
    if sys.platform == "win32":
        # Imported late: no other system needs them.
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "")
    return ""
