"""Every text that the code asks for is there in both languages, and no other."""

from __future__ import annotations

from functools import cache

import pytest

from tolerance_game import games
from tolerance_game.storage.data.faults import FAULTS
from tolerance_game.words import languages
from tolerance_game.words.teller import Teller
from tolerance_game.words.texts import load_texts

from .everything import Recorder, say_everything
from .needs import constants, mentioned, reasons


@cache
def _that_said_everything(language: str) -> Recorder:
    teller = Teller(Recorder(language))
    say_everything(teller)
    assert isinstance(teller.words, Recorder)
    return teller.words


@pytest.fixture(params=languages())
def recorder(request: pytest.FixtureRequest) -> Recorder:
    """Strict words that have said everything."""
    return _that_said_everything(request.param)


def test_the_languages_have_the_same_texts() -> None:
    english, *others = (set(load_texts(language).templates) for language in languages())
    assert others
    for other in others:
        assert other == english


def test_every_text_is_used(recorder: Recorder) -> None:
    # The terminal and the command line ask by their own ids, which must stand in their code.
    unused = {text for text in recorder.ids() if text not in recorder.said and not _asked(text)}
    assert unused == set()


ASKED = (
    *(
        "handbook.",
        "terminal.",
        "error.",
        "scene.",
        "reckoning.",
        "table.",
        "cards.",
        "window.",
        "session.",
        "cast.",
    ),
    *("statistics.column.", "tolerance.saved_game.", "schisma.saved_game.", "schisma.side."),
    *("schisma.table.", "schisma.setup."),
    *(
        f"{game}.{part}"
        for game in games.names()
        for part in ("name", "title.", "setup.", "table.", "intent.", "opponent.", "remark.")
    ),
)
"""What screens ask for by ids that stand in their code, perhaps with a part filled in."""


def _asked(text: str) -> bool:
    return text.startswith(ASKED) and mentioned(text)


def test_everything_said_has_a_text(recorder: Recorder) -> None:
    assert recorder.said <= set(recorder.ids())


def test_the_derivation_finds_reasons_of_every_shape() -> None:
    found = dict(reasons())
    assert found["tolerance.follow_suit"] == {"card", "suit"}
    assert found["error.options.value"] == {"text", "found", "known"}
    # Handed in as an argument, with keywords as values.
    assert found["schisma.options.ruling"] == {"ruling", "value"}
    # Values gathered in a variable.
    assert found["schisma.unfit.idle"] == {"person", "step", "column", "target"}
    assert found["schisma.targets.*"] == {"person", "step"}
    assert len(found) > 50


def test_every_reason_has_a_text() -> None:
    # One test of all: to list them takes long, and would be done by whoever runs any test at all.
    known, explicit = set(load_texts("en").templates), set(dict(reasons()))
    for text in sorted(explicit):
        if not text.endswith("*"):
            assert text in known
            continue
        # Whatever may follow must be a word of the code, as in `Misfit(index, "missing", GONE)`.
        ends = {one[len(text) - 1 :] for one in known - explicit if one.startswith(text[:-1])}
        assert ends, text
        assert ends <= constants("games"), text


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_every_fault_has_a_text(fault: str) -> None:
    assert all(fault in load_texts(language).templates for language in languages())
