"""What the referee sets of a people (P-60): welfare, told to all; who hides, told to that people alone."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.texts import Fact
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.homelands import MOST
from pbem.rulesets.powers.orders.people import EffortOrder, PeopleDecree
from pbem.rulesets.powers.people import POINT
from pbem.rulesets.powers.referee.bounds import need_number
from pbem.rulesets.powers.state import State

MOST_HIDDEN = 99


def people(state: State, order: PeopleDecree) -> Resolution[State]:
    """Set the welfare of a land's people, or how many partisans hide there, where the chapter is in play."""
    if EffortOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="people", chapter="people")
    if order.at not in state.people.lives:
        raise Refusal("powers-no-people", at=order.at)
    most = MOST // POINT if order.what == "welfare" else MOST_HIDDEN
    need_number(order.count, most)
    found = state.people
    if order.what == "welfare":
        found = replace(found, welfare={**found.welfare, order.at: order.count * POINT})
    else:
        bands = {**found.bands, order.at: order.count}
        found = replace(found, bands={at: count for at, count in bands.items() if count})
    whose = state.people.lives[order.at]
    hears = EVERYONE if order.what == "welfare" else frozenset({whose})
    facts: dict[str, Fact] = {"at": order.at, "who": whose, "count": order.count}
    told = Event(kind=f"decree-{order.what}", seen_by=hears, facts=facts, rank=Rank.NEWS)
    return Resolution(replace(state, people=found), (told,))
