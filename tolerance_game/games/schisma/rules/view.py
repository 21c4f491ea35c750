"""What a seat may know: everything, as the draw pile has no order (S7)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from .state import State

_FIELDS: Final = tuple(item.name for item in fields(State))


@dataclass(frozen=True, slots=True, kw_only=True)
class View(State):
    """The table as a seat sees it: a state, in which nothing is secret, and who looks at it."""

    viewer: int


def view(state: State, seat: int) -> View:
    """What this seat may know."""
    return View(viewer=seat, **_figures(state))


def state_of(view: View) -> State:
    """The state a view shows. Nothing is secret, so a view is enough to look ahead with."""
    return State(**_figures(view))


def _figures(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in _FIELDS}
