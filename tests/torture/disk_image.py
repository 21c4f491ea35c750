"""A disk that can lose its power: an ext4 image, mounted, of which copies are made in one moment.

The image lies in a btrfs image in memory, where `FICLONE` copies it at once: as the disk is at
that moment, without what the system still holds back. Mounting the copy is starting the machine
again: ext4 mends itself by its journal. A plain copy would not do, since the image changes under
it. Everything is mounted in a mount namespace of its own (see `in_own_namespace`), so that nothing
stays mounted, however this program ends.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

_FICLONE: Final = 0x40049409
_MEMORY: Final = "700m"
_STORE: Final = 500 * 1024 * 1024
_DISK: Final = 48 * 1024 * 1024
_COMMANDS: Final = {
    "mkfs.btrfs": "btrfs-progs",
    "mkfs.ext4": "e2fsprogs",
    "mount": "mount",
    "unshare": "util-linux",
}
"""What is needed, and the Debian package that has it."""
_INSIDE: Final = "TORTURE_IN_OWN_NAMESPACE"


class NoDisk(Exception):
    """Why there is no such disk here."""


def missing() -> str:
    """Why no image can be mounted here; empty when nothing is known to prevent it."""
    if sys.platform != "linux":
        return "needs Linux"
    if os.geteuid():
        return "needs root, to mount images"
    if not Path("/dev/loop-control").exists():
        return "needs loop devices (no /dev/loop-control)"
    for command, package in _COMMANDS.items():
        if not shutil.which(command):
            return f"needs {command} (Debian package {package})"
    return ""


def in_own_namespace(arguments: list[str]) -> int | None:
    """Runs this program again where what it mounts is seen by nobody else, and goes with it.

    None when it runs there already.
    """
    if os.environ.get(_INSIDE):
        return None
    command = ["unshare", "--mount", "--propagation", "private", sys.executable, *arguments]
    return subprocess.call(command, env={**os.environ, _INSIDE: "1"})


def _run(*command: str | Path) -> None:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        raise NoDisk(f"{' '.join(map(str, command))}: {done.stderr.strip()}")


@contextmanager
def mounted(source: Path, target: Path, *options: str) -> Iterator[Path]:
    """Something mounted as long as the block lasts. Raises NoDisk."""
    target.mkdir(exist_ok=True)
    _run("mount", *options, source, target)
    try:
        yield target
    finally:
        _unmount(target)


def _unmount(target: Path) -> None:
    try:
        _run("umount", target)
    except NoDisk:
        # Somebody is still there: out of sight now, and gone with the last one.
        _run("umount", "--lazy", target)


class Disk:
    """The disk that is in use, and copies of it."""

    def __init__(self, store: Path, folder: Path) -> None:
        self._store = store
        self._folder = folder
        self._image = store / "disk.img"
        self._stack = ExitStack()
        with open(self._image, "wb") as image:
            image.truncate(_DISK)
        # Its own journal is written at once, as on a disk that is used for everything.
        _run("mkfs.ext4", "-q", "-F", self._image)

    @property
    def path(self) -> Path:
        """Where it is mounted."""
        return self._folder / "disk"

    def switch_on(self) -> None:
        """Mounts the disk."""
        self._stack.enter_context(mounted(self._image, self.path, "-o", "loop"))

    def switch_off(self) -> None:
        """Takes the disk off in good order."""
        self._stack.close()

    def cut(self) -> Path:
        """The disk as it would be if the power went now: an image that nobody uses."""
        copy = self._store / "copy.img"
        with open(self._image, "rb") as image, open(copy, "wb") as target:
            fcntl.ioctl(target.fileno(), _FICLONE, image.fileno())
        return copy

    @contextmanager
    def started_again(self, copy: Path) -> Iterator[Path]:
        """The folder of a copy; mounting it lets ext4 mend what the cut left."""
        with mounted(copy, self._folder / "copy", "-o", "loop") as folder:
            yield folder

    def take(self, copy: Path) -> None:
        """Goes on with a copy in place of the disk, which must be off."""
        os.replace(copy, self._image)


@contextmanager
def disk() -> Iterator[Disk]:
    """A new disk, on. Raises NoDisk with the reason when there cannot be one."""
    why = missing()
    if why:
        raise NoDisk(why)
    with tempfile.TemporaryDirectory(prefix="torture-disk-") as name, ExitStack() as stack:
        folder = Path(name)
        memory = stack.enter_context(
            mounted(Path("tmpfs"), folder / "memory", "-t", "tmpfs", "-o", f"size={_MEMORY}")
        )
        store = memory / "store.img"
        with open(store, "wb") as image:
            image.truncate(_STORE)
        _run("mkfs.btrfs", "-q", store)
        btrfs = stack.enter_context(mounted(store, folder / "store", "-o", "loop"))
        made = Disk(btrfs, folder)
        made.switch_on()
        stack.callback(made.switch_off)
        yield made
