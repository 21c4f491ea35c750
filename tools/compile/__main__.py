"""`python -m tools.compile`: machine code of the engines, beside their sources.

It needs a C compiler, and what stands in requirements-dev.txt. Nothing else does: without it the
same sources run as Python.
"""

from __future__ import annotations

import argparse
import sys

from .building import CannotCompile, engines, install, remove


def main(arguments: list[str]) -> int:
    """0 when all was built, or removed; 1 when something could not be."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("--remove", action="store_true", help="remove what was built")
    removes = parser.parse_args(arguments).remove
    for engine in engines():
        try:
            if removes:
                remove(engine)
                continue
            size = sum(path.stat().st_size for path in install(engine))
            print(f"{engine.package}: {', '.join(engine.modules)}; {size:,} bytes")
        except (CannotCompile, OSError) as error:
            print(f"{engine.package} cannot be compiled:\n{error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
