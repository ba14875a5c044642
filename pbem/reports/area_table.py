"""A map of areas in signs, for a game that writes none of its own: areas by their holders, what is planned by whose.

What many have in common is said once: the holder above his areas, the commonest ground below the map; what stands
nearly everywhere is a sign, which is explained there, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from pbem.core.areas import Area, AreaMap, Arrow, Stack
from pbem.core.shapes import Line, Sign, Words
from pbem.core.texts import text

_BRACKETS: Mapping[str, tuple[str, str]] = MappingProxyType({"seen": ("", ""), "remembered": ("(", ")")})
_UNKNOWN, _SEA = "unknown", "sea"
_ORDER = ("", _SEA, _UNKNOWN)
"""Behind all holders: what nobody holds, the seas, and of what nothing is known."""


def table(shown: AreaMap) -> Iterator[Sign]:
    """Write everything that is in the picture."""
    usual = _usual(shown.areas)
    for group, areas in _groups(shown.areas).items():
        yield Line(_heading(shown, group), "  ", "  ")
        yield from (Line(_area(shown, area, usual), "    ", "      ") for area in areas)
    yield Line((text("area-leads-to"),), "  ", "  ")
    if usual:
        yield Line((text("area-usual", terrain=text(f"area-terrain-{usual}")),), "  ", "  ")
    for image, sign in shown.shorthand.items():
        if any(stack.image == image for area in shown.areas for stack in area.stacks):
            yield Line((f"{sign} ", *_name(shown, image)), "  ", "  ")
    if any(area.sight == "remembered" for area in shown.areas):
        yield Line((text("area-remembered"),), "  ", "  ")
    yield from (Line(_ways(shown, arrows), "  ", "    ") for arrows in _planned(shown.arrows))


def _usual(areas: Sequence[Area]) -> str:
    """Give the ground most lands have; it is not said of each."""
    known = Counter(area.terrain for area in areas if area.sight != "unknown" and area.terrain != _SEA)
    return known.most_common(1)[0][0] if known else ""


def _groups(areas: Sequence[Area]) -> Mapping[str, list[Area]]:
    """Sort areas by who holds them, holders in the order of the map."""
    groups: dict[str, list[Area]] = {}
    for area in areas:
        groups.setdefault(_group(area), []).append(area)
    holders = [group for group in groups if group not in _ORDER]
    return {group: groups[group] for group in (*holders, *_ORDER) if group in groups}


def _group(area: Area) -> str:
    if area.sight == "unknown":
        return _UNKNOWN
    return area.owner or (_SEA if area.terrain == _SEA else "")


def _heading(shown: AreaMap, group: str) -> Words:
    match group:
        case "unknown":
            return (text("area-unknown"),)
        case "sea":
            return (text("area-terrain-sea"),)
        case "":
            return (text("area-free"),)
        case _:
            return _name(shown, group)


def _area(shown: AreaMap, area: Area, usual: str) -> Words:
    """Say an area: its ground where it is not the usual one, what stands there, where it leads."""
    star = " *" if area.ringed else ""
    before, after = _BRACKETS.get(area.sight, ("", ""))
    known = _known(shown, area, usual) if area.sight != "unknown" else ()
    return (f"{area.sign} {before}", area.name, star, *known, after, f" -> {' '.join(area.neighbours) or '-'}")


def _known(shown: AreaMap, area: Area, usual: str) -> Words:
    heading = area.terrain == _SEA and not area.owner
    ground: Words = () if heading or area.terrain == usual else (", ", text(f"area-terrain-{area.terrain}"))
    there = _there(shown, area)
    return (*ground, ": ", *there) if there else ground


def _there(shown: AreaMap, area: Area) -> Words:
    """List what stands in an area, kind by kind, and its marks; the strength alone where no stacks are shown."""
    stacks = [_stack(shown, area, stack) for stack in area.stacks]
    stacks += [_badge(shown, badge) for badge in area.badges if badge.image in shown.names]
    marks = [(shown.names[mark.image],) for mark in area.marks if mark.image in shown.names]
    listed = tuple(piece for pieces in (*stacks, *marks) for piece in (", ", *pieces))[1:]
    return listed or ((area.strength,) if area.strength else ())


def _stack(shown: AreaMap, area: Area, stack: Stack) -> Words:
    """Say a kind and its number, which so need not agree; whose it is, if not the holder's."""
    guest = (" [", *_name(shown, stack.colour), "]") if stack.colour not in ("", area.owner) else ()
    if stack.image in shown.shorthand:
        return (f"{shown.shorthand[stack.image]}{stack.number}", *guest)
    number = (f" {stack.number}",) if stack.number else ()
    return (*_name(shown, stack.image), *number, *guest)


def _badge(shown: AreaMap, badge: Stack) -> Words:
    """Say what an area has or is, and how much of it."""
    return (shown.names[badge.image], f" {badge.number}") if badge.number else (shown.names[badge.image],)


def _name(shown: AreaMap, key: str) -> Words:
    """Say an image or a colour; a colour without a name has that of the key below the map."""
    if key in shown.names:
        return (shown.names[key],)
    entries = (entry for row in shown.key for entry in row if entry.mark.colour == key)
    return next(((entry.sign or entry.words,) for entry in entries), (key,))


def _planned(arrows: Sequence[Arrow]) -> Iterator[list[Arrow]]:
    """Put together what one plans, with the same outcome; what went its way is told in the report's words."""
    groups: dict[tuple[str, str], list[Arrow]] = {}
    for arrow in arrows:
        if arrow.line == "dashed":
            groups.setdefault((arrow.colour, arrow.outcome), []).append(arrow)
    yield from groups.values()


def _ways(shown: AreaMap, arrows: Sequence[Arrow]) -> Words:
    one = arrows[0]
    outcome = (" - ", shown.names[one.outcome]) if one.outcome in shown.names else ()
    ways = ", ".join(f"{arrow.origin} -> {arrow.to}" for arrow in arrows)
    return (*_name(shown, one.colour), f": {ways} ", text("area-planned"), *outcome)
