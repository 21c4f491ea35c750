"""`lab bench --work`: how long the tasks take that a person waits for.

Seconds of the processor where one thread does the work, of the clock where a disk or another
process has its part. Each is the median of several rounds, or as it says.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment, Record, replay
from tolerance_game.games import PACKAGES, offered_players
from tolerance_game.match.match import Match, Table
from tolerance_game.match.seats import Opponent
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue

from .contract import random_game
from .window_figure import Figure, percentile

SEATS: Final = 5
ENOUGH: Final = 60.0
"""Seconds that a disk or a process may take before this gives up."""
ENDLESS: Final = 10**12
"""More playouts than anybody waits for."""
THINKING: Final = 0.3
"""Seconds after which a decision is far from its end, and well under way."""

LOADS: Final = (
    (
        "all figures read",
        "from tolerance_game.storage.data.catalogue import load_catalogue",
        "load_catalogue()",
        50.0,
    ),
    (
        "the texts of a language read",
        "from tolerance_game.words.texts import load_texts",
        "load_texts('de')",
        15.0,
    ),
    (
        "settings read, beyond what is loaded anyway",
        "import tolerance_game.session.table, tolerance_game.terminal, tolerance_game.words;"
        "from pathlib import Path",
        "from tolerance_game.storage.disk.folders import find_folders;"
        "from tolerance_game.storage.settings.settings_file import read_settings;"
        "find_folders(environment={}, program=Path('none')); read_settings(Path('none'))",
        20.0,
    ),
)
"""What each is called, what comes before the clock runs, the work, and its goal."""
LOADING: Final = """
import time
{before}
begin = time.process_time()
{work}
print((time.process_time() - begin) * 1000)
"""
"""In a new interpreter, where nothing has been read yet."""


def timed(work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Milliseconds that it takes."""
    begin = clock()
    work()
    return (clock() - begin) * 1000


def _figure(row: str, what: str, times: list[float], goal: float, *, share: float = 0.5) -> Figure:
    """The median, or the value that a share of all does not exceed; of nothing, the best."""
    unit = "ms"
    if goal < 1:
        times, goal = [1000 * one for one in times], 1000 * goal
        unit = "µs"
    value = median(times) if share == 0.5 else percentile(times, share)
    kind = {0: "best", 0.5: "median"}.get(share, f"p{share * 100:.0f}")
    how = f"{kind} of {len(times)}, from {min(times):.3g} to {max(times):.3g}"
    return Figure(row, what, value, goal, unit, how)


def bench_loads(rounds: int) -> list[Figure]:
    """Data, texts and settings, each in a new interpreter."""
    figures = []
    for what, before, work, goal in LOADS:
        code = LOADING.format(before=before, work=work)
        command = [sys.executable, "-c", code]
        times = [
            float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
            for _ in range(rounds)
        ]
        figures.append(_figure("loads", what, times, goal, share=0))
    return figures


def _long_game(seed: int = 1) -> tuple[Table, tuple[Moment, ...]]:
    """The longest of several games of five."""
    values = {"players": SEATS, "roles": "unique"}
    table = lay_table("tolerance", values, ("random",), seed, load_catalogue())
    games = [random_game(table.game, table.options, Random(number)) for number in range(8)]
    moves = max((game.moves for game in games), key=len)
    return table, tuple(replay(table.game, table.options, moves))


def bench_saves(rounds: int) -> list[Figure]:
    """The longest game of five, saved, loaded and resumed; and one move above the rules."""
    from tolerance_game.core import notation
    from tolerance_game.storage.saves.loading import load_save
    from tolerance_game.storage.saves.saves import Saves

    table, moments = _long_game()
    record = Record(table.header, tuple(notation.write(one.move) for one in moments))
    loads: list[float] = []
    resumes: list[float] = []
    above: list[float] = []
    with TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        path = saves.save("long", table.header, moments)
        for _ in range(rounds):
            loads.append(timed(lambda: load_save(path)))
            resumes.append(timed(lambda: Match.resume(table, record)))
            above += _above_the_rules(table)
    return [
        _figure("saves", f"{len(moments)} moves loaded", loads, 300.0),
        _figure("saves", f"{len(moments)} moves resumed", resumes, 300.0),
        _figure("saves", "a move above the rules", above, 0.1),
    ]


def _above_the_rules(table: Table) -> Iterator[float]:
    seats = tuple(Opponent("random", f"{seat}") for seat in range(table.seats))
    match, rng = Match.begin(table, seats), Random(3)
    while (seat := match.to_act) is not None:
        state, number = match.state_for_storage(), match.number
        move = rng.choice(match.legal_moves(seat))
        rules = timed(lambda: match.game.apply(state, move), time.perf_counter)  # noqa: B023
        whole = timed(
            lambda: match.submit(seat, move, match.stamp),  # noqa: B023
            time.perf_counter,
        )
        # Where chance follows at once, the rules were asked more than once.
        if match.number == number + 1:
            yield whole - rules


def bench_journal(rounds: int) -> list[Figure]:
    """An action until it is acknowledged, and the same write on the bare disk beside it."""
    from tolerance_game.storage.saves.journal import Journal

    table, moments = _long_game()
    took, bare, handed = [], [], []
    for _ in range(rounds):
        with TemporaryDirectory() as folder:
            path = Path(folder)
            handle = os.open(path / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            with Journal(path / "journal", table.header) as journal:
                journal.wait(timeout=ENOUGH)
                for moment in moments:
                    begin = time.perf_counter()
                    number = journal.made(moment)
                    handed.append((time.perf_counter() - begin) * 1000)
                    journal.wait(number, ENOUGH)
                    took.append((time.perf_counter() - begin) * 1000)
                    bare.append(timed(lambda: _synced(handle), time.perf_counter))  # noqa: B023
            os.close(handle)
    disk = percentile(bare, 0.99)
    return [
        _figure("journal", "an action acknowledged", took, max(5.0, 2 * disk), share=0.99),
        _figure("journal", "the caller kept waiting", handed, 2.0),
    ]


def _synced(handle: int) -> None:
    os.write(handle, b"x" * 100)
    os.fsync(handle)


def bench_foresight(rounds: int) -> list[Figure]:
    """What is asked for each time the pointer rests on a card."""
    from tolerance_game.games.tolerance.foresight.choices import consequences
    from tolerance_game.games.tolerance.foresight.execution import execution_of
    from tolerance_game.games.tolerance.foresight.goals import goals_of
    from tolerance_game.games.tolerance.foresight.legality import why_not
    from tolerance_game.games.tolerance.foresight.preview import current, if_won
    from tolerance_game.games.tolerance.rules.public import begin

    times: dict[str, list[float]] = {}

    def ask(name: str, question: Callable[..., Any], *given: Any) -> None:
        times.setdefault(name, []).append(timed(lambda: question(*given)))

    catalogue = load_catalogue()
    for seed in range(rounds):
        values = {"players": 3 + seed % 3, "roles": "unique"}
        table = lay_table("tolerance", values, ("random",), seed, catalogue)
        game, rng, memory = table.game, Random(seed), begin(table.options)
        state = game.start(table.options)
        while (seat := game.to_act(state)) is not None:
            if seat == CHANCE:
                move = game.chance_move(state, rng)
            else:
                view, move = game.view(state, seat), rng.choice(game.legal_moves(state))
                if state.phase == "target":
                    ask("what a choice brings", consequences, view, memory)
                elif state.phase == "execution":
                    ask("what an execution changes", execution_of, view, move.card, memory)
                elif state.phase == "play":
                    ask("the own goals", goals_of, view, seat, memory)
                    ask("a trick if won", if_won, view, view.hand[0])
                    ask("the trick as it lies", current, view)
                    ask("why a card may not be played", why_not, view, view.hand[0])
            state, events = game.apply(state, move)
            memory = memory.after(events)
    return [_figure("foresight", name, found, 2.0) for name, found in sorted(times.items())]


def bench_ticks(rounds: int) -> list[Figure]:
    """What a session does in each frame of the window, which others than persons play."""
    from tolerance_game.session import Home, Session
    from tolerance_game.storage.disk.folders import find_folders
    from tolerance_game.storage.settings.settings_file import read_settings

    spent = []
    for number in range(rounds):
        with TemporaryDirectory() as folder:
            folders, catalogue = find_folders(Path(folder), {}), load_catalogue()
            table = lay_table("tolerance", {"players": 4}, ("random",), number, catalogue)
            seats = tuple(Opponent("random", f"{seat}") for seat in range(table.seats))
            home = Home(folders, catalogue, read_settings(folders.settings))
            try:
                session = Session.begin(home, table, seats)
                end = time.monotonic() + ENOUGH
                while session.match.to_act is not None and time.monotonic() < end:
                    spent.append(timed(session.tick, time.thread_time))
                    time.sleep(0.001)
            finally:
                home.close()
    return [_figure("ticks", "a tick of a session", spent, 5.0, share=0.99)]


def bench_worker(rounds: int) -> list[Figure]:
    """Asking the opponents' process, looking whether it answered, and the way there and back."""
    from tolerance_game.worker import Request, Worker

    table = lay_table("tolerance", {"players": 4}, ("thumb",), 1, load_catalogue())
    game, rng = table.game, Random(1)
    state = game.start(table.options)
    while game.to_act(state) == CHANCE or len(game.legal_moves(state)) < 2:
        seat = game.to_act(state)
        move = game.chance_move(state, rng) if seat == CHANCE else game.legal_moves(state)[0]
        state, _events = game.apply(state, move)
    view, moves = game.view(state, game.to_act(state) or 0), game.legal_moves(state)
    request = Request(PACKAGES["tolerance"], "random", view, moves, "1", 0)
    polls, asks, trips = [], [], []
    with Worker() as worker:
        worker.request(request)
        worker.wait(ENOUGH)
        for _ in range(50 * rounds):
            polls.append(timed(worker.poll, time.perf_counter))
            begin = time.perf_counter()
            worker.request(request)
            asks.append((time.perf_counter() - begin) * 1000)
            worker.wait(ENOUGH)
            trips.append((time.perf_counter() - begin) * 1000)
        top = replace(request, player=offered_players("tolerance")[-1], budget=ENDLESS)
        stops = []
        for _ in range(2 * rounds):
            worker.request(top)
            time.sleep(THINKING)
            begin = time.perf_counter()
            worker.request(request)
            worker.wait(ENOUGH)
            stops.append((time.perf_counter() - begin) * 1000)
    return [
        _figure("worker", "polled", polls, 0.02),
        _figure("worker", "asked", asks, 2.0),
        _figure("worker", "there and back", trips, 10.0),
        _figure("worker", "there and back, while the top level thinks", stops, 20.0),
    ]


def bench_faces(rounds: int) -> list[Figure]:
    """All cards drawn for a hand, the first time; afterwards they are kept."""
    from .window_desk import hide

    hide()
    import pygame

    from tolerance_game.storage.settings.settings import Settings
    from tolerance_game.ui.kit.cache import CACHE
    from tolerance_game.ui.kit.canvas import Canvas
    from tolerance_game.ui.kit.context import Context
    from tolerance_game.ui.kit.scale import Scale
    from tolerance_game.ui.tolerance.cards.face import stamp_of
    from tolerance_game.ui.tolerance.cards.printed import Face
    from tolerance_game.words import Words

    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode((64, 64))
    context = Context(Words("en"), Settings())
    canvas = Canvas(screen, Scale.of(1920, 1080, 100), context.theme)
    cards = load_catalogue().of("tolerance").material.cards["english"]
    times = []

    def drawn() -> None:
        for card in cards:
            stamp_of(canvas, Face(card, context.words), 184).surface(canvas.theme)

    for _ in range(rounds):
        CACHE.clear()
        times.append(timed(drawn))
    return [_figure("faces", "all cards drawn for a hand", times, 3000.0)]


ROWS: Final[dict[str, Callable[[int], list[Figure]]]] = {
    "loads": bench_loads,
    "saves": bench_saves,
    "journal": bench_journal,
    "foresight": bench_foresight,
    "ticks": bench_ticks,
    "worker": bench_worker,
    "faces": bench_faces,
}
