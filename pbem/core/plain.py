"""Values <-> plain values of TOML: a frozen dataclass is a table of those fields that are not as by default.

So orders stand in a position as they are, every kind of them, and no game needs a grammar of its own to write them
down. A member of a union says its `kind`:

    {kind = "move", direction = "N", steps = 3}

Reading goes by the types of the fields, and is strict: nothing is converted, a number is not below 0, a seat is one of
those that may be named. A ValueError says what is wrong where.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Literal, TypeGuard, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from pbem.core.seats import Seat

T = TypeVar("T")
_SORTS: Mapping[object, str] = {str: "a text", int: "a whole number from 0", bool: "true or false"}


def write(value: object, type_: object) -> object:
    """Write a value of that type."""
    if isinstance(value, tuple):
        return [write(part, _parts(type_)[0]) for part in value]
    if isinstance(value, Mapping):
        return {str(key): write(part, _parts(type_)[1]) for key, part in value.items()}
    if isinstance(value, Enum):
        return value.value
    if not is_dataclass(value):
        return value
    types = get_type_hints(type(value))
    values = {field.name: (getattr(value, field.name), _default(field)) for field in fields(value)}
    written = {name: write(part, types[name]) for name, (part, usual) in values.items() if part != usual}
    return {"kind": getattr(value, "kind", ""), **written} if len(_members(type_)) > 1 else written


def read(type_: type[T], said: object, where: str, seats: Collection[Seat] = (), signed: bool = False) -> T:
    """Read what `write` writes; what is left out is as by default. `signed`: numbers may be below 0."""
    return cast(T, _Place(where, seats, signed).read(type_, said))


def _parts(type_: object) -> tuple[object, ...]:
    """List what a list or a table holds."""
    return get_args(_members(type_)[0])


def _members(type_: object) -> tuple[object, ...]:
    """List the members of a union but None, which is what is left out; any other type is its only member."""
    members = get_args(type_) if get_origin(type_) in (Union, UnionType) else (type_,)
    return tuple(member for member in members if member is not NoneType)


def _kind(member: object) -> type | None:
    """Give the dataclass a type is, generic or not."""
    of = get_origin(member) or member
    return of if isinstance(of, type) and is_dataclass(of) else None


def _is_enum(member: object) -> TypeGuard[type[Enum]]:
    return isinstance(member, type) and issubclass(member, Enum)


def _default(field: Field[object]) -> object:
    return field.default_factory() if field.default_factory is not MISSING else field.default


@dataclass(frozen=True)
class _Place:
    """Where a value stands in the position, and which seats may be named there."""

    where: str
    seats: Collection[Seat]
    signed: bool

    def inside(self, name: object) -> _Place:
        return replace(self, where=f"{self.where}.{name}")

    def wrong(self, what: str) -> ValueError:
        return ValueError(f"{self.where}: expected {what}")

    def read(self, type_: object, said: object) -> object:
        if len(members := _members(type_)) == 1:
            type_ = members[0]
        origin, of = get_origin(type_), get_args(type_)
        if origin is tuple:
            if not isinstance(said, list):
                raise self.wrong("a list")
            return tuple(self.inside(nth).read(of[0], part) for nth, part in enumerate(said, 1))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {key: self.inside(key).read(of[1], part) for key, part in self.table(said).items()}
        if kinds := [kind for member in _members(type_) if (kind := _kind(member)) is not None]:
            return self.value(kinds, of if origin in kinds else (), self.table(said))
        for member in _members(type_):
            if self.fits(member, said):
                return member(said) if _is_enum(member) else said
        raise self.wrong(f"{self.expected(type_)} instead of {said!r}")

    def table(self, said: object) -> Mapping[str, object]:
        if not isinstance(said, Mapping):
            raise self.wrong("a table")
        return said

    def value(self, kinds: list[type], holds: tuple[object, ...], table: Mapping[str, object]) -> object:
        """Read a dataclass, generic or not; of several the one of the `kind` the table tells."""
        by_name = {getattr(kind, "kind", ""): kind for kind in kinds}
        of = kinds[0] if len(kinds) == 1 else by_name.get(table.get("kind"))
        if of is None:
            raise self.inside("kind").wrong(f"one of {', '.join(by_name)}")
        held = dict(zip(getattr(of, "__parameters__", ()), holds, strict=False))
        types = {name: held.get(type_, type_) for name, type_ in get_type_hints(of).items()}
        known = {field.name: _default(field) for field in fields(of)}
        for name in table:
            if name not in known:
                raise ValueError(f"{self.where}: unknown {name!r}, known are {', '.join(known)}")
        values = {name: self.inside(name).read(types[name], part) for name, part in table.items()}
        for name, usual in known.items():
            if usual is MISSING and name not in values:
                raise self.inside(name).wrong("something, it is missing")
        return of(**values)

    def fits(self, member: object, said: object) -> bool:
        if member is Seat:
            return isinstance(said, str) and said in self.seats
        if get_origin(member) is Literal:
            return any(type(word) is type(said) and word == said for word in get_args(member))
        if _is_enum(member):
            return said in [each.value for each in member]
        return type(said) is member and (self.signed or not isinstance(said, int) or said >= 0)

    def expected(self, type_: object) -> str:
        """Say what may stand here."""
        words = [word for member in _members(type_) for word in self.words(member)]
        sorts = [_SORTS[member] for member in _members(type_) if member in _SORTS]
        return " or ".join([f"one of {', '.join(words)}"] * bool(words) + sorts)

    def words(self, member: object) -> list[str]:
        if member is Seat:
            return list(self.seats)
        if _is_enum(member):
            return [str(each.value) for each in member]
        return [str(word) or "''" for word in get_args(member)] if get_origin(member) is Literal else []
