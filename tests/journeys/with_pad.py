"""The program with a gamepad plugged in, whose buttons are pressed as standard input says.

SDL makes up pads only in the process that loaded it; so the thumb on this one is a thread.
"""

from __future__ import annotations

import sys
from threading import Thread


def _main() -> int:
    # Imported late: the opponents' process begins by loading this module.
    from tests.ui.virtual_pad import VirtualPad
    from tolerance_game.app import main

    def obey() -> None:
        for line in sys.stdin:
            pad.tap(*line.split())

    with VirtualPad() as pad:
        Thread(target=obey, daemon=True).start()
        return main()


if __name__ == "__main__":
    raise SystemExit(_main())
