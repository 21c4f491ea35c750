"""What the wheel holds besides modules; all else about it stands in pyproject.toml.

Data and assets are those of the packaged program too: `tools/package/contents.py` lists them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

# Who builds a wheel does not look for modules here.
sys.path.insert(0, str(Path(__file__).parent))

from tools.package import contents


class BuildWithAssets(build_py):
    """Puts them into the package."""

    def _get_data_files(self) -> list[tuple[str, str, str, list[str]]]:
        """As the command asks for it: package, folder, folder of the wheel, files."""
        return [
            (contents.PACKAGE, str(source.parent), str(Path(self.build_lib, target).parent), [name])
            for source, target in contents.installed()
            for name in (source.name,)
        ]

    # What else may ask for them, without looking at the list of all sources.
    get_data_files_without_manifest = _get_data_files


setup(cmdclass={"build_py": BuildWithAssets})
