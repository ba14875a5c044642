"""A mail that was queued before pictures belonged to games is drawn as today when the database is upgraded."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from pbem import codec
from pbem.core.areas import AreaMap
from pbem.core.dice import KeyedDice
from pbem.core.shapes import Sketch
from pbem.registry import Registry
from pbem.reports.briefing import Report
from pbem.service.post.earlier_scenes import _redrawn
from pbem.store.tables import Outbox
from pbem.testing import letters

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ROW: dict[str, Any] = {
    "recipient": "blue",
    "kind": "report",
    "language": "en",
    "address": "blue@example.org",
    "created_at": NOON,
    "not_before": NOON,
}


@pytest.mark.parametrize("key", ["dice_empires", "europe"])
def test_a_scene_of_an_earlier_version_is_drawn_as_today(key: str) -> None:
    """What was kept are the facts that client programs get to this day; they make the same picture."""
    installed = Registry()[key]
    options = codec.loads("{}", installed.ruleset.options_type)
    seats = installed.ruleset.rules.seats(options)
    state = installed.ruleset.rules.setup(options, seats, KeyedDice(b"earlier"))
    told = letters.report(installed, None, state, (), seats[0], "en")
    assert isinstance(told.drawing, AreaMap | Sketch)
    plain = json.loads(codec.dumps(told, Report))
    earlier = codec.canonical({**plain, "drawing": plain["drawing"]["facts"]})
    with pytest.raises(ValueError, match="not a Report"):
        codec.loads(earlier, Report)
    mail = Outbox(briefing=earlier, briefing_kind="report", **ROW)
    assert list(_redrawn(mail, Registry())) == [mail]
    assert mail.briefing == codec.dumps(told, Report)
    assert list(_redrawn(mail, Registry())) == []
