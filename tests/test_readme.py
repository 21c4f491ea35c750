"""The README in two languages: both say the same, and all that they name is there."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.ui.readme_pictures import LARGEST, PICTURES
from tests.ui.states import STATES
from tolerance_game.words import Words
from tools.package.archive import name_of

ROOT = Path(__file__).parent.parent
ENGLISH, GERMAN = "README.md", "README.de.md"
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in (ENGLISH, GERMAN)}
HEADINGS = {
    "Tolerance": "Tolerance",
    "Download": "Herunterladen",
    "Play": "Spielen",
    "Test": "Testen",
    "Options and folders": "Optionen und Ordner",
    "Play with the printed figures": "Mit den gedruckten Zahlen spielen",
    "Report a fault": "Einen Fehler melden",
    "Building the program that people get": "Das Programm bauen, das die Leute bekommen",
    "For engineers": "Für Entwickler",
    "Credits and licence": "Dank und Lizenz",
}
TWINS = {ENGLISH: GERMAN, "docs/rules.md": "docs/regeln.md"}
"""What has a German twin."""
OF_THE_FORGE = {"../../releases", "../../issues"}
"""Pages that the forge makes of a repository."""


def _headings(text: str) -> list[tuple[int, str]]:
    return [(len(one[1]), one[2]) for one in re.finditer(r"^(#+) (.*)$", text, re.MULTILINE)]


def _blocks(text: str) -> list[str]:
    return re.findall(r"^    .*$", text, re.MULTILINE)


def _links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


def _codes(text: str) -> list[str]:
    """What is set as code within the lines, without the indented blocks."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^    .*$", "", text, flags=re.MULTILINE))


def test_both_have_the_same_headings() -> None:
    english, german = _headings(TEXTS[ENGLISH]), _headings(TEXTS[GERMAN])
    assert [heading for _level, heading in english] == list(HEADINGS)
    assert german == [(level, HEADINGS[heading]) for level, heading in english]


def test_both_have_the_same_commands_options_and_names() -> None:
    assert _blocks(TEXTS[GERMAN]) == _blocks(TEXTS[ENGLISH])
    assert _codes(TEXTS[GERMAN]) == _codes(TEXTS[ENGLISH])


def test_both_have_the_same_links_and_lead_to_each_other() -> None:
    def in_german(link: str) -> str:
        other = {**TWINS, **{german: english for english, german in TWINS.items()}}
        return other.get(link, link)

    english, german = _links(TEXTS[ENGLISH]), _links(TEXTS[GERMAN])
    assert german == [in_german(link) for link in english]
    assert english[0] == GERMAN


@pytest.mark.parametrize("link", sorted({one for text in TEXTS.values() for one in _links(text)}))
def test_every_link_leads_somewhere(link: str) -> None:
    if link in OF_THE_FORGE:
        return
    file, _sharp, anchor = link.partition("#")
    assert (ROOT / file).is_file()
    if anchor:
        said = (ROOT / file).read_text(encoding="utf-8")
        anchors = [
            re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
            for _level, heading in _headings(said)
        ]
        assert anchor in anchors


def test_the_three_pictures_are_of_the_program_and_small() -> None:
    shown = [link for link in _links(TEXTS[ENGLISH]) if link.startswith("docs/pictures/")]
    assert shown == [f"docs/pictures/{name}" for name in PICTURES]
    assert {path.name for path in (ROOT / "docs/pictures").iterdir()} == set(PICTURES)
    assert set(PICTURES.values()) <= set(STATES)
    for link in shown:
        content = (ROOT / link).read_bytes()
        assert len(content) <= LARGEST
        # The frame of a progressive JPEG: 8 bits, height, width.
        frame = content.index(b"\xff\xc2")
        assert struct.unpack_from(">BHH", content, frame + 4) == (8, 720, 1280)
    # Whoever does not see them is told what they show.
    for text in TEXTS.values():
        assert len(re.findall(r"!\[[^\]]{30,}\]\(docs/pictures/", text)) == len(PICTURES)


def test_every_option_exists() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    text = TEXTS[ENGLISH]
    table = text[text.index("| option |") : text.index("Settings, saved games")]
    options = set(re.findall(r"--[a-z][a-z-]+", table))
    options |= set(re.findall(r"main\.py (--[a-z-]+)", text))
    assert len(options) > 12
    for option in options:
        assert re.search(rf"{option}\b(?!-)", done.stdout), option


@pytest.mark.parametrize(
    "module", sorted(set(re.findall(r"-m ((?:tools|tests)[\w.]*)", "".join(TEXTS.values()))))
)
def test_every_module_to_start_exists(module: str) -> None:
    spec = find_spec(module)
    assert spec is not None
    if spec.submodule_search_locations is not None:
        assert find_spec(f"{module}.__main__") is not None
    else:
        assert spec.origin is not None
        assert '__name__ == "__main__"' in Path(spec.origin).read_text(encoding="utf-8")


def test_files_to_download_are_called_as_they_are_packed() -> None:
    version = re.search(r"-(\d[^-]*)-", name_of("linux", "x86_64"))
    assert version is not None
    for system, machine, ending in (
        ("win32", "AMD64", "zip"), ("darwin", "arm64", "zip"), ("linux", "x86_64", "tar.xz"),
    ):  # fmt: skip
        name = f"{name_of(system, machine)}.{ending}".replace(version[1], "…")
        for text in TEXTS.values():
            assert f"`{name}`" in text


@pytest.mark.parametrize(("language", "name"), [("en", ENGLISH), ("de", GERMAN)])
def test_buttons_are_called_as_in_the_program(language: str, name: str) -> None:
    words = Words(language)
    ids = ("title.continue", "title.credits", "setup.start", "options.name.play.sealed")
    for text_id in (f"scene.{one}" for one in ids):
        assert words.say(text_id) in TEXTS[name], text_id
