"""What macOS is told of the program, in the bundle's `Info.plist`."""

from __future__ import annotations

from tolerance_game import VERSION
from tolerance_game.words import languages

from .contents import AUTHORS, NAME


def info() -> dict[str, object]:
    """Its properties, beside those that follow from the bundle's name, icon and identity."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(languages()),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"MIT licence, {AUTHORS}",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
