"""What is done by itself in which case: standing orders, and their defaults where nothing is ordered (11.1, P-6.20).

Nobody is asked in the middle of a turn. So the answer says, of whatever the seat has on the map, what becomes of it
when foreign aircraft come, hunters of submarines, a landing, guns, scouts: as things stand with this letter.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.chapters import arty, every, hold, statkill
from pbem.rulesets.powers.chapters.air import interception, ways
from pbem.rulesets.powers.chapters.sub3 import SUBMARINE, alone, bound_for, slips
from pbem.rulesets.powers.events import air as air_events
from pbem.rulesets.powers.formations import MARKED
from pbem.rulesets.powers.formations import NAME as FORMATIONS
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.pieces import Piece, doctrine
from pbem.rulesets.powers.orders import HoldOrder, Order, TokensOrder
from pbem.rulesets.powers.orders.air import EscortOrder, InterceptOrder, RebaseOrder, StrikeOrder
from pbem.rulesets.powers.orders.guns import FireOrder
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import Stack, Standing, State
from pbem.rulesets.powers.tokens import BASE
from pbem.rulesets.powers.words import supposed
from pbem.rulesets.powers.words.matter import Told, Work

FLIGHTS = (StrikeOrder, EscortOrder, RebaseOrder)


@dataclass(frozen=True)
class Case:
    """The table before the turn and after the own movement, with the standing orders as this letter leaves them."""

    seat: Seat
    orders: tuple[Order, ...]
    before: Turn
    after: Turn
    standing: Standing
    chapters: frozenset[str]

    def own(self, turn: Turn) -> Iterator[Stack]:
        """List the own units that are ready and under own command."""
        yield from (each for each in turn.state.stacks if each.owner == each.mover == self.seat and not each.left)


def cases(work: Work) -> Told:
    """Say what is done by itself, each case once and only if it can come."""
    if work.played is None:
        return
    state, moved = supposed.state(work.view), work.played.moved
    case = Case(
        work.seat,
        work.orders,
        _turn(state, work),
        _turn(moved, work),
        moved.standing.get(work.seat, Standing()),
        frozenset(every.book(state).chapters),
    )
    for chapter, told in CASES:
        if chapter in case.chapters:
            yield from told(case)


def _turn(state: State, work: Work) -> Turn:
    return Turn(state, every.book(state).points, {work.seat: work.orders}, KeyedDice(b"cases"), actors=(work.seat,))


def _places(stacks: Iterable[Stack]) -> tuple[Text, ...]:
    """Say where how many of which types stand."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for each in stacks:
        found[each.at][each.row] += each.count
    return tuple(text("powers-overview-at", at=at, units=events.units(counts)) for at, counts in found.items())


def _interception(case: Case) -> Told:
    """P-37.4: where fighters rise, at which odds, and which of them can in this turn."""
    fighters = [each for each in case.own(case.before) if ways.fighter(case.before.rows[each.row])]
    patrol = case.standing.patrol
    if not fighters or patrol.off:
        return
    if patrol == InterceptOrder():
        yield air_events.patrol(patrol)
    flying = Counter[tuple[str, str]]()
    for order in case.orders:
        if isinstance(order, FLIGHTS):
            flying.update({(each.row, order.path[0]): each.count or 99 for each in order.units})
    rested = (each for each in fighters if interception.rested(case.before, case.seat, each))
    ready = [each for each in rested if each.count > flying[each.row, each.at]]
    left = (Stack(each.owner, each.row, each.at, each.count - flying[each.row, each.at]) for each in ready)
    yield text("powers-case-rested", count=len(ready), units=_places(left))


def _submarines(case: Case) -> Told:
    """P-6.26: who avoids battle on which sea, and why."""
    for each in case.own(case.after):
        if case.after.rows[each.row].type == SUBMARINE and each.at not in case.after.state.lands:
            orders = doctrine(case.after.state, Piece(each), each.at, holder=True)
            avoids = slips(case.after, each, orders, each.at)
            why = "alone" if alone(case.after, bound_for(case.after, each.at), each.owner) else "hunted"
            cause = "ordered" if orders.subs else why if avoids else "company"
            yield text(
                "powers-case-subs", at=each.at, units=events.units({each.row: each.count}), why=cause, avoid=int(avoids)
            )


def _barrages(case: Case) -> Told:
    """P-41.2, P-41.6: which guns fire in this turn although no line tells them to."""
    told = {(order.at, order.goal) for order in case.orders if isinstance(order, FireOrder)}
    volleys = (each for each in arty.planned(case.before, case.seat) if each.guns.count)
    unasked = [each for each in volleys if (each.guns.at, each.goal) not in told]
    if parts := tuple(_volley([each.guns], each.goal, counter=each.counter) for each in unasked):
        yield text("powers-case-fire", volleys=parts)


def _positions(case: Case) -> Told:
    """P-41.1: at what guns aim after this turn; who aims at nothing fires only back."""
    aims: defaultdict[tuple[str, str], list[Stack]] = defaultdict(list)
    for each in case.own(case.after):
        if case.after.rows[each.row].fire and (each.battery or each.at in case.after.state.lands):
            aims[each.at, each.battery].append(each)
    if parts := tuple(_volley(guns, goal) for (_, goal), guns in aims.items() if goal):
        yield text("powers-case-aim", volleys=parts)
    if idle := [each for (_, goal), guns in aims.items() if not goal for each in guns]:
        yield text("powers-case-idle", units=_places(idle))


def _volley(guns: Sequence[Stack], goal: str, counter: bool = False) -> Text:
    counts = Counter[str]()
    for each in guns:
        counts[each.row] += each.count
    return text("powers-case-volley", at=guns[0].at, goal=goal, units=events.units(counts), counter=int(counter))


def _holding(case: Case) -> Told:
    """P-30.1, P-30.3: how much damage is held, and of whom now."""
    most = hold.slots(case.before.state)
    held = [each for each in case.after.state.stacks if case.seat in each.held.split("+")]
    if case.standing.hold != HoldOrder():
        return
    slots = text(
        "powers-case-hold", most=int(most) if most is not None else 0, half=int(most is not None and most % 1 > 0)
    )
    if held or any(each.owner != case.seat for each in case.before.state.stacks):
        yield slots
    if held:
        yield text("powers-case-held", units=_places(held))


def _finishing(case: Case) -> Told:
    """P-31.1: who is finished off in this turn, as things stand."""
    if unit := statkill.target(case.after, case.seat):
        damage, who = share(unit.damage, 6), events.holder(unit.owner)
        yield text("powers-case-finish", at=unit.at, who=who, units=events.units({unit.row: 1}), damage=damage)


def _landings(case: Case) -> Told:
    """P-6.28: who fires first at whoever lands, where foreign ships with room for troops lie before the coast."""
    state, rows = case.after.state, case.after.rows
    near = world(state).neighbours
    seas = {
        each.at for each in state.stacks if each.owner != case.seat and rows[each.row].carries and rows[each.row].afloat
    }
    own = [each for each in case.own(case.after) if doctrine(state, Piece(each), each.at, holder=True).chosen is None]
    coasts = [at for at in dict.fromkeys(each.at for each in own) if at in state.lands]
    threatened = tuple(at for at in coasts if any(sea in seas and sea not in state.lands for sea in near[at]))
    if threatened and state.options.landing_units:
        yield text("powers-case-landing", lands=threatened, count=state.options.landing_units)


def _tokens(case: Case) -> Told:
    """P-48.1: which false tokens leave the map when one must."""
    if any(each.row in BASE for each in case.own(case.after)) and case.standing.tokens == TokensOrder():
        yield text("powers-case-tokens")


def _proofs(case: Case) -> Told:
    """P-49.3: what is shown of hidden units that are attacked."""
    hidden = any(each.row in (*BASE, *FORMATIONS, *MARKED) for each in case.own(case.after))
    if hidden and case.standing.prove.what == "minimal":
        yield text("powers-case-prove")


def _looks(case: Case) -> Told:
    """P-49.1: whether one looks at tokens that aim at own units."""
    foreign = (each for each in case.before.state.stacks if each.owner != case.seat)
    if any(each.row in FORMATIONS for each in foreign) and case.standing.look.what != "no":
        yield text("powers-case-look", open=int(not fog(case.before.state)))


CASES: tuple[tuple[str, Callable[[Case], Told]], ...] = (
    ("air", _interception),
    ("sub3", _submarines),
    ("arty", _barrages),
    ("arty", _positions),
    ("hold", _holding),
    ("statkill", _finishing),
    ("landing", _landings),
    ("hide1", _tokens),
    ("reveal", _proofs),
    ("hide", _looks),
)
"""The chapters whose standing orders act by themselves, and what the answer says of each."""
