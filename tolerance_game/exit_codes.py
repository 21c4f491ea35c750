"""The numbers that the program ends with."""

from typing import Final

OK: Final = 0
UNUSABLE: Final = 2
"""What the program was given cannot be used."""
NO_DISPLAY: Final = 3
"""There is no display for the window."""
CANNOT_WRITE: Final = 4
"""What the program says cannot be written."""
FAILED: Final = 5
"""The program itself went wrong; a report of it was written."""
INTERRUPTED: Final = 130
"""The program was stopped, as by Ctrl+C in a terminal."""
