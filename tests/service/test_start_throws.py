"""The throws a board was dealt with: first reports list those a seat may know, the secret of the end proves them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pbem.proof.examination import examine
from tests.service.kit import Office
from tests.service.test_proof import changed, folder, only

SEATS = ("blue", "red", "green")


@pytest.fixture
def related(office: Office) -> Office:
    """P-25.1: three powers whose relations are thrown; the war lasts one round."""
    office.key = "related"
    seats = [{"seat": seat, "name": seat.title(), "address": [f"{seat}@players.test"]} for seat in SEATS]
    chapters = ["land", "multi", "g-rel"]
    options = {"map": "two-seas", "chapters": chapters, "seats": 3, "rounds": 1}
    return office.start(key=office.key, ruleset="powers", options=options, seat=seats)


def test_the_first_report_lists_them(related: Office) -> None:
    text = related.content(related.mails("blue", "report")[-1]).text
    assert "relation blue-red" in text.lower()


def test_they_are_proven_at_the_end(related: Office, tmp_path: Path) -> None:
    found = only(examine(folder(related, "blue", tmp_path / "before")))
    assert any("6 throws before the start told" in note for note in found.general.notes)
    related.until("2026-11-21 20:00:00")
    found = only(examine(folder(related, "blue", tmp_path / "mails")))
    assert "6 throws before the start" in found.general.proves
    assert not found.faulty


def test_a_forged_one_is_found(related: Office, tmp_path: Path) -> None:
    related.until("2026-11-21 20:00:00")
    place = folder(related, "blue", tmp_path / "mails")
    changed(place, _forged)
    (fault,) = only(examine(place)).general.faults
    assert "relation blue-red" in fault


def _forged(told: dict[str, Any]) -> None:
    for roll in told.get("rolls", ()):
        if roll["why"] == "relation blue-red":
            roll["value"] = roll["value"] % 6 + 1
