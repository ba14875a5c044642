"""D-10.2: which options the referee may change while a game goes on, and how their values are written."""

from __future__ import annotations

from dataclasses import Field, fields, replace
from typing import Any, get_args, get_type_hints

from pbem.rulesets.duncan.options import Options, problems

OF_THE_START = frozenset(
    (
        *("map", "dungeon", "teams", "board_width", "board_height"),
        *("start_points", "small_pile_capacity", "large_pile_capacity"),
    )
)
"""Options that did all they do when the game was set up."""
YES, NO = frozenset({"true", "yes", "on", "1"}), frozenset({"false", "no", "off", "0"})
_TYPES = get_type_hints(Options)


def changeable() -> tuple[str, ...]:
    """List the options that may be changed."""
    return tuple(one.name for one in fields(Options) if one.name not in OF_THE_START)


def changed(options: Options, name: str, value: str) -> Options | None:
    """Change an option; None: there is no such option, or it cannot have that value."""
    read = _read(name, value.strip().casefold()) if name in changeable() else None
    if read is None:
        return None
    other = _with(options, {name: read})
    return None if problems(other) else other


def _with(options: Options, values: dict[str, Any]) -> Options:
    return replace(options, **values)


def _read(name: str, value: str) -> bool | int | str | None:
    """Read a value as an option's type asks for."""
    kind = _TYPES[name]
    if kind is bool:
        return True if value in YES else False if value in NO else None
    if kind is int:
        return int(value) if value.isascii() and value.isdigit() else None
    return value if value in get_args(kind) else None


def written(options: Options, name: str) -> str:
    """Write the value an option has, as a campaign file would."""
    value = getattr(options, name)
    return str(value).lower() if isinstance(value, bool) else str(value)


def values(name: str) -> tuple[str, ...]:
    """List what an option may be, or its lowest and highest value."""
    kind = _TYPES[name]
    if kind is bool:
        return ("true", "false")
    found: tuple[str, ...] = tuple(get_args(kind))
    return found or _range(next(one for one in fields(Options) if one.name == name))


def _range(option: Field[object]) -> tuple[str, ...]:
    low, high = option.metadata["range"]
    return (f"{low}-{high}",)
