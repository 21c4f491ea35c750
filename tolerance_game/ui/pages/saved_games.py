"""The lists of saved games: what their scenes ask for, and what the disk answers later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from tolerance_game.core import Reason
from tolerance_game.session import Home, Session
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui.kit import Context

from .save_as import SaveAsScene, Told
from .saves import SavesActions, SavesScene


class SavedGames:
    """Opens the list and the page for a name."""

    def __init__(
        self,
        context: Context,
        home: Home,
        load: Callable[[SavedGame], None],
        playing: Callable[[], Path | None] = lambda: None,
    ) -> None:
        """`playing` gives the file of the current game, which is not listed."""
        self.context = context
        self.home = home
        self._load = load
        self._playing = playing

    def open(self) -> None:
        """The list of saved games above whatever is there."""
        saves = self.home.saves

        def write(task: Callable[[], Path], told: Told) -> None:
            self._tell(self.home.write(task), told)

        actions = SavesActions(
            entries=self._entries,
            load=self._load,
            rename=lambda path, name, told: write(lambda: saves.rename(path, name), told),
            throw_away=lambda path, told: write(lambda: saves.throw_away(path), told),
            restore=lambda path, told: write(lambda: saves.restore(path), told),
            back=self.context.stage.pop,
        )
        self.context.stage.push(SavesScene(self.context, actions))

    def _entries(self, which: str, told: Callable[[Sequence[SavedGame]], None]) -> None:
        futures: dict[str, Callable[[], Future[tuple[SavedGame, ...]]]] = {
            "saved": lambda: self.home.tasks.do(self.home.saves.entries),
            "going": lambda: self.home.tasks.do(self.home.archive.unfinished),
            "bin": lambda: self.home.tasks.do(self.home.saves.thrown_away),
        }
        playing = self._playing()

        def others(entries: Sequence[SavedGame]) -> None:
            told([one for one in entries if playing is None or one.path != playing])

        self.context.waiting.then(futures[which](), others, lambda _error: told(()))

    def save_as(self, session: Session, proposed: str) -> None:
        """Asks for a name and saves."""

        def save(name: str, told: Told) -> None:
            def answered(problem: Reason | None) -> None:
                told(problem)
                if problem is None:
                    self.context.stage.notice(self.context.say("scene.saves.done", name=name))

            self._tell(session.save_as(name), answered)

        sealed = session.match.header.sealed
        self.context.stage.push(SaveAsScene(self.context, proposed, save, sealed=sealed))

    def _tell(self, future: Future[Any], told: Told) -> None:
        self.context.waiting.then(future, lambda _done: told(None), lambda error: told(_why(error)))


def _why(error: Exception) -> Reason:
    reason = getattr(error, "reason", None)
    if isinstance(reason, Reason):
        return reason
    return Reason("window.failed", {"text": str(error)[:200]})
