"""What a move brings about by itself (S2, S4.2)."""

from __future__ import annotations

import pytest

from tolerance_game.games.schisma.foresight.effect import effect

from .scenarios import table

NOBLE_AT_ROME = "knight@F bishop@N peasant@F peasant@G bishop@N; R noble"


@pytest.mark.parametrize(
    ("kind", "name", "targets", "nearer"),
    [
        # S2.2, S2.3: one land towards Rome, or away.
        ("beseech", "bishop", (), 1),
        ("chastise", "bishop", (), -1),
        # S2.4: whoever comes stands at the same land.
        ("excommunicate", "bishop", (), 0),
        # S6: every Peasant one land; nobody of the faction Noble is on the track.
        ("petition", "peasant", (), 2),
        # S6: one other two lands, then the Bishop, who joins Avignon from Nice, is off the track.
        ("petition", "bishop", ("bishop#2",), 2),
    ],
)
def test_how_many_lands_nearer(kind: str, name: str, targets: tuple[str, ...], nearer: int) -> None:
    t = table(NOBLE_AT_ROME)
    assert effect(t.state, t.move(kind, name, *targets)).nearer == nearer


@pytest.mark.parametrize(
    ("text", "kind", "name", "own", "other"),
    [
        # S4.2: Noble and Peasant with Rome win for Avignon; the nearest Peasant goes.
        (NOBLE_AT_ROME, "excommunicate", "peasant#1", ("peasant",), ()),
        (NOBLE_AT_ROME, "excommunicate", "peasant#2", (), ()),
        (NOBLE_AT_ROME, "excommunicate", "bishop", (), ()),
        (NOBLE_AT_ROME, "beseech", "peasant#1", (), ()),
        # Pushed back to Genoa the Peasant is as near as the other one, and so further than before.
        (NOBLE_AT_ROME, "chastise", "peasant#1", ("peasant",), ()),
        # S4.2: with a Knight at Rome a Noble at Avignon wins for Avignon.
        ("noble@A - bishop@G - -; R knight", "beseech", "noble", (), ("noble",)),
        ("noble@A - bishop@G - -; R knight", "excommunicate", "noble", (), ("noble",)),
        # Four lands away there was no danger yet (S2.2, S6).
        ("noble@F - bishop@G - -; R knight", "beseech", "noble", (), ()),
        # S4.1: three persons are no matter of who they are.
        ("bishop@A - - - -; A cardinal knight", "beseech", "bishop", (), ()),
    ],
)
def test_who_is_kept_away(
    text: str, kind: str, name: str, own: tuple[str, ...], other: tuple[str, ...]
) -> None:
    t = table(text)
    assert effect(t.state, t.move(kind, name)).kept == (other, own)
