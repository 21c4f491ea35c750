"""How long frames of Schisma's table take, in processor time: at rest, previewed, and moving."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from tolerance_game.games.schisma.foresight.plan import begin
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.track import COLUMNS
from tolerance_game.games.schisma.rules.view import state_of

from .window_desk import WindowDesk, hide
from .window_figure import Figure
from .window_frames import FRAME, GOAL, figure_of, times_of

STILL: Final = 60
"""Frames of a table on which nothing happens."""
POINTED: Final = 6
"""Frames for which the pointer stays on a person."""
TURNS: Final = 4
MOTIONS: Final = ("Moved", "Joined", "Discarded", "Drawn")


def bench_track(rounds: int) -> list[Figure]:
    """p99 of frames at 1920 x 1080 on the hidden driver, as for the other table."""
    hide()
    still: list[float] = []
    pointed: list[float] = []
    motions: list[float] = []
    for number in range(rounds):
        with TemporaryDirectory() as folder, WindowDesk(Path(folder)) as desk:
            desk.play_schisma(seed=7 + number)
            for _ in range(TURNS):
                if not desk.until_my_action():
                    break
                still += times_of(desk, STILL, desk.track)
                pointed += _pointing(desk)
                motions += _acting(desk, number)
    return [
        figure_of("track", "a still frame, p99", still, rounds, GOAL),
        figure_of("track", "targets of a petition pointed at, p99", pointed, rounds, FRAME),
        figure_of("track", "persons moving, p99", motions, rounds, FRAME),
    ]


def _pointing(desk: WindowDesk) -> list[float]:
    """A petition is chosen, and the pointer goes over everybody: each is previewed."""
    track, found = desk.track, list[float]()
    for column in COLUMNS:
        if track.view.display[column] is None:
            continue
        plan = begin(state_of(track.view), PETITION, column)
        if plan.refused is not None or plan.ask is None:
            continue
        track.commands.act_on(PETITION, column)
        for other in COLUMNS:
            spot = next((one for one in track.spots() if one.id == f"person/{other}"), None)
            if spot is not None:
                desk.point(*desk.place(spot))
                found += times_of(desk, POINTED, track)
        track.commands.leave()
    return found


def _acting(desk: WindowDesk, number: int) -> list[float]:
    """The person acts, and then the opponent: the frames in which somebody is on the way."""
    track, found = desk.track, list[float]()
    seat = track.view.seat
    legal = track.session.match.legal_moves(seat)
    track.commands.submit(legal[(7 * number + len(legal) // 2) % len(legal)])
    track.session.settled()
    track.catch_up()
    # What stands to be read moves nothing: it stands for no time here.
    track.playback.timeline.reading = 0.0
    for _ in range(600):
        beat = track.playback.timeline.current
        if beat is None:
            if track.my_turn or track.view.outcome is not None:
                break
            desk.frames()
            pygame.time.wait(1)
            continue
        moves = any(type(event).__name__ in MOTIONS for event in beat.events)
        times = times_of(desk, 1, track)
        found += times if moves else []
    return found
