"""The module of what was learned: written by the lab, read by opponents, changed by nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tolerance_game.games.tolerance.engine import learned_figures
from tolerance_game.games.tolerance.engine.learned_figures import Growth

HEADER: Final = '''\
"""Figures that opponents learned by play against themselves. Each part tells the command that
made it; no hand changes them."""

from __future__ import annotations

from typing import Final

Growth = tuple[float, float, float]
"""How a tally ends that has a value now: a constant, a factor of the value, and the spread."""
'''

Prospects = Mapping[int, Mapping[str, tuple[tuple[Growth, ...], ...]]]
Plays = Mapping[str, tuple[float, ...]]


def put(
    *, prospects: tuple[str, Prospects] | None = None, plays: tuple[str, Plays] | None = None
) -> None:
    """Replaces a part: the command, and its figures."""
    known = learned_figures
    how, growth = prospects or (known.PROSPECTS_MADE_BY, known.PROSPECTS)
    done, weights = plays or (known.PLAYS_MADE_BY, known.PLAYS)
    lines = [HEADER, *_prospects(how, growth), "", *_plays(done, weights), ""]
    Path(known.__file__).with_suffix(".py").write_text("\n".join(lines), encoding="utf-8")


def _prospects(how: str, growth: Prospects) -> Iterator[str]:
    yield f'PROSPECTS_MADE_BY: Final = "{how}"'
    yield "PROSPECTS: Final[dict[int, dict[str, tuple[tuple[Growth, ...], ...]]]] = {"
    for players, roles in growth.items():
        yield f"    {players}: {{"
        for role, reigns in roles.items():
            yield f'        "{role}": ('
            yield from (f"            {tallies}," for tallies in reigns)
            yield "        ),"
        yield "    },"
    yield "}"
    yield '"""By players, role, reign that has ended, and tally."""'


def _plays(how: str, weights: Plays) -> Iterator[str]:
    yield f'PLAYS_MADE_BY: Final = "{how}"'
    yield "PLAYS: Final[dict[str, tuple[float, float, float]]] = {"
    yield from (f'    "{feature}": {row},' for feature, row in weights.items())
    yield "}"
    yield '"""By feature: for who leads, who plays in between, and who plays last."""'
