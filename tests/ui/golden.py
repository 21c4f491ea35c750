"""Golden pictures: what every state looks like, by the hash of its pixels, and some to look at.

    python -m tests.ui.golden                        # all hashes and kept pictures anew
    python -m tests.ui.golden --only table           # those of the states with this in their name
    python -m tests.ui.golden --sheet FOLDER         # contact sheets of all, to be looked at
    python -m tests.ui.golden --sheet FOLDER --look  # contact sheets alone; nothing is renewed
    python -m tests.ui.golden --sheet FOLDER --look --sight grey

Look at every picture before its hash is committed.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from tests.ui.desk import GOLDEN, LARGE, SMALL, digest
from tests.ui.sight import MATRICES, seen
from tests.ui.states import STATES

HASHES: Final = GOLDEN / "hashes.txt"
SIZES: Final = (SMALL, LARGE)
LANGUAGES: Final = ("en", "de")
THEMES: Final = ("woodcut", "high_contrast", "plain")
COLOURS: Final = 64
"""Of a kept picture: it is to look at, not to compare."""
COLUMNS, ROWS = 3, 3
THUMB: Final = (640, 360)
KEPT: Final = (800, 450)


class Shot(NamedTuple):
    """One picture of a state."""

    state: str
    size: tuple[int, int]
    language: str
    theme: str

    @property
    def name(self) -> str:
        """As it stands in the list of hashes, and as its file is called."""
        return f"{self.state}-{self.size[1]}-{self.language}-{self.theme}"

    def picture(self) -> Surface:
        """Draws it."""
        desk = STATES[self.state].desk(self.size, self.language, self.theme, fresh=False)
        return desk.picture()

    @property
    def is_kept(self) -> bool:
        """Whether the picture itself is kept: one of each state."""
        return (self.size, self.theme) == (SMALL, "woodcut") and self.language == _language(self)


def _language(shot: Shot) -> str:
    """German words are longer, so most are kept in German."""
    return LANGUAGES[list(STATES).index(shot.state) % 3 != 0]


def shots(only: str = "") -> list[Shot]:
    """All pictures; those that share most of their parts follow one another."""
    return [
        Shot(state, size, language, theme)
        for size in SIZES
        for theme in THEMES
        for language in LANGUAGES
        for state in STATES
        if only in state
    ]


def everyday() -> list[Shot]:
    """A fair part: every state twice, so that all sizes, languages and themes take turns."""
    found = []
    for place, state in enumerate(STATES):
        small = Shot(state, SMALL, LANGUAGES[place % 2], THEMES[place % 3])
        large = Shot(state, LARGE, LANGUAGES[(place + 1) % 2], THEMES[(place + 1) % 3])
        found += [small] if place % 4 else [small, large]
    return found


def known() -> dict[str, str]:
    """The hashes by name."""
    if not HASHES.exists():
        return {}
    lines = HASHES.read_text("utf-8").splitlines()
    return {name: value for name, _, value in (line.partition(" ") for line in lines)}


def write(hashes: dict[str, str]) -> None:
    """Writes the list, sorted."""
    GOLDEN.mkdir(exist_ok=True)
    lines = "".join(f"{name} {value}\n" for name, value in sorted(hashes.items()))
    HASHES.write_text(lines, "utf-8")


def save(picture: Surface, path: Path) -> None:
    """Writes a picture where nothing need be yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, path)


def _indexed(picture: Surface) -> Surface:
    """The picture in a few colours of its own: those that most of its pixels are nearest to."""
    import numpy

    pixels = pygame.surfarray.array3d(picture)
    cells = pixels.astype(numpy.uint32) >> 3
    keys = (cells[..., 0] << 10) | (cells[..., 1] << 5) | cells[..., 2]
    values, inverse, counts = numpy.unique(keys, return_inverse=True, return_counts=True)

    def parts(which: numpy.ndarray) -> numpy.ndarray:
        return numpy.stack([(which >> shift & 31) * 8 + 4 for shift in (10, 5, 0)], axis=-1)

    colours = parts(values).astype(int)
    # What is common comes first, then what is far from all that was taken.
    taken = [int(counts.argmax())]
    away = ((colours - colours[taken[0]]) ** 2).sum(axis=1)
    for _ in range(min(COLOURS, len(values)) - 1):
        taken.append(int((numpy.sqrt(counts) * away).argmax()))
        away = numpy.minimum(away, ((colours - colours[taken[-1]]) ** 2).sum(axis=1))
    best = values[taken]
    apart = colours[:, None, :] - parts(best).astype(int)[None, :, :]
    nearest = (apart**2).sum(axis=2).argmin(axis=1)
    indexed = Surface(picture.get_size(), 0, 8)
    indexed.set_palette([tuple(int(part) for part in one) for one in parts(best)])
    pygame.surfarray.blit_array(indexed, nearest[inverse].reshape(keys.shape).astype(numpy.uint8))
    return indexed


def _renew(batch: Sequence[Shot]) -> list[tuple[str, str]]:
    found = []
    for shot in batch:
        picture = shot.picture()
        found.append((shot.name, digest(picture)))
        if shot.is_kept:
            small = pygame.transform.smoothscale(picture, KEPT)
            save(_indexed(small), GOLDEN / f"{shot.state}.png")
    return found


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
            batches = list(_batches(shots(said.only), 24))
            found = dict(one for batch in pool.map(_renew, batches) for one in batch)
            names = {shot.name for shot in shots()}
            kept = {name: value for name, value in known().items() if name in names}
            write({**kept, **found} if said.only else found)
            print(f"{len(found)} pictures")
        if said.sheet:
            size = SMALL if said.small else LARGE
            wanted = [
                Shot(name, size, said.language, said.theme) for name in STATES if said.only in name
            ]
            list(pool.map(_sheet, sheets(wanted, said.sheet, said.sight)))


if __name__ == "__main__":
    main()
