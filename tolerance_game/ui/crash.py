"""Telling that the program has gone wrong: in the window, else in a plain box of the system."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from typing import Any

import pygame

from tolerance_game.crash_words import crash_words
from tolerance_game.storage.settings.crash_report import Crash
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.words import Words

from .kit import Context
from .kit.intents import from_text
from .kit.message_box import HIDDEN, VIDEO, message_box
from .kit.window import Window
from .pages.crash import CrashScene

log = logging.getLogger(__name__)


class NoWords(Words):
    """Words that need no files; what is said by them anyway is its name alone."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, text_id: str, **values: Any) -> str:  # noqa: ARG002
        """The name of the picture that F12 took, for instance."""
        return str(values.get("name", ""))


def show(
    crash: Crash, language: str, settings: Settings | None = None, window: Window | None = None
) -> bool:
    """Shows it until the person quits; whether anybody could see it. Raises nothing.

    `window` is the one in which it happened; without one, another is opened.
    """
    if is_hidden():
        return False
    words = crash_words(language)
    try:
        context = Context(NoWords(language), settings or Settings())
        with suppress(Exception):
            context.bindings = from_text(context.settings.keys, context.settings.pad)
        if window is None:
            window = Window(context, safe=True)
        else:
            window.start_over(context)
        context.stage.become(CrashScene(context, crash, words))
        window.run()
        return True
    except Exception:
        log.exception("the crash could not be shown in the window")
    with suppress(Exception):
        # Over a window that fills the screen, the box might not be seen.
        pygame.display.quit()
    return message_box(words.title, crash.message(language))


def is_hidden() -> bool:
    """Whether pictures are made that nobody sees, so that nobody could answer either."""
    if pygame.display.get_init():
        return pygame.display.get_driver() in HIDDEN
    return os.environ.get(VIDEO) in HIDDEN
