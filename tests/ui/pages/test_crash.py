"""The page of a crash: what it says, that everybody reaches all of it, and what it does without."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.legible import faults
from tolerance_game.crash_words import CRASH_WORDS, crash_words
from tolerance_game.storage.data.languages import languages
from tolerance_game.storage.settings.crash_report import Crash
from tolerance_game.ui import crash as telling
from tolerance_game.ui.crash import NoWords
from tolerance_game.ui.kit import folder_opener
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.folder_opener import opens
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.window import Window
from tolerance_game.ui.pages.crash import CrashScene, file_lines
from tolerance_game.words import Words

CRASH = Crash("KeyError (x.py:7)", "the whole report", Path("/h/a/logs/crash.txt"), True)


class Page:
    """The page on a desk, with what was done by it."""

    def __init__(self, crash: Crash = CRASH, *, opens_: bool = True, copies: bool = True) -> None:
        self.desk = Desk(LARGE)
        self.did: list[object] = []
        words = crash_words("en")

        def open_(folder: Path) -> bool:
            self.did.append(folder)
            return opens_

        def copy(text: str) -> bool:
            self.did.append(text)
            return copies

        self.desk.context.quit = lambda: self.did.append("quit")
        self.desk.stage.push(CrashScene(self.desk.context, crash, words, open_, copy))

    def says(self, text: str) -> bool:
        """Whether a text stands there, over however many lines."""
        return text in " ".join(one.text for one in self.desk.texts())


def test_it_says_what_happened_and_where_the_report_is() -> None:
    page, words = Page(), crash_words("en")
    said = (words.title, words.unforeseen, words.kept, words.report, CRASH.what, str(CRASH.path))
    for text in said:
        assert page.says(text), text


def test_what_is_not_so_is_not_said() -> None:
    page, words = Page(replace(CRASH, kept=False, path=None)), crash_words("en")
    assert not page.says(words.kept)
    assert page.says(words.unwritten)
    assert set(page.desk.spots()) == {"crash/copy", "crash/quit"}


@pytest.mark.parametrize(
    ("opens_", "copies", "said"),
    [(True, True, "opened"), (False, True, "copied_folder"), (False, False, "not_opened")],
)
def test_the_folder_is_opened_or_copied(opens_: bool, copies: bool, said: str) -> None:
    page = Page(opens_=opens_, copies=copies)
    page.desk.click("crash/open")
    folder = Path("/h/a/logs")
    assert page.did == ([folder] if opens_ else [folder, str(folder)])
    assert page.says(getattr(crash_words("en"), said))


@pytest.mark.parametrize(("copies", "said"), [(True, "copied"), (False, "not_copied")])
def test_the_report_is_copied(copies: bool, said: str) -> None:
    page = Page(copies=copies)
    page.desk.click("crash/copy")
    assert page.did == [CRASH.report]
    assert page.says(getattr(crash_words("en"), said))


def test_keys_and_pads_reach_everything_and_escape_quits_nothing() -> None:
    page, folder = Page(), Path("/h/a/logs")
    page.desk.wish(Intent.NEXT)
    reached = []
    for _ in range(3):
        reached.append(page.desk.stage.top.focus)
        page.desk.wish(Intent.CONFIRM, Intent.RIGHT)
    assert reached == ["crash/copy", "crash/open", "crash/quit"]
    assert page.did == [CRASH.report, folder, "quit"]
    other = Page()
    other.desk.wish(Intent.BACK)
    assert (other.desk.stage.top.focus, other.did) == ("crash/quit", [])
    other.desk.wish(Intent.CONFIRM)
    assert other.did == ["quit"]


@pytest.mark.parametrize("language", list(CRASH_WORDS))
@pytest.mark.parametrize(("size", "percent"), [(SMALL, 75), (SMALL, 100), (LARGE, 200)])
def test_it_can_be_read(language: str, size: tuple[int, int], percent: int) -> None:
    far = Path("/h/" + "Großmutters_alter_Rechner_" * 20)
    for theme in ("woodcut", "plain"):
        for crash in (CRASH, replace(CRASH, path=far), replace(CRASH, path=None)):
            desk = Desk(size, language, theme, percent=percent)
            page = CrashScene(desk.context, crash, crash_words(language), lambda _: True)
            desk.stage.push(page)
            if crash.path is not None:
                desk.click("crash/open")
            found = list(faults(desk.read(), desk.stage.scale, whole=percent <= 100))
            assert not found, found


def test_every_language_has_its_words_and_names_the_title_s_button() -> None:
    assert set(CRASH_WORDS) == set(languages())
    for language, words in CRASH_WORDS.items():
        button = Words(language, strict=True).say("scene.title.continue")
        assert button in words.kept
    assert crash_words("xx") is CRASH_WORDS["en"]


def test_names_of_files_are_broken_anywhere_and_cut_in_their_middle() -> None:
    def fits(line: str) -> bool:
        return len(line) <= 4

    assert file_lines("abcdefgh", fits) == ["abcd", "efgh"]
    assert file_lines("", fits) == [""]
    assert file_lines("aaaabbbbccccddddeeeefff", fits, 4) == ["aaaa", "…", "eeee", "fff"]


# Whatever broke.


def test_it_needs_neither_words_nor_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **_more: object) -> object:
        raise RuntimeError("broken too")

    for name in ("textures.picture", "textures.soft", "vector.drawing", "vector.icon"):
        monkeypatch.setattr(f"tolerance_game.ui.kit.{name}", broken)
    monkeypatch.setattr(Words, "__init__", broken)
    context = Context(NoWords("de"))
    desk = Desk.__new__(Desk)
    monkeypatch.setattr("tests.ui.desk.Words", lambda *_args, **_more: NoWords("de"))
    Desk.__init__(desk, SMALL, "de")
    desk.stage.push(CrashScene(context, CRASH, crash_words("de")))
    assert crash_words("de").title in [one.text for one in desk.texts()]
    assert context.say("scene.picture.kept", name="there.png") == "there.png"


def test_where_the_window_fails_as_well_a_box_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def start_over(self, _context: Context) -> None:
            raise RuntimeError("no fonts")

    boxes: list[tuple[str, str]] = []
    monkeypatch.setattr(telling, "is_hidden", lambda: False)

    def box(title: str, text: str) -> bool:
        boxes.append((title, text))
        return True

    monkeypatch.setattr(telling, "message_box", box)
    broken: Window = Broken()  # type: ignore[assignment]
    assert telling.show(CRASH, "de", None, broken)
    ((title, text),) = boxes
    words = crash_words("de")
    assert title == words.title
    for part in (words.unforeseen, words.kept, CRASH.what, str(CRASH.path)):
        assert part in text


def test_where_nobody_could_answer_nothing_is_shown() -> None:
    Desk(SMALL)
    assert not telling.show(CRASH, "en")


# The desktop.


def test_without_a_program_for_folders_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert not opens(Path("/h/a"))


@pytest.mark.parametrize(("system", "program"), [("linux", "xdg-open"), ("darwin", "open")])
def test_each_system_has_its_way(
    monkeypatch: pytest.MonkeyPatch, system: str, program: str
) -> None:
    run: list[object] = []
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(folder_opener, "_run", run.append)
    monkeypatch.setattr(threading.Thread, "start", lambda self: self.run())
    assert opens(Path("/h/a b"))
    assert run == [(f"/bin/{program}", "/h/a b")]
    monkeypatch.setattr(os, "startfile", run.append, raising=False)
    assert opens(Path("/h/c"))
    assert run[1:] == [Path("/h/c")]
