"""Sounds in the package: as long and as loud as those that were baked, and the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from math import log10
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tolerance_game.storage.settings.settings import SoundSettings
from tolerance_game.ui.kit.assets import in_a_form
from tolerance_game.ui.kit.sound import FORMS, RATE, Sounds
from tools.package.sounds import SOUNDS, smaller_sounds

pytestmark = pytest.mark.torture

NAMES = sorted(path.stem for path in SOUNDS.iterdir())
LOUDER = 0.2
"""In decibels, how far the loudness may be off."""
OFF = 15.0
"""In decibels, how far below the sound itself all that is other must lie."""


@pytest.fixture(scope="module")
def smaller(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sounds as the package gets them."""
    return smaller_sounds(tmp_path_factory.mktemp("assets") / "sounds")


@pytest.fixture(autouse=True)
def _mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def _samples(folder: Path, name: str) -> npt.NDArray[np.float64]:
    """As the program hears them."""
    raw = pygame.mixer.Sound(in_a_form(folder, name, FORMS)).get_raw()
    return np.frombuffer(raw, np.int16).astype(np.float64)


def _decibels(ratio: float) -> float:
    return 20 * log10(ratio)


def _power(samples: npt.NDArray[np.float64]) -> float:
    return float(np.sqrt(np.mean(samples**2)))


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_as_long_and_as_loud(smaller: Path, name: str) -> None:
    baked, made = _samples(SOUNDS, name), _samples(smaller, name)
    assert len(made) == len(baked)
    assert abs(_decibels(_power(made) / _power(baked))) < LOUDER
    # Neither later nor another one.
    assert _decibels(_power(made - baked) / _power(baked)) < -OFF
    assert np.abs(made).max() < 2**15 - 1


def test_together_they_are_less_than_half(smaller: Path) -> None:
    assert sorted(path.name for path in smaller.iterdir()) == [f"{name}.ogg" for name in NAMES]
    sizes = [sum(path.stat().st_size for path in folder.iterdir()) for folder in (smaller, SOUNDS)]
    assert sizes[0] < 0.4 * sizes[1]


def test_the_same_comes_out_every_time(smaller: Path, tmp_path: Path) -> None:
    again = smaller_sounds(tmp_path / "sounds")
    for path in smaller.iterdir():
        assert (again / path.name).read_bytes() == path.read_bytes()


def test_the_program_plays_them(smaller: Path, caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    sounds = Sounds(SoundSettings, smaller, lambda: now)
    for name in NAMES:
        pygame.mixer.stop()
        now += 1000
        sounds.play(name)
        assert pygame.mixer.get_busy(), name
    assert caplog.records == []
    sounds.close()
