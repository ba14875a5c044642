"""Orders as plain values of a position, by their types alone: every kind of order is written and read, a new one too.

    {kind = "plunder", enter = false}
    {kind = "plan", commands = [{steps = [{command = {kind = "move", group = {kind = "die", number = 1}, to = "F"}}]}]}

A dataclass is a table of its fields; what has its default is left out, but for the `kind` that tells members of a union
apart. Reading is strict: each ValueError says where it is and what was expected.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from types import UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

from pbem.core.seats import Seat


def written(value: object) -> object:
    """Write a value as TOML has it."""
    if isinstance(value, tuple):
        return [written(part) for part in value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    parts = {field.name: (getattr(value, field.name), field.default) for field in fields(value)}
    kind = {"kind": parts["kind"][0]} if "kind" in parts else {}
    return kind | {name: written(part) for name, (part, usual) in parts.items() if part != usual}


def read(type_: object, said: object, where: str, seats: Collection[Seat]) -> object:
    """Read a value of a type: of a dataclass, of a union of them, or of one of their fields."""
    return _Place(where, seats).read(type_, said)


@dataclass(frozen=True)
class _Place:
    """Where a value stands in the position, and which seats there are."""

    where: str
    seats: Collection[Seat]

    def inside(self, name: object) -> _Place:
        return _Place(f"{self.where}.{name}", self.seats)

    def wrong(self, what: str) -> ValueError:
        return ValueError(f"{self.where}: {what}")

    def read(self, type_: object, said: object) -> object:
        if isinstance(said, Mapping):
            return self.table(_member(type_, said, self), said)
        if get_origin(type_) is tuple:
            if not isinstance(said, list):
                raise self.wrong("expected a list")
            return tuple(self.inside(place).read(get_args(type_)[0], part) for place, part in enumerate(said, 1))
        if not any(self.fits(member, said) for member in _members(type_)):
            raise self.wrong(f"expected {', '.join(self.names(type_))} instead of {said!r}")
        return said

    def table(self, kind: type, said: Mapping[str, object]) -> object:
        types = get_type_hints(kind)
        if unknown := said.keys() - types.keys():
            raise self.wrong(f"unknown {', '.join(sorted(unknown))}, known are {', '.join(types)}")
        values = {name: self.inside(name).read(types[name], part) for name, part in said.items()}
        if missing := {field.name for field in fields(kind) if field.default is MISSING} - values.keys():
            raise self.wrong(f"expected {', '.join(sorted(missing))} too")
        return kind(**values)

    def fits(self, member: object, said: object) -> bool:
        if member is Seat:
            return said in self.seats
        if get_origin(member) is Literal:
            return any(type(word) is type(said) and word == said for word in get_args(member))
        return type(said) is member and (not isinstance(said, int) or said >= 0)

    def names(self, type_: object) -> Iterator[str]:
        """Say what may stand here."""
        for member in _members(type_):
            if member is Seat:
                yield from self.seats
            elif get_origin(member) is Literal:
                yield from map(repr, get_args(member))
            else:
                yield {int: "a number from 0", bool: "true or false"}.get(_class(member), "a table")


def _members(type_: object) -> tuple[object, ...]:
    """List the members of a union; a union may stand in a union."""
    return get_args(type_) if get_origin(type_) in (Union, UnionType) else (type_,)


def _member(type_: object, said: Mapping[str, object], place: _Place) -> type:
    """Choose the dataclass a table is of, of several by its `kind`."""
    kinds = {getattr(kind, "kind", ""): kind for kind in map(_class, _members(type_)) if is_dataclass(kind)}
    if len(kinds) == 1:
        return next(iter(kinds.values()))
    if (kind := kinds.get(said.get("kind", ""))) is None:
        raise place.wrong(f"expected {', '.join(kinds)} instead of {said.get('kind', 'a table without a kind')!r}")
    return kind


def _class(member: object) -> type:
    return member if isinstance(member, type) else object
