"""Everything that is by others is credited, once, with the text of its licence."""

from __future__ import annotations

from .reading import ASSETS, tree


def test_the_credits_name_every_font_and_icon_of_others_once() -> None:
    named = [item for entry in tree(ASSETS / "credits.yaml") for item in entry["items"]]
    fonts = {f"fonts/{path.name}" for path in (ASSETS / "fonts").glob("*.?tf")}
    icons = {
        f"icons/{path.name}"
        for path in (ASSETS / "icons").glob("*.svg")
        if not path.name.startswith("own-")
    }
    assert len(named) == len(set(named))
    assert fonts | icons <= set(named)
    assert all((ASSETS / item).is_file() for item in named)


def test_every_credit_is_complete() -> None:
    for entry in tree(ASSETS / "credits.yaml"):
        assert entry["what"]
        assert entry["author"]
        assert entry["licence"]
        assert (ASSETS / entry["text"]).stat().st_size > 500


def test_the_licence_of_the_icons_names_every_author_and_icon() -> None:
    licence = (ASSETS / "icons" / "LICENSE").read_text(encoding="utf-8")
    for entry in tree(ASSETS / "credits.yaml"):
        if entry["text"] == "icons/LICENSE":
            assert f"Icons made by {entry['author']}:" in licence
            for item in entry["items"]:
                assert item.removeprefix("icons/").removesuffix(".svg") in licence
