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
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.damage_events import SIXTHS, by
from pbem.rulesets.powers.events import holder, units
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
    """Say units by type, those under construction last."""
    counts: Counter[str] = Counter()
    for each in sorted(stacks, key=lambda each: each.left > 0):
        counts["building" if each.left else each.row] += each.count
    return units(counts)


def unplaced(seat: str, units_: Iterable[Units]) -> Iterator[Stack]:
    """P-3.3: give units that stand nowhere yet as stacks."""
    return (Stack(Seat(seat), each.row, "", each.count) for each in units_)


def powers(view: View) -> Table:
    """Compare the powers: side, lands, units and their worth, what comes in next; when all is over nothing does."""
    names = ("power", "lands", "units", "worth", "income")[: -1 if view.result else None]
    columns = tuple(Column(text(f"powers-column-{name}"), name not in ("power", "units")) for name in names)
    return Table((Column(""), *columns), tuple(_power(view, seat) for seat in view.circle))


def _power(view: View, seat: Seat) -> tuple[Cell, ...]:
    own = [stack for stack in view.stacks if stack.owner == seat]
    out = view.out.get(seat, 0)
    name = text("powers-power", who=seat, out=out)
    return (
        Cell(view.roles.get(seat, ""), "tag", seat),
        Cell(name, "strong" if seat == view.seat else "muted" if out else "plain"),
        Cell(str(len(owned(view, seat))), "number"),
        Cell(army(own) or NONE),
        Cell(share(worth(view, seat), BV), "number"),
        *(() if view.result else (Cell(share(income(view, seat).total, BV), "number"),)),
    )


def lands(view: View, seat: Seat) -> Table:
    """List the lands of a seat: terrain, who stands there, what they yield next."""
    names = ("land", "terrain", "units", "income")[: -1 if view.result else None]
    columns = tuple(Column(text(f"powers-column-{name}"), name == "income", name == "terrain") for name in names)
    yields = income(view, seat).lands
    return Table(columns, tuple(_land(view, at, yields) for at in owned(view, seat)), text("powers-no-land"))


def _land(view: View, at: str, yields: Mapping[str, int]) -> tuple[Cell, ...]:
    area = world(view).areas[at]
    state = "fresh" if view.lands[at].fresh else "held"
    return (
        Cell(text("powers-land", at=at, name=area.name, state=state), "strong"),
        Cell(text("powers-terrain", terrain=area.terrain)),
        Cell(army(stacks_at(view, at)) or NONE),
        *(() if view.result else (Cell(share(yields.get(at, 0), BV), "number"),)),
    )


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
    """P-52: say in which types each power is stronger, or each side while they are bid for."""
    for seat, side in view.roles.items():
        rows = tuple(text("powers-unit", row=row) for row in view.advantages.get(side, ()))
        if rows:
            bidden = view.stage in ("bid", "divide")
            yield text("powers-advantage", side=side, who=seat, bidden=int(bidden), rows=rows)
