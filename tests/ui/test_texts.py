"""Every text of every state can be read: at all sizes and scales, in both languages and faces.

The buttons of one row have letters of one size there.
None of them cites a paragraph of the rules; where there are marks instead, they lead to some.

Everyday tests look at German texts, small; the tier torture at German ones at every size, half of
the sizes with each state, and at English ones at some; with TOLERANCE_TIMES=2 at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from zlib import crc32

import pytest
from pygame.font import Font

from tests.tiers import TIMES, part
from tolerance_game.ui.kit import fonts, ornaments
from tolerance_game.ui.kit.box import WIDTH, Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.scale import LEAST, Scale
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.widgets.button import Button, evened
from tolerance_game.ui.table.chronicle_drawer import NARROW

from .button_rows import noting_rows, uneven
from .desk import LARGE, SMALL, Desk
from .golden import shot_of
from .legible import faults, hidden_of
from .rule_marks import faults_of_marks
from .states import STATES

SIZES = (LEAST, (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
PERCENTS = (100, 75, 125, 150, 200)
FACES = 600
"""So many sizes of faces in all these windows, nearly."""
EVERYDAY = {SMALL: (LEAST, 100), LARGE: ((1600, 900), 75)}
"""The hardest of every day: of a window that begins narrow, and of one that does not."""


def combinations(*, narrow: bool) -> Iterator[tuple[tuple[int, int], int]]:
    """Sizes and scales, each factor once; narrow windows begin without the chronicle."""
    seen = set()
    for size in SIZES:
        for percent in PERCENTS if size != LEAST else (100,):
            factor = round(Scale.of(*size, percent).s * WIDTH)
            if (size[0] < NARROW) == narrow and factor not in seen:
                seen.add(factor)
                yield size, percent


def half(name: str, *, narrow: bool) -> Iterator[tuple[tuple[int, int], int]]:
    """The hardest of every day, the largest, and every second one; the others with other states."""
    every = list(combinations(narrow=narrow))
    for number, one in enumerate(every, crc32(name.encode()) % 2):
        if number % 2 or one in EVERYDAY.values() or one == every[-1]:
            yield one


@pytest.fixture(scope="module")
def _all_faces() -> Iterator[None]:
    """All sizes come back with the next state: faces stay open, with the letters they drew."""
    few = fonts._MOST
    fonts._MOST = FACES  # type: ignore[misc]
    yield
    fonts._MOST = few  # type: ignore[misc]
    fonts._OPEN.clear()


def _assert_can_be_read(
    name: str, first: tuple[int, int], language: str, sizes: Iterable[tuple[tuple[int, int], int]]
) -> None:
    found: dict[str, str] = {}
    desk = STATES[name].desk(first, language, fresh=False)
    wanted = list(sizes)
    # The marks of the rules take room, where they are wished.
    for theme, marks in (("woodcut", False), ("plain", True)):
        desk.change("look.theme", theme)
        desk.change("play.paragraphs", marks)
        for size, percent in wanted:
            desk.resize(size, percent)
            with noting_rows() as rows:
                texts = desk.read()
            wrong = faults(texts, desk.stage.scale, whole=percent <= 100)
            # Of a window that shows a part, a mark may be outside.
            marked = faults_of_marks(desk, [one.text.text for one in texts])
            of_marks = [one for one in marked if percent <= 100 or "cites" in one]
            for fault in (*wrong, *uneven(rows), *of_marks):
                found.setdefault(fault, f"{theme} {size[0]}x{size[1]} {percent} %")
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())


@pytest.mark.parametrize("name", part(STATES))
def test_every_text_can_be_read(name: str) -> None:
    # German words are longer.
    first = shot_of(name).size
    _assert_can_be_read(name, first, "de", [EVERYDAY[first]])


def test_half_of_the_sizes_are_all_of_them_with_two_states() -> None:
    for narrow in (True, False):
        every = set(combinations(narrow=narrow))
        halves = [set(half(name, narrow=narrow)) for name in STATES]
        assert set.union(*halves) == every
        assert all(len(one) <= len(every) // 2 + 2 for one in halves)


@pytest.mark.torture
@pytest.mark.usefixtures("_all_faces")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", STATES)
def test_every_text_can_be_read_at_every_size(name: str, language: str) -> None:
    for first in (SMALL, LARGE):
        narrow = first == SMALL
        # At all sizes, in English as well, where there is time for it.
        if TIMES > 1:
            sizes = combinations(narrow=narrow)
        elif language == "de":
            sizes = half(name, narrow=narrow)
        else:
            sizes = iter([(first, 100), EVERYDAY[first]])
        _assert_can_be_read(name, first, language, sizes)


@pytest.mark.parametrize("name", ["table_follow", "sheet_sum", "title_all", "boards_choose_hover"])
def test_reading_without_drawing_reads_what_is_drawn(name: str) -> None:
    desk = STATES[name].desk(SMALL, "de")
    read = [one.text for one in desk.read() if hidden_of(one.text, one.text.box) < 0.5]
    assert read == desk.texts()


def test_buttons_of_one_row_in_letters_of_two_sizes_are_noticed() -> None:
    """As “Zurücknehmen” beside “Tipp”, where each fits its own words into its box."""
    box = Box(100, 100, 120, 50)
    said = ("Tipp", "Zurücknehmen", "Menü")
    buttons = [Button(one, box.moved(130 * n, 0), one, lambda: None) for n, one in enumerate(said)]

    class Row(Scene):
        def __init__(self, desk: Desk, row: list[Button]) -> None:
            super().__init__(desk.context)
            self.row = row

        def draw(self, canvas: Canvas) -> None:
            for button in self.row:
                button.draw(canvas, self)

    for row, wrong in ((buttons, 1), (evened(buttons), 0), (evened(buttons[:1]), 0)):
        desk = Desk(LARGE)
        desk.stage.push(Row(desk, row))
        with noting_rows() as rows:
            desk.read()
        assert len(rows) == len(row)
        assert len(list(uneven(rows))) == wrong


def test_a_text_out_of_place_is_noticed() -> None:
    desk = Desk(SMALL)
    STATES["menu"].lay(desk)
    texts = desk.read()
    assert not list(faults(texts, desk.stage.scale))
    last = texts[-1]
    moved = last._replace(ink=last.ink.moved(500, 0))
    assert any("leaves" in fault for fault in faults([*texts, moved], desk.stage.scale))
    assert any("lies on" in fault for fault in faults([*texts, last], desk.stage.scale))


@pytest.mark.parametrize(
    ("box", "cut"),
    [
        # The text has its ink at about 104 to 190 and 108 to 124.
        (Box(150, 90, 200, 60), True),
        (Box(90, 116, 200, 60), True),
        (Box(90, 90, 200, 60), False),
        (Box(90, 126, 200, 60), False),
        (Box(300, 90, 200, 60), False),
    ],
)
@pytest.mark.parametrize("meant", [True, False])
def test_a_text_that_something_covers_in_part_is_noticed(box: Box, cut: bool, meant: bool) -> None:
    class Covered(Scene):
        def draw(self, canvas: Canvas) -> None:
            canvas.text("Abendmahl", 100, 100, "figure", 24)
            canvas.covered(box, meant=meant)

    desk = Desk(LARGE)
    desk.stage.push(Covered(desk.context))
    found = list(faults(desk.read(), desk.stage.scale))
    assert len(found) == (1 if cut and not meant else 0), found
    assert not found or "'Abendmahl'" in found[0]


def test_what_has_a_ground_of_its_own_covers_by_itself() -> None:
    """A button that slips over a line, as the field for a name once did over the game's."""

    class Slipped(Scene):
        def draw(self, canvas: Canvas) -> None:
            canvas.text("Tolerance, zweite Herrschaft", 100, 100, "body", 24)
            ornaments.button_face(canvas, Box(200, 90, 100, 40), "n")

    desk = Desk(LARGE)
    desk.stage.push(Slipped(desk.context))
    (fault,) = faults(desk.read(), desk.stage.scale)
    assert "covered in part by (200 90 to 300 130)" in fault


@pytest.mark.parametrize(
    "name", ["sheet_first", "sheet_end", "result_four", "setup", "menu", "saves"]
)
def test_plain_faces_have_no_initials_of_old_print(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plain faces are there to be read; only the name of the game itself keeps its own."""
    used: set[str] = set()
    usual = fonts.font

    def font(face: str, pixels: int, plain: bool = False) -> Font:
        used.add(face)
        return usual(face, pixels, plain)

    monkeypatch.setattr(fonts, "font", font)
    for theme, there in (("woodcut", True), ("plain", False)):
        used.clear()
        STATES[name].desk(theme=theme).picture()
        assert ("initial" in used) is there
