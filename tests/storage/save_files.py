"""Saves as bytes, and the lines of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tolerance_game.core.errors import GameError, Reason
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.save_lines import save_text

from .instruments import Game

NOW = datetime(2026, 11, 18, 20, 15, 7, tzinfo=UTC)


def lines_of(content: bytes) -> list[bytes]:
    return content.splitlines(keepends=True)


def save_of(played: Game, moves: int | None = None) -> bytes:
    return save_text(played.header, played.moments[:moves], NOW)


def unchecked(content: bytes) -> bytes:
    lines = (json.loads(line) for line in content.splitlines())
    return b"".join(
        json.dumps({key: value for key, value in line.items() if key != "check"}).encode() + b"\n"
        for line in lines
    )


def check_save(
    path: Path, catalogue: Catalogue | None = None, system: System = SYSTEM
) -> tuple[Reason, ...]:
    """All that is wrong with a journal or a save."""
    try:
        return load_save(path, catalogue, system).faults
    except GameError as error:
        cause = error.__cause__
        return (error.reason, cause.reason) if isinstance(cause, GameError) else (error.reason,)


@contextmanager
def refused(kind: type[GameError], reason: str) -> Iterator[None]:
    """Expects an error of this kind with this reason."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.reason.id == reason
