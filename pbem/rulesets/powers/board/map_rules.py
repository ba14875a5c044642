"""What must hold of a map file (section 8.1, P-9.3, P-22.3): each rule says what is wrong, where, and what to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from pbem.core.options import fraction
from pbem.rulesets.powers.board.map_entries import AreaEntry, Entries, SideEntry

_SIGN = re.compile(r"[A-Za-z][A-Za-z0-9]{0,3}")
_HIGHEST = 12


def faults(said: Entries) -> Iterator[str]:
    """List all that is wrong; what builds upon something wrong is not looked at."""
    first = [fault for rule in FIRST for fault in rule(said)]
    yield from first or chain.from_iterable(rule(said) for rule in SECOND)


def _box(said: Entries) -> Iterator[str]:
    box = said.head.box
    if len(box) != 4 or box[0] >= box[2] or box[1] >= box[3]:
        yield f"box: {list(box)} is none; write [left, top, right, bottom], such as [0, 0, 1000, 700]"
    if said.head.wrap:
        yield "wrap: maps that join west and east are not built yet; write the links across the edge into [links]"


def _ids(said: Entries) -> Iterator[str]:
    """Ids and names are unique, whether written small or large: players may write either."""
    if not said.areas:
        yield "area: there is none; write an [[area]] for each land and sea"
    called = Counter(word.casefold() for one in said.areas for word in {one.id, one.name or one.id})
    for one in said.areas:
        if not _SIGN.fullmatch(one.id):
            yield f"area {one.id}: its id must be a letter and up to three more letters or digits, such as B2"
        for word in (one.id, one.name):
            if called[word.casefold()] > 1:
                yield f"area {one.id}: {word!r} names two areas; give each an id and a name of its own"
    yield from _doubled("side", (side.id for side in said.sides))


def _doubled(what: str, ids: Iterable[str]) -> Iterator[str]:
    for key, count in Counter(ids).items():
        if count > 1:
            yield f"{what} {key}: there are {count} of them; give each an id of its own"


def _places(said: Entries) -> Iterator[str]:
    """Every area has a point of its own within the box."""
    first: dict[tuple[int, ...], str] = {}
    for key, point in ((one.id, point) for one in said.areas for point in (one.at, *one.also)):
        if len(point) != 2:
            yield f"area {key}: its point is {list(point)}; write two numbers, such as [280, 90]"
        elif len(said.head.box) == 4 and not _within(point, said.head.box):
            yield f"area {key}: its point {list(point)} is outside the box {list(said.head.box)}; move it in"
        elif point in first:
            yield f"area {key}: it lies at {list(point)} as {first[point]} does; move one of them"
        first.setdefault(point, key)


def _within(point: tuple[int, ...], box: tuple[int, ...]) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _values(said: Entries) -> Iterator[str]:
    """P-8.1: shares are above 0; a sea has nothing that is of the land."""
    for one in said.areas:
        for name in ("defence", "prod"):
            yield from _share(one, name, getattr(one, name))
        if one.kind == "sea" and (wrong := [name for name, usual in _OF_LANDS.items() if getattr(one, name) != usual]):
            yield f"area {one.id}: a sea has no {', '.join(wrong)}; leave that out, or make it a land"


_OF_LANDS: Mapping[str, object] = {
    "terrain": "plain",
    "defence": "",
    "rough": 0,
    "prod": 1,
    "canal": False,
    "canal_candidate": False,
    "centre": False,
    "neutral": 0,
}


def _share(one: AreaEntry, name: str, said: str | int) -> Iterator[str]:
    try:
        if said != "" and not 0 < fraction(said) <= _HIGHEST:
            yield f"area {one.id}: {name} is {said}; write a share above 0 and up to {_HIGHEST}"
    except ValueError as fault:
        yield f"area {one.id}: {name}: {fault}"


def _links(said: Entries) -> Iterator[str]:
    """Links join two known areas, each pair once."""
    known, seen = {one.id for one in said.areas}, set[frozenset[str]]()
    for link in said.links:
        ends = link.split("-")
        if len(ends) != 2 or ends[0] == ends[1]:
            yield f"link {link}: write two areas and a dash between them, such as A1-A2"
        elif unknown := [end for end in ends if end not in known]:
            yield f"link {link}: there is no area {' and no area '.join(unknown)}; correct the id, or add the area"
        elif frozenset(ends) in seen:
            yield f"link {link}: it is there twice; take one away"
        seen.add(frozenset(ends))


def _lands_of_sides(said: Entries) -> Iterator[str]:
    """The lands of sides are lands, and no land belongs to two of them."""
    if len(said.sides) < 2:
        yield f"side: there are {len(said.sides)}; write a [[side]] for each of two players or more"
    holder: dict[str, str] = {}
    for side in said.sides:
        yield from _unknown(said, f"side {side.id}", side.lands, "land")
        yield from _unknown(said, f"side {side.id}", side.sea, "sea")
        for key in side.lands:
            if holder.setdefault(key, side.id) != side.id or side.lands.count(key) > 1:
                yield f"side {side.id}: {key} is given away twice (to {holder[key]}, too); take it from one of them"
        yield from _belongings(side)


def _belongings(side: SideEntry) -> Iterator[str]:
    if not side.lands and not side.sea:
        yield f"side {side.id}: it has no lands; give it some, or a sea to begin on"
    if len(side.sea) > 1:
        yield f"side {side.id}: it can begin on one sea only; leave one of {', '.join(side.sea)}"
    for key in side.factories.keys() - set(side.lands):
        yield f"side {side.id}: its factories stand on {key}, which is not among its lands; add {key} to them"


def _unknown(said: Entries, where: str, keys: Iterable[str], kind: str) -> Iterator[str]:
    kinds = {one.id: one.kind for one in said.areas}
    for key in keys:
        if key not in kinds:
            yield f"{where}: there is no area {key}; correct the id, or add the area"
        elif kinds[key] != kind:
            yield f"{where}: {key} is a {kinds[key]}, a {kind} is wanted"


def _reachable(said: Entries) -> Iterator[str]:
    """Every area can be reached from every other by land or by sea."""
    near = _near(said)
    reached = _reach(said.areas[0].id, near)
    parts = [one.id for one in said.areas if one.id not in reached]
    if parts:
        named = f"{', '.join(parts[:6])}{' ...' if len(parts) > 6 else ''}"
        yield f"area {parts[0]}: no way leads from {said.areas[0].id} to {named}; add a link"


def _near(said: Entries) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {one.id: set() for one in said.areas}
    for one, other in (link.split("-") for link in said.links):
        near[one].add(other)
        near[other].add(one)
    return near


def _reach(start: str, near: Mapping[str, Iterable[str]]) -> set[str]:
    reached, ahead = {start}, [start]
    while ahead:
        fresh = set(near[ahead.pop()]) - reached
        reached |= fresh
        ahead += fresh
    return reached


def _canals(said: Entries) -> Iterator[str]:
    """P-9.3, P-9.5: a land has a harbour for each sea it is linked to; a canal joins two of them."""
    near, seas = _near(said), {one.id for one in said.areas if one.kind == "sea"}
    for one in said.areas:
        if (one.canal or one.canal_candidate) and len(near[one.id] & seas) < 2:
            what = "canal" if one.canal else "canal_candidate"
            yield f"area {one.id}: {what} needs harbours on two seas; link {one.id} to two seas, or leave it out"


def _goal(said: Entries) -> Iterator[str]:
    """The lands and sides a goal names exist; the rows of a table of one's own are permutations (P-22.3)."""
    goal, sides = said.goal, [side.id for side in said.sides]
    target = goal.get("target", "all")
    if target != "all":
        yield from _unknown(said, "goal: target", map(str, target if isinstance(target, list) else [target]), "land")
    for name in ("attacker", "deadline_loser"):
        if goal.get(name, sides[0]) not in sides:
            yield f"goal: {name}: there is no side {goal[name]}; sides are {', '.join(sides)}"
    rows = goal.get("rows", {})
    for side, row in rows.items() if isinstance(rows, Mapping) else ():
        if not isinstance(row, list) or sorted(map(str, row)) != sorted(sides) or row[0] != side:
            yield f"goal: rows.{side}: name each of {', '.join(sides)} once, and {side} itself first"


Rule = Callable[[Entries], Iterable[str]]
FIRST: tuple[Rule, ...] = (_box, _ids, _places, _values, _links)
SECOND: tuple[Rule, ...] = (_lands_of_sides, _reachable, _canals, _goal)
