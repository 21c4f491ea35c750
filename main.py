"""Starts the program from its sources; everything else is in `tolerance_game`."""

from tolerance_game.__main__ import start

if __name__ == "__main__":
    raise SystemExit(start())
