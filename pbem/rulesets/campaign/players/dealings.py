"""C-8.3: how a house player answers what others propose; it proposes nothing itself, and never breaks its word."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import Seat
from pbem.rulesets.campaign.players.temper import Temper
from pbem.rulesets.campaign.treaty import Gift, Proposal
from pbem.rulesets.campaign.view import View


def answers(view: View, me: Seat, temper: Temper) -> Iterator[str]:
    """Accept or reject every proposal that waits for an answer; at most one alliance is accepted."""
    allied = bool(view.alliances)
    for one in view.proposals:
        if me not in one.treaty.members or me in (*one.accepted, *one.rejected):
            continue
        taken = _welcome(one, me, temper) and not (one.treaty.alliance and allied)
        allied = allied or (taken and one.treaty.alliance)
        yield f"{'accept' if taken else 'reject'} {one.number}"


def _welcome(one: Proposal, me: Seat, temper: Temper) -> bool:
    """Take what costs nothing: gifts, and alliances in which nothing is given away."""
    gives = any(isinstance(term, Gift) and term.giver == me for term in one.treaty.terms)
    return not gives and (not one.treaty.alliance or one.treaty.joint or temper.separate)
