"""Treaties <-> phrases (P-16.2): proposals, answers to them, notice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar, assert_never

from pbem.core.agreements.orders import Answer, AnswerOrder
from pbem.core.agreements.proposal import number_of
from pbem.core.overtures import Overture
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import COLOURS, Seat
from pbem.core.slots import each, filled, integer, word
from pbem.core.texts import text
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.chapters.treaties import time
from pbem.rulesets.powers.orders import DenounceOrder, ProposeOrder
from pbem.rulesets.powers.treaty import Clause, Pact, Proposal, Treaty
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import treaty_checks
from pbem.rulesets.powers.words.matter import Matter, Told, Work
from pbem.rulesets.powers.words.slots import named, refused, said

CLAUSES: dict[str, Clause] = {
    "peace": "peace",
    "passage": "pass",
    "vision": "vision",
    "gifting": "gifts",
    "jointly": "joint",
    "leading": "command",
    "openness": "stores",
}
_KINDS = {clause: kind for kind, clause in CLAUSES.items()}
_LONGEST = 500
PEACE = Treaty(())
OnTableT = TypeVar("OnTableT", Proposal, Pact)


def said_treaty(treaty: Treaty) -> Phrase:
    """Say a proposal."""
    terms = [Phrase(_KINDS[clause]) for clause in treaty.clauses]
    terms += [Phrase("until_round", {"round": treaty.until})] if treaty.until else []
    terms += [Phrase("vow", {"words": treaty.words})] if treaty.words else []
    return filled("propose", members=said("party", "colour", treaty.members), terms=tuple(terms))


def parties(phrase: Phrase, slot: str) -> tuple[Seat, ...]:
    """List the seats in a slot."""
    return tuple(dict.fromkeys(map(Seat, named(phrase, slot, "colour"))))


def proposed(phrase: Phrase, view: View) -> ProposeOrder | Problem:
    """P-16.2: whoever proposes a treaty is a party to it; peace is meant where nothing else is said."""
    if view.seat is None:
        return refused("not-a-power", "P-16.2")
    others = parties(phrase, "members")
    terms = (*each(phrase, "terms"), *each(phrase, "more"))
    clauses = tuple(dict.fromkeys(CLAUSES[one.kind] for one in terms if one.kind in CLAUSES))
    until = next((integer(one, "round") for one in terms if one.kind == "until_round"), 0)
    words = " ".join(word(one, "words") for one in terms if one.kind == "vow")
    if len(words) > _LONGEST:
        return refused("words-long", "P-16.2", limit=_LONGEST)
    clauses = clauses or (() if words else ("peace",))
    return proposal_of(view, view.seat, others, Treaty((), clauses, until, words))


def proposal_of(view: View, seat: Seat, others: Sequence[Seat], terms: Treaty = PEACE) -> ProposeOrder:
    """P-16.2: propose these terms to others; the members stand in the order of the seats."""
    treaty = replace(terms, members=tuple(each for each in COLOURS if each in others or each == seat))
    return ProposeOrder(number_of(time(view), seat, treaty), treaty)


def opening(view: View, other: Seat) -> ProposeOrder | None:
    """P-16.2: peace, to one that is not a party to any with this seat yet."""
    bound = view.seat is None or any({view.seat, other} <= set(one.members) for one in view.pacts)
    return None if bound or view.seat is None else proposal_of(view, view.seat, (other,))


def answered(phrase: Phrase, view: View) -> AnswerOrder | Problem:
    """P-16.2: a proposal is known by its number, or by those who are parties to it."""
    answer: Answer = "accept" if phrase.kind == "accept" else "reject" if phrase.kind == "reject" else "withdraw"
    found = _found(phrase, view, view.proposals)
    if isinstance(found, Problem):
        return found
    return AnswerOrder(found.number, answer, found.treaty.members, found.seal)


def denounced(phrase: Phrase, view: View) -> DenounceOrder | Problem:
    """P-16.3: a treaty in force is known by its number, or by those who are parties to it."""
    found = _found(phrase, view, view.pacts)
    return found if isinstance(found, Problem) else DenounceOrder(found.number, found.members)


def _found(phrase: Phrase, view: View, every: Sequence[OnTableT]) -> OnTableT | Problem:
    """Find the one that is spoken of; where several or none are, say which numbers there are."""
    number, others = integer(phrase, "number") or _marked(phrase), set(parties(phrase, "members"))
    fitting = [one for one in every if one.number == number or (others and others <= set(_members(one)))]
    if len(fitting) == 1:
        return fitting[0]
    numbers = tuple(str(one.number) for one in fitting or every)
    code = "no-proposal" if phrase.kind != "denounce" else "no-treaty"
    return refused("which-treaty" if fitting else code, "P-16.3", open=numbers, count=len(numbers))


def _marked(phrase: Phrase) -> int:
    """Give the number in the mark of a treaty, as everybody writes it: T3."""
    return int(word(phrase, "mark")[1:] or 0)


def _members(one: Proposal | Pact) -> tuple[Seat, ...]:
    return one.members if isinstance(one, Pact) else one.treaty.members


Dealing = ProposeOrder | AnswerOrder | DenounceOrder


def phrase(order: Dealing) -> Phrase:
    """Say an order."""
    match order:
        case ProposeOrder(treaty=treaty):
            return said_treaty(treaty)
        case AnswerOrder(number, answer):
            return Phrase(answer, {"number": number})
        case DenounceOrder(number):
            return Phrase("denounce", {"number": number})
        case _:
            assert_never(order)


def _check(view: View, order: Dealing) -> Iterator[Problem]:
    match order:
        case ProposeOrder():
            return treaty_checks.proposal(view, order)
        case AnswerOrder():
            return treaty_checks.answer(view, order)
        case DenounceOrder():
            return treaty_checks.notice(view, order)
        case _:
            assert_never(order)


def _foretold(work: Work, order: Dealing, place: int) -> Told:
    """P-16.2, P-16.3: the number a proposal gets; how long a treaty binds that is denounced now."""
    if isinstance(order, ProposeOrder):
        yield text("powers-plan-proposal", number=str(order.number))
    elif isinstance(order, DenounceOrder):
        for pact in in_play.told(work.view, (Overture(work.seat, order),)).pacts:
            if pact.number == order.number and pact.denounced and pact.last:
                yield text("powers-plan-notice", round=pact.last)


MATTER: Matter[Dealing] = Matter(
    when={ProposeOrder: "any", AnswerOrder: "any", DenounceOrder: "any"},
    phrase=phrase,
    meanings={
        "propose": lambda phrase, view: (proposed(phrase, view),),
        **dict.fromkeys(("accept", "reject", "withdraw"), lambda phrase, view: (answered(phrase, view),)),
        "denounce": lambda phrase, view: (denounced(phrase, view),),
    },
    check=_check,
    foretold=_foretold,
    subject=lambda order: f"treaty {order.number}",
)
