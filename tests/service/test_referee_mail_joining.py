"""Who may play, what did not arrive, who wrote to whom, and the proof: by the referee's words."""

from __future__ import annotations

import pytest

from pbem.mail.commands.referee import read
from pbem.reports.briefing import Report
from pbem.service.desk import undelivered_mail
from pbem.store import tables
from pbem.store.engine import writing
from pbem.store.repository import outbox, press, turns
from tests.service.joining_kit import IVAN, VERA, asks, joins, opened, replies, seat_of, states, subject
from tests.service.kit import Office
from tests.service.referee_mail_kit import REFEREE, flat, writes


@pytest.fixture
def strict(office: Office) -> Office:
    """A campaign whose referee decides who plays."""
    return opened(office, joining={"approve": True})


def test_applications_lists_who_asks_and_how_to_decide(strict: Office) -> None:
    joins(strict, VERA, "as red")
    said = flat(writes(strict, "applications"))
    assert VERA in said
    assert "waits for your decision" in said
    assert "“approve 1”" in said


def test_approve_seats_and_passes_the_reason_on(strict: Office) -> None:
    joins(strict, VERA, "as red")
    assert "plays now" in flat(writes(strict, "approve 1 because you played so well"))
    assert seat_of(strict, VERA) == "red"
    assert "you played so well" in strict.content(strict.mails(VERA, "joining-approved")[0]).text


def test_refuse_tells_why_and_is_good_once(strict: Office) -> None:
    joins(strict, VERA)
    assert "has been refused" in flat(writes(strict, "refuse 1 because this one is for beginners"))
    assert subject(strict, VERA) == "joining-refused"
    assert "for beginners" in strict.text(VERA)
    assert states(strict) == ["refused"]
    assert "No application 1 waits" in flat(writes(strict, "approve 1"))


def test_an_application_to_another_campaign_is_not_ours(strict: Office, office: Office) -> None:
    joins(strict, VERA)
    assert "No application 1 waits" in flat(writes(office, "approve 1"))
    assert states(strict) == ["asked"]


def test_an_invitation_is_mailed_listed_and_withdrawn(strict: Office) -> None:
    said = flat(writes(strict, f"invite red: Vera <{VERA}>, language cs"))
    assert f"on its way to {VERA}" in said
    assert strict.mails(VERA, "ask-invitation") or strict.mails(VERA)
    listed = flat(writes(strict, "applications"))
    assert VERA in listed
    assert "Red" in listed
    code = next(word for word in listed.split() if word.count("-") == 3)
    assert f"{code} is withdrawn" in flat(writes(strict, f"withdraw {code}"))
    assert "no invitation is open" in flat(writes(strict, "applications"))
    assert "withdrawn" not in flat(writes(strict, f"withdraw {code}")).partition("“withdraw")[0]


def test_without_an_address_a_code_is_made(strict: Office) -> None:
    said = flat(writes(strict, "invite"))
    line = next(part for part in said.split("join ")[1:])
    code = line.split()[1]
    asks(strict, IVAN, code)
    replies(strict, IVAN, "yes")
    assert seat_of(strict, IVAN)


def test_whoever_plays_already_and_our_own_address_are_not_invited(office: Office) -> None:
    assert "plays" in flat(writes(office, "invite blue@players.test")).lower()
    assert "address of this service" in flat(writes(office, "invite orders@host.test"))


def test_withdraw_and_an_order_are_two_things() -> None:
    assert [one.key for one in read("", [(1, "withdraw abcd-efgh-jkmn-pqr2"), (2, "withdraw 2")])] == [
        "withdraw",
        "cancel",
    ]
    assert read("", [(1, "withdraw")])[0].key == "cancel"


def test_mails_lists_what_came_back_and_resend_sends_it_again(office: Office) -> None:
    assert "waits to go out" in flat(writes(office, "mails"))
    with writing(office.house.engine) as session:
        mail = outbox.latest(session, office.key, "red", "report")
        assert mail is not None
        undelivered_mail.refused(office.house, session, mail, 552, "552 5.2.2 mailbox full")
        mail.state, mail.verdict = "rejected", "552 5.2.2 mailbox full"
    said = flat(writes(office, "mails red"))
    assert "refused" in said
    assert "mailbox full" in said
    assert "mailbox full" not in flat(writes(office, "mails blue"))
    before = len(office.mails("red", "report"))
    assert "goes to Red again" in flat(writes(office, "resend red because it came back"))
    assert len(office.mails("red", "report")) == before + 1


def test_a_seat_without_a_report_has_nothing_to_send_again(strict: Office) -> None:
    assert "no report that could be sent again" in flat(writes(strict, "resend red"))
    assert "No seat is called" in flat(writes(strict, "resend purple"))


def test_letters_are_listed_and_one_is_shown(office: Office) -> None:
    assert "No letter" in flat(writes(office, "letters"))
    with writing(office.house.engine) as session:
        row = tables.Press(
            code="abc", campaign=office.key, writer="red", readers="blue", body="Meet me at U16", at=office.house.now
        )
        row.anonymous = True
        session.add(row)
        session.flush()
        number = press.of_campaign(session, office.key)[0].id
    listed = flat(writes(office, "letters"))
    assert "unsigned" in listed
    assert "Meet me" not in listed
    assert "Meet me at U16" in flat(writes(office, f"letters {number}"))
    assert "no letter 999" in flat(writes(office, "letters 999"))


def test_verify_says_that_turns_come_out_the_same_and_which_do_not(office: Office) -> None:
    office.later(days=3)
    assert "came out the same" in flat(writes(office, "verify"))
    with writing(office.house.engine) as session:
        row = turns.every(session, office.key)[-1]
        row.seed = "00" * 32
        session.add(row)
    said = flat(writes(office, "verify"))
    assert "One turn came out otherwise" in said
    assert "the seed is not the next link of the chain" in said


@pytest.mark.parametrize(
    "words",
    [
        ("заявки", "письма", "почта", "проверить"),
        ("přihlášky", "dopisy", "pošta", "ověřit"),
        ("prihlášky", "listy", "pošta", "overiť"),
    ],
)
def test_the_words_of_other_languages(words: tuple[str, ...]) -> None:
    assert [read("", [(1, one)])[0].key for one in words] == ["applications", "letters", "mails", "verify"]


def test_try_with_a_seat_sends_the_report_it_would_get(office: Office) -> None:
    office.letter("red", "army 1: stay")
    assert "follows in a mail" in flat(writes(office, "try blue"))
    said = office.said(office.mails(REFEREE, "preview")[-1])
    assert isinstance(said, Report)
    assert said.heading.seat == "blue"
    assert said.heading.turn == 2
    assert office.campaign().head_turn == 0
    assert len(office.mails("blue", "report")) == 1
