"""Sentences that know the paragraphs of the rules they follow from.

A screen writes the sentence alone and shows a mark that leads to the paragraphs; what is told in
letters cites them in brackets (`Teller.cited`).
"""

from __future__ import annotations

from collections.abc import Iterable


class Cited(str):
    """A sentence, or several lines of them, with its paragraphs; compared and written by its text.

    What is made of it by joining is a plain text again: `in_lines` keeps the paragraphs.
    """

    __slots__ = ("answers", "paragraphs")
    paragraphs: tuple[str, ...]
    """As in `("T3.2",)`, the most important first."""
    answers: bool
    """Whether it says why something cannot be: then its mark is always shown."""

    def __new__(cls, text: str, *paragraphs: str, answers: bool = False) -> Cited:
        """The text with its paragraphs, each of them once; empty ones are none."""
        made = super().__new__(cls, text)
        made.paragraphs = tuple(dict.fromkeys(one for one in paragraphs if one))
        made.answers = answers
        return made


def paragraphs_of(text: str) -> tuple[str, ...]:
    """The paragraphs of a text; none where it knows of none."""
    return text.paragraphs if isinstance(text, Cited) else ()


def marked_of(text: str, *, wished: bool) -> tuple[str, ...]:
    """The paragraphs that a screen shows a mark for: those of answers, and of all where wished."""
    return text.paragraphs if isinstance(text, Cited) and (wished or text.answers) else ()


def in_lines(texts: Iterable[str]) -> Cited:
    """Texts below each other, with the paragraphs of them all."""
    lines = tuple(texts)
    paragraphs = [one for line in lines for one in paragraphs_of(line)]
    answers = any(isinstance(line, Cited) and line.answers for line in lines)
    return Cited("\n".join(lines), *paragraphs, answers=answers)
