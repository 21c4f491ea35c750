"""What is said where it happens: a Monarch that is laid, a loan, a card that differs in print."""

from __future__ import annotations

import pytest

from tests.games.tolerance.scenarios import Table, table
from tests.ui.desk import LARGE, Desk
from tests.ui.states_kit import Moment, pass_until
from tests.ui.states_tricks import has
from tolerance_game.games.tolerance.card_texts import other_print
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.tolerance.table.chronicle import ToleranceChronicle
from tolerance_game.ui.tolerance.table.playback import TolerancePlayback
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

NAMES = ("Anna", "Tomas", "Beatrice")


def teller_of(game: Table, language: str) -> Teller:
    assert game.state is not None
    names = names_of_tolerance(game.state.options, seats=NAMES)
    return Teller(Words(language, strict=True), names, NAMES)


def chronicle_of(game: Table, language: str = "en") -> ToleranceChronicle:
    chronicle = ToleranceChronicle(teller_of(game, language), NAMES, game.state.options)
    for event in game.events:
        chronicle.tell(event)
    return chronicle


def stands_of(game: Table) -> list[tuple[str, tuple[str, ...]]]:
    """The pauses to read, and the events that they are about."""
    playback = TolerancePlayback(
        game.state.options, 2, teller_of(game, "en"), NAMES, lambda _sound: None
    )
    playback.add(game.events)
    return [
        (beat.kind, tuple(event.kind for event in beat.events))
        for beat in playback.timeline.beats
        if beat.reads
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "*Mary I* lies alive with Anna: Anna has somebody executed when the reign ends."),
        (
            "de",
            "„*Maria I.*“ liegt lebend bei Anna:"
            " Anna lässt am Ende der Herrschaft jemanden hinrichten.",
        ),
    ],
)
def test_a_monarch_who_takes_a_trick_says_what_that_means(language: str, said: str) -> None:
    """T4.1, T6.1: it does nothing in the trick; its owner executes when the reign ends."""
    game = table(1).trick("wild-14a:peasants peasants-1 peasants-3")
    (line,) = [line for line in chronicle_of(game, language).current.lines if line.kind == "note"]
    assert (line.text, line.card, line.paragraph) == (said, "wild-14a", "T6.1")
    assert line.seats == frozenset((0,))
    assert ("monarch", ("card_laid",)) in stands_of(game)


def test_a_dead_monarch_executes_nobody() -> None:
    """T4.5c, T6.1: the Satyr kills the highest rank."""
    game = table(1).trick("peasants-1 wild-3:peasants wild-14a:nobles")
    said = [line.text for line in chronicle_of(game).current.lines if line.kind == "note"]
    assert said == ["*Mary I* is dead: nobody is executed when the reign ends."]


def test_other_cards_are_laid_without_a_word() -> None:
    game = table(1).trick("peasants-8 peasants-1 peasants-3")
    assert not [line for line in chronicle_of(game).current.lines if line.kind == "note"]
    assert "monarch" not in [kind for kind, _events in stands_of(game)]


def test_a_loan_stands_to_be_read_with_its_price() -> None:
    """T7.1, T7.4: 3 points for a loan that is not repaid."""
    game = table(1, money=0).trick("peasants-12 peasants-1 peasants-3")
    assert [event.kind for event in game.events if event.paragraph == "T7.1"]
    assert ("debt", ("tally_changed",)) in stands_of(game)
    desk = Desk(LARGE)
    desk.change("pace.animation", "normal")
    moment = Moment(coming=has(told.TrickWon, told.LoanTaken), seed=2)
    scene = moment.table(desk)
    moment.goes_on()
    read: list[str] = []

    def here() -> bool:
        beat = scene.playback.timeline.current
        if beat is not None and beat.kind == "debt":
            read.append(scene.prompt()[0])
        return bool(read)

    pass_until(desk, here)
    assert "takes a loan" in read[0]
    assert "Unpaid, it costs 3 points" in read[0]


@pytest.mark.parametrize(
    ("edition", "other"),
    [
        ("english", "German edition: Convert the least pious Catholic"),
        ("german", "English edition: Convert the least pious Protestant"),
    ],
)
def test_a_card_that_differs_says_what_the_other_print_has(edition: str, other: str) -> None:
    """T10: Father Eggert converts, in each print, believers of the other faith."""
    game = table(1, edition=edition).trick("clergy-8 peasants-2 peasants-5")
    words = teller_of(game, "en").words
    assert other_print(words, game.state.options, "clergy-8").startswith(other)
    line = next(
        line
        for line in chronicle_of(game).current.lines
        if line.kind == "effect" and line.card == "clergy-8"
    )
    assert any(text.startswith(other) for text in line.full)


def test_three_cards_differ() -> None:
    """T10: Father Eggert, Bishop Marcus, Cardinal Charles."""
    game = table(1).trick("peasants-8 peasants-1 peasants-3")
    words, options = teller_of(game, "de").words, game.state.options
    found = {card for card in options.cards if other_print(words, options, card)}
    assert found == {"clergy-8", "clergy-12", "clergy-13"}


def test_what_a_role_is_said_to_want_is_worth_something_to_it() -> None:
    """What stands at its head: signs of its figures, by hand, in every reign."""
    roles = {role.id: role for role in load_catalogue().of("tolerance").material.roles}
    wanted = {
        "ned": "nobles+ guild+ peasants- clergy-",
        "pierre": "nobles+ townsfolk- peasants- guild-",
        "george": "peasants+ clergy+ townsfolk- wild-",
        "juba": "townsfolk+ guild+ nobles- clergy-",
        "margaret": "peasants+ wild- nobles-",
        "gregory": "peasants+ nobles- clergy-",
        "patchwork": "wild+ nobles- clergy-",
    }
    for name, claims in wanted.items():
        for column in roles[name].columns.values():
            for claim in claims.split():
                of, sign = claim[:-1], 1 if claim[-1] == "+" else -1
                worth = column.guild if of == "guild" else column.suits[of]
                assert (worth.any + worth.most) * sign > 0, (name, claim)
    # Bertram: under each crown what the text names with it, and nothing of that costs there.
    bertram = roles["bertram"].columns
    most = {
        reign: {**{of: one.any + one.most for of, one in column.suits.items()},
                "guild": column.guild.any + column.guild.most}
        for reign, column in bertram.items()
    }  # fmt: skip
    for reign, of in {1: "peasants", 2: "nobles", 3: "guild"}.items():
        assert most[reign][of] == max(most[reign].values()) > 0
    for language, said in {
        "en": ("Peasants under Mary", "Nobles under Elizabeth", "Guilds under James"),
        "de": ("unter Maria Bauern", "unter Elisabeth Adel", "unter Jakob Gilden"),
    }.items():
        text = Words(language).say("tolerance.role.bertram")
        assert all(part in text for part in said)
