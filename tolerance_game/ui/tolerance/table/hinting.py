"""A hint: the worker thinks of it while a sign stands, and it stays until something is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tolerance_game.games.tolerance.rules.moves import (
    ChooseStarter,
    ChooseTarget,
    Execute,
    Play,
    Repay,
    TakeRole,
)
from tolerance_game.worker import Answer, Said

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene


def spot_of(move: Any) -> str:
    """Where a move is made by click or key."""
    match move:
        case Play():
            return f"hand/{move.card}"
        case ChooseTarget():
            return f"trick/{move.card}"
        case Execute():
            return f"card/{move.card}"
        case Repay():
            return f"repay/{move.loans}"
        case ChooseStarter():
            return f"starter/{move.seat}"
        case TakeRole():
            return f"role/{move.role}"
        case _:
            return ""


class Hinting:
    """Advice that is sought, and where it goes when it comes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @property
    def thinks(self) -> bool:
        """Whether it is being thought of."""
        return self._scene.session.seeks_advice

    def ask(self) -> None:
        """Has it thought of, or says why there is none."""
        scene = self._scene
        if not scene.context.settings.play.hints:
            self._tell(scene.words.say("table.prompt.hints_off"))
        elif not (scene.my_turn and scene.session.seek_advice()):
            self._tell(scene.words.say("table.prompt.hint_none"))

    def _tell(self, text: str) -> None:
        scene = self._scene
        if scene.context.stage.top is scene:
            scene.deciding.tell(text)
        else:
            scene.context.stage.notice(text)

    def tick(self) -> bool:
        """Takes what was thought of, and shows it. Whether there was something."""
        said = self._scene.session.take_advice()
        if said is None:
            return False
        self._show(said)
        return True

    def _show(self, said: Said) -> None:
        scene = self._scene
        if not isinstance(said, Answer):
            why = scene.teller.reason(said.reason)
            self._tell(scene.words.say("table.prompt.hint_failed", text=why))
            return
        text, move = self._sentence(said), said.move
        top = scene.context.stage.top
        if top is scene:
            scene.deciding.advise(text, move)
            return
        top.advised, top.advice = spot_of(move), text
        top.focus = top.advised

    def _sentence(self, answer: Answer) -> str:
        scene, move = self._scene, answer.move
        say = scene.words.say
        if isinstance(move, ChooseTarget):
            said = say("table.prompt.hint_target", seat=scene.me, card=move.card)
        elif isinstance(move, Play) and move.declared:
            said = say("table.prompt.hint_as", seat=scene.me, card=move.card, sign=move.declared,
                       suit=move.declared)  # fmt: skip
        elif isinstance(move, Play):
            said = say("table.prompt.hint", seat=scene.me, card=move.card)
        else:
            said = say("table.prompt.hint_move", seat=scene.me, which=scene.teller.move(move))
        why = say(answer.reason.id, **answer.reason.values)
        return f"{said} {why[:1].upper()}{why[1:]}."
