"""Everything that can be told of diplomacy (C-8): one constructor for each kind of event.

The text of a kind is `campaign-event-<kind>`; facts are written as in `pbem.rulesets.campaign.events`, where `contact`,
`alliance_ending` and `alliance_ended` stand. Each is told to the seat or seats named first, and to nobody else; only
`abandoned` is told to all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.events import EVERYONE, Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.campaign.state import Alliance

Seats = Iterable[Seat]

SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {
    "common_battle": ("sides", "result", "winner", "at", "other", "city"),
    "common_city": ("city", "owner", "by", "at"),
    "common_handover": ("city", "owner", "to", "at"),
    "common_capital": ("city", "owner", "by", "at"),
    "common_alliance": ("members", "turns", "joint"),
    "common_alliance_ended": ("members", "why"),
    "common_alliance_left": ("who", "members"),
}
"""C-8.12: what the protocol tells all members of the Union, wherever it happened."""


@dataclass(frozen=True)
class Item:
    """What is handed over: `what` is `city`, `army`, `map` or `contact`, the rest what is known of it.

    city and at: the city given, or the one the army stands in; army: its number, to the receiver its new one; of: whose
    contact; cells and cities: how many of them the map shows that the receiver did not know (0 to the giver).
    """

    what: str
    city: str = ""
    at: str = ""
    army: int = 0
    strength: int = 0
    of: str = ""
    cells: int = 0
    cities: int = 0


def _told(kind: str, seats: Seats, rank: Rank, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=frozenset(seats), facts=facts, rank=rank)


def proposal_answered(member: Seat, number: int, who: str, answer: str) -> Event:
    """`proposal_answered`: the proposal stays open; who, answer: `accept` or `withdraw` (took the consent back)."""
    return _told("proposal_answered", [member], Rank.NOTE, number=number, who=who, answer=answer)


def proposal_over(member: Seat, proposal: tuple[int, Seat], others: tuple[str, ...], why: str, who: str = "") -> Event:
    """`proposal_over`: number, by (its author), others (the other members), why, who (or empty).

    why: `rejected` (by who), `withdrawn` (by its author), `lapsed` (G21), `destroyed` (who), `refused` (the referee did
    not let it pass), `no_contact` (not all parties know each other), `bound` (the reader is bound by an alliance for a
    fixed term, C-8.4), `hindered` (another party could not conclude it; why is its secret).
    """
    number, by = proposal
    return _told("proposal_over", [member], Rank.NEWS, number=number, by=by, others=others, why=why, who=who)


def agreement_waits(member: Seat, number: int, others: tuple[str, ...]) -> Event:
    """`agreement_waits`: all parties agree, the referee has not let it pass yet (option treaty_approval)."""
    return _told("agreement_waits", [member], Rank.NEWS, number=number, others=others)


def answer_void(seat: Seat, number: int, answer: str) -> Event:
    """`answer_void`: there was no such proposal to answer at the deadline; answer: `accept` or `reject`."""
    return _told("answer_void", [seat], Rank.NEWS, number=number, answer=answer)


def alliance_made(member: Seat, alliance: Alliance) -> Event:
    """`alliance_made` (C-8.3): number, others, first and last (turns; last 0: without limit), joint (1: joint victory),
    entry, explored, view (1: agreed), words (the free terms, in their author's words)."""
    shared = {"entry": int(alliance.entry), "explored": int(alliance.share_explored), "view": int(alliance.share_view)}
    first, last, joint = alliance.first, alliance.last or 0, int(alliance.joint)
    facts: dict[str, Fact] = {"first": first, "last": last, "joint": joint, **shared, "words": alliance.words}
    others = alliance.others(member)
    return _told("alliance_made", [member], Rank.HEADLINE, number=alliance.number, others=others, **facts)


def alliance_left(member: Seat, number: int, who: Seat, others: tuple[str, ...]) -> Event:
    """`alliance_left` (C-8.4), for those who stay allied: who (has left for another alliance), others (who stays)."""
    return _told("alliance_left", [member], Rank.HEADLINE, number=number, who=who, others=others)


def end_asked(member: Seat, number: int, asked: tuple[str, ...], missing: tuple[str, ...]) -> Event:
    """`end_asked` (C-8.4): it goes on, for not all wanted its end this turn: asked and missing (members)."""
    return _told("end_asked", [member], Rank.NEWS, number=number, asked=asked, missing=missing)


def given(giver: Seat, number: int, to: Seat, item: Item) -> Event:
    """`given` (C-8.6), to the giver: number (of the proposal), what, whom (who got it) and what `Item` says."""
    return _told("given", [giver], Rank.NEWS, number=number, whom=to, **_said(item))


def received(to: Seat, number: int, giver: Seat, item: Item) -> Event:
    """`received` (C-8.6), to the receiver: number, what, whom (who gave it) and what `Item` says.

    Of a contact only when the receiver had it already; else he is told of it by `contact`.
    """
    return _told("received", [to], Rank.HEADLINE, number=number, whom=giver, **_said(item))


def _said(item: Item) -> dict[str, Fact]:
    what: dict[str, Fact] = {"what": item.what, "city": item.city, "at": item.at, "army": item.army}
    return {**what, "strength": item.strength, "of": item.of, "cells": item.cells, "cities": item.cities}


def gift_failed(seat: Seat, number: int, parties: tuple[Seat, Seat], item: Item, why: str) -> Event:
    """`gift_failed` (C-8.6), to both parties: number, giver, to, what, city, army (the giver's number), of, why.

    why: `not_owned` (the city is not the giver's, any more or at all), `garrison` (an army of the giver stands in it
    and may not stay), `gone` (the giver has no such army), `foreign_city` (the army stands in a city not of the
    receiver's side, or without right of entry), `no_contact` (the giver has not both contacts, or not with the
    receiver), `destroyed` (a party is no more).
    """
    giver, to = parties
    facts: dict[str, Fact] = {"what": item.what, "city": item.city, "army": item.army, "of": item.of}
    return _told("gift_failed", [seat], Rank.NEWS, number=number, giver=giver, to=to, why=why, **facts)


def city_passed(seats: Seats, city: str, at: str, owner: Seat, to: Seat) -> Event:
    """`city_passed`, for those who only see it: city, at, owner (who handed it over), to."""
    return _told("city_passed", seats, Rank.NEWS, city=city, at=at, owner=owner, to=to)


def union_made(seat: Seat, by: Seat, others: tuple[str, ...]) -> Event:
    """`union_made` (C-8.11), for each living state: by (who made it), others (all other living states)."""
    return _told("union_made", [seat], Rank.HEADLINE, by=by, others=others)


def union_refused(seat: Seat) -> Event:
    """`union_refused` (C-8.11), for the issuer only: it has not the contacts of all living states."""
    return _told("union_refused", [seat], Rank.NEWS)


def ex_allies(seat: Seat, whom: Seat, place: tuple[str, str], left: int) -> Event:
    """`ex_allies` (C-8.8): armies of both stand in one cell, or an army of one in a city of the other: whom, at, city
    (or empty), left (allied turns still to come; 0: hostile from the next movement on)."""
    at, city = place
    return _told("ex_allies", [seat], Rank.NEWS, whom=whom, at=at, city=city, left=left)


def abandoned(who: Seat) -> Event:
    """`abandoned` (C-9.4), for all: the referee has ended the state who (colour only)."""
    return Event(kind="abandoned", seen_by=EVERYONE, facts={"who": who}, rank=Rank.HEADLINE)


@dataclass(frozen=True)
class Spot:
    """Where something happened, for the option protocol_detail=full; all empty in the plain protocol."""

    at: str = ""
    other: str = ""
    city: str = ""


def common_battle(seats: Seats, sides: tuple[str, ...], result: str, winner: str, spot: Spot) -> Event:
    """`common_battle` (C-8.12): sides (seat keys or `neutral`), result (`won`, `tied`), winner; at, other, city."""
    facts: dict[str, Fact] = {"sides": sides, "result": result, "winner": winner}
    return _told("common_battle", seats, Rank.NOTE, **facts, at=spot.at, other=spot.other, city=spot.city)


def common_city(seats: Seats, city: str, owner: str, by: str, at: str) -> Event:
    """`common_city` (C-8.12): a city captured: city, owner (who had it, or `neutral`), by, at (or empty)."""
    return _told("common_city", seats, Rank.NOTE, city=city, owner=owner, by=by, at=at)


def common_handover(seats: Seats, city: str, owner: str, to: str, at: str) -> Event:
    """`common_handover` (C-8.12): a city handed over: city, owner (who had it), to, at (or empty)."""
    return _told("common_handover", seats, Rank.NOTE, city=city, owner=owner, to=to, at=at)


def common_capital(seats: Seats, city: str, owner: str, by: str, at: str) -> Event:
    """`common_capital` (C-8.12): a capital lost by its own state: city, owner, by, at (or empty)."""
    return _told("common_capital", seats, Rank.NOTE, city=city, owner=owner, by=by, at=at)


def common_alliance(seats: Seats, members: tuple[str, ...], turns: int, joint: int) -> Event:
    """`common_alliance` (C-8.12, G19): an alliance made: members, turns (0: no limit), joint (1: joint victory)."""
    return _told("common_alliance", seats, Rank.NEWS, members=members, turns=turns, joint=joint)


def common_alliance_ended(seats: Seats, members: tuple[str, ...], why: str) -> Event:
    """`common_alliance_ended` (C-8.12, G19): members (who were in it), why as in `alliance_ended`."""
    return _told("common_alliance_ended", seats, Rank.NEWS, members=members, why=why)


def common_alliance_left(seats: Seats, who: Seat, members: tuple[str, ...]) -> Event:
    """`common_alliance_left` (C-8.12, G19): who left an alliance for another one, members (who stay allied)."""
    return _told("common_alliance_left", seats, Rank.NEWS, who=who, members=members)
