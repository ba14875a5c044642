"""Standing orders as TOML values: each part is a table with its kind; what is default is left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from enum import Enum
from typing import Any

from pbem.core.grid import Direction
from pbem.rulesets.campaign import orders
from pbem.rulesets.campaign.orders import ArmyOrder, Guard, Rule, Target

_ACTIONS: tuple[type[Any], ...] = (
    orders.Move,
    orders.Goto,
    orders.Capture,
    orders.Attack,
    orders.Approach,
    orders.Flee,
    orders.Join,
    orders.WaitJoin,
    orders.Wait,
    orders.Stay,
    orders.Resume,
    orders.Sighting,
    orders.Happening,
)
_KINDS: dict[str, type] = {each.kind: each for each in _ACTIONS}
_PLAIN: dict[str, type] = {"rules": Rule, "guards": Guard, "to": Target}
"""The parts without a kind, by the field they stand in."""


def write_orders(standing: Iterable[ArmyOrder]) -> list[object]:
    """Write the orders that stand."""
    return [_write(order) for order in standing]


def _write(value: Any) -> object:
    """Write a value of an order."""
    if isinstance(value, tuple):
        return [_write(each) for each in value]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str | int):
        return value
    named = {each.name: getattr(value, each.name) for each in fields(value)}
    kept = {each.name for each in fields(value) if each.name == "kind" or named[each.name] != _default(each)}
    return {name: _write(part) for name, part in named.items() if name in kept}


def _default(each: Field[object]) -> object:
    """Give the default of a field, if it has one."""
    return None if each.default is MISSING else each.default


def read_orders(said: object, where: str) -> tuple[ArmyOrder, ...]:
    """Read the orders that stand."""
    if not isinstance(said, list):
        raise ValueError(f"{where}: expected a list of tables")
    return tuple(_part(each, ArmyOrder, where) for each in said)


def _part(said: object, kind: type, where: str) -> Any:
    """Read one table as a part of an order."""
    if not isinstance(said, Mapping):
        raise ValueError(f"{where}: expected a table")
    names = {each.name for each in fields(kind)}
    if not set(said) <= names:
        raise ValueError(f"{where}: unknown {', '.join(sorted(set(said) - names))}")
    values = {key: _read(key, value, f"{where}.{key}") for key, value in said.items()}
    try:
        return kind(**values)
    except TypeError as error:
        raise ValueError(f"{where}: {error}") from None


def _read(key: str, value: object, where: str) -> Any:
    """Read a value of an order by the name of its field."""
    if isinstance(value, list):
        return tuple(_read(key, each, where) for each in value)
    if isinstance(value, Mapping):
        kind = _PLAIN.get(key) or _KINDS.get(str(value.get("kind")))
        if kind is None:
            raise ValueError(f"{where}: unknown kind {value.get('kind')!r}")
        return _part(value, kind, where)
    if key == "direction":
        return _direction(value, where)
    return value


def _direction(value: object, where: str) -> Direction:
    """Read a direction."""
    try:
        return Direction(str(value))
    except ValueError:
        raise ValueError(f"{where}: expected one of {', '.join(each.value for each in Direction)}") from None
