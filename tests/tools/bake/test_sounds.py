"""The sounds: there for every cue of the design, short, alike in loudness, and without a click."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from tools.bake import sounds
from tools.bake.__main__ import main
from tools.bake.sounds_wave import RATE, WINDOW, decode, encode, finished, loudness, seconds, times

from .reading import ASSETS

FOLDER = ASSETS / "sounds"
DESIGN = {
    *("card_slide", "card_lay", "card_lift", "illegal", "trick_won", "effect_step", "coins"),
    *("bell", "kill", "condemn", "convert", "wild", "pennant", "loan", "seal", "score_figure"),
    *("reign", "monarch", "curtain_down", "curtain_up", "button", "drawer", "pull", "push"),
    *("excommunicate", "danger", "victory", "defeat"),
}
LONG = {"victory": 2.5, "defeat": 2.5}
"""Music; everything else is over before the next thing happens."""
BYTES = 1_200_000
CUES = sorted(DESIGN)
Samples = npt.NDArray[np.float64]


def samples(cue: str) -> Samples:
    return decode((FOLDER / f"{cue}.wav").read_bytes())


def decibels(strength: float) -> float:
    return float(20 * np.log10(max(strength, 1e-6)))


def strongest(wave: Samples) -> float:
    """The root of the mean square in the loudest tenth of a second, nothing weighed."""
    window = round(WINDOW * RATE)
    squares = np.pad(np.pad(wave, window) ** 2, (1, 0)).cumsum()
    return float(np.sqrt((squares[window:] - squares[:-window]).max() / window))


def test_there_is_a_sound_for_every_cue_of_the_design_and_no_other() -> None:
    assert {sound.cue for sound in sounds.SOUNDS} == DESIGN
    assert {path.name for path in FOLDER.iterdir()} == {f"{cue}.wav" for cue in DESIGN}


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < BYTES


@pytest.mark.torture
def test_the_files_are_what_the_bake_makes() -> None:
    assert main(["--only", sounds.KIND, "--jobs", "1", "--check"]) == 0


@pytest.mark.torture
def test_the_bake_makes_the_same_twice() -> None:
    for sound in sounds.SOUNDS:
        assert sound.make() == sound.make(), sound.cue


def test_another_sound_is_found_out(tmp_path: Path) -> None:
    data = sounds.SOUNDS[0].make()
    path = tmp_path / "x.wav"
    assert not sounds.same(path, data)
    path.write_bytes(encode(decode(data) * 0.99))
    assert not sounds.same(path, data)
    path.write_bytes(encode(decode(data)[:-1]))
    assert not sounds.same(path, data)
    path.write_bytes(data)
    assert sounds.same(path, data)


def test_sounds_are_not_baked_when_pictures_of_a_size_are_wanted() -> None:
    assert sounds.paths(None, 1) == []
    assert sounds.paths("kill", None) == ["sounds/kill.wav"]
    assert len(sounds.paths(None, None)) == len(sounds.paths("sounds", None)) == len(DESIGN)


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_is_short_leaves_room_for_others_and_lies_about_the_middle(cue: str) -> None:
    wave = samples(cue)
    assert 0.04 < seconds(wave) <= LONG.get(cue, 0.9)
    assert -18 < decibels(np.abs(wave).max()) <= -6
    assert abs(wave.mean()) < 1e-3


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_is_as_loud_as_the_others(cue: str) -> None:
    """Softer are those that are heard at every step; none is louder."""
    wave = samples(cue)
    level = {sound.cue: sound.level for sound in sounds.SOUNDS}[cue]
    assert -5 <= level <= 0
    assert decibels(loudness(wave)) == pytest.approx(-21.1 + level, abs=0.7)
    assert -31 < decibels(strongest(wave)) < -16


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_does_not_click(cue: str) -> None:
    """It comes out of nothing and goes into nothing."""
    wave = samples(cue)
    peak = np.abs(wave).max()
    assert wave[0] == 0
    assert np.abs(wave[:4]).max() < peak * 0.1
    assert np.abs(wave[-round(0.002 * RATE) :]).max() < 10 ** (-60 / 20)


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_ends_where_it_is_no_longer_heard(cue: str) -> None:
    wave = samples(cue)
    heard = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * 10 ** (-60 / 20))
    assert len(wave) - heard[-1] < 0.06 * RATE


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_is_heard_on_a_small_speaker(cue: str) -> None:
    """A good part of it lies between 150 and 8000 Hz, and nothing to speak of below 40."""
    wave = samples(cue)
    power = np.abs(np.fft.rfft(wave)) ** 2
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    assert power[(pitch > 150) & (pitch < 8000)].sum() > 0.3 * power.sum()
    assert power[pitch < 40].sum() < 0.02 * power.sum()


def test_no_two_sounds_are_alike() -> None:
    assert len({(FOLDER / f"{cue}.wav").read_bytes() for cue in CUES}) == len(CUES)


def test_pull_is_lower_than_push_and_bells_fall() -> None:
    def middle(wave: Samples) -> float:
        power = np.abs(np.fft.rfft(wave)) ** 2
        return float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())

    assert middle(samples("pull")) * 1.8 < middle(samples("push"))
    falling = samples("defeat")
    third = round(0.36 * RATE)
    assert middle(falling[:third]) > middle(falling[-third:]) * 1.2


def test_what_is_too_loud_is_rounded_and_what_is_too_long_is_cut() -> None:
    second = times(1.0)
    burst = np.where(second < 0.004, 30.0, 0.01) * np.sin(2 * np.pi * 900 * second)
    burst[second > 0.3] = 0
    done = finished(burst)
    assert np.abs(done).max() <= 0.5
    assert seconds(done) < 0.31


def test_a_file_of_another_kind_is_refused() -> None:
    data = bytearray(encode(np.zeros(100)))
    data[24:28] = (44100).to_bytes(4, "little")
    with pytest.raises(ValueError, match="44100"):
        decode(bytes(data))
