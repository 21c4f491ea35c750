"""Where the viewer of a table looks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Looking:
    """What the viewer points at."""

    hover: str | None = None
    pressed: str | None = None
    by_keys: bool = False
    """Whether keys or a pad were used last."""
    framed: str | None = None
    """The focus, while it shows."""
    inspected: str | None = None
    """What is looked at closely."""
    rests: bool = False
    """Whether the pointer has rested long enough for a few words."""
    marked: bool = False
    """Whether what is said of it has marks of the rules: where it was asked for, or they are
    always wished.
    """

    @property
    def spot(self) -> str | None:
        """What is pointed at, by whatever was used last."""
        return self.framed if self.by_keys else self.hover

    def lit(self, spot_id: str) -> bool:
        """Whether a spot shows that it would act."""
        return spot_id in (self.hover, self.framed)
