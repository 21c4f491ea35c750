"""The saved games, those going on, and the bin: load, rename, throw away, take back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.session import Home, Session
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, Spot, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.shelf import RowWindow

from . import saved_game_lines
from .page import Page, Widget
from .save_as import LONGEST, SaveAsScene, Told
from .saved_game_faces import FREE, NAME, Line, draw_faces, name_lines, places_for, plates_of

Act = Callable[[], None]

SHEET: Final = Box(210, 22, 1500, 1036)
SHELVES: Final = ("saved", "going", "bin")
ROW: Final = 116.0
LIST: Final = Box(262, 204, 1372, ROW * 6)
TAKEN: Final = {"saved": 570, "going": 392, "bin": 220}
"""So much of a row the buttons take, with the margins."""


class SavedGames:
    """What can be done with saved games; what waits for the disk answers by `told`."""

    def __init__(
        self,
        context: Context,
        home: Home,
        load: Callable[[SavedGame], None],
        playing: Callable[[], Path | None] = lambda: None,
        on_title: Collection[str] | None = None,
    ) -> None:
        """`load` goes on with a game; `playing` gives the file of the current one, `on_title`
        are the games that the title goes on with.
        """
        self.context = context
        self.home = home
        self.load = load
        self._playing = playing
        self._on_title = on_title

    def open(self) -> None:
        """The list of saved games above the current scene."""
        self.context.stage.push(SavesScene(self.context, self))

    def entries(self, which: str, told: Callable[[Sequence[SavedGame]], None]) -> None:
        """The games of a shelf without the current one; none where the disk fails."""
        saves, archive, playing = self.home.saves, self.home.archive, self._playing()
        shelves = {"saved": saves.entries, "going": archive.unfinished, "bin": saves.thrown_away}

        def others(entries: Sequence[SavedGame]) -> None:
            told([one for one in entries if playing is None or one.path != playing])

        found = self.home.tasks.do(shelves[which])
        self.context.waiting.then(found, others, lambda _error: told(()))

    def why_empty(self, which: str, told: Callable[[str], None]) -> None:
        """Says by which text a shelf is empty; there may be a game that is on no shelf."""
        text = f"scene.saves.empty.{which}"
        if which == "going" and self._playing() is not None:
            text = "scene.saves.empty.other"
        told(text)
        if text != "scene.saves.empty.going":
            return

        def next_one(entry: SavedGame | None) -> None:
            if entry is not None and entry.is_over:
                told("scene.saves.empty.series")

        archive = self.home.archive
        found = self.home.tasks.do(lambda: archive.to_go_on_with(self._on_title))
        self.context.waiting.then(found, next_one, lambda _error: None)

    def rename(self, path: Path, name: str, told: Told) -> None:
        """Gives a saved game another name."""
        self._tell(self.home.write(lambda: self.home.saves.rename(path, name)), told)

    def throw_away(self, path: Path, told: Told) -> None:
        """Moves a game to the bin."""
        self._tell(self.home.write(lambda: self.home.saves.throw_away(path)), told)

    def restore(self, path: Path, told: Told) -> None:
        """Takes a game back from the bin."""
        self._tell(self.home.write(lambda: self.home.saves.restore(path)), told)

    def save_as(self, session: Session, proposed: str) -> None:
        """Asks for a name and saves."""

        def save(name: str, told: Told) -> None:
            def answered(problem: Reason | None) -> None:
                told(problem)
                if problem is None:
                    self.context.stage.notice(self.context.say("scene.saves.done", name=name))

            self._tell(session.save_as(name), answered)

        sealed = session.match.header.sealed
        self.context.stage.push(SaveAsScene(self.context, proposed, save, sealed))

    def _tell(self, future: Future[Path], told: Told) -> None:
        def failed(error: Exception) -> None:
            reason = getattr(error, "reason", None)
            other = Reason("window.failed", {"text": str(error)[:200]})
            told(reason if isinstance(reason, Reason) else other)

        self.context.waiting.then(future, lambda _done: told(None), failed)


class SavesScene(Page):
    """Three shelves, one of them in sight."""

    name = "saves"

    def __init__(
        self, context: Context, games: SavedGames,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:  # fmt: skip
        super().__init__(context)
        self._games = games
        self._clock = clock
        self._which = SHELVES[0]
        self._entries: Sequence[SavedGame] | None = None
        """None while the disk is asked."""
        self._empty = ""
        """The text on a shelf without games."""
        self._shelf = RowWindow(LIST, ROW)
        self._renames: Path | None = None
        self._new_name = ""
        self._problem: Reason | None = None

    def entered(self) -> None:
        """The list may have changed meanwhile."""
        which = self._which

        def take(entries: Sequence[SavedGame]) -> None:
            if which == self._which:
                self._entries = entries
                self._shelf.hold(len(entries))
                if not entries:
                    self._games.why_empty(which, explain)

        def explain(text: str) -> None:
            if which == self._which:
                self._empty = text
                self.context.stage.dirty = True

        self._games.entries(which, take)

    def first_focus(self) -> str | None:
        """The latest game."""
        return "save/0/load" if self._entries and self._which != "bin" else f"shelf/{self._which}"

    def widgets(self) -> Sequence[Widget]:
        """The shelves, the rows in sight, and Back."""
        say = self.context.say
        found: list[Widget] = [
            Choice("shelf", Box(880, 96, 754, 46),
                   tuple((one, say(f"scene.saves.{one}")) for one in SHELVES), self._which,
                   self._turn_to, size=22),
        ]  # fmt: skip
        for row, box in self._shelf.rows():
            found += self._of_row(row, box)
        return [*found, self.back_button(262, 954)]

    def _of_row(self, row: int, box: Box) -> list[Widget]:
        assert self._entries is not None
        entry, last = self._entries[row], Box(box.right - 176, box.y + 26, 164, 56)

        def button(name: str, said: str, x: float, act: Act, icon: str = "") -> Button:
            label = self.context.say(f"scene.saves.{said}")
            return Button(f"save/{row}/{name}", last.moved(x, 0), label, act, icon, size=21,
                          group="rows", says=f"{entry.name}: {label}")  # fmt: skip

        if self._which == "bin":
            restore = partial(self._games.restore, entry.path, self._told)
            return [button("restore", "restore", 0, restore)]
        found: list[Widget] = []
        if self._renames == entry.path:
            field = f"save/{row}/name"
            found.append(
                Field(field, Box(box.x + 20, box.y + 5, 560, 42), self._new_name, self._call,
                      partial(self.write, field), "", LONGEST, pen=self.pen_in(field))
            )  # fmt: skip
        if entry.problem is None:
            load = partial(self._games.load, entry)
            beside = -356 if self._which == "saved" else -178
            found.append(button("load", "load", beside, load, "play-button"))
        if self._which == "saved":
            rename = partial(self._begin_rename, row, entry)
            found.append(button("rename", "rename", -178, rename))
        throw_away = partial(self._games.throw_away, entry.path, self._told)
        return [*found, button("bin", "throw_away", 0, throw_away)]

    def _turn_to(self, which: str) -> None:
        self._which, self._shelf = which, RowWindow(LIST, ROW)
        self._entries = self._problem = self._renames = None
        self.entered()

    def _begin_rename(self, row: int, entry: SavedGame) -> None:
        self._renames, self._new_name, self._problem = entry.path, entry.name, None
        self.write(f"save/{row}/name")

    def _call(self, name: str) -> None:
        self._new_name = name

    def intent(self, intent: Intent) -> bool:
        """Enter in the field renames; the arrows turn the shelf at its ends."""
        if self.typing and intent in (Intent.CONFIRM, Intent.BACK, Intent.NEXT):
            path, name = self._renames, self._new_name.strip()
            row = (self.focus or "").split("/")[1:2]
            self._renames = None
            self.focus = f"save/{row[0]}/rename" if row else self.focus
            if path is not None and name and intent is not Intent.BACK:
                self._games.rename(path, name, self._told)
            return True
        if intent in (Intent.UP, Intent.DOWN) and self.by_keys and not self.typing:
            return self._step(1 if intent is Intent.DOWN else -1)
        return super().intent(intent)

    def _step(self, by: int) -> bool:
        """Up and down along one column, also to rows that are not in sight yet."""
        parts = (self.focus or "").split("/")
        if parts[0] != "save" or len(parts) < 3 or not self._entries:
            return False
        row = int(parts[1]) + by
        if not 0 <= row < len(self._entries):
            return False
        self._shelf.show(row)
        wanted = f"save/{row}/{parts[2]}"
        known = [spot.id for spot in self.spots()]
        self.focus = wanted if wanted in known else f"save/{row}/bin"
        return True

    def focused(self, spot: Spot | None) -> None:
        """What has the focus is in sight."""
        parts = spot.id.split("/") if spot else []
        if len(parts) == 3 and parts[0] == "save":
            self._shelf.show(int(parts[1]))

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel turns the shelf."""
        return LIST.holds(x, y) and self._shelf.turn(-round(by) or (-1 if by > 0 else 1))

    def _told(self, problem: Reason | None) -> None:
        self._problem = problem
        self.entered()

    def draw(self, canvas: Canvas) -> None:
        """The sheet with its rows."""
        say = self.context.say
        self.paper(canvas, SHEET, say("scene.saves.heading"), 52)
        ornaments.line(canvas, 262, 184, 1396, "ink", 1.4)
        if not self._entries:
            text = "scene.saves.waiting" if self._entries is None else self._empty
            with canvas.region(LIST):
                canvas.text(say(text), SHEET.cx, 300, "name_italic", 28,
                            "ink_second", "c", middle=True, fit=1200)  # fmt: skip
        else:
            for row, box in self._shelf.rows():
                self._row(canvas, self._entries[row], box)
        self._shelf.draw(canvas)
        with canvas.region(Box(520, 934, 1120, 96)):
            if self._problem is not None:
                text = self.context.teller.reason(self._problem)
                canvas.paragraph(text, 520, 950, 1114, "label", 23, "rubric")
        self.draw_widgets(canvas)

    def _row(self, canvas: Canvas, entry: SavedGame, box: Box) -> None:
        words = self.context.words
        ground = Box(box.x, box.y, box.w, box.h - 10)
        ornaments.tablet(canvas, ground, "paper_aged", "ink_ornament", radius=6, opacity=0.72)
        room, x = box.w - TAKEN[self._which], box.x + 20
        going = self._which == "going"
        standing = saved_game_lines.standing(words, entry)
        said = saved_game_lines.players_and_date(words, entry, self._clock())
        # The name of a saved game may take two lines.
        beside = [Line(standing, "name", NAME), Line(said, "italic", 21)]
        beside = beside if going else [Line(standing, "body", 21)]
        left = self._faces(canvas, entry, beside, Box(x, box.y, room, box.h))
        name = name_lines(canvas, standing if going else entry.name, left)
        down = 4 if len(name) > 1 else 0
        with canvas.region(Box(x, box.y, room, box.h - 10)):
            for number, line in enumerate(name if self._renames != entry.path else ()):
                y = box.y + (18 + 24 * number if down else 30)
                canvas.text(line.text, x, y, "name", line.size, "ink", middle=True, fit=left)
            if entry.problem is not None:
                reason = self.context.teller.reason(entry.problem)
                lines = canvas.wrap(reason, "italic", 19, room)
                for place, row in enumerate(lines[:2]):
                    canvas.text(row, x, box.y + 62 + place * 25, "italic", 19, "rubric",
                                middle=True)  # fmt: skip
                return
            if not going:
                canvas.text(
                    standing, x, box.y + 62 + down, "body", 21, "ink", middle=True, fit=left
                )
            y, fit = (box.y + 72, left) if going else (box.y + 88 + down / 2, room)
            canvas.text(said, x, y, "italic", 21, "ink_second", middle=True, fit=fit)

    def _faces(self, canvas: Canvas, entry: SavedGame, lines: Sequence[Line], room: Box) -> float:
        """Draws those at the table of a game; how much of the room they leave to the lines."""
        plates = plates_of(entry.seats)
        if not plates or self._renames == entry.path:
            return room.w
        # Where there is a third line, it runs below the faces.
        y = room.y + (20 if self._which == "going" else 7)
        places = places_for(canvas, lines, len(plates), room._replace(y=y))
        draw_faces(canvas, plates, places)
        return places[0].x - FREE - room.x
