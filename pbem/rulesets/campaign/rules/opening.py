"""C-3.1 phases 1 and 2: capitals, splits and names, and the position before the first step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign.field.memory import recall
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.field.units import Key, unit
from pbem.rulesets.campaign.orders import ArmyOrder, Order
from pbem.rulesets.campaign.rules import freeze
from pbem.rulesets.campaign.state import State


@dataclass(frozen=True)
class Opening:
    """A turn before the movement: the state after the splits, the orders of the armies, what is told."""

    state: State
    orders: Mapping[Seat, tuple[ArmyOrder, ...]]
    told: tuple[Event, ...]

    def scene(self, field: Field) -> Scene:
        """Make the position before the first step."""
        orders = {Key(seat, order.army): order for seat, own in self.orders.items() for order in own}
        units = (unit(army, orders.get(Key(army.owner, army.number))) for army in self.state.armies)
        ordered = sorted(units, key=lambda each: field.rank(each.key))
        knowledge = {realm.seat: recall(realm, field) for realm in self.state.realms}
        return Scene({each.key: each for each in ordered}, {city.cell: city for city in self.state.cities}, knowledge)


def opened(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> Opening:
    """C-3.1 phases 1 and 2: orders as they stand, capitals, splits, names."""
    silent: Sheet[Order] = Sheet()
    living = {realm.seat: sheets.get(realm.seat, silent) for realm in state.realms if realm.alive}
    standing = state.options.standing_orders
    orders = {each.seat: freeze.army_orders(each, living[each.seat], standing) for each in state.realms if each.alive}
    state, crowned = freeze.capitals(state, living)
    state, divided = freeze.split(state, orders)
    state, named = freeze.name(state, living)
    return Opening(state, orders, (*crowned, *divided, *named))
