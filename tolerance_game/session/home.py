"""The home of all games: folders, figures, settings, saves, and who decides for the opponents.

home = Home(folders, catalogue, read_settings(folders.settings), language="de")
home.on_news = wake_the_window        # may be called from any thread
home.begin()
...
home.close()
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, TypeVar

from tolerance_game.core import Reason
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.data.languages import FALLBACK
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.storage.disk.log import Log
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.saves.journal import PATIENCE
from tolerance_game.storage.saves.saves import NotSaved, Saves
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.storage.settings.settings_file import SettingsFile, write_settings
from tolerance_game.storage.statistics.statistics_file import Gathered
from tolerance_game.words import Words
from tolerance_game.worker import Worker

from .archive import Archive
from .background_tasks import BackgroundTasks

SAVED: Final = "saved"
CLOSING_SECONDS: Final = 8.0

T = TypeVar("T")

log = logging.getLogger(__name__)


class Home:
    """What every game of this run needs. All methods belong to one thread and never wait."""

    def __init__(
        self,
        folders: Folders,
        catalogue: Catalogue,
        file: SettingsFile,
        *,
        language: str = FALLBACK,
        may_write: bool = True,
        refused: Reason | None = None,
        log: Log | None = None,
        opponents: Worker | None = None,
        system: System = SYSTEM,
        patience: float = PATIENCE,
        notices: tuple[Reason, ...] = (),
    ) -> None:
        """`refused` says why this copy may not write; `opponents` replace the worker in tests."""
        self.notices = notices
        """Reported once at the start."""
        self.folders = folders
        self.catalogue = catalogue
        self.settings = file.settings
        """The current settings; `keep` changes them."""
        self.language = language
        self.may_write = may_write
        self.refused = None if may_write else refused
        self.has_lost = False
        """Whether the last game was not saved completely."""
        self.log = log
        self.on_news: Callable[[], None] | None = None
        """Called from any thread when a `tick` has something to do or a future is done."""
        self.system = system
        self.patience = patience
        self.tasks = BackgroundTasks(self.wake)
        self.archive = Archive(folders, catalogue, may_write, system)
        self.saves = Saves(folders.data / SAVED, system, catalogue)
        """For use in tasks: its calls wait for the disk. Those that write go through `write`."""
        self._file = file
        self._opponents = opponents
        self.open: list[Callable[[], object]] = []
        """What ends each session that is still open when the home is closed."""

    @property
    def opponents(self) -> Worker:
        """Decides for opponents: one worker for all games of this run."""
        if self._opponents is None:
            self._opponents = Worker(on_answer=self.wake)
            self._opponents.start()
        return self._opponents

    def begin(self) -> Future[Gathered]:
        """At the start of the program: starts the worker and tidies up the saved games.

        Returns the statistics, with all games that ended and were not counted yet.
        """
        assert self.opponents is not None
        return self.tasks.do(self._catch_up)

    def wake(self) -> None:
        """Wakes the window or the terminal, which sleeps until something happens. Never raises."""
        try:
            if self.on_news is not None:
                self.on_news()
        except Exception:
            # The threads that call this have games to save and must go on.
            log.exception("waking the window failed")

    def write(self, task: Callable[[], T]) -> Future[T]:
        """A task that changes the saves; in a copy that may not write the future raises NotSaved.

        Otherwise the future raises what the method of `saves` raises.
        """
        if self.refused is None:
            return self.tasks.do(task)
        refused: Future[T] = Future()
        refused.set_exception(NotSaved(self.refused))
        return refused

    def keep(self, settings: Settings) -> Future[Reason | None]:
        """Uses these settings from now on; the future is the reason if they cannot be written."""
        self.settings = settings
        if not self.may_write:
            refused: Future[Reason | None] = Future()
            refused.set_result(self.refused)
            return refused
        return self.tasks.do(lambda: self._write(settings))

    def close(self, timeout: float = CLOSING_SECONDS) -> bool:
        """Ends sessions, tasks and the worker; whether all was done in time.

        For the end of the program: this may wait for the disk.
        """
        for close in tuple(self.open):
            close()
        if self._opponents is not None:
            self._opponents.close()
        return self.tasks.close(timeout)

    def _catch_up(self) -> Gathered:
        if self.may_write:
            self.saves.tidy()
        number = self.archive.catch_up()
        if number:
            log.info("finished games put away: %d", number)
        return self.archive.statistics()

    def _write(self, settings: Settings) -> Reason | None:
        say = Words(self.language).say
        self._file, reason = write_settings(self._file, settings, say, self.system)
        if reason is None and self.settings is settings:
            # Changes made to the file in the meantime are kept.
            self.settings = self._file.settings
        return reason
