"""A game as a window or a terminal plays it, without a word about drawing.

home = Home(folders, catalogue, settings_file)
session = Session.begin(home, table, seats)
while ...:
    if session.tick():          # once a frame, or when `home.on_news` was called
        draw(session.handover.view(), session.handover.events(seen), session.saved)
session.close()
home.close()
"""

from .autosave import Saved
from .choices import Choices, last_choices, remember
from .home import Home
from .session import Session

__all__ = ["Choices", "Home", "Saved", "Session", "last_choices", "remember"]
