"""What is heard: by the settings, never too much at once; and nothing breaks in silence."""

from __future__ import annotations

import argparse
import ast
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from tests.session.tables import Puppets
from tests.ui.desk import Desk
from tolerance_game.session import Home
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.disk.log import Log
from tolerance_game.storage.settings.settings import SoundSettings
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.ui.kit.assets import assets
from tolerance_game.ui.kit.sound import APART, FOLDER, VOICES, Sounds
from tolerance_game.ui.kit.window import Window
from tolerance_game.ui.program import run

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "tolerance_game" / "ui"
CALLED = ("sound", "_sound")
TABLES = ("SOUNDS", "CUES")


class Player:
    """A person's settings, a clock, and the sounds."""

    def __init__(self, folder: Path | None = None, **values: Any) -> None:
        self.wanted = SoundSettings(**values)
        self.now = 0.0
        self.sounds = Sounds(lambda: self.wanted, folder, lambda: self.now)

    def play(self, cue: str, later: float = 100) -> None:
        self.now += later
        self.sounds.play(cue)

    def set(self, **values: Any) -> None:
        self.wanted = SoundSettings(**values)
        for name in values:
            self.sounds.changed(f"sound.{name}")


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def player() -> Player:
    """With the usual settings."""
    return Player()


def voices() -> list[pygame.mixer.Sound]:
    """What is being heard."""
    if not pygame.mixer.get_init():
        return []
    channels = [pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels())]
    return [sound for channel in channels if (sound := channel.get_sound()) is not None]


def loudnesses() -> list[float]:
    return [round(sound.get_volume(), 2) for sound in voices()]


def test_nothing_is_opened_before_the_first_sound(player: Player) -> None:
    player.sounds.away(True)
    player.sounds.changed("sound.volume")
    player.sounds.close()
    assert pygame.mixer.get_init() is None


def test_a_cue_is_heard_and_its_file_is_loaded_once(player: Player) -> None:
    player.play("victory")
    player.play("victory")
    assert pygame.mixer.get_init() == (22_050, -16, 1)
    first, second = voices()
    assert first is second
    assert first.get_length() == pytest.approx(2.3, abs=0.01)
    # As large in memory as its file: nothing was converted.
    size = (assets() / FOLDER / "victory.wav").stat().st_size
    assert abs(len(first.get_raw()) - size) < 100


def test_the_same_cue_soon_after_is_heard_once(player: Player) -> None:
    player.play("victory")
    player.play("victory", APART - 1)
    player.play("defeat", 0)
    assert len(voices()) == 2
    player.play("victory", 1)
    assert len(voices()) == 3


def test_no_more_than_eight_are_heard_at_once(player: Player) -> None:
    for _ in range(VOICES + 5):
        player.play("victory")
    assert len(voices()) == VOICES


@pytest.mark.parametrize(
    ("values", "loudness"),
    [({}, 0.8), ({"volume": 50}, 0.5), ({"volume": 50, "effects": 50}, 0.25)],
)
def test_it_is_as_loud_as_set(values: dict[str, Any], loudness: float) -> None:
    player = Player(**values)
    player.play("victory")
    assert loudnesses() == [pytest.approx(loudness, abs=0.02)]


@pytest.mark.parametrize("values", [{"muted": True}, {"volume": 0}, {"effects": 0}])
def test_who_wants_no_sound_opens_no_device(values: dict[str, Any]) -> None:
    player = Player(**values)
    player.play("victory")
    assert pygame.mixer.get_init() is None


def test_what_is_heard_follows_the_settings(player: Player) -> None:
    player.play("victory")
    player.set(volume=20)
    assert loudnesses() == [pytest.approx(0.2, abs=0.02)]
    player.set(muted=True)
    assert loudnesses() == [0]
    player.play("defeat")
    assert len(voices()) == 1
    player.set(muted=False)
    player.play("defeat")
    assert len(voices()) == 2


def test_the_background_is_silent_if_so_set(player: Player) -> None:
    player.play("victory")
    player.sounds.away(True)
    player.play("defeat")
    assert loudnesses() == [0]
    player.sounds.away(False)
    player.play("defeat")
    assert loudnesses() == [pytest.approx(0.8, abs=0.02)] * 2
    player.set(muted_in_background=False)
    player.sounds.away(True)
    player.play("reign")
    assert loudnesses() == [pytest.approx(0.8, abs=0.02)] * 3


# Where there is none.


def test_an_unknown_cue_is_silent_and_told_once(
    player: Player, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        player.play("trumpet")
    assert voices() == []
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    player.play("victory")
    assert len(voices()) == 1


def test_missing_and_broken_files_are_silent(tmp_path: Path) -> None:
    (tmp_path / "kill.wav").write_bytes(b"RIFF, but no more")
    (tmp_path / "coins.wav").write_bytes(b"")
    (tmp_path / "bell.wav").mkdir()
    (tmp_path / "seal.ogg").write_bytes(b"OggS, but no more")
    player = Player(tmp_path)
    for cue in ("kill", "coins", "bell", "seal", "button"):
        player.play(cue)
    assert voices() == []


def test_a_mixer_that_cannot_be_opened_is_tried_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried = []

    def fails(*_: Any, **__: Any) -> None:
        tried.append(1)
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fails)
    player = Player()
    for _ in range(3):
        player.play("victory")
    player.sounds.changed("sound.volume")
    player.sounds.close()
    assert len(tried) == len(caplog.records) == 1
    assert "no device" in caplog.text


def test_a_python_without_a_mixer_is_silent(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Missing:
        def __getattr__(self, name: str) -> Any:
            raise NotImplementedError(name)

    monkeypatch.setattr(pygame, "mixer", Missing())
    player.play("victory")
    player.sounds.away(True)
    player.sounds.close()
    monkeypatch.undo()


def test_a_mixer_that_fails_later_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player = Player()
    player.play("victory")

    def fails(*_: Any) -> None:
        raise pygame.error("unplugged")

    monkeypatch.setattr(pygame.mixer, "find_channel", fails)
    for _ in range(3):
        player.play("defeat")
    assert len(caplog.records) == 1
    assert pygame.mixer.get_init() is None


def test_a_mixer_that_somebody_closed_is_silent(player: Player) -> None:
    player.play("victory")
    pygame.mixer.quit()
    player.play("defeat")
    player.sounds.away(True)
    assert pygame.mixer.get_init() is None


def test_after_the_end_nothing_is_heard(player: Player) -> None:
    player.play("victory")
    player.sounds.close()
    player.sounds.close()
    assert pygame.mixer.get_init() is None
    player.play("victory")
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("driver", ["dummy", "alsa", "nonsense", None])
def test_no_driver_says_anything_to_the_terminal(driver: str | None) -> None:
    """Played in a process of its own, with or without a device: no word, no fault, no delay."""
    program = (
        "import os; os.environ.pop('SDL_AUDIODRIVER', None);"
        f"driver = {driver!r};"
        "driver and os.environ.__setitem__('SDL_AUDIODRIVER', driver);"
        "from tolerance_game.storage.settings.settings import SoundSettings;"
        "from tolerance_game.ui.kit.sound import Sounds;"
        "import logging; logging.disable();"
        # Should there be a device after all, the test is not to be heard.
        "sounds = Sounds(lambda: SoundSettings(volume=1, effects=1));"
        "[sounds.play(cue) for cue in ('button', 'kill', 'nothing')];"
        "sounds.close()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# In the program.


def test_all_scenes_are_served(desk: Desk) -> None:
    sounds = Sounds(lambda: desk.context.settings.sound)
    sounds.serve(desk.context)
    desk.context.sound("victory")
    desk.context.change("sound.volume", 40)
    assert loudnesses() == [pytest.approx(0.4, abs=0.02)]
    desk.stage.away(True)
    assert loudnesses() == [0]
    desk.stage.away(False)
    assert loudnesses() == [pytest.approx(0.4, abs=0.02)]


def test_the_program_is_heard_and_falls_silent_with_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log(None)
    home = Home(
        find_folders(tmp_path),
        load_catalogue(None),
        read_settings(tmp_path, False),
        may_write=False,
        log=log,
        opponents=Puppets(),
    )
    heard = []

    def one_round(window: Window, _begun: object) -> None:
        window.frame(0)
        assert pygame.mixer.get_init() is None
        window.stage.context.sound("victory")
        window.stage.context.sound("trumpet")
        window.handle(Event(pygame.WINDOWFOCUSLOST))
        heard.append(loudnesses())
        window.handle(Event(pygame.WINDOWFOCUSGAINED))
        heard.append(loudnesses())

    monkeypatch.setattr(Window, "run", one_round)
    try:
        asked = argparse.Namespace(seed=None, game=None, safe_graphics=False)
        assert run(home, home.catalogue, asked) == 0
    finally:
        home.close()
    assert heard == [[0], [pytest.approx(0.8, abs=0.02)]]
    assert pygame.mixer.get_init() is None
    assert len([line for line in log.recent if "trumpet" in line]) == 1


def cues_in(source: str) -> set[str]:
    """The cues that a source file names.

    They are called (`sound("x")`, `context.sound("x")`), handed on beside the player
    (`partial(write, "x", sound)`), or listed in a table of cues.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            named = [node.func, *node.args, *(one.value for one in node.keywords)]
            if any(_is_player(one) for one in named):
                found |= _texts([*node.args, *(one.value for one in node.keywords)])
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = {one.id for one in targets if isinstance(one, ast.Name)}
            if isinstance(node.value, ast.Dict) and any(
                name.endswith(table) for name in names for table in TABLES
            ):
                found |= _texts(node.value.values)
    return found


def _is_player(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)
    return name in CALLED


def _texts(nodes: list[ast.expr]) -> set[str]:
    """Also those of which one is chosen: `"a" if so else "b"`."""
    found: set[str] = set()
    for node in nodes:
        parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
        found |= {
            part.value
            for part in parts
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        }
    return found


def test_cues_are_found_wherever_they_are_named() -> None:
    source = (
        "sound('a'); self.context.sound('b'); partial(f, 'c', sound); SOUNDS: X = {k: 'd'}\n"
        "self._sound('e' if so else 'f'); print('no'); Row('no', sounds)"
    )
    assert cues_in(source) == {"a", "b", "c", "d", "e", "f"}


def test_every_cue_that_is_named_has_a_file() -> None:
    files = {path.stem for path in (assets() / FOLDER).glob("*.wav")}
    named = {
        (cue, path.relative_to(ROOT).as_posix())
        for path in SOURCES.rglob("*.py")
        if "bake" not in path.parts and path.name != "sound.py"
        for cue in cues_in(path.read_text(encoding="utf-8"))
    }
    assert {cue for cue, _ in named} >= {"card_lay", "illegal", "seal", "curtain_up", "loan"}
    assert not {(cue, where) for cue, where in named if cue not in files}
