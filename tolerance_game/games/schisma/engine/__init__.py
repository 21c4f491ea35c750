"""The flat twin of the rules: the same game in a few integers, for search.

A person in play is the number of their faction (0 to 5, `persons.FACTIONS`), an action its number
in `moves.ACTIONS`, a move one integer (`positions.move_of`), and so is a display (`flat`).

`flat` plays, `search` looks ahead with it, and `thinking` is what players ask.

The modules of `COMPILED` run as plain Python and compiled, with the same results: they are written
in the part of Python that mypyc compiles well. Tests hold them to the rules, move by move.
"""

from __future__ import annotations

from typing import Final

from tolerance_game import builds

COMPILED: Final = (
    *("flat", "worth", "shares", "effort"),
    *("ends", "turns", "replies", "tree", "outcomes", "search"),
)
"""What `python -m tools.compile` makes machine code of; it runs as it stands, too."""

builds.choose(__name__, __file__, COMPILED)
