"""Mails and letters are packed where they are stored; what earlier versions stored plain is read as well."""

from __future__ import annotations

import zlib

import pytest
from sqlalchemy import Engine, text

from pbem.store.engine import reading, writing, writing_connection
from pbem.store.repository import outbox, sizes, thinning
from pbem.store.tables import Inbox, Outbox, packing
from pbem.store.tables.packing import SMALL, packed, smallest, unpacked
from tests.store.rows import NOW, SECRET, later, letter, mail, start

REPEATED = b"From: x\r\n\r\n" + b"army 1 stays where it is\r\n" * 100


@pytest.mark.parametrize("plain", [b"", b"{}", REPEATED, packed(b"packed twice"), bytes(range(256)) * 9])
def test_what_is_packed_is_unpacked_the_same(plain: bytes) -> None:
    assert unpacked(packed(plain)) == unpacked(packed(plain, SMALL)) == unpacked(smallest(plain)) == plain


def test_no_sample_is_ever_changed() -> None:
    """What was packed by one can be read with that very one alone."""
    assert {zlib.adler32(packing._sample(name)): name for name in packing._SAMPLES.values()} == packing._SAMPLES


@pytest.mark.parametrize("name", packing._SAMPLES.values())
def test_what_is_like_a_sample_is_packed_by_it(name: str) -> None:
    plain = packing._sample(name)[200:] + b"and something else"
    assert len(smallest(plain)) < len(packed(plain, SMALL)) / 10
    assert unpacked(smallest(plain)) == plain


@pytest.mark.parametrize(
    "stored", [b"From: x", b'{"kind":"report"}', b"", b"x\x9cno packing", b"x\xf9no sample", packed(REPEATED)[:-5]]
)
def test_what_no_version_packed_is_given_as_it_is(stored: bytes) -> None:
    assert unpacked(stored) == stored


def test_mails_and_letters_are_small_where_they_are_stored(engine: Engine) -> None:
    """The program reads what it wrote; the database holds a part of it."""
    with writing(engine) as session:
        start(session)
        row = outbox.queue(session, mail(1), SECRET, "pbem.example")
        outbox.keep_raw(session, row, REPEATED)
        taken = letter(session, 1)
        taken.raw = REPEATED
    with reading(engine) as session:
        assert session.get(Outbox, row.id).raw == session.get(Inbox, taken.id).raw == REPEATED  # type: ignore[union-attr]
        stored = session.connection().execute(text("SELECT raw, briefing FROM outbox")).one()
        letters = session.connection().execute(text("SELECT raw FROM inbox")).one()
    assert max(len(stored[0]), len(letters[0])) < len(REPEATED) / 10
    assert zlib.decompress(stored[1]) == b"{}"


def test_what_is_stored_plain_is_read_and_packed_when_it_is_thinned_out(engine: Engine) -> None:
    """So an upgrade need not rewrite gigabytes."""
    with writing(engine) as session:
        start(session)
        row = outbox.queue(session, mail(1), SECRET, "pbem.example")
    plain = {"raw": REPEATED, "said": b'{"kind":"answer"}'}
    with writing_connection(engine) as connection:
        connection.execute(text("UPDATE outbox SET raw = :raw, briefing = :said, state = 'sent'"), plain)
    with writing(engine) as session:
        (old,) = thinning.older(session, "whole", later(1), 5)
        assert old.mail == REPEATED
        thinning.thin(session, old, "words", thinning.shorter(old, old.mail))
    with reading(engine) as session:
        found = session.get(Outbox, row.id)
        stored = session.connection().execute(text("SELECT raw, briefing FROM outbox")).one()
    assert found is not None
    assert (found.raw, found.briefing, found.kept) == (REPEATED, '{"kind":"answer"}', "words")
    assert [unpacked(one) for one in stored] == list(plain.values())
    assert len(stored[0]) < len(REPEATED) / 10


@pytest.mark.parametrize(("state", "old"), [("sent", 1), ("returned", 1), ("rejected", 1), ("queued", 0), ("held", 0)])
def test_only_mails_that_are_not_sent_any_more_are_thinned_out(engine: Engine, state: str, old: int) -> None:
    with writing(engine) as session:
        start(session)
        outbox.queue(session, mail(1), SECRET, "pbem.example")
    with writing_connection(engine) as connection:
        connection.execute(text("UPDATE outbox SET state = :state"), {"state": state})
    with reading(engine) as session:
        assert len(thinning.older(session, "whole", later(1), 5)) == old
        assert not thinning.older(session, "whole", NOW, 5)
        assert not thinning.older(session, "words", later(1), 5)


def test_the_bytes_of_everything_are_added_up(engine: Engine) -> None:
    """As they are stored; what came lately is added up by itself."""
    with writing(engine) as session:
        start(session)
        letter(session, 1)
        letter(session, 9)
    with reading(engine) as session:
        found = sizes.sizes(session, later(5))
        stored = [len(raw) for (raw,) in session.connection().execute(text("SELECT raw FROM inbox ORDER BY id"))]
    assert (found["letters received"].all, found["letters received"].recent) == (sum(stored), stored[1])
    assert found["turns"].all > 0
    assert found["mails as they were sent"] == sizes.Size(0, 0)
