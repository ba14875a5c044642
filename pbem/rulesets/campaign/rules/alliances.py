"""What ends an alliance in the course of the war: its term, the death of members, a separate victory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.sides import in_force
from pbem.rulesets.campaign.state import Alliance, State

Told = tuple[State, tuple[Event, ...]]


def expire(state: State) -> Told:
    """C-3.1 phase 6, C-8.4: end the alliances whose last turn this is; warn of those about to end (C-8.8)."""
    over = tuple(each for each in state.alliances if each.last is not None and each.last <= state.turn)
    kept = tuple(each for each in state.alliances if each not in over)
    ended = [event for each in over for event in _ended(each, "expired")]
    ending = [event for each in in_force(kept, state.turn) for event in _warned(each, state.turn)]
    return replace(state, alliances=kept), (*ended, *ending)


def _warned(alliance: Alliance, turn: int) -> list[Event]:
    """C-8.8: warn the members in the turn before the last."""
    left = None if alliance.last is None else alliance.last - turn
    if left != 1:
        return []
    return [events.alliance_ending(each, alliance.number, _others(alliance, each), left) for each in alliance.members]


def _ended(alliance: Alliance, why: str) -> list[Event]:
    """C-8.4: tell all ex-members."""
    return [events.alliance_ended(each, alliance.number, _others(alliance, each), why) for each in alliance.members]


def _others(alliance: Alliance, member: Seat) -> tuple[str, ...]:
    """List the other members."""
    return tuple(each for each in alliance.members if each != member)


def leave(state: State, dead: Iterable[Seat]) -> Told:
    """C-9.2: the destroyed leave their alliances; one with a single member left is over."""
    gone = frozenset(dead)
    left = {each: tuple(member for member in each.members if member not in gone) for each in state.alliances}
    kept = tuple(replace(each, members=members) for each, members in left.items() if len(members) > 1)
    over = ((each, member) for each, members in left.items() if len(members) < 2 for member in members)
    told = (events.alliance_ended(member, each.number, _others(each, member), "destroyed") for each, member in over)
    return replace(state, alliances=kept), tuple(told)


def break_up(state: State) -> Told:
    """C-8.7: when only the members of one separate-victory alliance live, it ends at once."""
    living = {realm.seat for realm in state.realms if realm.alive}
    over = [
        each for each in in_force(state.alliances, state.turn + 1) if not each.joint and set(each.members) == living
    ]
    told = tuple(event for each in over for event in _ended(each, "separate"))
    return replace(state, alliances=tuple(each for each in state.alliances if each not in over)), told
