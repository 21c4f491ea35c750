"""The names of keys and pad buttons: `ctrl+z` in bindings, `Ctrl+Z` or `Strg+Z` on the screen."""

from __future__ import annotations

import pygame
from pygame.event import Event

from tolerance_game.words import Words

from .intents import ON_PAD, Bindings, Intent, on_pad


def key_name(event: Event) -> str:
    """The key of a KEYDOWN with what was held: `ctrl+z`. Only the event itself is asked."""
    name = pygame.key.name(event.key)
    mod = getattr(event, "mod", 0)
    held = ""
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        held += "ctrl+"
    if mod & pygame.KMOD_ALT:
        held += "alt+"
    if mod & pygame.KMOD_SHIFT:
        held += "shift+"
    return held + name


def key_text(words: Words, key: str, hand: str = "") -> str:
    """A key as bindings name it, in words; a button as on the pad that is in the hand."""
    if on_pad(key):
        return _button(words, key.removeprefix(ON_PAD), hand)
    # The plus key itself is named by the sign that joins the others.
    parts = [*key[:-2].split("+"), "+"] if key.endswith("++") else key.split("+")
    return "+".join(_one(words, part) for part in parts)


def _one(words: Words, part: str) -> str:
    text_id = f"scene.key.{part.replace(' ', '_')}"
    if words.has(text_id):
        return words.say(text_id)
    return part.upper() if len(part) <= 3 else part.capitalize()


def _button(words: Words, button: str, hand: str) -> str:
    own = f"scene.button_of.{hand}.{button}"
    return words.say(own if words.has(own) else f"scene.button.{button}")


def keys_text(words: Words, bindings: Bindings, intent: Intent) -> str:
    """Every key of an intent, or button of the pad in use, separated by commas."""
    keys = bindings.at_hand(intent)
    return words.joined(key_text(words, key, bindings.hand) for key in keys)


def first_key(words: Words, bindings: Bindings, intent: Intent) -> str:
    """The key to name on a button; empty when there is none."""
    keys = bindings.at_hand(intent)
    return key_text(words, keys[0], bindings.hand) if keys else ""
