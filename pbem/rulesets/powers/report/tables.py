"""Powers side by side, and the lands of one: what stands there, what it yields next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from pbem.core.blocks import Cell, Column, Table
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, share, text
from pbem.rulesets.powers.book.points import due, price, purse
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.in_play import results
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.events import holder, linked, units
from pbem.rulesets.powers.events.damage import SIXTHS, by
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.state import BV, NOBODY, Stack, owned, stacks_at
from pbem.rulesets.powers.view import View

NONE = "–"


def income(view: View, seat: Seat) -> Purse:
    """P-4.4, P-4.5: give what the lands of a seat yield in the production that comes next, if none changes hands."""
    points = every.book(view).points
    return purse(points, rested(view), seat) if due(points, view, seat) else Purse()


def value(view: View, stacks: Iterable[Stack]) -> int:
    """Give what units have cost, in sixtieths."""
    rows = every.book(view).points.rows
    return sum((each.paid or int(rows[each.row].cost * BV)) * each.count for each in stacks if each.row in rows)


def worth(view: View, seat: Seat) -> int:
    """S-20: give what all units of a seat have cost, those of its formations too."""
    own = (each for each in view.stacks if each.owner == seat)
    return value(view, (*own, *(each for asked in every.book(view).points.reserves for each in asked(view, seat))))


def army(stacks: Iterable[Stack]) -> tuple[Text, ...]:
    """Say units by type."""
    return units(_counts(stacks))


def _counts(stacks: Iterable[Stack]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for each in stacks:
        counts["building" if each.left else each.row] += each.count
    return counts


def _standing(counts: Mapping[str, int]) -> Fact:
    """Say units by type in a cell, those under construction as a number behind a sign, as in the map in signs."""
    there = {row: count for row, count in counts.items() if row != "building"}
    if left := counts.get("building", 0):
        return text("powers-army", units=units(there), count=len(there), building=left)
    return units(there) or NONE


def unplaced(seat: str, units_: Iterable[Units]) -> Iterator[Stack]:
    """P-3.3: give units that stand nowhere yet as stacks."""
    return (Stack(Seat(seat), each.row, "", each.count) for each in units_)


def powers(view: View) -> Table:
    """Compare the powers: side, lands, units and their worth, what comes in next, how they stand in the goal (P-7).

    When all is over nothing comes in.
    """
    found = results(view) if every.goal(view) and view.round else {}
    names = ("power", "lands", "worth", *(() if view.result else ("income",)), *(("result",) if found else ()), "units")
    columns = tuple(Column(text(f"powers-column-{name}"), name not in ("power", "units")) for name in names)
    return Table((Column(""), *columns), tuple(_power(view, seat, found) for seat in view.circle))


def _power(view: View, seat: Seat, found: Mapping[Seat, int | None]) -> tuple[Cell, ...]:
    own = [stack for stack in view.stacks if stack.owner == seat]
    out, end = view.out.get(seat, 0), found.get(seat)
    name = text("powers-power", who=seat, out=out)
    return (
        Cell(view.roles.get(seat, ""), "tag", seat),
        Cell(name, "strong" if seat == view.seat else "muted" if out else "plain"),
        Cell(str(len(owned(view, seat))), "number"),
        Cell(share(worth(view, seat), BV), "number"),
        *(() if view.result else (Cell(share(income(view, seat).total, BV), "number"),)),
        *((Cell(NONE if end is None else str(end), "number"),) if found else ()),
        Cell(_standing(_counts(own))),
    )


def lands(view: View, seat: Seat) -> Table:
    """List the lands of a seat: who stands there, what they yield next; those that are alike in one row."""
    names = ("land", *(() if view.result else ("income",)), "units")
    columns = tuple(Column(text(f"powers-column-{name}"), name == "income") for name in names)
    yields = income(view, seat).lands
    alike: dict[object, list[str]] = {}
    for at in owned(view, seat):
        there = frozenset(_counts(stacks_at(view, at)).items())
        alike.setdefault((there, yields.get(at, 0)), []).append(at)
    rows = tuple(_lands(view, where, yields.get(where[0], 0)) for where in alike.values())
    return Table(columns, rows, text("powers-no-land"))


def _lands(view: View, where: list[str], bv: int) -> tuple[Cell, ...]:
    named = tuple(_named(view, at) for at in where)
    there = _standing(_counts(stacks_at(view, where[0])))
    return (Cell(named, "strong"), *(() if view.result else (Cell(share(bv, BV), "number"),)), Cell(there))


def _named(view: View, at: str) -> Text:
    """Name a land, with its ground (P-8) where that is not plain."""
    area = world(view).areas[at]
    terrain = area.terrain if "terrain" in every.book(view).chapters else "plain"
    state = "fresh" if view.lands[at].fresh else "held"
    return text("powers-land", at=at, name=area.name, state=state, terrain=terrain)


def ships(view: View, seat: Seat) -> Iterator[Text]:
    """P-9.3, P-10.1: say where the ships of a seat are, in which harbour, and what they carry."""
    rows = every.book(view).points.rows
    for stack in view.stacks:
        if stack.owner == seat and rows[stack.row].afloat and not stack.left:
            load = Counter(stack.load)
            facts: dict[str, Fact] = {"at": stack.at, "units": units({stack.row: stack.count})}
            aboard = units({row: count * stack.count for row, count in load.items()})
            yield text("powers-ship", harbour=stack.harbour or "none", aboard=aboard, count=len(aboard), **facts)


def damaged(view: View) -> Iterator[Text]:
    """P-30.4: say whose damage was not repaired, and who holds them."""
    for stack in view.stacks:
        if stack.damage:
            facts: dict[str, Fact] = {
                "at": stack.at,
                "units": units({stack.row: stack.count}),
                "damage": share(stack.damage, SIXTHS),
            }
            yield text(
                "powers-damaged", who=holder(stack.owner), held=int(bool(stack.held)), by=by(stack.held), **facts
            )


def in_parts(view: View) -> Iterator[Text]:
    """P-39.1: say what is paid of units that are built in parts, and what is missing; what is alike once."""
    points = every.book(view).points
    places: dict[tuple[Seat, str, int, int], list[str]] = {}
    for stack in view.stacks:
        if stack.paid:
            alike = (stack.owner, stack.row, stack.count, stack.paid)
            places.setdefault(alike, []).append(stack.at)
    for (seat, row, count, paid), where in places.items():
        missing = (price(points, view, row) or 0) - paid
        facts: dict[str, Fact] = {"at": tuple(where), "who": seat, "units": units({row: count})}
        yield text("powers-in-parts", paid=share(paid, BV), missing=share(missing, BV), many=len(where), **facts)


def airfields(view: View) -> Iterator[Text]:
    """P-37.9: say how many aircraft each airfield refuels that was built."""
    for at, fields in view.airfields.items():
        if fields:
            yield text("powers-airfields", at=at, fields=fields)


def neutrals(view: View) -> Iterator[Text]:
    """P-51: say where neutral armies stand, those that are alike once."""
    places: dict[tuple[str, int], list[str]] = {}
    for stack in view.stacks:
        if stack.owner == NOBODY:
            places.setdefault((stack.row, stack.count), []).append(stack.at)
    for (row, count), where in places.items():
        yield text("powers-neutral", at=tuple(where), many=len(where), units=units({row: count}))


def advantages(view: View) -> Iterator[Text]:
    """P-52: say in one line in which types each power is stronger, or each side while they are bid for."""
    bidden = int(view.stage in ("bid", "divide"))
    each = tuple(
        text("powers-advantage", side=side, who=seat, bidden=bidden, rows=rows)
        for seat, side in view.roles.items()
        if (rows := tuple(text("powers-unit", row=row) for row in view.advantages.get(side, ())))
    )
    if each:
        yield text("powers-advantages", each=linked("next", each))
