"""The catalogue of all sounds: cues as scenes call them, and the files they are baked into."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from . import sounds_metal as metal
from . import sounds_paper as paper
from . import sounds_wood as wood
from .field import Field
from .sounds_wave import decode, encode, finished

FOLDER: Final = "sounds"
KIND: Final = "sounds"
ROUNDING: Final = 3 / 32767
"""Processors round the last bit of a sine differently; three steps of 65,536 are inaudible."""


@dataclass(frozen=True)
class Sound:
    """A file, named by the cue it is for."""

    cue: str
    voice: Callable[[], Field]
    level: float = 0.0
    """In dB relative to the others: sounds of every click are softer."""

    @property
    def path(self) -> str:
        """Its path in the assets."""
        return f"{FOLDER}/{self.cue}.wav"

    def make(self) -> bytes:
        """The bytes of the file."""
        return encode(finished(self.voice(), self.level))


SOUNDS: Final = (
    Sound("card_slide", paper.card_slide, -3),
    Sound("card_lay", paper.card_lay),
    Sound("card_lift", paper.card_lift, -5),
    Sound("illegal", wood.illegal, -4),
    Sound("trick_won", wood.trick_won, -1),
    Sound("effect_step", wood.effect_step, -4),
    Sound("coins", metal.coins, -2),
    Sound("bell", metal.bell, -1),
    Sound("kill", wood.kill),
    Sound("condemn", wood.condemn),
    Sound("convert", paper.convert, -1),
    Sound("wild", metal.wild, -2),
    Sound("pennant", paper.pennant),
    Sound("loan", paper.loan, -2),
    Sound("seal", paper.seal),
    Sound("score_figure", paper.score_figure, -5),
    Sound("reign", metal.reign),
    Sound("monarch", metal.monarch),
    Sound("curtain_down", paper.curtain_down),
    Sound("curtain_up", paper.curtain_up),
    Sound("button", wood.button, -4),
    Sound("drawer", wood.drawer, -2),
    Sound("pull", wood.pull),
    Sound("push", wood.push, -1),
    Sound("excommunicate", paper.excommunicate),
    Sound("danger", metal.danger),
    Sound("victory", metal.victory),
    Sound("defeat", metal.defeat),
)
_BY_PATH: Final = {sound.path: sound for sound in SOUNDS}


def is_sound(path: str) -> bool:
    """Whether a file of the assets is one of these."""
    return path in _BY_PATH


def find(path: str) -> Sound:
    """The sound of a file."""
    return _BY_PATH[path]


def paths(only: str | None, size: int | None) -> list[str]:
    """The requested files; sounds have no size in pixels."""
    if size:
        return []
    return [path for path in _BY_PATH if not only or only == KIND or only in path]


def same(path: Path, data: bytes) -> bool:
    """Whether the file has the same samples as the data, up to rounding."""
    if not path.is_file():
        return False
    there, meant = decode(path.read_bytes()), decode(data)
    return len(there) == len(meant) and bool(np.abs(there - meant).max() <= ROUNDING)
