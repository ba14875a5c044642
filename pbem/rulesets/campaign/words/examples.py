"""A few orders that show what can be said (s5.1), with the seat's own armies and what it knows."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.agreements.orders import AnswerOrder
from pbem.core.agreements.proposal import number_of
from pbem.core.grid import Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import (
    IT,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Happening,
    Join,
    Move,
    Order,
    ProposeOrder,
    Rule,
    Sighting,
    Stay,
    Target,
)
from pbem.rulesets.campaign.treaty import Share, Treaty
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words.treaty_wording import in_seat_order

WARY = (
    Rule((Sighting("reveal", "enemy"), Sighting("reveal", "occupied_city")), (Flee(),)),
    Rule((Sighting("reveal", "free_city"),), (Capture(IT),)),
)
"""The conditions of the rule book's first example."""


def examples(view: View) -> tuple[Order, ...]:
    """Give one order of each sort the seat can give now."""
    war = (*_scouts(view), *_joins(view), *_splits(view), *_attacks(view), *_approaches(view))
    return (*war, *_answers(view), *_proposals(view))


def _scouts(view: View) -> Iterator[Order]:
    """s5.1, first troop."""
    for army in view.armies[:1]:
        yield ArmyOrder(army.number, (Move(Direction.N, view.options.move_limit),), WARY)


def _joins(view: View) -> Iterator[Order]:
    """s5.1, third troop."""
    if len(view.armies) > 1:
        first, second = view.armies[:2]
        yield ArmyOrder(second.number, (Move(Direction.W, 2), Join(first.number)))


def _splits(view: View) -> Iterator[Order]:
    """C-4.5, with the first army that is large enough."""
    least = view.options.split_min
    for army in [army for army in view.armies if army.strength >= 2 * least][:1]:
        yield ArmyOrder(army.number, (Stay(),), split=(army.strength - least, least))


def _attacks(view: View) -> Iterator[Order]:
    """s5.1, fourth troop, on the first foreign city known."""
    foreign = [city for city in view.cities if city.standing in ("free", "occupied")]
    if foreign and view.armies:
        stay = Rule((Happening("captured"),), (Stay(),))
        yield ArmyOrder(view.armies[-1].number, (Attack(Target(city=foreign[0].name)),), (stay,))


def _approaches(view: View) -> Iterator[Order]:
    """s5.1, fifth troop, to a state it knows."""
    others = [seat for seat in view.known if seat != view.seat]
    if others and view.armies:
        yield ArmyOrder(view.armies[-1].number, (Approach(Target(colour=others[0])),))


def _answers(view: View) -> Iterator[Order]:
    """4.4: yes to the first proposal that waits for this seat's answer."""
    asked = [each for each in view.proposals if each.by != view.seat and view.seat not in each.accepted]
    for proposal in asked[:1]:
        yield AnswerOrder(proposal.number, "accept", proposal.treaty.members, proposal.seal)


def _proposals(view: View) -> Iterator[Order]:
    """4.5: a treaty with the first state it has met, while it has no ally."""
    met = [seat for seat in view.contacts if seat not in view.fallen]
    if met and (offered := opening(view, met[0])) is not None:
        yield offered


def opening(view: View, other: Seat) -> ProposeOrder | None:
    """4.5: a treaty with another state of those it has met, while it has no ally."""
    if view.seat is None or view.alliances:
        return None
    treaty = Treaty(in_seat_order({view.seat, other}), True, 10, True, (Share("explored"), Share("view")))
    return ProposeOrder(number_of(view.turn, view.seat, treaty), treaty)
