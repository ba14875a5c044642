"""Where the templates are: beside the package in a source tree, inside it once installed from a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def folder(name: str) -> Path:
    """Find `templates` or `config`; a FileNotFoundError names both places looked at."""
    places = (PACKAGE / f"_{name}", PACKAGE.parent / name)
    found = next((place for place in places if place.is_dir()), None)
    if found is None:
        raise FileNotFoundError(f"no folder {name}: looked at {places[0]} and {places[1]}")
    return found
