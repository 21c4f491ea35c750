"""A process that plays the third game until it is killed.

python -m tests.third_game.killed FOLDER MOVES
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.session.tables import Puppets, a_home, begun, play_on, saved_all

from . import THIRD, put_on_the_list


def main(folder: str, moves: str) -> None:
    """Plays so many moves, says so when they are on the disk, and waits for the end."""
    put_on_the_list(pytest.MonkeyPatch())
    home = a_home(Path(folder), Puppets())
    session = begun(home, THIRD)
    play_on(session, lambda one: one.number >= int(moves))
    saved_all(session)
    print(session.number, flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
