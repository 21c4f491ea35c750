"""What all games share: the protocol, events, records, the notation of moves, and errors."""

from .errors import Corrupt, GameError, Illegal, Malformed, Reason
from .events import Event, Seat
from .game import CHANCE, AnyGame, Outcome
from .player import AnyPlayer, Decision
from .record import Header, Moment, Record

__all__ = ["CHANCE", "AnyGame", "AnyPlayer", "Corrupt", "Decision", "Event", "GameError"]
__all__ += ["Header", "Illegal", "Malformed", "Moment", "Outcome", "Reason", "Record", "Seat"]
