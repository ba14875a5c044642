"""Several persons on one seat: all get its mail and may write its orders, and none learns another's address."""

from __future__ import annotations

from email import message_from_bytes, policy

import pytest

from pbem.service.house.case import SeatCase
from pbem.service.post.rendering import rendered
from pbem.store.engine import writing
from pbem.store.repository import partners, people, seats
from tests.service.kit import Office

CLARA = "clara@away.test"


@pytest.fixture
def shared(both: Office) -> Office:
    """Blue is played by Anna and Clara."""
    share(both)
    return both


def share(office: Office, seat: str = "blue", name: str = "Clara", address: str = CLARA) -> None:
    with writing(office.house.engine) as session:
        row = seats.get(session, "rk4", seat)
        assert row is not None
        person = people.by_address(session, address) or people.add(session, name, "cs", "Europe/Prague", [address])
        partners.add(session, row, person, office.house.now)


def test_all_get_the_reports_of_the_seat_in_its_language(shared: Office) -> None:
    shared.until("2026-11-21 20:00:01")
    mails = [shared.mails(reader, "report")[-1] for reader in ("blue", CLARA)]
    assert [mail.turn for mail in mails] == [1, 1]
    assert {mail.language for mail in mails} == {"en"}
    assert len({mail.message_id for mail in mails}) == 2


def test_partners_write_orders_and_the_writer_is_answered_with_a_copy_to_the_others(shared: Office) -> None:
    shared.letter("blue", "army 1: up 2", sender=CLARA)
    shared.letter("blue", "army 1: up 1")
    answers = [[mail.in_reply_to for mail in shared.mails(one, "answer")] for one in (CLARA, "blue")]
    assert [len(threads) for threads in answers] == [2, 2]
    letters = [letter.message_id for letter in shared.letters()]
    assert answers[0][0] == letters[0]
    assert answers[1][1] == letters[1]
    assert letters[0] not in answers[1]
    assert letters[1] not in answers[0]


def test_every_reader_has_a_thread_of_their_own(shared: Office) -> None:
    shared.until("2026-11-21 20:00:01")
    shared.until("2026-11-22 20:00:01")
    for reader in ("blue", CLARA):
        first, second = shared.mails(reader, "report")[-2:]
        assert second.in_reply_to == first.message_id


def test_no_mail_shows_one_partners_address_or_name_to_another(shared: Office) -> None:
    shared.letter("blue", "army 1: up 2", sender=CLARA)
    shared.letter("blue", "nonsense")
    shared.until("2026-11-21 20:00:01")
    for reader, other in (("blue", CLARA), (CLARA, "blue@players.test")):
        for mail in shared.mails(reader):
            sent = message_from_bytes(rendered(shared.house, mail, b""), policy=policy.default)
            words = "\n".join(part.get_content() for part in sent.walk() if part.get_content_maintype() == "text")
            assert other not in f"{sent.items()}{words}".lower()


def test_a_partner_greets_under_the_own_name(shared: Office) -> None:
    shared.until("2026-11-21 20:00:01")
    assert shared.report(CLARA).heading.player == "Clara"
    assert shared.report("blue").heading.player == "Anna"


def test_a_partner_of_one_seat_is_a_stranger_to_another(shared: Office) -> None:
    shared.letter("red", "army 1: stay", sender=CLARA)
    assert not shared.mails("red", "answer")
    assert not shared.mails(CLARA, "answer")


def test_a_report_is_sent_again_to_all(shared: Office) -> None:
    from pbem.service.referee import interventions
    from pbem.store.repository import campaigns

    shared.until("2026-11-21 20:00:01")
    with writing(shared.house.engine) as session:
        campaign, seat = campaigns.claim(session, "rk4"), seats.get(session, "rk4", "blue")
        assert campaign is not None
        assert seat is not None
        assert interventions.resend(SeatCase(shared.house, session, campaign, seat))
    for reader in ("blue", CLARA):
        assert [mail.revision for mail in shared.mails(reader, "report")][-2:] == [0, 1]


def test_a_seat_given_to_another_has_no_partners_any_more(shared: Office) -> None:
    with writing(shared.house.engine) as session:
        seat = seats.get(session, "rk4", "blue")
        assert seat is not None
        seats.give(session, seat, people.add(session, "Vera", "en", "UTC", ["vera@away.test"]))
    shared.letter("blue", "army 1: up 2", sender=CLARA)
    assert not shared.mails(kind="answer")
    shared.until("2026-11-21 20:00:01")
    assert not shared.mails(CLARA, "report")[1:]


def test_a_dismissed_partner_is_a_stranger_and_the_code_is_new(shared: Office) -> None:
    from pbem.service.campaigns import partners as sharing
    from pbem.store.repository import campaigns

    old = shared.reply_to("blue")
    with writing(shared.house.engine) as session:
        campaign, seat = campaigns.claim(session, "rk4"), seats.get(session, "rk4", "blue")
        assert campaign is not None
        assert seat is not None
        assert sharing.remove(shared.house, session, campaign, seat, CLARA)
    shared.letter("blue", "army 1: up 2", sender=CLARA, to=old)
    assert not shared.mails(kind="answer")
    assert shared.mails("blue", "renewed")
    assert not shared.mails(CLARA, "renewed")


def test_no_receipt_shows_one_partner_where_the_others_letters_come_from(shared: Office) -> None:
    """A Message-ID ends in the domain of its program or provider."""
    shared.letter("blue", "army 1: up 2", sender=CLARA, message_id="<one@claras-house.test>")
    shared.letter("blue", "army 2: stay", message_id="<two@players.test>")
    shared.letter("blue", "orders 1")
    said = [shared.content(mail) for mail in shared.mails("blue")]
    assert "up 2" in said[-1].text
    assert not any("claras-house" in content.text + content.html for content in said)
