"""The deadline: which proposals are agreed, which wait, stay open or are over, and who hears of it.

An agreement is complete with the last word it needed; what was complete first comes first. `said` is in the order in
which the letters came.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Literal

from pbem.core.agreements.negotiation import answered, meant, named, proposed
from pbem.core.agreements.orders import AnswerOrder, PassOrder, ProposeOrder
from pbem.core.agreements.proposal import Procedure, Proposal, TreatyT
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat

Places = list[tuple[int, Overture[object]]]
Named = Seat | Literal[""]
Fate = tuple[str, Named]
Key = tuple[int, frozenset[Seat]]


@dataclass(frozen=True)
class News(Generic[TreatyT]):
    """What a member hears of a proposal at the deadline; of one that is agreed it hears when the game lets it begin.

    `what`: while it is open `accept` or `withdraw` (took its consent back) by `who`; `waits` for the referee; or why it
    is over: `rejected`, `withdrawn` or `destroyed` (by or with `who`), `refused`, `lapsed`, or the game's own word.
    """

    to: Seat
    proposal: Proposal[TreatyT]
    what: str
    who: Named = ""


@dataclass(frozen=True)
class Settlement(Generic[TreatyT]):
    """What the deadline leaves: agreed in the order of completion, open until later, and what is heard of it.

    `void`: answers to what is not, or no longer, to be answered.
    """

    agreed: tuple[Proposal[TreatyT], ...]
    open: tuple[Proposal[TreatyT], ...]
    news: tuple[News[TreatyT], ...]
    void: tuple[tuple[Seat, AnswerOrder], ...]


def settle(
    laid: Iterable[Proposal[TreatyT]], said: Iterable[Overture[object]], procedure: Procedure[TreatyT]
) -> Settlement[TreatyT]:
    """Settle the proposals that lay on the table and those made this turn by all that was said in it."""
    spoken = tuple(said)
    numbered = _by_numbers(spoken)
    table = {_key(each.number, each.treaty.members): each for each in (*laid, *proposed(spoken, procedure))}
    agreed, open_, news = [], [], list[News[TreatyT]]()
    for before in table.values():
        places = numbered.get(before.number, [])
        after = answered(before, [each for _, each in places], procedure)
        fate, who = fate_of(after, procedure)
        news += _news(before, after, (fate, who), procedure)
        agreed += [(_completed(before, places), after)] if fate == "agreed" else []
        open_ += [after] if fate in ("open", "waits") else []
    ready = tuple(proposal for _, proposal in sorted(agreed, key=lambda each: each[0]))
    return Settlement(ready, tuple(open_), tuple(news), tuple(_void(spoken, table, procedure)))


def _by_numbers(said: tuple[Overture[object], ...]) -> dict[int, Places]:
    """Sort what was said by the numbers it speaks of; each keeps its place in the order of completion."""
    found: dict[int, Places] = {}
    for place, each in enumerate(said):
        if isinstance(each.order, ProposeOrder | AnswerOrder | PassOrder):
            found.setdefault(each.order.number, []).append((place, each))
    return found


def _key(number: int, members: tuple[Seat, ...]) -> Key:
    """Tell proposals apart: their numbers are short."""
    return number, frozenset(members)


def fate_of(proposal: Proposal[TreatyT], procedure: Procedure[TreatyT]) -> Fate:
    """Say what becomes of a proposal: `agreed`, `waits`, `open`, or why it is over, and by whom.

    Who has fallen is known to all, so it is told before what only some know.
    """
    fallen = [member for member in proposal.treaty.members if member in procedure.fallen]
    if proposal.rejected:
        return _refused(proposal)
    if fallen:
        return "destroyed", fallen[0]
    if barred := procedure.barred(proposal):
        return barred, ""
    if procedure.missing(proposal):
        return "lapsed" if proposal.until <= procedure.turn else "open", ""
    return "waits" if procedure.approval and not proposal.passed else "agreed", ""


def _refused(proposal: Proposal[TreatyT]) -> Fate:
    """Say who has said no: the author takes it back, the referee lets it not pass, a member rejects it."""
    if proposal.by in proposal.rejected:
        return "withdrawn", proposal.by
    if REFEREE in proposal.rejected:
        return "refused", ""
    return "rejected", proposal.rejected[0]


def _news(
    before: Proposal[TreatyT], after: Proposal[TreatyT], fate: Fate, procedure: Procedure[TreatyT]
) -> Iterator[News[TreatyT]]:
    what, who = fate
    for member in procedure.audience(after):
        if what == "open":
            new = [each for each in after.accepted if each not in (*before.accepted, member)]
            gone = [each for each in before.accepted if each not in (*after.accepted, member)]
            yield from (News(member, after, "accept", each) for each in new)
            yield from (News(member, after, "withdraw", each) for each in gone)
        elif what != "agreed" and member != who:
            yield News(member, after, what, who)


def _completed(proposal: Proposal[TreatyT], spoken: Places) -> int:
    """Give the place of the last word an agreement still needed; what was complete earlier comes first."""
    return max((place for place, each in spoken if _needed(each, proposal)), default=-1)


def _needed(each: Overture[object], proposal: Proposal[TreatyT]) -> bool:
    match each.order:
        case ProposeOrder():
            return each.by == proposal.by
        case AnswerOrder(answer="accept") as order:
            return each.by not in proposal.accepted and meant(order, each.by, proposal)
        case PassOrder() as order:
            return each.by == REFEREE and named(order, proposal)
        case _:
            return False


def _void(
    said: Iterable[Overture[object]], table: dict[Key, Proposal[TreatyT]], procedure: Procedure[TreatyT]
) -> Iterator[tuple[Seat, AnswerOrder]]:
    for each in said:
        if isinstance(order := each.order, AnswerOrder) and each.by != REFEREE:
            proposal = table.get(_key(order.number, order.members))
            known = proposal is not None and meant(order, each.by, proposal)
            late = proposal is not None and known and procedure.settled(proposal)
            if (late and order.answer != "accept") or (not known and order.answer != "withdraw"):
                yield each.by, order


def dropped(
    laid: Iterable[Proposal[TreatyT]], gone: Iterable[Seat], procedure: Procedure[TreatyT]
) -> tuple[tuple[Proposal[TreatyT], ...], tuple[News[TreatyT], ...]]:
    """Take the proposals off the table to which somebody who is no more was a party; give those left, and the news."""
    fallen, kept, news = frozenset(gone), [], list[News[TreatyT]]()
    for each in laid:
        lost = [member for member in each.treaty.members if member in fallen]
        kept += [] if lost else [each]
        hearing = [seat for seat in procedure.audience(each) if lost and seat not in fallen]
        news += [News(seat, each, "destroyed", lost[0]) for seat in hearing]
    return tuple(kept), tuple(news)
