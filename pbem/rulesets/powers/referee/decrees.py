"""What the referee does at once: he sets units, owners of lands, factories. Nobody is out of the war by that,
but whom he takes out of it."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.texts import Fact, text
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.worth import trades
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.civ_fac import given, kinds, named
from pbem.rulesets.powers.chapters.civ_pol import given as with_points
from pbem.rulesets.powers.chapters.national import gifted
from pbem.rulesets.powers.chapters.tech import TOP, fields, known
from pbem.rulesets.powers.chapters.wareco import stocked
from pbem.rulesets.powers.damage_orders import DamageDecree
from pbem.rulesets.powers.departure import departed
from pbem.rulesets.powers.economy import PLANTS, WARES
from pbem.rulesets.powers.economy_orders import EmployOrder, StoreDecree
from pbem.rulesets.powers.events import holder, units
from pbem.rulesets.powers.formation_orders import CardDecree, GainDecree
from pbem.rulesets.powers.formations import ON_CARDS
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.learning_orders import ResearchOrder
from pbem.rulesets.powers.naval_orders import CanalDecree, FreightDecree
from pbem.rulesets.powers.orders import (
    AdvantageDecree,
    AirfieldDecree,
    BatteryDecree,
    FactoryOrder,
    LandDecree,
    LevelDecree,
    Order,
    OutDecree,
    PoliticsDecree,
    StockDecree,
    TradeDecree,
    UnitsDecree,
    WorksDecree,
)
from pbem.rulesets.powers.people_orders import PeopleDecree
from pbem.rulesets.powers.referee.cards import gain, rows
from pbem.rulesets.powers.referee.damage import damage
from pbem.rulesets.powers.referee.emplacements import airfield, battery, stock
from pbem.rulesets.powers.referee.hidden import hides, token
from pbem.rulesets.powers.referee.peoples import people
from pbem.rulesets.powers.referee.ships import canal, freight
from pbem.rulesets.powers.state import BV, NOBODY, Land, Stack, State, gathered
from pbem.rulesets.powers.tokens import UNSURE
from pbem.rulesets.powers.veils import looks

MOST = 99
MOST_POINTS = 9999
"""So many units of a type, or factories, a land may be given."""


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what the referee decrees; a Refusal `no-decree` for any other order, and one for what cannot be."""
    match order:
        case UnitsDecree() if hides(order):
            return token(state, order)
        case UnitsDecree():
            _possible(state, order.at, order.seat, order.units.count)
            return _units(state, order)
        case LandDecree():
            _possible(state, order.at, order.seat, 0)
            return _land(state, order)
        case WorksDecree():
            _possible(state, order.at, NOBODY, order.count)
            return _works(state, order)
        case StoreDecree():
            _possible(state, order.at, NOBODY, order.count)
            return _store(state, order)
        case AirfieldDecree():
            _possible(state, order.at, NOBODY, order.count)
            return airfield(state, order)
        case BatteryDecree():
            return battery(state, order)
        case DamageDecree():
            return damage(state, order)
        case FreightDecree():
            return freight(state, order)
        case CanalDecree():
            _possible(state, order.at, NOBODY, order.count)
            return canal(state, order)
        case StockDecree():
            return stock(state, order)
        case AdvantageDecree():
            return _advantage(state, order)
        case LevelDecree():
            return _level(state, order)
        case PoliticsDecree():
            return _politics(state, order)
        case TradeDecree():
            _possible(state, order.at, NOBODY, order.count)
            return _trade(state, order)
        case PeopleDecree():
            return people(state, order)
        case CardDecree():
            return rows(state, order)
        case GainDecree():
            return gain(state, order)
        case OutDecree(seat):
            return departed(state, seat)
        case _:
            raise Refusal("no-decree")


def _possible(state: State, at: str, seat: str, count: int) -> None:
    if at not in state.lands:
        raise Refusal("powers-no-land", at=at)
    if seat and seat not in state.circle:
        raise Refusal("powers-no-seat", seat=seat)
    if not 0 <= count <= MOST:
        raise Refusal("powers-no-number", most=MOST)


def _told(kind: str, **facts: Fact) -> tuple[Event, ...]:
    return (Event(kind=kind, seen_by=EVERYONE, facts=facts, rank=Rank.NEWS),)


def _units(state: State, order: UnitsDecree) -> Resolution[State]:
    """Set the ready units of a type; those under construction stay. Only a neutral army is nobody's."""
    row, count = order.units.row, order.units.count
    known = every.book(state).points.rows
    nobodys = row in known and "neutral" in known[row].flags
    off_map = row in known and ON_CARDS in known[row].flags
    if off_map or row not in known or row in ("building", *UNSURE.values()) or nobodys != (order.seat == NOBODY):
        raise Refusal("powers-no-unit", row=row)
    if order.seat != state.lands[order.at].owner and not _guests(state):
        raise Refusal("powers-not-its-owner", at=order.at)
    others = (
        each for each in state.stacks if (each.owner, each.row, each.at, each.left) != (order.seat, row, order.at, 0)
    )
    harbour = _harbour(state, known[row], order.at)
    stacks = gathered((*others, Stack(order.seat, row, order.at, count, harbour=harbour)))
    row, count = _as_seen(stacks, order)
    facts: dict[str, Fact] = {"seat": order.seat, "who": holder(order.seat), "at": order.at, "row": row, "count": count}
    kind = "decree-units" if count else "decree-emptied"
    said = units({row: count or 1})
    return Resolution(replace(state, stacks=stacks), _told(kind, **facts, units=said))


def _as_seen(stacks: tuple[Stack, ...], order: UnitsDecree) -> tuple[str, int]:
    """S-21: of tokens all are told how many there are now, not which are true."""
    row = looks(order.units.row)
    own = (each for each in stacks if (each.owner, each.at, each.left) == (order.seat, order.at, 0))
    there = (each for each in own if looks(each.row) == row)
    return row, sum(each.count for each in there)


def _harbour(state: State, row: Row, at: str) -> str:
    """P-9.3: ships on a land lie in a harbour of it, the first one; others in none."""
    if not row.afloat:
        return ""
    if not (harbours := world(state).harbours(at)):
        raise Refusal("powers-no-harbour", at=at)
    return harbours[0]


def _guests(state: State) -> bool:
    """P-33.4: tell whether anybody may stand in a land of another."""
    return bool(every.book(state).points.welcome)


def _land(state: State, order: LandDecree) -> Resolution[State]:
    """Give a land away; who stood there for another is taken away, unless others may be guests there."""
    before = state.lands[order.at]
    if before.owner == order.seat:
        raise Refusal("powers-same-owner", at=order.at)
    date = state.tick if state.sequential else state.round
    land = Land(order.seat, before.owner, state.round, date, before.home)
    keeps = _guests(state)
    stacks = tuple(each for each in state.stacks if keeps or each.at != order.at or each.owner == order.seat)
    facts: dict[str, Fact] = {"seat": order.seat, "at": order.at, "before": before.owner}
    told = _told("decree-land", **facts, who=holder(order.seat), loser=holder(before.owner))
    return Resolution(replace(state, lands={**state.lands, order.at: land}, stacks=stacks), told)


def _works(state: State, order: WorksDecree) -> Resolution[State]:
    """Set the factories of a land, where the chapter is in play."""
    if FactoryOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="factory", chapter="factory")
    state = replace(state, works={**state.works, order.at: order.count})
    if order.at in state.trades:
        state = given(state, order.at, kinds(state, order.at))
    return Resolution(state, _told("decree-works", at=order.at, count=order.count))


def _store(state: State, order: StoreDecree) -> Resolution[State]:
    """P-53: set what lies in a land, or the plants of a kind that stand there, where the chapter is in play."""
    if EmployOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="economy", chapter="wareco")
    economy = state.economy
    if order.what in WARES:
        after = stocked(economy, order.at, {**economy.stores.get(order.at, {}), order.what: order.count})
        said = text("powers-ware", ware=order.what)
    elif order.what in PLANTS:
        there = {**economy.plants.get(order.at, {}), order.what: order.count}
        after = replace(economy, plants={**economy.plants, order.at: {key: n for key, n in there.items() if n}})
        said = text("powers-plant", plant=order.what)
    else:
        raise Refusal("powers-no-ware", what=text("powers-ware", ware=order.what))
    return Resolution(replace(state, economy=after), _told("decree-store", at=order.at, what=said, count=order.count))


def _advantage(state: State, order: AdvantageDecree) -> Resolution[State]:
    """P-52: make the side of a seat stronger in one type alone, where the chapter is in play."""
    points = every.book(state).points
    if not points.armed:
        raise Refusal("powers-chapter-off", what="advantage", chapter="national")
    if order.seat not in state.roles:
        raise Refusal("powers-no-seat", seat=order.seat)
    if order.row not in gifted(points, state.options):
        raise Refusal("powers-no-advantage", row=text("powers-unit", row=order.row))
    given = {**state.advantages, state.roles[order.seat]: (order.row,)}
    told = _told("decree-advantage", who=holder(order.seat), row=text("powers-unit", row=order.row))
    return Resolution(replace(state, advantages=given), told)


def _level(state: State, order: LevelDecree) -> Resolution[State]:
    """P-56: set a level of technology, where the chapter is in play."""
    if ResearchOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="technology", chapter="tech")
    if order.seat not in state.circle:
        raise Refusal("powers-no-seat", seat=order.seat)
    if not 0 < order.level <= TOP:
        raise Refusal("powers-no-number", most=TOP)
    if order.field not in fields(every.book(state).points, state):
        raise Refusal("powers-no-field", field=text("powers-field", field=order.field))
    field = text("powers-field", field=order.field)
    told = _told("decree-level", who=holder(order.seat), field=field, level=order.level)
    return Resolution(known(state, order.seat, order.field, order.level), told)


def _trade(state: State, order: TradeDecree) -> Resolution[State]:
    """P-57.1: set the factories of a trade, where the chapter is in play."""
    points = every.book(state).points
    if not points.stock:
        raise Refusal("powers-chapter-off", what="factory", chapter="civ-fac")
    if order.trade not in trades(points):
        raise Refusal("powers-no-trade", trade=named(order.trade))
    has = {**kinds(state, order.at), order.trade: order.count}
    after = given(replace(state, works={**state.works, order.at: sum(has.values())}), order.at, has)
    return Resolution(after, _told("decree-trade", at=order.at, trade=named(order.trade), count=order.count))


def _politics(state: State, order: PoliticsDecree) -> Resolution[State]:
    """P-57.3: set the political points of a seat, where the chapter is in play."""
    if not every.book(state).points.leftover:
        raise Refusal("powers-chapter-off", what="politics", chapter="civ-pol")
    if order.seat not in state.circle:
        raise Refusal("powers-no-seat", seat=order.seat)
    if not 0 <= order.count <= MOST_POINTS:
        raise Refusal("powers-no-number", most=MOST_POINTS)
    told = _told("decree-politics", who=holder(order.seat), count=order.count)
    return Resolution(with_points(state, order.seat, order.count * BV), told)
