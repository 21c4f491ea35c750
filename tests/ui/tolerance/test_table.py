"""The table under the hands of a person: what may be done, what is refused and why, and the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.states import STATES
from tests.ui.states_kit import Moment
from tolerance_game.games.tolerance.foresight.legality import suit_matters
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import PLAY, STARTER, TARGET
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.storage.settings.settings import HAND_ORDERS, Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.layer import Layer
from tolerance_game.ui.pages.menu import MenuScene
from tolerance_game.ui.table.answers import SAID
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.hand import lamp_of
from tolerance_game.ui.tolerance.table.model import TableModel
from tolerance_game.words import Words
from tolerance_game.words.cited import paragraphs_of

from .known import differences
from .parties import Party, to_my_card


@pytest.fixture
def party(tmp_path: Path) -> Party:
    """Anna and three opponents, at the first card she is to play."""
    party = Party(tmp_path, seed=11)
    to_my_card(party)
    return party


def play(party: Party, card: str) -> None:
    """A click on a card, and on a suit where one is asked for."""
    party.desk.click(f"hand/{card}")
    if party.scene.commands.declaring:
        party.desk.click("declare/nobles")


def holding(folder: Path, wanted: Callable[[TableModel, str], bool]) -> tuple[Party, list[str]]:
    """A party in which the viewer is to play a card, and holds cards of a kind; and those cards."""
    for seed in range(40):
        party = Party(folder / str(seed), seed=seed)
        to_my_card(party)
        model = party.scene.model
        found = [card for card in model.hand if wanted(model, card)]
        if found:
            return party, found
        party.close()
    raise AssertionError("no such hand")


def test_a_legal_card_is_played_by_one_click(party: Party) -> None:
    card = next(one for one in party.scene.model.hand if one in party.scene.model.legal)
    before = party.session.number
    play(party, card)
    assert party.session.number > before
    assert card not in party.session.handover.view().hand


def test_an_illegal_card_stays_and_says_why_with_its_paragraph(tmp_path: Path) -> None:
    # T3.2: whoever holds the suit plays it, or any Wild.
    party, illegal = holding(tmp_path, lambda model, card: card not in model.legal)
    before = party.session.number
    party.desk.click(f"hand/{illegal[0]}")
    said, refused = party.scene.prompt()
    assert refused
    assert paragraphs_of(said) == ("T3.2",)
    assert party.session.number == before


def test_a_wild_asks_for_its_suit_in_place_and_escape_takes_it_back(tmp_path: Path) -> None:
    # T3.3: a Wild is declared as a suit.
    party, wild = holding(tmp_path, lambda _, card: card.startswith("wild"))
    before = party.session.number
    party.desk.click(f"hand/{wild[0]}")
    assert {f"declare/{suit}" for suit in ("nobles", "clergy", "townsfolk", "peasants")} <= set(
        party.desk.spots()
    )
    party.desk.wish(Intent.BACK)
    assert party.scene.commands.declaring is None
    assert party.session.number == before
    party.desk.click(f"hand/{wild[0]}")
    party.desk.click("declare/clergy")
    played = next(one for one in party.scene.playback.chronicle.groups[-1].lines if one.card)
    assert played is not None
    assert party.session.number > before


def test_confirming_takes_a_second_click(party: Party) -> None:
    party.desk.context.change("play.confirm_card", True)
    card = next(
        one
        for one in party.scene.model.hand
        if one in party.scene.model.legal and not one.startswith("wild")
    )
    before = party.session.number
    party.desk.click(f"hand/{card}")
    assert party.session.number == before
    assert party.scene.commands.selected == card
    party.desk.click(f"hand/{card}")
    assert party.session.number > before


def test_undo_takes_back_or_says_why_it_goes_no_further(party: Party) -> None:
    card = next(one for one in party.scene.model.hand if one in party.scene.model.legal)
    play(party, card)
    party.wait()
    reason = party.session.handover.undo_limit()
    party.desk.click("button/undo")
    if reason is None:
        assert card in party.scene.model.hand
    else:
        said, refused = party.scene.prompt()
        assert refused
        assert said == party.scene.teller.reason(reason)


def test_practice_takes_back_without_limit(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=11)
    session = party.session.branch(0)
    party.session.close()
    scene = type(party.scene)(party.desk.context, session)
    party.session = session
    party.scene = scene
    party.desk.stage.become(scene)
    to_my_card(party)
    hand = list(scene.model.hand)
    play(party, next(one for one in hand if one in scene.model.legal))
    party.wait()
    party.desk.wish(Intent.UNDO)
    assert scene.model.hand == hand


def test_the_hand_is_sorted_in_every_order(party: Party) -> None:
    held = set(party.scene.model.hand)
    for _ in HAND_ORDERS:
        party.desk.wish(Intent.SORT)
        assert set(party.scene.model.hand) == held
    assert party.desk.context.settings.play.sort == "suit"


def test_the_order_of_the_hand_is_kept(party: Party) -> None:
    """For the next game as well, and for the next time."""
    party.desk.wish(Intent.SORT)
    hand = party.scene.model.hand
    again = TableScene(party.desk.context, party.session)
    assert again.model.hand == hand
    assert party.desk.context.settings.play.sort == "rank"


def test_the_hint_names_a_legal_card_and_why(party: Party) -> None:
    party.desk.wish(Intent.HINT)
    said, refused = party.scene.prompt()
    assert not refused
    card = party.scene.commands.answers.advised
    assert card in party.scene.model.legal
    assert party.scene.words.named("card", card) in said


def test_without_hints_there_is_no_button_and_the_key_says_so(party: Party) -> None:
    desk, scene = party.desk, party.scene
    desk.context.change("play.hints", False)
    assert "button/hint" not in desk.spots()
    desk.wish(Intent.HINT)
    assert scene.prompt() == ("Hints are switched off in the options.", False)
    assert scene.commands.answers.advised == ""


def test_what_a_hint_advises_stands_out_until_something_else_is_said(party: Party) -> None:
    """The preview says meanwhile what playing it would bring."""
    desk, scene = party.desk, party.scene
    desk.click("button/hint")
    card = scene.commands.answers.advised
    assert scene.model.chosen == card
    desk.pass_time(100)
    *_, second, highest = sorted((box.y for box in scene.model.hand_boxes.values()), reverse=True)
    assert highest == scene.model.hand_boxes[card].y < second
    # It stays until something is done; Escape lets go of it before it opens the menu.
    desk.pass_time(20 * SAID, 5_000)
    assert scene.commands.answers.advised == card
    desk.wish(Intent.BACK)
    assert desk.stage.top is scene
    assert not scene.commands.answers.advised
    assert scene.model.chosen is None
    assert not scene.moving(desk.now + 200)
    desk.click("button/hint")
    other = next(one for one in scene.model.hand if one != card)
    desk.point(f"hand/{other}")
    assert scene.model.chosen == other
    desk.click("button/undo")
    assert scene.commands.answers.advised == ""


@pytest.mark.parametrize("drawer", [False, True])
def test_no_button_lies_on_the_lamp_of_any_card(party: Party, *, drawer: bool) -> None:
    """The last card of a full hand rises under the button that sorts it."""
    desk, scene = party.desk, party.scene
    desk.context.change("play.chronicle", drawer)
    model = scene.model
    assert max(box.right for box in model.hand_boxes.values()) > model.layout.width - 300
    for card in scene.model.hand:
        scene.commands.tell("a hint", card)
        desk.pass_time(200)
        lamp = lamp_of(scene.model.hand_boxes[card])
        assert not [one.id for one in scene.buttons(scene.model) if one.box.touches(lamp)]


def test_a_hint_for_a_wild_names_the_suit(party: Party) -> None:
    """T3.3: a Wild counts as the suit it is declared as."""
    scene = party.scene
    for _ in range(400):
        party.wait()
        if scene.view.phase == PLAY and scene.my_turn:
            party.desk.wish(Intent.HINT)
            card = scene.commands.answers.advised
            if scene.view.options.cards[card].suit == WILD:
                break
            play(party, card)
        else:
            scene.commands.submit(scene.view.moves[0])
    said = scene.prompt()[0]
    suits = [scene.words.say(f"tolerance.suit.{suit}") for suit in ORDINARY_SUITS]
    assert any(f"> {suit}." in said for suit in suits)


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_whole_game_one_way_only(tmp_path: Path, way: str) -> None:
    party = Party(tmp_path, seed=5)
    r = Random(5)
    for _ in range(900):
        party.wait()
        scene = party.scene
        if scene.view.outcome is not None:
            break
        if scene.view.phase not in (PLAY, TARGET):
            # Scenes of their own, which the table alone does not open.
            scene.commands.submit(r.choice(scene.view.moves))
            continue
        before = party.session.number
        if way == "mouse":
            _by_mouse(party, r)
        else:
            _by_keys(party, r)
        assert party.session.number > before, scene.prompt()
    assert party.scene.view.outcome is not None
    assert not differences(party.scene.shown, party.session.handover.view())


def _by_mouse(party: Party, r: Random) -> None:
    scene = party.scene
    if scene.model.targets:
        party.desk.click(f"trick/{r.choice(scene.model.targets)}")
    else:
        play(party, r.choice(sorted(scene.model.legal)))


def _by_keys(party: Party, r: Random) -> None:
    """Walks to something that can be chosen, and presses Enter."""
    scene = party.scene
    wanted = {f"trick/{card}" for card in scene.model.targets} or {
        f"hand/{card}" for card in scene.model.legal
    }
    goal = r.choice(sorted(wanted))
    for _ in range(120):
        if scene.framed == goal:
            break
        party.desk.wish(Intent.NEXT)
    party.desk.wish(Intent.CONFIRM)
    if scene.commands.declaring:
        party.desk.wish(Intent.CONFIRM)


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_click_ends_what_moves_and_nothing_is_lost(tmp_path: Path, pace: str) -> None:
    party = Party(tmp_path, seed=3, pace=pace)
    r = Random(3)
    for _ in range(400):
        party.desk.pass_time(r.choice((16, 16, 48, 200)))
        scene = party.scene
        if scene.playback.timeline.busy and r.random() < 0.5:
            party.desk.wish(r.choice((Intent.STEP, Intent.FINISH)))
        if scene.my_turn and scene.view.moves:
            scene.commands.submit(r.choice(scene.view.moves))
        if scene.view.reign == 2:
            break
    party.desk.wish(Intent.FINISH)
    party.wait()
    assert not differences(party.scene.shown, party.session.handover.view())


def test_step_by_step_waits_for_each_effect(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=11, pace="fast")
    party.desk.context.change("pace.step_by_step", True)
    party.scene.entered()
    waited = 0
    for _ in range(400):
        party.desk.pass_time(64)
        scene = party.scene
        if scene.playback.timeline.waiting and not scene.playback.timeline.moving(scene.now):
            party.desk.pass_time(4000, 500)
            assert scene.playback.timeline.waiting
            waited += 1
            party.desk.wish(Intent.STEP)
        elif scene.my_turn:
            scene.commands.submit(scene.view.moves[0])
        if waited > 6:
            break
    assert waited > 6


def test_nothing_secret_of_the_others_is_written_on_the_table(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=4, roles="unique", hidden_roles=True)
    to_my_card(party)
    state = party.session.match.state_for_storage()
    roles = {party.scene.words.named("role", player.role) for player in state.players[1:]}
    names = {
        party.scene.words.named("card", card)
        for player in state.players[1:]
        for card in player.hand
        if card not in {play.card for play in state.trick.plays}
    }
    names -= {party.scene.words.named("card", card) for card in state.players[0].hand}
    # The Monarch reigns on the banner, whoever holds the card.
    names.discard(party.scene.words.named("monarch", 1))
    seen = {text.text for text in party.desk.texts()}
    assert not (roles - {party.scene.words.named("role", state.players[0].role)}) & seen
    assert not names & seen


def test_choosing_who_leads_is_no_card(tmp_path: Path) -> None:
    for seed in range(30):
        party = Party(tmp_path / str(seed), seed=seed)
        party.wait()
        if party.scene.view.phase == STARTER and party.scene.my_turn:
            assert not party.scene.model.legal
            assert not party.scene.model.targets
            party.close()
            return
        party.close()
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("theme", ["woodcut", "plain"])
@pytest.mark.parametrize(("language", "head"), [("en", "you : best"), ("de", "du : beste")])
def test_nothing_touches_the_rule_of_the_role_sheet(theme: str, language: str, head: str) -> None:
    texts = STATES["table_lead"].desk(language=language, theme=theme).texts()
    # The sheet reaches from 16 to 368, and its inner rule is 14.5 from the edge.
    assert next(one.box.right for one in texts if one.text == head) <= 353.5


@pytest.mark.parametrize("state", ["table_lead", "table_german_print"])
@pytest.mark.parametrize(
    ("language", "heads"),
    [("en", ("any", "most", "you : best")), ("de", ("eine", "meiste", "du : beste"))],
)
def test_heads_of_the_role_sheet_stand_apart(
    state: str, language: str, heads: tuple[str, ...]
) -> None:
    for size in (SMALL, LARGE):
        texts = STATES[state].desk(size, language).texts()
        boxes = [next(one.box for one in texts if one.text == head) for head in heads]
        for left, right in pairwise(boxes):
            assert right.x - left.right >= 6


@pytest.mark.parametrize("state", ["table_follow", "table_borrows", "table_last_card"])
def test_the_title_of_the_preview_keeps_off_its_frame(state: str) -> None:
    for size in (SMALL, LARGE):
        desk = STATES[state].desk(size, "de")
        scene = desk.stage.top
        assert isinstance(scene, TableScene)
        preview, side = scene.model.preview, scene.model.layout.side
        assert preview is not None
        titles = (scene.words.say("table.preview.title"),
                  scene.words.say("table.preview.title_loses", seat=preview.seat),
                  scene.words.say("table.preview.title_behind", seat=preview.seat))  # fmt: skip
        title = next(one for one in desk.texts() if one.text in titles)
        assert title.box.right <= side.right - 15


def test_the_table_behind_the_menu_speaks_the_language_just_chosen(party: Party) -> None:
    """Below a question or the scores it waits, since showing it anew would take their place."""
    context = party.desk.context
    context.stage.push(MenuScene(context, {}, (), lambda: ""))
    for language, said in (("de", "Schritt"), ("en", "Step")):
        context.words = Words(language)
        party.desk.pass_time(32)
        assert party.scene.words.say("table.step") == said
    asks = Layer()
    asks.opaque = False
    context.stage.push(asks)
    context.words = Words("de")
    party.desk.pass_time(32)
    assert party.scene.words.language == "en"


@pytest.mark.parametrize("matters", [False, True])
def test_a_wild_is_asked_its_suit_where_that_decides_something(matters: bool) -> None:
    # T3.4, T4.3: a last Wild that cannot win is the same in every suit.
    def found(view: View) -> list[str]:
        wilds = {move.card for move in view.moves if isinstance(move, Play) and move.declared}
        last = len(view.trick.plays) + 1 == len(view.seats)
        return sorted(card for card in wilds if last and suit_matters(view, card) is matters)

    desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", "none"), fresh=False)
    moment = Moment(lambda match: match.to_act == 0 and bool(found(match.view(0))), seed=5)
    scene = moment.table(desk)
    card, number = found(scene.view)[0], moment.match.number
    desk.click(f"hand/{card}")
    assert bool(scene.commands.declaring) is matters
    if matters:
        assert moment.match.number == number
        desk.click("declare/nobles")
    # T3.3: what is recorded is a move like any other.
    played = moment.match.moments_for_storage()[number].move
    assert isinstance(played, Play)
    assert played.card == card
    assert played.declared in ORDINARY_SUITS
