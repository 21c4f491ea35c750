"""The page that is left when the program has gone wrong.

It is drawn by plain means, letters and rectangles: no pictures, no texts from files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game.crash_words import CrashWords
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.settings.crash_report import Crash
from tolerance_game.ui.kit import Box, Canvas, Context, Intent, Scene, Spot
from tolerance_game.ui.kit.clipboard import copied
from tolerance_game.ui.kit.folder_opener import opens

SHEET: Final = Box(330, 130, 1260, 820)
TEXT: Final = Box(410, 190, 1100, 600)
BUTTON: Final = Box(410, 836, 340, 66)
APART: Final = 40.0
ROWS: Final = 4
"""Lines for the name of the file; of a longer one the middle is left out."""
FIRST: Final = "crash/copy"


class _Answer(NamedTuple):
    id: str
    label: str
    act: Callable[[], None]


class CrashScene(Scene):
    """What happened, and what can be done about it."""

    name = "crash"

    def __init__(
        self, context: Context, crash: Crash, words: CrashWords,
        open_folder: Callable[[Path], bool] = opens, copy: Callable[[str], bool] = copied,
    ) -> None:  # fmt: skip
        super().__init__(context)
        self._crash = crash
        self._words = words
        self._open = open_folder
        self._copy = copy
        self._said = ""

    # What can be done.

    @property
    def _answers(self) -> Sequence[_Answer]:
        found = [_Answer(FIRST, self._words.copy, self._copy_report)]
        if self._crash.path is not None:
            open_it = partial(self._open_folder, self._crash.path)
            found.append(_Answer("crash/open", self._words.open, open_it))
        return [*found, _Answer("crash/quit", self._words.quit, self._quit)]

    def _copy_report(self) -> None:
        words = self._words
        self._said = words.copied if self._copy(self._crash.report) else words.not_copied

    def _open_folder(self, path: Path) -> None:
        words, found = self._words, False
        with suppress(OSError):
            found = self._open(path.parent)
        if found:
            self._said = words.opened
        else:
            could = self._copy(shown(path.parent))
            self._said = words.copied_folder if could else words.not_opened

    def _quit(self) -> None:
        self.context.quit()

    def spots(self) -> Sequence[Spot]:
        """The buttons, side by side."""
        return [
            Spot(one.id, BUTTON.moved(place * (BUTTON.w + APART), 0), one.act, one.label, "crash")
            for place, one in enumerate(self._answers)
        ]

    def first_focus(self) -> str | None:
        """What does no harm: a key may have been pressed for what was seen before."""
        return FIRST

    def intent(self, intent: Intent) -> bool:
        """Escape only leads to the button that quits."""
        if intent is Intent.BACK:
            self.focus, self.by_keys = "crash/quit", True
            return True
        return False

    # What it looks like.

    def draw(self, canvas: Canvas) -> None:
        """The sheet, what happened, the buttons."""
        canvas.surface.fill(canvas.colour("table"))
        canvas.covered(canvas.scale.window)
        canvas.fill(SHEET.grown(6), "edge")
        canvas.fill(SHEET, "line_strong")
        canvas.fill(SHEET.grown(-4), "paper")
        canvas.fill(SHEET.grown(-18), "line")
        canvas.fill(SHEET.grown(-20), "paper")
        words, crash = self._words, self._crash
        with canvas.region(TEXT):
            canvas.text(words.title, TEXT.x, TEXT.y, "heading", 66, "rubric")
            y = canvas.paragraph(words.unforeseen, TEXT.x, TEXT.y + 108, TEXT.w, size=30)
            y = canvas.paragraph(crash.what, TEXT.x, y + 8, TEXT.w, "italic", 27, "ink_second")
            if crash.kept:
                y = canvas.paragraph(words.kept, TEXT.x, y + 26, TEXT.w, "label", 30)
            if crash.path is None:
                y = canvas.paragraph(words.unwritten, TEXT.x, y + 26, TEXT.w, size=30)
            else:
                y = canvas.paragraph(words.report, TEXT.x, y + 26, TEXT.w, size=30)
                y = self._draw_file(canvas, shown(crash.path), y + 8)
            canvas.paragraph(self._said, TEXT.x, y + 26, TEXT.w, "label", 28, "gain")
        self._draw_buttons(canvas)

    def _draw_file(self, canvas: Canvas, name: str, y: float) -> float:
        for line in file_lines(name, lambda text: canvas.width(text, "body", 25) <= TEXT.w):
            canvas.text(line, TEXT.x, y, "body", 25, "ink_second")
            y += 31
        return y

    def _draw_buttons(self, canvas: Canvas) -> None:
        for spot, answer in zip(self.spots(), self._answers, strict=True):
            lit, box = self.lit(spot.id), spot.box
            if self.framed == spot.id:
                canvas.fill(box.grown(7), "rubric")
                canvas.fill(box.grown(4), "paper")
            canvas.covered(box)
            canvas.fill(box, "edge")
            canvas.fill(box.grown(-2), "button_hover" if lit else "button")
            with canvas.region(box):
                room = box.w - 24
                canvas.text(
                    answer.label, box.cx, box.cy - 1, "label", 26, "strong", "c",
                    middle=True, fit=room,
                )  # fmt: skip


def file_lines(name: str, fits: Callable[[str], bool], rows: int = ROWS) -> Sequence[str]:
    """The name of a file in lines that fit, broken anywhere, for it may have no blanks."""
    lines = [""]
    for sign in name:
        if fits(lines[-1] + sign) or not lines[-1]:
            lines[-1] += sign
        else:
            lines.append(sign)
    if len(lines) > rows:
        half = rows // 2
        lines = [*lines[: half - 1], "…", *lines[-(rows - half) :]]
    return lines
