"""Files and folders that somebody made to keep the program from starting, one way a function."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from tolerance_game.storage.data.digests import digest
from tolerance_game.storage.saves.save_lines import Writer

from . import originals
from .damage import damaged, lies

WILD: Final = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202eX\n\rY"
"""What a terminal would obey."""
DATES: Final = (
    *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00Z"),
    *("9999-12-31T23:59:59Z", "2026-02-30T00:00:00Z", "1970-01-01T00:00:00+23:59", WILD, "", "now"),
)
TIMES: Final = (-(2**40), -1, 0, 2**31, 253_402_300_800, 2**40, 2**62 // 10**9)

FIGURES: Final[tuple[Any, ...]] = (
    *({}, [], None, WILD, {"cards": {WILD: {}}}, {"cards": {"nobles-8": {"name": WILD}}}),
    *({"persons": {"noble": 7}}, {"cards": {f"noble-{n}": {} for n in range(2000)}}),
)

Craft = Callable[[Path, Random], None]
"""Makes something in the folder of the data."""


def _a_journal(folder: Path, rng: Random) -> Path:
    where = rng.choice(("games", "games", "saved", "finished", "saved/bin"))
    ending = ".journal" if where in ("games", "finished") else ".save"
    path = folder / where / f"crafted-{rng.randrange(10**6)}{ending}"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _put(folder: Path, rng: Random, content: bytes) -> None:
    path = _a_journal(folder, rng)
    path.write_bytes(content)
    os.utime(path, (2**31, 2**31))


def _lines(rng: Random) -> list[dict[str, Any]]:
    content = rng.choice(originals.games()).content
    return [{**json.loads(line), "check": None} for line in content.splitlines()]


def _written(lines: list[dict[str, Any]]) -> bytes:
    writer = Writer("schisma")
    kept = ({key: value for key, value in one.items() if key != "check"} for one in lines)
    return b"".join(writer._line(one) for one in kept)


def headers(folder: Path, rng: Random) -> None:
    """A header that is well formed and that nobody can play with."""
    lines = _lines(rng)
    wrong: list[dict[str, Any]] = [
        {"game": "schisma", "players": ["random"] * 4, "seats": []},
        {"game": "tolerance", "players": ["person"] * 9},
        {"players": []},
        {"players": [WILD, "random"]},
        {"seats": [{"person": WILD}, {"player": "thumb", "name": "x" * 99}]},
        {"options": {"players": 10**9, "persons": [], "rulings": {"x": WILD}}},
        {"options": {"players": "4", "roles": {}, "edition": None}},
        {"seed": -(10**30), "chance": [WILD, "deal", ""]},
        {"format": 99, "program": WILD},
        {"format": -1},
        {"format": 2},
        {"format": 2, "sealed": "AAAA"},
        {"game": WILD},
        {"data": {"digest": "0", "overrides": [{"file": WILD, "ids": [WILD]}]}},
        *({"data": {"figures": figures, "digest": digest(figures)}} for figures in FIGURES),
        {"origin": {"what": WILD, "record": [], "moves": "x"}},
    ]
    lines[0].update(rng.choice(wrong))
    _put(folder, rng, _written(lines))


def dates(folder: Path, rng: Random) -> None:
    """A sound game that was saved in no year."""
    lines = _lines(rng)
    for line in lines:
        if line["line"] == "summary":
            line["saved"] = rng.choice(DATES)
    path = _a_journal(folder, rng)
    path.write_bytes(_written(lines))
    with suppress(OSError, OverflowError):
        os.utime(path, (0, rng.choice(TIMES)))


def moves(folder: Path, rng: Random) -> None:
    """Moves with something in them that a terminal would obey."""
    lines = _lines(rng)
    line = rng.choice(lines)
    line[rng.choice(("move", "line", "digest", "winners", "scores"))] = rng.choice(
        (WILD, [WILD], 10**400, None, {"x": []})
    )
    _put(folder, rng, _written(lines))


def damage(folder: Path, rng: Random) -> None:
    """A game that was damaged, or that lies."""
    content = rng.choice(originals.games()).content
    _put(folder, rng, rng.choice((damaged, lies))(content, rng))


def sizes(folder: Path, rng: Random) -> None:
    """Nothing, too much, one endless line, or a million short ones."""
    path = _a_journal(folder, rng)
    which = rng.randrange(5)
    if which == 0:
        path.write_bytes(b"")
    elif which == 1:
        with path.open("wb") as file:
            file.truncate(40_000_000)
    elif which == 2:
        path.write_bytes(b'{"line": "header", "x": "' + b"x" * 3_000_000)
    elif which == 3:
        path.write_bytes(rng.choice(originals.games()).content + b"\n" * 1_000_000)
    else:
        path.write_bytes(b'{"line": ' + b"[" * 200_000)


def encodings(folder: Path, rng: Random) -> None:
    """A game in another encoding."""
    text = rng.choice(originals.games()).content.decode("utf-8")
    encoding = rng.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7"))
    content = text.encode(encoding, "replace")
    if rng.random() < 0.3:
        content = b"\xff\xfe\x00" + content
    path = rng.choice((_a_journal(folder, rng), folder / "settings.yaml"))
    path.write_bytes(content)


def names(folder: Path, rng: Random) -> None:
    """A name that is no text, or more than that."""
    name = rng.choice(
        (b"\xff\xfe", WILD.encode(), b"x" * 240, b"<nobles>", b"%s{x}", "日本😀".encode(), b"..a")
    )
    where = folder / rng.choice(("games", "saved", "finished"))
    where.mkdir(parents=True, exist_ok=True)
    path = os.path.join(os.fsencode(where), name + rng.choice((b".journal", b".save")))
    with suppress(OSError), open(path, "wb") as file:
        file.write(rng.choice((b"", rng.choice(originals.games()).content)))


def strange(folder: Path, rng: Random) -> None:
    """No plain file: a folder, a pipe, a socket, a link to nowhere, to itself, or to a device."""
    path = rng.choice(
        (
            *(_a_journal(folder, rng) for _ in range(3)),
            *(folder / "settings.yaml", folder / "cache" / "statistics.json"),
            *(folder / "logs" / "tolerance.log", folder / "lock"),
        )
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        match rng.randrange(6):
            case 0:
                path.mkdir()
            case 1:
                os.mkfifo(path)
            case 2:
                with socket.socket(socket.AF_UNIX) as one, suppress(OSError):
                    one.bind(os.fspath(path))
            case 3:
                path.symlink_to(path.parent / "nowhere")
            case 4:
                path.symlink_to(path)
            case _:
                path.symlink_to(rng.choice(("/dev/zero", "/dev/full", "/dev/null", "/")))


def in_the_way(folder: Path, rng: Random) -> None:
    """A file where a folder belongs."""
    path = folder / rng.choice(("saved", "finished", "logs", "cache", "figures", "pictures"))
    if not path.exists():
        path.write_bytes(b"in the way")


def settings(folder: Path, rng: Random) -> None:
    """Settings that are none, or strange."""
    texts = (
        *('names: ["\\e[31m", "a\\nb"]\n', "format: 99\n", "- a\n- b\n", "&a [*a, *a]\n", "\t\n"),
        *("look: {scale: 1e999}\n", "language: [de]\n", "table: {seats: [oracle, 3]}\n"),
        *("table:\n  game: schisma\n  tolerance: {players: 99}\n", "x: " + "[" * 5000, "\x00"),
    )
    content = rng.choice(texts).encode()
    if rng.random() < 0.4:
        content = damaged(rng.choice(originals.settings()), rng)
    (folder / "settings.yaml").write_bytes(content)


def cache(folder: Path, rng: Random) -> None:
    """Statistics that lie."""
    (folder / "cache").mkdir(exist_ok=True)
    (folder / "cache" / "statistics.json").write_bytes(damaged(originals.statistics(), rng))


def figures(folder: Path, rng: Random) -> None:
    """Figures of cards, with faults."""
    name = rng.choice(tuple(originals.OWNERS))
    path = folder / "figures" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(damaged(originals.OWNERS[name].encode("utf-8"), rng))


def logs(folder: Path, _rng: Random) -> None:
    """A log in which somebody wrote what a terminal would obey."""
    (folder / "logs").mkdir(exist_ok=True)
    (folder / "logs" / "tolerance.log").write_text(f"2026 {WILD}\n" * 50, encoding="utf-8")


CRAFTS: Final[tuple[Craft, ...]] = (
    *(headers, dates, moves, damage, sizes, encodings, names, strange, in_the_way, settings),
    *(cache, figures, logs, headers, dates),
)
