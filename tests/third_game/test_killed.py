"""A game whose process was killed goes on where it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.session.tables import ENOUGH, Puppets, a_home, finished_games, play_on, saved_all
from tolerance_game.session import Session

from . import THIRD

ROOT = Path(__file__).parents[2]


def test_a_killed_game_goes_on_to_its_end(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.third_game.killed", str(tmp_path), "7"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        kept = int(process.stdout.readline())
        # As kill -9: nothing is tidied up, nothing is flushed.
        process.kill()
    # A deal; two rounds of a prize and two bids; the third prize, which chance turns up at once.
    assert kept == 1 + 2 * 3 + 1
    home = a_home(tmp_path, Puppets())
    entry = home.tasks.do(home.archive.to_continue).result(ENOUGH)
    assert entry is not None
    # A list says how the game stands that opens, not how it stood after its last round.
    assert (entry.game, entry.moves, entry.problem) == (THIRD, kept, None)
    session = Session.resume(home, entry.path)
    assert session.number == kept
    play_on(session)
    saved_all(session)
    assert session.match.outcome is not None
    assert session.close().result(ENOUGH)
    assert [one.game for one in finished_games(home)] == [THIRD]
    assert home.close()
