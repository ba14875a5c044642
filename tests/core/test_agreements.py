"""The life of an agreement, told of villages that bargain for peace, water and the way of their herds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.agreements.agreement import Agreement, between, in_force
from pbem.core.agreements.negotiation import ending
from pbem.core.agreements.orders import AnswerOrder, EndOrder, addressees
from pbem.core.agreements.proposal import Proposal, number_of
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from tests.core.valley import Valley
from tests.core.valley_terms import Herds, Peace, Water, bargain

ASH, ELM, FIR, OAK = map(Seat, ("ash", "elm", "fir", "oak"))
PEACE = bargain("elm oak", Peace(), years=3)


# A proposal lies on the table.


def test_a_proposal_is_known_by_a_number_that_follows_from_its_words() -> None:
    """Any change makes another one; the same words have the same number everywhere."""
    other = bargain("elm oak", Water(6), years=3)
    numbers = [number_of(1, ELM, PEACE), number_of(1, OAK, PEACE), number_of(2, ELM, PEACE), number_of(1, ELM, other)]
    assert len(set(numbers)) == 4
    assert all(1000 <= number <= 9999 for number in numbers)
    assert number_of(1, ELM, PEACE) == numbers[0] != number_of(1, ELM, PEACE, taken=numbers)


def test_the_members_and_the_referee_hear_of_everything_at_once() -> None:
    valley = Valley()
    offer = valley.propose("elm", PEACE)
    everybody = (ELM, OAK, REFEREE)
    assert addressees(offer) == everybody
    assert addressees(AnswerOrder(offer.number, "accept", PEACE.members)) == everybody
    assert addressees(EndOrder(4711, PEACE.members)) == everybody
    assert addressees("herds to the upper meadow") == ()


def test_the_author_has_agreed_and_the_others_are_asked() -> None:
    valley = Valley()
    valley.propose("elm", PEACE)
    (proposal,) = valley.table()
    assert (proposal.accepted, valley.procedure.missing(proposal), proposal.until) == ((ELM,), (OAK,), 2)


def test_what_is_said_stands_on_the_table_and_can_be_changed_while_the_year_is_open() -> None:
    valley = Valley()
    offer = valley.propose("elm", bargain("ash elm oak", Peace()))
    valley.say("oak", "accept", offer)
    valley.say("ash", "reject", offer)
    (proposal,) = valley.table()
    assert (proposal.accepted, proposal.rejected) == ((ELM, OAK), (ASH,))
    valley.say("ash", "accept", offer)
    valley.say("oak", "withdraw", offer)
    (proposal,) = valley.table()
    assert (proposal.accepted, proposal.rejected) == ((ELM, ASH), ())


def test_what_its_author_takes_back_lies_there_no_more() -> None:
    valley = Valley()
    valley.say("elm", "withdraw", valley.propose("elm", PEACE))
    assert valley.table() == []


def test_nobody_proposes_for_others_nor_to_itself() -> None:
    valley = Valley()
    for members in ("elm oak", "ash", "ash ash"):
        valley.propose("ash", bargain(members, Peace()))
    assert valley.table() == []


def test_an_answer_meant_for_other_words_is_none() -> None:
    """The number may be borne by another proposal by now: its seal tells them apart, and its members."""
    valley = Valley()
    offer = valley.propose("elm", PEACE)
    words = [AnswerOrder(offer.number, "accept", PEACE.members, "0" * 32), AnswerOrder(offer.number, "accept", (OAK,))]
    valley.said += [Overture(OAK, each) for each in words]
    assert [each.accepted for each in valley.table()] == [(ELM,)]
    seal = Proposal(offer.number, ELM, PEACE, 1, 2).seal
    valley.said.append(Overture(OAK, AnswerOrder(offer.number, "accept", PEACE.members, seal)))
    assert [each.accepted for each in valley.table()] == [(ELM, OAK)]


# The deadline.


def test_nothing_is_in_force_before_all_have_agreed() -> None:
    valley = Valley()
    offer = valley.propose("elm", bargain("ash elm oak", Peace()))
    valley.say("oak", "accept", offer)
    valley.year()
    assert not valley.holds(Peace, "elm", "oak")
    assert valley.heard == ["ash hears accept oak", "elm hears accept oak"]
    valley.say("ash", "accept", offer)
    valley.year()
    assert valley.holds(Peace, "elm", "oak")
    assert valley.holds(Peace, "ash", "elm")
    assert valley.proposals == ()


def test_consent_can_be_taken_back_until_all_have_agreed() -> None:
    valley = Valley(turns=3)
    offer = valley.propose("elm", bargain("ash elm oak", Peace()))
    valley.say("oak", "accept", offer)
    valley.year()
    valley.say("oak", "withdraw", offer)
    valley.say("ash", "accept", offer)
    valley.year()
    assert valley.accords == ()
    assert "elm hears withdraw oak" in valley.heard


@pytest.mark.parametrize(
    ("who", "what", "heard"),
    [
        ("oak", "reject", ["elm hears rejected oak"]),
        ("elm", "withdraw", ["oak hears withdrawn elm"]),
        ("ash", "reject", ["ash cannot reject"]),
    ],
)
def test_who_says_no_is_told_to_the_others(who: str, what: str, heard: list[str]) -> None:
    """Who was not asked has nothing to say, and is told so."""
    valley = Valley()
    offer = valley.propose("elm", PEACE)
    valley.say(who, "reject" if what == "reject" else "withdraw", offer)
    valley.year()
    assert (valley.accords, valley.heard) == ((), heard)


@pytest.mark.parametrize("turns", [1, 2, 4])
def test_a_proposal_that_nobody_takes_up_lapses(turns: int) -> None:
    """It lies there for so many turns, its own among them; who is late is told so."""
    valley = Valley(turns=turns)
    offer = valley.propose("elm", PEACE)
    for _ in range(turns):
        assert valley.heard == []
        valley.year()
    assert valley.heard == ["elm hears lapsed", "oak hears lapsed"]
    valley.say("oak", "accept", offer)
    valley.year()
    assert (valley.accords, valley.heard) == ((), ["oak cannot accept"])


def test_agreements_are_completed_in_the_order_of_the_last_words_they_needed() -> None:
    valley = Valley()
    first = valley.propose("elm", PEACE)
    second = valley.propose("ash", bargain("ash fir", Water(6)))
    valley.say("fir", "accept", second)
    valley.say("oak", "accept", first)
    valley.year()
    assert [each.number for each in valley.accords] == [second.number, first.number]


def test_a_game_may_ask_fewer_or_bar_a_proposal_in_its_own_word() -> None:
    """Herds over another's meadow need that one's consent alone; nobody bargains with the fir people in winter."""
    valley = Valley()
    valley.procedure = replace(
        valley.procedure,
        asked=lambda treaty, by: tuple(each.over for each in treaty.clauses if isinstance(each, Herds)),
        barred=lambda proposal: "winter" if FIR in proposal.treaty.members else "",
    )
    valley.propose("elm", bargain("elm fir", Peace()))
    offer = valley.propose("elm", bargain("ash elm oak", Herds(ELM, OAK)))
    valley.say("oak", "accept", offer)
    valley.year()
    assert [each.number for each in valley.accords] == [offer.number]
    assert valley.heard == ["elm hears winter", "fir hears winter"]


def test_who_was_not_reached_hears_nothing() -> None:
    valley = Valley()
    valley.procedure = replace(valley.procedure, heard=lambda proposal, seat: seat == proposal.by)
    valley.propose("elm", PEACE)
    valley.year()
    valley.year()
    assert valley.heard == ["elm hears lapsed"]


def test_where_the_referee_is_asked_nothing_begins_before_he_lets_it_pass() -> None:
    """It waits as long as he likes; what all had agreed to by then nobody takes back."""
    valley = Valley(approval=True)
    offer = valley.agree("elm", PEACE)
    valley.year()
    valley.say("oak", "reject", offer)
    valley.year()
    assert (valley.accords, valley.heard) == ((), ["elm hears waits", "oak hears waits", "oak cannot reject"])
    valley.judge(offer, passed=True)
    valley.year()
    assert valley.holds(Peace, "elm", "oak")


def test_the_referee_refuses() -> None:
    valley = Valley(approval=True)
    valley.judge(valley.agree("elm", PEACE), passed=False)
    valley.year()
    assert (valley.proposals, valley.heard) == ((), ["elm hears refused", "oak hears refused"])


# In force.


def test_an_agreement_is_in_force_from_the_next_turn_to_its_last() -> None:
    valley = Valley()
    valley.agree("elm", PEACE)
    valley.year()
    assert [valley.holds(Peace, "elm", "oak", year) for year in range(1, 6)] == [False, True, True, True, False]


def test_an_agreement_without_limit_goes_on() -> None:
    assert Agreement(4711, (ELM, OAK), 5).holds(5000)
    assert in_force([Agreement(4711, (ELM, OAK), 5)], 4) == ()


def test_a_clause_is_in_force_between_those_who_agreed_on_it() -> None:
    valley = Valley()
    valley.agree("elm", bargain("elm oak fir", Water(6), Peace()))
    valley.agree("ash", bargain("ash elm", Herds(ASH, ELM)))
    valley.year()
    assert valley.holds(Water, "fir", "oak")
    assert valley.holds(Water, "oak", "fir")
    assert valley.holds(Herds, "ash", "elm")
    assert not valley.holds(Peace, "ash", "elm")
    assert not valley.holds(Peace, "ash", "oak")
    assert not valley.holds(Peace, "oak", "oak")
    assert len(between(valley.accords, ELM, OAK, valley.now)) == 1


# The end.


def test_all_together_end_it_at_once() -> None:
    valley = Valley()
    valley.agree("elm", PEACE)
    valley.year()
    valley.end("elm oak", valley.accords[0])
    assert [by for _, by in ending(valley.said)] == [ELM, OAK]
    valley.year()
    assert valley.accords == ()


def test_one_alone_gives_notice_and_is_bound_until_it_has_run_out() -> None:
    """Notice of two years, given in year 2: in force through year 4. To give it again neither hastens nor delays it."""
    valley = Valley(notice=2)
    valley.agree("elm", bargain("elm oak", Peace()))
    valley.year()
    for who in ("elm", "oak"):
        valley.end(who, valley.accords[0])
        valley.year()
    assert [valley.holds(Peace, "elm", "oak", year) for year in (4, 5)] == [True, False]
    valley.year()
    valley.year()
    assert valley.accords == ()


def test_notice_does_not_prolong_what_ends_before() -> None:
    valley = Valley(notice=9)
    valley.agree("elm", PEACE)
    valley.year()
    valley.end("elm", valley.accords[0])
    valley.year()
    assert valley.accords[0].last == 4


def test_the_word_of_who_is_no_member_ends_nothing() -> None:
    valley = Valley()
    valley.agree("elm", bargain("elm oak", Peace()))
    valley.year()
    valley.end("ash", valley.accords[0])
    valley.said.append(Overture(OAK, EndOrder(valley.accords[0].number, (OAK,))))
    valley.year()
    assert valley.accords[0].last is None


def test_with_a_member_that_falls_its_proposals_are_over_and_the_others_stay_bound() -> None:
    """Two or more who stay remain bound to each other; one alone is bound to nobody."""
    valley = Valley()
    valley.agree("elm", bargain("ash elm oak", Peace()))
    valley.agree("elm", bargain("elm ash", Water(6)))
    valley.propose("oak", bargain("ash fir oak", Water(3)))
    valley.year()
    valley.fall("ash")
    assert [each.members for each in valley.accords] == [(ELM, OAK)]
    assert (valley.proposals, valley.heard) == ((), ["fir hears destroyed ash", "oak hears destroyed ash"])


def test_to_propose_anything_to_the_fallen_comes_to_nothing() -> None:
    valley = Valley()
    valley.fall("oak")
    valley.agree("elm", PEACE)
    valley.year()
    assert (valley.accords, valley.heard) == ((), ["elm hears destroyed oak"])
