"""The program as somebody started it: what it says of its picture, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pygame

from tolerance_game.ui.kit.spots_file import ENVIRONMENT

from .screen import PATIENCE, Pixels, Screen, wait_for

ROOT: Final = Path(__file__).parents[2]
INSTANT: Final = "language: en\npace:\n  animation: none\nplay:\n  first_card: false\n"
"""The settings of a person who never waits, and has played before."""


class Place(NamedTuple):
    """A spot as it is told: its box in pixels of the window."""

    id: str
    left: int
    top: int
    right: int
    bottom: int
    focusable: bool
    acts: bool

    def holds(self, x: float, y: float) -> bool:
        """Whether a pixel is in it."""
        return self.left <= x < self.right and self.top <= y < self.bottom


class Seen(NamedTuple):
    """One frame."""

    told: dict[str, Any]
    places: tuple[Place, ...]

    @property
    def scene(self) -> str:
        """The topmost one."""
        return str(self.told["scene"])

    @property
    def frame(self) -> int:
        """Its number."""
        return int(self.told["frame"])

    @property
    def moves(self) -> int:
        """How many were made; -1 where nothing is played."""
        return int(self.told.get("moves", -1))

    def place(self, id_: str) -> Place:
        """The one of this id."""
        found = [place for place in self.places if place.id == id_]
        assert found, f"no {id_} in {self.scene}: {[place.id for place in self.places]}"
        return found[0]

    def has(self, id_: str) -> bool:
        """Whether there is one of this id."""
        return any(place.id == id_ for place in self.places)

    def begins(self, start: str) -> list[Place]:
        """Those whose id begins so."""
        return [place for place in self.places if place.id.startswith(start)]

    def aim(self, id_: str) -> tuple[int, int]:
        """A pixel where this place lies above all others: its middle, where that is so."""
        wanted = self.place(id_)
        shares = (0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97)
        for down in shares:
            for right in shares:
                x = wanted.left + (wanted.right - wanted.left) * right
                y = wanted.top + (wanted.bottom - wanted.top) * down
                inside = 0 <= x < self.told["size"][0] and 0 <= y < self.told["size"][1]
                above = next(place for place in reversed(self.places) if place.holds(x, y))
                if inside and above.id == id_:
                    return int(x), int(y)
        raise AssertionError(f"{id_} is covered everywhere")


class Program:
    """A copy of the program in a window of a screen."""

    def __init__(
        self, screen: Screen, folder: Path, *, seed: int = 1, settings: str | None = INSTANT,
        more: Mapping[str, str] | None = None, arguments: Sequence[str] = (), pad: bool = False,
        command: Sequence[str] = (), told_where: bool = True,
    ) -> None:  # fmt: skip
        """`settings` are written unless there are some already. With a `pad`, one is plugged in.

        `command` starts another program than the source. Unless it is `told_where`, it has to find
        the folder itself.
        """
        self.screen, self.folder = screen, folder
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / "settings.yaml"
        if settings is not None and not kept.exists():
            kept.write_text(settings, encoding="utf-8")
        self._spots = folder.parent / f"{folder.name}.{id(self)}.json"
        environment = {**screen.environment(), ENVIRONMENT: str(self._spots), **(more or {})}
        self._said = (folder.parent / f"{folder.name}.{id(self)}.err").open("w+b")
        source = ["-m", "tests.journeys.with_pad"] if pad else ["main.py"]
        begun = [*(command or [sys.executable, *source]), "--seed", str(seed), *arguments]
        self.process = subprocess.Popen(
            [*begun, "--data-dir", str(folder)] if told_where else begun,
            cwd=ROOT, env=environment, stdin=subprocess.PIPE if pad else subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=self._said,
        )  # fmt: skip
        self._last: Seen | None = None
        self._stamp = (0, 0)
        """The file that `_last` was read from."""
        self.window = str(wait_for(self._find_window, "a window"))
        wait_for(self._has_drawn, "the first frame")
        self.screen.run("xdotool", "windowactivate", "--sync", self.window)

    # What is seen.

    def _find_window(self) -> str:
        self._alive()
        # Only the window manager knows when a window can be used; titles may be in any letters.
        for line in self.screen.run("wmctrl", "-lp").splitlines():
            parts = line.split()
            if len(parts) > 2 and parts[2] == str(self.process.pid):
                return parts[0]
        return ""

    def _has_drawn(self) -> bool:
        self._alive()
        return self._spots.exists()

    def _alive(self) -> None:
        assert self.process.poll() is None, f"it ended by itself: {self.said()}"

    def said(self) -> str:
        """What it wrote to the terminal."""
        self._said.seek(0)
        return self._said.read().decode("utf-8", "replace")

    def now(self) -> Seen:
        """The last frame that was shown."""
        self._alive()
        written = self._spots.stat()
        stamp = written.st_ino, written.st_mtime_ns
        if self._last is None or stamp != self._stamp:
            told = json.loads(self._spots.read_text(encoding="utf-8"))
            self._last = Seen(told, tuple(Place(*one) for one in told["spots"]))
            self._stamp = stamp
        return self._last

    def until(self, true: Callable[[Seen], Any], what: str, seconds: float = PATIENCE) -> Seen:
        """Waits until a frame is so."""

        def look() -> Seen | None:
            seen = self.now()
            return seen if true(seen) else None

        try:
            found: Seen = wait_for(look, what, seconds)
        except AssertionError as error:
            last = self.now()
            told = {key: value for key, value in last.told.items() if key != "spots"}
            ids = [place.id for place in last.places]
            raise AssertionError(f"{error}; last seen {told} with {ids}; {self.said()}") from None
        return found

    def scene(self, name: str) -> Seen:
        """Waits for a scene."""
        return self.until(lambda seen: seen.scene == name and not seen.told["moving"], name)

    def rest(self, seconds: float = 0.06) -> Seen:
        """Waits until nothing new has been shown for a while."""
        seen, since = self.now(), time.monotonic()

        def rests() -> bool:
            nonlocal seen, since
            if self.now().frame != seen.frame:
                seen, since = self.now(), time.monotonic()
            return time.monotonic() - since > seconds

        wait_for(rests, "a picture that stays")
        return seen

    @property
    def place(self) -> tuple[int, int, int, int]:
        """Where the window's inside is on the screen: left, top, width, height."""
        said = self.screen.run("xwininfo", "-id", self.window)
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        told = dict(re.findall(r"^ +([A-Z][^:]*): +(-?\d+)$", said, re.MULTILINE))
        left, top, w, h = (int(told[name]) for name in names)
        return left, top, w, h

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The same as left, top, right, bottom, as far as it is on the screen."""
        left, top, w, h = self.place
        return max(0, left), max(0, top), left + w, top + h

    def picture(self) -> Pixels:
        """What the window shows on the screen."""
        left, top, right, bottom = self.box
        return self.screen.picture()[top:bottom, left:right]

    def tap(self, *names: str) -> None:
        """Buttons of its pad are pressed and let go, one after the other."""
        pipe = self.process.stdin
        assert pipe is not None, "it was started without a pad"
        pipe.write((" ".join(names) + "\n").encode())
        pipe.flush()

    def leave(self) -> None:
        """Another window comes to the front, and then this one again."""
        run = self.screen.run
        run("xdotool", "windowminimize", self.window)
        wait_for(lambda: "Iconic" in run("xprop", "-id", self.window, "WM_STATE"), "minimised")
        frame = self.now().frame
        run("xdotool", "windowactivate", "--sync", self.window)
        self.until(lambda seen: seen.frame > frame, "a frame of the window that came back")
        # A click right with the focus would only bring the window to the front.
        self.rest()

    def resize(self, width: int, height: int) -> None:
        """Pulls its edges."""
        self.screen.run("xdotool", "windowsize", self.window, str(width), str(height))
        self.sized(width, height)

    def sized(self, width: int, height: int) -> None:
        """Waits for a picture of this size."""
        self.until(
            lambda seen: seen.told["size"] == [width, height], f"a window of {width} x {height}"
        )

    # How it ends.

    def kill(self) -> None:
        """As the kernel does it; nothing can be put in order."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def ended(self) -> int:
        """Waits until it has ended; its number."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Puts everything away, also after a failure."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        self._said.close()


def keep(picture: Pixels, path: Path) -> None:
    """Writes a picture to look at."""
    h, w, _ = picture.shape
    pygame.image.save(pygame.image.frombuffer(picture.tobytes(), (w, h), "RGB"), path)
