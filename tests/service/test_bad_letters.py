"""Bad input: each gets a clear answer to the right person and loses nothing."""

from __future__ import annotations

import asyncio
import smtplib
from email import message_from_bytes
from pathlib import Path

import pytest

from pbem.mail.local_post import HOST, PostOffice
from pbem.mail.reading.letter import read
from pbem.service.house.house import House
from pbem.service.work import local, work
from pbem.service.work.once import once
from pbem.store.engine import reading, writing
from pbem.store.repository import arrivals, deliveries, host, inbox, outbox, unrouted
from pbem.store.tables import Outbox
from tests.mail.returned import BOUNCES
from tests.servers.scripted import Script
from tests.service.kit import NOON, Office
from tests.service.test_sending import sent
from tests.service.test_worker import inbox as mails_of
from tests.service.test_worker import send


def test_an_unknown_sender_is_told_how_to_join_and_nothing_is_carried_out(office: Office) -> None:
    office.letter("blue", "1: stay", sender="stranger@elsewhere.test", to="orders@host.test")
    assert "stranger@elsewhere.test" in office.text("stranger@elsewhere.test")
    assert "join" in office.text("stranger@elsewhere.test")
    assert office.letters()[-1].state == "rejected"
    assert b"1: stay" in office.letters()[-1].raw


def test_a_wrong_token_is_answered_with_the_right_reply_address(office: Office) -> None:
    office.letter("blue", "1: stay", to="orders+rk4.blue.aaaaaaaaaaaa@host.test")
    mail = office.mails("blue")[-1]
    assert "not valid" in office.text("blue")
    assert not office.mails("blue", "answer")
    office.letter("blue", "army 1: stay")
    assert mail.kind == "notice-wrong-token"
    assert office.answer("blue").lines[0].accepted


def test_the_answer_to_a_wrong_token_carries_the_right_address(office: Office) -> None:
    office.letter("blue", "1: stay", to="orders+rk4.blue.aaaaaaaaaaaa@host.test")
    heading = office.notice("blue").heading
    assert heading is not None
    assert heading.reply_to == office.reply_to("blue")


def test_the_token_of_another_seat_is_worthless_and_its_owner_is_told(office: Office) -> None:
    office.letter("blue", "1: stay", to=office.reply_to("red"))
    assert "blue@players.test" in office.text("red")
    assert office.notice("blue@players.test").subject.id == "foreign-asked"
    assert not office.mails(kind="answer")


def test_a_letter_without_a_token_is_told_how_to_do_it(office: Office) -> None:
    office.letter("blue", "1: stay", to="orders@host.test")
    assert office.notice("blue").subject.id == "notice-untagged"


def test_an_empty_mail_changes_nothing_and_says_so(office: Office) -> None:
    office.letter("blue", "army 1: up 2")
    office.letter("blue", "\n\n")
    answer = office.answer("blue")
    assert [line.echo for line in answer.lines] == ["army 1: up 2"]
    assert any(remark.id == "remark-no-orders" for remark in answer.remarks)


def test_a_line_not_understood_spoils_no_other(office: Office) -> None:
    office.letter("blue", "army 1: up 2\narmy 2: dance\narmy 3: stay")
    answer = office.answer("blue")
    assert [line.accepted for line in answer.lines] == [True, False, True]
    assert answer.lines[1].problems[0].line == 2


def test_contradicting_orders_for_one_army_the_later_line_wins_and_both_are_shown(office: Office) -> None:
    """E-8: second order for the same army in one mail: the later line wins, with a warning."""
    office.letter("blue", "army 1: up 2\narmy 1: down 3")
    answer = office.answer("blue")
    assert [line.echo for line in answer.lines if line.accepted] == ["army 1: down 3"]
    assert answer.lines[0].problems[0].code == "replaced"


def test_an_army_one_has_not(office: Office) -> None:
    """E-8: unknown own army number."""
    office.letter("blue", "army 9: up 2")
    problem = office.answer("blue").lines[0].problems[0]
    assert problem.code == "campaign-no-army"
    assert "9" in office.text("blue")


def test_orders_after_the_deadline_are_kept_for_the_next_turn_and_said_so(office: Office) -> None:
    late = office.written("blue", "army 2: up 2")
    office.clock.set(office.clock.now().replace(hour=20, second=5))
    office.arrives(late)
    from pbem.mail.reading.letter import read
    from pbem.service.work import player_letters
    from pbem.store.engine import writing
    from pbem.store.repository import campaigns

    with writing(office.house.engine) as session:
        row = unrouted.oldest(session)
        assert row is not None
        inbox.route(session, row, "rk4", "blue")
        campaign = campaigns.claim(session, "rk4")
        assert campaign is not None
        player_letters.serve(office.house, session, campaign, row, read(row.raw))
    assert office.notice("blue").subject.id == "notice-late"
    office.works()
    assert [line.echo for line in office.answer("blue").lines] == ["army 2: up 2"]
    assert office.answer("blue").heading.turn == 2


def test_a_letter_that_arrived_in_time_counts_even_if_it_is_read_after_the_deadline(office: Office) -> None:
    in_time = office.clock.now().replace(hour=19, minute=59, second=59)
    office.clock.set(in_time.replace(hour=20, minute=0, second=3))
    office.arrives(office.written("blue", "army 1: up 2"), received=in_time)
    office.later(seconds=0)
    assert office.answer("blue").heading.turn == 1
    assert office.campaign().head_turn == 1
    assert "D3" in str(office.report("blue").brief)


def test_the_same_mail_delivered_twice_is_answered_once(both: Office) -> None:
    raw = both.written("blue", "army 1: up 2")
    both.arrives(raw)
    both.arrives(raw)
    both.later(seconds=1)
    assert len(both.mails("blue", "answer")) == 1
    assert [letter.state for letter in both.letters()] == ["done", "duplicate"]


def test_a_letter_for_a_turn_already_resolved_is_read_for_the_next_and_said_so(office: Office) -> None:
    token = office.report("blue").heading.token
    office.until("2026-11-21 20:00:01")
    office.letter("blue", f"# {token}\narmy 1: up 2")
    assert any(remark.id == "remark-previous-turn" for remark in office.answer("blue").remarks)


@pytest.mark.parametrize("header", ["Auto-Submitted", "Precedence"])
def test_machines_are_never_answered(office: Office, header: str) -> None:
    value = {"Auto-Submitted": "auto-replied", "Precedence": "bulk"}[header]
    before = len(office.mails())
    office.letter("blue", "I am away until Monday", **{header.replace("-", "_"): value})
    assert len(office.mails()) == before
    assert office.letters()[-1].state == "rejected"


def test_a_mail_that_is_too_large_is_told_so(office: Office) -> None:
    office.arrives(office.written("blue", ""), reason="too-large", size=30_000_000)
    office.later(seconds=1)
    assert "25 MB" in office.text("blue")


def test_one_players_mail_never_stops_anothers_game(office: Office) -> None:
    """Whatever the bytes are, the next letter is answered."""
    office.arrives(b"\xff\xfe\x00From: blue@players.test\r\n\r\n\x00" * 50)
    office.arrives(b"From: blue@players.test\nTo: " + office.reply_to("blue").encode() + b"\n\n" + b"(((" * 20000)
    office.letter("red", "armáda 1: nahoru 2")
    assert office.answer("red").lines[0].accepted


def collide(office: Office, letter: int, address: str) -> None:
    """Take the key of the mail that would answer a stranger's letter: the database refuses a second one."""
    mail = Outbox(
        recipient=address, kind="notice-nobody", revision=letter, language="en", address="taken@players.test",
        briefing="", briefing_kind="notice", created_at=NOON, not_before=NOON,
    )  # fmt: skip
    with writing(office.house.engine) as session:
        outbox.queue(session, mail, host.secret(session, NOON), "host.test")


def test_a_letter_the_database_refuses_to_answer_is_set_aside_and_stops_no_other(office: Office) -> None:
    """Section 6: a fault over one letter is told to the referee; the letters after it are answered."""
    collide(office, 1, "eve@strange.test")
    office.arrives(office.written("blue", "hello", sender="eve@strange.test", to="orders@host.test"))
    office.arrives(office.written("blue", "army 1: up 1"))
    work.do_all(office.house)
    refused, answered = office.letters()
    assert (refused.id, refused.state, answered.state) == (1, "rejected", "done")
    assert refused.note.startswith("fault: IntegrityError")
    assert len(office.mails("referee@host.test")) == 1


TROUBLES = {
    "encrypted": (
        'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary="B"\n\n--B\n'
        "Content-Type: application/pgp-encrypted\n\nVersion: 1\n\n--B\nContent-Type: application/octet-stream\n\n"
        "-----BEGIN PGP MESSAGE-----\nhQEMA\n-----END PGP MESSAGE-----\n--B--\n",
        "Your mail is encrypted",
    ),
    "signed and sealed": (
        "Content-Type: application/pkcs7-mime; name=smime.p7m\nContent-Transfer-Encoding: base64\n\nMIIB\n",
        "Your mail is encrypted",
    ),
    "winmail": (
        "Content-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\neJ8+Ig==\n",
        "winmail.dat",
    ),
    "zip bomb": (
        'Content-Type: application/zip; name="orders.zip"\nContent-Disposition: attachment; filename="orders.zip"\n'
        "Content-Transfer-Encoding: base64\n\n" + "UEsDBBQAAAAIAA==\n" * 1000,
        "Packed files",
    ),
    "binary": ("Content-Type: text/plain\n\n" + "\x01\x02\x03\x04" * 500 + "\n", "is not text"),
    "nothing": ("Content-Type: image/png\nContent-Transfer-Encoding: base64\n\niVBORw0=\n", "no text in your mail"),
}


def raw(office: Office, rest: str, seat: str = "blue", head: str = "") -> bytes:
    """Write a letter of a player whose last header fields and body are given."""
    lines = f"From: {seat}@players.test\nTo: {office.reply_to(seat)}\nSubject: Re: report\n"
    return f"{lines}Message-ID: <raw{next(office.uids)}@players.test>\n{head}MIME-Version: 1.0\n{rest}".encode(
        "latin-1"
    )


def comes(office: Office, mail: bytes) -> str:
    """Let a letter come, and another player's after it; give the answer, spaces and line ends alike."""
    office.arrives(mail)
    office.arrives(office.written("red", "arm\u00e1da 1: nahoru 2"))
    office.later(seconds=1)
    assert any(letter.raw == mail for letter in office.letters())
    assert office.answer("red").lines[0].accepted
    return " ".join(office.text("blue").split())


@pytest.mark.parametrize("what", TROUBLES)
def test_what_cannot_be_read_is_said_with_what_to_do(office: Office, what: str) -> None:
    """winmail.dat, encrypted mail, binary, a zip bomb: a clear answer, the raw mail kept, others unaffected."""
    rest, expected = TROUBLES[what]
    answer = comes(office, raw(office, rest))
    assert expected in answer
    assert "plain text" in answer or "into the mail itself" in answer


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
@pytest.mark.parametrize("what", ["encrypted", "winmail", "archive", "binary", "shortened", "no-text"])
def test_every_trouble_is_said_in_every_language(office: Office, what: str, language: str) -> None:
    assert len(office.house.catalogue(language).t(f"trouble-{what}")) > 60


@pytest.mark.parametrize("what", ["winmail", "zip bomb", "nothing"])
def test_orders_beside_something_unreadable_are_read(office: Office, what: str) -> None:
    rest, _ = TROUBLES[what]
    text = "Content-Type: multipart/mixed; boundary=M\n\n--M\nContent-Type: text/plain\n\narmy 1: up 1\n--M\n"
    comes(office, raw(office, f"{text}{rest}\n--M--\n"))
    assert [line.echo for line in office.answer("blue").lines if line.accepted] == ["army 1: up 1"]
    assert any(remark.id == "trouble-archive" for remark in office.answer("blue").remarks) is (what == "zip bomb")


@pytest.mark.parametrize("line", ["army 1: up 1", "army 1: dance with the wolves", "lorem ipsum dolor"])
def test_ten_thousand_lines_are_read_as_far_as_orders_go(office: Office, line: str) -> None:
    answer = comes(office, raw(office, "Content-Type: text/plain\n\n" + f"{line}\n" * 10_000))
    assert "only its beginning was read" in answer
    assert len(office.answer("blue").lines) <= 300


def test_one_line_of_a_megabyte(office: Office) -> None:
    comes(office, raw(office, "Content-Type: text/plain\n\narmy 1: up 1\n" + "x " * 500_000))
    assert office.answer("blue").lines[0].accepted


def test_five_thousand_nested_parts(office: Office) -> None:
    nested = "".join(f"Content-Type: multipart/mixed; boundary=b{n}\n\n--b{n}\n" for n in range(5000))
    answer = comes(office, raw(office, f"{nested}Content-Type: text/plain\n\narmy 1: up 1\n"))
    assert "army 1: up 1" in answer or "no text in your mail" in answer


def test_a_hundred_thousand_header_fields(office: Office) -> None:
    head = "".join(f"X-{n}: y\n" for n in range(100_000))
    comes(office, raw(office, "Content-Type: text/plain\n\narmy 1: up 1\n", head=head))
    assert office.letters()[0].state == "done"
    assert [line.echo for line in office.answer("blue").lines if line.accepted] == ["army 1: up 1"]


def test_a_machine_does_not_hide_behind_a_hundred_thousand_header_fields(office: Office) -> None:
    head = "".join(f"X-{n}: y\n" for n in range(100_000)) + "Auto-Submitted: auto-replied\n"
    before = len(office.mails())
    office.arrives(raw(office, "Content-Type: text/plain\n\nI am away\n", head=head))
    office.works()
    assert len(office.mails()) == before


@pytest.mark.parametrize("place", ["From", "Subject"])
def test_header_injection_goes_nowhere(
    office: Office, tmp_path: Path, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither into the header of an answer nor into the log."""
    evil = "=?utf-8?q?Anna=0D=0ABcc:_victim@elsewhere.test=0D=0AX-Evil:_yes?="
    named = {"From": f"{evil} <blue@players.test>", "Subject": "help"}
    named = named if place == "From" else {"From": "blue@players.test", "Subject": evil}
    for to in (office.reply_to("blue"), "orders@host.test"):
        head = "".join(f"{name}: {value}\n" for name, value in {**named, "To": to}.items())
        with caplog.at_level("INFO"):
            office.arrives(f"{head}Message-ID: <{next(office.uids)}@players.test>\n\narmy 1: dance\n".encode())
            office.later(seconds=1)
    assert len(office.mails("blue")) >= 3
    for mail in asyncio.run(sent(office, Script(), tmp_path, times=2)):
        fields = message_from_bytes(mail).keys()
        assert not {"Bcc", "X-Evil"} & set(fields)
        assert fields.count("To") == fields.count("Subject") == 1
    assert not [record for record in caplog.records if "\n" in record.getMessage()]


def test_a_replayed_mail_is_a_duplicate_even_after_the_mailbox_was_made_anew(both: Office) -> None:
    """The same bytes again, under another UIDVALIDITY as well: no second answer."""
    mail = both.written("blue", "army 1: up 2")
    both.arrives(mail)
    both.arrives(mail)
    again = arrivals.Arrival("orders", 2, 1, both.house.now, mail, "blue@players.test", read(mail).message_id)
    with writing(both.house.engine) as session:
        arrivals.store(session, again)
    both.later(seconds=1)
    assert [letter.state for letter in both.letters()] == ["done", "duplicate", "duplicate"]
    assert len(both.mails("blue", "answer")) == 1


def test_a_message_id_used_twice_with_another_body_is_another_letter(office: Office) -> None:
    """Both are kept and both are read: some programs number every mail alike."""
    office.letter("blue", "army 1: up 1", message_id="<same@players.test>")
    office.letter("blue", "army 2: up 1", message_id="<same@players.test>")
    assert len(office.mails("blue", "answer")) == 2
    assert sorted(line.echo for line in office.answer("blue").lines) == ["army 1: up 1", "army 2: up 1"]


def test_a_copied_message_id_keeps_nobodys_letter_from_being_read(office: Office) -> None:
    """Somebody sends first under the Message-ID of a letter of blue's that is still on its way."""
    eve = {"sender": "eve@strange.test", "to": "orders@host.test"}
    office.letter("blue", "army 1: up 1", message_id="<one@players.test>", **eve)
    office.letter("blue", "army 1: up 1", message_id="<one@players.test>")
    assert office.answer("blue").lines[0].accepted


def test_a_report_sent_back_whole_orders_nothing(office: Office, tmp_path: Path) -> None:
    """The player pressed Reply, unquoted everything and wrote nothing."""
    asyncio.run(sent(office, Script(), tmp_path))
    report = office.mails("blue", "report")[-1]
    office.letter("blue", office.content(report).text, In_Reply_To=report.message_id)
    assert not [line for line in office.answer("blue").lines if line.accepted]
    office.letter("blue", "army 1: up 1\n\n" + office.content(report).text, In_Reply_To=report.message_id)
    assert [line.echo for line in office.answer("blue").lines if line.accepted] == ["army 1: up 1"]


def test_thirty_megabytes_by_real_servers_are_answered(tmp_path: Path) -> None:
    """SMTP, IMAP, the answer over SMTP again: the writer is told, the next letter is read."""
    with local.opened_office(tmp_path) as (post, house):
        key = local.practice(house)
        mail = b"From: vera@pbem.test\r\nTo: orders@pbem.test\r\nSubject: orders\r\n\r\n" + b"x" * 70 * 1000
        with smtplib.SMTP(HOST, post.smtp_port) as server:
            server.sendmail("vera@pbem.test", "orders@pbem.test", mail + b"\r\n" + (b"y" * 998 + b"\r\n") * 30_000)
        send(post.smtp_port, "olga@pbem.test", f"join {key}")
        once(house)
        told = b"\n".join(mails_of(post.imap_port, "vera"))
        assert b"25 MB" in told
        assert mails_of(post.imap_port, "olga")


def test_a_bounce_by_real_servers_marks_the_address(tmp_path: Path) -> None:
    """The report goes out by SMTP, its bounce comes in by IMAP."""
    with local.opened_office(tmp_path) as (post, house):
        bounced = returned_mail(post, house)
        with reading(house.engine) as session:
            mail = deliveries.find(session, (bounced,))
            assert mail is not None
            assert mail.state == "returned"
        assert b"pbem.test" in b"".join(mails_of(post.imap_port, "vera"))


def returned_mail(post: PostOffice, house: House) -> str:
    """Let a stranger be answered, and the answer come back; give its Message-ID."""
    send(post.smtp_port, "vera@pbem.test", "help")
    once(house)
    answer = message_from_bytes(mails_of(post.imap_port, "vera")[0])
    with smtplib.SMTP(HOST, post.smtp_port) as server:
        bounce = BOUNCES["postfix"](answer["Message-ID"], "vera@pbem.test", "orders@pbem.test")
        server.sendmail("", "orders@pbem.test", bounce)
    once(house)
    return str(answer["Message-ID"])
