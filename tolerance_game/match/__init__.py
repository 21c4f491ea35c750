"""A game in progress: who sits where, what was done, what may be taken back, and who may look."""

from .match import Match, Table
from .seats import PERSON, Opponent, Person, Seats, people
from .series import Series

__all__ = ["PERSON", "Match", "Opponent", "Person", "Seats", "Series", "Table", "people"]
