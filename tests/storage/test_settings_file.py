"""The file of settings: every bad input gets its answer, and nothing of the person's is lost."""

from __future__ import annotations

import os
import time
from datetime import date
from pathlib import Path

import pytest

from tests.rows import rows
from tolerance_game.core.errors import Reason
from tolerance_game.storage.settings.settings import (
    DEFAULTS,
    Settings,
    all_settings,
    changed,
    differing,
)
from tolerance_game.storage.settings.settings_file import (
    SettingsFile,
    read_settings,
    write_settings,
)
from tolerance_game.storage.settings.settings_text import as_lines
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

ENGLISH = Words("en", strict=True)
LAUGHS = b"a: &a [lol, lol]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\nlook: *d\n"
HUGE = b"look: {scale: " + b"9" * 5_000 + b"}\n"
OBJECTS = b"look: !!python/object/apply:os.system ['true']\n"
BROKEN = "settings.broken-2026-11-18.yaml"


def _read(folder: Path, content: bytes | str | None = None, may_move: bool = True) -> SettingsFile:
    if content is not None:
        data = content.encode() if isinstance(content, str) else content
        (folder / "settings.yaml").write_bytes(data)
    return read_settings(folder, may_move, lambda: date(2026, 11, 18))


def _write(file: SettingsFile, settings: Settings) -> tuple[SettingsFile, Reason | None]:
    return write_settings(file, settings, ENGLISH.say)


def _said(file: SettingsFile, language: str) -> str:
    teller = Teller(Words(language, strict=True))
    return "\n".join(teller.reason(notice) for notice in file.notices)


def test_without_a_file_there_are_defaults_and_nothing_is_made(tmp_path: Path) -> None:
    file = _read(tmp_path / "never")
    assert (file.settings, file.notices, file.writable) == (DEFAULTS, (), True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "  # Possible: 75 to 200. Default: 100."),
        ("de", "  # Möglich: 75 bis 200. Standard: 100."),
    ],
)
def test_the_file_explains_itself_in_the_language_of_the_person(
    tmp_path: Path, language: str, line: str
) -> None:
    words = Words(language, strict=True)
    write_settings(_read(tmp_path), DEFAULTS, words.say)
    lines = (tmp_path / "settings.yaml").read_text("utf-8").splitlines()
    assert max(map(len, lines)) <= 100
    assert lines.index("  scale: 100") == lines.index(line) + 1
    text = " ".join(one.strip("# ") for one in lines)
    for setting in all_settings().values():
        assert setting.about(words.say) in text, setting.path


def test_the_language_of_the_comments_changes_nothing_but_the_comments() -> None:
    english, german = (
        [line for line in as_lines(DEFAULTS, Words(language).say) if "#" not in line]
        for language in ("en", "de")
    )
    assert english == german


# The content and the one setting that is not its default; what is said in English and in German.
SINGLE = rows(r"""
look: {theme: plain, scale: big}\n => look.theme plain
  settings.yaml, line 1, look.scale: a whole number from 75 to 200 belongs here | “big” | 1 setting
    has its default; the file stays as it is
  settings.yaml, Zeile 1, look.scale | 75 | 200 | „big“ | Für 1 Einstellung gilt der Standard; die
    Datei bleibt
sound:\n  volume: 101\n  music: -1\n  effects: 0\n => sound.effects 0
  line 2, sound.volume | from 0 to 100 | “101” | line 3, sound.music | “-1” | 2 settings have their
    defaults
  Zeile 2, sound.volume | „101“ | Zeile 3, sound.music | Für 2 Einstellungen
language: gremanisch\nlook:\n  theme: plian\n => defaults
  line 1, language: “gremanisch” is not known | “auto”, “en”, “de” | line 3, look.theme: “plian” is
    not known | Did you mean “plain”?
  Zeile 1, language | „gremanisch“ | Zeile 3, look.theme | „plain“
sound: {muted: yes}\nplay: {hints: 1}\n => defaults
  line 1, sound.muted: true or false belongs here, not “yes” | line 2, play.hints
  Zeile 1, sound.muted | „yes“ | Zeile 2, play.hints
look:\n  scal: 150\nlanguage: de\n => language de
  line 2, look.scal: there is no key “scal” here | Did you mean “scale”?
  Zeile 2, look.scal | „scal“ | „scale“
look: plain\nlanguage: en\n => language en
  line 1, look: keys with values belong here, not “plain” | 1 setting has its default
  Zeile 1, look | „plain“
language: {en: true}\n => defaults
  line 1, language | {...}
  Zeile 1, language | {...}
look: {scale: [100]}\n => defaults
  line 1, look.scale | [...]
  Zeile 1, look.scale | [...]
names: [a, b, c, d, e, f]\n => defaults
  line 1, names: the list has “6” values; 0 to 5 are allowed
  Zeile 1, names
names: [Anna, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx]\n => defaults
  line 1, names[2]: the text is longer than 40 characters
  Zeile 1, names[2] | 40
names: [Anna, 7]\n => defaults
  line 1, names[2]: a text belongs here, not “7”
  Zeile 1, names[2] | „7“
table:\n  tolerance: {players: 4, rulings: {loans: dobule}}\n => defaults
  line 2, table.tolerance.rulings.loans | “single”, “one_per_round”
  Zeile 2, table.tolerance.rulings.loans
look:\n  scale: 150\n  scale: 120\n => look.scale 150
  line 3, look.scale: this key stands here for the second time
  Zeile 3, look.scale
format: one\nlanguage: de\n => language de
  line 1, format: “1” belongs here, not “one”
  Zeile 1, format | „one“
""")


@pytest.mark.parametrize(("written", "english", "german"), SINGLE)
def test_a_single_fault_costs_that_value_only_and_the_file_stays(
    tmp_path: Path, written: str, english: str, german: str
) -> None:
    content, _, one = written.replace(r"\n", "\n").partition(" => ")
    path, _, value = one.partition(" ")
    file = _read(tmp_path, content)
    found = {name: str(set_to) for name, set_to in differing(file.settings).items()}
    assert (found, file.writable) == ({path: value} if value else {}, True)
    for language, parts in (("en", english), ("de", german)):
        for part in parts.split(" | "):
            assert part in _said(file, language)
    assert (tmp_path / "settings.yaml").read_text("utf-8") == content
    assert os.listdir(tmp_path) == ["settings.yaml"]


BROKEN_FILES: dict[str, tuple[bytes, tuple[str, ...], tuple[str, ...]]] = {
    "truncated": (b"look:\n  theme: plain\n  scale", ("settings.yaml, line 3",), ("Zeile 3",)),
    "an open quotation mark": (b"names: ['Anna\n", ("line 1", "quotation"), ("Zeile 1",)),
    "indentation": (b"look:\n  theme: plain\n scale: 100\n", ("line 3",), ("Zeile 3",)),
    "empty": (b"", ("the file is empty",), ("leer",)),
    "comments only": (b"# nothing\n", ("the file is empty",), ("leer",)),
    "a list": (b"- look\n- sound\n", ("line 1", "keys with values belong here"), ("Zeile 1",)),
    "a word": (b"plain\n", ("line 1", "“plain”"), ("Zeile 1", "„plain“")),
    "no text": (b"look: \xff\xfe\n", ("line 1", "not encoded as UTF-8"), ("Zeile 1", "UTF-8")),
    "zeros": (b"\0" * 4096, ("line 1", "U+0000"), ("Zeile 1", "U+0000")),
    "aliases": (LAUGHS, ("line 2, b[1]", "*a"), ("Zeile 2, b[1]", "*a")),
    "deep": (b"look: " + b"[" * 100_000, ("line 1", "32 levels"), ("Zeile 1", "32")),
    "a huge number": (HUGE, ("line 1, look.scale", "18 digits"), ("Zeile 1, look.scale", "18")),
    "large": (b"# " + b"x" * 1_000_001, ("larger than 1000000 bytes",), ("1000000",)),
    "objects": (OBJECTS, ("line 1, look", "tag"), ("Zeile 1, look",)),
}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_a_broken_file_is_set_aside_and_it_is_said(tmp_path: Path, name: str) -> None:
    content, english, german = BROKEN_FILES[name]
    file = _read(tmp_path, content)
    assert (file.settings, file.writable) == (DEFAULTS, True)
    assert os.listdir(tmp_path) == [BROKEN]
    assert (tmp_path / BROKEN).read_bytes() == content
    for part in (*english, "the settings have their defaults", f"set aside as “{BROKEN}”"):
        assert part in _said(file, "en")
    for part in (*german, "Es gelten die Standardeinstellungen", f"heißt nun „{BROKEN}“"):
        assert part in _said(file, "de")
    # And the program goes on as after a first start.
    _file, reason = _write(file, changed(DEFAULTS, "language", "de"))
    assert reason is None
    assert _read(tmp_path).settings.language == "de"
    assert (tmp_path / BROKEN).read_bytes() == content


@pytest.mark.torture
@pytest.mark.parametrize("name", ["aliases", "deep", "a huge number", "zeros", "large"])
def test_a_bomb_costs_next_to_nothing(tmp_path: Path, name: str) -> None:
    content = BROKEN_FILES[name][0]
    begin = time.process_time()
    _read(tmp_path, content)
    # Seen: 4 ms. What is promised of every damaged file is half a second.
    assert time.process_time() - begin < 0.5


def test_what_was_set_aside_before_is_never_written_over(tmp_path: Path) -> None:
    for number in range(3):
        _read(tmp_path, b"- broken %d" % number)
    names = ["settings.broken-2026-11-18-2.yaml", "settings.broken-2026-11-18-3.yaml", BROKEN]
    assert sorted(os.listdir(tmp_path)) == names
    contents = {(tmp_path / name).read_bytes() for name in names}
    assert contents == {b"- broken 0", b"- broken 1", b"- broken 2"}


@pytest.mark.parametrize("content", [b"- broken\n", b"format: 2\nlanguage: de\n"])
def test_a_copy_that_may_not_write_changes_nothing(tmp_path: Path, content: bytes) -> None:
    file = _read(tmp_path, content, may_move=False)
    assert (file.settings, file.writable) == (DEFAULTS, False)
    assert (tmp_path / "settings.yaml").read_bytes() == content
    assert "the settings have their defaults" in _said(file, "en").lower()
    assert "Es gelten die Standardeinstellungen" in _said(file, "de")


def test_a_newer_format_is_neither_read_nor_touched(tmp_path: Path) -> None:
    content = b"format: 2\nlanguage: de\nlook: {scale: 3}\n"
    file = _read(tmp_path, content)
    assert (file.settings, file.writable) == (DEFAULTS, False)
    assert [notice.id for notice in file.notices] == ["error.settings.newer"]
    assert "made by a newer version" in _said(file, "en")
    assert "neueren Version" in _said(file, "de")
    _file, reason = _write(file, changed(DEFAULTS, "language", "en"))
    assert reason is not None
    assert reason.id == "error.settings.not_ours"
    assert (tmp_path / "settings.yaml").read_bytes() == content
    assert os.listdir(tmp_path) == ["settings.yaml"]


def test_a_wrong_value_stays_until_the_person_sets_another(tmp_path: Path) -> None:
    file = _read(tmp_path, "look: {scale: big, theme: plian}\npace: fast\n")
    file, _reason = _write(file, changed(file.settings, "language", "de"))
    text = (tmp_path / "settings.yaml").read_text("utf-8")
    assert "  scale: big\n" in text
    assert "  theme: plian\n" in text
    assert "pace: fast\n" in text
    file, _reason = _write(file, changed(file.settings, "look.scale", 90))
    file, _reason = _write(file, changed(file.settings, "pace.animation", "slow"))
    text = (tmp_path / "settings.yaml").read_text("utf-8")
    assert "  scale: 90\n" in text
    assert "  theme: plian\n" in text
    assert "pace: fast" not in text
    assert differing(_read(tmp_path).settings) == {
        "language": "de",
        "look.scale": 90,
        "pace.animation": "slow",
    }


def test_what_a_person_changed_meanwhile_stays(tmp_path: Path) -> None:
    file, _reason = _write(_read(tmp_path), changed(DEFAULTS, "sound.volume", 10))
    path = tmp_path / "settings.yaml"
    text = path.read_text("utf-8").replace("volume: 10", "volume: 55")
    path.write_text(text.replace("theme: woodcut", "theme: plain"), "utf-8")
    # The program changes the scale, and the theme too: there it has the last word.
    ours = changed(changed(file.settings, "look.scale", 90), "look.theme", "high_contrast")
    file, _reason = _write(file, ours)
    assert differing(file.settings) == {
        "sound.volume": 55,
        "look.scale": 90,
        "look.theme": "high_contrast",
    }
    assert _read(tmp_path).settings == file.settings


def test_what_a_person_broke_meanwhile_is_set_aside_and_said(tmp_path: Path) -> None:
    file, _reason = _write(_read(tmp_path), changed(DEFAULTS, "sound.volume", 10))
    (tmp_path / "settings.yaml").write_bytes(b"- broken")
    ours = changed(file.settings, "look.scale", 90)
    file, reason = _write(file, ours)
    assert reason is None
    assert file.notices[-1].id == "error.settings.set_aside"
    assert _read(tmp_path).settings == ours
    aside = [name for name in os.listdir(tmp_path) if "broken" in name]
    assert [(tmp_path / name).read_bytes() for name in aside] == [b"- broken"]


def test_a_newer_version_that_wrote_meanwhile_is_left_alone(tmp_path: Path) -> None:
    file, _reason = _write(_read(tmp_path), DEFAULTS)
    (tmp_path / "settings.yaml").write_bytes(b"format: 2\n")
    after, reason = _write(file, changed(DEFAULTS, "look.scale", 90))
    assert reason is not None
    assert reason.id == "error.settings.not_ours"
    assert (tmp_path / "settings.yaml").read_bytes() == b"format: 2\n"
    # What the session had is not forgotten.
    assert after.settings == file.settings


def test_a_deleted_folder_is_made_again_with_everything_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    ours = changed(DEFAULTS, "sound.volume", 10)
    file, _reason = _write(read_settings(folder), ours)
    (folder / "settings.yaml").unlink()
    folder.rmdir()
    ours = changed(ours, "look.scale", 90)
    file, reason = _write(file, ours)
    assert reason is None
    assert read_settings(folder).settings == ours


def test_three_generations_are_kept(tmp_path: Path) -> None:
    file = _read(tmp_path)
    for scale in (80, 90, 110, 120):
        file, _reason = _write(file, changed(DEFAULTS, "look.scale", scale))
    # Written again without a change, no generation is lost.
    file, _reason = _write(file, file.settings)
    names = ["settings.yaml", "settings.yaml.1", "settings.yaml.2"]
    assert sorted(os.listdir(tmp_path)) == names
    found = []
    for name in names:
        (tmp_path / "x").mkdir(exist_ok=True)
        found.append(_read(tmp_path / "x", (tmp_path / name).read_bytes()).settings.look.scale)
    assert found == [120, 110, 90]


def test_more_than_can_be_read_again_is_not_written(tmp_path: Path) -> None:
    # A sign of four bytes that cannot be seen is written as ten: 960,000 bytes become 2,400,000.
    content = "x: [" + ", ".join(['"' + "\U000e0001" * 80_000 + '"'] * 3) + "]\n"
    assert len(content.encode()) < 1_000_000
    path = tmp_path / "settings.yaml"
    file = _read(tmp_path, content)
    assert file.notices[0].id == "fault.unknown_key"
    before = path.read_bytes()
    file, reason = _write(file, changed(DEFAULTS, "look.scale", 90))
    assert reason is not None
    assert reason.id == "error.settings.too_large"
    assert path.read_bytes() == before
