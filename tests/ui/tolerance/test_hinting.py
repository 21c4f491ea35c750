"""A hint comes from the worker, whatever is to be decided, and Enter does what it advises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.states_kit import STILL, Moment
from tolerance_game.core.errors import Reason
from tolerance_game.core.player import Other
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS
from tolerance_game.games.tolerance.rules.moves import ChooseStarter, ChooseTarget, Move, Play
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.state import (
    EXECUTION,
    PLAY,
    REPAY,
    STARTER,
    TAKE_ROLE,
    TARGET,
    Played,
)
from tolerance_game.match.match import Match
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.ui.tolerance.scenes.boards import TOP
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.panels import CLEAR
from tolerance_game.worker import Answer, Failure


def desk_of(*settings: tuple[str, Any]) -> Desk:
    """A desk on which nothing moves."""
    set_ = Settings()
    for path, value in (*STILL, *settings):
        set_ = changed(set_, path, value)
    return Desk(settings=set_, fresh=False)


def at(phase: str, **options: Any) -> Callable[[], Moment]:
    """A moment in which the first seat is to decide."""

    def waits(match: Match) -> bool:
        return match.to_act == 0 and match.view(0).phase == phase

    return lambda: Moment(waits, seed=2, **options)


def says(desk: Desk, moment: Moment, move: Move) -> None:
    """The worker answers with a move."""
    moment.puppets.said = Answer(1, move, Reason("player.throw_away"))
    desk.pass_time(64)


@pytest.fixture
def mine() -> tuple[Desk, TableScene, Moment]:
    """A card is to be played, and several may be."""

    def several(match: Match) -> bool:
        view = match.view(0)
        cards = {move.card for move in view.moves if isinstance(move, Play)}
        return match.to_act == 0 and view.phase == PLAY and len(cards) > 2

    desk = desk_of()
    moment = Moment(several, seed=2)
    return desk, moment.table(desk), moment


Mine = tuple[Desk, TableScene, Moment]


def test_the_worker_is_asked_and_a_sign_stands_while_it_thinks(mine: Mine) -> None:
    desk, scene, moment = mine
    desk.click("button/hint")
    assert [one.player for one in moment.puppets.asked] == ["master"]
    request = moment.puppets.asked[0]
    # Nothing but what the seat may know goes there.
    assert request.view == moment.match.view(0)
    assert request.moves == moment.match.legal_moves(0)
    desk.pass_time(60_000, 5_000)
    assert scene.prompt() == ("Thinking of a hint …", False)
    assert not scene.commands.answers.advised
    moment.puppets.answer()
    desk.pass_time(32)
    assert scene.commands.answers.advised
    assert scene.words.named("card", scene.commands.answers.advised) in scene.prompt()[0]


def test_while_it_thinks_everything_else_can_be_done(mine: Mine) -> None:
    desk, scene, moment = mine
    desk.click("button/hint")
    before = moment.match.number
    card = min(card for card in scene.model.legal if not card.startswith("wild"))
    desk.click(f"hand/{card}")
    assert moment.match.number == before + 1
    desk.pass_time(64)
    assert not scene.session.opponents.awaits_advice
    # An answer that comes too late says nothing any more.
    says(desk, moment, Play(card))
    assert not scene.commands.answers.advised
    assert moment.match.number == before + 1


def test_escape_ends_the_thinking_and_opens_no_menu(mine: Mine) -> None:
    desk, scene, moment = mine
    desk.click("button/hint")
    desk.wish(Intent.BACK)
    assert desk.stage.top is scene
    assert not scene.session.opponents.awaits_advice
    assert moment.puppets.cancelled


@pytest.mark.parametrize("by_keys", [True, False])
def test_enter_after_a_hint_plays_what_it_advises(mine: Mine, by_keys: bool) -> None:
    desk, scene, moment = mine
    if by_keys:
        desk.wish(Intent.RIGHT, Intent.RIGHT)
    desk.wish(Intent.HINT)
    view = moment.match.view(0)
    focused = (scene.focus or "").removeprefix("hand/")
    advised = next(
        move for move in view.moves
        if isinstance(move, Play) and move.card != focused and not move.declared
    )  # fmt: skip
    says(desk, moment, advised)
    assert scene.focus == f"hand/{advised.card}"
    desk.enter()
    moves = moment.match.moments_for_storage()
    assert moves[-1].move == advised


@pytest.mark.parametrize("confirm", [False, True])
def test_enter_declares_a_wild_as_the_hint_says(confirm: bool) -> None:
    # T3.3: declared as any suit, the led one or another.
    def could(match: Match) -> bool:
        view = match.view(0)
        wild = [move for move in view.moves if isinstance(move, Play) and move.declared]
        return match.to_act == 0 and view.phase == PLAY and bool(wild) and bool(view.trick.suit)

    desk = desk_of(("play.confirm_card", confirm))
    moment = Moment(could, seed=2)
    moment.table(desk)
    view = moment.match.view(0)
    advised = next(
        move for move in view.moves
        if isinstance(move, Play) and move.declared not in ("", view.trick.suit)
    )  # fmt: skip
    desk.wish(Intent.HINT)
    says(desk, moment, advised)
    desk.enter()
    desk.wish(*[Intent.CONFIRM] * (2 if confirm else 1))
    assert moment.match.moments_for_storage()[-1].move == advised


def test_a_target_is_advised_too() -> None:
    desk = desk_of()
    moment = at(TARGET)()
    scene = moment.table(desk)
    moves = [move for move in moment.match.view(0).moves if isinstance(move, ChooseTarget)]
    desk.wish(Intent.HINT)
    says(desk, moment, moves[-1])
    assert scene.commands.answers.advised == moves[-1].card
    desk.enter()
    assert moment.match.moments_for_storage()[-1].move == moves[-1]


def test_who_shall_lead_is_advised_at_their_place() -> None:
    """T2.4: the place is marked and has the focus; the same key dismisses the hint."""
    desk = desk_of(("play.first_card", False))
    moment = at(STARTER)()
    scene = moment.table(desk)
    move = moment.match.view(0).moves[-1]
    desk.wish(Intent.HINT)
    says(desk, moment, move)
    assert isinstance(move, ChooseStarter)
    spot = f"starter/{move.seat}"
    assert scene.commands.answers.advised == scene.focus == spot
    assert "might let" in scene.prompt()[0]
    desk.wish(Intent.HINT)
    assert scene.commands.answers.advised == ""
    assert "might let" not in scene.prompt()[0]
    desk.click(spot)
    assert moment.match.moments_for_storage()[-1].move == move


@pytest.mark.parametrize(
    ("phase", "options"),
    [(REPAY, {}), (EXECUTION, {}), (TAKE_ROLE, {"roles": "chosen"})],
)
def test_decisions_beside_the_table_are_advised_too(phase: str, options: dict[str, Any]) -> None:
    desk = desk_of(("play.first_card", False))
    moment = at(phase, **options)()
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(64)
    top = desk.stage.top
    assert top is not game.table
    move = moment.match.view(0).moves[-1]
    desk.wish(Intent.HINT)
    says(desk, moment, move)
    assert top.advised == game.table.commands.spot_of(move)
    assert top.advised in desk.spots()
    # No mark of emphasis is printed, and where cards are chosen among all boards none is hidden.
    advice = plain(top.advice)
    said = [one for one in desk.texts() if " " in one.text and one.text.strip() in advice]
    # On the boards stand the names of the cards, that of the advised one among them.
    played = moment.match.options
    cards = (*played.ordinary, *played.monarchs.values())
    named = {game.table.words.named("card", card) for card in cards}
    said = [one for one in said if one.text not in named]
    assert said
    assert not any("*" in one.text for one in desk.texts())
    if phase == EXECUTION:
        assert all(one.box.bottom < TOP for one in said)
    # It stands, in words, as long as the question does.
    desk.pass_time(60_000, 10_000)
    assert any(one.text in top.advice for one in desk.texts() if "might" in one.text)
    number = moment.match.number
    desk.enter()
    # The next reign may be dealt already.
    assert moment.match.moments_for_storage()[number].move == move


@pytest.mark.parametrize("how", ["escape", "key", "click"])
def test_a_hint_in_another_scene_is_dismissed(how: str) -> None:
    desk = desk_of(("play.first_card", False))
    moment = at(REPAY)()
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(64)
    top = desk.stage.top
    desk.wish(Intent.HINT)
    says(desk, moment, moment.match.view(0).moves[-1])
    assert top.advice
    if how == "click":
        desk.stage.press(5, 5)
    else:
        desk.wish(Intent.BACK if how == "escape" else Intent.HINT)
    assert not top.advice
    assert desk.stage.top is top
    assert not any("might" in one.text for one in desk.texts())


def test_a_hint_tells_what_the_second_best_would_cost(mine: Mine) -> None:
    desk, scene, moment = mine
    cards = [move for move in moment.match.view(0).moves if isinstance(move, Play)]
    best, second = cards[0], cards[1]
    named = scene.words.named("card", second.card)
    lower = Reason("player.good.rivals", {"deed": "keeps_wild", "estimate_points": 42})
    for number, (cost, reason, wanted) in enumerate((
        (2.31, None, f"Second best: *{named}*, 2.3 points worse."),
        (0.96, None, f"Second best: *{named}*, 1 point worse."),
        (0.1, Reason("player.good.little"), f"Nearly as good: *{named}*."),
        (0.0, Reason("player.good.same"), f"Just as good: *{named}*."),
        (0.1, lower, f"Nearly as good: *{named}* (keeps a Wild: keeps the others 0.4 points lower,"
         " on average)."),
    ), start=1):  # fmt: skip
        desk.wish(Intent.HINT)
        other = Other(second, cost, reason)
        moment.puppets.said = Answer(number, best, Reason("player.good.all"), (other,))
        desk.pass_time(64)
        assert scene.prompt()[0].endswith(wanted)
        desk.wish(Intent.BACK)
        assert wanted not in scene.prompt()[0]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("phase", [PLAY, TARGET])
def test_the_longest_hint_has_room_on_its_ribbon(
    phase: str, players: int, language: str, size: tuple[int, int]
) -> None:
    settings = Settings()
    for path, value in STILL:
        settings = changed(settings, path, value)
    desk = Desk(size, language, settings=settings, fresh=False)
    moment = at(phase, players=players, edition="german")()
    scene = moment.table(desk)
    scene.commands.toggle_chronicle()
    desk.pass_time(2_000)
    desk.wish(Intent.HINT)
    moves = moment.match.view(0).moves
    longest = max(moves, key=lambda move: len(scene.commands.hint_text(move)))
    best = Reason("player.good.end_loans", {"deed": "leaves", "estimate_points": 1060})
    points = Reason("player.good.points", {"deed": "takes", "estimate_points": 1060})
    other = Other(longest, 0.1, points)
    moment.puppets.said = Answer(1, longest, best, (other,))
    desk.pass_time(64)
    place = scene.model.layout.prompt
    rows = [
        one
        for one in desk.read()
        if (one.text.region.x, one.text.region.w) == place[::2] and one.text.text.strip()
    ]
    assert len({row.text.box.y for row in rows}) > 2
    if phase == TARGET:
        # Above it stands what each target would mean.
        assert all(row.text.region.y >= place.y - CLEAR for row in rows)
    for row in rows:
        # Between the two lines of the ribbon.
        assert row.ink.y > row.text.region.y + 5
        assert row.ink.bottom < row.text.region.bottom - 5


@pytest.mark.parametrize("how", ["escape", "button", "key"])
def test_a_hint_is_dismissed(mine: Mine, how: str) -> None:
    desk, scene, moment = mine
    before = scene.prompt()
    desk.wish(Intent.HINT)
    moment.puppets.answer()
    desk.pass_time(32)
    assert scene.prompt() != before
    if how == "button":
        desk.click("button/hint")
    else:
        desk.wish(Intent.BACK if how == "escape" else Intent.HINT)
    assert scene.prompt() == before
    assert desk.stage.top is scene
    assert len(moment.puppets.asked) == 1


def test_a_hint_outlives_a_card_that_may_not_be_played() -> None:
    def must_follow(match: Match) -> bool:
        view = match.view(0)
        cards = {move.card for move in view.moves if isinstance(move, Play)}
        return match.to_act == 0 and view.phase == PLAY and len(cards) < len(view.hand)

    desk = desk_of()
    moment = Moment(must_follow, seed=2)
    scene = moment.table(desk)
    desk.wish(Intent.HINT)
    moment.puppets.answer()
    desk.pass_time(32)
    hint = scene.prompt()
    card = next(one for one in scene.model.hand if one not in scene.model.legal)
    desk.click(f"hand/{card}")
    assert scene.prompt()[1]
    assert scene.prompt() != hint
    desk.pass_time(60_000, 1_000)
    assert scene.prompt() == hint
    assert scene.commands.answers.advised


def test_without_a_worker_it_says_so_and_the_game_goes_on(mine: Mine) -> None:
    desk, scene, moment = mine
    desk.click("button/hint")
    moment.puppets.fail(Failure(1, Reason("worker.died", {"number": 3}), "it died"))
    desk.pass_time(32)
    said, _refused = scene.prompt()
    assert said.startswith("No hint is available.")
    assert "3 times" in said
    before = moment.match.number
    card = min(card for card in scene.model.legal if not card.startswith("wild"))
    desk.click(f"hand/{card}")
    assert moment.match.number == before + 1


def test_taking_back_lets_go_of_the_hint() -> None:
    def could(match: Match) -> bool:
        return match.to_act == 0 and match.view(0).phase == PLAY and match.undo_limit(0) is None

    desk = desk_of()
    moment = Moment(could, seed=2)
    scene = moment.table(desk)
    desk.wish(Intent.HINT)
    moment.puppets.answer()
    desk.pass_time(32)
    assert scene.commands.answers.advised
    desk.wish(Intent.UNDO)
    assert not scene.commands.answers.advised


@pytest.mark.parametrize(
    ("led", "beaten", "wanted"),
    [
        # T3.3: as the suit of the trick, or as any other.
        (True, False, "{seat} might play *{card}* as <{suit}> {name}."),
        (False, False, "{seat} might play *{card}*, but not as <{suit}> {name}."),
        # T3.4: a higher card of the suit lies there, so it cannot take the trick.
        (True, True, "{seat} might play *{card}*, as any suit."),
        (False, True, "{seat} might play *{card}*, as any suit."),
    ],
)
def test_a_wild_is_advised_as_what_makes_a_difference(led: bool, beaten: bool, wanted: str) -> None:
    def could(match: Match) -> bool:
        view = match.view(0)
        if match.to_act != 0 or view.phase != PLAY or not view.trick.plays:
            return False
        return any(is_beaten(match, move) is beaten for move in wilds(match))

    def wilds(match: Match) -> list[Play]:
        moves = [move for move in match.view(0).moves if isinstance(move, Play)]
        return [move for move in moves if move.declared == match.view(0).trick.suit]

    def is_beaten(match: Match, move: Play) -> bool:
        view = match.view(0)
        plays = (*view.trick.plays, Played(0, move.card, move.declared))
        return winner_of(plays, view.trick.suit, view.options).seat != 0

    desk = desk_of()
    moment = Moment(could, seed=2)
    scene = moment.table(desk)
    suit = moment.match.view(0).trick.suit
    wild = next(move for move in wilds(moment.match) if is_beaten(moment.match, move) is beaten)
    declared = suit if led else next(one for one in ORDINARY_SUITS if one != suit)
    words = scene.words
    assert scene.commands.hint_text(Play(wild.card, declared)) == wanted.format(
        seat=words.seat(0), card=words.named("card", wild.card), suit=suit,
        name=words.say(f"tolerance.suit.{suit}"),
    )  # fmt: skip
