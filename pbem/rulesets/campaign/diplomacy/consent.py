"""What must be fulfilled before an agreement counts: who must accept, who must know whom, who is bound already."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
from functools import partial

from pbem.core.agreements import proposal as general
from pbem.core.agreements.proposal import Procedure, all_others
from pbem.core.seats import Seat
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Alliance, State
from pbem.rulesets.campaign.treaty import Gift, GiveArmy, GiveCity, GiveContact, GiveMap, Proposal, Treaty


def procedure(turn: int, options: Options) -> Procedure[Treaty]:
    """C-8.3, G21: say how the states come to their agreements."""
    approval, asked = options.treaty_approval == "referee", partial(consenting, options=options)
    return Procedure(turn=turn, turns=options.proposal_ttl, approval=approval, lawful=lawful, asked=asked)


def at_the_deadline(state: State) -> Procedure[Treaty]:
    """C-8.10: a state that never was simply does not answer, like one that does not hear."""
    contacts = {realm.seat: realm.contacts for realm in state.realms}
    return replace(
        procedure(state.turn, state.options),
        seats=tuple(contacts),
        fallen=frozenset(realm.seat for realm in state.realms if not realm.alive),
        heard=lambda each, seat: hears(each, seat, contacts[seat]),
        barred=lambda each: "no_contact" if strangers(each.treaty, each.by, contacts.get(each.by, ())) else "",
    )


def lawful(treaty: Treaty, by: Seat) -> bool:
    """Tell whether a treaty is one at all: who gives or gets something is a member, and nobody gives to himself."""
    gifts = [term for term in treaty.terms if isinstance(term, Gift)]
    parties = {gift.giver for gift in gifts} | {gift.to for gift in gifts}
    lasting = treaty.turns is None or treaty.turns > 0
    mutual = parties <= set(treaty.members) and all(gift.giver != gift.to for gift in gifts)
    return lasting and mutual and general.lawful(treaty, by)


def consenting(treaty: Treaty, by: Seat, options: Options) -> tuple[Seat, ...]:
    """List who must accept a proposal of `by` before it counts: all the others; of gifts, those G16 asks."""
    others = all_others(treaty, by)
    if treaty.alliance or any(not isinstance(term, Gift) for term in treaty.terms):
        return others
    gifts = [term for term in treaty.terms if isinstance(term, Gift)]
    asked = {gift.giver for gift in gifts} | {gift.to for gift in gifts if needs_consent(gift, options)}
    return tuple(member for member in others if member in asked)


def missing(proposal: Proposal, options: Options) -> tuple[Seat, ...]:
    """C-8.3: list who must still accept a proposal."""
    return procedure(proposal.turn, options).missing(proposal)


def needs_consent(gift: Gift, options: Options) -> bool:
    """G16: tell whether a gift must be accepted by who gets it: with `goods`, a city and an army."""
    return options.gift_consent == "all" or (options.gift_consent == "goods" and _goods(gift))


def _goods(gift: Gift) -> bool:
    match gift:
        case GiveCity() | GiveArmy():
            return True
        case GiveMap() | GiveContact():
            return False


def strangers(treaty: Treaty, seat: Seat, contacts: Container[Seat]) -> tuple[Seat, ...]:
    """C-8.3: list the members a seat with these contacts does not know, and no acquaintance makes known to it."""
    handed = (term for term in treaty.terms if isinstance(term, GiveContact))
    brought = {frozenset({gift.of, gift.to}) for gift in handed if gift.giver in contacts}
    unmet = (member for member in treaty.members if member != seat and member not in contacts)
    return tuple(member for member in unmet if frozenset({member, seat}) not in brought)


def hears(proposal: Proposal, seat: Seat, contacts: Container[Seat]) -> bool:
    """C-8.10: tell whether a proposal reaches a member: from one it knows, or whom an acquaintance introduces by it."""
    return seat in proposal.treaty.members and proposal.by not in strangers(proposal.treaty, seat, contacts)


def binding(
    alliances: Iterable[Alliance], seat: Seat, treaty: Treaty, turn: int, ending: Iterable[tuple[int, Seat]] = ()
) -> Alliance | None:
    """C-8.4: give the alliance for a fixed term that keeps a seat from concluding this treaty in `turn`.

    `ending`: who wants to end which; it does not bind a seat that need only say so itself.
    """
    if not treaty.alliance:
        return None
    said = set(ending)
    for each in alliances:
        lasting = seat in each.members and each.last is not None and not each.over(turn)
        parting = all((each.number, member) in said for member in each.others(seat))
        if lasting and not parting and not set(each.members) <= set(treaty.members):
            return each
    return None
