"""What must be fulfilled before an agreement counts: who must accept, who must know whom, who is bound already."""

from __future__ import annotations

from collections.abc import Container, Iterable

from pbem.core.seats import Seat
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Gift, GiveArmy, GiveCity, GiveContact, Proposal, Treaty


def until(turn: int, options: Options) -> int:
    """G21: give the last turn in which a proposal made in `turn` can be accepted."""
    return turn + options.proposal_ttl - 1


def lawful(treaty: Treaty, by: Seat) -> bool:
    """Tell whether a treaty is one at all: two parties or more, its author among them, who give what they give."""
    members = set(treaty.members)
    gifts = [term for term in treaty.terms if isinstance(term, Gift)]
    named = {by} | {gift.giver for gift in gifts} | {gift.to for gift in gifts}
    whole = len(members) == len(treaty.members) > 1 and (treaty.turns is None or treaty.turns > 0)
    return whole and named <= members and all(gift.giver != gift.to for gift in gifts)


def consenting(treaty: Treaty, by: Seat, options: Options) -> tuple[Seat, ...]:
    """List who must accept a proposal of `by` before it counts: all the others; of gifts, those G16 asks."""
    others = tuple(member for member in treaty.members if member != by)
    if treaty.alliance or any(not isinstance(term, Gift) for term in treaty.terms):
        return others
    gifts = [term for term in treaty.terms if isinstance(term, Gift)]
    asked = {gift.giver for gift in gifts} | {gift.to for gift in gifts if needs_consent(gift, options)}
    return tuple(member for member in others if member in asked)


def needs_consent(gift: Gift, options: Options) -> bool:
    """G16: tell whether a gift must be accepted by who gets it: with `goods`, a city and an army."""
    goods = isinstance(gift, GiveCity | GiveArmy)
    return options.gift_consent == "all" or (options.gift_consent == "goods" and goods)


def strangers(treaty: Treaty, seat: Seat, contacts: Container[Seat]) -> tuple[Seat, ...]:
    """C-8.3: list the members a seat with these contacts does not know, and no acquaintance makes known to it."""
    brought = {frozenset({gift.of, gift.to}) for gift in introductions(treaty) if gift.giver in contacts}
    unmet = (member for member in treaty.members if member != seat and member not in contacts)
    return tuple(member for member in unmet if frozenset({member, seat}) not in brought)


def introductions(treaty: Treaty) -> tuple[GiveContact, ...]:
    """C-8.3: list the contacts a treaty hands over."""
    return tuple(term for term in treaty.terms if isinstance(term, GiveContact))


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
        lasting = seat in each.members and each.last is not None and each.last > turn
        parting = all((each.number, member) in said for member in each.members if member != seat)
        if lasting and not parting and not set(each.members) <= set(treaty.members):
            return each
    return None
