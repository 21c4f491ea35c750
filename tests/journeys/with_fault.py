"""The program with something in it that goes wrong: `-m tests.journeys.with_fault WHAT ...`.

help        whoever asks for help at the table meets an exception that names people
everything  the same, and from then on there are no words, pictures or letters
start       the figures cannot be read, for a reason that nobody foresaw
"""

from __future__ import annotations

import sys
from collections.abc import Callable

SAID = "Zoë cannot be found"


def _fails(*_: object, **_more: object) -> None:
    raise LookupError(SAID)


def _break(what: str) -> None:
    # Imported late: the opponents' process begins by loading this module.
    from tolerance_game import app
    from tolerance_game.ui.kit import fonts, textures, vector
    from tolerance_game.ui.program import Program
    from tolerance_game.words import Words

    def all_of_it(*_: object) -> None:
        for place, name in (
            (fonts, "font"), (fonts, "written"), (textures, "picture"), (vector, "drawing"),
            (Words, "say"),
        ):  # fmt: skip
            setattr(place, name, _fails)
        _fails()

    broken: dict[str, tuple[object, str, Callable[..., None]]] = {
        "help": (Program, "_help", _fails),
        "everything": (Program, "_help", all_of_it),
        "start": (app, "load_catalogue", _fails),
    }
    setattr(*broken[what])


if __name__ == "__main__":
    from tolerance_game.app import main

    _break(sys.argv.pop(1))
    raise SystemExit(main())
