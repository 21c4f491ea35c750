"""A game in progress: who sits where, what was done, what may be taken back, and who may look."""

from .match import Match, Table
from .seats import PERSON, Opponent, Person, Seats, people

__all__ = ["PERSON", "Match", "Opponent", "Person", "Seats", "Table", "people"]
