"""Every icon that is meant is there, and each draws something."""

from __future__ import annotations

import re

import pytest

from tools.bake.glyph import glyph
from tools.bake.schisma_subjects import CONGREGATIONS, LANDS, PERSONS
from tools.bake.subjects import CARDS, MONARCHS, ROLES

from .reading import ASSETS, named_icons, tree

ICONS = ASSETS / "icons"
OURS = {
    *("latin-cross", "trefoil-cross", "pennant", "pennant-outline", "cardinal-hat", "quincunx"),
    *("card-outline", "card-with-dot", "up", "right", "down", "left", "fleuron", "corner"),
    *("suit-nobles", "suit-clergy", "suit-townsfolk", "suit-peasants", "suit-wild", "hexagon"),
    *("wax-seal", "lozenge", "ring", "peter-key"),
}


def test_the_icons_are_those_that_are_meant() -> None:
    meant = named_icons(tree(ICONS / "icons.yaml"))
    assert {path.stem for path in ICONS.glob("*.svg")} == meant | {f"own-{name}" for name in OURS}


@pytest.mark.parametrize("path", sorted(ICONS.glob("*.svg")), ids=lambda path: path.stem)
def test_an_icon_draws_something_within_its_box(path: str) -> None:
    name = ICONS.joinpath(path).stem
    text = ICONS.joinpath(path).read_text(encoding="utf-8")
    assert re.search(r'viewBox="0 0 (64 64|512 512)"', text)
    assert text.count("<path") == 1
    assert set(re.findall(r'fill="([^"]+)"', text)) == {"#ffffff"}
    cover = glyph(name, 32)
    assert 0.03 < cover.mean() < 0.95
    assert cover.max() > 0.9


def test_the_plates_use_only_icons_that_are_there() -> None:
    subjects = [*CARDS.values(), *ROLES.values(), *MONARCHS.values(), *LANDS.values()]
    subjects += [*CONGREGATIONS.values(), *(subject for _, subject in PERSONS.values())]
    for subject in subjects:
        for figure in subject.figures:
            assert (ICONS / f"{figure.icon}.svg").is_file()
