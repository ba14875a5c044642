"""Values <-> plain values of TOML: a frozen dataclass is a table of those fields that are not as by default.

So orders stand in a position as they are, and no game needs a grammar of its own to write them down. A member of a
union says its `kind`. What is read is held against the types of the fields; a ValueError says what is wrong where.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from types import UnionType
from typing import Any, Literal, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def write(value: object, type_: object) -> object:
    """Write a value of that type."""
    if isinstance(value, tuple):
        return [write(one, get_args(type_)[0]) for one in value]
    if isinstance(value, Mapping):
        return {str(key): write(one, get_args(type_)[1]) for key, one in value.items()}
    if not is_dataclass(value):
        return str(value) if isinstance(value, str) else value
    hints = get_type_hints(type(value))
    written = {
        one.name: write(getattr(value, one.name), hints[one.name])
        for one in fields(value)
        if getattr(value, one.name) != _default(one)
    }
    return {"kind": getattr(value, "kind", ""), **written} if len(_members(type_)) > 1 else written


def read(type_: type[T], said: object, where: str) -> T:
    """Read what `write` writes; what is left out is as by default."""
    value: T = _read(type_, said, where)
    return value


def read_union(type_: object, said: object, where: str) -> Any:
    """Read a member of a union, or a tuple or mapping of values."""
    return _read(type_, said, where)


def _members(type_: object) -> tuple[Any, ...]:
    return get_args(type_) if get_origin(type_) in (Union, UnionType) else (type_,)


def _default(one: Field[object]) -> object:
    return one.default_factory() if one.default_factory is not MISSING else one.default


def _read(type_: Any, said: object, where: str) -> Any:
    """Read a value by its type: a table, a list, one of some words, or a plain value."""
    origin = get_origin(type_)
    if is_dataclass(_members(type_)[0]):
        return _table(type_, said, where)
    if origin is tuple:
        listed = said if isinstance(said, list) else _wrong(where, "a list")
        return tuple(_read(get_args(type_)[0], one, where) for one in listed)
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        table = said if isinstance(said, Mapping) else _wrong(where, "a table")
        return {key: _read(get_args(type_)[1], one, f"{where}.{key}") for key, one in table.items()}
    if origin is Literal:
        words = get_args(type_)
        return said if said in words else _wrong(where, f"one of {', '.join(map(str, words))} instead of {said!r}")
    plain = getattr(type_, "__supertype__", type_)
    fits = isinstance(said, plain) and isinstance(said, bool) == (plain is bool)
    return said if fits else _wrong(where, f"{_NAMES.get(plain, plain)} instead of {said!r}")


_NAMES = {str: "a text", int: "a whole number", bool: "true or false"}


def _table(type_: object, said: object, where: str) -> object:
    """Read a dataclass; of several the one of that `kind`."""
    table = said if isinstance(said, Mapping) else _wrong(where, "a table")
    of = _kind(_members(type_), table, where)
    hints, known = get_type_hints(of), {one.name: one for one in fields(of)}
    for key in table:
        if key not in known:
            _wrong(f"{where}.{key}", f"one of {', '.join(known)}")
    missing = [name for name, one in known.items() if name not in table and _default(one) is MISSING]
    if missing:
        _wrong(f"{where}.{missing[0]}", "something, it is missing")
    return of(**{key: _read(hints[key], value, f"{where}.{key}") for key, value in table.items()})


def _kind(members: tuple[type, ...], table: Mapping[str, object], where: str) -> type:
    if len(members) == 1:
        return members[0]
    kinds = {next(one.default for one in fields(member) if one.name == "kind"): member for member in members}
    return kinds.get(table.get("kind")) or _wrong(f"{where}.kind", f"one of {', '.join(map(str, kinds))}")


def _wrong(where: str, what: str) -> NoReturn:
    raise ValueError(f"{where}: expected {what}")
