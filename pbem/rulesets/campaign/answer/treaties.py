"""What the answer says of diplomatic orders (6.1, 6.2): what is proposed, who has agreed, when it comes into force."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.diplomacy.consent import consenting, until
from pbem.rulesets.campaign.diplomacy.table import named
from pbem.rulesets.campaign.orders import AnswerOrder, EndOrder, Order, PassOrder, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.treaty import Proposal, Treaty
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words.treaty_text import others, span, terms


def forecast(order: Order, view: View) -> Iterator[Text]:
    """Say what a diplomatic order does."""
    match order:
        case ProposeOrder():
            yield from _proposed(order, view)
        case AnswerOrder():
            yield from _answered(order, view)
        case EndOrder(number=number, members=members):
            yield from _ending(number, members, view)
        case UnionOrder():
            yield text("campaign-plan-union")
        case PassOrder(number=number, passed=passed):
            yield text("campaign-plan-pass" if passed else "campaign-plan-refuse", number=number)


def _proposed(order: ProposeOrder, view: View) -> Iterator[Text]:
    """4.5: the author sees the whole treaty, who hears of it, and when it comes into force."""
    treaty, number = order.treaty, order.number
    if view.seat is None:
        return
    yield text("campaign-plan-proposed", number=number, others=others(treaty.members, view))
    yield from terms(treaty, view.turn)
    asked = consenting(treaty, view.seat, view.options)
    if treaty.alliance:
        yield _in_force("campaign-plan-force", treaty, view)
    elif not asked:
        yield text("campaign-plan-gift-free")
    elif len(asked) == 1:
        yield text("campaign-plan-gift-waits", who=asked)
    else:
        yield text("campaign-plan-exchange")
    yield from _approval(view)
    if asked:
        known = next((each for each in view.proposals if each.number == number), None)
        yield from _agreed(_willing(known, asked))
        yield text("campaign-plan-until", number=number, until=until(view.turn, view.options))


def _willing(proposal: Proposal | None, asked: Iterable[Seat]) -> tuple[Seat, ...]:
    """List those of the asked who have agreed."""
    return tuple(seat for seat in asked if proposal is not None and seat in proposal.accepted)


def _agreed(who: tuple[Seat, ...]) -> Iterator[Text]:
    if who:
        yield text("campaign-plan-accepted", who=who)


def _approval(view: View) -> Iterator[Text]:
    if view.options.treaty_approval == "referee":
        yield text("campaign-plan-approval")


def _in_force(id: str, treaty: Treaty, view: View) -> Text:
    first, last = span(treaty, view.turn)
    return text(id, first=first, last=last)


def _answered(order: AnswerOrder, view: View) -> Iterator[Text]:
    """6.2: say what was answered, and who is still to agree."""
    proposal = next((each for each in view.proposals if named(order, each)), None)
    if order.answer == "withdraw" and (proposal is None or proposal.by == view.seat):
        yield text("campaign-plan-withdraw-own", number=order.number, others=others(order.members, view))
    elif proposal is not None and order.answer != "accept":
        yield text(f"campaign-plan-{order.answer}", number=order.number, by=proposal.by)
    elif proposal is not None:
        yield text("campaign-plan-accept", number=order.number, by=proposal.by)
        yield from terms(proposal.treaty, view.turn)
        yield from _standing(proposal, view)


def _standing(proposal: Proposal, view: View) -> Iterator[Text]:
    """Say who is still to agree when the reader does; else that all have."""
    asked = consenting(proposal.treaty, proposal.by, view.options)
    missing = tuple(seat for seat in asked if seat not in (*proposal.accepted, view.seat))
    if missing:
        yield text("campaign-plan-missing", who=missing)
    elif proposal.treaty.alliance:
        yield _in_force("campaign-plan-agreed", proposal.treaty, view)
    else:
        yield text("campaign-plan-agreed-exchange")
    if not missing and not proposal.passed:
        yield from _approval(view)


def _ending(number: int, members: tuple[Seat, ...], view: View) -> Iterator[Text]:
    """C-8.4: it ends when all want it in the same turn."""
    yield text("campaign-plan-end", number=number, others=others(members, view))
    asked = {seat for of, seat in view.ending if of == number}
    missing = tuple(seat for seat in members if seat not in asked and seat != view.seat)
    yield text("campaign-plan-end-missing", who=missing) if missing else text("campaign-plan-end-all")
