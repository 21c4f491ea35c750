"""`python -m tools.bake.people NAME...`: engrave some people and look at them, on one process."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.bake import png
from tools.bake.picture import opaque

from .cast import CAST, FORMS
from .contact_sheet import Print, sheet
from .engraving import engraved
from .moods import MOODS, in_mood


def main(arguments: list[str]) -> int:
    """Engrave whom the arguments name."""
    parser = argparse.ArgumentParser(prog="python -m tools.bake.people", description=__doc__)
    parser.add_argument("names", nargs="+", metavar="NAME", help="a recipe, or how some begin")
    parser.add_argument("--kind", choices=FORMS, action="append", help="only these plates")
    parser.add_argument("--size", type=int, choices=(1, 2), default=1)
    parser.add_argument("--mood", choices=MOODS, action="append", help="plain without it")
    parser.add_argument("--folder", type=Path, help="where each plate goes as a file of its own")
    parser.add_argument(
        "--sheet", type=Path, help="all on one sheet: as they are, grey, in the fan"
    )
    parser.add_argument("--times", type=int, default=1, help="how much larger the sheet shows them")
    asked = parser.parse_args(arguments)
    chosen = [name for name in CAST if name.startswith(tuple(asked.names))]
    if not chosen:
        parser.error(f"nobody is called {' or '.join(asked.names)}")
    prints: list[Print] = []
    for name in chosen:
        recipe = CAST[name]
        for kind, frame in recipe.frames.items():
            if asked.kind and kind not in asked.kind:
                continue
            for mood in asked.mood or ("plain",):
                who = in_mood(recipe.person, mood)
                picture = engraved(who, frame, FORMS[kind], asked.size)
                title = " ".join((name, kind, *(() if mood == "plain" else (mood,))))
                prints.append(Print(title, picture))
                print(title, flush=True)
                if asked.folder:
                    png.write(asked.folder / f"{title.replace(' ', '-')}.png", opaque(picture))
    if asked.sheet:
        sheet(prints, asked.size, asked.times, asked.sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
