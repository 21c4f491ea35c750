"""How far the playback of a table has come."""

from __future__ import annotations

from dataclasses import dataclass

from .playback import EventBeat


@dataclass(frozen=True, slots=True)
class Progress:
    """How far playback has come."""

    beats: tuple[EventBeat, ...] = ()
    share: float = 0.0
    """The elapsed share of the first beat, 0 to 1."""
    waits: bool = False
    """Whether it only waits for a key."""
    at_once: bool = False
    """Whether nothing takes time at this speed."""
    is_led: bool = False
    """Whether effects wait only because it is one of the first games."""
    speed: str = "normal"
    """As its button says it."""

    @property
    def beat(self) -> EventBeat | None:
        """What is played back now."""
        return self.beats[0] if self.beats else None
