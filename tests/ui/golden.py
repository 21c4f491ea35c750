"""Golden pictures: what every state looks like, roughly, and some of them exactly.

    python -m tests.ui.golden                        # all prints and kept pictures anew
    python -m tests.ui.golden --only table           # those of the states with this in their name
    python -m tests.ui.golden --sheet FOLDER         # contact sheets of all, to be looked at
    python -m tests.ui.golden --sheet FOLDER --look  # contact sheets alone; nothing is renewed
    python -m tests.ui.golden --sheet FOLDER --look --sight grey

Every state has a coarse print in one size, language and theme, which follow from its own name; so
another state changes nothing of it. A few chosen states are kept as whole pictures. Look at every
picture before it is committed.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

import pygame
from pygame import Surface

from .desk import GOLDEN, LARGE, SMALL, open_display
from .likeness import print_of, without_grain
from .sight import MATRICES, seen
from .states import STATES

PRINTS: Final = GOLDEN / "prints.txt"
SIZES: Final = (SMALL, LARGE)
LANGUAGES: Final = ("en", "de")
THEMES: Final = ("woodcut", "high_contrast", "plain")
WAYS: Final = tuple(product(SIZES, LANGUAGES, THEMES))
"""All ways of drawing a state."""
COLUMNS, ROWS = 3, 3
THUMB: Final = (640, 360)


class Shot(NamedTuple):
    """One picture of a state."""

    state: str
    size: tuple[int, int]
    language: str
    theme: str

    @property
    def name(self) -> str:
        """As it stands in the list of prints, and as its file is called."""
        return f"{self.state}-{self.size[1]}-{self.language}-{self.theme}"

    @property
    def path(self) -> Path:
        """Where the picture is kept, if it is."""
        return GOLDEN / f"{self.name}.jpg"

    def picture(self) -> Surface:
        """Draws it."""
        desk = STATES[self.state].desk(self.size, self.language, self.theme, fresh=False)
        return desk.picture()

    def kept(self) -> Surface:
        """The picture that somebody looked at."""
        open_display()
        return pygame.image.load(self.path).convert()


def shot_called(name: str) -> Shot:
    """The picture of this name."""
    state, height, language, theme = name.rsplit("-", 3)
    size = next(size for size in SIZES if str(size[1]) == height)
    assert (size, language, theme) in WAYS, name
    return Shot(state, size, language, theme)


def shot_of(state: str) -> Shot:
    """The picture of which a state has its print: which of all ways follows from its name alone."""
    return Shot(state, *WAYS[crc32(state.encode()) % len(WAYS)])


EVERYDAY: Final = (
    "table_lead-720-en-woodcut",
    "sheet_end-720-de-plain",
    "table_hover-720-de-high_contrast",
    "curtain-1080-de-woodcut",
)
"""The kept pictures that the everyday tests compare."""
CHOSEN: Final = tuple(
    shot_called(name)
    for name in (
        *EVERYDAY,
        "title-1080-en-woodcut",
        "setup-720-en-plain",
        "options_look-1080-en-high_contrast",
        "help_rules-720-de-plain",
        "saves-1080-de-plain",
        "table_follow-720-de-woodcut",
        "table_three-1080-en-plain",
        "table_five-1080-en-woodcut",
        "trick_acting-720-de-woodcut",
        "trick_silenced-720-en-high_contrast",
        "target-720-en-woodcut",
        "boards_choose-1080-de-high_contrast",
        "sheet_five-720-en-high_contrast",
        "result_four-720-de-woodcut",
        "schisma_cardinal-1080-en-woodcut",
        "schisma_act-720-de-woodcut",
        "schisma_step_joins-720-en-high_contrast",
        "schisma_complete-1080-de-plain",
    )
)
"""All kept pictures: they cover every way of drawing, and every kind of scene."""


def known() -> dict[str, str]:
    """The prints by the names of their pictures."""
    if not PRINTS.exists():
        return {}
    lines = PRINTS.read_text("utf-8").splitlines()
    return {name: value for name, _, value in (line.partition(" ") for line in lines)}


def write(prints: dict[str, str]) -> None:
    """Writes the list, sorted."""
    GOLDEN.mkdir(exist_ok=True)
    lines = "".join(f"{name} {value}\n" for name, value in sorted(prints.items()))
    PRINTS.write_text(lines, "utf-8", newline="\n")


def save(picture: Surface, path: Path) -> None:
    """Writes a picture where nothing need be yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, path)


def _renew(batch: Sequence[str]) -> list[tuple[str, str]]:
    found = []
    for state in batch:
        shot = shot_of(state)
        found.append((shot.name, print_of(shot.picture())))
        for chosen in CHOSEN:
            if chosen.state == state:
                save(without_grain(chosen.picture()), chosen.path)
    return found


def renew(only: str, pool: ProcessPoolExecutor) -> int:
    """Draws prints and kept pictures anew, and removes those of states that are no more."""
    wanted = [state for state in STATES if only in state]
    batches = [wanted[start : start + 8] for start in range(0, len(wanted), 8)]
    found = dict(one for batch in pool.map(_renew, batches) for one in batch)
    names = {shot_of(state).name for state in STATES}
    write({name: value for name, value in known().items() if name in names} | found)
    for path in GOLDEN.iterdir():
        if path != PRINTS and path not in {shot.path for shot in CHOSEN}:
            path.unlink()
    return len(found)


def _sheet(job: tuple[Path, Sequence[Shot], str]) -> None:
    path, batch, sight = job
    pygame.font.init()
    page = Surface((THUMB[0] * COLUMNS, (THUMB[1] + 18) * ROWS))
    face = pygame.font.Font(None, 20)
    for place, shot in enumerate(batch):
        x, y = place % COLUMNS * THUMB[0], place // COLUMNS * (THUMB[1] + 18)
        picture = seen(shot.picture(), sight) if sight else shot.picture()
        page.blit(pygame.transform.smoothscale(picture, THUMB), (x, y + 18))
        page.blit(face.render(shot.name, True, (255, 255, 255)), (x + 4, y + 2))
    save(page, path)


def _batches(wanted: Sequence[Shot], length: int) -> Iterator[Sequence[Shot]]:
    for start in range(0, len(wanted), length):
        yield wanted[start : start + length]


def sheets(
    wanted: Sequence[Shot], folder: Path, sight: str
) -> list[tuple[Path, Sequence[Shot], str]]:
    """The contact sheets: where each goes, what is on it, and through whose eyes."""
    return [
        (folder / f"sheet-{number:02}.png", batch, sight)
        for number, batch in enumerate(_batches(wanted, COLUMNS * ROWS))
    ]


def look_at(shot: Shot, picture: Surface) -> Path:
    """A picture that is not as it should be, in a temporary folder; gives where it is."""
    path = Path(tempfile.gettempdir()) / "tolerance-golden" / f"{shot.name}.png"
    save(picture, path)
    return path


def main() -> None:
    """Renews, and draws contact sheets."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("--only", default="")
    asked.add_argument("--sheet", type=Path)
    asked.add_argument("--look", action="store_true")
    asked.add_argument("--theme", default=THEMES[0], choices=THEMES)
    asked.add_argument("--language", default=LANGUAGES[0], choices=LANGUAGES)
    asked.add_argument("--sight", default="", choices=("", *MATRICES))
    asked.add_argument("--small", action="store_true")
    said = asked.parse_args()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        if not said.look:
            print(f"{renew(said.only, pool)} prints, {len(CHOSEN)} kept pictures")
        if said.sheet:
            size = SMALL if said.small else LARGE
            wanted = [
                Shot(name, size, said.language, said.theme) for name in STATES if said.only in name
            ]
            list(pool.map(_sheet, sheets(wanted, said.sheet, said.sight)))


if __name__ == "__main__":
    main()
