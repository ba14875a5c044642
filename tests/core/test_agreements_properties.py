"""Whatever is said in the valley: no bond without consent, notice is kept, the order of members never matters."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.agreements.agreement import Agreement, between, with_notice
from pbem.core.agreements.orders import Answer, AnswerOrder, ProposeOrder
from pbem.core.agreements.proposal import Proposal
from pbem.core.overtures import Overture
from pbem.core.seats import Seat
from tests.core.valley import Valley
from tests.core.valley_terms import VILLAGES, Bargain, Peace, Water, bargain

YEARS = 8
WORDS: tuple[Answer, ...] = ("accept", "accept", "reject", "withdraw")


def talk(rng: random.Random, valley: Valley) -> None:
    """Say something, sensible or not."""
    who = rng.choice(VILLAGES)
    if rng.random() < 0.3:
        members = " ".join(rng.sample(VILLAGES, rng.randint(1, 4)))
        valley.propose(who, bargain(members, rng.choice((Peace(), Water(6))), years=rng.choice((None, 1, 3))))
    elif valley.accords and rng.random() < 0.3:
        valley.end(who, rng.choice(valley.accords))
    else:
        for each in valley.table():
            valley.said.append(Overture(who, AnswerOrder(each.number, rng.choice(WORDS), each.treaty.members)))


@pytest.mark.parametrize("seed", range(60))
def test_nobody_is_bound_without_having_agreed(seed: int) -> None:
    """Whoever is a member of an accord proposed it, or accepted it, and said nothing else of it afterwards."""
    rng, valley, yes = random.Random(seed), Valley(turns=2), set[tuple[int, Seat]]()
    for _ in range(YEARS):
        for _ in range(8):
            talk(rng, valley)
        for each in valley.said:
            match each.order:
                case ProposeOrder(number=number) | AnswerOrder(number=number, answer="accept"):
                    yes.add((number, each.by))
                case AnswerOrder(number=number):
                    yes.discard((number, each.by))
        before = {accord.number for accord in valley.accords}
        valley.year()
        for accord in valley.accords:
            assert accord.number in before or all((accord.number, member) in yes for member in accord.members)
        assert all(each.until >= valley.now for each in valley.proposals)


turns = st.integers(0, 20)
spans = st.builds(Agreement, st.just(4711), st.just(VILLAGES), turns, st.none() | turns)


@given(spans, turns, st.integers(0, 5), turns)
@settings(max_examples=300, deadline=None)
def test_notice_is_kept(agreement: Agreement, given_in: int, notice: int, turn: int) -> None:
    """Until it has run out, what was in force is; afterwards nothing is; given twice it changes nothing."""
    noticed = with_notice(agreement, given_in, notice)
    assert noticed.holds(turn) == (agreement.holds(turn) and turn <= given_in + notice)
    assert with_notice(noticed, given_in + 1, notice) == noticed


def shuffled(rng: random.Random, treaty: Bargain) -> Bargain:
    return replace(treaty, members=tuple(rng.sample(treaty.members, len(treaty.members))))


def laid(rng: random.Random) -> tuple[Proposal[Bargain], ...]:
    """Lay some proposals on the table; the numbers are their places."""
    treaties = [bargain(" ".join(rng.sample(VILLAGES, rng.randint(2, 4))), Peace()) for _ in range(4)]
    return tuple(Proposal(n, each.members[0], each, 1, 2, (each.members[0],)) for n, each in enumerate(treaties))


@pytest.mark.parametrize("seed", range(60))
def test_the_order_of_members_never_matters(seed: int) -> None:
    """The same words of the same villages, with the members named in another order: the same bonds, the same news."""
    rng = random.Random(seed)
    one, other = Valley(turns=3), Valley(turns=3)
    one.proposals = laid(rng)
    other.proposals = tuple(replace(each, treaty=shuffled(rng, each.treaty)) for each in one.proposals)
    for _ in range(4):
        for each in rng.sample(one.proposals, len(one.proposals)):
            who, word, members = rng.choice(VILLAGES), rng.choice(WORDS), each.treaty.members
            one.said.append(Overture(who, AnswerOrder(each.number, word, members)))
            other.said.append(Overture(who, AnswerOrder(each.number, word, members[::-1])))
        one.year()
        other.year()
        assert one.heard == other.heard
        for village in VILLAGES:
            for neighbour in VILLAGES:
                bonds = [[each.number for each in between(v.accords, village, neighbour, v.now)] for v in (one, other)]
                assert bonds[0] == bonds[1]
                assert one.holds(Peace, village, neighbour) == other.holds(Peace, neighbour, village)
