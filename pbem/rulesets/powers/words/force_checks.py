"""P-5: movement, checked: by itself, and with the lines before it, which take their units away.

| code | severity | facts | paragraph |
|---|---|---|---|
| unit-off | ERROR | unit, chapter (empty: it is nobody's to order) | section 9 |
| immovable | ERROR | unit | P-5.1 |
| no-water | ERROR | unit, at | P-9.4 |
| ship-harbour, ship-sailed | ERROR, WARNING | units, goal | P-9.4 |
| no-land | ERROR | at (a sea) | P-5.1 |
| not-next | ERROR | start, goal, near | P-5.1 |
| stays | ERROR | at | P-5.1 |
| not-played | ERROR | who, seats | P-2.1 |
| no-units | ERROR | unit, at, have, units (of the seat there, of any type) | P-5.1 |
| too-few | ERROR | unit, at, have, left (not taken by lines before), ordered | P-5.1 |
| too-far | ERROR, or WARNING if only some stop | units, at, goal | P-5.1 |
| ends-there | WARNING | at, goal, units | P-5.3 |
| unable | ERROR | units, goal | P-5.4 |
| at-peace | ERROR | goal, who | P-16.2 |
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from pbem.core.events import Event, of_kind
from pbem.core.problems import Problem
from pbem.core.texts import Text, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.points import hostile
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.designs import MODELS
from pbem.rulesets.powers.formations import MARKED, NAME
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.waters import passable
from pbem.rulesets.powers.orders import CarryOrder, Doctrine, DoctrineOrder, MoveOrder
from pbem.rulesets.powers.state import NOBODY, holder
from pbem.rulesets.powers.tokens import BASE
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import ways
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.matter import Found, Lines
from pbem.rulesets.powers.words.slots import refused, warned

LATER = {
    **dict.fromkeys(("cru", "des", "sub", "trs"), "naval"),
    **dict.fromkeys(("bom", "fig", "aab", "kai"), "air"),
    **dict.fromkeys(("bat", "car"), "capital"),
    **dict.fromkeys(("bun", "atf", "aaf", "gnf"), "fort"),
    **dict.fromkeys(("hatg", "hdes", "haab", "hkai"), "half"),
    "raw": "cargo",
    "gun": "arty",
    "trk": "ltrans",
    "pio": "pioneer",
    **dict.fromkeys(("mec", "ltk", "htk", "pgn", "lgn", "lgf", "tbo", "sbo", "ifg"), "special"),
    **dict.fromkeys(("rec", "rbo", "rpl"), "recon"),
    **dict.fromkeys(("agn", "atr"), "armgun"),
    "spl": "supply",
    **dict.fromkeys(MODELS.values(), "config"),
    **dict.fromkeys(BASE, "hide1"),
    **dict.fromkeys((*NAME, *MARKED), "hide"),
}
"""Section 6: the chapters of types that are understood and not built yet."""
BASES = {**dict.fromkeys(("pgn", "lgn"), "arty"), "lgf": "fort", **dict.fromkeys(("tbo", "sbo", "ifg", "car"), "air")}
"""P-45.1: the chapters of the types that specialised units are made of."""
Border = tuple[str, str]


def named(row: str) -> Text:
    """Name a type."""
    return text("powers-unit", row=row)


def known(view: View, row: str) -> Iterator[Problem]:
    """Section 9: refuse a type that is not in play, with its chapter's name."""
    book, home = every.book(view), LATER.get(row, "neutral")
    if home == "config" and home in book.chapters and row not in book.points.rows:
        yield refused("undesigned", "P-58.1", unit=named(row))
    elif row not in book.points.rows:
        home = LATER[BASE[row]] if home == "hide1" and home in book.chapters else home
        yield refused("unit-off", "", unit=named(row), chapter=BASES.get(row, home) if home in book.chapters else home)


def move(view: View, order: MoveOrder) -> Iterator[Problem]:
    """P-5.1: types that move, a way from land to land, step by step."""
    rows = every.book(view).points.rows
    for each in order.units:
        yield from known(view, each.row)
        if each.row in rows and not rows[each.row].speed:
            yield refused("immovable", "P-5.1", unit=named(each.row))
        elif each.row in rows and rows[each.row].type == "LE":
            yield refused("flies", "P-36.1", unit=named(each.row))
    moving = [rows[each.row] for each in order.units if each.row in rows]
    yield from _way(view, order.path, moving)
    yield from _seats(view, order.doctrine)


def _way(view: View, path: tuple[str, ...], moving: Sequence[Row]) -> Iterator[Problem]:
    """P-5.1, P-9.4: land units keep to the land, ships to seas and harbours, both to what is next to each other."""
    map_, ships = world(view), [row for row in moving if row.afloat]
    areas = tuple(map(area_of, path))
    sea = next((at for at in areas if map_.areas[at].kind != "land"), "")
    if sea and len(ships) < max(len(moving), 1):
        yield refused("no-land", "P-5.1", at=sea)
        return
    for start, goal in pairwise(areas):
        if start == goal and not (ships and goal in view.canals):
            yield refused("stays", "P-5.1", at=start)
            return
        if start != goal and goal not in map_.neighbours[start]:
            yield refused("not-next", "P-5.1", start=start, goal=goal, near=map_.neighbours[start])
            return
    if ships and not all(passable(view, row, path) for row in ships):
        yield refused("no-water", "P-9.4", unit=named(ships[0].key), at=areas[-1])


def doctrine(view: View, order: DoctrineOrder) -> Iterator[Problem]:
    """P-6.20: seats that are named must play."""
    yield from _seats(view, order.doctrine)


def _seats(view: View, orders: Doctrine) -> Iterator[Problem]:
    named = (seat for seat in (*(orders.versus or ()), *(orders.holdfire or ())) if seat not in ("holder", "all"))
    for seat in named:
        if seat not in view.circle or seat == view.seat:
            yield refused("not-played", "P-2.1", who=seat, seats=view.circle)


def moved(view: View, lines: Lines, played: Ahead) -> Found:
    """S-2: hold the lines against the units, each after those before it."""
    places = tuple(lines)
    for event in played.events:
        if event.facts.get("what") == "move" and event.facts["why"] == "no_units":
            yield _none(view, places[_line(event)], event)
        elif event.kind == "fewer" and isinstance(lines[places[_line(event)]], MoveOrder | CarryOrder):
            yield _fewer(view, places[_line(event)], event)
        elif event.kind == "halted":
            yield from _halted(view, lines, event)
    yield from _cut_short(view, lines, played)


def _line(event: Event) -> int:
    line = event.facts["line"]
    return line - 1 if isinstance(line, int) else 0


def _none(view: View, place: int, event: Event) -> tuple[int, Problem]:
    at, row = str(event.facts["at"]), str(event.facts["row"])
    if have := ways.standing(view, row, at):
        return place, refused("too-few", "P-5.1", unit=named(row), at=at, have=have, left=0, ordered=0)
    counts = {each.row: ways.standing(view, each.row, at) for each in ways.movable(view, at)}
    return place, refused("no-units", "P-5.1", unit=named(row), at=at, have=len(counts), units=events.units(counts))


def _fewer(view: View, place: int, event: Event) -> tuple[int, Problem]:
    at, row = str(event.facts["at"]), str(event.facts["row"])
    have, left, ordered = ways.standing(view, row, at), event.facts["count"], event.facts["ordered"]
    return place, refused("too-few", "P-5.1", unit=named(row), at=at, have=have, left=left, ordered=ordered)


def _halted(view: View, lines: Lines, event: Event) -> Found:
    """P-5.1, P-5.4, P-16.2: units that must stop before an area: what of it the seat can know beforehand."""
    at, goal, units = str(event.facts["at"]), str(event.facts["goal"]), event.facts["units"]
    for place in _stopped(lines, event, at, goal):
        match event.facts["why"]:
            case "spent":
                order = lines[place]
                some = isinstance(order, MoveOrder) and at != area_of(order.path[0]) and len(order.units) > 1
                say = warned if some else refused
                yield place, say("too-far", "P-5.1", units=units, at=at, goal=goal)
            case "unable":
                yield place, refused("unable", "P-5.4", units=units, goal=goal)
            case "peace":
                yield place, refused("at-peace", "P-16.2", goal=goal, who=holder(view, goal))
            case "harbour" | "sailed" as why:
                say = refused if why == "harbour" else warned
                yield place, say(f"ship-{why}", "P-9.4", units=units, goal=goal)


def _cut_short(view: View, lines: Lines, played: Ahead) -> Found:
    """P-8.3, P-5.3: a march ends where rough land takes all its move points, and where it attacks."""
    gone = {*_crossed(played.events, "moved", "start", "at"), *_crossed(played.events, "halted", "at", "goal")}
    for place, order in lines.items():
        for (start, goal), rows in _ends(order, gone) if isinstance(order, MoveOrder) else ():
            stopped = not hostile(every.book(view).points, view, view.seat or NOBODY, start)
            code = "too-far" if stopped else "ends-there"
            yield place, warned(code, "P-5.1", units=tuple(map(named, rows)), at=start, goal=goal)


Crossings = Collection[tuple[str, Border]]
"""Who crossed a border: the type of its units, from where, to where."""


def _crossed(told: Iterable[Event], kind: str, start: str, goal: str) -> Iterator[tuple[str, Border]]:
    for event in of_kind(told, kind):
        rows = event.facts["rows"]
        for row in rows if isinstance(rows, tuple) else ():
            yield str(row), (str(event.facts[start]), str(event.facts[goal]))


def _ends(order: MoveOrder, gone: Crossings) -> Iterator[tuple[Border, tuple[str, ...]]]:
    """Give the borders beyond the first at which types of an order come to a stop, each with those types."""
    stops: dict[Border, list[str]] = {}
    for row in dict.fromkeys(each.row for each in order.units):
        path = tuple(map(area_of, order.path))
        step = next((step for step in pairwise(path) if (row, step) not in gone), None)
        if step and step[0] != path[0]:
            stops.setdefault(step, []).append(row)
    return ((border, tuple(rows)) for border, rows in stops.items())


def _stopped(lines: Lines, event: Event, at: str, goal: str) -> Iterator[int]:
    """List the lines that send such units over that border."""
    rows = event.facts["rows"]
    for place, order in lines.items():
        if not isinstance(order, MoveOrder) or not isinstance(rows, tuple):
            continue
        crosses = (at, goal) in pairwise(map(area_of, order.path))
        if crosses and {each.row for each in order.units} & set(rows):
            yield place
