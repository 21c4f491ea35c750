"""Lines of the log that were written out by hand, as cases of a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.rows import rows
from tolerance_game.core.events import Event

Line = tuple[Event, str, str]
"""An event, its English line and its German one."""


def lines_by_hand(table: str, names: Mapping[str, object]) -> list[Line]:
    """The table writes each event as Python does, with these names."""
    return [(eval(event, {**names}), english, german) for event, english, german in rows(table)]


def each_line(lines: Sequence[Line]) -> pytest.MarkDecorator:
    """A test with `event`, `english` and `german` for each of the lines."""
    ids = [f"{event.kind}-{event.paragraph}" for event, *_lines in lines]
    return pytest.mark.parametrize(("event", "english", "german"), lines, ids=ids)
