"""A wave: its loudness, how it begins and ends, and the bytes of its file."""

from __future__ import annotations

import io
import wave
from typing import Final

import numpy as np

from .field import Field, Mask

RATE: Final = 22_050
"""Samples per second: enough for wood and paper, half of what music needs."""
PEAK: Final = 0.5
"""The peak of the samples: leaves 6 dB of headroom for sounds at the same time."""
LOUDNESS: Final = 0.088
"""The perceived strength of every sound, in its loudest tenth of a second."""
WINDOW: Final = 0.1
FLOOR: Final = 0.0012
"""A sound ends where it is softer than this fraction of the peak: the rest is inaudible."""
RISE, FALL = 0.0012, 0.03
"""Seconds of fade at the start and the end of a sound, to avoid clicks."""


def seconds(samples: Field) -> float:
    """Its duration in seconds."""
    return len(samples) / RATE


def times(length: float) -> Field:
    """The time of every sample in seconds."""
    return np.arange(round(length * RATE), dtype=float) / RATE


def mixed(length: float, *parts: tuple[float, Field]) -> Field:
    """A sound of this length, mixed from parts that begin at given seconds."""
    whole = np.zeros(round(length * RATE), dtype=float)
    for begin, part in parts:
        at = round(begin * RATE)
        kept = part[: max(0, len(whole) - at)]
        whole[at : at + len(kept)] += kept
    return whole


def weighted(samples: Field, low: float = 150.0, high: float = 1500.0) -> Field:
    """The samples weighted like hearing: less of the low, a little more of the high."""
    pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
    ratio = (pitch / low) ** 2
    shelf = 1 + 0.5 * pitch**2 / (pitch**2 + high**2)
    return np.fft.irfft(np.fft.rfft(samples) * ratio / (1 + ratio) * shelf, len(samples))


def loudness(samples: Field) -> float:
    """The strength of the loudest tenth of a second, weighted like hearing."""
    window = round(WINDOW * RATE)
    # Silence follows a sound, so a short one counts less than a long one.
    squares = np.pad(weighted(np.pad(samples, window)) ** 2, (1, 0)).cumsum()
    return float(np.sqrt((squares[window:] - squares[:-window]).max() / window))


def finished(samples: Field, level: float = 0.0) -> Field:
    """The final sound: as loud as all others apart from `level` in dB, and without clicks."""
    samples = _trimmed(_without_rumble(samples))
    aim = LOUDNESS * 10 ** (level / 20)
    for _ in range(6):
        # Rounding off the peaks reduces the strength, so this is repeated.
        samples = _bent(samples * (aim / loudness(samples)))
    return _ramped(samples)


def encode(samples: Field) -> bytes:
    """The bytes of a WAV file with one channel and 16 bits."""
    whole = np.rint(samples * 32767).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(whole.tobytes())
    return file.getvalue()


def decode(data: bytes) -> Field:
    """The samples of a file, from -1 to 1. Raises ValueError for any other kind of file."""
    with wave.open(io.BytesIO(data)) as reader:
        kind = (reader.getnchannels(), reader.getsampwidth(), reader.getframerate())
        if kind != (1, 2, RATE):
            raise ValueError(kind)
        return np.frombuffer(reader.readframes(reader.getnframes()), "<i2") / 32767


def _without_rumble(samples: Field, low: float = 45.0) -> Field:
    """Removes what desktop speakers cannot play; it would only take headroom."""
    padded = np.pad(samples, (0, len(samples)))
    pitch = np.fft.rfftfreq(len(padded), 1 / RATE)
    ratio = (pitch / low) ** 4
    spectrum = np.fft.rfft(padded) * ratio / (1 + ratio)
    return np.fft.irfft(spectrum, len(padded))[: len(samples)]


def _trimmed(samples: Field) -> Field:
    heard: Mask = np.abs(samples) > np.abs(samples).max() * FLOOR
    return samples[: int(np.flatnonzero(heard)[-1]) + 1]


def _bent(samples: Field, knee: float = 0.6) -> Field:
    """Rounds off peaks above the knee instead of clipping them."""
    size = np.abs(samples) / PEAK
    over = np.maximum(size - knee, 0) / (1 - knee)
    bent = np.where(size > knee, knee + (1 - knee) * np.tanh(over), size)
    return np.sign(samples) * bent * PEAK


def _ramped(samples: Field) -> Field:
    done = samples.copy()
    rise, fall = round(RISE * RATE), min(round(FALL * RATE), len(samples) // 3)
    done[:rise] *= (1 - np.cos(np.linspace(0, np.pi, rise))) / 2
    done[-fall:] *= (1 + np.cos(np.linspace(0, np.pi, fall))) / 2
    return done
