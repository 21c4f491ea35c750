"""A third language, made of files alone: Polish, with three forms for numbers.

Its texts are those of English, each with all three forms; the few in `SAID` are really Polish.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
import yaml

from tolerance_game.storage.data import languages as languages_module
from tolerance_game.words.texts import Template, load_texts

LANGUAGE: Final = """\
name: Polski
plurals:
  one: n = 1
  few: n % 10 = 2..4 and n % 100 != 12..14
  many: else
decimal_point: ","
csv_separator: ";"
handbook: zasady.md
"""
SAID: Final[dict[str, Template]] = {
    "truth.true": "tak",
    "count.loans": {
        "one": "{number} pożyczka",
        "few": "{number} pożyczki",
        "many": "{number} pożyczek",
    },
    "statistics.column.game": "gra",
}


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the files of Polish, which is one of the languages during the test."""
    texts = {
        text_id: text
        if isinstance(text, str)
        else dict.fromkeys(("one", "few", "many"), "{number}")
        for text_id, text in load_texts("en").templates.items()
    }
    (tmp_path / "language.pl.yaml").write_text(LANGUAGE, encoding="utf-8")
    said = yaml.safe_dump({**texts, **SAID}, allow_unicode=True)
    (tmp_path / "texts.pl.yaml").write_text(said, encoding="utf-8")
    ours = languages_module.program_folders()
    monkeypatch.setattr(languages_module, "program_folders", lambda: (*ours, tmp_path))
    return tmp_path
