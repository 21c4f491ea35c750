"""The rules once more, as integers in arrays: what opponents search with.

`rules` is the referee and explains itself; this room is fast, and proven equal to it by tests.
`tables` turns options into integers, `flat` plays, `positions` leads from views to it and back.
What a seat does not see is drawn: `knowledge` says what it knows for certain, `deals` and
`role_deals` draw from all that agrees with it, `weights` say how likely the plays make it.
`worlds` put it together, and `thinking` compares moves by what `search` plays on in such worlds, by
the rules of thumb of `playouts`, or by those that were `learned` (`shrewd`).

A card is its place in the card list of its edition, 0 to 72 (`Options.place`), a suit its place in
`cards.SUITS`, a role its place in `Options.material.roles`.
"""

from __future__ import annotations

from typing import Final

from tolerance_game import builds

COMPILED: Final = (
    *("arrays", "flat", "leanings", "playouts", "search", "shrewd"),
    *("generator", "shares", "deals"),
)
"""What `python -m tools.compile` makes machine code of; it runs as it stands, too."""

builds.choose(__name__, __file__, COMPILED)
