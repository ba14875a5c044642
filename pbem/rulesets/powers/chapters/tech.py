"""Technology (P-56): levels by field, what they do to fire, research, gifts.

A seat pays for one field at a time. When a level is paid it rises at the end of the round after.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil

from pbem.core.dice import Dice
from pbem.core.options import fraction
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact, text
from pbem.rulesets.powers.battle.points import BattlePoints, Shot
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Deal, Points, Turn, product, too_early
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.events import learning as learning_events
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.learning import FIELDS, Coming, Learning, Research
from pbem.rulesets.powers.options import tech_steps
from pbem.rulesets.powers.orders.learning import ResearchOrder, TeachOrder
from pbem.rulesets.powers.sight import fog, parties
from pbem.rulesets.powers.state import BV, Stack, State, Table
from pbem.rulesets.powers.view import View

TOP = 10
WHY = "reimagine levels"
FIGHTS = ("battle", "meeting", "contest", "raid", "interception", "barrage")
"""What is told of those who have met."""
DEARER = Fraction(3, 2)
_LEAST = (5, 3, 1, -1, -3, -5)
"""P-56.2: from these differences up the first six factors count, below them the last."""


def field_of(row: Row) -> str:
    """P-56.1: give the field that makes a type as good as it is."""
    return "fort" if "fortress" in row.flags else row.type


def used(shooter: Row, target: Row) -> str:
    """P-56.1: give the field that counts for fire: that of its kind, before that of who fires."""
    if target.type == "PM":
        return "antisub"
    return "antiair" if target.type == "LE" and shooter.type != "LE" else field_of(shooter)


def step(difference: int, steps: tuple[Fraction, ...]) -> Fraction:
    """P-56.2: give the factor of a difference in levels."""
    return next((steps[place] for place, least in enumerate(_LEAST) if difference >= least), steps[-1])


def fire(shot: Shot) -> Fraction:
    """P-56.2: what a level more or less does to a shot."""
    site, shooter, target = shot.site, shot.shooter, shot.target
    own = site.levels.get(shooter.owner, {}).get(used(shooter.row, target.body), 1)
    its = site.levels.get(target.owner, {}).get(field_of(target.body), 1)
    return step(own - its, site.steps)


def shells(table: Table, seat: Seat, target: Stack, row: Row) -> Fraction:
    """P-56.1: barrages are fired with the level of artillery."""
    its = table.learning.level(target.owner, field_of(row))
    return step(table.learning.level(seat, "guns") - its, tech_steps(table.options))


def fields(points: Points, table: Table) -> tuple[str, ...]:
    """P-56.3: list the fields whose units can be built here."""
    sea = len(world(table).lands) < len(world(table).areas)
    rows = [row for row in points.rows.values() if not row.flags & {"building", "neutral"} and (sea or not row.afloat)]
    found = {field_of(row) for row in rows}
    more = {"guns": any(row.fire for row in rows), "antisub": "PM" in found, "antiair": "LE" in found}
    return tuple(each for each in FIELDS if each in found or more.get(each))


def aimed(table: Table, seat: Seat, field: str) -> int:
    """P-56.3: give the level that is paid for next, after those that are coming."""
    coming = sum(each.field == field for each in table.learning.coming.get(seat, ()))
    return table.learning.level(seat, field) + coming + 1


def price(points: Points, table: Table, seat: Seat, field: str, more: int = 0) -> int:
    """P-56.3: twice the level, half as much again for each level another field lags behind the one before it; `more`
    levels of the field are known to be coming."""
    level = aimed(table, seat, field) + more
    others = [table.learning.level(seat, each) for each in braking(points, table, seat) if each != field]
    behind = max(0, level - 1 - min(others, default=level - 1))
    low = product(points.level_price, level)
    return ceil(fraction(table.options.tech_price) * low * BV * level * DEARER**behind)


def braking(points: Points, table: Table, seat: Seat) -> tuple[str, ...]:
    """P-56.3: list the fields that make others dearer by lagging: those of which the seat can build units."""
    units = [row for row in points.rows.values() if field_of(row) == row.type]
    can = {row.type for row in units if not too_early(points, table, seat, row.key)}
    never = {row.type for row in units} - can
    return tuple(each for each in fields(points, table) if each not in never)


def research(points: Points, table: Table, seat: Seat, order: ResearchOrder, left: Purse) -> Deal:
    """P-56.3a: pay for a level; parts add up as long as the field stays the same."""
    facts: dict[str, Fact] = {"at": "", "field": text("powers-field", field=order.field), "count": 0}
    if order.field not in fields(points, table):
        return Deal(table, left, refused="no_field", facts=facts)
    level = aimed(table, seat, order.field)
    if level > TOP:
        return Deal(table, left, refused="tech_top", facts=facts)
    for at, bv in order.paid.items():
        if not 0 < bv <= left.lands.get(at, 0):
            short: dict[str, Fact] = {"payer": at, "has": left.lands.get(at, 0), "paid": bv}
            return Deal(table, left, refused="tech_short", facts={**facts, **short, "at": at})
    before = table.learning.research.get(seat, Research(order.field, 0))
    begun = before.paid if before.field == order.field else 0
    missing = price(points, table, seat, order.field) - begun
    shares = dict(_shares(order.paid or left.lands, missing))
    cost = sum(shares.values())
    if not cost:
        return Deal(table, left, refused="tech_short", facts={**facts, "payer": "", "has": 0, "paid": missing})
    lands = {at: has - shares.get(at, 0) for at, has in left.lands.items()}
    spent = {at: left.spent.get(at, 0) + shares.get(at, 0) for at in left.lands}
    told: dict[str, Fact] = {"at": next(iter(shares)), "count": level, "paid": begun + cost, "missing": missing - cost}
    after = _paid(table, seat, Research(order.field, begun + cost), done=cost == missing)
    return Deal(after, replace(left, lands=lands, spent=spent), cost, facts={**facts, **told})


def _shares(offered: Mapping[str, int], missing: int) -> Iterator[tuple[str, int]]:
    """Take what is offered, land after land, and no more than is missing."""
    for at, bv in offered.items():
        share = min(bv, missing)
        missing -= share
        if share:
            yield at, share


def _paid(table: Table, seat: Seat, project: Research, done: bool) -> Table:
    know = table.learning
    others = {key: each for key, each in know.research.items() if key != seat}
    if not done:
        return replace(table, learning=replace(know, research={**others, seat: project}))
    coming = (*know.coming.get(seat, ()), Coming(project.field, table.round + 1))
    return replace(table, learning=replace(know, research=others, coming={**know.coming, seat: coming}))


def invented(turn: Turn, seat: Seat, field: str, round_: int) -> None:
    """P-56.5: a level more, at once or at the end of a round that is still to come."""
    know = turn.state.learning
    if round_ >= turn.state.round:
        coming = (*know.coming.get(seat, ()), Coming(field, round_))
        turn.state = replace(turn.state, learning=replace(know, coming={**know.coming, seat: coming}))
        return
    level = min(know.level(seat, field) + 1, TOP)
    turn.state = known(turn.state, seat, field, level)
    turn.tell(learning_events.learned(seat, field, level, era(turn.points, level)))


def funded(turn: Turn, seat: Seat, bv: int) -> None:
    """P-57.3: science that was hidden pays for what a seat researches openly, as much as is missing there."""
    project = turn.state.learning.research.get(seat)
    missing = price(turn.points, turn.state, seat, project.field) - project.paid if project else 0
    paid = min(bv, max(missing, 0))
    if project and paid:
        after = Research(project.field, project.paid + paid)
        turn.state = replace(turn.state, learning=_paid(turn.state, seat, after, done=paid == missing).learning)
    turn.tell(learning_events.funded(seat, project.field if project and paid else "", paid, bv - paid))


def learn(turn: Turn) -> None:
    """P-56.3a, P-56.4: what was paid a round ago rises; then gifts are given out of what everybody has."""
    for seat in turn.actors:
        _rise(turn, seat)
    had = turn.state.learning
    for seat in turn.actors:
        for order in turn.orders(seat):
            if isinstance(order, TeachOrder) and order.to in turn.state.alive:
                level = had.level(seat, order.field)
                if level > turn.state.learning.level(order.to, order.field):
                    turn.state = known(turn.state, order.to, order.field, level)
                    turn.tell(learning_events.taught(seat, order.field, order.to, level, era(turn.points, level)))
                    turn.state = _introduced(turn, (seat, order.to))


def _rise(turn: Turn, seat: Seat) -> None:
    due = turn.state.learning.coming.get(seat, ())
    left = tuple(each for each in due if each.round > turn.state.round)
    for each in due:
        if each not in left:
            level = min(turn.state.learning.level(seat, each.field) + 1, TOP)
            turn.state = known(turn.state, seat, each.field, level)
            turn.tell(learning_events.learned(seat, each.field, level, era(turn.points, level)))
    know = turn.state.learning
    coming = {key: left if key == seat else each for key, each in know.coming.items()}
    coming = {key: each for key, each in coming.items() if each}
    turn.state = replace(turn.state, learning=replace(know, coming=coming))


def era(points: Points, level: int) -> int:
    """P-57.2: give the level whose age is named; 0: ages are not played."""
    return level if points.requires else 0


def known(state: State, seat: Seat, field: str, level: int) -> State:
    """Set the level of a seat in a field."""
    levels = {**state.learning.levels, seat: {**state.learning.levels.get(seat, {}), field: level}}
    return replace(state, learning=replace(state.learning, levels=levels))


def meet(turn: Turn) -> None:
    """7.4: in the fog those who fight learn each other's levels; so do those who give and are given some."""
    for event in turn.events:
        if event.kind in FIGHTS:
            turn.state = _introduced(turn, [seat for seat in turn.state.circle if seat in parties(event)])


def _introduced(turn: Turn, seats: Sequence[Seat]) -> State:
    """Let seats know each other's levels."""
    state, know = turn.state, turn.state.learning
    if not fog(state):
        return state
    found = {seat: {each: know.level(seat, each) for each in fields(turn.points, state)} for seat in seats}
    met = {
        str(seat): {**know.met.get(seat, {}), **{other: found[other] for other in seats if other != seat}}
        for seat in seats
    }
    return replace(state, learning=replace(know, met={**know.met, **met}))


def seen(view: View, state: State) -> View:
    """7.4: in the fog a seat knows its own levels, and those of others as they were when it last met them."""
    if not fog(state) or view.seat == REFEREE:
        return view
    own = _of(state.learning, view.seat or "")
    return replace(view, learning=replace(own, levels={**own.met.get(view.seat or "", {}), **own.levels}, met={}))


def _of(know: Learning, seat: str) -> Learning:
    """Leave of technology what one seat has and knows."""
    return Learning(
        {key: each for key, each in know.levels.items() if key == seat},
        {key: each for key, each in know.research.items() if key == seat},
        {key: each for key, each in know.coming.items() if key == seat},
        {key: each for key, each in know.met.items() if key == seat},
    )


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows in the fog, the others may have learned much since it met them."""
    if not fog(state):
        return state
    own = _of(state.learning, seat)
    known_ = own.met.get(seat, {})
    others = {
        str(key): {**known_.get(key, {}), "NE": min(known_.get(key, {}).get("NE", 0) + dice.roll(3, WHY), TOP)}
        for key in state.circle
        if key != seat
    }
    return replace(state, learning=replace(own, levels={**own.levels, **others}))


TECH = Chapter(
    "tech",
    needs=("land",),
    release="R3",
    phases=(Phase("levels met", "strike", meet, 5), Phase("technology", "learn", learn, 5)),
    orders=(ResearchOrder, TeachOrder),
    points=Points(
        battle=BattlePoints(factor=(fire,)),
        shelling=(shells,),
        spend={ResearchOrder: research},
        purpose={ResearchOrder: "science"},
        seen=(seen,),
        redeal=(redeal,),
    ),
)
