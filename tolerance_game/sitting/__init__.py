"""A game as a window or a terminal plays it, without a word about drawing.

home = Home(folders, catalogue, settings_file)
sitting = Sitting.begin(home, table, seats)
while ...:
    if sitting.tick():          # once a frame, or when `home.wake` was called
        draw(sitting.handover.view(), sitting.handover.events(seen), sitting.saved)
sitting.close()
home.close()
"""

from .home import Home
from .keeping import Saved
from .setup import Choices, last_choices, remember
from .sitting import Sitting

__all__ = ["Choices", "Home", "Saved", "Sitting", "last_choices", "remember"]
