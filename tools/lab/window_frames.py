"""How long frames of the table take, in processor time: 60 cards under way, and its own motions."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma.scenes.table import TableScene as SchismaScene
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .window_desk import WindowDesk, hide
from .window_figure import Figure, percentile

GOAL: Final = 4.0
"""What is promised while 60 cards move."""
FRAME: Final = 1000 / 60
"""For the table's own motions: with more than that one would stutter."""
CARDS: Final = 60
WARM: Final = 60
FRAMES: Final = 240
THOUGHT: Final = 20
"""Frames from pointing at a card to playing it: a third of a second, as quick as people are."""
WIDTH: Final = 128
"""In units; a card lying in a trick is about as wide."""


def moving_cards(scene: TableScene, began: float) -> Callable[[Canvas], None]:
    """The drawing of a table with 60 cards of its own travelling over it."""
    cards = list(scene.view.options.cards.values())
    table = type(scene).draw

    def draw(canvas: Canvas) -> None:
        table(scene, canvas)
        shift = (scene.now - began) * 0.5
        for number in range(CARDS):
            x = (number * 179 + shift * (1 + number % 3)) % 1800
            y = (number * 97 + shift * (1 + number % 2)) % 880
            draw_card(canvas, Face(cards[number % len(cards)], scene.words), x, y, WIDTH)

    return draw


def times_of(
    desk: WindowDesk, number: int, table: TableScene | SchismaScene | None = None
) -> list[float]:
    """Milliseconds of processor time for each of so many frames, updating and drawing.

    The table says that it moves, as it does while something is under way; so every frame is drawn.
    Between two frames the window uses its spare time, as it does in play.
    """
    times = []
    scene = vars(table or desk.table)
    scene["moving"] = lambda _now: True
    try:
        for _ in range(number):
            begin = time.thread_time()
            desk.frames()
            times.append((time.thread_time() - begin) * 1000)
            desk.use_spare_time()
    finally:
        del scene["moving"]
    return times


def with_cards(desk: WindowDesk) -> list[float]:
    """Frames with 60 cards moving."""
    scene = desk.table
    vars(scene)["draw"] = moving_cards(scene, desk.now)
    try:
        times_of(desk, WARM)
        return times_of(desk, FRAMES)
    finally:
        del vars(scene)["draw"]


def hovering(desk: WindowDesk) -> list[float]:
    """Frames in which the pointer goes along the hand and cards rise and sink."""
    found: list[float] = []
    for timed in (False, True):
        spots = [spot for spot in desk.table.spots() if spot.id.startswith("hand/")]
        for spot in spots:
            desk.point(*desk.place(spot))
            times = times_of(desk, 8)
            found += times if timed else []
    return found


def playing(desk: WindowDesk) -> dict[str, list[float]]:
    """Frames of a few tricks, by what was moving in them."""
    found: dict[str, list[float]] = {}
    scene = desk.table
    # What stands to be read moves nothing: it stands for no time here.
    scene.playback.timeline.reading = 0.0
    for _ in range(3000):
        if desk.stage.top is not scene:
            break
        if scene.model.legal:
            if scene.shown.trick.number > 3:
                break
            found.setdefault("choosing", []).extend(choose(desk))
            play_a_card(desk)
        elif scene.model.targets:
            scene.commands.choose_target(scene.model.targets[0])
            shown(desk)
        beat = scene.playback.timeline.current
        kind = beat.kind if beat is not None else "rest"
        found.setdefault(kind, []).extend(times_of(desk, 1))
        if kind == "rest":
            pygame.time.wait(1)
    return found


def choose(desk: WindowDesk) -> list[float]:
    """Frames in which the person at the table points at the card they are about to play."""
    card = min(desk.table.model.legal)
    spot = next(spot for spot in desk.table.spots() if spot.id == f"hand/{card}")
    desk.point(*desk.place(spot))
    return times_of(desk, THOUGHT)


def play_a_card(desk: WindowDesk) -> None:
    """The person at the table plays the first card they may; it is on the disk, and shown."""
    scene = desk.table
    scene.commands.choose_card(min(scene.model.legal))
    if scene.commands.declaring:
        scene.commands.declare(scene.view.trick.suit or "nobles")
    shown(desk)


def shown(desk: WindowDesk) -> None:
    """Waits for the disk, outside of all frames: a decision is shown once it is saved."""
    desk.table.session.settled()
    desk.table.catch_up()


def bench_frames(rounds: int) -> list[Figure]:
    """p99 of frames at 1920 x 1080 on the hidden driver."""
    hide()
    cards: list[float] = []
    hand: list[float] = []
    spent: list[float] = []
    motions: dict[str, list[float]] = {}
    for _ in range(rounds):
        with TemporaryDirectory() as folder, WindowDesk(Path(folder)) as desk:
            desk.play()
            desk.until_my_turn()
            hand += hovering(desk)
            for kind, times in playing(desk).items():
                motions.setdefault(kind, []).extend(times)
            spent += desk.spent
            # Last, as 60 cards more than any game needs take the place of what it does need.
            cards += with_cards(desk)
    figures = [
        figure_of("frames", f"{CARDS} cards moving, p99", cards, rounds, GOAL),
        figure_of("frames", "a card rising in the hand, p99", hand, rounds, FRAME),
        figure_of("frames", "pictures made between two frames, p99", spent, rounds, FRAME),
    ]
    for kind in ("card_played", "trick_won", "lay"):
        if kind in motions:
            what = f"{kind.replace('_', ' ')}, p99"
            figures.append(figure_of("frames", what, motions[kind], rounds, FRAME))
    return figures


def figure_of(row: str, what: str, times: list[float], rounds: int, goal: float) -> Figure:
    """The slowest frames but one in a hundred."""
    how = (
        f"processor time, {len(times)} frames in {rounds} rounds, "
        f"median {percentile(times, 0.5):.2f}, worst {max(times):.2f}"
    )
    return Figure(row, what, percentile(times, 0.99), goal, "ms", how)
