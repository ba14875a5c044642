"""A map of areas in signs, for a game that writes none of its own: its areas, its arrows, what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pbem.core.areas import Area, AreaMap, Arrow, Stack
from pbem.core.shapes import Line, Rows, Sign, Words
from pbem.core.texts import text

_COLUMNS = ("sign", "name", "terrain", "holder", "there", "neighbours")
_BRACKETS: Mapping[str, tuple[str, str]] = MappingProxyType({"seen": ("", ""), "remembered": ("(", ")")})
_UNKNOWN: Words = ("?",)


def table(shown: AreaMap) -> Iterator[Sign]:
    """Write everything that is in the picture."""
    headings: tuple[Words, ...] = tuple((text(f"area-column-{name}"),) for name in _COLUMNS)
    yield Rows(tuple(_row(shown, area) for area in shown.areas), (False,) * len(_COLUMNS), headings)
    yield from (Line(_way(shown, arrow), "  ", "    ") for arrow in shown.arrows)
    for sight in ("remembered", "unknown"):
        if any(area.sight == sight for area in shown.areas):
            yield Line((text(f"area-{sight}"),), "  ", "  ")


def _row(shown: AreaMap, area: Area) -> tuple[Words, ...]:
    return (area.sign,), (area.name,), *_known(shown, area), (" ".join(area.neighbours) or "-",)


def _known(shown: AreaMap, area: Area) -> tuple[Words, Words, Words]:
    """Say the ground, who holds it and what stands there, as far as that is known."""
    if area.sight == "unknown":
        return _UNKNOWN, _UNKNOWN, _UNKNOWN
    return (text(f"area-terrain-{area.terrain}"),), _holder(shown, area), _there(shown, area)


def _holder(shown: AreaMap, area: Area) -> Words:
    """Say who holds an area, with a star where it is ringed; in brackets what is only remembered."""
    before, after = _BRACKETS[area.sight]
    held: Words = (before, *_name(shown, area.owner), after) if area.owner else ("-",)
    return (*held, " *") if area.ringed else held


def _there(shown: AreaMap, area: Area) -> Words:
    """List what stands in an area, kind by kind, and its marks; the strength alone where no stacks are shown."""
    stacks = [_stack(shown, area, stack) for stack in area.stacks]
    stacks += [_badge(shown, badge) for badge in area.badges if badge.image in shown.names]
    marks = [(shown.names[mark.image],) for mark in area.marks if mark.image in shown.names]
    listed = [piece for pieces in (*stacks, *marks) for piece in (", ", *pieces)][1:]
    before, after = _BRACKETS[area.sight]
    return (before, *listed, after) if listed else (area.strength or "-",)


def _stack(shown: AreaMap, area: Area, stack: Stack) -> Words:
    """Say a kind and its number, which so need not agree; whose it is, if not the holder's."""
    number = (f" {stack.number}",) if stack.number else ()
    guest = (" [", *_name(shown, stack.colour), "]") if stack.colour not in ("", area.owner) else ()
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


def _way(shown: AreaMap, arrow: Arrow) -> Words:
    outcome = (": ", shown.names[arrow.outcome]) if arrow.outcome in shown.names else ()
    line = (" ", text(f"area-way-{arrow.line}")) if arrow.line != "solid" else ()
    return (*_name(shown, arrow.colour), f" {arrow.origin} -> {arrow.to}", *line, *outcome)
