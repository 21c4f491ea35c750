"""Options that hold at once and the next time; undo with its reason; saving under a name."""

from __future__ import annotations

import numpy as np

from tolerance_game.words import Words

from .conftest import Keep, Start
from .hands import Keys, Mouse
from .program import Program
from .screen import SIZE, wait_for
from .tolerance_player import TolerancePlayer, able


def _close(program: Program) -> None:
    program.screen.run("wmctrl", "-i", "-c", program.window)
    assert program.ended() == 0, program.said()


def _open_options(player: TolerancePlayer, tab: str) -> None:
    player.step("title/options")
    player.program.scene("options")
    player.hand.act(f"tab/{tab}")


def test_another_language_holds_at_once_and_the_next_time(start: Start, kept: Keep) -> None:
    program: Program = start(settings="pace:\n  animation: none\n", more={"LC_ALL": "C.UTF-8"})
    player = TolerancePlayer(Mouse(program))
    assert program.scene("title").told["language"] == "en"
    _open_options(player, "language")
    program.until(lambda seen: seen.has("language/de"), "the languages")
    player.hand.act("language/de")
    program.until(lambda seen: seen.told["language"] == "de", "German")
    kept(program, "options-german")
    player.step("options/back")
    player.begin(3)
    # A game in another language: switched on the way, from its own menu.
    player.play(4)
    Keys(program).press("Escape")
    program.scene("menu")
    player.step("menu/options")
    program.scene("options")
    player.hand.act("tab/language")
    program.until(lambda seen: seen.has("language/en"), "the languages")
    player.hand.act("language/en")
    program.until(lambda seen: seen.told["language"] == "en", "English")
    player.hand.act("language/de")
    program.until(lambda seen: seen.told["language"] == "de", "German again")
    player.step("options/back")
    player.step("menu/continue")
    assert "spiel" in program.scene("table").told["prompt"].lower()
    _close(program)
    program = start(settings=None, more={"LC_ALL": "C.UTF-8"})
    assert program.scene("title").told["language"] == "de"


def test_what_is_set_is_kept(start: Start) -> None:
    program: Program = start()
    player = TolerancePlayer(Mouse(program))
    program.scene("title")
    _open_options(player, "look")
    program.until(lambda seen: seen.has("look.theme/high_contrast"), "the themes")
    colours = program.picture()
    player.hand.act("look.theme/high_contrast")
    program.rest()
    assert np.mean(program.picture() != colours) > 0.2
    player.hand.act("tab/pace")
    program.until(lambda seen: seen.has("pace.animation/fast"), "the speeds")
    player.hand.act("pace.animation/fast")
    player.hand.act("tab/play")
    program.until(lambda seen: seen.has("play.confirm_card"), "how one plays")
    player.hand.act("play.confirm_card")
    player.step("options/back")
    _close(program)
    text = (program.folder / "settings.yaml").read_text(encoding="utf-8")
    for line in ("theme: high_contrast", "animation: fast", "confirm_card: true"):
        assert line in text
    program = start(settings=None)
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    while player.ready().scene != "table":
        player.decide(player.ready())
    # A card is played by a second click only.
    before = player.ready()
    _kind, cards = able(before)
    player.hand.act(cards[0].id)
    seen = program.rest(0.3)
    assert (seen.moves, seen.told["refusals"]) == (before.moves, 0)
    player.step(cards[0].id)


def test_the_whole_screen_can_be_chosen_in_the_options(start: Start) -> None:
    program: Program = start()
    player = TolerancePlayer(Mouse(program))
    program.scene("title")
    window = program.place
    _open_options(player, "look")
    program.until(lambda seen: seen.has("window.full_screen"), "the switch")
    player.hand.act("window.full_screen")
    program.until(lambda seen: seen.told["size"] == list(SIZE), "the whole screen", 5)
    place = program.place
    assert place == (0, 0, *SIZE)
    # It is so the next time, too, and the window is still where it was then.
    _close(program)
    program = start()
    player = TolerancePlayer(Mouse(program))
    program.scene("title")
    wait_for(lambda: program.place == place, "the whole screen again")
    _open_options(player, "look")
    program.until(lambda seen: seen.has("window.full_screen"), "the switch")
    player.hand.act("window.full_screen")
    program.until(lambda seen: seen.told["size"] == [1280, 720], "the window", 5)
    wait_for(lambda: program.place == window, "the window where it was")


def test_undo_says_why_it_cannot_be_and_does_it_where_it_can(start: Start, kept: Keep) -> None:
    program: Program = start(seed=4)
    player = TolerancePlayer(Mouse(program))
    player.begin(4, "game/practice")
    while player.ready().scene != "table":
        player.decide(player.ready())
    player.hand.act("button/undo")
    seen = program.until(lambda seen: seen.told["refusals"] > 0, "why nothing can be undone")
    assert seen.told["prompt"] == Words("en").say("match.undo.nothing")
    kept(program, "undo-reason")
    before = player.ready().moves
    player.decide(player.ready())
    seen = player.ready()
    assert seen.moves > before
    player.step("button/undo")
    assert program.now().moves == before
    # Undone, it can be made again, and the game goes on.
    player.play(before + 8)


def test_a_game_is_saved_under_a_name_and_loaded(start: Start, kept: Keep) -> None:
    program: Program = start(seed=2)
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    moves = player.play(10).moves
    run = program.screen.run
    run("xdotool", "key", "ctrl+s")
    program.scene("save_as")
    program.until(lambda seen: seen.told["typing"], "a field to write in")
    run("xdotool", "key", "--delay", "12", *["BackSpace"] * 60)
    run("xdotool", "type", "--delay", "60", "Für Oma, heiß")
    program.rest()
    kept(program, "save-as")
    player.step("save/save")
    (path,) = (program.folder / "saved").iterdir()
    assert path.name == "Für Oma, heiß.save"
    program.scene("table")
    player.play(moves + 6)
    Keys(program).press("Escape")
    program.scene("menu")
    kept(program, "menu")
    player.step("menu/title")
    program.scene("title")
    player.step("title/saves")
    program.until(lambda seen: seen.has("save/0/load"), "the saved game")
    kept(program, "saves")
    player.step("save/0/load")
    assert program.until(lambda seen: seen.moves >= 0, "the loaded game").moves == moves
    player.play(moves + 4)
