"""What members hear of treaties (P-16.2), and nobody else. Every event has the facts of the treaty or the proposal:
number, members, clauses, until (the last round; 0: without limit), words, and all that in words: terms."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.agreements import proposal as general
from pbem.core.events import Event, Rank
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.powers.orders import AnswerOrder
from pbem.rulesets.powers.treaty import Clause, Pact, Proposal, Treaty

RANKS = {"concluded": Rank.HEADLINE, "denounced": Rank.HEADLINE, "answer_void": Rank.NOTE}


def _treaty(of: Pact | Proposal) -> dict[str, Fact]:
    said = of.treaty if isinstance(of, general.Proposal) else of
    until = said.until if isinstance(said, Treaty) else said.last or 0
    return {
        "number": of.number,
        "members": said.members,
        "clauses": tuple(said.clauses),
        "until": until,
        "words": said.words,
        "terms": terms(said.clauses, until, said.words),
    }


def terms(clauses: Iterable[Clause], until: int, words: str) -> Text:
    """Say what was agreed on, and up to the end of which round (0: without limit)."""
    said = tuple(text(f"powers-clause-{clause}") for clause in clauses)
    own = (text("powers-clause-words", words=words),) if words else ()
    return text("powers-terms", clauses=(*said, *own), until=until)


def _to(seats: Iterable[Seat], kind: str, /, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=frozenset(seats), rank=RANKS.get(kind, Rank.NEWS), facts=facts)


def concluded(pact: Pact) -> Event:
    """`concluded`, the members: all of them."""
    return _to(pact.members, "concluded", **_treaty(pact))


def denounced(pact: Pact, by: Seat) -> Event:
    """`denounced` (P-16.3), the members: by; until is the last round."""
    return _to(pact.members, "denounced", **_treaty(pact), by=by)


def ended(pact: Pact, to: Iterable[Seat], why: str, free: int = 0) -> Event:
    """`treaty_ended`, members: why: `until`, `denounced`, `out` (a member is out and nobody is left to be bound),
    `left` (a member is out, the others stay bound); free: the first round in which it does not bind (0: this one)."""
    return _to(to, "treaty_ended", **_treaty(pact), why=why, free=free)


def answered(to: Seat, proposal: Proposal, who: str, what: str) -> Event:
    """`answered`, a member: by (the author), who, what: `accept` or `withdraw`."""
    return _to((to,), "answered", **_treaty(proposal), by=proposal.by, who=who, what=what)


def proposal_over(to: Seat, proposal: Proposal, why: str, who: str) -> Event:
    """`proposal_over`, a member: as `answered`, why: `rejected`, `withdrawn`, `destroyed` (by, with `who`), `lapsed`,
    `late` (its last round is over)."""
    return _to((to,), "proposal_over", **_treaty(proposal), by=proposal.by, who=who, why=why)


def answer_void(by: Seat, order: AnswerOrder) -> Event:
    """`answer_void`, its author: number, answer: there is no such proposal any more."""
    return _to((by,), "answer_void", number=order.number, answer=order.answer)
