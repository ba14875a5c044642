"""What we had sent is known when a letter is read: an order form edited in an unmarked quotation, and nothing else."""

from __future__ import annotations

from pbem.mail.reading.letter import read
from pbem.service.desk import quotations
from pbem.service.post.rendering import rendered
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import seats
from tests.service.kit import Office


def went_out(office: Office, seat: str = "blue") -> tables.Outbox:
    """Let the first report have gone out."""
    with writing(office.house.engine) as session:
        row = session.get(tables.Outbox, office.mails(seat, "report")[0].id)
        assert row is not None
        row.raw, row.state = rendered(office.house, row, b""), "sent"
        return row


def found(office: Office, raw: bytes) -> tuple[quotations.Sent, ...]:
    with reading(office.house.engine) as session:
        seat = seats.get(session, "rk4", "blue")
        assert seat is not None
        return quotations.sent(session, seat, read(raw))


def test_the_mail_a_letter_answers_is_found_by_its_message_id(office: Office) -> None:
    report = went_out(office)
    (one,) = found(office, office.written("blue", "1: up 2", In_Reply_To=report.message_id))
    assert (one.named, one.written) == (True, (0, 1))
    assert one.plain == office.content(office.mails("blue", "report")[0]).text


def test_without_a_reference_the_latest_report_is_looked_at(office: Office) -> None:
    went_out(office)
    (one,) = found(office, office.written("blue", "1: up 2"))
    assert not one.named


def test_the_mail_of_another_seat_is_never_looked_at(office: Office) -> None:
    other = went_out(office, "red")
    assert found(office, office.written("blue", "1: up 2", References=other.message_id)) == ()


def test_whoever_writes_pages_may_have_quoted_the_page(office: Office) -> None:
    went_out(office)
    raw = office.written("blue", "1: up 2")
    sent = found(office, raw)
    page = raw.replace(b"text/plain", b"text/html")
    assert len(quotations.texts(sent, read(raw))) == 1
    assert len(quotations.texts(sent, read(page))) == 2


def test_a_report_quoted_without_marks_orders_only_what_was_edited(office: Office) -> None:
    report = went_out(office)
    text = read(report.raw or b"").text.replace("army 2: stay", "army 2: up 1")
    office.letter("blue", text, In_Reply_To=report.message_id)
    echoes = [line.echo for line in office.answer("blue").lines if line.accepted]
    assert "army 2: up 1" in echoes
    assert all(line.accepted for line in office.answer("blue").lines)
