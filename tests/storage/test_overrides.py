"""An owner's folder: what it changes, and each fault with file, line, key and what was meant."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.roles import Role, Worth
from tolerance_game.games.tolerance.rules.steps import EVERY_CARD, Filter
from tolerance_game.games.tolerance.rules.verbs import KillOne, Tax
from tolerance_game.storage.data.catalogue import (
    Catalogue,
    built_in_file,
    built_in_files,
    check_data,
    load_catalogue,
)
from tolerance_game.storage.data.faults import FAULTS, Fault
from tolerance_game.storage.data.overrides import Override, changeable
from tolerance_game.storage.saves.game_header import options_of

from .damage import DAMAGE

Write = Callable[[str, str], Path]

CARDS = "tolerance/cards.yaml"
ROLES = "tolerance/roles.yaml"
RULINGS = "tolerance/rulesets.yaml"
PERSONS = "schisma/persons.yaml"
CHOICES = "schisma/rulesets.yaml"


def card(catalogue: Catalogue, card_id: str, edition: str = "english") -> Card:
    cards: tuple[Card, ...] = catalogue.of("tolerance").material.cards[edition]
    return next(card for card in cards if card.id == card_id)


def role(catalogue: Catalogue, role_id: str) -> Role:
    roles: tuple[Role, ...] = catalogue.of("tolerance").material.roles
    return next(role for role in roles if role.id == role_id)


def test_a_figure_replaces_a_figure_and_nothing_else(write: Write) -> None:
    ours = load_catalogue()
    theirs = load_catalogue(write(CARDS, "cards:\n  nobles-1: {piety: 7}\n"))
    for edition in ("english", "german"):
        before, after = card(ours, "nobles-1", edition), card(theirs, "nobles-1", edition)
        assert (before.piety, after.piety) == (0, 7)
        assert (after.money, after.steps, after.names) == (before.money, before.steps, before.names)
        assert after.sources == {**before.sources, "piety": "owner"}
        rest = [one for one in ours.of("tolerance").material.cards[edition] if one.id != "nobles-1"]
        assert rest == [
            one for one in theirs.of("tolerance").material.cards[edition] if one.id != "nobles-1"
        ]
    assert theirs.of("tolerance").material.roles == ours.of("tolerance").material.roles
    assert theirs.of("schisma") == ours.of("schisma")
    assert card(load_catalogue(), "nobles-1").piety == 0, "the built-in data stay as they were"


def test_a_name_in_one_language(write: Write) -> None:
    theirs = card(
        load_catalogue(write(CARDS, "cards:\n  nobles-1: {name: {de: Anwalt}}\n")), "nobles-1"
    )
    assert theirs.names == {"en": "Lawyer", "de": "Anwalt"}
    assert (theirs.sources["name"], theirs.sources["name_de"]) == ("book", "owner")


def test_an_effect_for_both_editions_or_for_one(write: Write) -> None:
    theirs = load_catalogue(
        write(
            CARDS,
            "cards:\n"
            "  nobles-1: {effect: [{kill_one: {suits: [wild]}}]}\n"
            "  nobles-2: {effect: {english: [{tax: every card}], german: []}}\n"
            "  clergy-8: {effect: {german: []}}\n"
            "  nobles-3: {effect: []}\n",
        )
    )
    steps = {
        name: (card(theirs, name).steps, card(theirs, name, "german").steps)
        for name in ("nobles-1", "nobles-2", "clergy-8", "nobles-3")
    }
    ours = card(load_catalogue(), "clergy-8").steps
    kill = (KillOne(Filter(suits=("wild",))),)
    assert steps == {
        "nobles-1": (kill, kill),
        "nobles-2": ((Tax(EVERY_CARD),), ()),
        "clergy-8": (ours, ()),
        "nobles-3": ((), ()),
    }
    assert card(theirs, "clergy-8").sources["effect"] == "owner"


def test_one_line_of_a_role(write: Write) -> None:
    ours = role(load_catalogue(), "ned")
    theirs = role(
        load_catalogue(write(ROLES, "roles:\n  ned:\n    mary: {guild: [3, -5]}\n")), "ned"
    )
    assert theirs.columns[1].guild == Worth(3, -5)
    assert theirs.columns[1].suits == ours.columns[1].suits
    assert theirs.columns[2] == ours.columns[2]
    assert theirs.sources == {**ours.sources, "mary": "owner"}


def test_the_petition_and_faction_of_a_person(write: Write) -> None:
    folder = write(
        PERSONS,
        "persons:\n"
        "  bishop: {petition: [{verb: push, lands: 1, this: true}]}\n"
        "  priest: {faction: cardinal, name: {en: Parson}}\n",
    )
    theirs = load_catalogue(folder).of("schisma")
    bishop, priest = theirs.material.by_id["bishop"], theirs.material.by_id["priest"]
    assert len(bishop.petition) == 1
    assert (bishop.figure_source, bishop.petition_source) == ("book", "owner")
    assert priest.faction == "cardinal"
    assert (priest.figure_source, priest.petition_source) == ("owner", "house")
    assert theirs.names["priest"] == {"en": "Parson", "de": "Priester"}


def test_the_default_of_a_ruling(write: Write) -> None:
    write(
        RULINGS,
        "rulings:\n  tied_rank: {default: last}\n  highest_excludes_self: {default: false}\n",
    )
    theirs = load_catalogue(write(CHOICES, "rulings:\n  samaritan: {default: off}\n"))
    assert options_of("tolerance", {}, theirs)[0].rulings.tied_rank == "last"
    assert options_of("tolerance", {}, theirs)[0].rulings.highest_excludes_self is False
    assert options_of("schisma", {}, theirs)[0].rulings.samaritan == "off"
    sources = {ruling.id: ruling.source for ruling in theirs.of("tolerance").rulings}
    assert (sources["tied_rank"], sources["satyr"]) == ("owner", "house")


def test_what_was_changed_is_named(write: Write) -> None:
    write(CARDS, "cards: {nobles-1: {piety: 7}, wild-3: {money: 0}}")
    theirs = load_catalogue(write(PERSONS, "persons: {bishop: {name: {en: Abbot}}}"))
    assert [(change.file, change.ids) for change in theirs.overrides] == [
        (PERSONS, ("bishop",)),
        (CARDS, ("nobles-1", "wild-3")),
    ]
    header = theirs.header("tolerance")
    assert header["digest"] == theirs.of("tolerance").digest
    assert header["digest"] != load_catalogue().of("tolerance").digest
    assert header["figures"] == theirs.of("tolerance").figures
    assert header["overrides"] == [
        {"file": CARDS, "ids": ["nobles-1", "wild-3"], "digest": theirs.overrides[1].digest}
    ]


def test_the_digest_of_an_override_tells_its_meaning(write: Write) -> None:
    def changes(text: str) -> Override:
        return load_catalogue(write(CARDS, text)).overrides[0]

    first = changes("cards: {nobles-1: {piety: 7}}")
    assert changes("# ours\ncards:\n  nobles-1:\n    piety: 7\n") == first
    assert changes("cards: {nobles-1: {piety: 6}}").digest != first.digest
    assert changes("cards: {nobles-2: {piety: 7}}").digest != first.digest


def test_an_empty_folder_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "tolerance").mkdir()
    ours, theirs = load_catalogue(), load_catalogue(tmp_path)
    assert theirs == ours
    assert theirs.digest == ours.digest
    assert theirs.overrides == ()


def test_notes_backups_and_droppings_are_no_data(write: Write, tmp_path: Path) -> None:
    for name in ("README.txt", "notes.md", ".DS_Store", "Thumbs.db", "desktop.ini", ".git"):
        (tmp_path / name).write_text("x")
    write(CARDS + "~", "cards: [")
    write("tolerance/.cards.yaml.swp", "")
    assert check_data(tmp_path) == ()


def test_a_folder_with_an_odd_name(tmp_path: Path) -> None:
    folder = tmp_path / "Spielfiguren ü 日本 😀"
    (folder / "tolerance").mkdir(parents=True)
    (folder / CARDS).write_text("cards: {nobles-1: {piety: 7}}")
    assert card(load_catalogue(folder), "nobles-1").piety == 7
    (folder / CARDS).write_text("cards: {nobles-1: {piety: ü}}", encoding="utf-8")
    assert check_data(folder)[0].file == str(folder / CARDS)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("cards.yaml", CARDS),
        ("roles.yaml", ROLES),
        ("tolerance/card.yaml", CARDS),
        ("tolerance/Cards.yaml", CARDS),
        ("tolerance/cards.yml", CARDS),
        ("tolerance/persons.yaml", PERSONS),
        ("tolerances/cards.yaml", ""),
        ("tolerance/figures.csv", ""),
    ],
)
def test_an_unknown_file(write: Write, tmp_path: Path, name: str, meant: str) -> None:
    (fault,) = check_data(write(name, "cards: {}"))
    shown = name.split("/")[0] if name.startswith("tolerances") else name
    assert fault == Fault(
        id="fault.folder.unknown_file",
        file=str(tmp_path / shown),
        found=shown,
        expected=tuple(changeable()),
        nearest=meant,
    )


def test_a_file_that_cannot_be_changed(write: Write, tmp_path: Path) -> None:
    (fault,) = check_data(write("schisma/board.yaml", "lands: []"))
    assert fault == Fault(id="fault.folder.fixed_file", file=str(tmp_path / "schisma/board.yaml"))


def test_a_folder_full_of_other_things(tmp_path: Path) -> None:
    for number in range(50):
        (tmp_path / f"photo{number}.jpg").touch()
    faults = check_data(tmp_path)
    assert len(faults) == 21
    assert faults[0].id == "fault.folder.too_many_faults"
    assert {fault.id for fault in faults[1:]} == {"fault.folder.unknown_file"}


def test_no_folder(tmp_path: Path) -> None:
    assert [fault.id for fault in check_data(tmp_path / "none")] == ["fault.folder.missing"]
    (tmp_path / "file").touch()
    assert [fault.id for fault in check_data(tmp_path / "file")] == ["fault.folder.not_a_folder"]
    assert [fault.id for fault in check_data(Path("\0"))] == ["fault.folder.unreadable"]


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / CARDS).mkdir(parents=True)
    assert [fault.id for fault in check_data(tmp_path)] == ["fault.file.not_a_file"]


@pytest.mark.skipif(os.name != "posix", reason="only there a name may be any bytes")
def test_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    (Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.yaml"))).touch()
    (fault,) = check_data(tmp_path)
    assert fault.found == "\\udcff.yaml"
    assert str(fault).encode()


def test_a_folder_given_relative_to_where_one_is(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(CARDS, "cards: {nobles-1: {piety: 7}}")
    (tmp_path / "data").mkdir()
    (tmp_path / "tolerance").rename(tmp_path / "data" / "tolerance")
    monkeypatch.chdir(tmp_path)
    theirs = load_catalogue(Path("data"))
    assert card(theirs, "nobles-1").sources["piety"] == "owner"


@pytest.mark.parametrize("copies", sizes(20, 200))
def test_damaged_folders_are_read_or_refused(tmp_path: Path, copies: int) -> None:
    random = Random(1536)
    texts = {name: built_in_file(name).read_bytes() for name in built_in_files()}
    for name in texts:
        (tmp_path / name).parent.mkdir(exist_ok=True)
    for number in range(copies):
        name = random.choice(built_in_files())
        content = bytearray(texts[name])
        for _ in range(random.choice((1, 2, 5, 20))):
            if content:
                random.choice(DAMAGE)(content, random)
        (tmp_path / name).write_bytes(content)
        for fault in check_data(tmp_path):
            assert fault.id in FAULTS
            assert str(fault)
        if number % 3 == 0:
            (tmp_path / name).unlink()
