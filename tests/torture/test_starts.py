"""The instrument of crafted files finds what it looks for; no program is started here."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from . import starts
from .crafted import CRAFTS, WILD
from .originals import games
from .report import Report
from .starts import SOUND, STOPPED, Ended


@pytest.mark.parametrize(
    ("way", "ended"),
    [
        ("text", Ended(1, "")),
        ("report", Ended(2, "")),
        ("window", Ended(3, "")),
        ("check", Ended(0, "Traceback (most recent call last):")),
        ("text", Ended(0, "Exception ignored in: <stdout>")),
        ("replay", Ended(0, WILD)),
        ("text", Ended(-1, "no answer")),
    ],
)
def test_what_no_start_may_do_is_found(way: str, ended: Ended) -> None:
    assert starts._faults(way, ended)


@pytest.mark.parametrize("way", starts.WAYS)
def test_a_start_that_says_what_is_wrong_is_none(way: str) -> None:
    code = {"check": 2, "replay": 2, "window": STOPPED}.get(way, 0)
    assert starts._faults(way, Ended(code, "x.journal: the file is empty.\n")) == []


def test_a_sound_game_that_is_hidden_is_found(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for where in ("games", "saved"):
        (data / where).mkdir(parents=True)
    content = next(one.content for one in games() if b'"winners"' not in one.content)
    for name in (f"games/{SOUND}.journal", "saved/sound.save"):
        (data / name).write_bytes(content)
    report = Report("starts")
    assert starts._listed(tmp_path, data, report) == []
    assert report.counts["games read in two ways"] == 1
    (data / "games" / f"{SOUND}.journal").write_bytes(b"")
    (data / "saved" / "sound.save").unlink()
    (tmp_path / "copy").rename(tmp_path / "before")
    assert len(starts._listed(tmp_path, data, report)) == 2


@pytest.mark.parametrize("craft", dict.fromkeys(CRAFTS))
def test_every_craft_makes_something(craft: object, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    assert callable(craft)
    craft(tmp_path, Random(1))
    assert [path for path in tmp_path.rglob("*") if path.name != "games"]
