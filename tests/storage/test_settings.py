"""The table of settings: typed, with defaults, and each with a text in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from tolerance_game.games import names
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import parse
from tolerance_game.storage.settings.setting_kinds import (
    ChoiceSetting,
    OptionsOf,
    as_mapping,
    as_options,
)
from tolerance_game.storage.settings.settings import (
    DEFAULTS,
    all_settings,
    changed,
    differing,
    language_of,
    system_locale,
    value_of,
)
from tolerance_game.words import Words, languages


def test_a_setting_is_found_and_changed_by_its_path() -> None:
    louder = changed(DEFAULTS, "sound.volume", 100)
    assert (DEFAULTS.sound.volume, louder.sound.volume) == (80, 100)
    assert value_of(louder, "sound.volume") == 100
    assert louder.sound.music == DEFAULTS.sound.music
    assert changed(DEFAULTS, "language", "de").language == "de"
    assert differing(DEFAULTS) == {}
    assert differing(louder) == {"sound.volume": 100}


@pytest.mark.parametrize("path", ["", "sound", "sound.loud", "volume", "sound.volume.x"])
def test_what_is_no_setting_is_refused(path: str) -> None:
    with pytest.raises(KeyError):
        value_of(DEFAULTS, path)
    with pytest.raises(KeyError):
        changed(DEFAULTS, path, 1)


def test_settings_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        DEFAULTS.sound.volume = 3  # type: ignore[misc]
    hash(DEFAULTS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", all_settings())
def test_each_has_a_text_and_says_what_is_possible(path: str, language: str) -> None:
    words = Words(language, strict=True)
    setting = all_settings()[path]
    assert setting.about(words.say).endswith(".")
    text, values = setting.kind.allowed()
    assert words.say(text, **values).endswith(".")


@pytest.mark.parametrize("path", all_settings())
def test_each_default_is_possible(path: str) -> None:
    setting = all_settings()[path]
    assert value_of(DEFAULTS, path) == setting.default
    if isinstance(setting.kind, ChoiceSetting):
        assert setting.default in setting.kind.names


def test_the_options_of_a_last_table_are_all_those_of_the_games() -> None:
    """A new option or ruling of a game must not be forgotten here."""
    for game in names():
        found = lay_table(game, {}, ("random",), 1, load_catalogue()).header.options
        kind = all_settings()[f"table.{game}"].kind
        assert isinstance(kind, OptionsOf)
        assert set(found) <= {*kind.values, *kind.lists, "rulings"}
        rulings = found["rulings"]
        assert isinstance(rulings, Mapping)
        assert set(kind.rulings) == set(rulings)


@pytest.mark.parametrize(
    ("game", "values"),
    [
        (
            "tolerance",
            {"players": 5, "edition": "german", "roles": "unique", "hidden_roles": True,
             "rulings": {"loans": "one_per_round", "highest_excludes_self": False}},
        ),
        ("schisma", {"persons": "random", "rulings": {"samaritan": "off"}}),
    ],
)  # fmt: skip
def test_a_last_table_can_be_laid_again(game: str, values: dict[str, Any]) -> None:
    catalogue = load_catalogue()
    before = lay_table(game, values, ("thumb",), 1, catalogue)
    # As a header says them, so as they come from a game that was played.
    settings = changed(DEFAULTS, f"table.{game}", as_options(before.header.options))
    hash(settings)
    after = lay_table(
        game, as_mapping(value_of(settings, f"table.{game}")), ("thumb",), 1, catalogue
    )
    assert after.options == before.options


def test_an_option_has_one_of_its_values_and_no_other() -> None:
    node, _faults = parse(
        b"players: 6\nhidden_roles: 1\nedition: germn\nopen: true\nrulings: {loans: simple}", "f"
    )
    assert node is not None
    sheet = FaultList()
    all_settings()["table.tolerance"].kind.read(sheet.entry(node, "table.tolerance"))
    found = [
        (fault.id, fault.line, fault.key, fault.found, fault.nearest) for fault in sheet.faults
    ]
    assert found == [
        ("fault.unknown_key", 4, "table.tolerance.open", "open", ""),
        ("fault.unknown_name", 1, "table.tolerance.players", "6", ""),
        ("fault.unknown_name", 2, "table.tolerance.hidden_roles", "1", ""),
        ("fault.unknown_name", 3, "table.tolerance.edition", "germn", "german"),
        ("fault.unknown_name", 5, "table.tolerance.rulings.loans", "simple", "single"),
    ]


@pytest.mark.parametrize(
    ("set_to", "system", "spoken"),
    [
        *(("auto", system, "de") for system in ("de_DE.UTF-8", "de-AT", "DE", "de@euro")),
        *(("auto", system, "en") for system in ("en_GB", "fr_FR.UTF-8", "den", "C", "C.UTF-8")),
        *(("auto", system, "en") for system in ("auto", "")),
        ("en", "de_DE.UTF-8", "en"),
        ("de", "en_GB", "de"),
    ],
)
def test_the_language_is_the_one_that_is_set_else_that_of_the_system(
    set_to: str, system: str, spoken: str
) -> None:
    assert language_of(changed(DEFAULTS, "language", set_to), system) == spoken


def test_the_locale_of_the_system_is_the_one_for_texts() -> None:
    assert system_locale({"LC_ALL": "de_DE", "LC_MESSAGES": "fr", "LANG": "en"}) == "de_DE"
    assert system_locale({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en"}) == "fr"
    assert system_locale({"LANG": "en", "LC_NUMERIC": "de"}) == "en"
