"""Programs of the desktop are started as if nobody had frozen ours or asked SDL for anything."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
import pytest

from tests.ui.desk import open_display
from tolerance_game.ui.kit import desktop_environment, folder_opener
from tolerance_game.ui.kit.desktop_environment import (
    GIVEN,
    LOADED,
    libraries_of_desktop,
    of_desktop,
)
from tolerance_game.ui.kit.message_box import message_box
from tolerance_game.ui.kit.safe_graphics import WISHES, ask_sdl

OURS = {"LD_LIBRARY_PATH": "/ours", "_PYI_ARCHIVE_FILE": "/ours/it", "_PYI_SPLASH_IPC": "1"}


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)


@pytest.mark.usefixtures("frozen")
def test_of_a_frozen_program_they_get_what_was_there_before() -> None:
    before = {"A": "b", "LD_LIBRARY_PATH": "/theirs"}
    assert of_desktop({**before, **OURS, "LD_LIBRARY_PATH_ORIG": "/theirs"}) == before
    assert of_desktop({"A": "b", **OURS}) == {"A": "b"}
    # A desktop may have said that there are none; that is not the same.
    assert of_desktop({**OURS, "LD_LIBRARY_PATH_ORIG": ""}) == {"LD_LIBRARY_PATH": ""}


def test_of_one_that_is_not_frozen_they_get_all_as_it_is() -> None:
    given = {"A": "b", **OURS, "LD_LIBRARY_PATH_ORIG": "/theirs"}
    assert of_desktop(given) == given


def test_what_sdl_is_asked_for_stays_with_us(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in WISHES:
        # Put back afterwards, whatever it was.
        monkeypatch.setenv(name, "")
    ask_sdl(os.environ, True)
    assert set(WISHES.items()) <= set(os.environ.items())
    found = of_desktop()
    for name in WISHES:
        assert found.get(name) == GIVEN.get(name)
    assert of_desktop({"A": "b", **dict.fromkeys(LOADED, "ours")}) == {"A": "b"}


@pytest.mark.usefixtures("frozen")
@pytest.mark.parametrize("theirs", ["/theirs", None])
def test_a_box_of_the_system_is_shown_by_libraries_of_the_system(
    monkeypatch: pytest.MonkeyPatch, theirs: str | None
) -> None:
    given = dict(OURS) if theirs is None else {**OURS, "LD_LIBRARY_PATH_ORIG": theirs}
    monkeypatch.setattr(desktop_environment.of_desktop, "__defaults__", (given,))
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    open_display()
    seen: list[str | None] = []

    def shown(*_: object) -> None:
        seen.append(os.environ.get("LD_LIBRARY_PATH"))

    monkeypatch.setattr(pygame.display, "message_box", shown)
    assert message_box("title", "text")
    assert seen == [theirs]
    assert os.environ["LD_LIBRARY_PATH"] == "/ours"
    monkeypatch.delenv("LD_LIBRARY_PATH")
    with libraries_of_desktop():
        assert os.environ.get("LD_LIBRARY_PATH") == theirs
    assert "LD_LIBRARY_PATH" not in os.environ


@pytest.mark.skipif(os.name != "posix", reason="a script stands for the desktop's program")
def test_a_folder_is_opened_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "told"
    script = tmp_path / "opener"
    script.write_text(f'#!/bin/sh\nenv > "{told}"\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(folder_opener, "of_desktop", lambda: {"A": "b"})
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    folder_opener._run((str(script), "/"))
    said = told.read_text(encoding="utf-8").splitlines()
    assert "A=b" in said
    assert not [line for line in said if line.startswith("LD_LIBRARY_PATH")]
