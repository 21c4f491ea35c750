"""What the disk has of a game that is played in the window."""

from __future__ import annotations

from pathlib import Path

from tolerance_game.games.schisma.rules.moves import ACTION_OF, Choose, Petition
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.saves.loading import Loaded, load_save

from .schisma_player import Made


def journals(folder: Path, which: str = "finished") -> list[Path]:
    """The games that are over, or those in `games`, which go on."""
    return list(folder.glob(f"{which}/*.journal"))


def loaded(journal: Path) -> Loaded:
    """A game as its journal has it, which must be sound."""
    found = load_save(journal, load_catalogue())
    assert not found.faults, found.faults
    return found


def written(journal: Path, *seats: int) -> list[Made]:
    """The actions of these seats in a game of Schisma."""
    found = []
    for moment in loaded(journal).moments:
        move = moment.move
        if moment.seat not in seats:
            continue
        if isinstance(move, Choose):
            found.append(Made("choose", -1, tuple(filter(None, move.targets))))
        else:
            targets = move.targets if isinstance(move, Petition) else ()
            found.append(Made(ACTION_OF[type(move)], move.column, tuple(filter(None, targets))))
    return found
