"""What all games share: the protocol, events, records, the notation of moves, and errors."""

from .errors import Corrupt, GameError, Illegal, Malformed, Reason
from .events import Event, Seat
from .game import CHANCE, Game, Outcome
from .player import Decision, Other, Player
from .record import Header, Moment, Record

__all__ = ["CHANCE", "Corrupt", "Decision", "Event", "Game", "GameError", "Header", "Illegal"]
__all__ += ["Malformed", "Moment", "Other", "Outcome", "Player", "Reason", "Record", "Seat"]
