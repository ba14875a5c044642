"""C-8.3, C-8.4: alliances concluded and ended by those who are in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events as told
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.agreements import Said, Told, listeners, over
from pbem.rulesets.campaign.diplomacy.consent import binding, strangers
from pbem.rulesets.campaign.orders import EndOrder
from pbem.rulesets.campaign.state import Alliance, State
from pbem.rulesets.campaign.treaty import Entry, Proposal, Share, Treaty, Words


def terminate(state: State, said: Said) -> Told:
    """C-8.4: end the alliances all members of which want it this turn; tell the others who does."""
    kept, heard = [], list[Event]()
    for alliance in state.alliances:
        asked = _asked(alliance, said)
        ended = set(asked) == set(alliance.members)
        kept += [] if ended else [alliance]
        heard += ended_for(alliance, alliance.members, "consent") if ended else _told_asked(alliance, asked)
    return replace(state, alliances=tuple(kept)), tuple(heard)


def _asked(alliance: Alliance, said: Said) -> list[Seat]:
    """List the members who want an alliance to end, in their order."""
    words = {
        (each.by, each.order.number, frozenset(each.order.members)) for each in said if isinstance(each.order, EndOrder)
    }
    return [member for member in alliance.members if (member, alliance.number, frozenset(alliance.members)) in words]


def _told_asked(alliance: Alliance, asked: list[Seat]) -> list[Event]:
    """Tell the members that some want an end, and some have not said so."""
    missing = tuple(member for member in alliance.members if member not in asked)
    return [events.end_asked(each, alliance.number, tuple(asked), missing) for each in alliance.members if asked]


def ended_for(alliance: Alliance, members: tuple[Seat, ...], why: str) -> list[Event]:
    """C-8.4: tell some members that an alliance is over for them, and the reason class."""
    return [
        told.alliance_ended(member, alliance.number, tuple(each for each in alliance.members if each != member), why)
        for member in members
    ]


def conclude(state: State, proposal: Proposal) -> tuple[State, tuple[Event, ...], bool]:
    """C-8.3: conclude an agreed alliance, from the next turn on; False: something stands in its way."""
    hindered = _obstacles(state, proposal)
    if hindered:
        said = tuple(over(each, proposal, hindered.get(each, "hindered")) for each in listeners(proposal, state))
        return state, said, False
    state, left = _released(state, proposal.treaty)
    made = _alliance(proposal, state)
    news = tuple(events.alliance_made(member, made) for member in made.members)
    return replace(state, alliances=(*state.alliances, made)), (*left, *news), True


def _obstacles(state: State, proposal: Proposal) -> dict[Seat, str]:
    """C-8.3, C-8.4: give the members in whose way something stands, and what: it is told to nobody else (C-7.4)."""
    found = {}
    for realm in state.realms:
        if realm.seat not in proposal.treaty.members:
            continue
        if strangers(proposal.treaty, realm.seat, realm.contacts):
            found[realm.seat] = "no_contact"
        elif binding(state.alliances, realm.seat, proposal.treaty, state.turn):
            found[realm.seat] = "bound"
    return found


def _released(state: State, treaty: Treaty) -> Told:
    """C-8.4: what the members were allied in before is over for them, from the next turn on like the new one."""
    members, kept, heard = set(treaty.members), [], list[Event]()
    for alliance in state.alliances:
        if not members & set(alliance.members) or (alliance.last is not None and alliance.last <= state.turn):
            kept.append(alliance)
            continue
        stay = tuple(each for each in alliance.members if each not in members)
        kept += [replace(alliance, members=stay)] if len(stay) > 1 else []
        heard += _parted(alliance, stay)
    return replace(state, alliances=tuple(kept)), tuple(heard)


def _parted(alliance: Alliance, stay: tuple[Seat, ...]) -> Iterator[Event]:
    """Tell all who were allied; two or more who stay remain so."""
    leave = tuple(each for each in alliance.members if each not in stay)
    if len(stay) < 2:
        yield from ended_for(alliance, alliance.members, "another")
        return
    yield from ended_for(alliance, leave, "another")
    for member in stay:
        for who in leave:
            rest = tuple(each for each in stay if each != member)
            yield events.alliance_left(member, alliance.number, who, rest)


def _alliance(proposal: Proposal, state: State) -> Alliance:
    """C-8.3, C-8.5: write down the alliance a treaty makes; its number is the proposal's."""
    treaty, terms = proposal.treaty, proposal.treaty.terms
    last = None if treaty.turns is None else state.turn + treaty.turns
    return Alliance(
        proposal.number,
        tuple(realm.seat for realm in state.realms if realm.seat in treaty.members),
        state.turn + 1,
        last,
        treaty.joint,
        any(isinstance(term, Entry) for term in terms),
        any(isinstance(term, Share) and term.what == "explored" for term in terms),
        any(isinstance(term, Share) and term.what == "view" for term in terms),
        tuple(term.words for term in terms if isinstance(term, Words)),
    )
