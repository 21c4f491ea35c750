"""Whether what was loaded is what was played."""

from __future__ import annotations

from tolerance_game.core import notation
from tolerance_game.match.match import Match
from tolerance_game.storage.data.digests import state_digest
from tolerance_game.storage.saves.loading import Loaded


def differences(match: Match, loaded: Loaded) -> list[str]:
    """In what a loaded game differs from the match; nothing when it is the same."""
    found = [f"fault {reason}" for reason in loaded.faults]
    if loaded.header != match.header:
        found.append("another header")
    if loaded.options != match.options:
        found.append("other options")
    played = match.moments_for_storage()
    if [notation.write(one.move) for one in played] != list(loaded.record.moves):
        found.append(f"{len(loaded.moments)} moves instead of {len(played)}, or other moves")
    elif any(one.events != other.events for one, other in zip(played, loaded.moments, strict=True)):
        found.append("other events")
    state = match.state_for_storage()
    if state_digest(loaded.state) != state_digest(state):
        found.append("another digest of the state")
    if loaded.state != state:
        found.append("another state")
    if loaded.outcome != match.outcome:
        found.append("another outcome")
    return found
