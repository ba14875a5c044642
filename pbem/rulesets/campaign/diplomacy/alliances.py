"""C-8.3, C-8.4: alliances concluded; ended by those who are in them, by their term, a fall, or a separate victory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce

from pbem.core.agreements.agreement import Departure, departures, in_force, wanting_end
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events as told
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.consent import at_the_deadline, binding, strangers
from pbem.rulesets.campaign.diplomacy.proposals import Said, Told, over
from pbem.rulesets.campaign.state import Alliance, State
from pbem.rulesets.campaign.treaty import (
    Entry,
    GiveArmy,
    GiveCity,
    GiveContact,
    GiveMap,
    Proposal,
    Share,
    Term,
    Treaty,
    Words,
)


def terminate(state: State, said: Said) -> Told:
    """C-8.4: end the alliances all members of which want it this turn; tell the others who does."""
    kept, heard = [], list[Event]()
    for alliance in state.alliances:
        asked = wanting_end(alliance, said)
        missing = tuple(member for member in alliance.members if member not in asked)
        if not missing:
            heard += _ended(alliance, "consent")
            continue
        kept.append(alliance)
        heard += (events.end_asked(each, alliance.number, asked, missing) for each in alliance.members if asked)
    return replace(state, alliances=tuple(kept)), tuple(heard)


def _ended(alliance: Alliance, why: str, members: tuple[Seat, ...] = ()) -> list[Event]:
    """C-8.4: tell all members, or some, that an alliance is over for them, and the reason class."""
    hearing = members or alliance.members
    return [told.alliance_ended(each, alliance.number, alliance.others(each), why) for each in hearing]


def conclude(state: State, proposal: Proposal) -> tuple[State, tuple[Event, ...], bool]:
    """C-8.3: conclude an agreed alliance, from the next turn on; False: something stands in its way."""
    hindered = _obstacles(state, proposal)
    if hindered:
        hearing = at_the_deadline(state).audience(proposal)
        said = (over(each, proposal, hindered.get(each, "hindered")) for each in hearing)
        return state, tuple(said), False
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
    kept, heard = [], list[Event]()
    for each in departures(state.alliances, treaty.members):
        stays = each.stay == each.agreement.members or each.agreement.over(state.turn)
        kept += [each.agreement] if stays else [*each.rest]
        heard += () if stays else _parted(each)
    return replace(state, alliances=tuple(kept)), tuple(heard)


def _parted(departure: Departure[Alliance]) -> Iterator[Event]:
    """Tell all who were allied; two or more who stay remain so."""
    alliance, stay = departure.agreement, departure.stay
    leave = tuple(each for each in alliance.members if each not in stay)
    yield from _ended(alliance, "another", leave if departure.rest else alliance.members)
    for rest in departure.rest:
        yield from (
            events.alliance_left(each, alliance.number, who, rest.others(each)) for each in stay for who in leave
        )


def _alliance(proposal: Proposal, state: State) -> Alliance:
    """C-8.3, C-8.5: write down the alliance a treaty makes; its number is the proposal's."""
    treaty = proposal.treaty
    members = tuple(realm.seat for realm in state.realms if realm.seat in treaty.members)
    last = None if treaty.turns is None else state.turn + treaty.turns
    made = Alliance(proposal.number, members, state.turn + 1, last, treaty.joint)
    return reduce(_with_term, treaty.terms, made)


def _with_term(alliance: Alliance, term: Term) -> Alliance:
    """C-8.5: put a term into force; what is given is handed over at once."""
    match term:
        case Entry():
            return replace(alliance, entry=True)
        case Share(what):
            return replace(alliance, share_explored=True) if what == "explored" else replace(alliance, share_view=True)
        case Words(words):
            return replace(alliance, words=(*alliance.words, words))
        case GiveCity() | GiveArmy() | GiveMap() | GiveContact():
            return alliance


def expire(state: State) -> Told:
    """C-3.1 phase 6, C-8.4: end the alliances whose last turn this is; warn of those about to end (C-8.8)."""
    over = tuple(each for each in state.alliances if each.over(state.turn))
    kept = tuple(each for each in state.alliances if each not in over)
    ended = [event for each in over for event in _ended(each, "expired")]
    ending = [event for each in in_force(kept, state.turn) for event in _warned(each, state.turn)]
    return replace(state, alliances=kept), (*ended, *ending)


def _warned(alliance: Alliance, turn: int) -> list[Event]:
    """C-8.8: warn the members in the turn before the last."""
    if not alliance.over(turn + 1):
        return []
    return [told.alliance_ending(each, alliance.number, alliance.others(each), 1) for each in alliance.members]


def leave(state: State, dead: Iterable[Seat]) -> Told:
    """C-9.2: the destroyed leave their alliances; one with a single member left is over."""
    left = departures(state.alliances, dead)
    kept = tuple(alliance for each in left for alliance in each.rest)
    over = (event for each in left if len(each.stay) == 1 for event in _ended(each.agreement, "destroyed", each.stay))
    return replace(state, alliances=kept), tuple(over)


def break_up(state: State) -> Told:
    """C-8.7: when only the members of one separate-victory alliance live, it ends at once."""
    living = {realm.seat for realm in state.realms if realm.alive}
    allied = in_force(state.alliances, state.turn + 1)
    over = [each for each in allied if not each.joint and set(each.members) == living]
    heard = tuple(event for each in over for event in _ended(each, "separate"))
    return replace(state, alliances=tuple(each for each in state.alliances if each not in over)), heard
