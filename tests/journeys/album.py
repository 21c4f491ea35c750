"""Pictures of what is asked of a person for the first time."""

from __future__ import annotations

from .conftest import Keep
from .program import Program, Seen


class Album:
    """Keeps a picture of everything that is asked for the first time."""

    def __init__(self, program: Program, kept: Keep, name: str) -> None:
        self._program, self._kept, self._name = program, kept, name
        self._known: set[str] = set()

    def look(self, seen: Seen) -> None:
        """For a `Player`."""
        what = seen.scene
        if what == "question":
            what = seen.places[0].id.partition("/")[0]
        self.keep(what)

    def keep(self, what: str) -> None:
        """A picture under this name, unless there is one."""
        if what not in self._known:
            self._known.add(what)
            self._kept(self._program, f"{self._name}-{what}")
