"""What the libraries below write to the terminal while the window opens is kept away from it."""

from __future__ import annotations

import os

import pytest

from tolerance_game.ui.kit.hush import hushed


def test_what_is_written_afterwards_is_seen_again(capfd: pytest.CaptureFixture[str]) -> None:
    with hushed():
        os.write(2, b"below\n")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"
    with pytest.raises(ValueError, match="meanwhile"), hushed():
        raise ValueError("meanwhile")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"
