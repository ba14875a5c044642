"""Rows written by the driver itself: the same is kept as through SQLAlchemy, and what goes wrong has its usual name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlmodel import Session, select

from pbem.store import plain
from pbem.store.engine import is_sqlite, reading, writing
from pbem.store.tables import Inbox, Outbox, Sheet
from pbem.store.tables.base import Row
from tests.store import rows


def mail(number: int) -> Outbox:
    """Make a mail with a Message-ID of its own."""
    made = rows.mail(number)
    made.message_id = f"<{number}@pbem.example>"
    return made


MADE: tuple[Callable[[int], Row], ...] = (rows.sheet, mail)


def heard(engine: Engine, write: Callable[[], None]) -> int:
    """Run something while somebody listens to statements; tell how many there were."""
    seen: list[object] = []

    def note(*told: object) -> None:
        seen.append(told)

    event.listen(engine, "before_cursor_execute", note)
    write()
    event.remove(engine, "before_cursor_execute", note)
    return len(seen)


def written(engine: Engine, row: Row) -> None:
    with writing(engine) as session:
        plain.add(session, row)


@pytest.mark.parametrize("made", MADE)
def test_heard_or_not_the_same_is_kept(engine: Engine, made: Callable[[int], Row]) -> None:
    with writing(engine) as session:
        rows.start(session)
    written(engine, made(1))
    assert heard(engine, lambda: written(engine, made(2))) > 0
    with reading(engine) as session:
        one, other = (each.model_dump() for each in session.exec(select(type(made(0)))))
    for name in ("id", "revision", "message_id"):
        one.pop(name, None)
        other.pop(name, None)
    assert one == other


def test_the_key_a_row_is_counted_up_to_is_told(engine: Engine) -> None:
    with writing(engine) as session:
        rows.start(session)
        keys = [plain.add(session, mail(number)) for number in (1, 2)]
        assert list(session.exec(select(Outbox.id))) == keys
        assert plain.add(session, rows.sheet(1)) == 0


def test_a_second_row_of_a_key_is_refused_by_its_usual_name(engine: Engine) -> None:
    with writing(engine) as session:
        rows.start(session)
        plain.add(session, rows.sheet(1))
    with pytest.raises(IntegrityError), writing(engine) as session:
        plain.add(session, rows.sheet(1))


def test_nothing_is_written_where_the_transaction_was_given_up(engine: Engine) -> None:
    """SQLite gives a whole transaction up when the disk is full; what was written before must not be missed."""
    if not is_sqlite(engine):
        pytest.skip("PostgreSQL refuses every statement of a failed transaction")
    with writing(engine) as session:
        rows.start(session)
        session.connection().execute(
            text("CREATE TRIGGER full BEFORE INSERT ON sheet BEGIN SELECT RAISE(ROLLBACK, 'full'); END")
        )
    with pytest.raises(OperationalError), writing(engine) as session:
        _two(session)
    with reading(engine) as session:
        assert not session.exec(select(Outbox)).all()
        assert not session.exec(select(Sheet)).all()


def _two(session: Session) -> None:
    plain.add(session, mail(1))
    plain.add(session, rows.sheet(1))


def test_a_row_that_is_made_is_what_its_class_would_make() -> None:
    named = mail(1).model_dump()
    assert plain.made(Outbox, **{name: value for name, value in named.items() if value is not None}) == mail(1)


def _left_after_saving(engine: Engine, uid: int) -> bool:
    """Change a letter, save it, and tell whether it is left for the session to write."""
    with writing(engine) as session:
        letter = rows.letter(session, uid, key=None)
        letter.note, letter.state = "changed", "rejected"
        plain.save(session, letter)
        left = letter in session.dirty
    with reading(engine) as session:
        kept = session.exec(select(Inbox).where(Inbox.uid == uid)).one()
        assert (kept.note, kept.state, kept.raw) == ("changed", "rejected", letter.raw)
    return left


def test_what_is_changed_in_a_row_is_saved_heard_or_not(engine: Engine) -> None:
    """By the driver at once, where it may; else the session writes it with all other rows."""
    with writing(engine) as session:
        rows.start(session)
    assert _left_after_saving(engine, 1) is not is_sqlite(engine)
    left: list[bool] = []
    assert heard(engine, lambda: left.append(_left_after_saving(engine, 2))) > 0
    assert left == [True]


def test_a_row_that_is_kept_is_written_when_it_is_changed(engine: Engine) -> None:
    with writing(engine) as session:
        rows.start(session)
        letter = rows.letter(session, 1, key=None)
        session.flush()
        letter.note = "later"
    with reading(engine) as session:
        assert session.exec(select(Inbox.note)).all() == ["later"]
