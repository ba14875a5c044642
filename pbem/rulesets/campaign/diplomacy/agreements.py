"""C-3.1 phase 6, at the deadline: which proposals are agreed, which wait, stay open or are over (C-8.3, G21).

`came` tells when the letter came in which something was said; an agreement is complete with the last word it needed.
Of one letter, or of letters whose time is not known, the seats come in their order, then the lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.consent import hears, strangers
from pbem.rulesets.campaign.diplomacy.table import agreed, answered, meant, named, proposed, settled
from pbem.rulesets.campaign.orders import AnswerOrder, Dealing, Order, PassOrder, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.treaty import Proposal

Said = tuple[Overture[Order], ...]
Told = tuple[State, tuple[Event, ...]]
Places = list[tuple[int, Overture[Order]]]
Key = tuple[int, frozenset[Seat]]


@dataclass(frozen=True)
class Fate:
    """What becomes of a proposal: `agreed`, `waits`, `open`, or why it is over, and by whom."""

    what: str
    who: str = ""


def said_by_all(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> Said:
    """List what the living and the referee have written of diplomacy, in the order of completion."""
    speakers = (*(realm.seat for realm in state.realms if realm.alive), REFEREE)
    lines = [
        ((line.came, rank, line.line), Overture[Order](seat, line.order, line.came))
        for rank, seat in enumerate(speakers)
        for line in sheets.get(seat, Sheet[Order]()).lines
        if isinstance(line.order, Dealing | UnionOrder | PassOrder)
    ]
    return tuple(overture for _, overture in sorted(lines, key=lambda line: line[0]))


def settle(state: State, said: Said) -> tuple[State, tuple[Proposal, ...], tuple[Event, ...]]:
    """Give the proposals agreed by the deadline in the order of completion; those that stay open stay in the state."""
    spoken = _by_numbers(said)
    laid = {_key(each): each for each in (*state.proposals, *proposed(said, state.turn, state.options))}
    stands = [(each, _stands(each, spoken.get(each.number, []), state)) for each in laid.values()]
    fates = {_key(after): fate(after, state) for _, after in stands}
    told = [event for before, after in stands for event in _told(before, after, fates[_key(after)], state)]
    ready = [
        (_completed(before, spoken.get(before.number, [])), after)
        for before, after in stands
        if fates[_key(after)].what == "agreed"
    ]
    open_ = tuple(after for _, after in stands if fates[_key(after)].what in ("open", "waits"))
    void = tuple(event for each in said for event in _void(each, laid, state))
    return (
        replace(state, proposals=open_),
        tuple(proposal for _, proposal in sorted(ready, key=lambda each: each[0])),
        (*told, *void),
    )


def _by_numbers(said: Said) -> dict[int, Places]:
    """Sort what was said by the numbers it speaks of; each keeps its place in the order of completion."""
    found: dict[int, Places] = {}
    for place, each in enumerate(said):
        if isinstance(each.order, ProposeOrder | AnswerOrder | PassOrder):
            found.setdefault(each.order.number, []).append((place, each))
    return found


def _stands(proposal: Proposal, spoken: Places, state: State) -> Proposal:
    """Give a proposal as it stands at the deadline."""
    return answered(proposal, [each for _, each in spoken], state.turn, state.options)


def _key(proposal: Proposal) -> Key:
    """Tell proposals apart: their numbers are short."""
    return proposal.number, frozenset(proposal.treaty.members)


def fate(proposal: Proposal, state: State) -> Fate:
    """Say what becomes of a proposal at the deadline.

    Who has fallen is known to all, so it is told before what only some know; a state that never was simply does not
    answer, like one that does not hear (C-8.10).
    """
    fallen = {realm.seat for realm in state.realms if not realm.alive}
    dead = [member for member in proposal.treaty.members if member in fallen]
    if proposal.rejected:
        return _refused(proposal)
    if dead:
        return Fate("destroyed", dead[0])
    if strangers(proposal.treaty, proposal.by, contacts_of(state, proposal.by)):
        return Fate("no_contact")
    if not agreed(proposal, state.options):
        return Fate("lapsed" if proposal.until <= state.turn else "open")
    waiting = state.options.treaty_approval == "referee" and not proposal.passed
    return Fate("waits" if waiting else "agreed")


def contacts_of(state: State, seat: Seat) -> frozenset[Seat]:
    """Give the contacts a state has now."""
    return next((realm.contacts for realm in state.realms if realm.seat == seat), frozenset())


def _refused(proposal: Proposal) -> Fate:
    """Say who has said no: the author takes it back, the referee lets it not pass, a member rejects it."""
    words = {proposal.by: "withdrawn", REFEREE: "refused"}
    who = next((seat for seat in words if seat in proposal.rejected), proposal.rejected[0])
    return Fate(words.get(who, "rejected"), "" if who == REFEREE else who)


def _completed(proposal: Proposal, spoken: Places) -> int:
    """Give the place of the last word an agreement still needed; what was complete earlier comes first."""
    return max((place for place, each in spoken if _needed(each, proposal)), default=-1)


def _needed(each: Overture[Order], proposal: Proposal) -> bool:
    """Tell whether something said was needed for an agreement."""
    match each.order:
        case ProposeOrder() as order:
            return order.number == proposal.number and each.by == proposal.by
        case AnswerOrder() as order:
            return order.answer == "accept" and each.by not in proposal.accepted and meant(order, each.by, proposal)
        case PassOrder() as order:
            return each.by == REFEREE and named(order, proposal)
        case _:
            return False


def _told(before: Proposal, after: Proposal, fate: Fate, state: State) -> Iterator[Event]:
    """Tell the members what has become of a proposal; of one agreed they hear when it takes effect."""
    for member in listeners(after, state):
        if fate.what == "open":
            yield from _answers(member, before, after)
        elif fate.what == "waits":
            yield events.agreement_waits(member, after.number, others(after, member))
        elif fate.what != "agreed" and member != fate.who:
            yield over(member, after, fate.what, fate.who)


def _answers(member: Seat, before: Proposal, after: Proposal) -> Iterator[Event]:
    """Tell a member who has agreed or thought better of it."""
    new = [each for each in after.accepted if each not in (*before.accepted, member)]
    gone = [each for each in before.accepted if each not in after.accepted and each != member]
    yield from (events.proposal_answered(member, after.number, who, "accept") for who in new)
    yield from (events.proposal_answered(member, after.number, who, "withdraw") for who in gone)


def listeners(proposal: Proposal, state: State) -> tuple[Seat, ...]:
    """List the members a proposal has reached (C-8.10)."""
    return tuple(realm.seat for realm in state.realms if hears(proposal, realm.seat, realm.contacts))


def others(proposal: Proposal, member: Seat) -> tuple[str, ...]:
    """List the other members."""
    return tuple(each for each in proposal.treaty.members if each != member)


def over(member: Seat, proposal: Proposal, why: str, who: str = "") -> Event:
    """Tell a member that a proposal is over."""
    return events.proposal_over(member, (proposal.number, proposal.by), others(proposal, member), why, who)


def void(state: State, dead: Iterable[Seat]) -> Told:
    """Take the proposals off the table that somebody who is no more was a party to."""
    gone = set(dead)
    lost = [each for each in state.proposals if gone & set(each.treaty.members)]
    kept = tuple(each for each in state.proposals if each not in lost)
    told = (
        over(member, each, "destroyed", next(who for who in each.treaty.members if who in gone))
        for each in lost
        for member in listeners(each, state)
        if member not in gone
    )
    return replace(state, proposals=kept), tuple(told)


def _void(each: Overture[Order], laid: Mapping[Key, Proposal], state: State) -> Iterator[Event]:
    """Tell who answered what is not, or no longer, to be answered."""
    order = each.order
    if not isinstance(order, AnswerOrder) or each.by == REFEREE:
        return
    meaning = laid.get((order.number, frozenset(order.members)))
    known = meaning is not None and meant(order, each.by, meaning)
    late = meaning is not None and known and settled(meaning, state.turn, state.options)
    if (late and order.answer != "accept") or (not known and order.answer != "withdraw"):
        yield events.answer_void(each.by, order.number, order.answer)
