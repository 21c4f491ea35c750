"""Starts the program; everything else is in `tolerance_game.app`."""


def start() -> int:
    """Runs the program; to stop it while it is still being loaded needs no words."""
    try:
        from multiprocessing import freeze_support

        freeze_support()

        from tolerance_game.app import main

        return main()
    except KeyboardInterrupt:
        from tolerance_game.exit_codes import INTERRUPTED

        return INTERRUPTED
    except Exception as error:
        from tolerance_game.no_start import tell

        return tell(error)


if __name__ == "__main__":
    raise SystemExit(start())
