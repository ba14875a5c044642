"""A mail that was queued before pictures belonged to games is drawn as today when the database is upgraded."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import LargeBinary, type_coerce
from sqlmodel import Session, col, select, update

from pbem import codec
from pbem.core.areas import AreaMap
from pbem.core.dice import KeyedDice
from pbem.core.shapes import Sketch
from pbem.registry import Registry
from pbem.reports.briefing import Report
from pbem.service.game import briefings
from pbem.service.post.earlier_scenes import redraw
from pbem.store.engine import open_engine, writing
from pbem.store.tables import Outbox
from pbem.testing import letters
from tests.store.conftest import migrated_file

__all__ = ["migrated_file"]

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ROW: dict[str, Any] = {
    "recipient": "blue",
    "kind": "report",
    "language": "en",
    "address": "blue@example.org",
    "created_at": NOON,
    "not_before": NOON,
}


@pytest.fixture
def session(migrated_file: Path, tmp_path: Path) -> Iterator[Session]:
    """Open a database with nothing in it."""
    shutil.copy(migrated_file, tmp_path / "pbem.db")
    engine = open_engine(f"sqlite:///{tmp_path / 'pbem.db'}")
    with writing(engine) as session:
        yield session
    engine.dispose()


def first_report(key: str) -> Report:
    """Tell the first seat of a game how it begins."""
    installed = Registry()[key]
    options = codec.loads("{}", installed.ruleset.options_type)
    seats = installed.ruleset.rules.seats(options)
    state = installed.ruleset.rules.setup(options, seats, KeyedDice(b"earlier"))
    return letters.report(installed, briefings.Step(None, state, ()), seats[0], "en")


def as_kept_before(report: Report) -> str:
    """Write a report as an earlier version did: its scene was the facts that client programs get to this day."""
    plain = json.loads(codec.dumps(report, Report))
    return codec.canonical({**plain, "drawing": plain["drawing"]["facts"]})


def queue(session: Session, *written: str) -> None:
    """Queue mails that say this, stored plain as earlier versions did."""
    for number, briefing in enumerate(written):
        mail = Outbox(briefing="", briefing_kind="report", message_id=f"<{number}@host.test>", **ROW)
        session.add(mail)
        session.flush()
        said = type_coerce(briefing.encode(), LargeBinary)
        session.execute(update(Outbox).where(col(Outbox.id) == mail.id).values(briefing=said))
    session.expire_all()


@pytest.mark.parametrize("key", ["dice_empires", "europe"])
def test_a_scene_of_an_earlier_version_is_drawn_as_today(session: Session, key: str) -> None:
    """What was kept makes the same picture as today's; a second upgrade finds nothing left to draw."""
    report = first_report(key)
    assert isinstance(report.drawing, AreaMap | Sketch)
    with pytest.raises(ValueError, match="not a Report"):
        codec.loads(as_kept_before(report), Report)
    queue(session, as_kept_before(report))
    assert redraw(session, Registry()) == 1
    assert session.exec(select(Outbox.briefing)).all() == [codec.dumps(report, Report)]
    assert redraw(session, Registry()) == 0


def test_a_house_with_many_mails_holds_few_of_them_in_memory(session: Session) -> None:
    """Five mails are drawn, two at once; those of today's kind between them stay as they are."""
    report = first_report("europe")
    earlier, today = as_kept_before(report), codec.dumps(report, Report)
    queue(session, earlier, earlier, earlier, today, earlier, earlier)
    assert redraw(session, Registry(), at_once=2) == 5
    assert len(session.identity_map) <= 2
    assert session.exec(select(Outbox.briefing)).all() == [today] * 6
