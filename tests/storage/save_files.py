"""Saves as bytes, and the lines of them."""

from __future__ import annotations

import json
from datetime import UTC, datetime

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
