"""What window and terminal say about saving; the texts are under `saving`."""

from __future__ import annotations

from tolerance_game.core import Reason

from .home import Home
from .session import Session


def next_game(home: Home) -> Reason:
    """Whether the next game will be saved."""
    if not home.may_write:
        return Reason("saving.next_game.nothing")
    if home.has_lost:
        return Reason("saving.next_game.lost")
    return Reason("saving.next_game.all")


def now(session: Session) -> Reason:
    """How much of the game that is being played is saved."""
    if session.path is None:
        # Either this copy writes nothing, or this game alone has no file.
        unkept = session.home.may_write
        return Reason("saving.now.unkept") if unkept else Reason("saving.now.nothing")
    if is_safe(session):
        return Reason("saving.now.all")
    number = session.saved.number
    return Reason("saving.now.part", {"number": number}) if number else Reason("saving.now.none")


def is_safe(session: Session) -> bool:
    """Whether there is nothing to warn of."""
    return session.path is not None and not session.saved.warnings


def left(session: Session, is_kept: bool) -> Reason:
    """What became of a game that was left or has ended; `is_kept` is what `close` has given."""
    is_over = session.match.outcome is not None
    if session.path is None:
        unkept = session.home.may_write
        return Reason("saving.left.unkept") if unkept else Reason("saving.left.nothing")
    if is_kept:
        return Reason("saving.left.over") if is_over else Reason("saving.left.all")
    number = session.saved.number
    return Reason("saving.left.part", {"number": number}) if number else Reason("saving.left.none")
