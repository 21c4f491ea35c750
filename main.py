"""Starts the program from its sources; everything else is in `tolerance_game`."""

if __name__ == "__main__":
    # Imported late: a process of the opponents loads this file too, and needs nothing of it.
    from tolerance_game.__main__ import start

    raise SystemExit(start())
