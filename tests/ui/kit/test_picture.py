"""F12: a picture of the window, and where it lies."""

from __future__ import annotations

from pathlib import Path

from tests.ui.pad_hand import press_key
from tolerance_game.ui.kit.canvas import TextBox
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.window import Window
from tolerance_game.words import Words


def test_a_picture_of_the_window_is_kept_and_that_is_said(tmp_path: Path) -> None:
    """Where it lies; and that it does not, when its folder cannot be made."""
    for folder, said in (
        (tmp_path / "pictures", "saved as "),
        (tmp_path / "file" / "in", "not be"),
    ):
        (tmp_path / "file").touch()
        context = Context(Words("en"))
        window = Window(context, folder)
        window.stage.push(Scene(context))
        press_key(window, "f12")
        audit: list[TextBox] = []
        window.stage.draw(window.surface, audit)
        text = " ".join(one.text for one in audit)
        assert said in text
        assert str(folder) in text
        assert len(list(tmp_path.glob("pictures/*.png"))) == 1
        window.close()
