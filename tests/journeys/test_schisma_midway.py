"""Schisma in the window, and something comes between: kills, sizes, languages, other games."""

from __future__ import annotations

from typing import Any

import pytest

from tolerance_game.core import notation
from tolerance_game.games.schisma.rules.state import ACTING
from tolerance_game.storage.saves.loading import Loaded
from tolerance_game.words import Words

from .conftest import Keep, Start
from .hands import Hand, Keys, Mouse
from .journals import journals, loaded
from .program import INSTANT, Program, Seen
from .schisma_player import SchismaPlayer
from .screen import SIZE
from .tolerance_player import TolerancePlayer

LIVES = 3


def _table(seen: Seen) -> tuple[Any, ...]:
    """Who stands where, and who was won."""
    return seen.told["display"], seen.told["congregations"], seen.told["number"]


def _continued(start: Start) -> Program:
    """The next start, and the game that was going on, by one key."""
    program = start()
    program.scene("title")
    program.until(lambda now: now.has("title/continue"), "the game to go on with")
    Keys(program).press("Return")
    program.until(lambda now: now.moves >= 0, "the game that was going on")
    return program


# Killed.


def test_killed_while_targets_are_chosen_nothing_was_done(start: Start, kept: Keep) -> None:
    program: Program = start(seed=8)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    for life in range(LIVES):
        before = player.half_chosen()
        kept(program, f"schisma-half-{life}")
        program.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk")
        program.kill()
        program = _continued(start)
        player = SchismaPlayer(Mouse(program), seed=life + 2)
        seen = player.ready()
        assert seen.moves == before.moves
        assert _table(seen) == _table(before)
        assert "plan" not in seen.told["choice"]
        kept(program, f"schisma-continued-{life}")
        # It can be chosen again, and carried out.
        player.half_chosen()
        player.choose_targets()
        player.carry_out()
        if player.ended(player.ready()):
            return


@pytest.mark.parametrize("when", ["at once", "acknowledged"])
def test_killed_after_carry_out_all_of_it_was_done_or_nothing(start: Start, when: str) -> None:
    program: Program = start(seed=5)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    for life in range(LIVES):
        before = player.half_chosen()
        player.choose_targets()
        if when == "at once":
            player.hand.act("button/carry_out")
            acknowledged = before.moves
        else:
            acknowledged = player.carry_out().moves
            assert program.now().told["kept"] >= acknowledged > before.moves
        program.kill()
        (journal,) = journals(program.folder, "games")
        found = loaded(journal)
        assert len(found.moments) >= acknowledged
        program = _continued(start)
        player = SchismaPlayer(Mouse(program), seed=life + 2)
        seen = player.ready()
        assert seen.moves >= len(found.moments)
        if len(found.moments) == before.moves:
            assert _table(seen) == _table(before)
        else:
            whole = found.moments[before.moves]
            assert notation.write(whole.move).startswith("petition"), whole
            # Whoever had to be drawn has been drawn, at the latest now.
            _has_followed(seen, found)
        if player.ended(player.play(seen.moves + 1)):
            return


def _has_followed(seen: Seen, found: Loaded) -> None:
    """What was found on the disk has been gone on with: nothing of it is half done."""
    assert None not in seen.told["display"]
    for seat, persons in enumerate(found.state.congregations):
        assert seen.told["congregations"][seat][: len(persons)] == list(persons)
    if found.state.phase == ACTING and seen.moves == len(found.moments):
        assert seen.told["display"] == [list(one) for one in found.state.display]


def test_killed_when_a_petition_waits_after_a_draw_it_asks_again(start: Start, kept: Keep) -> None:
    program: Program = start(seed=4)
    player = SchismaPlayer(Mouse(program))
    program.scene("title")
    player.step("title/schisma")
    player.hand.act("new/rules")
    program.until(lambda seen: seen.has("rules/done"), "the house rules")
    player.hand.act("rule/refill/at_once")
    player.hand.act("rules/done")
    program.until(lambda seen: seen.has("new/start"), "the set-up")
    player.sit_down()
    seen = _interrupted(player)
    program.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk")
    program.kill()
    program = _continued(start)
    player = SchismaPlayer(Mouse(program), seed=2)
    again = player.ready()
    kept(program, "schisma-goes-on")
    assert _table(again) == _table(seen)
    assert again.told["choice"] == seen.told["choice"]
    # It cannot be left, as half of it is done; Escape leads to the menu.
    player.step("button/menu")
    Keys(program).press("Escape")
    assert program.scene("table").told["choice"]["plan"] == seen.told["choice"]["plan"]
    player.play(again.moves + 2)


def _interrupted(player: SchismaPlayer) -> Seen:
    """Plays until a petition of an Inquisitor asks for more after a draw (S3.2, `at_once`)."""
    while True:
        seen = player.ready()
        assert not player.ended(seen), "no Inquisitor could be petitioned"
        if seen.told["choice"].get("plan"):
            return seen
        able = seen.told["choice"]["able"]["petition"]
        found = [column for column in able if seen.told["display"][column][0] == "inquisitor"]
        if found:
            player.take("petition", found[0])
        else:
            player.take(*player.wish(seen))


# Another size.


def test_another_size_while_targets_are_chosen(start: Start, kept: Keep) -> None:
    program: Program = start(seed=4)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    chosen = player.half_chosen().told["choice"]
    program.resize(1200, 700)
    assert program.now().told["choice"] == chosen
    kept(program, "schisma-resized")
    program.screen.run("xdotool", "key", "F11")
    program.sized(*SIZE)
    assert program.rest().told["choice"] == chosen
    kept(program, "schisma-full-screen")
    # One target is taken back and chosen again on the whole screen.
    player.step(f"person/{chosen['plan']['picked'][0]}")
    assert player.asked()["picked"] == []
    player.choose_targets(1)
    program.screen.run("xdotool", "key", "F11")
    program.sized(1200, 700)
    player.choose_targets()
    player.carry_out()
    player.play(program.now().moves + 3)


# Another language.


def test_another_language_in_the_middle_of_a_playback(start: Start, kept: Keep) -> None:
    settings = INSTANT.replace("animation: none", "animation: fast\n  step_by_step: true")
    program: Program = start(seed=6, settings=settings)
    # Steps by keys, actions by the mouse: a key too many after the last step means nothing.
    hand, mouse = Keys(program), Mouse(program)
    player = SchismaPlayer(mouse)
    player.set_up()
    _until_theirs(program, hand, player)
    kept(program, "schisma-step")
    before = program.now().told["version"]
    said = program.now().told["prompt"]
    hand.press("Escape")
    program.scene("menu")
    player.step("menu/options")
    mouse.act("tab/language")
    program.until(lambda seen: seen.has("language/de"), "the languages")
    mouse.act("language/de")
    program.until(lambda seen: seen.told["language"] == "de", "German")
    player.step("options/back")
    player.step("menu/continue")
    # It plays on where it was, in German.
    seen = program.until(lambda now: now.scene == "table" and now.told["waits"], "the step again")
    assert seen.told["version"] > before
    assert seen.told["prompt"] != said
    assert "Leertaste" in seen.told["prompt"]
    program.scene("table")
    kept(program, "schisma-german-step")
    seen = _stepped_through(program, hand)
    kept(program, "schisma-german")
    assert "wähle" in seen.told["prompt"]
    player.take(*player.wish(seen))


def _until_theirs(program: Program, hand: Hand, player: SchismaPlayer) -> None:
    """Plays on until something that the opponent did is being played back."""
    own = -1
    while True:
        seen = program.until(lambda now: now.told["turn"] or now.told["waits"], "something")
        if seen.told["turn"]:
            own = seen.told["number"]
            player.take(*player.wish(seen))
        elif seen.told["number"] > own >= 0:
            return
        else:
            _stepped(program, hand, seen)


def _stepped(program: Program, hand: Hand, seen: Seen) -> None:
    """What waits for a key gets it, once."""
    hand.back()
    version = seen.told["version"]
    program.until(lambda now: now.told["version"] > version, "the next step")


def _stepped_through(program: Program, hand: Hand) -> Seen:
    """Until it is a person's turn."""
    while True:
        seen = program.until(lambda now: now.told["turn"] or now.told["waits"], "a turn")
        if seen.told["turn"]:
            return seen
        _stepped(program, hand, seen)


# Other games.


def test_a_save_of_either_game_is_loaded_from_the_other_table(start: Start, kept: Keep) -> None:
    program: Program = start(seed=2)
    tolerance = TolerancePlayer(Mouse(program))
    tolerance.begin(3)
    there = tolerance.play(8).moves
    _save(program, "Eine")
    tolerance.play(there + 2)
    tolerance.to_title()
    schisma = SchismaPlayer(Mouse(program))
    schisma.set_up()
    here = schisma.play(2)
    _save(program, "Andere")
    schisma.play(here.moves + 1)
    _load(program, schisma, 1)
    seen = program.until(lambda seen: seen.begins("hand/"), "the table of Tolerance")
    assert seen.moves == there
    tolerance.play(there + 1)
    kept(program, "schisma-to-tolerance")
    _load(program, tolerance, 0)
    seen = program.until(lambda seen: seen.begins("person/"), "the table of Schisma")
    assert seen.moves == here.moves
    assert _table(schisma.ready()) == _table(here)
    schisma.play(here.moves + 2)
    kept(program, "tolerance-to-schisma")


def _save(program: Program, name: str) -> None:
    run = program.screen.run
    run("xdotool", "key", "ctrl+s")
    program.scene("save_as")
    program.until(lambda seen: seen.told["typing"], "a field to write in")
    run("xdotool", "key", "--delay", "12", *["BackSpace"] * 60)
    run("xdotool", "type", "--delay", "60", name)
    program.rest()
    Keys(program).press("Return")
    program.scene("table")
    assert (program.folder / "saved" / f"{name}.save").exists()


def _load(program: Program, player: SchismaPlayer | TolerancePlayer, row: int) -> None:
    """From the table by the menu."""
    player.to_menu()
    player.step("menu/saves")
    program.scene("saves")
    if not program.now().has("save/0/rename"):
        player.hand.act("shelf/saved")
    program.until(lambda seen: seen.has(f"save/{row}/rename"), "the saved games")
    player.hand.act(f"save/{row}/load")


def test_the_command_line_opens_the_set_up_of_schisma(start: Start, kept: Keep) -> None:
    settings = "language: en\npace:\n  animation: none\n"
    program: Program = start(seed=3, settings=settings, arguments=("--game", "schisma"))
    program.scene("setup")
    kept(program, "schisma-set-up")
    player = SchismaPlayer(Keys(program))
    player.sit_down()
    # Whoever plays for the first time is told how it goes.
    program.scene("first_card")
    kept(program, "schisma-first-card")
    player.step("first/begin")
    assert player.ready().begins("person/")


# Taking back, and being told.


def test_undo_takes_back_what_showed_nothing_new_and_says_why_not(start: Start, kept: Keep) -> None:
    program: Program = start(seed=4)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    # Rome has one action in the first turn (S2.1); in the second, both can be taken.
    first = player.play(2)
    column = first.told["choice"]["able"]["beseech"][0]
    player.take("beseech", column)
    player.step("button/undo")
    assert _table(player.ready()) == _table(first)
    assert player.ready().moves == first.moves
    # Whoever was drawn cannot be forgotten again (S7).
    column = first.told["choice"]["able"]["excommunicate"][0]
    player.take("excommunicate", column)
    seen = player.ready()
    player.hand.act("button/undo")
    refused = program.until(
        lambda now: now.told["refusals"] > seen.told["refusals"], "why it cannot be undone"
    )
    kept(program, "schisma-undo-reason")
    assert refused.moves == seen.moves
    assert refused.told["prompt"]
    player.play(seen.moves + 2)


def test_a_hint_names_a_move_that_can_be_made(start: Start, kept: Keep) -> None:
    program: Program = start(seed=4)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    seen = player.ready()
    player.hand.act("button/hint")
    advised = program.until(
        lambda now: (
            now.told["prompt"] != seen.told["prompt"]
            and str(now.told["focus"]).startswith("person/")
            and now.told["prompt"] != Words("en").say("table.prompt.hint_thinks")
        ),
        "a hint",
    )
    kept(program, "schisma-hint")
    column = int(advised.told["focus"].partition("/")[2])
    allowed = [action for action, able in seen.told["choice"]["able"].items() if column in able]
    player.take(allowed[0], column)
    assert player.ready().told["prompt"] != advised.told["prompt"]
