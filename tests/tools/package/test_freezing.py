"""What must not happen when the program is built anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.package import __main__ as command
from tools.package.freezing import CannotFreeze, freeze


def test_games_that_were_played_in_the_folder_are_not_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "tolerance" / "saves" / "games" / "one.game"
    game.parent.mkdir(parents=True)
    game.write_text("a game", encoding="utf-8")
    with pytest.raises(CannotFreeze, match="saves holds games"):
        freeze(tmp_path, tmp_path / "work")
    assert command.main(["--out", str(tmp_path)]) == 1
    assert "holds games" in capsys.readouterr().err
    assert game.read_text(encoding="utf-8") == "a game"
    assert not (tmp_path / "work").exists()
