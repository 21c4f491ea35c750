"""Starts the program; everything else is in `tolerance_game.app`."""

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()

    from tolerance_game.app import main

    raise SystemExit(main())
