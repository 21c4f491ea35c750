"""Tables in letters, and figures with their standard errors as they stand in them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .tournament.estimate import Estimate


def said(estimate: Estimate, digits: int, *, sign: bool = False) -> str:
    """A figure with its standard error, as in `1.07 ±0.02`."""
    if math.isnan(estimate.value):
        return "-"
    value = f"{estimate.value:{'+' if sign else ''},.{digits}f}"
    return value if math.isnan(estimate.error) else f"{value} ±{estimate.error:,.{digits}f}"


def percent(estimate: Estimate, digits: int = 1) -> str:
    """A share with its standard error, as in `25.3 ±0.4 %`."""
    text = said(estimate.scaled(100), digits)
    return text if text == "-" else f"{text} %"


def seconds(value: float | None) -> str:
    """A time with two figures that count."""
    if value is None:
        return "-"
    for unit, factor in (("s", 1), ("ms", 1e3)):
        if value * factor >= 1:
            return f"{_short(value * factor)} {unit}"
    return f"{_short(value * 1e6)} µs"


def _short(value: float) -> str:
    return f"{value:.1f}" if value < 9.95 else f"{value:,.0f}"


def lines_of(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as they must be, the first one and the last to the left."""
    table = [heads, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    lines = []
    for row in table:
        cells = [
            text.ljust(width) if column in (0, len(heads) - 1) else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
