"""One word for each thing, and none that was given up: in both languages, wherever people read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import yaml

from tolerance_game import games
from tolerance_game.crash_words import CRASH_WORDS
from tolerance_game.words import languages
from tolerance_game.words.texts import forms_of, load_texts

ROOT = Path(__file__).parents[2]
PAPERS = {
    "en": ("README.md", "packaging/README.txt"),
    "de": ("README.de.md", "packaging/LIESMICH.txt"),
}
GIVEN_UP = {
    "en": {
        "their, your, the winner’s": r"\bthe own\b",
        "gain": r"\bwins? over\b",
        "edition": r"\b(English|German|two) prints?\b",
        "resolve the trick": r"\bcarr(y|ies) out the trick\b",
        "position": r"\b(very|first|same) display\b|\bdisplay that (st|was)|\bof the display\b",
    },
    "de": {
        "Gestaltung": r"\bThema\b",
        "Grafikkarte": r"\bOhne Karte\b",
        "Handkarten": r"\bHände\b|\b(D|d)eine Hand:|\bdie Hand sortieren\b",
        "Feld": r"\b([Nn]ächste|[Vv]orige) Stelle\b",
        "Überspringen": r"\bBewegung beenden\b|^Zu Ende$",
        "Bildschirmfoto": r"\bBild des Fensters\b",
        "Vollbild": r"\b(G|g)anzer? Bildschirm\b",
        "Eingabetaste": r"^Eingabe( \(|$)",
        "speichern": r"\b[Gg]esichert\w*|\b[Ss]ichern\b|\bsichert\b",
        "Spielstand": r"\bgespeicherten? Partien?\b|\bgespeichertes Spiel\b",
        "Papierkorb": r"\b[Ww]egwerfen\b|^Zurückholen$",
        "Drohungen": r"\bGefahr(en)?\b",
        "Zurücknehmen": r"^Zug zurück$|^zurück$",
        "dieselben Karten": r"\b[Dd]ieselbe (Verteilung|mit)\b",
        "Standard": r"\b[Üü]blich|\b(Vorgabe|Voreinstellung|voreingestellt)",
        "Strecke": r"\bLeiste\b",
        "Nachziehstapel": r"\bZugstapel\b",
        "Wertung, Wertungsblatt": r"\bAbrechnung\b|\bWertungsbogen\b",
        "Spieler; Ende der Partie": r"\b(Mits|S)pielenden?\b",
        "Partie": (
            r"\b([Dd]as|[Dd]ieses|[Ee]in|[Kk]ein|[Nn]eues|[Ll]etzte) Spiel"
            r" (ist|wird|hat|wartet|endet|ruht|gehört|bleibt|lässt|beginn|entsch|gewonnen)"
            r"|\b([Nn]eues Spiel|Spiel (beginnen|sichern)|begonnenes Spiel)\b"
            r"|\b(Ende|Beginn|Nummer|Verlauf|Menü|Züge?) des Spiels\b"
        ),
        "unentschieden": r"\bRemis\b",
        "auswerten": r"\bführt den Stich aus\b",
        "bekommen": r"\bfallen an ihn\b",
        "sortieren": r"\bOrdnung (der Hand|:)|^Ordnung:|^Ordnen$",
        "Zeig auf": r"\bWorauf der Zeiger\b|^Der Zeiger auf\b",
        "Einstellungen": r"\(Optionen, \*",
    },
}
"""By what is said instead: what is not said any more, as a pattern."""


def _leaves(tree: Any) -> Iterator[str]:
    if isinstance(tree, dict):
        for value in tree.values():
            yield from _leaves(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _leaves(value)
    elif isinstance(tree, str):
        yield tree


def read_by_people(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the program, of the rules and of what comes with it, and where it stands."""
    for text_id, template in load_texts(language).templates.items():
        for text in forms_of(template):
            yield text_id, text
    for game in games.names():
        path = ROOT / "tolerance_game" / "games" / game / "data" / f"rules.{language}.yaml"
        for text in _leaves(yaml.safe_load(path.read_text(encoding="utf-8"))):
            yield path.name, text
    for text in asdict(CRASH_WORDS[language]).values():
        yield "crash_words", text
    for paper in PAPERS[language]:
        for line in (ROOT / paper).read_text(encoding="utf-8").splitlines():
            yield paper, line


@pytest.mark.parametrize("language", languages())
def test_no_word_that_was_given_up_comes_back(language: str) -> None:
    patterns = {instead: re.compile(one) for instead, one in GIVEN_UP[language].items()}
    found = [
        f"{place}: {text!r}; say {instead}"
        for place, text in read_by_people(language)
        for instead, pattern in patterns.items()
        if pattern.search(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Noble in the own congregation"),
        ("en", "it wins over Bishop in this turn"),
        ("en", "English print"),
        ("de", "Hände verdecken"),
        ("de", "Gesichert als „Für Oma“."),
        ("de", "Das Spiel ist zu Ende."),
        ("de", "Mitspielende"),
        ("de", "die Nummer des Spiels"),
        ("de", "Eingabe"),
    ],
)
def test_the_patterns_find_what_was_said_once(language: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in GIVEN_UP[language].values())


def test_who_is_drawn_and_who_is_pulled_are_told_apart_in_german() -> None:
    """S6a: a card is „gezogen“ from the pile, and a person „herangezogen“."""
    drawn = re.compile(r"\b([Gg]ezogen\w*|[Zz]iehen|[Zz]iehst|[Zz]öge)\b")
    english, german = load_texts("en").templates, load_texts("de").templates
    pulled = [
        text_id
        for text_id, text in english.items()
        if text_id.startswith("schisma.") and re.search(r"\bpull", " ".join(forms_of(text)))
    ]
    assert len(pulled) > 10
    for text_id in pulled:
        assert not drawn.search(" ".join(forms_of(german[text_id]))), text_id


def test_no_list_of_persons_is_promised() -> None:
    """S6: what a person does stands on the card; the help has no list of them."""
    for language, said in (("en", "list"), ("de", "Liste")):
        path = ROOT / "tolerance_game" / "games" / "schisma" / "data" / f"rules.{language}.yaml"
        rules = yaml.safe_load(path.read_text(encoding="utf-8"))
        assert not [text for text in _leaves(rules) if re.search(rf"\b{said}\b", text)]
