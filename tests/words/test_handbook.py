"""The rules for the player: complete, the same in both languages, true to code and data."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

from tolerance_game.games.schisma.rules import congregation
from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.persons import COPIES, FACTIONS
from tolerance_game.games.schisma.rules.track import COLUMNS, LANDS
from tolerance_game.games.tolerance.rules import debts, tallies
from tolerance_game.games.tolerance.rules.cards import (
    EDITIONS,
    ORDINARY_SUITS,
    REIGNS,
    SUITS,
    TOP_RANK,
    WILD,
)
from tolerance_game.games.tolerance.rules.ruleset import HAND, PLAYERS, ROLE_MODES
from tolerance_game.games.tolerance.rules.state import START
from tolerance_game.games.tolerance.rules.verbs import VERBS, Verb
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.data.rulings import Ruling
from tolerance_game.words import languages
from tolerance_game.words.handbook import RENEW, handbook, write_handbooks
from tolerance_game.words.rulebook import OPTION, RULING, RuleChoice, read_rulebook
from tolerance_game.words.rules_said import written
from tolerance_game.words.texts import load_texts

from .law import Law, choices_of, law, lines_of

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "tolerance_game"

# The numbering of the law, written by hand: sections, their paragraphs, the parts of T6.6.
NUMBERS = """
T1 T1.1 T1.2 T1.3 T1.4
T2 T2.1 T2.2 T2.3 T2.4 T2.5 T2.6 T2.7
T3 T3.1 T3.2 T3.3 T3.4 T3.5 T3.6
T4 T4.1 T4.2 T4.3 T4.4 T4.5 T4.6 T4.7 T4.8 T4.9
T5 T5.1 T5.2
T6 T6.1 T6.2 T6.3 T6.4 T6.5 T6.6 T6.6a T6.6b T6.6c T6.7
T7 T7.1 T7.2 T7.3 T7.4
T8 T8.1
T9 T9.1 T9.2
T10
T11 T11.1 T11.2
S1 S1.1 S1.2 S1.3 S1.4
S2 S2.1 S2.2 S2.3 S2.4 S2.5 S2.6 S2.7 S2.8 S2.9
S3 S3.1 S3.2 S3.3
S4 S4.1 S4.2 S4.3
S5 S5.1 S5.2
S6
S7
"""
LAW = NUMBERS.split()

# What the law gives as a list without numbers: effect words, the four rows of T10, the words of S6.
LETTERED = """
T4.5a T4.5b T4.5c T4.5d T4.5e T4.5f
T10a T10b T10c T10d
S6a S6b S6c S6d S6e S6f
"""
PARTS = LETTERED.split()

NUMBER_WORDS = {
    "en": ("one", "two", "three", "four", "five", "six", "seven"),
    "de": ("einen", "zwei", "drei", "vier", "fünf", "sechs", "sieben"),
}

in_each_language = pytest.mark.parametrize("language", languages())


def text_of(rules: Law, number: str) -> str:
    """A paragraph with its lettered parts, as one line."""
    return " ".join(
        line
        for paragraph in (rules.paragraph(number), *rules.parts(number))
        for line in lines_of(paragraph)
    )


@in_each_language
def test_every_paragraph_of_the_law_is_there_in_its_order(language: str) -> None:
    found = law(language).numbers
    assert [number for number in found if number not in PARTS] == LAW
    assert [number for number in found if number in PARTS] == PARTS


@in_each_language
def test_every_section_has_a_title_and_begins_with_its_own_paragraph(language: str) -> None:
    for book in law(language).books.values():
        for section in book.sections:
            assert section.title
            assert section.paragraphs[0].id == section.id


def test_all_languages_have_the_same_numbers_and_as_many_lines() -> None:
    english, *others = (law(language) for language in languages())
    assert others
    for other in others:
        assert english.numbers == other.numbers
        for number in english.numbers:
            ours, theirs = (lines_of(rules.paragraph(number)) for rules in (english, other))
            assert len(ours) == len(theirs), number


@in_each_language
def test_a_part_is_found_by_its_paragraph_and_nothing_else_is_guessed(language: str) -> None:
    rules = law(language)
    assert rules.paragraph("T6.6a").id == "T6.6a"
    assert rules.paragraph("T7.1a").id == "T7.1"
    assert [part.id for part in rules.parts("T6.6")] == ["T6.6a", "T6.6b", "T6.6c"]
    for wrong in ("T6.9", "T12", "S8", "T4.", "", "x"):
        with pytest.raises(KeyError):
            rules.paragraph(wrong)


CITATION = re.compile(
    r"\b([TS][1-9][0-9]*)(?:\.([1-9][0-9]*)([a-z]?)(?:-([1-9][0-9]*|[a-z])\b)?)?(?![0-9A-Za-z_])"
)


def cited(text: str) -> Iterator[str]:
    """Every number of a paragraph in a text; of T6.3-5 and T6.6a-b both ends."""
    for section, paragraph, part, last in CITATION.findall(text):
        yield f"{section}.{paragraph}{part}" if paragraph else section
        if last.isdigit():
            yield f"{section}.{last}"
        elif last:
            yield f"{section}.{paragraph}{last}"


def citations_of(source: str) -> Iterator[tuple[int, str]]:
    """What strings, docstrings and comments of a source cite, with the lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from ((node.lineno, number) for number in cited(node.value))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], number) for number in cited(token.string))


def test_citations_are_found_wherever_they_stand() -> None:
    source = '"""T4: see S2.9."""\nx = f"T6.3-5 of {y}"  # T6.6a-b, not T0.1 nor AT5\n'
    found = [number for _, number in citations_of(source)]
    assert found == ["T4", "S2.9", "T6.3", "T6.5", "T6.6a", "T6.6b"]


@in_each_language
def test_whatever_code_and_data_cite_is_there(language: str) -> None:
    rules = law(language)
    missing, count = [], 0
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix not in (".py", ".yaml"):
            continue
        text = path.read_text(encoding="utf-8")
        is_code = path.suffix == ".py"
        for line, number in citations_of(text) if is_code else ((0, one) for one in cited(text)):
            count += 1
            try:
                rules.paragraph(number)
            except KeyError:
                missing.append(f"{path.relative_to(ROOT)}:{line} cites {number}")
    assert missing == []
    assert count > 300, "the search for citations finds almost nothing"


RULINGS = (*load_catalogue().of("tolerance").rulings, *load_catalogue().of("schisma").rulings)
OPTIONS = {"players", "edition", "roles", "hidden_roles", "plague_cards", "open_piles", "persons"}


def choices(rules: Law) -> Iterator[tuple[str, str, RuleChoice]]:
    """Every choice with its game and its paragraph."""
    for game, book in rules.books.items():
        for section in book.sections:
            for paragraph in section.paragraphs:
                for choice in choices_of(paragraph):
                    yield game, paragraph.id, choice


@in_each_language
@pytest.mark.parametrize("ruling", RULINGS, ids=[ruling.id for ruling in RULINGS])
def test_each_ruling_is_in_its_paragraph_and_says_what_each_value_means(
    language: str, ruling: Ruling
) -> None:
    rules = law(language)
    found = [
        choice
        for paragraph in (rules.paragraph(ruling.paragraph), *rules.parts(ruling.paragraph))
        for choice in choices_of(paragraph)
        if choice.kind == RULING and choice.id == ruling.id
    ]
    assert len(found) == 1
    assert found[0].about
    assert set(found[0].values) == {written(value) for value in ruling.values}


@in_each_language
def test_no_other_rulings_are_told_and_options_are_those_of_the_games(language: str) -> None:
    told = {choice.id for _game, _number, choice in choices(law(language))}
    assert told - OPTIONS == {ruling.id for ruling in RULINGS}


@in_each_language
def test_what_an_option_may_be_is_known_to_the_code(language: str) -> None:
    allowed: dict[str, set[str]] = {
        "edition": set(EDITIONS),
        "roles": set(ROLE_MODES),
        "hidden_roles": {"true", "false"},
        "plague_cards": {"1", "2"},
        "open_piles": {"true", "false"},
        "persons": {str(value) for value in load_catalogue().of("schisma").persons.values},
    }
    for _game, number, choice in choices(law(language)):
        if choice.kind == OPTION:
            assert set(choice.values) <= allowed[choice.id], number
            # What only one print has is said of that one alone.
            assert set(choice.values) == allowed[choice.id] or choice.id == "edition", number


def test_all_languages_offer_the_same_choices() -> None:
    english, *others = (
        [(number, one.kind, one.id, list(one.values), bool(one.about), bool(one.origin))
         for _game, number, one in choices(law(language))]
        for language in languages()
    )  # fmt: skip
    assert others
    assert all(other == english for other in others)


@in_each_language
def test_no_paragraph_spells_a_name_of_the_options(language: str) -> None:
    """Players read titles; names as `tied_rank` are for the files."""
    names = {one.id for one in RULINGS} | OPTIONS - {"roles", "players", "edition", "persons"}
    names = {name for name in names if "_" in name}
    rules = law(language)
    for number in rules.numbers:
        said = " ".join(lines_of(rules.paragraph(number)))
        assert "`" not in said, number
        assert not any(name in said for name in names), number


@in_each_language
def test_a_text_is_a_ruling_only_where_the_law_says_so(language: str) -> None:
    rules = law(language)
    word = re.compile(rf"{load_texts(language).templates['handbook.ruling']}\b")
    found = [
        number
        for number in rules.numbers
        for part in rules.paragraph(number).parts
        if isinstance(part, str) and any(map(word.match, part.split("\n")))
    ]
    # S5.1 is a ruling without an option: the data of the persons say it.
    assert found == ["S5.1"]


@in_each_language
def test_rulings_say_whose_they_are(language: str) -> None:
    """Ours where the books are silent; what the data know of a book is said in words."""
    ours = {"en": "ours", "de": "von uns"}[language]
    book = {ruling.id: ruling.book for ruling in RULINGS}
    for _game, _number, choice in choices(law(language)):
        if choice.kind != RULING:
            continue
        if choice.origin and choice.id not in ("first_chooser", "samaritan", "covered_cards"):
            assert choice.origin.startswith(ours), choice.id
        # T2.4: the book asks; T5.2: it leaves it to memory; S2.9: it has no such rule.
        known = ("first_chooser", "covered_cards", "no_circles")
        assert (book[choice.id] != "") == (choice.id in known)
    rules = law(language)
    for number in ("S2.8", "S2.9"):
        assert f"({ours}" in " ".join(str(part) for part in rules.paragraph(number).parts)


def _figures() -> list[tuple[str, int]]:
    """Figures of code and data, and the paragraphs that must say them."""
    catalogue = load_catalogue()
    cards = catalogue.of("tolerance").material.cards[EDITIONS[0]]
    persons = catalogue.of("schisma").material.persons
    wild = sum(card.suit == WILD for card in cards)
    ordinary = sum(not card.reign for card in cards)
    thresholds = [tallies.PENNANT_STEP * n for n in range(1, tallies.PENNANTS + 1)]
    return [
        *(("T1.1", n) for n in (len(cards), len(cards) - wild, wild, len(ORDINARY_SUITS))),
        *(("T1.1", n) for n in (TOP_RANK, sum(bool(card.reign) for card in cards))),
        ("T1.2", sum(card.guild for card in cards)),
        ("T1.3", len(catalogue.of("tolerance").material.roles) - 1),
        *(("T1.4", ordinary - n) for n in (0, 1)),
        *(("T2.1", n) for n in (min(PLAYERS), max(PLAYERS), len(REIGNS))),
        *(("T2.2", HAND * players - 1) for players in PLAYERS),
        *(("T2.2", players) for players in PLAYERS),
        ("T2.2", HAND),
        *(("T2.3", n) for n in START),
        ("T3.1", HAND),
        ("T4.1", TOP_RANK),
        ("T4.8", tallies.HIGHEST),
        ("T6.5", debts.LOAN_PRICE),
        ("T6.6a", len(SUITS)),
        ("T7.4", debts.UNPAID_LOAN),
        *(("T8.1", n) for n in thresholds),
        ("T9.1", debts.UNPAID_LOAN),
        ("S1.1", len(LANDS)),
        *(("S1.2", n) for n in (COPIES * len(FACTIONS), COPIES, len(FACTIONS), len(COLUMNS))),
        ("S2.1", len(ACTIONS)),
        ("S4.1", congregation.ENOUGH),
        ("S5.1", sum(person.expansion for person in persons) * COPIES),
        ("S5.2", COPIES * len(FACTIONS)),
    ]


def says(text: str, number: int, language: str) -> bool:
    """Whether a text has the number, in figures or as a word."""
    words = NUMBER_WORDS[language]
    wanted = [str(number), *words[number - 1 : number if number else 0]]
    return any(re.search(rf"(?<![\w.]){word}(?!\w)", text, re.IGNORECASE) for word in wanted)


@in_each_language
@pytest.mark.parametrize(("number", "figure"), _figures())
def test_the_figures_of_the_code_stand_in_their_paragraphs(
    language: str, number: str, figure: int
) -> None:
    assert says(text_of(law(language), number), figure, language)


def test_a_figure_is_not_found_inside_of_another() -> None:
    for text, number in (("count out 35 cards", 35), ("five land cards", 5)):
        assert says(text, number, "en")
    for text, number in (("count out 35 cards", 5), ("see T6.5", 5), ("nothing here", 0)):
        assert not says(text, number, "en")


@in_each_language
def test_t10_tells_of_each_card_that_the_prints_give_otherwise(language: str) -> None:
    cards = load_catalogue().of("tolerance").material.cards
    differing = [
        english
        for english, german in zip(cards["english"], cards["german"], strict=True)
        if english.steps != german.steps
    ]
    parts = [choices_of(paragraph)[0] for paragraph in law(language).parts("T10")][:-1]
    assert len(parts) == len(differing)
    for choice, card in zip(parts, differing, strict=True):
        assert tuple(choice.values) == EDITIONS
        for line in choice.values.values():
            assert line.startswith(card.names[language])
            assert f" {card.rank})" in line


# The cards of each example, with how many of their figures, piety and money, it tells.
EXAMPLES = {
    "T11.1": {"clergy-10": 1, "wild-10": 2, "nobles-9": 2, "nobles-8": 2},
    "T11.2": {"wild-5": 1},
}
FIGURE_NAMES = {"en": ("piety", "money"), "de": ("Frömmigkeit", "Geld")}


@in_each_language
@pytest.mark.parametrize("number", EXAMPLES)
def test_t11_gives_the_cards_the_figures_they_have(language: str, number: str) -> None:
    cards = {card.id: card for card in load_catalogue().of("tolerance").material.cards["english"]}
    line = lines_of(law(language).paragraph(number))[0]
    piety, money = FIGURE_NAMES[language]
    for card_id, count in EXAMPLES[number].items():
        card = cards[card_id]
        # German bends the adjective: der Tapfere Ritter. The last word of a name stays.
        name = card.names[language].split()[-1]
        brackets = re.search(rf"{name}s? \(([^)]*)\)", line)
        assert brackets is not None, card_id
        told = brackets[1].split(", ")
        assert told[0].endswith(f" {card.rank}")
        values = {piety: card.piety, money: card.money}
        shown = {f"{label} {value}".replace("-", "−") for label, value in values.items()}
        assert {part for part in told if part.startswith((piety, money))} <= shown
        assert sum(part in shown for part in told) == count


IN_TRICKS = [verb for verb in VERBS if verb.step.in_trick]


@in_each_language
@pytest.mark.parametrize("verb", IN_TRICKS, ids=attrgetter("id"))
def test_t4_5_uses_the_words_that_stand_on_the_cards(language: str, verb: Verb[Any]) -> None:
    text = text_of(law(language), verb.paragraph).casefold()
    texts = [
        str(said).split()[0].casefold().rstrip("e")
        for text_id, said in load_texts(language).templates.items()
        if re.fullmatch(rf"tolerance\.step\.{verb.id}(\.[a-z_]+)?", text_id)
    ]
    assert texts
    for stem in texts:
        assert stem in text, f"{stem}… stands on cards, but not in {verb.paragraph}"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("- ruling: tied_rank", "- rulling: tied_rank", "fault.unknown_key"),
        ("      T4.2:", "      T5.2:", "fault.unknown_key"),
        ("      T4.2:", "      T4.1:", "fault.yaml.duplicate_key"),
        ("    title: Playing a trick\n", "", "fault.missing_key"),
        ("title: Tolerance", "title: 7", "fault.expected_text"),
        ("\nintro: ", "\ninside: ", "fault.unknown_key"),
    ],
)
def test_a_faulty_file_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text = (PACKAGE / "games" / "tolerance" / "data" / "rules.en.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "rules.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        read_rulebook("tolerance", path)
    assert fault in {found.id for found in caught.value.faults}


@in_each_language
def test_the_handbook_in_docs_is_fresh(language: str) -> None:
    path = ROOT / "docs" / languages()[language].handbook
    stale = f"docs/{languages()[language].handbook} is stale; renew it with: {RENEW}"
    assert path.is_file(), stale
    assert path.read_text(encoding="utf-8") == handbook(language), stale


def test_all_handbooks_are_written(tmp_path: Path) -> None:
    written_files = write_handbooks(tmp_path / "docs")
    assert [path.name for path in written_files] == [
        language.handbook for language in languages().values()
    ]
    for language, path in zip(languages(), written_files, strict=True):
        assert path.read_bytes() == handbook(language).encode("utf-8")


@in_each_language
def test_every_paragraph_has_an_anchor_and_every_link_leads_somewhere(language: str) -> None:
    text = handbook(language)
    anchors = re.findall(r'<a id="([^"]+)"></a>', text)
    assert len(anchors) == len(set(anchors))
    assert set(law(language).numbers) <= set(anchors)
    links = re.findall(r"\]\(#([^)]+)\)", text)
    assert links
    assert set(links) <= set(anchors)


@in_each_language
def test_every_row_of_a_table_has_as_many_cells_as_its_head(language: str) -> None:
    widths: list[int] = []
    for line in handbook(language).split("\n"):
        if not line.startswith("|"):
            widths = []
            continue
        widths.append(len(re.findall(r"(?<!\\)\|", line)))
        assert widths[0] == widths[-1], line


@in_each_language
def test_the_handbook_lists_all_there_is(language: str) -> None:
    catalogue = load_catalogue()
    text = handbook(language)
    for card in catalogue.of("tolerance").material.cards["english"]:
        assert f"| {card.rank} | {card.names[language]} |" in text, card.id
    for role in catalogue.of("tolerance").material.roles:
        assert f"### {role.names[language]}" in text, role.id
    for ruling in RULINGS:
        assert f"`{ruling.id}`" in text
    for person in catalogue.of("schisma").material.persons:
        assert catalogue.of("schisma").names[person.id][language] in text
