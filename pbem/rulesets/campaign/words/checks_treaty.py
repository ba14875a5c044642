"""E-8, 4.5: what is wrong with diplomatic orders, as far as their author can know.

What others promise is checked when they accept it, against what they know, and when it is carried out; so a proposal
never tells what the other side has. Codes, facts and paragraphs (`problem-<code>` in the catalogues):

| code | severity | facts | paragraph |
|---|---|---|---|
| campaign-no-contact | ERROR | who: the same words whether or not that state exists, lives or is seen | C-8.10 |
| campaign-no-contact-yet | WARNING | who (parties the one who accepts does not know) | C-8.3 |
| campaign-term-stranger | ERROR | who (gives or gets something and is no member) | C-8.5 |
| campaign-gift-self | ERROR | who | C-8.6 |
| campaign-contact-self | ERROR | who (would get the contact of itself) | C-8.2 |
| campaign-give-city | ERROR | city (not an own one) | C-8.6 |
| campaign-give-twice | ERROR | what: `city`, `army`, city, army | C-8.6 |
| campaign-give-capital | WARNING | city | C-8.6 |
| campaign-give-garrison | WARNING | city, armies (own ones in it now), count | C-8.6 |
| campaign-words-long | ERROR | limit | C-8.5 |
| campaign-terms-many | ERROR | limit | C-8.5 |
| campaign-already-proposed | ERROR | number, until | C-8.3 |
| campaign-own-proposal | ERROR | number | C-8.3 |
| campaign-bound | ERROR | number, others, last | C-8.4 |
| campaign-alliance-replaced | WARNING | number, others | C-8.4 |
| campaign-union-stands | ERROR | | C-8.11 |
| campaign-union-contacts | WARNING | who (states known and not met) | C-8.11 |
| campaign-referee-only | ERROR | | C-8.3 |
| campaign-pass-needless | ERROR | number | C-8.3 |
| campaign-pass-early | WARNING | number, missing (who has not accepted) | C-8.3 |

`campaign-no-army`, `campaign-no-proposal` and `campaign-no-alliance` are those of other modules.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import assert_never

from pbem.core.agreements.negotiation import named
from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.campaign.diplomacy.consent import binding, missing, strangers
from pbem.rulesets.campaign.orders import Official, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.treaty import Entry, Gift, GiveArmy, GiveCity, GiveContact, GiveMap, Treaty, Words
from pbem.rulesets.campaign.view import View

LONGEST_WORDS, MOST_TERMS = 500, 40
"""So many letters a free term may have, so many terms a treaty."""


def check_dealing(order: Official, view: View, armies: Container[int]) -> Iterator[Problem]:
    """Check a diplomatic order; `armies` are the own ones after the splits of the sheet."""
    match order:
        case ProposeOrder():
            yield from _proposal(order, view, armies)
        case AnswerOrder(answer="accept"):
            yield from _acceptance(order, view, armies)
        case AnswerOrder(number=number):
            yield from _known(number, view)
        case EndOrder(number=number):
            if all(number != each.number for each in view.alliances):
                yield _error("campaign-no-alliance", "C-8.4", number=str(number))
        case UnionOrder():
            yield from _union(view)
        case PassOrder(number=number, passed=passed):
            yield from _passing(number, passed, view)
        case _:
            assert_never(order)


def _proposal(order: ProposeOrder, view: View, armies: Container[int]) -> Iterator[Problem]:
    """C-8.3: the author knows all members, and has what he promises."""
    if view.seat is None or view.seat == REFEREE:
        yield _error("campaign-no-state", "C-8.3")
        return
    older = [one for one in view.proposals if (one.by, one.treaty) == (view.seat, order.treaty)]
    for one in older:
        if one.turn < view.turn:
            yield _error("campaign-already-proposed", "C-8.3", number=str(one.number), until=one.until)
    yield from _size(order.treaty)
    for who in (*strangers(order.treaty, view.seat, view.contacts), *_fallen(order.treaty, view)):
        yield _error("campaign-no-contact", "C-8.10", who=who)
    yield from _parties(order.treaty)
    yield from _own_part(order.treaty, view, view.seat, armies)


def _fallen(treaty: Treaty, view: View) -> Iterator[Seat]:
    """C-8.10: list members met and destroyed since; the words are those for states never met."""
    yield from (seat for seat in treaty.members if seat in view.fallen and seat in view.contacts)


def _size(treaty: Treaty) -> Iterator[Problem]:
    if len(treaty.terms) > MOST_TERMS:
        yield _error("campaign-terms-many", "C-8.5", limit=MOST_TERMS)
    if any(isinstance(term, Words) and len(term.words) > LONGEST_WORDS for term in treaty.terms):
        yield _error("campaign-words-long", "C-8.5", limit=LONGEST_WORDS)


def _parties(treaty: Treaty) -> Iterator[Problem]:
    """C-8.5: things pass from one member to another, once."""
    gifts = [term for term in treaty.terms if isinstance(term, Gift)]
    for who in dict.fromkeys(seat for gift in gifts for seat in (gift.giver, gift.to) if seat not in treaty.members):
        yield _error("campaign-term-stranger", "C-8.5", who=who)
    for who in dict.fromkeys(gift.giver for gift in gifts if gift.giver == gift.to):
        yield _error("campaign-gift-self", "C-8.6", who=who)
    for gift in gifts:
        if isinstance(gift, GiveContact) and gift.of in (gift.giver, gift.to):
            yield _error("campaign-contact-self", "C-8.2", who=gift.of)
    things = [thing for gift in gifts for thing in _things(gift)]
    for what, city, army in dict.fromkeys(thing[:3] for thing in things if things.count(thing) > 1):
        yield _error("campaign-give-twice", "C-8.6", what=what, city=city, army=army)


def _things(gift: Gift) -> tuple[tuple[str, str, int, str], ...]:
    """Name what can be given once: cities by their names, armies by number and owner."""
    match gift:
        case GiveCity():
            return (("city", gift.city, 0, ""),)
        case GiveArmy():
            return (("army", "", gift.army, gift.giver),)
        case GiveMap() | GiveContact():
            return ()


def _own_part(treaty: Treaty, view: View, me: Seat, armies: Container[int]) -> Iterator[Problem]:
    """4.5: check what `me` promises, and whether it is free to."""
    own = [term for term in treaty.terms if isinstance(term, Gift) and term.giver == me]
    for gift in own:
        match gift:
            case GiveArmy(army=army):
                if army not in armies:
                    have = tuple(each.number for each in view.armies)
                    yield _error("campaign-no-army", "C-1.4", army=army, have=have)
            case GiveContact(of=of):
                if of not in view.contacts and of not in (me, gift.to):
                    yield _error("campaign-no-contact", "C-8.10", who=of)
            case GiveCity(city=city):
                yield from _own_city(city, treaty, view)
            case GiveMap():
                pass
            case _:
                assert_never(gift)
    yield from _free(treaty, view, me)


def _own_city(city: str, treaty: Treaty, view: View) -> Iterator[Problem]:
    """C-8.6: a city that is handed over is one's own, and empty unless the treaty lets its armies stay."""
    known = next((each for each in view.cities if each.name == city and each.standing == "own"), None)
    if known is None:
        yield _error("campaign-give-city", "C-8.6", city=city)
        return
    if known.capital:
        yield _warning("campaign-give-capital", "C-8.6", city=city)
    given = {term.army for term in treaty.terms if isinstance(term, GiveArmy) and term.giver == view.seat}
    inside = tuple(each.number for each in view.armies if each.cell == known.cell and each.number not in given)
    if inside and not (treaty.alliance and Entry() in treaty.terms):
        yield _warning("campaign-give-garrison", "C-8.6", city=city, armies=inside, count=len(inside))


def _free(treaty: Treaty, view: View, me: Seat) -> Iterator[Problem]:
    """C-8.4: a fixed term binds; an alliance without limit ends by another one."""
    bound = binding(view.alliances, me, treaty, view.turn, view.ending)
    if bound is not None:
        facts: dict[str, Fact] = {"number": str(bound.number), "others": bound.others(me), "last": bound.last or 0}
        yield _error("campaign-bound", "C-8.4", **facts)
    loose = (each for each in view.alliances if me in each.members and each.last is None)
    for each in loose:
        if treaty.alliance and not set(each.members) <= set(treaty.members):
            yield _warning("campaign-alliance-replaced", "C-8.4", number=str(each.number), others=each.others(me))


def _acceptance(order: AnswerOrder, view: View, armies: Container[int]) -> Iterator[Problem]:
    """4.5: what one promises by accepting is checked against what one knows."""
    proposal = next((each for each in view.proposals if named(order, each)), None)
    if proposal is None or view.seat is None:
        yield from _known(order.number, view)
    elif proposal.by == view.seat:
        yield _error("campaign-own-proposal", "C-8.3", number=str(order.number))
    else:
        yield from _own_part(proposal.treaty, view, view.seat, armies)
        unmet = strangers(proposal.treaty, view.seat, view.contacts)
        if unmet:
            yield _warning("campaign-no-contact-yet", "C-8.3", who=unmet)


def _known(number: int, view: View) -> Iterator[Problem]:
    """C-8.3: what was withdrawn, changed or lapsed is no more there."""
    if view.proposal(number) is None:
        known = tuple(str(each.number) for each in view.proposals)
        yield _error("campaign-no-proposal", "C-8.3", number=str(number), open=known, count=len(known))


def _union(view: View) -> Iterator[Problem]:
    """C-8.11: as far as is known: how many states there are is a secret."""
    if view.union:
        yield _error("campaign-union-stands", "C-8.11")
    unmet = tuple(seat for seat in view.known if seat not in (*view.contacts, *view.fallen, view.seat))
    if unmet and not view.union:
        yield _warning("campaign-union-contacts", "C-8.11", who=unmet)


def _passing(number: int, passed: bool, view: View) -> Iterator[Problem]:
    """3.3: the referee lets through what all have agreed to."""
    if view.seat != REFEREE:
        yield _error("campaign-referee-only", "C-8.3")
        return
    proposal = view.proposal(number)
    if proposal is None:
        yield from _known(number, view)
    elif view.options.treaty_approval != "referee":
        yield _error("campaign-pass-needless", "C-8.3", number=str(number))
    else:
        left = missing(proposal, view.options)
        if left and passed:
            yield _warning("campaign-pass-early", "C-8.3", number=str(number), missing=left)


def _error(code: str, paragraph: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts, severity=Severity.ERROR, paragraph=paragraph)


def _warning(code: str, paragraph: str, **facts: Fact) -> Problem:
    return Problem(code, facts=facts, severity=Severity.WARNING, paragraph=paragraph)
