"""Aircraft <-> phrases, their checks and forecasts (P-36, P-37).

| code | severity | facts | paragraph |
|---|---|---|---|
| no-aircraft | ERROR | unit | P-36.1 |
| flies | ERROR | unit | P-36.1 |
| no-planes | ERROR | unit, at, have, ordered | P-5.1 |
| weary | ERROR | unit, at | P-37.2 |
| not-next | ERROR | start, goal, near | P-5.1 |
| flies-far | ERROR | unit, goal, most | P-5.1 |
| no-airfield | ERROR | at | P-37.6 |
| one-way | WARNING | unit, at | P-37.5 |
| no-bombs | ERROR | unit | P-44.1 |
| nothing-to-bomb | WARNING | at, what | P-44.2 |
| air-odds | ERROR | | P-37.4 |
| no-fighters | WARNING | | P-37.2 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

from pbem.core.events import Event
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import Text, items, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.air import fuel, ways
from pbem.rulesets.powers.events import air as air_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.air import (
    AirfieldOrder,
    AirOrder,
    EscortOrder,
    InterceptOrder,
    MissionOrder,
    RebaseOrder,
    StrikeOrder,
)
from pbem.rulesets.powers.state import BV, NOBODY, Stack, holder, ready, stacks_at
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import doctrine, edifices, marches, owners, placing
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.force_checks import known, named
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Meaning, Told, Understood, Work
from pbem.rulesets.powers.words.purse_checks import bv
from pbem.rulesets.powers.words.slots import named as names
from pbem.rulesets.powers.words.slots import paid_shares, refused, said, said_amount, said_units, units, warned

MOST = 20
"""As many airfields as one line may begin."""


def phrase(order: AirOrder) -> Phrase:
    """Say an order."""
    if isinstance(order, InterceptOrder):
        return _said_patrol(order)
    if isinstance(order, AirfieldOrder):
        shares = tuple(filled("payment", land=land, amount=said_amount(bv, BV)) for land, bv in order.paid.items())
        return filled("airfield", at=order.at, count=order.capacity, paid=shares)
    how = doctrine.keys(order.doctrine) if isinstance(order, StrikeOrder) else ()
    spots = said("spot", "area", order.path[1:])
    target = edifices.phrase(order.target) if isinstance(order, StrikeOrder) else None
    units = said_units("stack", order.units)
    return filled(order.kind, units=units, start=order.path[0], path=spots, target=target, how=how)


def _said_patrol(order: InterceptOrder) -> Phrase:
    if order.off:
        return Phrase("intercept", {"none": "1"})
    over, under = order.odds
    where = said("spot", "area", order.areas)
    more = {
        "every": None if order.areas else "1",
        "count": order.count or None,
        "steps": order.steps or None,
        "allies": tuple(Phrase("party", {"colour": ally}) for ally in order.allies),
    }
    return filled("intercept", areas=where, over=over, under=under, **more)


def _mission(
    make: Callable[[tuple[Units, ...], tuple[str, ...], Phrase], AirOrder | Problem],
) -> Meaning:
    def read(phrase: Phrase, view: View) -> Understood:
        start = word(phrase, "start") or next(iter(names(phrase, "start", "area")), "")
        path = _filled_in(view, (start, *names(phrase, "path", "area")))
        found = tuple(one for one in units(phrase, "units") if one.row) or _all(view, start)
        return (make(found, path, phrase) if found else owners.nobody(view, start, "P-36.1"),)

    return read


def _filled_in(view: View, path: tuple[str, ...]) -> tuple[str, ...]:
    """Put a shortest way through the air between areas that are not next to each other."""
    found = path[:1]
    for start, goal in pairwise(path):
        found = (*found, *(ways.way(view, start, goal) if goal in ways.distances(view, start) else (goal,)))
    return found


def _all(view: View, at: str) -> tuple[Units, ...]:
    """Put all aircraft that stand there in the place of "everything"."""
    rows = every.book(view).points.rows
    own = dict.fromkeys(one.row for one in stacks_at(view, at) if one.owner == view.seat and not one.left)
    return tuple(Units(row) for row in own if row in rows and ways.flies(rows[row]))


def _strike(found: tuple[Units, ...], path: tuple[str, ...], phrase: Phrase) -> AirOrder | Problem:
    keys = doctrine.doctrine(each(phrase, "how"))
    target = edifices.named(phrase, "target")
    return keys if isinstance(keys, Problem) else StrikeOrder(found, path, keys, target)  # type: ignore[arg-type]


def _strike_or_attack(phrase: Phrase, view: View) -> Understood:
    """Without aircraft in play whoever strikes with units of the land or the sea attacks."""
    book = every.book(view)
    rows = [one.row for one in units(phrase, "units") if one.row]
    if StrikeOrder in book.orders or not rows or not all(row in book.points.rows for row in rows):
        return _mission(_strike)(phrase, view)
    return marches.MATTER.meanings["move"](replace(phrase, kind="move"), view)


def _intercept(phrase: Phrase, view: View) -> Understood:
    """P-37.4: where nothing is said of the odds, one against two is enough."""
    if word(phrase, "none"):
        return (InterceptOrder(off=True),)
    odds = (integer(phrase, "over"), integer(phrase, "under")) if "under" in phrase.slots else (1, 2)
    if not odds[1]:
        return (refused("air-odds", "P-37.4"),)
    count, steps = integer(phrase, "count"), integer(phrase, "steps")
    allies = tuple(map(Seat, names(phrase, "allies", "colour")))
    return (InterceptOrder(names(phrase, "areas", "area"), count, odds, steps=steps, allies=allies),)


def _airfield(phrase: Phrase, view: View) -> Understood:
    """P-37.9."""
    paid = paid_shares(phrase)
    if paid is None:
        return (refused("payment", "P-14.3"),)
    times = integer(phrase, "times", 1)
    if not 0 < times <= MOST:
        return (refused("how-many", "P-37.9", most=MOST),)
    return (AirfieldOrder(word(phrase, "at"), integer(phrase, "count"), paid),) * times


def subject(order: AirOrder) -> str:
    """S-1: an order to intercept replaces the earlier one."""
    return "intercept" if isinstance(order, InterceptOrder) else ""


def check(view: View, order: AirOrder) -> Iterator[Problem]:
    """P-36.1, P-37: aircraft, a way through the air that is not too long, a place to come down."""
    if isinstance(order, AirfieldOrder):
        return
    if isinstance(order, InterceptOrder):
        for ally in order.allies:
            if ally == view.seat or ally not in view.circle:
                yield refused("not-played", "P-2.1", who=ally, seats=view.circle)
        if not order.off and not any(_interceptors(view)):
            yield warned("no-fighters", "P-37.2")
        return
    rows = every.book(view).points.rows
    for one in order.units:
        yield from known(view, one.row)
        if one.row in rows and not ways.flies(rows[one.row]):
            yield refused("no-aircraft", "P-36.1", unit=named(one.row))
    flying = [rows[one.row] for one in order.units if one.row in rows and ways.flies(rows[one.row])]
    if isinstance(order, StrikeOrder) and order.target:
        yield from edifices.problems(view, flying, order.path[-1], order.target)
    if len(flying) == len(order.units):
        yield from _way(view, order, flying)


def _interceptors(view: View) -> Iterator[Stack]:
    rows = every.book(view).points.rows
    own = (each for each in view.stacks if each.owner == view.seat and not each.left and each.row in rows)
    return (each for each in own if ways.fighter(rows[each.row]))


def _way(view: View, order: MissionOrder, flying: list[Row]) -> Iterator[Problem]:
    near, (start, *_, goal) = world(view).neighbours, order.path if len(order.path) > 1 else order.path * 2
    if len(order.path) < 2:
        yield refused("stays", "P-5.1", at=start)
        return
    for one, other in pairwise(order.path):
        if other not in near[one]:
            yield refused("not-next", "P-5.1", start=one, goal=other, near=near[one])
            return
    steps = len(order.path) - 1
    for row in flying:
        if (most := ways.reach(view, row)) < steps:
            yield refused("flies-far", "P-5.1", unit=named(row.key), goal=goal, most=most)
    if isinstance(order, RebaseOrder) and goal in view.lands and not _lets_down(view, goal):
        yield refused("no-airfield", "P-37.6", at=goal)


def _lets_down(view: View, at: str) -> bool:
    """P-37.6, P-37.7: tell whether own aircraft may come down in a land: an own one of old, or beside a carrier."""
    seat = view.seat or NOBODY
    rows = every.book(view).points.rows
    return (fuel.old(view, seat, at) and view.lands[at].owner == seat) or bool(fuel.carriers(view, rows, seat, at))


def flown(view: View, lines: Lines, played: Ahead) -> Found:
    """S-2: hold the lines against the aircraft that are there, each after those before it."""
    places = tuple(lines)
    for event in played.events:
        line = event.facts.get("line")
        if (event.kind, event.facts.get("why")) == ("perished", "fuel"):
            yield from _dry(view, lines, event)
        if event.kind not in ("failed", "fewer") or not isinstance(line, int) or not line:
            continue
        place, order = places[line - 1], lines[places[line - 1]]
        if isinstance(order, StrikeOrder | EscortOrder | RebaseOrder) and event.facts.get("why") != "no_way":
            row, at = str(event.facts["row"]), str(event.facts["at"])
            yield place, _missing(view, row, at, max(one.count for one in order.units if one.row == row))


def _dry(view: View, lines: Lines, event: Event) -> Found:
    """P-37.5: warn at the mission from which aircraft do not come home."""
    at, rows = str(event.facts["at"]), items(event.facts["rows"])
    seat, known_rows = view.seat or NOBODY, every.book(view).points.rows
    if any(ship.owner != seat for ship in fuel.carriers(view, known_rows, seat, at)):
        return
    for place, order in lines.items():
        if isinstance(order, StrikeOrder | EscortOrder | RebaseOrder) and order.path[-1] == at:
            for one in order.units:
                if one.row in rows:
                    yield place, warned("one-way", "P-37.5", unit=named(one.row), at=order.path[-1])


def _missing(view: View, row: str, at: str, ordered: int) -> Problem:
    own = ready(view, view.seat, row, at)
    have = sum(one.count for one in own)
    if have >= max(ordered, 1) and any(one.weary >= ways.RESTING for one in own):
        return refused("weary", "P-37.2", unit=named(row), at=at)
    return refused("no-planes", "P-5.1", unit=named(row), at=at, have=have, ordered=ordered)


def foretold(work: Work, order: AirOrder, place: int) -> Told:
    """P-36: whom a raid meets, where the aircraft come down; where fighters rise."""
    if isinstance(order, InterceptOrder):
        yield air_events.patrol(order)
        return
    if isinstance(order, AirfieldOrder):
        if work.played and place in work.played.deals and not work.played.deals[place].refused:
            deal = work.played.deals[place]
            left = bv(deal.purse.lands.get(order.at, 0))
            yield text("powers-plan-airfield", at=order.at, cost=bv(deal.cost), left=left, count=deal.facts["count"])
        elif work.view.stage in placing.STAGES:
            yield from placing.laid(work, place)
        return
    view, goal = work.view, order.path[-1]
    rows = every.book(view).points.rows
    if isinstance(order, StrikeOrder):
        yield _meets(view, goal)
    if isinstance(order, RebaseOrder):
        return
    for wanted in order.units:
        if row := rows.get(wanted.row):
            up = Stack(view.seat or NOBODY, row.key, goal)
            if homes := ways.havens(view, rows, up, ways.reach(view, row) - len(order.path) + 1, order.path[0]):
                yield text("powers-plan-home", unit=named(row.key), at=homes[0])


def _meets(view: View, at: str) -> Text:
    """P-36.7: say whom a raid meets as far as is known now."""
    if at in view.glimpses.get("", {}):
        return text("powers-plan-unseen", at=at)
    counts: dict[str, int] = {}
    for one in stacks_at(view, at):
        if one.owner != view.seat:
            row = "building" if one.left else one.row
            counts[row] = counts.get(row, 0) + one.count
    who, found = events.holder(holder(view, at)), events.units(counts)
    return text("powers-plan-strike", at=at, holder=who, count=len(counts), units=found)


MATTER: Matter[AirOrder] = Matter(
    when={StrikeOrder: "play", EscortOrder: "play", RebaseOrder: "play", InterceptOrder: "any", AirfieldOrder: "build"},
    phrase=phrase,
    meanings={
        "strike": _strike_or_attack,
        "escort": _mission(lambda found, path, phrase: EscortOrder(found, path)),
        "rebase": _mission(lambda found, path, phrase: RebaseOrder(found, path)),
        "intercept": _intercept,
        "airfield": _airfield,
    },
    check=check,
    together=flown,
    foretold=foretold,
    subject=subject,
)
