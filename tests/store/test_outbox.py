"""Section 6, transaction 4: mail goes out at least once, always under the same Message-ID."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from pbem.store.engine import is_sqlite, reading, writing
from pbem.store.repository import outbox
from pbem.store.tables import Outbox
from tests.store.rows import NOW, SECRET, later, mail, start


def queue(session: Session, row: Outbox) -> Outbox:
    """Queue a mail of the campaign."""
    return outbox.queue(session, row, SECRET, "pbem.example")


def claimed(engine: Engine, seconds: float = 0) -> Outbox:
    """Claim one mail at that time, for a minute."""
    with writing(engine) as session:
        lease = outbox.claim(session, later(seconds), later(seconds + 60))
    assert lease is not None
    return lease.mail


def revision(session: Session) -> int | None:
    """Claim a mail for a minute; give its number, if there is one."""
    lease = outbox.claim(session, NOW, later(60))
    return lease.mail.revision if lease else None


@pytest.fixture
def queued(engine: Engine) -> Engine:
    """Give a database with one queued mail."""
    with writing(engine) as session:
        start(session)
        queue(session, mail(1))
    return engine


def test_message_ids_are_stable_and_tell_nothing() -> None:
    """They follow from the mail's key and a secret; a counted row id is no part of them."""
    one = outbox.message_id(SECRET, "pbem.example", mail(1))
    assert one == outbox.message_id(SECRET, "pbem.example", mail(1))
    others = {outbox.message_id(SECRET, "pbem.example", row) for row in (mail(2), mail(1, "blue"), mail(1, key="gk"))}
    others.add(outbox.message_id(b"other", "pbem.example", mail(1)))
    assert one not in others
    assert len(others) == 4
    assert one.endswith("@pbem.example>")


def test_a_mail_is_queued_once(queued: Engine) -> None:
    """The key of a mail refuses its repetition."""
    with pytest.raises(IntegrityError), writing(queued) as session:
        queue(session, mail(1))


def test_an_answer_to_a_stranger_is_queued_once(engine: Engine) -> None:
    """Without a campaign the Message-ID, made of the same key, refuses the repetition."""
    with writing(engine) as session:
        queue(session, mail(17, "who@else.example", key=None, kind="notice"))
    with pytest.raises(IntegrityError), writing(engine) as session:
        queue(session, mail(17, "who@else.example", key=None, kind="notice"))


def test_a_claim_is_a_lease(queued: Engine) -> None:
    """Claimed mail is nobody else's until the lease ends; then it is sent again, the same."""
    first = claimed(queued)
    with writing(queued) as session:
        assert outbox.claim(session, later(59), later(90)) is None
    second = claimed(queued, 60)
    assert (second.message_id, second.attempts) == (first.message_id, 2)


def test_claims_are_in_order_and_not_doubled(engine: Engine) -> None:
    """The longest due comes first; others who claim beside us get the others."""
    with writing(engine) as session:
        start(session)
        for number in (1, 2, 3, 4):
            row = mail(number)
            row.not_before = later(-number)
            queue(session, row)
    with writing(engine) as session:
        assert [revision(session) for _ in range(2)] == [4, 3]
        if not is_sqlite(engine):
            with writing(engine) as other:
                assert [revision(other) for _ in range(3)] == [2, 1, None]


def test_sent_mail_stays_sent(queued: Engine) -> None:
    """Accepted by the server: no claim finds it again, and nothing is foreseen."""
    row = claimed(queued)
    with writing(queued) as session:
        assert outbox.sent(session, row, later(1), "250 ok")
    with writing(queued) as session:
        assert outbox.claim(session, later(999), later(1000)) is None
        assert outbox.nearest(session) is None
        assert outbox.counts(session) == {"sent": 1}


def test_a_refusal_for_now_is_tried_again(queued: Engine) -> None:
    """4xx: not before its time."""
    row = claimed(queued)
    with writing(queued) as session:
        assert outbox.retry(session, row, later(300), "451 later")
        assert outbox.nearest(session) == later(300)
        assert outbox.claim(session, later(299), later(400)) is None
    assert claimed(queued, 300).verdict == "451 later"


def test_a_refusal_for_good_is_the_end(queued: Engine) -> None:
    """5xx: never tried again, and the referee can list it."""
    row = claimed(queued)
    with writing(queued) as session:
        assert outbox.rejected(session, row, "550 no such user")
    with reading(queued) as session:
        assert [one.verdict for one in outbox.listing(session, "rk", "rejected")] == ["550 no such user"]
        assert outbox.nearest(session) is None


def test_an_unknown_result_is_sent_again(queued: Engine) -> None:
    """The connection broke after the text: sent again under the same Message-ID."""
    row = claimed(queued)
    with writing(queued) as session:
        assert outbox.unknown(session, row, later(30), "connection lost")
    assert claimed(queued, 30).message_id == row.message_id


def test_who_lost_the_lease_is_not_listened_to(queued: Engine) -> None:
    """A slow worker cannot undo what another does now; but what is sent is sent."""
    slow, quick = claimed(queued), claimed(queued, 60)
    with writing(queued) as session:
        assert not outbox.rejected(session, slow, "timeout")
        assert not outbox.retry(session, slow, NOW, "timeout")
        assert outbox.sent(session, slow, later(70))
        assert not outbox.retry(session, quick, NOW, "451")
        assert outbox.counts(session, "rk") == {"sent": 1}


def test_sending_again_sends_the_same_bytes(queued: Engine) -> None:
    """The first rendering is kept; a second one is thrown away."""
    row = claimed(queued)
    with writing(queued) as session:
        assert outbox.keep_raw(session, row, b"one") == b"one"
    with writing(queued) as session:
        assert outbox.keep_raw(session, row, b"two") == b"one"
    assert claimed(queued, 60).raw == b"one"


def test_held_mail_waits_for_the_referee(queued: Engine) -> None:
    """After a restore nothing goes out until it is released."""
    with writing(queued) as session:
        assert outbox.hold(session) == 1
        assert outbox.claim(session, NOW, later(60)) is None
        assert outbox.release(session, later(5), "rk") == 1
    assert claimed(queued, 5).attempts == 1


def test_revisions_and_threads(queued: Engine) -> None:
    """The next answer has the next number, and refers to the mails before it."""
    with writing(queued) as session:
        assert outbox.next_revision(session, ("rk", 0, 0), "red", "answer") == 2
        second = queue(session, mail(2))
        queue(session, mail(1, "blue"))
        first, last = outbox.thread(session, "rk", "red")
        assert (last, first) == (second.message_id, outbox.message_id(SECRET, "pbem.example", mail(1)))
