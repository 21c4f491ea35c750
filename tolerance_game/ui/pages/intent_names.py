"""What the keys do, in words: those of a game where it has its own for something."""

from __future__ import annotations

from tolerance_game.games import game as game_of
from tolerance_game.games import names
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.words import Words


def intent_name(words: Words, intent: Intent, game: str = "") -> str:
    """An intent as this game calls it; without a game, as all games do."""
    if not game:
        said = dict.fromkeys(intent_name(words, intent, one) for one in names())
        return " / ".join(said)
    own = f"{game}.intent.{intent.value}"
    return words.say(own if words.has(own) else f"scene.intent.{intent.value}")


def known_intents(game: str) -> tuple[Intent, ...]:
    """All intents that mean something where this game is played."""
    covers = game_of(game).HAS_SECRETS
    return tuple(one for one in Intent if covers or one is not Intent.COVER)


def further_keys(words: Words, game: str) -> str:
    """What else keys and mouse do at the table of this game; empty for most."""
    own = f"{game}.intent.further"
    return words.say(own) if words.has(own) else ""
