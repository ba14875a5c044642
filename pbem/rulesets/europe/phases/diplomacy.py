"""E-7.3, E-12.4: a K, or an A as one, stops an attack; both sides hand over their cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events, victory
from pbem.rulesets.europe.actions import attack as attacks
from pbem.rulesets.europe.actions import retreat
from pbem.rulesets.europe.cards import hands, values
from pbem.rulesets.europe.orders import Attack, Card, StopOrder, StopReply
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import figures, seats

DEFAULT = (StopOrder(deadly=True),)
"""E-12.4: what is in force for whoever has ordered nothing: `stop deadly`."""


@dataclass(frozen=True)
class Diplomat:
    """Who stops an attack, with which card."""

    seat: Seat
    card: Card


def diplomat(state: State, attacker: Seat, attack: Attack, answers: Mapping[Seat, StopReply]) -> Diplomat | None:
    """E-7.3: of all who would stop an attack and can, the first from the attacker's left does; others keep their K."""
    defender = figures.holder(state.lands, attack.to)
    for seat in seats.others(state.circle, attacker):
        if seat == defender and not state.options.k_by_defender:
            continue
        if card := _card(state, seat, _willing(state, seat, attacker, attack, answers.get(seat))):
            return Diplomat(seat, card)
    return None


def _willing(state: State, seat: Seat, attacker: Seat, attack: Attack, answer: StopReply | None) -> StopReply | None:
    """E-13.2: take the answer, or else what stands in the standing orders; None: let it be."""
    if answer is not None:
        return answer if answer.stop else None
    stops = seats.power(state, seat).standing.stops or DEFAULT
    first = next((stop for stop in stops if _matches(state, seat, attacker, attack, stop)), None)
    return None if first is None or first.never else StopReply(True, first.ace)


def _card(state: State, seat: Seat, willing: StopReply | None) -> Card | None:
    """E-7.3, E-7.4: choose the card: a K, or, if it may be an A and there is no K, an A."""
    hand = seats.hand(state, seat)
    if willing is None:
        return None
    return values.first_of(hand, "K") or (values.first_of(hand, "A") if willing.ace else None)


def _matches(state: State, seat: Seat, attacker: Seat, attack: Attack, stop: StopOrder) -> bool:
    """E-12.4: tell whether a line speaks of this attack."""
    defender = state.lands[attack.to].power
    return stop.never or (
        stop.on in ("all", defender, *(("me",) if seat == defender else ()))
        and stop.by in ("", attacker)
        and attack.figures >= stop.least
        and _handed(state, seat, attacker, defender) >= stop.hands
        and (not stop.deadly or deadly(state, seat, attacker, attack))
    )


def _handed(state: State, seat: Seat, attacker: Seat, defender: Seat) -> int:
    """E-12.4: count the cards both sides would hand over."""
    return sum(len(seats.hand(state, side)) for side in (attacker, defender) if side != seat)


def deadly(state: State, seat: Seat, attacker: Seat, attack: Attack) -> bool:
    """E-12.4: tell whether the attack, were it won, could end the game without this player as the winner."""
    after = retreat.outcomes(state, attacker, attack).values()
    results = (victory.judge(stacks, state.circle, attacker) for stacks in after)
    return any(result is not None and seat not in result.winners for result in results)


def stop(state: State, attacker: Seat, attack: Attack, by: Diplomat) -> tuple[State, tuple[Event, ...]]:
    """E-7.3: the K is discarded, both sides hand over their complete hands, the diplomat keeps what he may (D13)."""
    way = attacks.way(state, attacker, attack)
    state = seats.drop(state, by.seat, (by.card,))
    given = {side: seats.hand(state, side) for side in (attacker, way.on) if side != by.seat}
    for side, cards in given.items():
        state = hands.receive(seats.with_hand(state, side, ()), by.seat, cards)
    public = events.stopped(way, by.seat, by.card, (len(given[attacker]), len(given.get(way.on, ()))))
    state, dropped = hands.shrink(state, by.seat)
    return state, (public, *_private(by.seat, given), *dropped)


def _private(by: Seat, given: Mapping[Seat, tuple[Card, ...]]) -> tuple[Event, ...]:
    """E-10: who gives knows his own cards, the diplomat all."""
    handed = (events.handed_over(side, by, cards) for side, cards in given.items() if cards)
    received = (events.received(by, side, cards) for side, cards in given.items() if cards)
    return (*handed, *received)
