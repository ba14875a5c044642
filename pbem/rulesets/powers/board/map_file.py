"""Maps as TOML (section 8.1): `maps/<id>.toml` and `Options.map_text`; read into a `World`, or refused in plain words.

Whoever writes a map gets all that is wrong with it at once, each line with the file, the area and what to do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import TypeVar

from pbem.core import plain
from pbem.core.options import fraction
from pbem.rulesets.powers.board import map_rules
from pbem.rulesets.powers.board.map_entries import AreaEntry, Entries, HeadEntry, LinkEntries, SideEntry
from pbem.rulesets.powers.board.world import Area, Side, World

T = TypeVar("T")
TERRAIN: Mapping[str, tuple[Fraction, int]] = {
    "plain": (Fraction(1), 1),
    "forest": (Fraction(3, 2), 2),
    "mountain": (Fraction(2), 3),
}
"""P-8.1: defence and roughness."""
_TABLES = {"area": list, "links": dict, "side": list, "goal": dict}
_CALLED = {list: "[[{0}]]", dict: "[{0}]"}


@cache
def read(text: str, file: str = "map") -> World:
    """Read a map; a ValueError lists everything that is wrong with it, a line each."""
    entries, faults = parse(text)
    if entries is None or faults:
        raise ValueError("\n".join(f"{file}: {fault}" for fault in faults))
    areas = {one.id: _area(one) for one in entries.areas}
    links = frozenset(frozenset(pair.split("-")) for pair in entries.links)
    left, top, right, bottom = entries.head.box
    name = entries.head.name or entries.head.id
    sides = tuple(map(_side, entries.sides))
    return World(entries.head.id, name, areas, links, (left, top, right, bottom), sides, entries.goal)


def parse(text: str) -> tuple[Entries | None, tuple[str, ...]]:
    """Give what a file says, if it can be read as a whole, and what is wrong with it."""
    try:
        data: Mapping[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        return None, (f"this is no TOML: {fault}",)
    if faults := tuple(_forms(data)):
        return None, faults
    reader = _Reader()
    head = reader.take(HeadEntry, {key: said for key, said in data.items() if key not in _TABLES}, "head of the file")
    links = reader.take(LinkEntries, data.get("links", {"list": []}), "links")
    areas = reader.all(AreaEntry, _entries(data, "area"), "area")
    sides = reader.all(SideEntry, _entries(data, "side"), "side")
    if head is None or links is None or reader.faults:
        return None, tuple(reader.faults)
    goal = data.get("goal", {})
    entries = Entries(head, areas, links.list, sides, goal if isinstance(goal, dict) else {})
    return entries, tuple(map_rules.faults(entries))


def _entries(data: Mapping[str, object], key: str) -> list[object]:
    found = data.get(key, [])
    return found if isinstance(found, list) else []


def _forms(data: Mapping[str, object]) -> Iterator[str]:
    """Tell which tables are not written as what they are."""
    for key, form in _TABLES.items():
        if key in data and not isinstance(data[key], form):
            yield f"{key}: write it as {_CALLED[form].format(key)}"


class _Reader:
    """Reads entries one by one, and keeps what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def all(self, type_: type[T], said: Iterable[object], what: str) -> tuple[T, ...]:
        """Read the entries of a list of tables, each called by its id."""
        found = (self.take(type_, entry, _called(what, entry, nth)) for nth, entry in enumerate(said, 1))
        return tuple(entry for entry in found if entry is not None)

    def take(self, type_: type[T], said: object, where: str) -> T | None:
        """Read one entry; None: it is wrong."""
        try:
            return plain.read(type_, said, where)
        except ValueError as fault:
            self.faults.append(str(fault))
            return None


def _called(what: str, entry: object, nth: int) -> str:
    key = entry.get("id") if isinstance(entry, Mapping) else None
    return f"{what} {key}" if isinstance(key, str) and key else f"{what} number {nth}"


def _area(said: AreaEntry) -> Area:
    defence, rough = TERRAIN[said.terrain]
    across, down = said.at
    return Area(
        said.id,
        said.name or said.id,
        said.kind,
        (across, down),
        said.terrain,
        defence if said.defence == "" else fraction(said.defence),
        said.rough or rough,
        fraction(said.prod),
        said.canal,
        said.canal_candidate,
        said.centre,
        said.neutral,
        tuple((across, down) for across, down in said.also),
    )


def _side(said: SideEntry) -> Side:
    sea = said.sea[0] if said.sea else ""
    return Side(said.id, said.lands, said.grant, said.factories, sea, said.block, said.grants, said.advantages)
