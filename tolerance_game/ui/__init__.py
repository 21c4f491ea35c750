"""The window: the only part that knows pygame. See docs/interface.md."""

import os

# What pygame says of itself when it is imported is nothing that a player asked for.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
