"""The text of a fault report, which can be shown to strangers.

It names neither the players nor the owner of the folders, and tells no secrets of a game in
progress: cards and roles in the log are replaced by a word, and there are no seeds.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.games import kind_of_engines, names, room
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.data.plain_yaml import on_one_line
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.storage.disk.log import FILE as LOG
from tolerance_game.storage.disk.log import last_lines, versions

from .settings import Say, Settings, all_settings, differing

LINES: Final = 60
"""The number of lines of the log."""

PERSONAL: Final = frozenset({"names"})
"""Settings that name people."""


class Discreet:
    """Removes private things from a text."""

    def __init__(
        self, environment: Mapping[str, str], names: Collection[str], secrets: Collection[str]
    ) -> None:
        home = (environment.get("HOME") or os.path.expanduser("~")).rstrip("/\\")
        self._home = _words({home}, "", r"(?![\w-])")
        users = {environment.get(name, "") for name in ("USER", "USERNAME", "LOGNAME")}
        users.add(Path(home).name)
        self._user = _words(users, r"(?<=[/\\])", r"(?=[/\\]|$)")
        self._names = _words(names, r"(?<!\w)", r"(?!\w)")
        self._secrets = _words(secrets, r"(?<![\w-])", r"(?![\w-])")

    def text(self, text: str) -> str:
        """The text without the names of people and of their folders."""
        text = self._user.sub("<user>", self._home.sub("~", text))
        return self._names.sub("<name>", text)

    def line(self, text: str) -> str:
        """The same for a line of the log, which may name cards as well."""
        return self._secrets.sub("<secret>", self.text(text))


def secrets_of(catalogue: Catalogue) -> frozenset[str]:
    """Ids that would reveal who holds what, in any game."""
    secrets = (room(name, "report").secrets(catalogue.of(name)) for name in names())
    return frozenset().union(*secrets)


def _words(words: Collection[str], before: str, after: str) -> re.Pattern[str]:
    """Matches any of the words on their own, the longest first."""
    ordered = sorted((re.escape(word) for word in words if word), key=len, reverse=True)
    return re.compile(f"{before}(?:{'|'.join(ordered) or '(?!)'}){after}")


def report_lines(
    folders: Folders,
    settings: Settings,
    notices: Collection[Reason],
    digest: str,
    secrets: Collection[str],
    say: Say,
    environment: Mapping[str, str],
) -> Iterator[str]:
    """The report, line by line. `secrets` are the ids of all cards and roles."""
    discreet = Discreet(environment, settings.names, secrets)
    yield say("terminal.report.title")
    yield ""
    yield say("terminal.report.versions")
    for name, number in versions().items():
        yield f"  {name} {number}"
    yield f"  engines {kind_of_engines()}"
    yield f"  {say('terminal.report.data', name=digest)}"
    yield ""
    yield say("terminal.report.folders")
    yield from _folder_lines(folders, discreet, say)
    yield ""
    yield say("terminal.report.settings")
    found = differing(settings)
    for path, value in found.items():
        written = on_one_line(all_settings()[path].kind.plain(value))
        yield f"  {path}: {f'({len(value)})' if path in PERSONAL else discreet.text(written)}"
    if not found:
        yield f"  {say('terminal.report.nothing')}"
    if notices:
        yield ""
        yield say("terminal.report.notices")
        # The text found there may be a name: the place says enough.
        for notice in notices:
            place = (str(notice.values[name]) for name in ("line", "key") if name in notice.values)
            yield f"  {discreet.text(' '.join([notice.id, *place]))}"
    yield ""
    yield say("terminal.report.log")
    lines = last_lines(folders.logs / LOG, LINES)
    for line in lines:
        yield f"  {discreet.line(line)}"
    if not lines:
        yield f"  {say('terminal.report.nothing')}"


def _folder_lines(folders: Folders, discreet: Discreet, say: Say) -> Iterator[str]:
    yield f"  {folders.origin}"
    for name in ("data", "settings", "logs", "cache"):
        folder: Path = getattr(folders, name)
        there = os.path.isdir(folder)
        state = "" if there else f" ({say('terminal.report.not_there')})"
        if there and not os.access(folder, os.W_OK):
            state = f" ({say('terminal.report.read_only')})"
        yield f"  {name}: {discreet.text(shown(folder))}{state}"
    yield f"  {say('terminal.report.free', name=_free(folders.data))}"


def _free(folder: Path) -> str:
    """The free space where the folder is or would be."""
    for place in (folder, *folder.parents):
        try:
            return f"{shutil.disk_usage(place).free // 1_000_000} MB"
        except OSError:
            continue
    return "?"
