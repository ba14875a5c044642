"""Government and people (P-60): a seat plays a people that lives under others, works for them or against them.

Where it lives and what its welfare is stands in `homelands.py`, its partisans in `partisans.py`.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import isqrt

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter, Phase
from pbem.rulesets.powers.book.points import Deal, Points, Turn, due
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.homelands import BOUGHT, MOST, begun, bettered
from pbem.rulesets.powers.chapters.partisans import gather, hunt, mourn, rest, rise
from pbem.rulesets.powers.events import people as people_events
from pbem.rulesets.powers.orders.people import (
    EffortOrder,
    GatherOrder,
    HuntOrder,
    ReliefOrder,
    ReprisalOrder,
    RevoltOrder,
)
from pbem.rulesets.powers.people import FULL, GENDARME, POINT, People
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import State, Table, owned, ready
from pbem.rulesets.powers.view import View

HARDEST, WORST = 20, 10
"""P-60.2: the greatest effort, the greatest sabotage."""
GUARDED = 2
"""P-60.3: how much sabotage a gendarme prevents."""
SQUARE = 3
"""P-60.2: what effort costs, times its square: a fortieth of a point of welfare."""


def keep(turn: Turn) -> None:
    """P-60.2: efforts are kept until the people says otherwise."""
    for seat in turn.actors:
        for order in turn.orders(seat):
            if isinstance(order, EffortOrder):
                _put(turn, told(turn.state.people, seat, order))


def told(people: People, seat: Seat, order: EffortOrder) -> People:
    """P-60.2: tell a people what to do in a land, or wherever it lives."""
    lands = (at for at in people.lands(seat) if order.at in (at, ""))
    efforts = {**people.effort, **dict.fromkeys(lands, order.effort)}
    return replace(people, effort={at: each for at, each in efforts.items() if each})


def _put(turn: Turn, people: People) -> None:
    turn.state = replace(turn.state, people=people)


def gendarmes(table: Table, at: str) -> int:
    """P-60.3: count the ready gendarmes of whoever owns a land."""
    owner = table.lands[at].owner
    return sum(each.count for each in ready(table, owner, GENDARME, at))


def punish(turn: Turn) -> None:
    """P-60.3: gendarmes lower the welfare of the people instead of guarding the factories in this turn."""
    for seat in turn.actors:
        for line, order in enumerate(turn.orders(seat), 1):
            if isinstance(order, ReprisalOrder):
                if why := harmless(turn.state, seat, order.at):
                    turn.tell(events.failed(seat, line, order.kind, why, {"at": order.at}))
                else:
                    _punished(turn, seat, order)


def harmless(table: Table, seat: Seat, at: str) -> str:
    """Tell why nobody can be punished: the land is another's, no other people lives there, no gendarmes are left."""
    if at not in owned(table, seat):
        return "not_own"
    if table.people.lives.get(at, seat) == seat:
        return "no_people"
    return "" if gendarmes(table, at) > table.people.punishing.get(at, 0) else "no_gendarmes"


def _punished(turn: Turn, seat: Seat, order: ReprisalOrder) -> None:
    people, before = turn.state.people, turn.state.people.punishing.get(order.at, 0)
    free = gendarmes(turn.state, order.at) - before
    count = min(order.count or free, free)
    has = people.welfare.get(order.at, 0)
    _put(turn, replace(people, punishing={**people.punishing, order.at: before + count}))
    turn.state = bettered(turn.state, order.at, -count * POINT)
    lost = has - turn.state.people.welfare[order.at]
    turn.tell(people_events.punished(seat, order.at, people.lives[order.at], lost))


def effort(table: Table, at: str) -> int:
    """P-60.2: give what the people of a land does: what it was told to, as far as its welfare lasts."""
    people = table.people
    if people.lives.get(at, "") in table.out:
        return 0
    said, can = people.effort.get(at, 0), isqrt(people.welfare.get(at, 0) // SQUARE)
    return max(-can, min(said, can))


def worked(table: Table, at: str, done: int) -> int:
    """P-60.2, P-60.3: give what a land yields, of 400, when its people does so much."""
    return yielded(done, max(gendarmes(table, at) - table.people.punishing.get(at, 0), 0))


def yielded(done: int, guards: int) -> int:
    """P-60.2, P-60.3: give what so much effort, or sabotage under so many guards, makes of 400."""
    if done >= 0:
        return FULL + done * FULL // 10 - done * done
    return FULL - max(-done - GUARDED * guards, 0) * FULL // WORST


def toil(turn: Turn) -> None:
    """P-60.2: before the lands of a seat produce, the peoples there do what they were told, and pay for it."""
    for seat in turn.actors:
        if due(turn.points, turn.state, seat):
            lands = [at for at in turn.state.people.lives if _yields(turn.state, seat, at)]
            for people in turn.state.people.seats:
                _toiled(turn, people, tuple(at for at in lands if turn.state.people.lives[at] == people))


def _yields(table: Table, seat: Seat, at: str) -> bool:
    land = table.lands[at]
    free = seat not in table.people.seats
    return land.owner == seat and free and (table.options.fresh_production or not land.fresh)


def _toiled(turn: Turn, people: Seat, lands: tuple[str, ...]) -> None:
    efforts = {at: effort(turn.state, at) for at in lands}
    yields = {at: worked(turn.state, at, done) for at, done in efforts.items()}
    for at, done in efforts.items():
        turn.state = bettered(turn.state, at, -SQUARE * done * done)
    punishing = {at: count for at, count in turn.state.people.punishing.items() if at not in lands}
    others = {at: each for at, each in {**turn.state.people.yields, **yields}.items() if each != FULL}
    _put(turn, replace(turn.state.people, yields=others, punishing=punishing))
    if told := {at: done for at, done in efforts.items() if done}:
        for seers, lands in _seen(turn, tuple(told)).items():
            event = people_events.toiled(people, {at: told[at] for at in lands}, yields, turn.state.people.welfare)
            turn.tell(replace(event, seen_by=seers) if seers else event)


def _seen(turn: Turn, lands: tuple[str, ...]) -> dict[frozenset[Seat], tuple[str, ...]]:
    """7.4: list lands by who sees them; in the fog what a land yields would tell how many gendarmes are there."""
    if not fog(turn.state):
        return {frozenset(): lands}
    found: dict[frozenset[Seat], tuple[str, ...]] = {}
    for at in lands:
        seers = frozenset(seat for seat in turn.state.circle if turn.sees(seat, at))
        found[seers] = (*found.get(seers, ()), at)
    return found


def share(table: Table, at: str) -> Fraction:
    """P-60.2, P-60.6: what a people does multiplies what a land yields; its own lands yield nothing."""
    if table.lands[at].owner in table.people.seats:
        return Fraction(0)
    return Fraction(table.people.yields.get(at, FULL), FULL)


def relief(points: Points, table: Table, seat: Seat, order: ReliefOrder, left: Purse) -> Deal:
    """P-60.3: BV of a land raise the welfare of its people, as far as there is room."""
    facts: dict[str, Fact] = {"at": order.at, "count": 0}
    if order.at not in owned(table, seat):
        return Deal(table, left, refused="not_own", facts=facts)
    if order.at not in table.people.lives:
        return Deal(table, left, refused="no_people", facts=facts)
    has = table.people.welfare.get(order.at, 0)
    if not 0 < order.paid * BOUGHT <= MOST - has:
        return Deal(table, left, refused="well_off", facts={**facts, "room": (MOST - has) // BOUGHT})
    paid = left.paying(order.paid, order.at)
    if paid is None:
        fresh = table.lands[order.at].fresh and not table.options.fresh_production
        return Deal(table, left, refused="fresh" if fresh else "short", facts={**facts, "cost": order.paid})
    after = bettered(table, order.at, order.paid * BOUGHT)
    return Deal(
        after, paid, order.paid, facts={**facts, "welfare": people_events.points(after.people.welfare[order.at])}
    )


def remains(table: Table, seat: Seat) -> bool:
    """P-60.1: a people is in play without lands or units."""
    return seat in table.people.seats


def seen(view: View, state: State) -> View:
    """P-60.4: who hides where, his people alone knows."""
    if view.seat == REFEREE:
        return replace(view, people=state.people)
    bands = {at: count for at, count in state.people.bands.items() if state.people.lives.get(at) == view.seat}
    gathered = {seat: count for seat, count in state.people.gathered.items() if seat == view.seat}
    return replace(view, people=replace(state.people, bands=bands, gathered=gathered))


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """S-19: for all a seat knows, partisans of others hide anywhere among their people."""
    own = {at: count for at, count in state.people.bands.items() if state.people.lives.get(at) == seat}
    others = {at: dice.roll(3, "reimagine bands") - 1 for at, whose in state.people.lives.items() if whose != seat}
    bands = {**own, **{at: count for at, count in others.items() if count}}
    gathered = {key: count for key, count in state.people.gathered.items() if key == seat}
    return replace(state, people=replace(state.people, bands=bands, gathered=gathered))


PEOPLE = Chapter(
    "people",
    needs=("factory",),
    release="R3",
    units="people",
    phases=(
        Phase("efforts", "count", keep, 6),
        Phase("reprisals", "count", punish, 7),
        Phase("hunts", "step 1", hunt, -5),
        Phase("revolts", "step 1", rise, -4),
        Phase("grief", "strike", mourn, 9),
        Phase("partisans gather", "strike", gather, 10),
        Phase("toil", "dues", toil, -3),
        Phase("gathered", "dues", rest, -2),
    ),
    orders=(EffortOrder, GatherOrder, RevoltOrder, HuntOrder, ReprisalOrder, ReliefOrder),
    points=Points(
        dealt=(begun,),
        yield_factor=(share,),
        spend={ReliefOrder: relief},
        remains=(remains,),
        seen=(seen,),
        redeal=(redeal,),
    ),
)
