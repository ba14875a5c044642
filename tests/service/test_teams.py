"""A seat of several: anybody of the team writes, all get the answer, with who ordered what; the last mail wins."""

from __future__ import annotations

import pytest

from pbem.reports.briefing import Answer
from pbem.service.house.case import Case, SeatCase
from pbem.store.engine import writing
from pbem.store.repository import partners, people, seats
from tests.service.kit import Office
from tests.service.lists_kit import cards, listing, remarks, stands, wish

CLARA, DAN = "clara@away.test", "dan@away.test"


def join(office: Office, name: str, address: str, seat: str = "blue") -> None:
    """Let one more person play a seat."""
    with writing(office.house.engine) as session:
        row = seats.get(session, office.key, seat)
        assert row is not None
        person = people.by_address(session, address) or people.add(session, name, "cs", "Europe/Prague", [address])
        partners.add(session, row, person, office.house.now)


@pytest.fixture
def team(office: Office) -> Office:
    """Blue is played by Anna, Clara and Dan."""
    listing(office)
    join(office, "Clara", CLARA)
    join(office, "Dan", DAN)
    return office


def answers(office: Office, count: int = 1) -> list[Answer]:
    """Give the last answers, one to each of the team."""
    said = [office.said(mail) for mail in office.mails(kind="answer")[-count:]]
    return [one for one in said if isinstance(one, Answer)]


def test_all_get_the_answer_to_a_mail_of_one(team: Office) -> None:
    team.letter("blue", wish(cards(team)[0]), sender=CLARA)
    assert {mail.address for mail in team.mails(kind="answer")} == {"blue@players.test", CLARA, DAN}
    assert len({repr(stands(one)) for one in answers(team, 3)}) == 1


def test_each_order_says_whose_it_is(team: Office) -> None:
    held = cards(team)
    team.letter("blue", wish(held[0]))
    team.letter("blue", wish(held[1]), sender=CLARA)
    team.letter("blue", wish(held[2]), sender=DAN)
    answer = answers(team)[0]
    assert {line.tag: line.by for line in answer.lines} == {"1": "Anna", "2": "Clara", "3": "Dan"}
    text = " ".join(team.content(team.mails(kind="answer")[-1]).text.split())
    assert "Dan, line 1" in text
    assert "Clara, line 1 of the mail of" in text


def test_a_partner_is_told_whose_mail_it_was(team: Office) -> None:
    """Only its writer reads of a mail of his own."""
    team.letter("blue", wish(cards(team)[0]), sender=CLARA)
    said = {mail.address: team.content(mail).text for mail in team.mails(kind="answer")}
    assert "Your mail arrived" in said[CLARA]
    assert all("A mail from Clara arrived" in said[who] for who in (DAN, "blue@players.test"))


def test_the_same_order_of_two_is_told_apart(team: Office) -> None:
    """Anna's goes, Clara's stays, though the words are the same."""
    card = cards(team)[0]
    team.letter("blue", wish(card))
    team.letter("blue", wish(card), sender=CLARA)
    team.letter("blue", "cancel 1", sender=DAN)
    assert [line.by for line in answers(team)[0].lines] == ["Clara"]


def test_where_one_alone_has_the_seat_no_name_is_said(office: Office) -> None:
    listing(office)
    office.letter("blue", wish(cards(office)[0]))
    assert [line.by for line in office.answer("blue").lines] == [""]


def test_a_refused_line_says_whose_it_is(team: Office) -> None:
    team.letter("blue", "play 99 against red", sender=CLARA)
    (line,) = answers(team)[0].lines
    assert line.refused
    assert line.by == "Clara"


def test_of_two_that_contradict_each_other_the_last_wins_and_all_are_told(both: Office) -> None:
    """Anna stays, Clara goes: everybody reads whose order was replaced, and by what."""
    join(both, "Clara", CLARA)
    both.letter("blue", "army 1: stay")
    both.letter("blue", "army 1: up 1", sender=CLARA)
    told = both.mails(kind="answer")[-2:]
    assert {mail.address for mail in told} == {"blue@players.test", CLARA}
    for mail in told:
        text = " ".join(both.content(mail).text.split())
        assert "An order of Anna was replaced: “army 1: stay” no longer counts, “army 1: up 1” counts." in text


def test_who_changes_the_own_order_contradicts_nobody(both: Office) -> None:
    join(both, "Clara", CLARA)
    both.letter("blue", "army 1: stay")
    both.letter("blue", "army 1: up 1")
    assert not remarks(both.answer("blue"))


def test_the_same_order_again_contradicts_nobody(both: Office) -> None:
    join(both, "Clara", CLARA)
    both.letter("blue", "army 1: stay")
    both.letter("blue", "1: stay\n2: up 1", sender=CLARA)
    assert not remarks(answers(both)[0])


def test_taking_back_what_another_ordered_is_told(team: Office) -> None:
    held = cards(team)
    team.letter("blue", wish(*held[:2]))
    team.letter("blue", "cancel 2", sender=CLARA)
    assert remarks(answers(team)[0]) == ["remark-cancelled-these", "remark-team-taken-back"]
    assert f"An order of Anna was taken back: “play {held[1]} against Red”" in " ".join(
        team.content(team.mails(kind="answer")[-1]).text.split()
    )


def test_replacing_the_list_names_the_orders_of_the_others(team: Office) -> None:
    held = cards(team)
    team.letter("blue", wish(held[0]))
    team.letter("blue", wish(held[1]), sender=CLARA)
    team.letter("blue", f"replace\n{wish(held[2])}", sender=CLARA)
    told = answers(team)[0]
    assert remarks(told) == ["remark-replaced-all", "remark-team-taken-back"]
    assert stands(told) == {"1": held[2]}


def test_on_trial_the_others_are_told_nothing_was_kept(team: Office) -> None:
    """What would be replaced is named all the same."""
    held = cards(team)
    team.letter("blue", wish(held[0]))
    team.letter("blue", f"test\nreplace\n{wish(held[2])}", sender=CLARA)
    assert answers(team)[0].trial
    team.letter("blue", "show")
    assert held[0] in " ".join(team.content(team.mails("blue")[-1]).text.split())


def test_the_receipt_of_a_turn_says_who_ordered_what(team: Office) -> None:
    held = cards(team)
    team.letter("blue", wish(held[0]), sender=CLARA)
    team.letter("blue", "orders 1")
    text = " ".join(team.content(team.mails(kind="receipt")[-1]).text.split())
    assert f"[1] play {held[0]} against Red — Clara, line 1:" in text


def test_no_address_of_one_is_shown_to_another(team: Office) -> None:
    held = cards(team)
    team.letter("blue", wish(held[0]), sender=CLARA)
    team.letter("blue", f"replace\n{wish(held[1])}", sender=DAN)
    for mail in team.mails(kind="answer"):
        others = {"blue@players.test", CLARA, DAN} - {mail.address}
        assert not any(other in team.content(mail).text for other in others)


def test_what_the_referee_enters_is_nobodys_of_the_team(team: Office) -> None:
    from pbem.service.referee import interventions
    from pbem.store.repository import campaigns

    held = cards(team)
    with writing(team.house.engine) as session:
        row, seat = campaigns.claim(session, "duel"), seats.get(session, "duel", "blue")
        assert row is not None
        assert seat is not None
        interventions.enter(SeatCase(team.house, session, row, seat), [wish(held[0])], "he wrote by post")
    team.letter("blue", wish(held[1]), sender=CLARA)
    assert [line.by for line in answers(team)[0].lines] == ["Clara", ""]


def test_the_end_is_told_once_to_each_of_the_team(team: Office) -> None:
    """Who plays along is no former player."""
    from pbem.service.referee import close
    from pbem.store.repository import campaigns

    with writing(team.house.engine) as session:
        row = campaigns.claim(session, "duel")
        assert row is not None
        close.close(Case(team.house, session, row), "enough")
    team.works()
    assert [len(team.mails(one, "ended")) for one in ("blue@players.test", CLARA, DAN)] == [1, 1, 1]
