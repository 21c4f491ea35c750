"""What keys are called on keyboards of a language: `ctrl+z` is `Ctrl+Z`, or `Strg+Z`."""

from __future__ import annotations

from tolerance_game.ui.intents import Bindings, Intent
from tolerance_game.words import Words


def key_text(words: Words, key: str) -> str:
    """A key as bindings name it, in words."""
    # The plus key itself is named by the sign that joins the others.
    parts = [*key[:-2].split("+"), "+"] if key.endswith("++") else key.split("+")
    return "+".join(_one(words, part) for part in parts)


def _one(words: Words, part: str) -> str:
    text_id = f"scene.key.{part.replace(' ', '_')}"
    if words.has(text_id):
        return words.say(text_id)
    return part.upper() if len(part) <= 3 else part.capitalize()


def keys_text(words: Words, bindings: Bindings, intent: Intent) -> str:
    """Every key that says a wish, with commas."""
    return words.joined(key_text(words, key) for key in bindings.keys_of(intent))


def first_key(words: Words, bindings: Bindings, intent: Intent) -> str:
    """The key to name on a button; empty when there is none."""
    keys = bindings.keys_of(intent)
    return key_text(words, keys[0]) if keys else ""
