"""What the terminal says about saving is true, also where the disk refuses from the first write."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.session.disks import FullDisk
from tests.session.tables import Puppets, a_home
from tolerance_game.core.errors import Reason
from tolerance_game.session import Home
from tolerance_game.storage.disk.system import APPENDING, CREATING, System
from tolerance_game.words import Words

from .typing import Typist


class ReadOnly(System):
    """A disk on which nothing can be written."""

    def open(self, path: Path, flags: int) -> int:
        """Only for reading."""
        if flags in (CREATING, APPENDING):
            raise OSError(30, os.strerror(30))
        return super().open(path, flags)


class NoPermission(System):
    """Folders that this user may not write in, as with mode 000."""

    def open(self, path: Path, flags: int) -> int:
        """Only for reading."""
        if flags in (CREATING, APPENDING):
            raise PermissionError(13, os.strerror(13))
        return super().open(path, flags)


def a_file_in_the_way(folder: Path) -> Home:
    """`games` is a file."""
    folder.mkdir(exist_ok=True)
    (folder / "games").write_text("no folder", encoding="utf-8")
    return a_home(folder, Puppets())


def full(folder: Path) -> Home:
    """The disk has no room."""
    disk = FullDisk()
    disk.is_full = True
    return a_home(folder, Puppets(), system=disk)


REFUSING: dict[str, tuple[Callable[[Path], Home], str]] = {
    "in_the_way": (a_file_in_the_way, "error.disk.in_the_way"),
    "read_only": (lambda folder: a_home(folder, Puppets(), system=ReadOnly()), "read_only"),
    "no_permission": (
        lambda folder: a_home(folder, Puppets(), system=NoPermission()),
        "no_permission",
    ),
    "full": (full, "full"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("how", sorted(REFUSING))
def test_a_disk_that_refuses_is_said_and_the_last_sentence_is_true(
    tmp_path: Path, how: str, language: str
) -> None:
    home = REFUSING[how][0](tmp_path)
    typist = Typist(tmp_path, "1", "1", "quit", home=home, language=language)
    say = Words(language).say
    # At once, and in full; then at each question, as long as it is so.
    assert typist.warned
    marks = [line for line in typist.said if line.startswith("! ")]
    assert marks == [f"! {say('saving.now.none')}"] * 3
    assert typist.said[-1] == say("saving.left.none")
    assert say("saving.left.all") not in typist.text
    assert home.has_lost


def test_a_second_copy_says_that_nothing_is_kept(tmp_path: Path) -> None:
    home = a_home(tmp_path, Puppets(), may_write=False)
    home.refused = Reason("error.lock.taken", {"file": "somewhere"})
    typist = Typist(tmp_path, "1", "help", "quit", home=home)
    say = Words("en").say
    assert f"! {say('saving.now.nothing')}" in typist.said
    assert typist.said[-1] == say("saving.left.nothing")
    # Why was said before the game began.
    assert typist.warned == []


def test_a_sound_disk_keeps_the_game(tmp_path: Path) -> None:
    typist = Typist(tmp_path, "1", "help", "quit")
    say = Words("en").say
    assert say("saving.now.all") in typist.said
    assert typist.said[-1] == say("saving.left.all")
    assert not [line for line in typist.said if line.startswith("! ")]
    assert typist.warned == []


def test_when_the_disk_is_well_again_that_is_said(tmp_path: Path) -> None:
    disk = FullDisk()
    disk.is_full = True
    home = a_home(tmp_path, Puppets(), system=disk)

    class Mending(Typist):
        def _ask(self, question: str) -> str:
            answer = super()._ask(question)
            if answer == "2":
                disk.is_full = False
                session_is_well(home)
            return answer

    typist = Mending(tmp_path, "1", "2", "1", "1", "quit", home=home)
    say = Words("en").say
    assert say("terminal.saved_again") in typist.said
    assert typist.said[-1] == say("saving.left.all")
    assert not home.has_lost


def session_is_well(home: Home) -> None:
    """Waits until the journal has got everything to the disk."""
    (close,) = home.open
    session = close.__self__  # type: ignore[attr-defined]
    assert session.wait(30.0)
    session.tick()
