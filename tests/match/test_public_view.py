"""What an onlooker sees: what everyone may know, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tolerance.redeal import redealt
from tolerance_game.core.events import ONLOOKER, visible_to
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.state import OVER

from .tables import SCHISMA, SETTINGS, TOLERANCE, Setting, begun, name_of, play_one


@pytest.mark.parametrize("setting", TOLERANCE, ids=name_of)
def test_an_onlooker_of_tolerance_knows_no_hand_and_no_hidden_role(setting: Setting) -> None:
    """T2.2, T2.6, T5.2: what differs between the seats is not in the public view."""
    rng, changed = Random(2), 0
    match = begun(setting)
    while match.to_act is not None:
        play_one(match, rng)
        view, state = match.public_view(), match.state_for_storage()
        assert (view.seat, view.hand, view.moves) == (ONLOOKER, (), ())
        other = redealt(state, ONLOOKER, rng)
        changed += other != state
        assert tolerance.view(other, ONLOOKER) == view or state.phase == OVER
        for seat in range(len(match.seats)):
            own = match.view(seat)
            # Any other seat's entry is seen alike by this seat and the onlooker.
            alike = [entry for entry in range(len(own.seats)) if entry != seat]
            assert [view.seats[entry] for entry in alike] == [own.seats[entry] for entry in alike]
            assert view._replace(seat=0, hand=(), seats=(), moves=()) == own._replace(
                seat=0, hand=(), seats=(), moves=()
            )
            hidden = state.options.hidden_roles and state.phase != OVER
            role = "" if hidden else state.players[seat].role
            assert view.seats[seat] == own.seats[seat]._replace(
                role=role, board=match.view((seat + 1) % len(match.seats)).seats[seat].board
            )
    assert changed > 50


@pytest.mark.parametrize("setting", SCHISMA, ids=name_of)
def test_an_onlooker_of_schisma_sees_what_everyone_sees(setting: Setting) -> None:
    """S7."""
    rng, match = Random(2), begun(setting)
    while match.to_act is not None:
        play_one(match, rng)
        view = match.public_view()
        assert view.viewer == ONLOOKER
        assert not match.game.HAS_SECRETS
        for seat in (0, 1):
            from_seat = match.game.view(match.state_for_storage(), seat)
            assert {name: getattr(view, name) for name in _fields(view)} == {
                name: getattr(from_seat, name) for name in _fields(view)
            }


def _fields(view: object) -> list[str]:
    return [name for name in type(view).__dataclass_fields__ if name != "viewer"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_public_events_are_those_of_an_onlooker(setting: Setting) -> None:
    rng, match = Random(2), begun(setting)
    while match.to_act is not None:
        play_one(match, rng)
    told = match.all_events()
    assert match.public_events() == visible_to(told, ONLOOKER)
    assert all(event.only is None for event in match.public_events())
    assert any(event.only is not None for event in told) == match.game.HAS_SECRETS
