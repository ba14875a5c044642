"""What the referee can decree (5.2), with the states, armies and cities there are."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.rulesets.campaign.orders import AwardOrder, EndStateOrder, Order, TakeOrder
from pbem.rulesets.campaign.state import NEUTRAL
from pbem.rulesets.campaign.view import View


def examples(view: View) -> tuple[Order, ...]:
    """5.2: award and take away an army and a city, end a state."""
    return (*_armies(view), *_cities(view))


def _armies(view: View) -> Iterator[Order]:
    """The first army of a state: one more beside it, or it is taken away."""
    for army in [each for each in view.foreign if each.owner != NEUTRAL][:1]:
        yield AwardOrder(army.owner, strength=view.options.start_strength, cell=army.cell.name)
        yield TakeOrder(army.owner, army=army.number)


def _cities(view: View) -> Iterator[Order]:
    """The first city that is held: it becomes neutral, or the last holder's; whose state ends."""
    held = [(city.name, city.owner) for city in view.cities if city.owner not in (None, NEUTRAL)]
    for name, owner in held[:1]:
        yield TakeOrder(owner or NEUTRAL, city=name)
    for _, owner in held[-1:]:
        if owner != held[0][1]:
            yield AwardOrder(owner or NEUTRAL, city=held[0][0])
        yield EndStateOrder(owner or NEUTRAL)
