"""Where one writes in a line of text, and what the keys of every text field do there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PASTE: Final = "ctrl+v"
EDITING: Final = frozenset(
    {
        "backspace", "delete", "ctrl+backspace", "ctrl+delete", "left", "right", "ctrl+left",
        "ctrl+right", "home", "end", "ctrl+a",
    }
)  # fmt: skip
"""Keys that change a text or move in it, whatever else they are bound to."""


@dataclass(frozen=True, slots=True)
class Pen:
    """The letter before which one writes."""

    at: int
    whole: bool = False
    """Whether all of the text is marked: the next letter takes its place."""

    @classmethod
    def begins(cls, text: str) -> Pen:
        """At the end, with the existing text marked."""
        return cls(len(text), bool(text))

    def written(self, text: str, letters: str, most: int) -> tuple[str, Pen]:
        """The text with letters put in, as far as they fit."""
        if not letters:
            return text, self
        before, after = ("", "") if self.whole else (text[: self.at], text[self.at :])
        letters = letters[: max(0, most - len(before) - len(after))]
        return before + letters + after, Pen(len(before) + len(letters))

    def edited(self, text: str, key: str) -> tuple[str, Pen]:
        """The text after one of the keys of EDITING."""
        if key == "ctrl+a":
            return text, Pen.begins(text)
        target = self._target(text, key)
        if key.endswith(("backspace", "delete")):
            first, last = (0, len(text)) if self.whole else sorted((self.at, target))
            return text[:first] + text[last:], Pen(first)
        if self.whole and key in ("left", "right"):
            # What was marked is left at the side one goes to.
            target = 0 if key == "left" else len(text)
        return text, Pen(target)

    def _target(self, text: str, key: str) -> int:
        """Where the key leads."""
        match key:
            case "backspace" | "left":
                return max(0, self.at - 1)
            case "delete" | "right":
                return min(len(text), self.at + 1)
            case "ctrl+backspace" | "ctrl+left":
                before = text[: self.at].rstrip()
                return before.rfind(" ") + 1
            case "ctrl+delete" | "ctrl+right":
                after = text[self.at :]
                skipped = len(after) - len(after.lstrip())
                end = after.find(" ", skipped)
                return len(text) if end < 0 else self.at + end
            case "home":
                return 0
        return len(text)
