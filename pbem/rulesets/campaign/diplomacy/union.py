"""C-8.11: the Union of States."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events as told
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.handover import acquainted
from pbem.rulesets.campaign.diplomacy.proposals import Said, Told
from pbem.rulesets.campaign.orders import UnionOrder
from pbem.rulesets.campaign.state import State


def unite(state: State, said: Said) -> Told:
    """C-8.11: the first who wants it and has the contacts of all living states makes it, once and for ever."""
    living = [realm.seat for realm in state.realms if realm.alive]
    asking = [each.by for each in said if isinstance(each.order, UnionOrder) and each.by in living]
    if state.union or not asking:
        return state, ()
    known = {realm.seat: realm.contacts for realm in state.realms}
    able = [seat for seat in asking if set(living) - {seat} <= known[seat]]
    refused = () if able else tuple(events.union_refused(seat) for seat in dict.fromkeys(asking))
    return _united(state, able, living) if able else (state, refused)


def _united(state: State, founders: list[Seat], living: list[Seat]) -> Told:
    """C-8.11: all living states get all contacts; maps, views and strengths stay closed.

    Who asked for it too is told that he made it, whoever was the first.
    """
    fresh: list[Event] = []
    known = {realm.seat: realm.contacts for realm in state.realms}
    for one, other in combinations(living, 2):
        if other not in known[one]:
            state = acquainted(state, one, other)
            fresh += [told.contact(one, other, "union"), told.contact(other, one, "union")]
    makers = {seat: seat if seat in founders else founders[0] for seat in living}
    news = (events.union_made(seat, makers[seat], tuple(each for each in living if each != seat)) for seat in living)
    return replace(state, union=True), (*news, *fresh)
