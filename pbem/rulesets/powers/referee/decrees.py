"""What the referee does at once: the table of his decrees. Nobody is out of the war but whom he takes out of it."""

from __future__ import annotations

from pbem.core.kinds import by_kind
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.rulesets.powers.departure import departed
from pbem.rulesets.powers.orders import (
    AdvantageDecree,
    AirfieldDecree,
    BatteryDecree,
    Decree,
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
from pbem.rulesets.powers.orders.damage import DamageDecree
from pbem.rulesets.powers.orders.economy import StoreDecree
from pbem.rulesets.powers.orders.formations import CardDecree, GainDecree
from pbem.rulesets.powers.orders.naval import CanalDecree, FreightDecree
from pbem.rulesets.powers.orders.people import PeopleDecree
from pbem.rulesets.powers.referee import cards, emplacements, lands, seats, ships
from pbem.rulesets.powers.referee.damage import damage
from pbem.rulesets.powers.referee.peoples import people
from pbem.rulesets.powers.referee.units import units
from pbem.rulesets.powers.state import State


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what the referee decrees; a Refusal `no-decree` for any other order, and one for what cannot be."""
    if not isinstance(order, Decree):
        raise Refusal("no-decree")
    return DECREES.done(state, order)


def out(state: State, order: OutDecree) -> Resolution[State]:
    """P-1.7: take a seat out of the war."""
    return departed(state, order.seat)


DECREES = (
    by_kind(UnitsDecree, units)
    .row(LandDecree, lands.land)
    .row(WorksDecree, lands.works)
    .row(TradeDecree, lands.trade)
    .row(StoreDecree, lands.store)
    .row(PeopleDecree, people)
    .row(AdvantageDecree, seats.advantage)
    .row(LevelDecree, seats.level)
    .row(PoliticsDecree, seats.politics)
    .row(OutDecree, out)
    .row(OutDecree, out)
    .row(CardDecree, cards.rows)
    .row(GainDecree, cards.gain)
    .row(DamageDecree, damage)
    .row(AirfieldDecree, emplacements.airfield)
    .row(BatteryDecree, emplacements.battery)
    .row(StockDecree, emplacements.stock)
    .row(FreightDecree, ships.freight)
    .row(CanalDecree, ships.canal)
)
"""A decree without a row here does not pass mypy."""
