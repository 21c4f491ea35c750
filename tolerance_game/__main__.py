"""Starts the program: by its command, by `python -m tolerance_game`, and by `main.py`."""


def start() -> int:
    """Runs the program; to stop it while it is still being loaded needs no words."""
    try:
        # Imported late: also while this is loaded, stopping needs no words.
        from multiprocessing import freeze_support

        freeze_support()

        # Imported late: in the process of the opponents nothing after that call runs.
        import tolerance_game.app

        return tolerance_game.app.main()
    except KeyboardInterrupt:
        # Imported late, as all of the program.
        from tolerance_game.exit_codes import INTERRUPTED

        return INTERRUPTED
    except Exception as error:
        # Imported late: it is for a program that cannot be loaded.
        from tolerance_game.no_start import tell

        return tell(error)


if __name__ == "__main__":
    raise SystemExit(start())
