"""A virtual screen with a window manager on it, and what can be seen there."""

from __future__ import annotations

import mmap
import os
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

SIZE: Final = (1600, 960)
"""Larger than the window, so that the window can be moved and made larger."""
PATIENCE: Final = 30.0
"""Seconds; much more than anything takes, for machines that are very busy."""

Pixels = npt.NDArray[np.uint8]


class Screen:
    """An X server of its own, whose picture lies in a file that is always up to date."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        w, h = SIZE
        # One that begins anew when its last client goes may drop a manager that is just coming.
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{w}x{h}x24", "-nolisten", "tcp",
             "-noreset", "-nocursor", "-fbdir", str(folder)],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as told:
            # It says which number was free.
            self.display = f":{told.readline().strip()}"
        assert self.display != ":", "the virtual screen did not start"
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment(), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = np.frombuffer(self._memory, ">u4", 25)
        begin, row = int(header[0] + header[19] * 12), int(header[12])
        bytes_ = np.frombuffer(self._memory, np.uint8, row * h, begin)
        self._pixels: Pixels = bytes_.reshape(h, row // 4, 4)[:, :w, 2::-1]
        try:
            wait_for(self._managed, "openbox")
        except AssertionError:
            self.close()
            raise

    def _managed(self) -> bool:
        """Whether windows are taken care of."""
        ended = self._manager.poll()
        assert ended is None, f"openbox ended with {ended}"
        return "_NET_SUPPORTING_WM_CHECK" in self.run("xprop", "-root")

    def environment(self) -> dict[str, str]:
        """For programs that are to appear on this screen."""
        hidden = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "WAYLAND_DISPLAY")
        kept = {key: value for key, value in os.environ.items() if key not in hidden}
        return {**kept, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}

    def run(self, *command: str) -> str:
        """A tool at work on this screen; what it said."""
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, check=False,
            timeout=PATIENCE,
        )  # fmt: skip
        return done.stdout

    def picture(self) -> Pixels:
        """The whole screen as it is now, in red, green and blue."""
        return self._pixels.copy()

    def glance(self, box: tuple[int, int, int, int], step: int) -> Pixels:
        """Every so many pixels of a part of the screen: cheap enough to look all the time."""
        left, top, right, bottom = box
        return self._pixels[top:bottom:step, left:right:step].copy()

    def close(self) -> None:
        """Ends both, and nothing else."""
        for process in (self._manager, self._server):
            process.terminate()
        for process in (self._manager, self._server):
            process.wait(PATIENCE)


class Watch:
    """Looks at a part of the screen all the time and keeps every picture that was new."""

    def __init__(self, screen: Screen, box: tuple[int, int, int, int], step: int = 8) -> None:
        self._screen, self._box, self._step = screen, box, step
        self.seen: list[Pixels] = []
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def _look(self) -> None:
        last: Any = None
        while not self._ends.wait(0.002):
            now = self._screen.glance(self._box, self._step)
            if last is None or not np.array_equal(now, last):
                self.seen.append(now)
                last = now

    def __enter__(self) -> Watch:
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._ends.set()
        self._thread.join()


def wait_for(true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Looks again and again until something is so; what it was. Fails with what was awaited."""
    end = time.monotonic() + seconds
    while True:
        found = true()
        if found:
            return found
        assert time.monotonic() < end, f"{what}: not within {seconds:g} seconds"
        time.sleep(0.004)
