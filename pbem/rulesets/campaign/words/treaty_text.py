"""What a treaty says, term by term, for answers, mails and reports."""

from __future__ import annotations

from typing import assert_never

from pbem.core.texts import Fact, Text, text
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import (
    Entry,
    Gift,
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
from pbem.rulesets.campaign.view import View


def terms(treaty: Treaty, turn: int) -> tuple[Text, ...]:
    """Say all terms of a treaty that comes into force when `turn` is over."""
    if not treaty.alliance:
        return tuple(map(term, treaty.terms))
    entry = () if Entry() in treaty.terms else (text("campaign-term-no-entry"),)
    peace = text("campaign-term-peace")
    return (_length(treaty, turn), _victory(treaty.joint), peace, *map(term, treaty.terms), *entry)


def pact(alliance: Alliance) -> tuple[Text, ...]:
    """Say what holds between allies."""
    shared = [text("campaign-term-explored")] if alliance.share_explored else []
    shared += [text("campaign-term-view")] if alliance.share_view else []
    entry = text("campaign-term-entry" if alliance.entry else "campaign-term-no-entry")
    words = [text("campaign-term-words", words=words) for words in alliance.words]
    return (_victory(alliance.joint), *shared, entry, *words)


def _length(treaty: Treaty, turn: int) -> Text:
    first, last = span(treaty, turn)
    if treaty.turns is None:
        return text("campaign-term-unlimited", first=first)
    return text("campaign-term-turns", turns=treaty.turns, first=first, last=last)


def span(treaty: Treaty, turn: int) -> tuple[int, int]:
    """C-8.3: give the first and the last turn (0: without limit) of a treaty that all have agreed to in `turn`."""
    return turn + 1, 0 if treaty.turns is None else turn + treaty.turns


def agreed(proposal: Proposal, view: View, left: tuple[str, ...]) -> Text:
    """Say who is left to agree, or that all have."""
    if left:
        return text("campaign-plan-missing", who=left)
    if not proposal.treaty.alliance:
        return text("campaign-plan-agreed-exchange")
    first, last = span(proposal.treaty, view.turn)
    return text("campaign-plan-agreed", first=first, last=last)


def approval(view: View) -> tuple[Text, ...]:
    """3.3: say that the referee must let it pass, where he is asked."""
    return (text("campaign-plan-approval"),) if view.options.treaty_approval == "referee" else ()


def _victory(joint: bool) -> Text:
    return text("campaign-term-victory", joint=int(joint))


def term(said: Term) -> Text:
    """C-8.5: say one term of a treaty."""
    match said:
        case Share(what=what):
            return text(f"campaign-term-{what}")
        case Entry():
            return text("campaign-term-entry")
        case GiveCity(city, giver, to):
            return text("campaign-term-city", city=city, giver=giver, to=to)
        case GiveArmy(army, giver, to):
            return text("campaign-term-army", army=army, giver=giver, to=to)
        case GiveMap(giver, to):
            return text("campaign-term-map", giver=giver, to=to)
        case GiveContact(of, giver, to):
            return text("campaign-term-contact", of=of, giver=giver, to=to)
        case Words(words):
            return text("campaign-term-words", words=words)
        case _:
            assert_never(said)


def kind(treaty: Treaty) -> str:
    """Name the kind of a treaty: `alliance`, `exchange`, or `gift` where only one gives."""
    if treaty.alliance:
        return "alliance"
    givers = {term.giver for term in treaty.terms if isinstance(term, Gift)}
    return "gift" if len(givers) < 2 else "exchange"


def others(members: tuple[str, ...], view: View) -> tuple[str, ...]:
    """List the members but the reader."""
    return tuple(member for member in members if member != view.seat)


def data(proposal: Proposal) -> dict[str, object]:
    """Write a proposal for client programs."""
    treaty = proposal.treaty
    return {
        "number": proposal.number,
        "by": proposal.by,
        "kind": kind(treaty),
        "members": list(treaty.members),
        "turns": treaty.turns,
        "joint": treaty.joint,
        "terms": [_fields(term) for term in treaty.terms],
        "turn": proposal.turn,
        "until": proposal.until,
        "accepted": list(proposal.accepted),
    }


def _fields(term: Term) -> dict[str, Fact]:
    return {name: getattr(term, name) for name in term.__dataclass_fields__}
