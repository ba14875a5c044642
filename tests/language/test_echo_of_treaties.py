"""What is said back of treaties, gifts and answers reads as the same thing again, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.languages import LANGUAGES
from pbem.core.seats import REFEREE, Seat
from pbem.language.forms.say import say
from pbem.language.letter import blocks
from pbem.language.reading.parse import Reading
from pbem.rulesets.campaign.orders import Order, ProposeOrder, UnionOrder
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Proposal, Treaty
from pbem.rulesets.campaign.words import phrases
from pbem.rulesets.campaign.words.treaty_wording import treaty_phrase
from tests.language.campaign import LEXICONS, READERS, VIEW
from tests.language.strategies import exchanges, treaties

PARTIES = (Seat("blue"), Seat("red"))
PROPOSAL = Proposal(4711, Seat("red"), Treaty(PARTIES, True, 10), 7, 8, (Seat("red"),))
SEEN = replace(VIEW, proposals=(PROPOSAL,), alliances=(Alliance(3333, PARTIES, 5),))


def read(line: str, language: str, referee: bool = False) -> Order:
    """Read a line that is one order."""
    reading = READERS[language].read(line)
    assert isinstance(reading, Reading), (line, reading)
    (phrase,) = reading.phrases
    order = phrases.order(phrase, replace(SEEN, seat=REFEREE) if referee else SEEN)
    assert isinstance(order, Order), (line, order)
    return order


@pytest.mark.parametrize("language", LANGUAGES)
@given(treaty=treaties | exchanges)
@settings(max_examples=25)
def test_a_treaty_reads_back(language: str, treaty: Treaty) -> None:
    """`parse(say(order)) == order`, whatever the members agree on."""
    order = read(say(treaty_phrase(treaty), LEXICONS[language]), language)
    assert isinstance(order, ProposeOrder)
    assert order.treaty == treaty


@pytest.mark.parametrize("language", LANGUAGES)
@given(treaty=treaties)
@settings(max_examples=25)
def test_terms_may_stand_on_lines_of_their_own(language: str, treaty: Treaty) -> None:
    """A treaty said in one line and one written line by line are the same."""
    lexicon = LEXICONS[language]
    head, terms = treaty_phrase(replace(treaty, terms=())), treaty_phrase(treaty).slots["terms"]
    assert isinstance(terms, tuple)
    first = say(replace(head, slots={"members": head.slots["members"]}), lexicon)
    below = [f"- {say(term, lexicon)}" for term in terms if not isinstance(term, int)]
    lines = tuple(enumerate([first, *below, sorted(lexicon.ends, key=len)[0]], 1))
    ((number, line),) = blocks.joined(lines, LEXICONS)
    order = read(line, language)
    assert number == 1
    assert isinstance(order, ProposeOrder)
    assert order.treaty == treaty


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "order",
    [
        *(AnswerOrder(4711, answer, PARTIES, PROPOSAL.seal) for answer in ("accept", "reject", "withdraw")),
        EndOrder(3333, PARTIES),
        UnionOrder(),
        PassOrder(4711, True, PROPOSAL.seal),
        PassOrder(4711, False, PROPOSAL.seal),
    ],
    ids=lambda order: f"{order.kind}-{getattr(order, 'answer', getattr(order, 'passed', ''))}",
)
def test_an_answer_reads_back(language: str, order: Order) -> None:
    """The other diplomatic orders too; those of the referee in his own eyes."""
    said = say(phrases.phrase(order), LEXICONS[language])
    assert read(said, language, referee=isinstance(order, PassOrder)) == order
