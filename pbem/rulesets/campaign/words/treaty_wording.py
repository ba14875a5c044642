"""Treaties <-> phrases (4.5): members, terms, and who gives what to whom.

What the words leave open follows from who writes: `alliance with red` is of the writer and red. Terms are put into one
order, so that the same treaty has the same number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import COLOURS, Seat
from pbem.core.slots import each, integer, word
from pbem.rulesets.campaign.treaty import (
    Entry,
    Gift,
    GiveArmy,
    GiveCity,
    GiveContact,
    GiveMap,
    Share,
    Term,
    Treaty,
    Words,
)
from pbem.rulesets.campaign.words.unclear import fault, named, parties


def treaty_phrase(treaty: Treaty) -> Phrase:
    """Turn a treaty into the phrase that proposes it; a mere gift is said as one."""
    terms = tuple(_term_phrases(treaty.terms))
    if not treaty.alliance and len(terms) == 1 and _only_parties(treaty):
        return Phrase("gift", {"gift": terms[0]})
    members = tuple(map(_seat_phrase, treaty.members))
    if not treaty.alliance:
        return Phrase("propose", {"members": members, "terms": terms, "exchange": "1"})
    outcome = Phrase("victory", {"outcome": "joint" if treaty.joint else "separate"})
    length = Phrase("unlimited") if treaty.turns is None else Phrase("duration", {"turns": treaty.turns})
    return Phrase("propose", {"members": members, "terms": (length, outcome, *terms)})


def _only_parties(treaty: Treaty) -> bool:
    """Tell whether nobody is a member but who gives and who gets."""
    parties = {seat for term in treaty.terms if isinstance(term, Gift) for seat in (term.giver, term.to)}
    return parties == set(treaty.members)


def _seat_phrase(seat: Seat) -> Phrase:
    return Phrase("seat", {"colour": seat})


def _term_phrases(terms: Iterable[Term]) -> Iterator[Phrase]:
    """Say terms; what is shared is said together, and so is what one gives to another."""
    for _, together in groupby(terms, _sort):
        same = tuple(together)
        match same[0]:
            case Share():
                kinds = {"explored": "explored", "view": "sight"}
                yield Phrase(
                    "share", {"what": tuple(Phrase(kinds[one.what]) for one in same if isinstance(one, Share))}
                )
            case Entry():
                yield Phrase("entry")
            case Words():
                yield from (Phrase("vow", {"words": one.words}) for one in same if isinstance(one, Words))
            case GiveCity() | GiveArmy() | GiveMap() | GiveContact() as gift:
                things = tuple(_thing_phrases([one for one in same if isinstance(one, Gift)]))
                parties = {"giver": _seat_phrase(gift.giver), "to": _seat_phrase(gift.to)}
                yield Phrase("give", {**parties, "things": things})
            case _:
                assert_never(same[0])


def _sort(term: Term) -> tuple[str, ...]:
    """Tell which terms are said together."""
    return ("gift", term.giver, term.to) if isinstance(term, Gift) else (term.kind,)


def _thing_phrases(gifts: Iterable[Gift]) -> Iterator[Phrase]:
    """Say what is given; contacts in a row are said together."""
    for _, together in groupby(gifts, lambda gift: gift.kind):
        same = tuple(together)
        of = tuple(_seat_phrase(one.of) for one in same if isinstance(one, GiveContact))
        if of:
            yield Phrase("give_contact", {"of": of})
        yield from (_thing_phrase(one) for one in same if not isinstance(one, GiveContact))


def _thing_phrase(gift: GiveCity | GiveArmy | GiveMap) -> Phrase:
    match gift:
        case GiveCity(city):
            return Phrase("give_city", {"city": city})
        case GiveArmy(army):
            return Phrase("give_army", {"army": army})
        case GiveMap():
            return Phrase("give_map")


def treaty(phrase: Phrase, me: Seat) -> Treaty | Problem:
    """Turn a phrase of `propose` or `gift`, written by `me`, into a treaty."""
    return fault(phrase, me) or (_gift(phrase, me) if phrase.kind == "gift" else _treaty(phrase, me))


def _gift(phrase: Phrase, me: Seat) -> Treaty:
    """C-8.6: a gift outside a treaty is one of giving only."""
    gifts = tuple(_gifts(each(phrase, "gift")[0], (me,)))
    members = {gifts[0].giver, gifts[0].to}
    return Treaty(in_seat_order(members), alliance=False, joint=False, terms=ordered(gifts))


def _treaty(phrase: Phrase, me: Seat) -> Treaty:
    """C-8.3: a treaty of alliance, or an exchange; a mere pact against attacks brings no common victory."""
    members = in_seat_order({me, *named(phrase)})
    said = each(phrase, "terms")
    table = (me, *(seat for seat in members if seat != me))
    terms = ordered(term for one in said for term in _terms(one, table))
    if "exchange" in phrase.slots:
        return Treaty(members, alliance=False, joint=False, terms=terms)
    turns = next((integer(one, "turns") for one in said if one.kind == "duration"), None)
    default = "separate" if "pact" in phrase.slots else "joint"
    outcome = next((word(one, "outcome") for one in said if one.kind == "victory"), default)
    return Treaty(members, True, turns, outcome == "joint", terms)


def in_seat_order(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """List states in the fixed order of the seats."""
    return tuple(sorted(seats, key=lambda seat: (COLOURS.index(seat) if seat in COLOURS else len(COLOURS), seat)))


def ordered(terms: Iterable[Term]) -> tuple[Term, ...]:
    """Put terms into one order, each once: what is shared, entry, what is given as it was written, free words."""
    each = dict.fromkeys(terms)
    return tuple(sorted(each, key=lambda term: (_rank(term), term.what if isinstance(term, Share) else "")))


def _rank(term: Term) -> int:
    match term:
        case Share():
            return 0
        case Entry():
            return 1
        case GiveCity() | GiveArmy() | GiveMap() | GiveContact():
            return 2
        case Words():
            return 3


def _terms(phrase: Phrase, table: tuple[Seat, ...]) -> Iterator[Term]:
    if phrase.kind not in _NO_TERMS:
        yield from _TERMS[phrase.kind](phrase, table)


def _shares(phrase: Phrase, table: tuple[Seat, ...]) -> Iterator[Term]:
    for one in each(phrase, "what"):
        yield Share("view" if one.kind == "sight" else "explored")


def _maps(phrase: Phrase, table: tuple[Seat, ...]) -> Iterator[Term]:
    members = in_seat_order(table)
    yield from (GiveMap(giver, to) for giver in members for to in members if giver != to)


def _gifts(phrase: Phrase, table: tuple[Seat, ...]) -> Iterator[Gift]:
    giver, to = parties(phrase, table)
    for thing in each(phrase, "things"):
        yield from _GIFTS[thing.kind](thing, Seat(giver), Seat(to))


def _contacts(thing: Phrase, giver: Seat, to: Seat) -> Iterator[Gift]:
    for one in each(thing, "of"):
        yield GiveContact(Seat(word(one, "colour")), giver, to)


_GIFTS: Mapping[str, Callable[[Phrase, Seat, Seat], Iterable[Gift]]] = {
    "give_city": lambda thing, giver, to: (GiveCity(word(thing, "city"), giver, to),),
    "give_army": lambda thing, giver, to: (GiveArmy(integer(thing, "army"), giver, to),),
    "give_map": lambda thing, giver, to: (GiveMap(giver, to),),
    "give_contact": _contacts,
}
_NO_TERMS = frozenset({"duration", "unlimited", "victory", "peace", "no_entry"})
"""What is said of a treaty and is none of its terms, but one of its fields or what holds anyway."""
_TERMS: Mapping[str, Callable[[Phrase, tuple[Seat, ...]], Iterable[Term]]] = {
    "share": _shares,
    "entry": lambda phrase, table: (Entry(),),
    "maps": _maps,
    "give": _gifts,
    "vow": lambda phrase, table: (Words(word(phrase, "words")),),
}
