"""The one sentence on the table: for each situation, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.tiers import sizes
from tests.ui.checks import assert_legible
from tests.ui.desk import LARGE, SMALL
from tolerance_game.games.schisma.foresight.plan import plan_of
from tolerance_game.games.schisma.rules.moves import ACTION_OF, Choose, Move, Petition
from tolerance_game.games.schisma.rules.samaritan import CIRCLE, barred
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.table.tooltip import text_of
from tolerance_game.ui.table.button_tip import with_step_key
from tolerance_game.words.cited import paragraphs_of

from .sittings import AGAINST, Sitting, at_turn

CONFIRM: Final = (("play.confirm_card", True),)
EN, DE = "en", "de"


def asking(person: str) -> Callable[[Match], bool]:
    """A moment in which Rome can petition a person, and has a target to choose."""

    def holds(match: Match) -> bool:
        if not at_turn(2)(match):
            return False
        display = match.view(1).display
        return any(
            display[move.column].person == person
            for move in match.legal_moves(1)
            if isinstance(move, Petition) and any(move.targets)
        )

    return holds


def begin(sitting: Sitting, person: str) -> None:
    """The petition of a person is begun."""
    move = next(
        move
        for move in sitting.legal
        if isinstance(move, Petition)
        and any(move.targets)
        and getattr(sitting.state.display[move.column], "person", "") == person
    )
    sitting.click("action/petition", f"person/{move.column}")


def pick(sitting: Sitting) -> None:
    """The first one who can be chosen is chosen."""
    plan = sitting.scene.commands.plan
    assert plan is not None
    assert plan.ask is not None
    able = [c for c, why in enumerate(plan.ask.why_not) if why is None and c not in plan.picks]
    sitting.click(f"person/{able[0]}")


def says(sitting: Sitting) -> str:
    """The sentence; it is no refusal."""
    text, refused = sitting.scene.prompt()
    assert not refused
    return text


@pytest.mark.parametrize(
    ("language", "first", "act", "second"),
    [
        (EN, "Anna, choose a person or an action. This first turn has one action only.",
         "Anna, choose a person or an action.", "Anna, one more action, different from the first."),
        (DE, "Anna, wähle eine Person oder eine Aktion. Der erste Zug hat nur eine Aktion.",
         "Anna, wähle eine Person oder eine Aktion.",
         "Anna, noch eine Aktion, eine andere als die erste."),
    ],
)  # fmt: skip
def test_a_turn(language: str, first: str, act: str, second: str) -> None:
    for until, said in ((at_turn(1), first), (at_turn(3), act), (at_turn(3, used=1), second)):
        assert says(Sitting(until, language=language)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (EN, ["Beseech: who is pulled one land towards you?",
              "Chastise: who is pushed one land away?",
              "Excommunicate: who is replaced by a new person?",
              "Petition: whose ability do you use?"]),
        (DE, ["Anflehen: Wer wird ein Land herangezogen?",
              "Züchtigen: Wer wird ein Land weggeschoben?",
              "Exkommunizieren: Wer wird durch eine neue Person ersetzt?",
              "Bittschrift: Wessen Fähigkeit wird genutzt?"]),
    ],
)  # fmt: skip
def test_an_action_was_chosen(language: str, said: list[str]) -> None:
    sitting = Sitting(at_turn(5), language=language)
    for key, text in zip("1234", said, strict=True):
        sitting.scene.bound(key)
        assert says(sitting) == text


@pytest.mark.parametrize(
    ("language", "menu", "confirm"),
    [
        (EN, "What is to be done with the {}?", "Excommunicate the {}? Carry it out or cancel."),
        (DE, "{}: Was soll geschehen?", "Exkommunizieren, {}: ausführen oder abbrechen?"),
    ],
)
def test_a_person_was_chosen(language: str, menu: str, confirm: str) -> None:
    sitting = Sitting(at_turn(5), language=language, settings=CONFIRM)
    standing = sitting.state.display[2]
    assert standing is not None
    name = sitting.scene.words.named("person", standing.person)
    sitting.click("person/2")
    assert says(sitting) == menu.format(name)
    sitting.click("menu/excommunicate")
    assert says(sitting) == confirm.format(name)


@pytest.mark.parametrize(
    ("language", "choose", "more", "complete"),
    [
        (EN, "Petition of the Cardinal: choose *2* persons to push 1 land.",
         "Petition of the Cardinal: choose *1 more* person to push 1 land.",
         "Petition of the Cardinal: carry it out, or cancel."),
        (DE, "Bittschrift des Kardinals: Wen 1 Land weg? Wähle *2* Personen.",
         "Bittschrift des Kardinals: Wen 1 Land weg? Wähle *noch 1* Person.",
         "Bittschrift des Kardinals: ausführen oder abbrechen?"),
    ],
)  # fmt: skip
def test_the_targets_of_the_cardinal(language: str, choose: str, more: str, complete: str) -> None:
    """S6: push 2 others 1 each."""
    sitting = Sitting(asking("cardinal"), language=language)
    begin(sitting, "cardinal")
    assert says(sitting) == choose
    pick(sitting)
    assert says(sitting) == more
    pick(sitting)
    assert says(sitting) == complete


@pytest.mark.parametrize(
    ("language", "up_to", "one", "none"),
    [
        (EN, "Petition of the Cardinal: choose up to *2* persons to push 1 land.",
         "Petition of the Cardinal: up to *1 more* person to push 1 land, or that is enough.",
         "Petition of the Cardinal: nobody else can be chosen. Go on, or take somebody back."),
        (DE, "Bittschrift des Kardinals: Wen 1 Land weg? Wähle bis zu *2* Personen.",
         "Bittschrift des Kardinals: Wen 1 Land weg? Wähle *noch* bis zu *1* Person,"
         " oder es genügt.",
         "Bittschrift des Kardinals: Mehr Personen sind nicht wählbar. Weiter, oder nimm jemanden"
         " zurück."),
    ],
)  # fmt: skip
def test_fewer_targets_are_enough(language: str, up_to: str, one: str, none: str) -> None:
    """S6, ruling *numbers*: every number is *up to*."""
    sitting = Sitting(asking("cardinal"), language=language, rulings={"numbers": "up_to"})
    begin(sitting, "cardinal")
    assert says(sitting) == up_to
    pick(sitting)
    assert says(sitting) == one
    pick(sitting)
    assert says(sitting) == none
    assert "button/carry_out" not in sitting.desk.spots()
    sitting.click("button/enough")
    assert "button/enough" not in sitting.desk.spots()


@pytest.mark.parametrize(
    ("language", "thinks", "over"),
    [
        (EN, "Konrad is thinking.", "The game is over."),
        (DE, "Konrad überlegt.", "Die Partie ist zu Ende."),
    ],
)
def test_nobody_at_the_screen_is_to_act(language: str, thinks: str, over: str) -> None:
    assert says(Sitting(at_turn(5, seat=0), seats=AGAINST, language=language)) == thinks
    ended = Sitting(lambda match: match.outcome is not None, language=language)
    assert says(ended) == over


# Whatever is said in a game can be said: a text that asks for another value would raise.


def _read(sitting: Sitting) -> None:
    sitting.scene.prompt()
    sitting.desk.read()


def _chosen(sitting: Sitting, move: Move) -> None:
    """A move made by clicks, with everything read on the way."""
    plan = plan_of(sitting.state, move)
    if not isinstance(move, Choose):
        action = ACTION_OF[type(move)]
        sitting.click(f"person/{plan.column}")
        _read(sitting)
        sitting.desk.point(f"menu/{action}")
        _read(sitting)
        sitting.click(f"menu/{action}")
    for spot in [f"person/{one}" if one >= 0 else "button/enough" for one in plan.picks]:
        _read(sitting)
        sitting.click(spot)
    _read(sitting)
    sitting.click("button/carry_out")
    assert sitting.last_move == move


@pytest.mark.parametrize("language", [pytest.param(EN, marks=pytest.mark.torture), DE])
@pytest.mark.parametrize("number", sizes(1, 8))
def test_everything_is_said_in_whole_games(language: str, number: int) -> None:
    settings = (*CONFIRM, ("pace.step_by_step", True))
    for seed in range(number):
        refill, numbers = (("at_once", "up_to"), ("after", "exact"))[seed % 2]
        rulings = {"refill": refill, "numbers": numbers, "no_circles": "off"}
        sitting = Sitting(
            at_turn(1), seed=seed, language=language, pace="fast", settings=settings,
            rulings=rulings, persons="random",
        )  # fmt: skip
        scene = sitting.scene
        while sitting.match.to_act is not None:
            _chosen(sitting, sitting.random.choice(sitting.legal))
            while scene.is_moving:
                sitting.desk.pass_time(200, 100)
                assert scene.prompt()[0] or not scene.model.progress.waits
                if scene.is_moving:
                    sitting.desk.wish(Intent.STEP)
            sitting.desk.pass_time(32)
            for spot in sitting.desk.spots():
                text_of(scene.model, spot)
        _read(sitting)


@pytest.mark.parametrize("language", [EN, DE])
@pytest.mark.parametrize(
    ("size", "samaritan"), [(SMALL, "display"), (SMALL, "moved"), (LARGE, "display")]
)
def test_the_rule_that_is_told_has_its_own_name(
    size: tuple[int, int], samaritan: str, language: str
) -> None:
    """S2.7, S2.9: of circles in the first turn, where nobody has a turn to be taken back."""
    seen, told = set(), set()
    rulings = {"samaritan": samaritan}
    for turn, used in ((1, 0), (4, 0), (4, 1), (5, 1)):
        sitting = Sitting(at_turn(turn, used=used), size=size, language=language, rulings=rulings)
        words, layout = sitting.scene.words, sitting.scene.model.layout
        texts = [one.text for one in sitting.desk.texts() if one.box.within(layout.note.grown(4))]
        bars = barred(sitting.state)
        only_circles = bars is not None and bars.kinds == {CIRCLE}
        kind = "no_circles" if only_circles else "samaritan"
        assert texts[0] == words.say(f"schisma.ruling.{kind}.name")
        circle = words.say("schisma.table.samaritan.circle")
        assert (" ".join(texts[1:]) == circle) == only_circles
        if bars is not None and bars.moved:
            rival = sitting.scene.names[1 - sitting.state.seat]
            assert rival in " ".join(texts[1:])
            told.add("moved")
        seen.add(kind)
        assert_legible(sitting.desk)
    assert seen == {"no_circles", "samaritan"}
    assert told == ({"moved"} if samaritan == "moved" else set())


@pytest.mark.parametrize("language", [EN, DE])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_no_word_of_a_sentence_stands_alone_below_it(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(at_turn(5), size=size, language=language)
    key = with_step_key(sitting.scene.model, "")
    desk, scene, box = sitting.desk, sitting.scene, sitting.scene.model.layout.prompt
    for count in range(40, 150, 3):
        said = f"{('Bishop Genoa to Nice, ' * 10)[:count]} {key}"
        scene.commands.tell(said)
        rows = [one for one in desk.texts() if one.box.within(box.grown(24)) and one.text in said]
        assert " ".join(one.text for one in rows) == said
        wide = [one.box.w for one in rows]
        assert len(rows) == 1 or wide[-1] > 0.35 * max(wide), said
        assert_legible(desk)


@pytest.mark.parametrize(
    ("language", "held", "over_pile"),
    [
        (EN, "Draw the {} one land towards you or away, or onto the discard pile.",
         "Excommunicate the {}? Let go to do it, or draw the card back."),
        (DE, "{}: ein Land heranziehen, ein Land wegschieben oder auf die Ablage legen.",
         "Exkommunizieren, {}: Loslassen führt es aus, Zurücklegen nicht."),
    ],
)  # fmt: skip
def test_a_person_is_drawn_by_the_pointer(language: str, held: str, over_pile: str) -> None:
    sitting = Sitting(at_turn(5), language=language)
    standing = sitting.state.display[1]
    assert standing is not None
    name = sitting.scene.words.named("person", standing.person)
    desk, box = sitting.desk, sitting.desk.spots()["person/1"].box
    desk.press("person/1")
    desk.drag_to(box.cx + 60, box.cy)
    assert says(sitting) == held.format(name)
    pile = sitting.scene.model.layout.discard_pile
    desk.drag_to(pile.cx, pile.cy)
    assert says(sitting) == over_pile.format(name)


def test_a_person_is_drawn_to_where_it_may_not_go() -> None:
    """S2.1: two different actions."""

    def excommunicated(match: Match) -> bool:
        return at_turn(3, used=1)(match) and match.view(1).used == ("excommunicate",)

    sitting = Sitting(excommunicated)
    pile = sitting.scene.model.layout.discard_pile
    sitting.desk.press("person/1")
    sitting.desk.drag_to(pile.cx, pile.cy)
    assert paragraphs_of(says(sitting)) == ("S2.1",)
