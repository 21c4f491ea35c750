"""The story of a game at its table: playback part by part, the sentence, the chronicle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest

from tests.games.schisma.catalogue import CATALOGUE
from tests.games.schisma.scenarios import Table, table
from tests.tiers import sizes
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.reading import SchismaData
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import Beseech, Petition
from tolerance_game.games.schisma.rules.public import public_of
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, Options, Rulings
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.telling import names as names_of_schisma
from tolerance_game.match.match import Match
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.table.announced import arrows_ahead
from tolerance_game.ui.schisma.table.chronicle import SchismaChronicle
from tolerance_game.ui.schisma.table.chronicle_panel import panel_of, standing_of
from tolerance_game.ui.schisma.table.parts import PartReader
from tolerance_game.ui.schisma.table.playback import SchismaPlayback
from tolerance_game.ui.schisma.table.tooltip import text_of
from tolerance_game.ui.table.chronicle import SAID, ChronicleLine
from tolerance_game.words import Words
from tolerance_game.words.cited import paragraphs_of
from tolerance_game.words.teller import Teller

from .sittings import AGAINST, BOTH, Sitting

SEATS = ("Konrad", "Anna")


def a_teller(language: str = "en") -> Teller:
    """A teller of games between Konrad at Avignon and Anna at Rome."""
    data = load_catalogue().of(schisma.NAME)
    assert isinstance(data, SchismaData)
    return Teller(Words(language, strict=True), names_of_schisma(None, data), SEATS)


def any_options(rng: Random) -> Options:
    """Any rulings, with or without the expansion."""
    rulings = Rulings(**{name: rng.choice(values) for name, values in ALLOWED.items()})
    return Options(CATALOGUE, persons=rng.choice(("base", "random")), rulings=rulings)


def steps_of(game: Table) -> list[tuple[int, list[str]]]:
    """The parts of the last action: their step, and the kinds of their events."""
    parts = PartReader(CATALOGUE.by_id).parts(game.events)
    return [(part.step, [event.kind for event in part.events]) for part in parts]


# Parts.


def test_each_step_of_a_petition_is_a_part() -> None:
    """S6, Cardinal: pull every Cardinal 2; then push 2 others 1 each."""
    game = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome")
    game.petition("cardinal", "noble knight")
    assert steps_of(game)[:3] == [
        (0, ["action_taken"]),
        (1, ["moved"]),
        (2, ["moved", "moved"]),
    ]


def test_a_step_without_effect_is_a_part_with_its_number() -> None:
    """S6, Bishop: pull 1 other 2; then push this Bishop 2. The Knight joins, the Bishop moves."""
    game = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome")
    game.petition("bishop", "knight")
    assert steps_of(game)[:3] == [(0, ["action_taken"]), (1, ["joined"]), (2, ["moved"])]


def test_an_action_without_steps_is_one_part() -> None:
    """S2.4: who goes and who comes belong together."""
    game = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome")
    game.excommunicate("peasant")
    events = list(game.events)
    game.draw("cardinal")
    parts = [*PartReader(CATALOGUE.by_id).parts((*events, *game.events))]
    kinds = [(part.step, [event.kind for event in part.events]) for part in parts]
    assert kinds[:2] == [(0, ["action_taken"]), (0, ["discarded", "drawn"])]


def random_game(rng: Random) -> Iterator[tuple[tuple[Event, ...], State]]:
    """A game by chance: what each move told, and the table after it."""
    state = schisma.start(any_options(rng))
    yield (), state
    while (acting := schisma.to_act(state)) is not None:
        legal = schisma.legal_moves(state)
        move = schisma.chance_move(state, rng) if acting == CHANCE else rng.choice(legal)
        state, events = schisma.apply(state, move)
        yield tuple(events), state


@pytest.mark.parametrize("games", sizes(200, 1_000))
def test_the_end_of_every_playback_is_the_table_of_the_rules(games: int) -> None:
    """S7, for all rulings and persons, however the events come and whoever is announced."""
    teller = a_teller()
    for number in range(games):
        rng = Random(f"story/{number}")
        course = random_game(rng)
        _, state = next(course)
        seats = frozenset(rng.sample((0, 1), rng.randrange(3)))
        playback = SchismaPlayback(
            public_of(state), CATALOGUE.by_id, seats, teller, lambda _sound: None
        )
        playback.timeline.factor, playback.timeline.reading = rng.choice(((0, 0), (1, 1)))
        for events, state in course:
            playback.add(events)
            petitions = CATALOGUE.by_id
            for beat in playback.timeline.beats:
                assert all(event in beat.within for event in beat.events) or not beat.within
                for event in beat.within if beat.step else ():
                    step = petitions[event.cause].petition[beat.step - 1]
                    assert not isinstance(event, told.Moved) or event.direction == step.verb
            if rng.random() < 0.6:
                playback.timeline.finish(0)
                assert playback.shown.public == public_of(state), (number, events)
        playback.timeline.finish(0)
        assert playback.shown.public == public_of(state), number


# The sentence.


def a_petition(sitting: Sitting) -> Petition:
    """A petition with both of its steps."""
    found = [one for one in sitting.legal if isinstance(one, Petition) and any(one.targets)]
    return max(found, key=lambda one: sum(map(len, one.targets)))


def to_konrad(pace: str = "normal", language: str = "en") -> Sitting:
    """Konrad, a program, is to act for the first time in a turn."""
    return Sitting(
        lambda match: match.to_act == 0 and match.number > 12 and bool(petitions_of(match)),
        seats=AGAINST, pace=pace, language=language,
    )  # fmt: skip


def petitions_of(match: Match) -> list[Petition]:
    """The petitions with targets that Konrad can make now."""
    legal = match.legal_moves(0)
    return [one for one in legal if isinstance(one, Petition) and any(one.targets)]


def sentences_until_rest(sitting: Sitting) -> list[str]:
    """Every sentence that stands at the table until nothing moves."""
    said: list[str] = []
    for _ in range(3000):
        sitting.desk.pass_time(16)
        if not sitting.scene.is_moving:
            return said
        now = sitting.scene.prompt()[0]
        if now and (not said or said[-1] != now):
            said.append(now)
    raise AssertionError("it never comes to rest")


def test_an_opponents_petition_is_told_before_it_happens_and_step_by_step() -> None:
    sitting = to_konrad()
    move = a_petition(sitting)
    standing = sitting.state.display[move.column]
    assert standing is not None
    before = sitting.scene.shown.public.display
    sitting.make(move)
    sitting.desk.pass_time(400)
    # It is announced, and nobody has moved.
    name = sitting.scene.words.named("person", standing.person)
    assert sitting.scene.prompt()[0].startswith(f"Konrad uses the petition of the {name}: ")
    assert sitting.scene.shown.public.display == before
    said = sentences_until_rest(sitting)
    steps = [one for one in said if f"Konrad, petition of the {name}, step " in one]
    assert steps, said
    assert "step 1: " in steps[0]


def test_while_a_step_is_announced_arrows_show_whom_it_moves() -> None:
    sitting = to_konrad()
    sitting.make(a_petition(sitting))
    seen: list[tuple[int, ...]] = []
    for _ in range(400):
        sitting.desk.pass_time(16)
        model = sitting.scene.model
        beat = model.beat
        if beat is not None and beat.reads and beat.step:
            columns = tuple(arrow.column for arrow in arrows_ahead(model))
            moved = [getattr(event, "column", -1) for event in beat.within]
            if columns and columns != (seen[-1] if seen else ()):
                assert set(columns) >= set(moved) - {-1}
                seen.append(columns)
    assert seen


@pytest.mark.parametrize("pace", ["none", "fast"])
def test_at_a_quick_pace_nothing_stands_to_be_read(pace: str) -> None:
    sitting = to_konrad(pace)
    sitting.make(a_petition(sitting))
    started = sitting.desk.now
    sitting.settle()
    # 0.5 of 320 to 460 milliseconds for each of a few beats, and no pause of a second.
    assert sitting.desk.now - started < (100 if pace == "none" else 1500)


def test_step_by_step_waits_for_a_key_after_each_step_of_an_opponent() -> None:
    sitting = to_konrad("slow")
    sitting.scene.begin_slowly()
    sitting.make(a_petition(sitting))
    sitting.desk.pass_time(60_000, 100)
    scene = sitting.scene
    assert scene.is_moving
    assert scene.model.progress.waits
    # It says which key leads on, and there is a button that ends it.
    assert "Next: " in scene.prompt()[0]
    assert "button/step" in sitting.desk.spots()
    sitting.click("button/by_itself")
    sitting.settle()
    assert not scene.pace.in_steps


def test_ones_own_simple_action_waits_for_nothing() -> None:
    sitting = Sitting(seats=AGAINST, pace="slow")
    sitting.scene.begin_slowly()
    move = next(one for one in sitting.legal if isinstance(one, Beseech))
    sitting.make(move)
    waited = False
    for _ in range(200):
        sitting.desk.pass_time(16)
        if sitting.match.to_act != 1:
            break
        waited |= sitting.scene.model.progress.waits
    assert not waited


# Another language, and the last turn.


def test_in_another_language_the_playback_goes_on_and_the_story_is_the_same() -> None:
    sitting = to_konrad()
    scene = sitting.scene
    sitting.make(a_petition(sitting))
    sitting.desk.pass_time(1500)
    assert scene.is_moving
    beats, shape = len(scene.playback.timeline.beats), shape_of(scene.playback.chronicle)
    sitting.desk.context.words = Words("de", strict=True)
    scene.entered()
    assert len(scene.playback.timeline.beats) == beats
    assert shape_of(scene.playback.chronicle) == shape
    assert scene.prompt()[0].startswith("Konrad, Bittschrift")
    assert scene.playback.chronicle.groups[-1].title.startswith("Zug ")
    sitting.settle()
    assert scene.shown.public == public_of(sitting.match.view(0))


def shape_of(chronicle: SchismaChronicle) -> list[list[tuple[str, str]]]:
    """The chronicle without its words."""
    return [[(one.kind, one.card) for one in group.lines] for group in chronicle.groups]


@pytest.mark.parametrize("pace", ["none", "normal"])
def test_the_last_turn_is_shown_again_and_ends_where_it_was(pace: str) -> None:
    sitting = Sitting(lambda match: match.to_act == 1 and match.number > 14, seats=BOTH, pace=pace)
    sitting.settle()
    scene = sitting.scene
    now, shape = scene.shown.public, shape_of(scene.playback.chronicle)
    sitting.desk.wish(Intent.LAST_TRICK)
    assert scene.is_moving
    assert scene.shown.public.turn < now.turn
    said = sentences_until_rest(sitting)
    assert any("Konrad" in one for one in said)
    assert scene.shown.public == now
    assert shape_of(scene.playback.chronicle) == shape
    sitting.desk.pass_time(32)
    assert scene.at_once is (pace == "none")
    assert scene.my_turn


# The chronicle.


def chronicle_of(*games: Table) -> SchismaChronicle:
    """What these tables told, one after the other, in a turn of Anna's."""
    chronicle = SchismaChronicle(a_teller())
    chronicle.tell(told.TurnBegan(seat=1, turn=5, actions=2, paragraph="S2.1"))
    for game in games:
        for event in game.events:
            chronicle.tell(event)
    return chronicle


def test_a_turn_says_actions_persons_joins_and_draws() -> None:
    """S2.2, S3.1, S3.2: the Knight is pulled beyond Rome, and somebody else comes to Genoa."""
    game = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome").beseech("knight")
    events = list(game.events)
    game.draw("cardinal")
    game.events[:0] = events
    (turn,) = chronicle_of(game).groups[:1]
    assert [(line.kind, line.text) for line in turn.lines] == [
        ("action-beseech", "Beseech"),
        ("person", "leaves at Rome"),
        ("joins", "Knight joins Anna: 1 of 3"),
        ("note", "drawn: Cardinal, at Genoa"),
    ]
    assert [line.paragraph for line in turn.lines] == ["S2.2", "S3.1", "S3.1", "S3.2"]
    # Shortened, it is one line, and the join.
    short = turn.shortened()
    assert [line.text for line in short.lines] == [
        "<beseech>\u00a0Knight",
        "Knight joins Anna: 1 of 3",
    ]


def test_who_is_moved_twice_has_one_line() -> None:
    """S6, Guildmaster: swap lands with 1 other; pull this Guildmaster; push 1 other."""
    game = table("guildmaster@A knight@N noble@G bishop@G cardinal@G", turn="rome")
    game.petition("guildmaster", "knight", "noble")
    lines = [line for line in chronicle_of(game).groups[0].lines if line.kind == "person"]
    assert [(line.card, line.text) for line in lines] == [
        ("guildmaster", "Avignon → Nice → Genoa"),
        ("knight", "Nice → Avignon"),
        ("noble", "Genoa → Nice"),
    ]


def test_a_line_shows_its_person_for_as_long_as_they_stand_there() -> None:
    game = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome").chastise("bishop")
    later = table("cardinal@G knight@R noble@N bishop@F peasant@A", turn="rome")
    chronicle = chronicle_of(game)
    action, person = chronicle.groups[0].lines
    assert (chronicle.standing(action), chronicle.standing(person)) == (3, 3)
    for event in later.excommunicate("bishop").events:
        chronicle.tell(event)
    assert (chronicle.standing(action), chronicle.standing(person)) == (None, None)


def with_chronicle(**more: object) -> Sitting:
    """A game under way, with its chronicle beside the table."""
    sitting = Sitting(lambda match: match.to_act == 1 and match.number > 18, **more)  # type: ignore[arg-type]
    assert sitting.scene.drawer.is_open
    return sitting


def test_pointing_at_a_line_lights_its_person_and_says_the_paragraph() -> None:
    sitting = with_chronicle()
    scene = sitting.scene
    sitting.click("filter/all")
    lit = 0
    for one in panel_of(scene.model).placed():
        if one.line is None:
            continue
        sitting.desk.point(f"log/{one.number}")
        sitting.desk.pass_time(600)
        column = scene.playback.chronicle.standing(one.line)
        assert standing_of(scene.model) == column
        said = text_of(scene.model, f"log/{one.number}")
        if one.line.kind != "plays":
            assert paragraphs_of(said) == (one.line.paragraph,)
        if column is not None:
            lit += 1
            standing = scene.shown.public.display[column]
            assert standing is not None
            assert standing.person == one.line.card
    assert lit


def test_only_mine_are_my_actions_and_who_joins_me() -> None:
    sitting = with_chronicle()
    sitting.click("filter/mine")
    panel = panel_of(sitting.scene.model)
    lines = [one.line for one in panel.placed() if one.line is not None]
    assert lines
    assert all(1 in line.seats for line in lines)
    titles = {
        one.group.subtitle for one in panel.placed() if one.line and one.line.kind[:6] == "action"
    }
    assert titles == {"Anna, Rome"}


def test_a_persons_name_finds_their_lines() -> None:
    sitting = with_chronicle()
    scene = sitting.scene
    sitting.click("chronicle/find")
    scene.typed("CARDIN")
    lines = [one.line for one in panel_of(scene.model).placed() if one.line is not None]
    assert lines

    def found(line: ChronicleLine) -> bool:
        name = scene.words.named("person", line.card) if line.card else ""
        return "cardin" in " ".join((name, line.text, *line.full)).casefold()

    heads = [line for line in lines if line.heads and not found(line)]
    assert heads, "an action of somebody else, of which the Cardinal was a part"
    for line, below in zip(lines, [*lines[1:], None], strict=True):
        assert found(line) or (line.heads and below is not None and found(below))


@pytest.mark.parametrize("wanted", ["", "cardin", "genoa"])
def test_each_line_that_is_found_stands_below_its_action(wanted: str) -> None:
    scene = with_chronicle().scene
    drawer, chronicle = scene.drawer, scene.playback.chronicle
    drawer.finder.look_for(wanted)
    whole = {
        id(line): head
        for group in chronicle.groups
        for head, line in _headed(group.lines)
    }  # fmt: skip
    name_of = partial(scene.words.named, "person")
    for group in drawer.finder.found(chronicle.groups, name_of):
        for head, line in _headed(group.lines):
            assert head is whole[id(line)]


def _headed(lines: Sequence[ChronicleLine]) -> Iterator[tuple[ChronicleLine | None, ChronicleLine]]:
    """Each line, with the action above it."""
    head = None
    for line in lines:
        head = line if line.heads else head
        yield head, line


def test_what_was_said_of_an_action_stands_below_all_that_came_of_it() -> None:
    """S2.4: it is said as soon as somebody is excommunicated, before anybody new has come."""
    game = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome")
    game.excommunicate("peasant")
    events = [*game.events]
    game.draw("cardinal")
    events += game.events
    after = table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome").chastise("bishop")
    chronicle = SchismaChronicle(a_teller())
    for event in events:
        chronicle.tell(event)
        if isinstance(event, told.ActionTaken):
            chronicle.quote(0, "schisma.remark.cardinal.excommunicated")
    for event in after.events:
        chronicle.tell(event)
    kinds = [line.kind for line in chronicle.groups[0].lines]
    assert kinds[0] == "action-excommunicate"
    said = kinds.index(SAID)
    assert "person" in kinds[:said]
    assert "note" in kinds[:said], "who was drawn"
    assert kinds[said + 1] == "action-chastise"
    assert SAID not in kinds[said + 1 :]


def test_the_wheel_leads_to_older_turns_and_back() -> None:
    sitting = with_chronicle()
    scene = sitting.scene
    first = panel_of(scene.model).placed()[0].group.title
    area = scene.chronicle_area
    assert scene.scrolled(area.cx, area.cy, -1)
    assert scene.drawer.scroll > 0
    later = panel_of(scene.model).placed()[0]
    assert later.number == scene.drawer.scroll
    for _ in range(4):
        scene.scrolled(area.cx, area.cy, 1)
    assert panel_of(scene.model).placed()[0].group.title == first


def test_the_end_is_told_with_its_reason() -> None:
    sitting = Sitting(lambda match: match.outcome is not None, seats=BOTH)
    last = sitting.scene.playback.chronicle.groups[-1].lines[-1]
    assert " won: " in last.text or last.text.startswith("A draw: ")
    assert last.paragraph.startswith(("S4", "S2.9"))


@pytest.mark.parametrize("by_another_key", [False, True])
def test_a_key_for_a_step_that_has_ended_chooses_nothing(by_another_key: bool) -> None:
    sitting = Sitting(seats=AGAINST, pace="slow")
    scene = sitting.scene
    scene.begin_slowly()
    sitting.desk.pass_time(2000)
    sitting.make(next(one for one in sitting.legal if isinstance(one, Beseech)))
    # Until Konrad's answer has been led through and Anna may act again.
    sitting.puppets.at_once = True
    for _ in range(400):
        sitting.desk.pass_time(100, 50)
        if scene.my_turn and scene.shown.public.turn > 1:
            break
        if scene.is_moving:
            sitting.desk.wish(Intent.STEP)
        elif sitting.match.to_act == 0:
            sitting.make(sitting.legal[0])
    assert scene.my_turn
    sitting.desk.pass_time(3000, 500)
    sitting.desk.wish(*[Intent.STEP] * 40)
    assert sitting.is_fresh
    sitting.desk.wish(Intent.NEXT if by_another_key else Intent.CONFIRM)
    assert sitting.is_fresh, "the first press shows the focus"
    assert scene.framed == scene.first_focus()
    sitting.desk.wish(Intent.CONFIRM)
    assert not sitting.is_fresh
