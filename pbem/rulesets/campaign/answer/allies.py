"""What an answer says of an order against an ally (C-8.5): the alliance in force forbids the battle."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.agreements.agreement import in_force
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.orders import Aimed, ArmyOrder, Target
from pbem.rulesets.campaign.rules.actions import takes
from pbem.rulesets.campaign.view import View


def spared(order: ArmyOrder, view: View) -> Iterator[Text]:
    """C-8.5: non-aggression is always included: say whose army or city it is, and that nothing will come of it."""
    aims = (action.to for action in order.plan if isinstance(action, Aimed) and takes(action))
    whom = dict.fromkeys(owner for aim in aims for owner in _owners(aim, view))
    for ally in (seat for seat in _allies(view) if seat in whom):
        yield text("campaign-plan-ally", who=ally)


def _allies(view: View) -> tuple[Seat, ...]:
    held = in_force(view.alliances, view.turn)
    return tuple(dict.fromkeys(seat for one in held for seat in one.members if seat != view.seat))


def _owners(aim: Target, view: View) -> tuple[Seat, ...]:
    """Say whom an order is aimed at, as far as the seat knows."""
    if aim.colour:
        return (Seat(aim.colour),)
    cities = [city.owner for city in view.cities if city.owner and aim in (Target(city=city.name), _at(city.cell.name))]
    armies = [army.owner for army in view.foreign if aim == _at(army.cell.name)]
    return (*cities, *armies)


def _at(cell: str) -> Target:
    return Target(cell=cell)
