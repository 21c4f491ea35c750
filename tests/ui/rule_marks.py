"""What no text of a picture does: cite a paragraph of the rules. Marks lead there instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from tests.words.law import law
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.help import HelpScene
from tolerance_game.words import languages

from .desk import Desk

CODE: Final = re.compile(r"\b[TS]\d+(\.\d+)*[a-z]?\b")
"""The number of a paragraph, as in T6.6a or S6."""
MARK: Final = "§"


def marked(desk: Desk) -> tuple[str, ...]:
    """The paragraphs that the marks in sight lead to."""
    seen = (scene for scene in desk.stage._visible() if isinstance(scene, Scene))
    return tuple(one for scene in seen for one in scene.marked)


def faults_of_marks(desk: Desk, texts: Sequence[str]) -> Iterator[str]:
    """Codes in sentences, marks that lead nowhere, and paragraphs without a mark."""
    if any(isinstance(scene, HelpScene) for scene in desk.stage._visible()):
        # The pages of the rules number their paragraphs, and these cite each other.
        return
    for text in texts:
        if CODE.search(text):
            yield f"{text!r} cites a paragraph"
    top = desk.stage.top
    # What lies above it may cover the mark of a scene below.
    missing = isinstance(top, Scene) and top.marked and MARK not in texts
    if missing or (MARK in texts and not marked(desk)):
        yield f"marks lead to {marked(desk)}, and {texts.count(MARK)} are there"
    for number in marked(desk):
        for language in languages():
            # Raises KeyError where there is none.
            law(language).paragraph(number)
