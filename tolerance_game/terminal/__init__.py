"""A game in the terminal: told in words, and played by typing.

It is played through a session like one in the window: opponents decide in the worker, every action
goes into the journal, and a game that was left is offered at the next start.
"""

from .narrator import Narrator
from .set_up import all_sides, play
from .text_game import Console

__all__ = ["Console", "Narrator", "all_sides", "play"]
