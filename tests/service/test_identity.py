"""Who is believed: the code of a seat and a registered address together, and what is done with anything less."""

from __future__ import annotations

import re

import pytest

from pbem.core.texts import Text
from pbem.mail import seat_tags
from pbem.reports.briefing import Notice
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import people, seats
from pbem.store.tables import Outbox
from tests.service.kit import Office

BLUE = "blue@players.test"
HOTEL = "anna@hotel.test"
ORDER = "army 1: up 2"


def reply(office: Office, address: str, words: str, sender: str = "") -> None:
    """Answer the last question put to an address."""
    to = office.notice(address).reply_to
    office.letter("blue", words, sender=sender or address, to=to)


def texts(office: Office, address: str) -> str:
    """Give everything ever mailed to an address."""
    contents = [office.content(mail) for mail in office.mails(address)]
    return "\n".join(f"{content.subject}\n{content.text}\n{content.html}" for content in contents)


def test_a_code_and_the_registered_address_make_a_player(office: Office) -> None:
    office.letter("blue", ORDER, sender='"Anna N." <BLUE@Players.test>')
    assert office.answer("blue").lines[0].accepted


def test_the_line_of_the_order_form_is_a_code_as_well(office: Office) -> None:
    """Some programs drop what follows the plus of an address."""
    token = office.report("blue").heading.token
    office.letter("blue", f"{ORDER}\n\n> #{token}", to="orders@host.test")
    assert office.answer("blue").lines[0].accepted


def test_a_letter_from_elsewhere_waits_and_its_player_is_asked(both: Office) -> None:
    both.letter("blue", ORDER, sender=HOTEL)
    letter = both.letters()[-1]
    assert (letter.state, letter.campaign, letter.seat) == ("asked", "rk4", "blue")
    question = both.notice("blue")
    assert question.subject.id == "foreign-question"
    assert HOTEL in both.text("blue")
    assert ORDER not in both.text("blue")
    assert both.notice(HOTEL).subject.id == "foreign-asked"
    assert BLUE not in texts(both, HOTEL)
    assert not both.mails("blue", "answer")


def test_a_yes_lets_the_letter_count_and_the_answer_goes_to_the_registered_address(both: Office) -> None:
    both.letter("blue", ORDER, sender=HOTEL)
    reply(both, BLUE, "yes, that was me")
    assert both.answer("blue").lines[0].accepted
    assert not both.mails(HOTEL, "answer")
    assert both.letters()[0].state == "done"
    both.letter("blue", "army 1: stay", sender=HOTEL)
    assert both.letters()[-1].state == "asked"


def test_yes_always_lets_the_player_write_from_there(both: Office) -> None:
    """The address itself is asked too: it may be somebody else's."""
    both.letter("blue", ORDER, sender=HOTEL)
    reply(both, BLUE, "yes, always")
    reply(both, HOTEL, "yes")
    both.letter("blue", "army 1: stay", sender=HOTEL)
    assert both.letters()[-1].state == "done"
    assert both.mails(HOTEL, "answer")


def test_one_yes_counts_for_all_letters_of_that_address(office: Office) -> None:
    office.letter("blue", ORDER, sender=HOTEL)
    office.letter("blue", "army 1: stay", sender=HOTEL)
    assert len(office.mails(HOTEL)) == 1
    assert len(office.mails("blue", "ask-letter")) == 1
    reply(office, BLUE, "yes")
    assert [letter.state for letter in office.letters()] == ["done"] * 3
    assert len(office.mails("blue", "answer")) == 2


def test_a_no_discards_the_letter_and_renews_the_code(both: Office) -> None:
    stolen = both.reply_to("blue")
    both.letter("blue", ORDER, sender="eve@away.test")
    reply(both, BLUE, "no")
    assert both.letters()[0].state == "rejected"
    assert both.notice("blue").subject.id == "renewed"
    assert both.reply_to("blue") != stolen
    heading = both.notice("blue").heading
    assert heading is not None
    assert heading.reply_to == both.reply_to("blue")
    both.letter("blue", ORDER, sender="eve@away.test", to=stolen)
    assert both.notice("eve@away.test").subject.id == "notice-wrong-token"


def test_only_the_player_answers_the_question(office: Office) -> None:
    office.letter("blue", ORDER, sender=HOTEL)
    reply(office, BLUE, "yes", sender=HOTEL)
    assert office.letters()[0].state == "asked"
    assert office.notice(HOTEL).subject.id == "challenge-elsewhere"


def test_a_letter_confirmed_after_its_deadline_came_in_time_and_counts_for_the_next_turn(office: Office) -> None:
    office.letter("blue", ORDER, sender=HOTEL)
    office.until("2026-11-21 20:00:01")
    question = office.said(office.mails("blue", "ask-letter")[-1])
    assert isinstance(question, Notice)
    office.letter("blue", "yes", to=question.reply_to)
    answer = office.answer("blue")
    assert answer.heading.turn == 2
    assert "remark-previous-turn" in [remark.id for remark in answer.remarks]


def test_a_seat_given_away_meanwhile_takes_no_letter_of_the_former_player(office: Office) -> None:
    office.letter("blue", ORDER, sender=HOTEL)
    with writing(office.house.engine) as session:
        seat = seats.get(session, "rk4", "blue")
        assert seat is not None
        seats.give(session, seat, people.add(session, "Vera", "en", "UTC", ["vera@away.test"]))
    reply(office, BLUE, "yes")
    assert office.letters()[0].state == "rejected"
    assert not office.mails(kind="answer")


LOOK_ALIKES = [
    "blue@" + "рlayers.test".encode("idna").decode(),
    "blue+x@players.test",
    "b.lue@players.test",
    "blue@mail.players.test",
]


@pytest.mark.parametrize("sender", LOOK_ALIKES)
def test_a_look_alike_is_a_stranger_and_the_player_is_warned(office: Office, sender: str) -> None:
    office.letter("blue", ORDER, sender=sender)
    assert office.letters()[-1].state == "asked"
    assert "foreign-look-alike" in [words.id for words in office.notice("blue").paragraphs]


@pytest.mark.parametrize(
    "sender",
    ['"blue@players.test" <eve@away.test>', "eve@away.test (blue@players.test)", "blue@players.test@away.test"],
)
def test_a_name_that_is_an_address_is_a_name(office: Office, sender: str) -> None:
    office.letter("blue", ORDER, sender=sender)
    assert not office.mails("blue", "answer")
    assert office.letters()[-1].state in ("asked", "rejected")


def test_two_addresses_in_from_are_nobodys(office: Office) -> None:
    mail = office.written("blue", ORDER).replace(b"From: blue@players.test", b"From: blue@players.test, eve@away.test")
    office.arrives(mail)
    office.later(seconds=1)
    assert office.letters()[-1].note == "no sender"


def test_the_address_alone_is_not_enough(office: Office) -> None:
    office.letter("blue", ORDER, to="orders@host.test")
    assert office.notice("blue").subject.id == "notice-untagged"
    assert not office.mails("blue", "answer")


@pytest.mark.parametrize("sender", ["blue@players.test", "eve@away.test"])
def test_a_wrong_code_gets_one_answer_whatever_is_wrong_with_it(office: Office, sender: str) -> None:
    """Unknown campaign, unknown seat, wrong tag: nobody learns which campaigns and seats there are."""
    tag = seat_tags.sign(b"x" * 32, "rk4", "blue", 1)
    answers = []
    for campaign, seat in (("rk4", "blue"), ("rk4", "pink"), ("zz9", "blue")):
        office.letter("blue", ORDER, sender=sender, to=f"orders+{campaign}.{seat}.{tag}@host.test")
        answers.append(re.sub(r"RK4-\S+|rk4\.\S+", "", office.text(sender)))
    assert answers[0] == answers[1] == answers[2]
    assert tag not in texts(office, sender)
    assert office.notice(sender).subject.id == "notice-wrong-token"


def test_a_code_belongs_to_one_campaign_and_one_seat(office: Office) -> None:
    tag = office.reply_to("blue").partition("blue.")[2]
    for place in ("rk4.red", "rk5.blue"):
        office.letter("blue", ORDER, to=f"orders+{place}.{tag}")
        assert office.notice("blue").subject.id == "notice-wrong-token"
    assert not office.mails(kind="answer")


def test_the_code_of_another_seat_is_not_believed_and_its_player_is_asked(office: Office) -> None:
    office.letter("blue", ORDER, to=office.reply_to("red"))
    assert not office.mails(kind="answer")
    assert office.mails("red", "ask-letter")


def test_a_foreign_code_in_a_quoted_report_is_passed_over_and_never_shown(office: Office) -> None:
    """A player quotes another seat's report: their own reply address wins."""
    token = office.report("red").heading.token
    office.letter("blue", f"{ORDER}\n\n> #{token}\n> nonsense")
    assert office.answer("blue").lines[0].accepted
    assert not office.mails("red", "ask-letter")
    assert token not in texts(office, "blue")


def test_a_forwarded_report_makes_nobody_a_player(office: Office) -> None:
    token = office.report("blue").heading.token
    office.letter("blue", f"look at this\n\n> #{token}", sender="friend@away.test", to="orders@host.test")
    assert office.letters()[-1].state == "asked"
    assert token not in texts(office, "friend@away.test")


def test_of_two_campaigns_the_first_own_address_counts(office: Office) -> None:
    from tests.service.kit import open_office

    other = open_office(office.house.engine, office.house.settings.data)
    other.key = "rk5"
    other.start(key="rk5")
    office.letter("blue", ORDER, to=f"{other.reply_to('blue')}, {office.reply_to('blue')}")
    assert office.answer("blue").heading.campaign == "rk5"
    office.letter("blue", ORDER, to=office.reply_to("blue"), cc=other.reply_to("blue"))
    assert office.answer("blue").heading.campaign == "rk4"


def test_a_stranger_with_the_code_of_an_ended_campaign_learns_nothing(office: Office) -> None:
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, "rk4")
        assert campaign is not None
        rows.set_state(session, campaign, "ended")
    before = len(office.mails("blue"))
    office.letter("blue", ORDER, sender=HOTEL)
    assert office.notice(HOTEL).subject.id == "notice-wrong-token"
    assert len(office.mails("blue")) == before
    office.letter("blue", ORDER)
    assert "is over" in office.text("blue")


def test_renew_makes_earlier_codes_void_and_mails_the_new_one_to_the_registered_address(office: Office) -> None:
    old = office.reply_to("blue")
    office.letter("blue", "renew", subject="renew")
    assert office.notice("blue").subject.id == "renewed"
    assert office.reply_to("blue") != old
    office.letter("blue", ORDER, to=old)
    assert office.notice("blue").subject.id == "renewed-old"
    assert not office.mails("blue", "answer")
    office.letter("blue", ORDER)
    assert office.answer("blue").lines[0].accepted


@pytest.mark.parametrize("reader", ["red@players.test", "aunt@away.test"])
def test_a_code_that_was_sent_to_others_is_renewed_at_once_and_its_player_told_once_a_day(
    office: Office, reader: str
) -> None:
    codes = [office.reply_to("blue")]
    for words in (ORDER, "army 1: stay"):
        office.letter("blue", words, cc=reader)
        codes.append(office.reply_to("blue"))
        assert office.answer("blue").heading.reply_to == codes[-1]
    assert len(set(codes)) == 3
    assert len(office.mails("blue", "exposed")) == 1
    assert "renewed-body" in [words.id for words in paragraphs(office, office.mails("blue", "exposed")[0])]


def test_a_letter_to_ones_own_other_address_renews_nothing(office: Office) -> None:
    office.letter("blue", f"address add {HOTEL}")
    reply(office, HOTEL, "yes")
    old = office.reply_to("blue")
    office.letter("blue", ORDER, cc=HOTEL)
    assert office.reply_to("blue") == old


def paragraphs(office: Office, mail: Outbox) -> tuple[Text, ...]:
    said = office.said(mail)
    assert isinstance(said, Notice)
    return said.paragraphs


def test_a_letter_full_of_codes_is_read_in_no_time(office: Office) -> None:
    """Ten thousand made-up codes cost no ten thousand questions to the database."""
    codes = "\n".join(f"#RK{n}-1-BLUE-ABCDEFGHIJKL" for n in range(10_000))
    office.letter("blue", f"{ORDER}\n\n{codes}", sender="eve@away.test", to="orders@host.test")
    assert office.letters()[-1].note == "wrong token"


def test_several_addresses_are_one_player(office: Office) -> None:
    with writing(office.house.engine) as session:
        person = people.by_address(session, BLUE)
        assert person is not None
        people.add_address(session, person, HOTEL)
    office.letter("blue", ORDER, sender=HOTEL)
    assert [mail.kind for mail in office.mails(HOTEL)] == ["answer"]
    office.until("2026-11-21 20:00:01")
    assert office.mails("blue", "report")[-1].turn == 1


def test_an_international_domain_is_the_same_in_both_spellings(office: Office) -> None:
    with writing(office.house.engine) as session:
        person = people.by_address(session, BLUE)
        assert person is not None
        people.add_address(session, person, "anna@příklad.test")
    with reading(office.house.engine) as session:
        for spelling in ("anna@xn--pklad-zsa96e.test", "Anna@PŘÍKLAD.test"):
            found = people.by_address(session, spelling)
            assert found is not None
            assert found.name == "Anna"


def test_a_letter_nobody_confirms_is_put_away(office: Office) -> None:
    office.letter("blue", ORDER, sender=HOTEL)
    office.later(days=7, seconds=1)
    assert (office.letters()[-1].state, office.letters()[-1].note) == ("rejected", "nobody confirmed it")
    office.letter("blue", ORDER, sender=HOTEL)
    assert office.letters()[-1].state == "asked"


def test_an_address_no_mail_can_be_sent_to_makes_no_trouble(office: Office) -> None:
    mail = office.written("blue", ORDER, to="orders@host.test")
    office.arrives(mail.replace(b"blue@players.test", "blu\u0435@players.test".encode()))
    office.later(seconds=1)
    assert office.letters()[-1].state == "rejected"
    assert [sent for sent in office.mails() if not sent.address.isascii()] == []
