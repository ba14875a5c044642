"""What is kept of mails that went out: their words and what they say for ever, the rest as the host has settled."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage

from pbem.mail.reading.letter import read
from pbem.service.campaigns import parcels
from pbem.service.desk import quotations
from pbem.service.health import sizes
from pbem.service.work import thinning
from pbem.store.engine import reading, writing
from pbem.store.repository import outbox, seats
from pbem.store.tables import Outbox
from tests.service.acting_kit import faults
from tests.service.kit import Office
from tests.service.test_archive import PNG, Painter, unpacked

Parts = dict[str, bytes]


def keeping(office: Office, **terms: int) -> Office:
    """Let the host keep mails otherwise."""
    settings = office.house.settings
    settings = settings.model_copy(update={"keep": settings.keep.model_copy(update=terms)})
    return replace(office, house=replace(office.house, settings=settings))


def goes_out(office: Office) -> None:
    """Let everything queued be written, with a picture where it may have one, and sent."""
    for mail in office.mails():
        if mail.raw is None:
            picture = PNG * 300 if mail.kind in ("report", "answer") else b""
            raw = parcels.rendered(office.house, Painter(), mail, picture)
            with writing(office.house.engine) as session:
                outbox.keep_raw(session, mail, raw)
                assert outbox.sent(session, mail, office.house.now)


def after(office: Office, days: int) -> list[str]:
    """Let days pass without any work, thin out what can be, and say what is kept of each mail."""
    office.clock.advance(timedelta(days=days))
    while thinning.thin(office.house):
        pass
    return sorted({mail.kept for mail in office.mails()})


def parts(mail: Outbox) -> Parts:
    """Give the parts of a mail, by type."""
    assert mail.raw is not None
    found = message_from_bytes(mail.raw, _class=EmailMessage, policy=policy.default)
    single = [part for part in found.walk() if not part.is_multipart()]
    return {part.get_content_type(): bytes(part.get_payload(decode=True)) for part in single}


def test_pictures_go_first_then_files_and_words_never(both: Office) -> None:
    """7 days and 90, when the host says nothing."""
    both.letter("blue", "army 1: up 1")
    goes_out(both)
    whole = parts(both.mails("blue", "report")[0])
    assert after(both, 6) == ["whole"]
    assert after(both, 2) == ["unpictured"]
    assert parts(both.mails("blue", "report")[0]) == {**whole, "image/png": b""}
    assert after(both, 83) == ["words"]
    left = parts(both.mails("blue", "report")[0])
    assert {kind for kind, data in left.items() if data} == {"text/plain", "text/html"}
    assert left == {kind: data if kind in ("text/plain", "text/html") else b"" for kind, data in whole.items()}


def test_a_host_may_keep_everything_or_only_the_pictures(office: Office) -> None:
    """0 is for ever."""
    goes_out(office)
    assert after(keeping(office, pictures_days=0, mails_days=0), 5000) == ["whole"]
    assert after(keeping(office, mails_days=0), 0) == ["unpictured"]
    assert after(keeping(office, pictures_days=0), 0) == ["words"]


def test_mails_that_are_still_to_be_sent_are_left_alone(office: Office) -> None:
    assert after(office, 5000) == ["whole"]


def test_a_step_takes_a_few_mails_only(office: Office) -> None:
    """A turn that falls due meanwhile waits for one step at most."""
    for _ in range(thinning.STEP):
        office.letter("blue", "status")
    goes_out(office)
    office.clock.advance(timedelta(days=8))
    steps = [thinning.thin(office.house) for _ in range(3)]
    assert steps == [thinning.STEP, len(office.mails()) - thinning.STEP, 0]


def test_what_a_letter_quotes_is_compared_with_the_same_words(office: Office) -> None:
    """However old the mail is that it answers."""
    goes_out(office)
    named = office.mails("blue", "report")[0].message_id
    letter = read(office.written("blue", "army 1: up 1", In_Reply_To=named, References=named))
    before = _sent(office, letter)
    assert before[0].plain
    assert before[0].page
    assert after(office, 100) == ["words"]
    assert _sent(office, letter) == before


def test_reports_history_archive_and_proof_are_as_before(office: Office) -> None:
    """They are made from what was said and played, never from the bytes of a mail."""
    office.letter("blue", "army 1: up 1")
    office.until("2026-11-22 20:00:01")
    goes_out(office)
    reports = [office.content(mail) for mail in office.mails("blue", "report")]
    asked = _asked(office)
    goes_out(office)
    assert after(office, 0) == ["whole"]
    assert after(keeping(office, pictures_days=1, mails_days=1), 2) == ["words"]
    office.clock.advance(timedelta(days=-2))
    assert [office.content(mail) for mail in office.mails("blue", "report")][: len(reports)] == reports
    assert _asked(office) == asked
    assert not faults(office)


def _sent(office: Office, letter: object) -> tuple[quotations.Sent, ...]:
    with reading(office.house.engine) as session:
        seat = seats.get(session, office.key, "blue")
        assert seat is not None
        return quotations.sent(session, seat, letter)  # type: ignore[arg-type]


def _asked(office: Office) -> tuple[str, str, dict[str, bytes]]:
    """Ask for the first report, the history and the archive."""
    office.letter("blue", "report 1")
    report = office.text("blue")
    office.letter("blue", "history")
    history = office.text("blue")
    office.letter("blue", "archive")
    return report, history, unpacked(office, office.mails("blue", "archive")[-1])


def test_the_doctor_says_how_large_what_is_and_how_fast_it_grows(office: Office) -> None:
    goes_out(office)
    office.letter("blue", "army 1: up 1")
    found = sizes.kept(office.house)
    assert found.well
    for kind in ("mails as they were sent", "what mails say", "letters received", "turns", "orders", "the log"):
        assert re.search(rf"{kind} [\d.]+ (KB|bytes), \+[\d.]+ (KB|bytes) a day", found.found), kind
    office.clock.advance(timedelta(days=31))
    assert "letters received" in sizes.kept(office.house).found
    assert not re.search(r"\+[1-9]", sizes.kept(office.house).found)
