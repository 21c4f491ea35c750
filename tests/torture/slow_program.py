"""The program itself on a slow disk, as `told` starts it: `slow_program terminal|window ...`.

What is written is on the disk when the sync that follows has come to its end, and not before: so
kill -9 loses what a power cut would lose. In the window somebody clicks at random, and every event
that is handed to the table goes into a file, as a promise that is kept or broken.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from tolerance_game.match.handover import Handover
from tolerance_game.storage.disk.system import System

KICK = 0.03
"""Seconds between two looks of the one who clicks."""


def main() -> int:
    """Runs the program with a disk that takes its time."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("terminal", "window"))
    parser.add_argument("folder")
    parser.add_argument("--sync", type=float, required=True, help="seconds")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--game", default="tolerance")
    parser.add_argument("--shown", type=Path, help="where the window tells what it was given")
    parser.add_argument("--hasty", action="store_true", help="shows what is not on the disk")
    args = parser.parse_args()
    slow_down(args.sync)
    if args.hasty:
        _put(Handover, "stay", lambda _self, _number=None: None)
    from tolerance_game.app import main as program

    common = ["--data-dir", args.folder, "--seed", str(args.seed)]
    if args.what == "terminal":
        return program(["--text", "--lang", "en", "--game", args.game, *common])
    watch(args.shown, args.seed)
    return program(common)


def slow_down(seconds: float) -> None:
    """Every sync takes so long, and only then is there on the disk what was written."""
    written: dict[int, bytes] = {}
    write, fsync, close = System.write, System.fsync, System.close

    def flush(system: System, handle: int) -> None:
        data = written.pop(handle, b"")
        while data:
            data = data[write(system, handle, data) :]

    def slow_fsync(system: System, handle: int) -> None:
        time.sleep(seconds)
        flush(system, handle)
        fsync(system, handle)

    def slow_write(_system: System, handle: int, data: bytes) -> int:
        written[handle] = written.get(handle, b"") + data
        return len(data)

    def slow_close(system: System, handle: int) -> None:
        flush(system, handle)
        close(system, handle)

    _put(System, "write", slow_write)
    _put(System, "fsync", slow_fsync)
    _put(System, "close", slow_close)


def _put(kind: type, name: str, what: Callable[..., Any]) -> None:
    """Another method in the place of the one of this name."""
    setattr(kind, name, what)


def digest(events: Iterable[Any]) -> str:
    """Events in a few letters: equal for equal events only."""
    return hashlib.sha256("\n".join(map(repr, events)).encode()).hexdigest()[:24]


def watch(path: Path, seed: int) -> None:
    """Notes what the table is given, and plays by clicks."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from tolerance_game.ui.kit.window import Window, wake
    from tolerance_game.ui.tolerance.table.playback import TolerancePlayback as Playback

    out = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    given: dict[int, list[Any]] = {}
    begin_with, add, go_on, frame = Playback.begin_with, Playback.add, Playback.go_on, Window.frame
    reading = False

    def note(course: Playback, events: Iterable[Any], *, anew: bool = False) -> None:
        if reading:
            # What waited behind the score sheet was given before.
            return
        shown = given.setdefault(id(course), [])
        if anew:
            shown.clear()
        shown.extend(events)
        line = {"events": len(shown), "digest": digest(shown)}
        os.write(out, json.dumps(line).encode() + b"\n")

    def noted_beginning(course: Playback, events: Iterable[Any]) -> None:
        events = tuple(events)
        note(course, events, anew=True)
        begin_with(course, events)

    def noted_events(course: Playback, events: Any) -> None:
        note(course, events)
        add(course, events)

    def unnoted(course: Playback) -> None:
        nonlocal reading
        reading = True
        try:
            go_on(course)
        finally:
            reading = False

    clicker = Clicker(Random(seed))

    def watched(window: Window, now: float) -> None:
        frame(window, now)
        clicker.look(window)

    def kick() -> None:
        while True:
            time.sleep(KICK)
            wake()

    _put(Playback, "begin_with", noted_beginning)
    _put(Playback, "add", noted_events)
    _put(Playback, "go_on", unnoted)
    _put(Window, "frame", watched)
    threading.Thread(target=kick, daemon=True).start()


class Clicker:
    """Somebody who clicks on what can be done, as often as the program listens."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._opened = time.monotonic()

    def look(self, window: Any) -> None:
        """A click, if there is something to click on."""
        import pygame

        from tests.journeys.program import Place, Seen
        from tests.journeys.tolerance_player import able
        from tolerance_game.ui.kit.spots_file import told

        if not window.stage.scenes or window.stage.top.moving(window.stage.now):
            return
        said = told(window.stage, 0)
        seen = Seen(said, tuple(Place(*one) for one in said["spots"]))
        place = self._wanted(seen, able)
        if place is None:
            return
        x, y = seen.aim(place)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))

    def _wanted(self, seen: Any, able: Any) -> str | None:
        if seen.scene == "title":
            if seen.has("title/continue"):
                return "title/continue"
            # What waits is looked for on the disk; without it a new game begins.
            return "title/tolerance" if time.monotonic() - self._opened > 6 else None
        if seen.scene == "setup":
            return "new/start"
        if seen.scene == "result":
            return next((p.id for p in seen.places if p.id.endswith("again")), None)
        if seen.scene == "table" and not seen.told["turn"]:
            return None
        try:
            _kind, places = able(seen)
        except (AssertionError, ValueError, IndexError):
            # A page that only wants to be left.
            places = [place for place in seen.places if place.focusable]
        acting = [place.id for place in places if place.acts]
        return self._rng.choice(acting) if acting else None


if __name__ == "__main__":
    sys.exit(main())
