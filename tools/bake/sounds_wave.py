"""A wave: how loud it is, how it begins and ends, and the bytes of its file."""

from __future__ import annotations

import io
import wave
from typing import Final

import numpy as np

from .field import Field, Mask

RATE: Final = 22_050
"""Samples a second: enough for wood and paper, half of what music needs."""
PEAK: Final = 0.5
"""No sample is further from the middle: 6 dB are left for sounds that meet."""
LOUDNESS: Final = 0.088
"""What the ear takes for the strength of every sound, in its loudest tenth of a second."""
WINDOW: Final = 0.1
FLOOR: Final = 0.0012
"""What is softer than this share of the peak is not heard: there a sound ends."""
RISE, FALL = 0.0012, 0.03
"""Seconds in which a sound comes out of silence and goes back into it, so that nothing clicks."""


def seconds(samples: Field) -> float:
    """How long it sounds."""
    return len(samples) / RATE


def times(length: float) -> Field:
    """The second of every sample."""
    return np.arange(round(length * RATE), dtype=float) / RATE


def mixed(length: float, *parts: tuple[float, Field]) -> Field:
    """Parts that each begin at their second, in a sound of this length."""
    whole = np.zeros(round(length * RATE), dtype=float)
    for begin, part in parts:
        at = round(begin * RATE)
        kept = part[: max(0, len(whole) - at)]
        whole[at : at + len(kept)] += kept
    return whole


def weighted(samples: Field, low: float = 150.0, high: float = 1500.0) -> Field:
    """The samples as the ear weighs them: less of what is low, a little more of what is high."""
    pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
    ratio = (pitch / low) ** 2
    shelf = 1 + 0.5 * pitch**2 / (pitch**2 + high**2)
    return np.fft.irfft(np.fft.rfft(samples) * ratio / (1 + ratio) * shelf, len(samples))


def loudness(samples: Field) -> float:
    """The strength of the loudest tenth of a second, as the ear weighs it."""
    window = round(WINDOW * RATE)
    # What follows a sound is silence, so a short one counts as less than a long one.
    squares = np.pad(weighted(np.pad(samples, window)) ** 2, (1, 0)).cumsum()
    return float(np.sqrt((squares[window:] - squares[:-window]).max() / window))


def finished(samples: Field, level: float = 0.0) -> Field:
    """The sound as it is heard: as loud as all others, but for `level` in dB, without a click."""
    samples = _trimmed(_without_rumble(samples))
    aim = LOUDNESS * 10 ** (level / 20)
    for _ in range(6):
        # Bending the peaks takes some strength away, so this is repeated.
        samples = _bent(samples * (aim / loudness(samples)))
    return _ramped(samples)


def encode(samples: Field) -> bytes:
    """The bytes of a WAV file of one channel and 16 bits."""
    whole = np.rint(samples * 32767).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(whole.tobytes())
    return file.getvalue()


def decode(data: bytes) -> Field:
    """The samples of a file: -1 to 1. Raises ValueError if it is not of our kind."""
    with wave.open(io.BytesIO(data)) as reader:
        kind = (reader.getnchannels(), reader.getsampwidth(), reader.getframerate())
        if kind != (1, 2, RATE):
            raise ValueError(kind)
        return np.frombuffer(reader.readframes(reader.getnframes()), "<i2") / 32767


def _without_rumble(samples: Field, low: float = 45.0) -> Field:
    """No speaker of a desk gives back what is lower; it would only eat the room of the rest."""
    padded = np.pad(samples, (0, len(samples)))
    pitch = np.fft.rfftfreq(len(padded), 1 / RATE)
    ratio = (pitch / low) ** 4
    spectrum = np.fft.rfft(padded) * ratio / (1 + ratio)
    return np.fft.irfft(spectrum, len(padded))[: len(samples)]


def _trimmed(samples: Field) -> Field:
    heard: Mask = np.abs(samples) > np.abs(samples).max() * FLOOR
    return samples[: int(np.flatnonzero(heard)[-1]) + 1]


def _bent(samples: Field, knee: float = 0.6) -> Field:
    """Peaks are rounded off above the knee, as wood and skin do it, never cut."""
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
