"""Plays the sound file of a cue.

Without a device, without a file, or when the mixer fails, the game goes on in silence, and the log
says so once.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from tolerance_game.storage.settings import settings

from .assets import assets, in_a_form
from .context import Context
from .hush import hushed

FOLDER: Final = "sounds"
FORMS: Final = (".wav", ".ogg")
"""As they were baked, and as a package has them."""
RATE: Final = 22_050
"""That of the files, so nothing is converted in memory."""
BUFFER: Final = 512
"""Samples: a cue is heard 23 ms after it is wanted at the latest."""
VOICES: Final = 8
APART: Final = 40.0
"""Milliseconds in which a cue is heard once, however often it is wanted."""

log = logging.getLogger(__name__)


def clock() -> float:
    """Milliseconds."""
    return time.monotonic() * 1000


class Sounds:
    """Opens the mixer with the first sound, and loads each file when it is first wanted."""

    def __init__(
        self,
        wanted: Callable[[], settings.SoundSettings],
        folder: Path | None = None,
        now: Callable[[], float] = clock,
    ) -> None:
        """`wanted` is asked for the settings whenever they matter: they may change meanwhile."""
        self._wanted = wanted
        self._folder = folder
        self._now = now
        self._tell: Callable[[str], object] = log.warning
        self._open: bool | None = None
        """None before the mixer was tried; False where there is none, or no longer."""
        self._away = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        """None for a cue without a file that can be played."""
        self._heard: dict[str, float] = {}

    @property
    def loudness(self) -> float:
        """How loud a cue is now: 0 to 1."""
        wanted = self._wanted()
        if wanted.muted or (self._away and wanted.muted_in_background):
            return 0.0
        return wanted.volume * wanted.effects / 10_000

    def serve(self, context: Context, log: Callable[[str], object] | None = None) -> None:
        """Lets all scenes be heard, and learns when a setting changes or the window is left.

        `log` is told when the sound fails.
        """
        if log is not None:
            self._tell = log
        context.sound = self.play
        context.on_change.append(self.changed)
        context.stage.on_away.append(self.away)

    def play(self, cue: str) -> None:
        """Lets a cue be heard. Never waits, never raises; an unknown cue is silent."""
        loudness, now = self.loudness, self._now()
        if loudness <= 0 or now - self._heard.get(cue, -APART) < APART:
            return
        try:
            self._play(cue, loudness, now)
        except pygame.error as error:
            self.close()
            self._tell(f"the sound has failed, the game goes on without: {error}")

    def _play(self, cue: str, loudness: float, now: float) -> None:
        if not self._opened():
            return
        sound = self._sound(cue)
        if sound is None:
            return
        # With all voices busy the new one is dropped: cutting an old one off would click.
        channel = pygame.mixer.find_channel()
        if channel is None:
            return
        self._heard[cue] = now
        sound.set_volume(loudness)
        channel.play(sound)

    def away(self, away: bool) -> None:
        """The window lost the focus, or got it back."""
        self._away = away
        self._adjust()

    def changed(self, path: str) -> None:
        """A setting has changed: what is heard at this moment follows."""
        if path.startswith("sound."):
            self._adjust()

    def close(self) -> None:
        """Gives the device back; nothing is heard any more."""
        opened, self._open = self._open, False
        self._loaded.clear()
        if opened:
            with contextlib.suppress(pygame.error):
                pygame.mixer.quit()

    def _adjust(self) -> None:
        if self._open and pygame.mixer.get_init():
            loudness = self.loudness
            for sound in self._loaded.values():
                if sound is not None:
                    sound.set_volume(loudness)

    def _opened(self) -> bool:
        if self._open is None:
            self._open = False
            try:
                with hushed():
                    # No changes allowed: SDL fits what we play to whatever the device wants.
                    pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
                pygame.mixer.set_num_channels(VOICES)
                self._open = True
            except (pygame.error, NotImplementedError) as error:
                # pygame raises the latter where the mixer itself is missing.
                self._tell(f"no sound on this machine: {error}")
        return self._open and bool(pygame.mixer.get_init())

    def _sound(self, cue: str) -> pygame.mixer.Sound | None:
        if cue not in self._loaded:
            path = in_a_form(self._folder or assets() / FOLDER, cue, FORMS)
            try:
                self._loaded[cue] = pygame.mixer.Sound(path)
            except (OSError, pygame.error) as error:
                self._loaded[cue] = None
                self._tell(f"no sound for {cue}: {error}")
        return self._loaded[cue]
