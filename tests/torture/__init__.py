"""Instruments that try to lose something; each promise of "Nothing is lost" has one.

    python -m tests.torture kills --cycles 10000 --processes 2
    python -m tests.torture cuts --cycles 1000              # and --without fsync, which must fail
    python -m tests.torture calls                           # every file call fails, or is the last
    python -m tests.torture mutations --count 1000000 --processes 2
    python -m tests.torture starts --cycles 200             # the real program over crafted files
    python -m tests.torture replays --games 100000 --processes 2
    python -m tests.torture heavy --games 1000 --processes 2
    python -m tests.torture troubles                        # full, read-only and vanished disks
    python -m tests.torture soak --hours 168                # simulated; and --leak, which must fail

Each says in one line what it did and found, and every minute how far it is. It ends with 1 when a
promise is broken, and names what repeats it: `--seed`, `--only`. `test_torture` runs them all at
their everyday size.

`cuts` and some of the `troubles` mount images: they need Linux, root, loop devices, and the
commands of the Debian packages btrfs-progs, e2fsprogs, mount and util-linux.
"""
